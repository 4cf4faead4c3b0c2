// The lessons of TheBridge41, under the standard rules. White, the learner, is to move.
import { FINISH, MATE, wonGame } from '../kit/lessons';
import { setUp } from '../kit/setUp';
import type { Lesson } from '../lessons';
import { bridgeBoard, existsWithBridge, MIDDLE } from './board';
import type { Letter } from './pieces';

const board = bridgeBoard(false);

/** Position text with these pieces, `Kla krz`, and the bridge in the middle. */
const at = (pieces: string): string => `${setUp(board, pieces, existsWithBridge(MIDDLE))} w m 0 0`;

const first: Lesson<Letter> = {
  id: 'first',
  title: 'TheBridge41 in three minutes',
  about: 'Two banks, a river, one bridge, and a king to catch.',
  tasks: [
    {
      position: at('KLa kRz Rmb'),
      ask: 'You are White, below. A rook goes any distance in a straight line, but not over water. Bring it over the bridge to mx.',
      goal: { kind: 'reach', cells: ['mx'] },
      moves: 1,
      other: 'still',
      success: 'Only on the middle file does a rook see the other bank.',
      wrong: { mbmk: 'That is the bridge itself. Go on to mx.' },
      otherwise: 'The rook stands on the bridge’s own file. Go straight up to mx.',
    },
    {
      position: at('KLa kRz Bld Prb'),
      ask: 'A bishop goes any distance diagonally. It crosses where its diagonal meets the bridge. Bring it to rw.',
      goal: { kind: 'reach', cells: ['rw'] },
      moves: 1,
      other: 'still',
      success: 'From ld over the bridge to rw.',
      otherwise: 'From ld the diagonal leads over the bridge, mk, to rw.',
    },
    {
      position: at('KLa kRz Nlc plx'),
      ask: 'A knight leaps two squares one way and one the other, also over water. Bring it across to take the pawn on lx.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'Knights need no bridge, but they like to rest on it.',
      otherwise: 'From lc leap to the river’s edge or to the bridge, so that lx is one leap away.',
    },
    {
      position: at('KLa kRz Pmd plw'),
      ask: 'A pawn goes one square straight on, and takes diagonally. Here: step on the bridge, then take the pawn on lw.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'There is no double step. On the last rank it becomes a rook, a bishop or a knight.',
      otherwise: 'First straight on to the bridge, mk.',
    },
    {
      position: at('Krx krz RLy'),
      ask: 'Attack the king so that it cannot get away: that is checkmate, and wins. Mate in one.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Checkmate. Now you know enough to play.',
      otherwise:
        'The black king could go on. Your own king covers the rank below it: attack along its rank.',
    },
  ],
};

const king: Lesson<Letter> = {
  id: 'king',
  title: 'The king',
  about: 'One step, and never into danger.',
  tasks: [
    {
      position: at('Kld kRz Pra'),
      ask: 'The king steps one square in any direction. Bring it over the bridge to rw.',
      goal: { kind: 'reach', cells: ['rw'] },
      moves: 2,
      other: 'still',
      success: 'Diagonally onto the bridge, diagonally off it.',
      otherwise: 'The bridge, mk, is one diagonal step from ld.',
    },
    {
      position: at('Kmb kRz rmy Pra'),
      ask: 'The rook on my attacks you along the middle file, over the bridge. You are in check. Step aside to the right of the board, next to the pawn.',
      goal: { kind: 'reach', cells: ['rb'] },
      moves: 1,
      other: 'still',
      success: 'Out of check. Taking the attacker or stepping between would do as well.',
      otherwise: 'That is out of check too, but the pawn on ra stands alone. Go to rb.',
    },
  ],
};

const rook: Lesson<Letter> = {
  id: 'rook',
  title: 'The rook',
  about: 'Strong on the bridge’s file.',
  tasks: [
    {
      position: at('KLa kRz Rrb nmw'),
      ask: 'Take the knight in two moves. The rook must use the bridge’s file.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'First to the middle file, then across.',
      otherwise: 'Put the rook on the file of the bridge first.',
    },
    {
      position: at('KLa kRz Rmc nmx bRx blz'),
      ask: 'Take a piece, and make sure that nothing can take the rook.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'Free of charge.',
      wrong: { mcmk: 'On the bridge the rook attacks much, but takes nothing.' },
      otherwise: 'The knight on mx is in reach along the middle file.',
    },
  ],
};

const bishop: Lesson<Letter> = {
  id: 'bishop',
  title: 'The bishop',
  about: 'Two of its diagonals lead over the bridge.',
  tasks: [
    {
      position: at('KLa kRz Blb Prb'),
      ask: 'The bishop on lb stands on the wrong diagonal for the bridge. Bring it across to lw in two moves.',
      goal: { kind: 'reach', cells: ['lw'] },
      moves: 2,
      other: 'still',
      success: 'Over the bridge, and away from it again.',
      otherwise: 'Only diagonals through mk lead across.',
    },
    {
      position: at('KLa kRz Brd nlw bLx rrb'),
      ask: 'Take the knight on lw. Its way leads over the bridge.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'One move, two banks.',
      otherwise: 'From rd the diagonal leads over mk to lw.',
    },
  ],
};

const knight: Lesson<Letter> = {
  id: 'knight',
  title: 'The knight',
  about: 'The only piece that needs no bridge.',
  tasks: [
    {
      position: at('KLa kRz NLd Prb'),
      ask: 'Bring the knight on Ld across the water to lw, in one leap.',
      goal: { kind: 'reach', cells: ['lw'] },
      moves: 1,
      other: 'still',
      success: 'Straight over the river.',
      otherwise: 'Two squares on, one aside.',
    },
    {
      position: at('KLa bRd rlw Nly kRz'),
      ask: 'One leap attacks two pieces. Win the rook or the bishop, whatever Black does.',
      goal: { kind: 'take', letters: ['R', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'That is a fork: two are attacked, and one can be saved.',
      otherwise: 'Black saves everything then. Attack the king and another piece at once.',
    },
  ],
};

const pawn: Lesson<Letter> = {
  id: 'pawn',
  title: 'The pawn',
  about: 'Straight on, aslant to take, and more in the end.',
  tasks: [
    {
      position: at('KLa kRz Pmb prc pmc'),
      ask: 'Straight ahead it is blocked, but a pawn takes diagonally. Take one.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'It never takes what stands straight ahead.',
      otherwise: 'The pawn on mb takes on rc.',
    },
    {
      position: at('KLa kRw Plx'),
      ask: 'On the last rank a pawn becomes a rook, a bishop or a knight. Make it a rook in two moves.',
      goal: { kind: 'promote', to: 'R' },
      moves: 2,
      other: 'still',
      success: 'There is no queen in this game: a rook is the most it can be.',
      otherwise: 'Straight on twice, and choose the rook.',
    },
    {
      position: at('KLa kRz Prc prx'),
      ask: 'Only the pawn of the middle file walks onto the bridge. Others must take their way there. Bring the pawn on rc one step on.',
      goal: { kind: 'reach', cells: ['rd'] },
      moves: 1,
      other: 'still',
      success: 'Here it stands at the water, and waits for something to take on mk.',
      otherwise: 'Move the pawn from rc to rd.',
    },
  ],
};

const bridge: Lesson<Letter> = {
  id: 'bridge',
  title: 'The bridge',
  about: 'Who holds it decides who crosses.',
  tasks: [
    {
      position: at('KLa kRz Rmb rmy plz'),
      ask: 'Two rooks look at each other over the bridge. Be first to take.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'The bridge’s file belongs to whoever uses it first.',
      otherwise: 'Your rook on mb reaches my over the bridge.',
    },
    {
      position: at('Kma Nlc Prd kRz rmz'),
      ask: 'The rook on mz gives check along the bridge’s file. Close the bridge: put a piece on it.',
      goal: { kind: 'reach', cells: ['mk'] },
      moves: 1,
      other: 'still',
      success: 'A piece on the bridge closes it for everybody.',
      otherwise:
        'That is out of check, but the file stays open. Your knight on lc can leap onto mk.',
    },
  ],
};

const mate: Lesson<Letter> = {
  ...MATE,
  tasks: [
    {
      position: at('Kmy kRz Rmc'),
      ask: 'King and rook can mate at the edge. It takes two moves here.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'The king takes squares away, the rook gives mate.',
      otherwise: 'The black king gets out. Wait with the check until it has no square left.',
    },
    {
      position: at('Krx krz RRa'),
      ask: 'Here too: mate in two.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'Over the bridge, then along the last rank.',
      otherwise: 'Too slow. Which file leads your rook across?',
    },
    {
      position: at('Kra Blx rrx Nly kLz nrz RRz'),
      ask: 'With more pieces: mate in two, beginning with the knight.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'Everything worked together.',
      otherwise: 'Black gets away. Let the knight take something.',
    },
  ],
};

const wins: Lesson<Letter> = {
  id: 'wins',
  title: 'What wins here',
  about: 'What to play for, as measured in games.',
  tasks: [
    {
      position: at('Kra Rlc nmw kmz'),
      ask: 'With one bridge careful players mostly draw. In measured games an army with a knight more won none of 24. So win all you can: take the knight within two moves.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'The knight could not go away, or its king would have been attacked.',
      otherwise: 'Black saves it. Attack along the file on which knight and king stand.',
    },
    {
      position: at('KLa Rmc nLx bRx kRz'),
      ask: 'A rook more won 4 of 28: more than one piece is needed. Attack two at once, and take one.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'Between the two there was no move that saved both.',
      otherwise: 'Black saves both then. Go where the rook sees both of them.',
    },
  ],
};

const finish: Lesson<Letter> = {
  ...FINISH,
  about: 'Two rooks more, against the computer.',
  tasks: [
    {
      position: at('Kmx kmz RLb RRy'),
      ask: 'Two rooks and a king against a king at the edge. Mate in one.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Your king covered the rank below, the rook the last one.',
      otherwise: 'Your king on mx covers what lies before it. Attack along the last rank.',
    },
    wonGame(at('Kma RLa RRa Pmb krz Prw plw')),
  ],
};

export const lessons: readonly Lesson<Letter>[] = [
  first,
  king,
  rook,
  bishop,
  knight,
  pawn,
  bridge,
  mate,
  wins,
  finish,
];
