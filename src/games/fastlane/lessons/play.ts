// Checkmate, attacks on two pieces, what wins by measurement, and a won game to finish.

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
      position: at('Kg1 Rh1 Qa5 pf6 pg6 ph6 kf8'),
      ask: 'Give mate in one move. The queen can do it.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'The king’s own pawns shut it in.',
      otherwise: 'Attack along the last row.',
    },
    {
      position: at('Ke1 Nc4 pa6 Ba8 kh8'),
      ask: 'A bishop in the roundabout looks along many diagonals at once. Mate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'From d4 and e5 it reaches h8 and all around it.',
      otherwise: 'Bring the bishop into the roundabout.',
    },
    {
      position: at('Ke1 Qa2 Pa4 ka8 pa5'),
      ask: 'A side that has no move and is not in check is not beaten: that is a draw. Take care of that, and mate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Check from d5 along the diagonal, and no square left.',
      wrong: { a2d6: 'Now Black has no move, and is not in check: a draw.' },
      otherwise: 'From the roundabout the queen sees the corner a8, and all squares beside it.',
    },
  ],
};

export const forks: Lesson<Letter> = {
  ...FORKS,
  tasks: [
    {
      position: at('Kg1 bh1 Pa2 Rd4 Bd6 ng6 kg8'),
      ask: 'A rook gives check and attacks a piece in the same move. Win the bishop or the knight.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'Check leaves no time to save the other piece.',
      otherwise: 'Black saves both then. Begin with a check.',
    },
    {
      position: at('Ke1 Pa2 Bb2 Rc6 ke8 bf8 ng8'),
      ask: 'Look along the last row. Win a piece within two moves.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'King and pieces in one line are easy prey.',
      otherwise: 'Give check where the king cannot take.',
    },
  ],
};

export const wins: Lesson<Letter> = {
  id: 'wins',
  title: 'What wins here',
  about: 'What pieces are worth on lanes, as measured.',
  tasks: [
    {
      position: at('Kg1 Pg2 Pf2 Na5 Rf1 kg8 pg6 pf6 rc6 bb2 rf8'),
      ask: 'In games against itself the computer found that on lanes a bishop is worth more than a rook. Take what is worth more.',
      goal: { kind: 'play', moves: ['a5b2'], within: 40 },
      moves: 1,
      other: 'defends',
      success: `In pawns, a queen is worth ${worthOf('Q')}, a bishop ${worthOf('B')}, a rook ${worthOf('R')}, a knight ${worthOf('N')}.`,
      wrong: { a5c6: 'A rook is worth a little less than a bishop here.' },
      otherwise: 'The knight can take two pieces. Take the bishop on b2.',
    },
    {
      position: at('Kg1 Pg2 Pf2 Na5 Rf1 kg8 pg6 pf6 rc6 bb2 rf8 pc4'),
      ask: 'Now the pawn on c4 protects the bishop: you would lose the knight for it. Count again, and take what gains most.',
      goal: { kind: 'play', moves: ['a5c6'], within: 60 },
      moves: 1,
      other: 'defends',
      success: 'A rook for nothing. A bishop for a knight is a gain too, but a small one.',
      wrong: { a5b2: 'The pawn takes back on b3. There is something that costs nothing.' },
      otherwise: 'The knight can take two pieces. One of them is protected by nobody.',
    },
  ],
};

export const finish: Lesson<Letter> = {
  ...FINISH,
  tasks: [
    {
      position: at('Kg1 Qh5 Re6 pf6 pg6 ph6 kg8'),
      ask: 'You are far ahead already. Mate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'From e6 the rook stood on e7 as well: one square from the last row.',
      otherwise: 'Not that one. The rook can do it.',
    },
    wonGame(at('Kg1 Qd1 Ra1 Pa2 Pg2 ke8 nb8 pf6 pg6')),
  ],
};
