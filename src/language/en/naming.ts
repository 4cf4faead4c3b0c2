// Names that players give to games, analyses and rules; pinning and deleting what is listed.

export const texts = {
  review: 'Review',
  rename: 'Rename',
  unpin: 'Unpin',
  pin: 'Pin to the top',
  delete: 'Delete',
  title: 'Title',
  titleHint: 'Leave empty to use the game’s name.',
  deleted: (title: string) => `${title} deleted.`,
  /** Two or more. */
  severalDeleted: {
    games: (count: number) => `${count} games deleted.`,
    analyses: (count: number) => `${count} analyses deleted.`,
  },
  undo: 'Undo',
  ok: 'OK',

  /** Why rules can't have a name. */
  enterName: 'Enter a name.',
  nameTaken: 'That name is taken.',
  tooManyNames: (most: number) =>
    `You have ${most} mixes, the most you can save. Delete one first.`,
};
