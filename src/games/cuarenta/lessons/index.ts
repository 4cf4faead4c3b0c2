// All lessons of Cuarenta, and the first one, which tells in three minutes what a newcomer needs.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at, bishop, camel, frog, guard, king, pawn, promotion, vao } from './pieces';
import { draws, finish, forks, mate, worth } from './play';

const first: Lesson<Letter> = {
  id: 'first',
  title: 'Cuarenta in three minutes',
  about: 'How to win, and the pieces that are new to you.',
  tasks: [
    {
      position: at('Ka2 ki8 Fd3'),
      ask: 'You play White, from the bottom. Your frog on d3 steps up, down or sideways to the next diamond, point to point. Bring it to d7 in two steps.',
      goal: { kind: 'reach', cells: ['d7'] },
      moves: 2,
      other: 'still',
      success: 'That is how a frog steps.',
      wrong: {
        d3b3: 'That is a frog’s step, but it leads away. Go up twice.',
        d3f3: 'That is a frog’s step, but it leads away. Go up twice.',
        d3d1: 'That is a step back. Go up twice.',
      },
      otherwise: 'Move the frog from d3 up to d5, then to d7.',
    },
    {
      position: at('Ka2 ki8 Fd3 Ve4 Cf5 bg6'),
      ask: 'A frog also jumps over your own pieces in a row, to the first square beyond them. Jump and take the bishop.',
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Over both friends in one jump. A frog never jumps over enemies.',
      wrong: { d3d5: 'That was a step. Now try the jump: over e4 and f5.' },
      otherwise: 'The frog on d3 jumps over e4 and f5 and lands on g6.',
    },
    {
      position: at('Ka2 ki8 Vb3 Pd5 bf7'),
      ask: 'Your vao on b3 is a diagonal cannon: it moves diagonally, but takes only by jumping over exactly one piece. Take the bishop.',
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'You jumped over your pawn, the screen. Any piece can be one, even an enemy.',
      wrong: { b3c4: 'A vao moves like that, but takes only by jumping. Jump over the pawn.' },
      otherwise: 'Jump with the vao from b3 over the pawn on d5 to f7.',
    },
    {
      position: at('Ka2 ki8 Pd3 pc4 ce4'),
      ask: 'A pawn goes diagonally forward, or sideways to the next diamond, point to point. It takes the same way, but never a pawn. Take what you can.',
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'You took the camel. Your pawn could not take the black pawn.',
      wrong: { d3b3: 'A pawn can move sideways, but here you can take something.' },
      otherwise: 'Take the camel on e4: it is diagonally in front of the pawn on d3.',
    },
    {
      position: at('Kh7 Be8 kh9 Fd5 pb7'),
      ask: 'Attack the king so that it cannot escape: that is checkmate, and you win. Your bishop can do it in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Checkmate. Now you know enough to play. The other lessons show each piece.',
      wrong: { e8g6: 'From there, the bishop does not attack the king.' },
      otherwise: 'That is not checkmate yet. Look for the diagonal that ends in the king’s corner.',
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
