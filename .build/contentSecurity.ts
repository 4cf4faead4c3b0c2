// Build step: forbids the built page to load or run anything that is not part of the app. The development server
// needs inline styles, so only the build is strict.
import type { Plugin } from 'vite';

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // The one of src/ui/trustedScripts.ts.
  'trusted-types default',
].join('; ');

export function contentSecurity(): Plugin {
  return {
    name: 'content-security',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}
