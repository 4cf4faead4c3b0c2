// What `npm start` prints: where the app is served, on this machine and for others in the same network, and what a plain
// http address lacks. Browsers keep an app for offline play only from https or from the machine itself.
import type { Plugin, PreviewServer } from 'vite';

export function addresses(): Plugin {
  return {
    name: 'addresses',
    configurePreviewServer: (server) => {
      server.printUrls = () => {
        const { local = [], network = [] } = server.resolvedUrls ?? {};
        server.config.logger.info(addressText(local, network));
      };
    },
  };
}

type Urls = NonNullable<PreviewServer['resolvedUrls']>;

export function addressText(local: Urls['local'], network: Urls['network']): string {
  const lines = ['Open Fortyone', ...local.map((url) => `  on this computer:           ${url}`)];
  if (network.length > 0) {
    lines.push(
      ...network.map((url) => `  on a phone in your network: ${url}`),
      'The server answers every device in your network. Over that address, which is plain http,',
      'games are played and saved, but there is no offline play and the app cannot be installed:',
      'browsers allow those on https and on localhost only.',
    );
  }
  return lines.join('\n');
}
