// The lessons of TheBridge41, in the order in which they are offered.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { armies } from './armies';
import { first } from './first';
import { bishop, king, knight, pawn, rook } from './pieces';
import { finish, forks, mate, wins } from './play';
import { big, bridge, moving } from './river';

export const lessons: readonly Lesson<Letter>[] = [
  first,
  king,
  rook,
  bishop,
  knight,
  pawn,
  bridge,
  moving,
  big,
  armies,
  mate,
  forks,
  wins,
  finish,
];
