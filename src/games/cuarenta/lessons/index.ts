// All lessons of Cuarenta: the first one, which tells in three minutes what a newcomer needs; checkmate, forks, what pieces are
// worth, and a won game to finish; and those of the other file.

import { worthTexts } from '../../facts';
import { FINISH, FORKS, MATE, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import facts from '../facts.json';
import type { Letter } from '../pieces';
import { at, bishop, camel, frog, guard, king, pawn, promotion, vao } from './pieces';

const worthOf = worthTexts(facts.worth);

export const mate: Lesson<Letter> = {
  ...MATE,
  tasks: [
    {
      position: at('Ka2 Bi6 ph7 Gg8 ki8'),
      ask: 'Checkmate in one move: give check so that the king cannot escape and nothing can take your piece.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Your guard protects the bishop, so the king cannot take it.',
      otherwise:
        'Black still has a way out. Which of the king’s squares does your guard cover already?',
    },
    {
      position: at('Ff7 Kh7 kh9'),
      ask: 'Your king takes squares away from the black king. Checkmate with your frog in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'King and frog together are enough.',
      otherwise: 'Attack the king on h9 with your frog, from straight beside it.',
    },
    {
      position: at('Vb5 Pe6 Kh7 kh9'),
      ask: 'Your vao needs a screen to attack the king, and has one. Checkmate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Your vao attacks the king over your pawn.',
      otherwise: 'Find the diagonal that leads over your own piece to the corner.',
    },
    {
      position: at('Ka2 Bd3 pg6 Gi6 gg8 ki8'),
      ask: 'Checkmate in two moves. Start by taking something.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'First you took the guard that protected the king. Then you gave checkmate.',
      otherwise: 'Black gets away. Take the piece that protects the king.',
    },
  ],
};

export const forks: Lesson<Letter> = {
  ...FORKS,
  tasks: [
    {
      position: at('Ke2 Cf3 kh3 vg4 gh9'),
      ask: 'Attack the king and the guard with one leap of your camel. The king must move, and you take the guard.',
      goal: { kind: 'take', letters: ['G'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'That is a fork: you attacked two pieces, and Black could save only one.',
      otherwise: 'Find a square from which your camel attacks both the king and the guard.',
    },
    {
      position: at('Kc2 Pe4 ki4 Ff5 vh5 ca6'),
      ask: 'Your frog can attack two at once too. Win the vao or the camel.',
      goal: { kind: 'take', letters: ['V', 'C'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'Your frog attacked both at once, and Black could save only one.',
      otherwise: 'Black saves both. Attack the king and another piece with one step.',
    },
  ],
};

export const worth: Lesson<Letter> = {
  id: 'worth',
  title: 'What wins here',
  about: 'What pieces are worth, and what to play for.',
  tasks: [
    {
      position: at('Ka2 kh9 Gd5 bf7 fb7 pc4'),
      ask: `A bishop is worth about ${worthOf('B')} pawns, a guard ${worthOf('G')} and a frog ${worthOf('F')}. Take what is worth the most.`,
      goal: { kind: 'play', moves: ['d5f7'], within: 100 },
      moves: 1,
      other: 'defends',
      success: 'Look after your own bishop, too: it is your strongest piece.',
      wrong: { d5b7: `A frog is worth ${worthOf('F')} pawns. You can take more.` },
      otherwise: 'Take the bishop.',
    },
    {
      position: at('Ka2 kh9 Gg4 bh5 fe6 pi6 Cc6 pe8 Pd3'),
      ask: 'Now a pawn protects the bishop, so you would lose your guard for it. Take what gains the most.',
      goal: { kind: 'play', moves: ['g4e6'], within: 60 },
      moves: 1,
      other: 'defends',
      success: `A frog for nothing gains ${worthOf('F')} pawns. A bishop for a guard gains less.`,
      wrong: {
        g4h5: `You win a bishop, worth ${worthOf('B')} pawns, but lose a guard, worth ${worthOf('G')}. Something else costs you nothing.`,
      },
      otherwise: 'You can take two pieces. Nothing protects one of them.',
    },
  ],
};

export const draws: Lesson<Letter> = {
  id: 'draws',
  title: 'Draws',
  about: 'How a game ends without a winner.',
  tasks: [
    {
      position: at('Kg8 Bi2 Gf3 ke8'),
      ask: 'If your opponent has no move but is not in check, that is stalemate, a draw. Checkmate in two moves, and leave the king a move until then.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'You left the king one square, and gave checkmate there.',
      wrong: { i2c8: 'Now Black has no move but is not in check: stalemate, a draw.' },
      otherwise: 'Bring your guard nearer first.',
    },
    {
      position: at('Ka8 ke4 Vb1 bg6'),
      ask: 'Black is ahead. But a king cannot give checkmate, alone or with one vao. Take Black’s last piece, and the game is a draw at once.',
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 1,
      other: 'still',
      success:
        'The king was your screen. It is also a draw when a position occurs for the third time. So are 40 moves by each side without a capture or promotion.',
      wrong: { b1d3: 'A vao moves like that. To take, jump over the black king.' },
      otherwise: 'Jump from b1 over the king on e4, and take on g6.',
    },
  ],
};

export const finish: Lesson<Letter> = {
  ...FINISH,
  about: 'Win with an extra bishop and guard.',
  tasks: [
    {
      position: at('Kh7 Bb9 kh9'),
      ask: 'A king and bishop can give checkmate. The black king is already in the corner. Checkmate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'One extra piece can be enough to win.',
      otherwise: 'Your king covers g8 and i8. Which diagonal ends on h9?',
    },
    wonGame(at('Ke2 Bd3 Gf3 Pc4 ke8 pd7')),
  ],
};

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
      position: at('Ka2 ki8 Gc4 Cd3 fe6 vg4'),
      ask: 'A guard goes one or two squares diagonally, over anything. A camel leaps three squares one way and one to the side. Take the frog and the vao.',
      goal: { kind: 'take', letters: ['F', 'V'], count: 2 },
      moves: 2,
      other: 'still',
      success: 'Your guard went two squares over an empty one. Over a piece it goes just as well.',
      wrong: { d3e6: 'Your camel can take the frog. But then your guard cannot take the vao.' },
      otherwise: 'The guard reaches the frog on e6, and the camel the vao on g4.',
    },
    {
      position: at('Kc2 ki8 fd5'),
      ask: 'Your king steps one square diagonally, or strides forward or back to the next diamond. It takes only diagonally. Take the frog in two moves.',
      goal: { kind: 'take', letters: ['F'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'You could not step to d3: there the frog attacks.',
      otherwise: 'Stride from c2 to c4. From there, the frog is one diagonal step away.',
    },
    {
      position: at('Kh7 Be8 kh9 Fd5 pb7'),
      ask: 'Attack the king so that it cannot escape: that is checkmate, and you win. A bishop goes any distance diagonally. Checkmate in one move.',
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
