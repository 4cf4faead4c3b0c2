// What goes wrong while a game is played or looked at: saving, the computer, and other tabs.
export const texts = {
  /** Why, within a sentence. */
  notSavedYet: {
    game: (why: string) => `The game is not saved yet: ${why}. Keep this page open.`,
    analysis: (why: string) => `The analysis is not saved yet: ${why}. Keep this page open.`,
  },
  notSaved: {
    game: (why: string) => `The game could not be saved: ${why}. Keep this page open.`,
    analysis: (why: string) => `The analysis could not be saved: ${why}. Keep this page open.`,
  },
  gameIsElsewhere: 'This game is being played in another tab. You are looking on.',
  analysisIsElsewhere: 'This analysis is open in another tab. You are looking on.',

  slowToStart: 'The computer is slow to start. Wait a little, or try again.',
  thinksAgain: 'The computer had to start thinking again.',
  couldNotMove: (why: string) => `The computer could not move: ${why}.`,
  /** Why, within a sentence. */
  gaveNoMove: 'it gave no move',
  gaveNoAnswer: 'the engine gave no answer',
  /** Likewise: how its worker broke down. */
  engine: {
    crashed: 'the engine crashed',
    silent: 'the engine has stopped answering',
    slow: 'the engine takes too long',
  },
};
