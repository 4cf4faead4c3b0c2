// The web app manifest: how the app is installed. Addresses are relative, so that it works under any path.
import type { ManifestOptions } from 'vite-plugin-pwa';

export const manifest: Partial<ManifestOptions> = {
  id: './',
  name: 'Fortyone',
  short_name: 'Fortyone',
  description: 'Five board games of about forty cells, played offline by touch, keyboard and ear.',
  lang: 'en',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#f3efe6',
  theme_color: '#f3efe6',
  categories: ['games'],
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: 'screenshots/board-narrow.png',
      sizes: '720x1280',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'TheBridge41: chess across a river with one bridge',
    },
    {
      src: 'screenshots/home-narrow.png',
      sizes: '720x1280',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Five games, and the ones under way',
    },
    {
      src: 'screenshots/board-wide.png',
      sizes: '2048x1536',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Cuarenta on a tablet, its moves beside the board',
    },
  ],
  // A link that is opened, and what another app shares, comes to the window that is there.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  share_target: {
    action: './',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  file_handlers: [
    {
      action: './#/open',
      accept: { 'text/plain': ['.txt'], 'application/json': ['.json'] },
    },
  ],
  shortcuts: [
    { name: 'Continue', description: 'Resume your last game', url: './#/continue' },
    { name: 'Play the computer', url: './#/new?opponent=computer' },
    { name: 'Pass and play', url: './#/new?opponent=person' },
  ],
};
