// Looking back at a finished game: what each move cost, the moves that mattered, and practising one's mistakes.

export const texts = {
  /** What the browser's tab says. */
  pageTitle: (game: string) => `Review: ${game}`,
  title: (game: string) => `Review, ${game}`,
  /** Shown instead of trying a move on the board. */
  tryInAnalysis: 'To try other moves, analyse from here.',
  notSaved: (reason: string) => `Not saved: ${reason}.`,
  toEnd: 'To the end',

  /** Buttons below the board. */
  actions: {
    more: 'More',
    analyse: 'Analyse',
    practise: 'Practise',
    previousMoment: 'Previous moment',
    nextMoment: 'Next moment',
  },

  /** What keys do. */
  keys: {
    hearMove: 'hear about this move',
    hearLeader: 'hear who is ahead',
    moments: 'your key moments, or both sides’',
    hearSummary: 'hear the summary of the game',
    betterLine: 'into the better line',
    previousMoment: 'to the previous key moment',
    nextMoment: 'to the next key moment',
    practise: 'practise your mistakes',
    analyse: 'analyse from here',
    back: 'one move back',
    forward: 'one move on',
    backOffBoard: 'off the board, one move back',
    forwardOffBoard: 'off the board, one move on',
    start: 'to the start, with the summary',
    end: 'to the end of the game',
  },
  neitherYours: 'Neither side is yours: you see both.',
  noBetterLine: 'No better line here.',
  noMistakes: 'No mistakes to practise.',

  menu: 'Review',
  reviewAgain: 'Review again',
  reviewImproved: 'Review again: the engine has improved',
  momentsOfBoth: 'Key moments of both sides',
  momentsOfYours: 'Your key moments only',
  momentsOfBothShown: 'Key moments of both sides.',
  momentsOfYoursShown: 'Your key moments only.',
  flip: 'Flip the board',
  toGame: 'Back to the game',
  allMistakes: 'All your mistakes',
  rules: (variant: string) => `Rules: ${variant}`,
  madeHere: 'Made on this device. Nothing leaves it.',

  /** While the engine checks the moves. */
  checking: 'Checking every move, last to first. You can leave; nothing is lost.',
  /** Where the work was stopped. */
  checkedSoFar: 'You can look at the moves checked so far, and continue whenever you like.',
  stop: 'Stop',
  continue: 'Continue',
  reviewed: 'Reviewed',
  /** Progress, without a full stop. */
  stopped: (reason: string) => `Stopped: ${reason}`,
  reviewedOf: (done: number, all: number) => `Reviewed ${done} of ${all}`,
  reviewingOf: (done: number, all: number) => `Reviewing: ${done} of ${all}`,
  secondsLeft: (done: number, all: number, seconds: number) =>
    `${done} of ${all}, about ${seconds}\u00a0s left`,
  minutesLeft: (done: number, all: number, minutes: number) =>
    `${done} of ${all}, about ${minutes}\u00a0min left`,
  complete: (commentary: string) => `The review is complete. ${commentary}`,

  /** The place before the first move. */
  start: 'Start',
  graph: 'Chance to win, move by move',
  /** Spoken where the finger is on the graph. */
  graphValue: (place: string, chances: string) => `${place}: ${chances}`,
  graphValueMarked: (place: string, chances: string, mark: string) =>
    `${place}: ${chances}. ${mark}`,
  even: 'Even',
  leaderChance: (colour: string, percent: string) => `${colour} ${percent}`,
  /** Spoken, without a full stop. */
  leaderChances: (colour: string, percent: string) =>
    `${colour}’s chances: ${percent.replace('%', ' percent')}`,
  chancesUnknown: 'not checked yet',

  aboutMove: 'About this move',
  readMore: 'Read more',
  keyMoment: (which: string) => `Key moment ${which}.`,
  /** Before "3 of 5", for screen readers. */
  keyMomentLabel: 'Key moment',
  momentOf: (number: number, count: number) => `${number} of ${count}`,
  outdated: 'The engine has improved since this review. You can review again under More.',
  notChecked: 'Not checked yet.',
  yourChancesStay: (percent: string) => `Your chances stay at ${percent}.`,
  chancesStay: (colour: string, percent: string) => `${colour}’s chances stay at ${percent}.`,
  yourChancesWent: (before: string, after: string) =>
    `Your chances went from ${before} to ${after}.`,
  chancesWent: (colour: string, before: string, after: string) =>
    `${colour}’s chances went from ${before} to ${after}.`,
  /** The mark is "Blunder" or "Mistake". */
  decidedGame: (mark: string) => `${mark}, decided the game`,
  /** A move within a sentence of the summary. */
  moveInSummary: (number: number, move: string) => `move ${number}, ${move}`,
  moveHeard: (number: number, move: string) => `Move ${number}. ${move}`,

  /** Lines of moves: of the better move, and of the one played. */
  lines: { best: 'Better', played: 'Played' },
  line: (label: string) => `${label}:`,
  lineAbout: {
    best: (move: string) => `What was better than ${move}.`,
    played: (move: string) => `What follows ${move}.`,
  },
};
