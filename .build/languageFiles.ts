// Build steps for the languages, of which each player needs one or two. What one says on the first page is a file that the page asks
// for at once, beside its first script, which has the English. And they are stored for offline play as deflated bytes alone, which
// the service worker unfolds: six languages would take more room than all else but the engine. So are what reads codes and what draws
// them, libraries that few need.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { languageFor, SETTINGS_KEY } from '../src/language/languageFor.ts';
import { packedName } from '../workers/builtFiles.ts';

/** Modules of a language that the first page needs, and what they share with the others. */
const FIRST = /\/src\/language\/(\w+)\/(?:index|numbers|first\/\w+|games\/titles)\.ts$/;
/** Those that are loaded where somebody learns a game; English ones are loaded one by one. */
const LESSONS = /\/src\/language\/(?!en\/)(\w+)\/games\/(?:lessons|\w+\/(?:lessons|learn))\.ts$/;
/** The others, what games say of themselves included, and the language's grammar. */
const REST = /\/src\/(?:language\/(\w+)\/(?:\w+|games\/\w+\/game)|words\/(\w+)\/.+)\.ts$/;

/** The file of a language's texts that a module becomes part of: named "first-de", "lessons-de" or "texts-de"; null for any other. */
export function languageFile(module: string): string | null {
  const [, first] = FIRST.exec(module) ?? [];
  if (first) return `first-${first}`;
  const [, lessons] = LESSONS.exec(module) ?? [];
  if (lessons) return `lessons-${lessons}`;
  const rest = REST.exec(module)?.slice(1).find(Boolean);
  return rest ? `texts-${rest}` : null;
}

/** Built files that are stored packed. What English says on the first page is none, being in the first script. */
const PACKED =
  /^assets\/(?:(first|texts|lessons)-([a-z]{2})|decode|qr|OpenScreen|StatisticsScreen|DrawScreen)-[\w-]{8}\.js$/;

export function languageFiles(): Plugin {
  return {
    name: 'language-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle = {} }) => {
        // What a file needs beside the first script is asked for with it.
        const withImports = (name: string): string[] => {
          const file = bundle[name];
          const imported = file?.type === 'chunk' ? file.imports : [];
          return [name, ...imported.filter((one) => !page.includes(one))];
        };
        const files = Object.fromEntries(
          Object.entries(firstFiles(Object.keys(bundle))).map(([language, name]) => [
            language,
            withImports(name),
          ]),
        );
        if (Object.keys(files).length === 0) return page;
        // Before the style sheets, which it would wait for, and after what must stand among the first kilobyte.
        return page.replace(/(?=<script )/, () => `<script>${askAhead(files)}</script>\n    `);
      },
    },
    // Where the files are as they are delivered.
    writeBundle({ dir = 'dist' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => PACKED.test(file))) {
        const file = join(dir, name);
        writeFileSync(packedName(file), deflateSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

/** The file with the first page's texts of each language but English. */
export function firstFiles(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const [, kind, language] = PACKED.exec(name) ?? [];
      return kind === 'first' && language ? [[language, name]] : [];
    }),
  );
}

/** A script for the page's head: asks for the texts in the language that the app will begin in. English is in the first script. */
export const askAhead = (files: Readonly<Record<string, readonly string[]>>): string => `(() => {
  const files = ${JSON.stringify(files)};
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem(${JSON.stringify(SETTINGS_KEY)})).language;
  } catch {}
  const languageFor = ${languageFor};
  const tag = languageFor(chosen, navigator.languages, ['en', ...Object.keys(files)]);
  for (const file of files[tag] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = './' + file;
    document.head.append(link);
  }
})();`;

/** Without the files that are stored packed, for a list of what is stored. */
export const withoutUnpacked = <Entry extends { readonly url: string }>(
  entries: readonly Entry[],
): Entry[] => {
  const urls = new Set(entries.map(({ url }) => url));
  return entries.filter(({ url }) => !urls.has(packedName(url)));
};
