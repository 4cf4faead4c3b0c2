// Build step: forbids the built page to load or run anything that is not part of the app; of scripts within the page, any but
// those that other steps put there. The development server needs inline styles, so only the build is strict.
import type { Plugin } from 'vite';
import { integrityOf } from './integrity.ts';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

const policyFor = (page: string): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineHashes(page)].join(' '),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // The one of src/ui/state/page.ts.
    'trusted-types default',
  ].join('; ');

const inlineHashes = (page: string): string[] =>
  Array.from(page.matchAll(INLINE), ([, script = '']) => `'${integrityOf(Buffer.from(script))}'`);

export function contentSecurity(): Plugin {
  return {
    name: 'content-security',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(page) },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
