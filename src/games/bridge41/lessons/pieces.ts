// A lesson for each piece of TheBridge41's standard army.
import { setUp } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import { bridgeBoard, existsWithBridge, FILES, MIDDLE } from '../board';
import type { Letter } from '../pieces';

const board = bridgeBoard(false);
const bigBoard = bridgeBoard(true);

/** FEN with these pieces, `Kla krz`, and the bridge on a file: in the middle if none is named. */
export const at = (pieces: string, file = FILES[MIDDLE]): string =>
  `${setUp(board, pieces, existsWithBridge(FILES.indexOf(file)))} w ${file} 0 0`;

/** The same with the big bridge, on which a piece stands at mk. */
export const atBig = (pieces: string): string => `${setUp(bigBoard, pieces)} w big 0 0`;

export const king: Lesson<Letter> = {
  id: 'king',
  title: 'The king',
  about: 'One step, never into danger.',
  tasks: [
    {
      position: at('Kld kRz Pra'),
      ask: 'The king steps one square in any direction. Bring it over the bridge to rw.',
      goal: { kind: 'reach', cells: ['rw'] },
      moves: 2,
      other: 'still',
      success: 'One step onto the bridge, one step off it.',
      otherwise: 'The bridge, mk, is one diagonal step from ld.',
    },
    {
      position: at('Kmb kRz rmy Pra'),
      ask: 'The rook on my attacks your king over the bridge. That is check, and you must answer it. Step aside to rb, next to the pawn.',
      goal: { kind: 'reach', cells: ['rb'] },
      moves: 1,
      other: 'still',
      wrong: { mblb: 'That answers the check too, but the pawn on ra stands alone. Go to rb.' },
      success: 'You answered the check. You can also take the attacker, or put a piece in between.',
      otherwise: 'That answers the check too. But go to rb, next to the pawn.',
    },
  ],
};

export const rook: Lesson<Letter> = {
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
      wrong: { rbrd: 'Now there is only water ahead. Go to the file of the bridge.' },
      otherwise: 'Put the rook on the file of the bridge first.',
    },
    {
      position: at('KLa kRz Rmc nmx bRx blz'),
      ask: 'Take a piece, and make sure that nothing can take your rook.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'Black could not take back.',
      wrong: { mcmk: 'On the bridge, the rook takes nothing and Black can take it.' },
      otherwise: 'The rook can take the knight on mx, along the middle file.',
    },
  ],
};

export const bishop: Lesson<Letter> = {
  id: 'bishop',
  title: 'The bishop',
  about: 'Two of its diagonals lead over the bridge.',
  tasks: [
    {
      position: at('KLa kRz Blb Prb'),
      ask: 'The bishop on lb is on the wrong diagonal for the bridge. Bring it across to lw in two moves.',
      goal: { kind: 'reach', cells: ['lw'] },
      moves: 2,
      other: 'still',
      success: 'First onto the bridge’s diagonal, then across.',
      otherwise: 'Only diagonals through mk lead across.',
    },
    {
      position: at('KLa kRz Brd nlw bLx rrb'),
      ask: 'Take the knight on lw with your bishop, over the bridge.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      wrong: { rdmk: 'That stops on the bridge. Go on to lw.' },
      success: 'The bishop crossed in one move.',
      otherwise: 'From rd the diagonal leads over mk to lw.',
    },
  ],
};

export const knight: Lesson<Letter> = {
  id: 'knight',
  title: 'The knight',
  about: 'It leaps over the water.',
  tasks: [
    {
      position: at('KLa kRz NLd Prb'),
      ask: 'Bring the knight on Ld across the water to lw, in one leap.',
      goal: { kind: 'reach', cells: ['lw'] },
      moves: 1,
      other: 'still',
      success: 'Straight over the river.',
      wrong: { Ldmk: 'That leap stops on the bridge. Go to lw.' },
      otherwise: 'Leap two squares up from Ld, and one to the right.',
    },
    {
      position: at('KLa bRd rlw Nly kRz'),
      ask: 'One leap attacks two pieces. Win the rook or the bishop, whatever Black does.',
      goal: { kind: 'take', letters: ['R', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'That is a fork: it attacks two pieces, and Black can save only one.',
      otherwise: 'Then Black saves both. Attack the king and another piece at once.',
    },
  ],
};

export const pawn: Lesson<Letter> = {
  id: 'pawn',
  title: 'The pawn',
  about: 'It moves straight, takes diagonally, and promotes at the end.',
  tasks: [
    {
      position: at('KLa kRz Pmb prc pmc'),
      ask: 'Your pawn is blocked, but it takes diagonally. Take a pawn.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'A pawn never takes straight ahead.',
      otherwise: 'The pawn on mb takes on rc.',
    },
    {
      position: at('KLa kRw Plx'),
      ask: 'On the last rank a pawn becomes a rook, a bishop or a knight. Make it a rook in two moves.',
      goal: { kind: 'promote', to: 'R' },
      moves: 2,
      other: 'still',
      success: 'A rook is the strongest choice.',
      otherwise: 'Move straight forward twice, and choose the rook.',
    },
    {
      position: at('KLa kRz Prc prx'),
      ask: 'Only a pawn on the middle file can walk onto the bridge. The others get there only by taking. Move the pawn on rc one step forward.',
      goal: { kind: 'reach', cells: ['rd'] },
      moves: 1,
      other: 'still',
      success: 'It is stuck at the water until it can take a piece on mk.',
      otherwise: 'Move the pawn from rc to rd.',
    },
  ],
};
