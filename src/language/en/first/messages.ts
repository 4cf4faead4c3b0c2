// Messages on Home about the app itself: installing it, keeping its games, new versions, and what of the storage cannot be read.
export const texts = {
  install: 'Install Fortyone',
  installWhy: 'Opens from your home screen and fills the screen.',
  tapShare: 'Tap Share in the browser’s bar.',
  addToHomeScreen: 'Choose Add to Home Screen, then Add.',
  safariDeletes:
    'Safari may delete a site’s data after seven days without a visit. An installed app keeps its games.',
  bringGames:
    'The installed app starts with no games. To bring these along, back up in Settings first and restore there.',
  installNow: 'Install',
  notNow: 'Not now',
  installLater: 'You can install later from Settings.',

  keepGames: 'Keep your games',
  areKept: 'Your browser now keeps your games, even when space runs low.',
  noPromise: 'Your browser has made no promise. A backup keeps your games.',
  mayDelete:
    'Your browser may delete your games when space runs low, and a private window deletes them when it closes.',
  protect: 'Protect my games',
  keepLater: 'You can also do this later in Settings.',
  ok: 'OK',

  /** `news` is a sentence on what the new version brings; it may be empty. */
  newVersion: (news: string) =>
    news === '' ? 'A new version is ready.' : `A new version is ready. ${news}`,
  later: 'Later',
  update: 'Update',
  offlineReady: 'Ready to work offline.',

  /** `what` is counts such as "2 games and 1 analysis", `count` how many of all. */
  setAside: (what: string, count: number) =>
    `${what} couldn’t be read and ${count === 1 ? 'was' : 'were'} set aside. Nothing is lost.`,
  fromNewer: (what: string, count: number) =>
    count === 1
      ? `${what} from a newer version stays as it is. Update the app to open it.`
      : `${what} from a newer version stay as they are. Update the app to open them.`,
  exportToFile: 'Export to a file',
  clear: 'Clear from this device',
};
