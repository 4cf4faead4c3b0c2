// Checkmate, forks, what pieces are worth, and a won game to finish.

import { worthTexts } from '../../facts';
import { FINISH, FORKS, MATE, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import facts from '../facts.json';
import type { Letter } from '../pieces';
import { at } from './pieces';

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
      success: 'Well seen.',
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
