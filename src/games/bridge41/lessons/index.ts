// All lessons of TheBridge41: the first one, which tells in three minutes what a newcomer needs; checkmate, attacks on two
// pieces, what wins by measurement, and a won game to finish; and those of the other files.
import { FINISH, FORKS, MATE, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at, bishop, king, knight, pawn, rook } from './pieces';
import { armies, big, bridge, moving } from './variants';

export const mate: Lesson<Letter> = {
  ...MATE,
  tasks: [
    {
      position: at('Kmy kRz Rmc'),
      ask: 'King and rook can mate at the edge. Mate in two moves.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'Your king cut off the squares, and your rook gave mate.',
      otherwise: 'The black king escapes. Wait with the check until the king has no square left.',
    },
    {
      position: at('Krx krz RRa'),
      ask: 'Mate in two moves again.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'You crossed the bridge, then mated along the last rank.',
      otherwise: 'Too slow. On which file can your rook cross?',
    },
    {
      position: at('Kra Blx rrx Nly kLz nrz RRz'),
      ask: 'Mate in two moves. Begin with the knight.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'All your pieces worked together.',
      otherwise: 'Black escapes. Take something with the knight.',
    },
    {
      position: at('Kmx Rrw kRz'),
      ask: 'If a side cannot move and is not in check, the game is a draw: stalemate. Mate in two moves, and leave Black a move until then.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'The king had one square left, and you mated it there.',
      wrong: {
        rwry: 'Now Black has no move and is not in check: a draw. Leave the king a square.',
      },
      otherwise: 'First bring your king closer. Leave the rook on its file.',
    },
  ],
};

export const forks: Lesson<Letter> = {
  ...FORKS,
  tasks: [
    {
      position: at('KLa kRz Pmd rlw nrw'),
      ask: 'A rook and a knight stand beyond the bridge. Attack both with your pawn, then take one.',
      goal: { kind: 'take', letters: ['R', 'N'], count: 1 },
      moves: 2,
      other: 'defends',
      success: 'That is a fork. From the bridge a pawn attacks both sides.',
      wrong: { Lalb: 'Leave the king. Move the pawn forward.' },
      otherwise: 'Move the pawn onto the bridge. From there it attacks lw and rw.',
    },
    {
      position: at('KLa kRz rlw Bly prd'),
      ask: 'Give check with the bishop, and attack the rook with the same move. Then take the rook.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'King and rook were on the same diagonal, and your bishop came between them.',
      wrong: { lyLx: 'Now the bishop attacks only the rook, and the rook escapes.' },
      otherwise: 'King and rook are on the same diagonal. Move between them.',
    },
  ],
};

export const wins: Lesson<Letter> = {
  id: 'wins',
  title: 'What wins here',
  about: 'How to win in spite of the single bridge.',
  tasks: [
    {
      position: at('Kra Rlc nmw kmz'),
      ask: 'With one bridge, careful players often draw. Being a knight ahead is rarely enough, so win all you can. Take the knight within two moves.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'The knight could not move: its king would have been in check.',
      otherwise: 'Black saves it. Attack along the file of the knight and the king.',
    },
    {
      position: at('KLa Rmc nLx bRx kRz'),
      ask: 'Even a rook ahead is often not enough, so keep winning pieces. Attack two at once, and take one.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'Black could not save both.',
      otherwise: 'Then Black saves both. Move the rook to where it attacks both.',
    },
  ],
};

export const finish: Lesson<Letter> = {
  ...FINISH,
  about: 'Beat the computer with two extra rooks.',
  tasks: [
    {
      position: at('Kmx kmz RLb RRy'),
      ask: 'The black king is at the edge. Mate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Your king covered the rank below, and your rook the last rank.',
      otherwise:
        'Your king on mx covers the rank below the black king. Attack along the last rank.',
    },
    wonGame(at('Kma RLa RRa Pmb krz Prw plw')),
  ],
};

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
      position: at('Kmb kRz pmd'),
      ask: 'A king moves one square in any direction, but never to where it could be taken. Take the pawn in two moves.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'You could not go by lc or rc: there the pawn attacks.',
      otherwise: 'Go straight: first to mc, then take the pawn on md.',
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
