// The way across: the bridge and who may stand on it, the bridge that moves, and the one as wide as the river.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at, atBig } from './at';

export const bridge: Lesson<Letter> = {
  id: 'bridge',
  title: 'The bridge',
  about: 'Who crosses, and who may stand on it.',
  tasks: [
    {
      position: at('KLa kRz Rmb rmy plz'),
      ask: 'Two rooks look at each other over the bridge. Be first to take.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'On the file of the bridge it matters who takes first.',
      wrong: { mbmk: 'Now the black rook takes first. Go on to my.' },
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
    {
      position: at('KLa kRz Nlc Prb'),
      options: { noKnightOnBridge: 'on' },
      ask: 'Everybody may stand on the bridge. Options change that: with “No knight on bridge” knights may only leap across. Bring the knight on lc to mw in two moves.',
      goal: { kind: 'reach', cells: ['mw'] },
      moves: 2,
      other: 'still',
      success: 'Along the bank, and over the water.',
      otherwise: 'Which square at the river’s edge is one leap away from mw?',
    },
    {
      position: at('Kld kRz Pra'),
      options: { kings: 'palace' },
      ask: 'With the option “King palace” a king stays on its own side. The bridge is as far as it may go. Bring your king there.',
      goal: { kind: 'reach', cells: ['mk'] },
      moves: 1,
      other: 'still',
      success: 'Beyond the river it could not follow anybody.',
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
      ask: 'With this option you may slide the empty bridge one file aside, instead of moving a piece. Tap the bridge, mk, then lk. Then take the knight on lx.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'The bridge came to the rook. Often that is faster than the other way round.',
      wrong: {
        lbmb: 'Now the rook is on the bridge’s file, but the knight is on another.',
        mkrk: 'The bridge slid away from your rook. Slide it to the left.',
      },
      otherwise: 'Slide the bridge from mk to lk, below the knight.',
    },
    {
      position: at('Kmb kRz rmy Plc Prc'),
      options: MOVING,
      ask: 'The rook on my attacks your king over the bridge. You are in check. Answer with the bridge: slide it away.',
      goal: { kind: 'play', moves: ['mklk', 'mkrk'] },
      moves: 1,
      other: 'still',
      success: 'No bridge, no check: there is only water between them now.',
      otherwise: 'That is out of check too. But here slide the bridge, from mk to lk or rk.',
    },
    {
      position: at('KRa kly Rla nmw pRw'),
      options: MOVING,
      ask: 'A slide can also give check. Attack the king on ly with your rook.',
      goal: { kind: 'check' },
      moves: 1,
      other: 'still',
      success: 'The bridge joined rook and king. It can slide only while nothing stands on it.',
      wrong: { lama: 'Now the rook shares the bridge’s file, but the king is on another.' },
      otherwise: 'Slide the bridge from mk to lk, between rook and king.',
    },
  ],
};

const BIG = { bridge: 'big' } as const;

export const big: Lesson<Letter> = {
  id: 'big',
  title: 'The big bridge',
  about: 'An option: one place as wide as the river.',
  tasks: [
    {
      position: atBig('KLa kRz Rlb nlx bRx'),
      options: BIG,
      ask: 'With this option the bridge covers the whole river. While it is empty, pieces cross it on every file. Take the knight on lx.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Straight up the file l, over the bridge.',
      wrong: { lbmk: 'That stops on the bridge. Go on to lx.' },
      otherwise: 'The rook on lb goes straight up to lx.',
    },
    {
      position: atBig('KRa kRz Nmc rLx plz'),
      options: BIG,
      ask: 'The bridge is one place. Who stands on it stands on all five squares of the river at once. Take the rook with your knight, over the bridge.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'It came onto the bridge on one file, and left it from another.',
      otherwise: 'Leap from mc onto the bridge. From its square lk the knight reaches Lx.',
    },
    {
      position: atBig('KLa kRz PRd bmk nlw'),
      options: BIG,
      ask: 'Who stands on the bridge can be taken on any of its squares. A black bishop stands there. Take it.',
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'From Rd the pawn took diagonally, on rk. That was enough.',
      otherwise: 'The pawn on Rd takes one square diagonally forward.',
    },
    {
      position: atBig('KLa kRz Rlb pmk rRy nRb'),
      options: BIG,
      ask: 'Take care: what stands on the bridge is attacked along every file. Take a piece so that nothing can take your rook.',
      goal: { kind: 'take', letters: ['P', 'N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'The pawn on the bridge still blocks it for the black rook.',
      wrong: { lbmk: 'Now your rook stands on Rk too, and the black rook on Ry takes it there.' },
      otherwise:
        'Two can be taken: the pawn on mk, and the knight on Rb. Which one is safe to take?',
    },
  ],
};
