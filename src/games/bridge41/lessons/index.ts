// All lessons of TheBridge41, and the first one, which tells in three minutes what a newcomer needs.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at, bishop, king, knight, pawn, rook } from './pieces';
import { finish, forks, mate, wins } from './play';
import { armies, big, bridge, moving } from './variants';

const first: Lesson<Letter> = {
  id: 'first',
  title: 'TheBridge41 in three minutes',
  about: 'Two banks, a river, one bridge, and a king to catch.',
  tasks: [
    {
      position: at('KLa kRz Rmb'),
      ask: 'You play White, from the bottom. A rook moves any distance in a straight line, but not over water. Bring it over the bridge to mx.',
      goal: { kind: 'reach', cells: ['mx'] },
      moves: 1,
      other: 'still',
      success: 'A column is called a file. A rook can cross only on the file of the bridge.',
      wrong: { mbmk: 'That is the bridge itself. Go on to mx.' },
      otherwise: 'The rook stands on the bridge’s own file. Go straight up to mx.',
    },
    {
      position: at('KLa kRz Bld Prb'),
      ask: 'A bishop moves any distance diagonally. It can cross where its diagonal meets the bridge. Bring it to rw.',
      goal: { kind: 'reach', cells: ['rw'] },
      moves: 1,
      other: 'still',
      success: 'A bishop crosses from ld to rw, or from rd to lw.',
      otherwise: 'From ld the diagonal leads over the bridge, mk, to rw.',
    },
    {
      position: at('KLa kRz Nlc plx'),
      ask: 'A knight leaps two squares one way and one to the side, even over water. Bring it across and take the pawn on lx.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'Knights need no bridge, but it is a good place to stop.',
      wrong: { lcrd: 'From there, lx is too far for one leap. Leap onto the bridge.' },
      otherwise: 'Leap from lc onto the bridge, mk. From there, lx is one leap away.',
    },
    {
      position: at('KLa kRz Pmd plw'),
      ask: 'A pawn moves one square straight forward, and takes diagonally. Step onto the bridge, then take the pawn on lw.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'On the last rank, the far row, a pawn becomes a rook, a bishop or a knight.',
      otherwise: 'First move the pawn straight onto the bridge, mk. Then take diagonally.',
    },
    {
      position: at('Krx krz RLy'),
      ask: 'Attack the king so that it cannot escape. That is checkmate, and you win. Do it in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Checkmate. Now you know enough to play.',
      otherwise:
        'The black king can still escape. Your king covers the row below it, so attack along its own row.',
    },
  ],
};

/** In the order in which they are offered. */
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
