// Credits and licences, what the app promises, and diagnostics.
export const texts = {
  title: 'Credits and licences',
  games: 'The games',
  app: 'The app',
  version: (version: string, date: string | null, commit: string | null) =>
    `Fortyone ${version}${date === null ? '' : `, of ${date}`}${commit === null ? '' : ` (${commit})`}`,
  privacy:
    'Code, pieces, boards and sounds were made for this app and are under the MIT licence. It has no accounts and no tracking, and contacts only the server it came from. What you play stays on this device until you share it, keep a copy in a folder or move everything to another device. A link or code that you send holds the whole game and its players’ names. The camera is on only while you scan a code, and its pictures are not kept.',
  nearby:
    'When you move everything or play nearby, two codes tell the devices each other’s addresses in your network. All games, names and settings, or only the game you play, then go straight to the other device, encrypted, with no server between.',
  worst:
    'The worst that can happen: your browser clears this site, or the device breaks. Then all games since your last backup are gone. Short of that, each move is saved before it is answered, and the app says so when it can’t save.',
  others: 'Code by others',
  diagnosticsIntroduction:
    'Did something go wrong? Copy the diagnostics into your report: version, browser, storage and recent failures. They contain nothing you typed.',
  copyDiagnostics: 'Copy diagnostics',
  diagnostics: 'Diagnostics',
  copied: 'Diagnostics copied.',
  notCopied: 'This browser won’t let the app copy. Please copy by hand.',
};
