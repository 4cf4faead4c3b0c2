// How far a player has come in a game: lessons, levels and puzzles.

export const texts = {
  title: (game: string) => `${game}: your progress`,
  /** Above the list of games. */
  list: 'Progress',
  unreadable: (reason: string) => `Your progress could not be read: ${reason}`,

  lessons: 'Lessons',
  lessonsDone: (done: number, all: number) => `${done} of ${all} done.`,
  lessonsDoneAlone: (done: number, all: number, alone: number) =>
    `${done} of ${all} done, ${alone} of them without help.`,
  start: (lesson: string) => `Start: ${lesson}`,
  continue: (lesson: string) => `Continue: ${lesson}`,

  levels: 'Levels of the computer',
  noWin: 'No level won yet.',
  /** The wins are "Won at levels 1 and 2". */
  wins: (won: string) => `${won}.`,
  playComputer: 'Play the computer',
  nextLevel: (level: number) => `Next: win at level ${level}`,

  puzzles: 'Puzzles',
  solved: (solved: number, tried: number) => `${solved} of ${tried} solved on the first try.`,
  daysInARow: (days: number) => `Puzzles on ${days} days in a row; one day off is fine.`,
  noneTried: 'None tried yet.',
  solvedOfTheme: (solved: number, tried: number) => `${solved} of ${tried}`,
  more: 'More puzzles',
  first: 'Try a puzzle',
};
