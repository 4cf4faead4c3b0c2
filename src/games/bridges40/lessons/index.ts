// The lessons of 40 Bridges, in the order in which they are offered.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { care, jumps, pass, places, surround } from './discs';
import { first } from './first';
import { ahead, corner, finish, stop, wins } from './play';

export const lessons: readonly Lesson<Letter>[] = [
  first,
  places,
  jumps,
  surround,
  care,
  pass,
  corner,
  stop,
  ahead,
  wins,
  finish,
];
