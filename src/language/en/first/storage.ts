// What the device’s storage does and does not do, from the first moment on.
const keptWhileOpen = 'Games are kept only while this page is open.';

export const texts = {
  keptWhileOpen,
  blocked: `Another tab runs an older version of the app: close it and reload this page. ${keptWhileOpen}`,
  deleted:
    'Your games were deleted outside the app, by the browser or in another tab. What this page still had is saved again. Make a backup to be safe.',
  deletedUnsaved:
    'Your games were deleted outside the app, by the browser or in another tab, and what this page still has can’t be saved again now. Keep this page open and make a backup.',
  waiting:
    'The storage of this device does not answer. Games are kept in this page, and saved as soon as it answers.',
  notSavedYet:
    'The storage of this device does not answer. What you play is saved as soon as it does: keep this page open.',
  newer: `A newer version of the app saved the games on this device: reload to update. ${keptWhileOpen}`,
  takenOver: 'A newer version of the app is open in another tab. Reload this page to go on saving.',
  notAllowed: (reason: string) =>
    `The browser does not let the app save: ${reason}. ${keptWhileOpen}`,

  /** Within a sentence: why something was not saved. */
  isFull: 'the storage of this device is full',
  doesNotAnswer: 'the storage of this device does not answer',
  openElsewhere: 'another tab has this app open: close it, and try again',
  losesWrites: 'the storage does not keep what is written to it',

  /** What another tab did meanwhile. */
  wasDeleted: {
    game: 'This game was deleted in another tab.',
    analysis: 'This analysis was deleted in another tab.',
  },
  wentOn: {
    game: 'This game went on in another tab.',
    analysis: 'This analysis went on in another tab.',
  },
  notDeleted: {
    game: 'This game went on in another tab, and was not deleted.',
    analysis: 'This analysis went on in another tab, and was not deleted.',
  },
  notRestored: 'A game or an analysis went on in another tab meanwhile. Nothing was restored.',

  /** Why no copy could be written to the folder that the player chose. */
  folder: {
    notAllowed: 'Your browser wants you to allow that again.',
    isGone: 'The folder is not there any more.',
    inUse: 'Another program is using the file.',
    isFull: 'There is not enough room.',
  },
};
