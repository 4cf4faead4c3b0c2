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
      ask: 'Mate in one move: give check where the king cannot flee and nothing can take.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'The bishop is protected by the guard, so the king cannot take it.',
      otherwise:
        'The black king still has a way out. Which of its squares does your guard cover already?',
    },
    {
      position: at('Ff7 Kh7 kh9'),
      ask: 'Your king takes squares away from the other one. Now mate with the frog in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'King and frog together are enough.',
      otherwise: 'Attack the king on h9 with the frog: from straight beside it.',
    },
    {
      position: at('Vb5 Pe6 Kh7 kh9'),
      ask: 'The vao needs a screen to mate. One is there. Mate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Over the pawn to the king.',
      otherwise: 'Find the diagonal that leads over your own pieces to the corner.',
    },
    {
      position: at('Ka2 Bd3 pg6 Gi6 gg8 ki8'),
      ask: 'Mate in two moves. Begin by taking something.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'First the guard that protected the king, then the mate.',
      otherwise: 'Black gets away. Take the piece that guards the king.',
    },
  ],
};

export const forks: Lesson<Letter> = {
  ...FORKS,
  tasks: [
    {
      position: at('Ke2 Cf3 kh3 vg4 gh9'),
      ask: 'Attack king and guard with one leap of the camel. The king must go, and you take the guard.',
      goal: { kind: 'take', letters: ['G'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'That is a fork: two attacked, only one can be saved.',
      otherwise: 'Look for a square from which the camel reaches both the king and the guard.',
    },
    {
      position: at('Kc2 Pe4 ki4 Ff5 vh5 ca6'),
      ask: 'The frog can do it too. Win the vao or the camel.',
      goal: { kind: 'take', letters: ['V', 'C'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'Well seen.',
      otherwise: 'That way Black saves both. Attack the king and a piece with the same step.',
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
      ask: `In games against itself the computer found a bishop worth ${worthOf('B')} pawns, a guard ${worthOf('G')} and a frog ${worthOf('F')}. Take what is worth most.`,
      goal: { kind: 'play', moves: ['d5f7'], within: 100 },
      moves: 1,
      other: 'defends',
      success: 'The bishop is the piece to keep, and the piece to win.',
      wrong: { d5b7: `A frog is worth ${worthOf('F')} pawns. There is more to take.` },
      otherwise: 'There is a bishop to be taken.',
    },
    {
      position: at('Ka2 kh9 Gg4 bh5 fe6 pi6 Cc6 pe8 Pd3'),
      ask: 'Now a pawn protects the bishop: you would lose the guard for it. Count again, and take what gains most.',
      goal: { kind: 'play', moves: ['g4e6'], within: 60 },
      moves: 1,
      other: 'defends',
      success: `A frog for nothing wins ${worthOf('F')} pawns’ worth. A bishop for a guard wins less.`,
      wrong: {
        g4h5: `You win a bishop, worth ${worthOf('B')} pawns, and lose a guard, worth ${worthOf('G')}. Something else costs nothing.`,
      },
      otherwise: 'Two pieces can be taken. One of them is not protected.',
    },
  ],
};

export const draws: Lesson<Letter> = {
  id: 'draws',
  title: 'Draws',
  about: 'When nobody wins, and what that is good for.',
  tasks: [
    {
      position: at('Kg8 Bi2 Gf3 ke8'),
      ask: 'A side that has no move and is not in check is not beaten: that is a draw. Mate in two moves, and leave the king a move until then.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'It had a square left, and was mated there.',
      wrong: { i2c8: 'Now Black has no move, and is not in check: a draw.' },
      otherwise: 'Let the guard come nearer first.',
    },
    {
      position: at('Ka8 ke4 Vb1 bg6'),
      ask: 'Black is ahead here. But a king and a vao can never mate, nor can a king alone. Take Black’s last piece, and the game is drawn at once.',
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 1,
      other: 'still',
      success:
        'The king was your screen. The third time of a position is a draw too. So are 40 moves of each side without a capture or a promotion.',
      wrong: { b1d3: 'A vao moves like that. To take, jump over the black king.' },
      otherwise: 'From b1 the vao jumps over the king on e4, and takes on g6.',
    },
  ],
};

export const finish: Lesson<Letter> = {
  ...FINISH,
  about: 'Bishop and guard more: win against the computer.',
  tasks: [
    {
      position: at('Kh7 Bb9 kh9'),
      ask: 'King and bishop alone can mate. The king is in the corner already. Mate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'So one piece more is enough to win a game.',
      otherwise: 'Your king covers g8 and i8. Which diagonal ends on h9?',
    },
    wonGame(at('Ke2 Bd3 Gf3 Pc4 ke8 pd7')),
  ],
};
