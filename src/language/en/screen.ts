// The frame of a screen, and what takes the place of one that failed.
export const texts = {
  back: 'Back',

  notShown: 'This screen couldn’t be shown',
  /** `isUnsaved` where a game would be lost. */
  wentWrong: (reason: string, isUnsaved: boolean) =>
    `Something went wrong in the app: ${reason}. ${
      isUnsaved
        ? 'Back up before you reload: a game here isn’t saved yet.'
        : 'Your games are still on this device.'
    }`,
  home: 'Home',
  reload: 'Reload the page',
  backUp: 'Back up everything',
};
