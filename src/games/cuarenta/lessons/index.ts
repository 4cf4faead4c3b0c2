// The lessons of Cuarenta, in the order in which they are offered.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { first } from './first';
import { bishop, camel, frog, guard, king, pawn, promotion, vao } from './pieces';
import { draws, finish, forks, mate, worth } from './play';

export const lessons: readonly Lesson<Letter>[] = [
  first,
  king,
  bishop,
  guard,
  camel,
  frog,
  vao,
  pawn,
  promotion,
  mate,
  draws,
  forks,
  worth,
  finish,
];
