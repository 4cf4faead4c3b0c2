// Puzzles and lessons on Home.
export const texts = {
  puzzles: 'Puzzles',
  hideToday: 'Hide today’s puzzle',
  allPuzzles: 'All puzzles',
  whatPuzzlesAre: 'Find the one move that wins or saves the game.',
  todaysPuzzle: 'Today’s puzzle',
  solved: 'Solved',
  toMove: (side: string) => `${side} to move`,
  dueToday: 'Due today',
  /** One of a list: "3 in this game, 1 in that game". */
  dueIn: (count: number, game: string) => `${count} in ${game}`,
  lessons: 'Lessons',
  tasksDone: (done: number, all: number) => `${done} of ${all} tasks done`,
  lessonsDone: (done: number, all: number) => `${done} of ${all} lessons done`,
  /** Where the device’s clock was set back; also above the calendar of daily puzzles. */
  clockSetBack: (today: string, latest: string) =>
    `Your device says it’s ${today}, but you played on ${latest}. Check its date.`,
};
