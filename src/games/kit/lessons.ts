// What the lessons of several games say in the same words (../lessons.ts).
import type { WonGame } from '../lessons';

/** The lesson about checkmate, without its tasks. */
export const MATE = {
  id: 'mate',
  title: 'Checkmate',
  about: 'Give a check that your opponent cannot answer.',
} as const;

/** The lesson about forks, without its tasks. */
export const FORKS = {
  id: 'forks',
  title: 'Two at once',
  about: 'Attack two pieces with one move, and win one.',
} as const;

/** A game's last lesson, without its tasks. */
export const FINISH = {
  id: 'finish',
  title: 'Finish a won game',
  about: 'You are far ahead. Beat the computer.',
} as const;

/** The task that ends it. */
export const wonGame = (
  position: string,
  ask = 'You are far ahead. Beat the computer. You may take moves back.',
): WonGame => ({
  position,
  ask,
  level: 2,
  success: 'You won. You are ready for whole games.',
  otherwise: 'You have not won this time. Take back and try another way, or start again.',
});
