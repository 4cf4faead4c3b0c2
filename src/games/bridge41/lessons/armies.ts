// The pieces that options of TheBridge41 bring.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at } from './at';

const ALL_YOUR_BASE = { army: 'allYourBase' } as const;

export const armies: Lesson<Letter> = {
  id: 'armies',
  title: 'Other armies',
  about: 'Options: queens, zigzags, long leaps and fish.',
  tasks: [
    {
      position: at('KLa kRz Qmb nmw blx'),
      options: { queen: 'rook' },
      ask: 'With the option “Queen” each side has one. A queen goes any distance, straight or diagonally. Take the knight on mw, then the bishop on lx.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 2 },
      moves: 2,
      other: 'still',
      success: 'A queen is a rook and a bishop in one.',
      otherwise: 'First straight over the bridge to mw, then diagonally.',
    },
    {
      position: at('KLa kRz Zma cmx'),
      options: ALL_YOUR_BASE,
      ask: 'The army “All your base” has a crooked bishop, here on ma. It goes diagonally in a zigzag: right, left, right. Take the camel that stands on mx.',
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Each step turned the other way, and so it followed the file over the bridge.',
      otherwise: 'From ma over rb, mc and rd to the bridge, and on in the same way.',
    },
    {
      position: at('KLa kRz Cmc zlw lRw'),
      options: ALL_YOUR_BASE,
      ask: 'A camel leaps three squares one way and one the other, also over water. Take the crooked bishop that stands on lw.',
      goal: { kind: 'take', letters: ['Z'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'A camel goes from bank to bank like a knight, and further.',
      wrong: { mcrw: 'A camel’s leap, but to the other side. Lean to the left.' },
      otherwise: 'Three squares up from mc, and one to the left.',
    },
    {
      position: at('KLa kRz Lmb prc cmd'),
      options: ALL_YOUR_BASE,
      ask: 'A Murray lion leaps two squares, straight or diagonally. What stands right next to it, it may only take. Take the pawn and the camel.',
      goal: { kind: 'take', letters: ['P', 'C'], count: 2 },
      moves: 2,
      other: 'still',
      success: 'One by a step, one by a leap. To empty squares it only leaps.',
      otherwise: 'The pawn on rc stands next to the lion. The camel is two squares ahead of it.',
    },
    {
      position: at('KRa kRz Dmb prc bLc'),
      options: { army: 'dopefish' },
      ask: 'In the army “Dopefish” a dopefish takes like a queen, and cannot move without taking. Take the pawn, then the bishop.',
      goal: { kind: 'take', letters: ['P', 'B'], count: 2 },
      moves: 2,
      other: 'still',
      success: 'It lies in wait until something comes into its lines.',
      otherwise: 'From mb the pawn on rc is one step away. From there look along the rank.',
    },
  ],
};
