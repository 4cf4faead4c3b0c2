// All puzzles of a game: the ways to choose one, the calendar of daily puzzles, and what Statistics says of them.
export const texts = {
  title: 'Puzzles',
  titleOf: (game: string) => `${game}: puzzles`,
  noPuzzles: 'No puzzles here yet.',
  noPuzzlesInGame: 'This game has no puzzles yet.',
  home: 'Home',
  begin: 'Find the best move. The computer has checked that each puzzle has only one.',
  solvedOf: (solved: number, tried: number) => `You solved ${solved} of ${tried} on the first try.`,
  rating: (rating: number) => `Your rating is ${rating}.`,
  placing: (rating: number, tried: number, wanted: number) =>
    `Your rating is ${rating} after ${tried} of the ${wanted} puzzles that place you.`,
  progress: 'Your progress',
  /** A switch. */
  rated: 'Rated',
  ratedHint: 'Training and themes move your rating. Turn it off to practise freely.',
  unratedHint: 'You practise freely: your rating stays as it is.',
  training: 'Training',
  trainingHint: 'Puzzles near your rating.',
  trainingUnratedHint: 'Puzzles near your rating, unrated.',
  today: 'Today’s puzzle',
  todayHint: 'The same for everyone.',
  todayStates: {
    solved: 'Solved.',
    later: 'Solved on a later try.',
    missed: 'Not solved on the first try.',
  },
  streak: 'Streak',
  streakHint: 'Harder and harder, until your first miss.',
  inARow: (solved: number) => `${solved} in a row so far. Keep going.`,
  longestStreak: (solved: number) => `Your longest: ${solved}.`,
  due: 'Due today',
  dueHint: (count: number) => `${count} to solve again.`,
  mistakes: 'Your mistakes',
  mistakesHint: (count: number) => `${count} to solve. Each comes back until you’ve learnt it.`,
  mistakesDone: 'All done for today.',
  themes: 'Themes',

  aPuzzleADay: 'A puzzle a day',
  dailyPuzzles: 'Daily puzzles',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  daysSolved: (solved: number, days: number) => `${solved} of ${days} days solved`,
  /** As short as can be. */
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  /** Read of a day in the calendar; the state is one of those below. */
  day: (date: string, state: string) => `${date}, ${state}`,
  presentDay: (date: string, state: string) => `${date}, today, ${state}`,
  dayStates: { solved: 'solved', later: 'solved later', missed: 'tried', none: 'not tried' },

  statistics: (solved: number, tried: number) =>
    `Puzzles: ${solved} of ${tried} solved on the first try.`,
  statisticsStreak: (solved: number) => `Longest streak: ${solved}.`,
  ratingNow: (rating: number) => `Rating in puzzles: ${rating}`,
  /** Name of a line plot. */
  ratingByAttempt: 'Rating by attempt',
};
