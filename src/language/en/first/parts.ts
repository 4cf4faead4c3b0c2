// Parts that any screen may have: sheets, lists with a menu for each item, choices; and what stands in place of code that is missing.
export const texts = {
  close: 'Close',
  save: 'Save',
  ok: 'OK',
  /** Below choices, with the reason. */
  unavailable: (choice: string, reason: string) => `${choice} isn’t available: ${reason}.`,

  /** After a title, for screen readers. */
  pinned: ', pinned',
  manage: (title: string, detail: string) => `Rename, pin or delete ${title}, ${detail}`,

  missing: 'Part of the app is missing on this device.',
  notLoaded: 'This screen couldn’t be loaded',
  onceOnline:
    'Part of the app is missing on this device. Go online once to get it. Your games are safe.',
  tryAgain: 'Try again',
  home: 'Home',
  newVersion: 'A new version is ready',
  saveFirst: 'First go back to the game that isn’t saved yet.',
  updateToContinue: 'Update to continue. Your games are safe.',
  update: 'Update',
};
