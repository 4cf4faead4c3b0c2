// The lessons of Chess in the Fast Lane, in the order in which they are offered.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { first } from './first';
import { attack, giving, lanes } from './lanes';
import { bishop, king, knight, pawn, queen, rook } from './pieces';
import { finish, forks, mate, wins } from './play';

export const lessons: readonly Lesson<Letter>[] = [
  first,
  lanes,
  giving,
  attack,
  rook,
  bishop,
  queen,
  knight,
  pawn,
  king,
  mate,
  forks,
  wins,
  finish,
];
