// The lessons of Bipartite Chess, in the order in which they are offered.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { first } from './first';
import { captain, guard, power, soldier, swordsman } from './pieces';
import { bare, finish, forks, mate, wins } from './play';
import { block, choice, racing } from './race';

export const lessons: readonly Lesson<Letter>[] = [
  first,
  racing,
  block,
  choice,
  power,
  captain,
  swordsman,
  guard,
  soldier,
  mate,
  forks,
  bare,
  wins,
  finish,
];
