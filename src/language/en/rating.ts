// The level that matches the player. Levels come as they are written, with their tenths.
export const texts = {
  matching: 'As strong as you, judging by your results.',
  findingOut: 'Going through your games…',
  firstLevel: (level: string) =>
    `Level ${level} of 8 for now; it finds your level in about five games.`,
  knownLevel: (level: string, from: string, to: string) =>
    `Level ${level} of 8 for now. Your results put you between ${from} and ${to}.`,
  nextLevel: (level: string) => `Next game: level ${level}.`,
  nextLevelMoving: (level: string) =>
    `Next game: level ${level}. Your level moves quickly at first.`,
};
