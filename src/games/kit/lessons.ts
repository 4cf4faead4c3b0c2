// What the lessons of several games say in the same words (../lessons.ts).
import type { WonGame } from '../lessons';

/** The lesson about checkmate, without its tasks. */
export const MATE = {
  id: 'mate',
  title: 'Checkmate',
  about: 'Check that cannot be answered.',
} as const;

/** The lesson about forks, without its tasks. */
export const FORKS = {
  id: 'forks',
  title: 'Two at once',
  about: 'One move that attacks two pieces wins one of them.',
} as const;

/** A game's last lesson, without its tasks. */
export const FINISH = {
  id: 'finish',
  title: 'Finish a won game',
  about: 'Far ahead, against the computer.',
} as const;

/** The task that ends it. */
export const wonGame = (
  position: string,
  ask = 'You are far ahead. Win the game against the computer. You may take moves back.',
): WonGame => ({
  position,
  ask,
  level: 2,
  success: 'Won. You are ready for whole games.',
  otherwise: 'That is not won. Take back and try another way, or begin again.',
});
