/// <reference types="vitest/config" />
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { about } from './.build/about.ts';
import { addresses } from './.build/addresses.ts';
import { className } from './.build/className.ts';
import { contentSecurity } from './.build/contentSecurity.ts';
import { deliveredPackages } from './.build/deliveredPackages.ts';
import { firstLoadBudget } from './.build/firstLoadBudget.ts';
import { importedHashes, integrity } from './.build/integrity.ts';
import { languageFile, languageFiles, withoutUnpacked } from './.build/languageFiles.ts';
import { manifest } from './.build/manifest.ts';
import { news } from './.build/news.ts';
import { packedFiles } from './.build/packedFiles.ts';
import { shellForUnknownPaths } from './.build/shellForUnknownPaths.ts';
import { withoutProvenance } from './.build/withoutProvenance.ts';
import { excludeUiModulesFromWorker } from './.build/withoutScreens.ts';

const hashes = integrity();

export default defineConfig({
  base: './',
  plugins: [
    preact(),
    about(),
    addresses(),
    languageFiles(),
    contentSecurity(),
    deliveredPackages(),
    firstLoadBudget(),
    shellForUnknownPaths(),
    hashes.plugin,
    news(),
    packedFiles(),
    withoutProvenance(),
    VitePWA({
      registerType: 'prompt',
      // The app registers the worker itself (src/ui/pwa/installation.ts).
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      strategies: 'injectManifest',
      srcDir: 'workers',
      filename: 'sw.ts',
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2,bin}'],
        globIgnores: ['screenshots/**', '404.html'],
        maximumFileSizeToCacheInBytes: 1024 * 1024,
        manifestTransforms: [
          (entries) => ({ manifest: withoutUnpacked(entries), warnings: [] }),
          hashes.transform,
        ],
        // A worker that is no module is understood everywhere.
        rollupFormat: 'iife',
      },
    }),
  ],
  css: { modules: { generateScopedName: className } },
  worker: {
    format: 'es',
    plugins: () => [
      deliveredPackages(),
      importedHashes(),
      withoutProvenance(),
      excludeUiModulesFromWorker(),
    ],
    // One file, because WebKit runs the first module of a worker once more when a later one imports it: two engines
    // would answer each question, and neither would know the other's positions.
    rolldownOptions: { output: { codeSplitting: false } },
  },
  build: {
    target: 'es2022',
    // The page's scripts are one file. A later one asks for its own imports when it comes: naming them all beforehand would cost
    // the first load 2 kB. Style sheets are named, since a screen is not shown without them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((dependency) => dependency.endsWith('.css')),
    },
    rolldownOptions: {
      // Whatever the first page needs in one file, which compresses better than the same in many. What draws boards is
      // another: games, rules and pieces, which the first page asks for next. What three screens share is the third: a
      // screen that asked for eighty files kept the page from answering, and each small file takes room for offline play.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            // All that a language's screens say is one file: what many screens share asks for most of it.
            {
              name: languageFile,
              priority: 1,
              // What two languages share belongs to neither.
              includeDependenciesRecursively: false,
            },
            // Games, and what sentences about them need: without style sheets, since each text would look for those in the page,
            // and a screen has dozens of texts.
            {
              name: 'games',
              test: /\/src\/(?:games\/(?:index|alphabet)|words\/speaker|language\/sentence)\.ts$/,
              priority: 2,
            },
            { name: 'boards', test: /\/src\/ui\/home\/GameThumbnail\.tsx$/, priority: 1 },
            {
              name: 'screens',
              test: /\/src\/(?!games\/)/,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  // Names alone: the app is built without its tests too.
  test: {
    reporters: ['default', './tests/support/slowestFiles.ts'],
    projects: ['tests/vitest.*.config.ts', 'tests/e2e/vitest.*.config.ts'],
  },
});
