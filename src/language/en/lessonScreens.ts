// The lessons of a game, and a task of one: what is said of moves besides the lesson’s own words, and the ways on.

import { counted } from './numbers';
import type { PieceName } from './pieces';

const moves = (count: number): string => counted(count, 'move', 'moves');
const doneStates = { alone: 'done without help', helped: 'done' };

/** How a task was done. */
type DoneState = keyof typeof doneStates;

export const texts = {
  titleOf: (game: string) => `${game}: lessons`,
  /** Title of the list beside. */
  learn: 'Learn',
  readRules: 'Read all the rules',
  progress: 'Your progress',
  introduction: 'Learn by doing, on the real board.',
  lessonsDone: (done: number, all: number) => `${done} of ${all} lessons done`,
  start: (lesson: string) => `Start: ${lesson}`,
  goOn: (lesson: string) => `Continue: ${lesson}`,
  playNow: 'Play now',
  /** “Play now” is a button. So short that it is seen whole below the board of the smallest phone. */
  otherRules: (rules: string) => `“Play now” has other rules: ${rules}.`,
  tasksDone: (done: number, all: number) => `${done} of ${all} tasks done`,
  doneAlone: 'Done without help',
  /** “Show me” is a button of a task. */
  doneHelped: 'Done. Repeat it without “Show me” for a star.',

  noLesson: 'This lesson doesn’t exist.',
  allLessons: 'All lessons',
  /** Titles. */
  lesson: (game: string, lesson: string) => `${game}: ${lesson}`,
  taskOf: (lesson: string, number: number, count: number) =>
    `${lesson}, task ${number} of ${count}`,
  task: 'Task',
  tasks: 'Tasks',
  /** Read of a lesson’s tasks. */
  taskNumber: (number: number) => `Task ${number}`,
  taskDone: (number: number, state: DoneState) => `Task ${number}, ${doneStates[state]}`,
  /** Read before what the task asks. */
  done: (state: DoneState) => `${doneStates[state]}:`,
  nextTask: 'Next task',
  repeatLesson: 'Repeat lesson',
  nextLesson: (lesson: string) => `Next: ${lesson}`,

  more: 'More',
  again: 'Again',
  takeBack: 'Take back',
  showMe: 'Show me',
  skip: 'Skip',
  takeItBack: 'Take it back',
  startAgain: 'Start again',
  useButtons: 'Use the buttons below to continue.',
  notSaved: (reason: string) => `Not saved: ${reason}.`,
  movesLeft: (count: number) => `${moves(count)}.`,
  noMoveLimit: 'No move limit.',
  /** What keys do. */
  keys: {
    hear: 'hear what is asked',
    movesLeft: 'hear how many moves are left',
    show: 'see a move',
    takeBack: 'take back',
    again: 'begin the task again',
  },
  /** Before the lesson’s own words about a task that is done; one of them for each task. */
  praises: ['Well done.', 'Exactly.', 'That’s it.', 'Very good.', 'Nicely done.'],
  removesOwn: 'That removes your own piece.',
  thenRemoved: 'Then one of your pieces is removed.',
  thenTakes: (piece: PieceName) => `Then the ${piece} takes.`,
  thenPieceTakes: 'Then the piece takes.',
  takenBack: 'Taken back.',
  rightSoFar: (left: number) => `Right so far. ${moves(left)} left.`,
};
