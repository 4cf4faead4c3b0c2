// Backing up, from settings and wherever something could not be saved.

export const texts = {
  backUp: 'Back up',
  backingUp: 'Backing up…',
  cancel: 'Cancel',
  made: (file: string) => `${file} is in your downloads: keep it in a safe place.`,
  madeWithoutReviews: (file: string) =>
    `${file} is in your downloads: keep it in a safe place. Reviews are left out: you can make them again.`,
  mayLackGames: 'Games on this device may be missing from it: they can’t be read now.',
  cancelled: 'The backup was cancelled.',
  notMade: (reason: string) => `The backup could not be made: ${reason}`,
};
