// The way across and what options change: the bridge and who may stand on it, the one that moves, the one as wide as the river,
// and the pieces of other armies.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at, atBig } from './pieces';

export const bridge: Lesson<Letter> = {
  id: 'bridge',
  title: 'The bridge',
  about: 'Cross it, close it, stand on it.',
  tasks: [
    {
      position: at('KLa kRz Rmb rmy plz'),
      ask: 'Two rooks attack each other over the bridge. Take first.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'On the file of the bridge, the first to take wins.',
      wrong: { mbmk: 'Now the black rook takes first. Go on to my.' },
      otherwise: 'Your rook on mb can reach my over the bridge.',
    },
    {
      position: at('Kma Nlc Prd kRz rmz'),
      ask: 'The rook on mz gives check along the file of the bridge. Close the bridge: put a piece on it.',
      goal: { kind: 'reach', cells: ['mk'] },
      moves: 1,
      other: 'still',
      success: 'A piece on the bridge closes it for both sides.',
      otherwise:
        'That answers the check, but the file stays open. Your knight on lc can leap onto mk.',
    },
    {
      position: at('KLa kRz Nlc Prb'),
      options: { noKnightOnBridge: 'on' },
      ask: 'With the option “No knight on bridge”, knights may leap over the bridge but not stop there. Bring the knight on lc to mw in two moves.',
      goal: { kind: 'reach', cells: ['mw'] },
      moves: 2,
      other: 'still',
      success: 'Along the bank, then over the water.',
      otherwise: 'Which square at the river’s edge is one leap away from mw?',
    },
    {
      position: at('Kld kRz Pra'),
      options: { kings: 'palace' },
      ask: 'With the option “King palace”, a king may go as far as the bridge. Bring your king there.',
      goal: { kind: 'reach', cells: ['mk'] },
      moves: 1,
      other: 'still',
      success: 'It may not go any further.',
      otherwise: 'The bridge, mk, is one diagonal step from ld.',
    },
  ],
};

const MOVING = { bridge: 'moving' } as const;

export const moving: Lesson<Letter> = {
  id: 'moving',
  title: 'The moving bridge',
  about: 'An option: the bridge slides along the river.',
  tasks: [
    {
      position: at('KRa kRz Rlb nlx'),
      options: MOVING,
      ask: 'With this option you may slide the empty bridge one file instead of moving a piece. Tap the bridge, mk, then lk. Then take the knight on lx.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'Often it is faster to bring the bridge to the rook.',
      wrong: {
        lbmb: 'Now the rook is on the bridge’s file, but the knight is not.',
        mkrk: 'The bridge slid away from your rook. Slide it to the left.',
      },
      otherwise: 'Slide the bridge from mk to lk, below the knight.',
    },
    {
      position: at('Kmb kRz rmy Plc Prc'),
      options: MOVING,
      ask: 'The rook on my gives check over the bridge. Slide the bridge away.',
      goal: { kind: 'play', moves: ['mklk', 'mkrk'] },
      moves: 1,
      other: 'still',
      success: 'No bridge, no check: only water lies between them now.',
      otherwise: 'That answers the check too. But here, slide the bridge from mk to lk or rk.',
    },
    {
      position: at('KRa kly Rla nmw pRw'),
      options: MOVING,
      ask: 'A slide can also give check. Attack the king on ly with your rook.',
      goal: { kind: 'check' },
      moves: 1,
      other: 'still',
      success: 'The bridge joined rook and king. It slides only while it is empty.',
      wrong: { lama: 'Now the rook is on the bridge’s file, but the king is not.' },
      otherwise: 'Slide the bridge from mk to lk, between rook and king.',
    },
  ],
};

const BIG = { bridge: 'big' } as const;

export const big: Lesson<Letter> = {
  id: 'big',
  title: 'The big bridge',
  about: 'An option: one cell as wide as the river.',
  tasks: [
    {
      position: atBig('KLa kRz Rlb nlx bRx'),
      options: BIG,
      ask: 'With this option the bridge covers the whole river. While it is empty, pieces cross it on every file. Take the knight on lx.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Straight up file l, over the bridge.',
      wrong: { lbmk: 'That stops on the bridge. Go on to lx.' },
      otherwise: 'Move the rook on lb straight up to lx.',
    },
    {
      position: atBig('KRa kRz Nmc rLx plz'),
      options: BIG,
      ask: 'The bridge is one cell. A piece on it stands on all five squares of the river at once. Take the rook with your knight, over the bridge.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'It came onto the bridge on one file, and left it from another.',
      otherwise: 'Leap from mc onto the bridge. From lk, the knight reaches Lx.',
    },
    {
      position: atBig('KLa kRz PRd bmk nlw'),
      options: BIG,
      ask: 'You can take a piece on the bridge on any of its squares. Take the black bishop there.',
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'The pawn took diagonally on rk. That was enough.',
      otherwise: 'The pawn on Rd takes one square diagonally forward.',
    },
    {
      position: atBig('KLa kRz Rlb pmk rRy nRb'),
      options: BIG,
      ask: 'Take care: a piece on the bridge can be attacked along every file. Take a piece so that nothing can take your rook.',
      goal: { kind: 'take', letters: ['P', 'N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'The pawn still blocks the bridge for the black rook.',
      wrong: { lbmk: 'Your rook now stands on Rk too, and the black rook on Ry takes it.' },
      otherwise: 'You can take the pawn on mk or the knight on Rb. Which one is safe to take?',
    },
  ],
};

const ALL_YOUR_BASE = { army: 'allYourBase' } as const;

export const armies: Lesson<Letter> = {
  id: 'armies',
  title: 'Other armies',
  about: 'Options: queens, zigzags, long leaps and fish.',
  tasks: [
    {
      position: at('KLa kRz Qmb nmw blx'),
      options: { queen: 'rook' },
      ask: 'With the option “Queen”, each side has one. A queen moves any distance, straight or diagonally. Take the knight on mw, then the bishop on lx.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 2 },
      moves: 2,
      other: 'still',
      success: 'A queen is a rook and a bishop in one.',
      otherwise: 'First straight over the bridge to mw, then diagonally.',
    },
    {
      position: at('KLa kRz Zma cmx'),
      options: ALL_YOUR_BASE,
      ask: 'In the army “All your base”, a crooked bishop moves by diagonal steps, left then right, like a zigzag. Bring yours from ma to take the camel on mx.',
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Each step turned the other way, so it followed the file over the bridge.',
      otherwise: 'Go from ma over rb, mc and rd to the bridge, and on in the same way.',
    },
    {
      position: at('KLa kRz Cmc zlw lRw'),
      options: ALL_YOUR_BASE,
      ask: 'A camel leaps three squares one way and one to the side, even over water. Take the crooked bishop that stands on lw.',
      goal: { kind: 'take', letters: ['Z'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'A camel leaps over the water like a knight, but further.',
      wrong: { mcrw: 'That leap goes to the right. Leap to the left.' },
      otherwise: 'Leap three squares up from mc and one to the left.',
    },
    {
      position: at('KLa kRz Lmb prc cmd'),
      options: ALL_YOUR_BASE,
      ask: 'A Murray lion leaps two squares, straight or diagonally. It may also take a piece right next to it. Take the pawn and the camel.',
      goal: { kind: 'take', letters: ['P', 'C'], count: 2 },
      moves: 2,
      other: 'still',
      success: 'One by a step, one by a leap. Without taking, it only leaps.',
      otherwise: 'The pawn on rc stands next to the lion. The camel is two squares ahead of it.',
    },
    {
      position: at('KRa kRz Dmb prc bLc'),
      options: { army: 'dopefish' },
      ask: 'In the army “Dopefish”, a dopefish takes like a queen, but cannot move without taking. Take the pawn, then the bishop.',
      goal: { kind: 'take', letters: ['P', 'B'], count: 2 },
      moves: 2,
      other: 'still',
      success: 'It waits until a piece comes into its lines.',
      otherwise: 'The pawn on rc is one step from mb. From there, look along the rank.',
    },
  ],
};
