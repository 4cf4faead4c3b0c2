// All lessons of Cuarenta, and the first one, which tells in three minutes what a newcomer needs.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at, bishop, camel, frog, guard, king, pawn, promotion, vao } from './pieces';
import { draws, finish, forks, mate, worth } from './play';

const first: Lesson<Letter> = {
  id: 'first',
  title: 'Cuarenta in three minutes',
  about: 'The aim, and the pieces that other games do not have.',
  tasks: [
    {
      position: at('Ka2 ki8 Fd3'),
      ask: 'You are White. This is your frog, on d3. It steps two squares up, down or sideways, over the gap. Bring it to d7 in two steps.',
      goal: { kind: 'reach', cells: ['d7'] },
      moves: 2,
      other: 'still',
      success: 'That is how a frog steps.',
      wrong: {
        d3b3: 'That is a frog’s step, but it leads away. Go up twice.',
        d3f3: 'That is a frog’s step, but it leads away. Go up twice.',
        d3d1: 'That is a step back. Go up twice.',
      },
      otherwise: 'Move the frog: from d3 up to d5, and from there to d7.',
    },
    {
      position: at('Ka2 ki8 Fd3 Ve4 Cf5 bg6'),
      ask: 'A frog also jumps: over its own pieces in a row, to the first square beyond them. Jump, and take the bishop.',
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Over both friends in one jump. A frog never jumps over enemies.',
      wrong: { d3d5: 'That was a step. Now try the jump: over e4 and f5.' },
      otherwise: 'The frog on d3 jumps over e4 and f5, in one line, and lands on g6.',
    },
    {
      position: at('Ka2 ki8 Vb3 Pd5 bf7'),
      ask: 'The vao, on b3, moves along diagonals. It takes only by jumping over exactly one piece. Take the bishop.',
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Your pawn was the screen. Any piece can be one, also an enemy.',
      wrong: { b3c4: 'Vaos move like that, but do not take like that. Jump over the pawn.' },
      otherwise: 'The vao goes from b3 over the pawn on d5 to f7.',
    },
    {
      position: at('Ka2 ki8 Pd3 pc4 ce4'),
      ask: 'A pawn goes one square diagonally forward, or sideways over the gap. It takes in the same way, but never another pawn. Take what you can.',
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'The camel is gone, and the black pawn had nothing to fear.',
      wrong: { d3b3: 'Sideways is a good pawn’s move, but here is something to take.' },
      otherwise: 'The pawn on d3 takes the camel, diagonally forward on e4.',
    },
    {
      position: at('Kh7 Be8 kh9 Fd5 pb7'),
      ask: 'Attack the king so that it cannot get away: that is checkmate, and wins. Your bishop can do it in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success:
        'Checkmate. Now you know enough to play; the other lessons show each piece at leisure.',
      wrong: { e8g6: 'From there the bishop attacks nothing near the king.' },
      otherwise: 'The black king could still go on. Look for the diagonal that ends in its corner.',
    },
  ],
};

/** In the order in which they are offered. */
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
