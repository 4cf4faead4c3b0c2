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
      ask: 'Checkmate in one move with your queen.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'The king’s own pawns shut it in.',
      otherwise: 'Attack along the last row.',
    },
    {
      position: at('Ke1 Nc4 pa6 Ba8 kh8'),
      ask: 'A bishop in the roundabout attacks along many diagonals. Checkmate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'From d4 and e5, it attacks h8 and all the squares around it.',
      otherwise: 'Bring the bishop into the roundabout.',
    },
    {
      position: at('Ke1 Qa2 Pa4 ka8 pa5'),
      ask: 'If your opponent has no move but is not in check, that is stalemate, a draw. Avoid it, and checkmate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Check from d5 along the diagonal, and the king has no square left.',
      wrong: { a2d6: 'Now Black has no move but is not in check: stalemate, a draw.' },
      otherwise: 'From the roundabout, the queen attacks a8 and all the squares beside it.',
    },
  ],
};

export const forks: Lesson<Letter> = {
  ...FORKS,
  tasks: [
    {
      position: at('Kg1 bh1 Pa2 Rd4 Bd6 ng6 kg8'),
      ask: 'Give check with a rook and attack a piece at the same time. Win the bishop or the knight.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'Black had to answer the check, and could not save the piece.',
      otherwise: 'Black saves both. Start with a check.',
    },
    {
      position: at('Ke1 Pa2 Bb2 Rc6 ke8 bf8 ng8'),
      ask: 'Look along the last row. Win a piece within two moves.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'A king and a piece in one line are easy targets.',
      otherwise: 'Give check where the king cannot take.',
    },
  ],
};

export const wins: Lesson<Letter> = {
  id: 'wins',
  title: 'What wins here',
  about: 'What pieces are worth on lanes.',
  tasks: [
    {
      position: at('Kg1 Pg2 Pf2 Na5 Rf1 kg8 pg6 pf6 rc6 bb2 rf8'),
      ask: 'On lanes, a bishop is worth more than a rook. Take what is worth more.',
      goal: { kind: 'play', moves: ['a5b2'], within: 40 },
      moves: 1,
      other: 'defends',
      success: `In pawns, a queen is worth ${worthOf('Q')}, a bishop ${worthOf('B')}, a rook ${worthOf('R')} and a knight ${worthOf('N')}.`,
      wrong: { a5c6: 'A rook is worth a little less than a bishop here.' },
      otherwise: 'Your knight can take two pieces. Take the bishop on b2.',
    },
    {
      position: at('Kg1 Pg2 Pf2 Na5 Rf1 kg8 pg6 pf6 rc6 bb2 rf8 pc4'),
      ask: 'Now the pawn on c4 protects the bishop, so you would lose your knight for it. Take what gains the most.',
      goal: { kind: 'play', moves: ['a5c6'], within: 60 },
      moves: 1,
      other: 'defends',
      success: 'You won a rook for nothing. A bishop for a knight gains less.',
      wrong: { a5b2: 'The pawn takes back on b3. Something else costs you nothing.' },
      otherwise: 'Your knight can take two pieces. Nothing protects one of them.',
    },
  ],
};

export const finish: Lesson<Letter> = {
  ...FINISH,
  tasks: [
    {
      position: at('Kg1 Qh5 Re6 pf6 pg6 ph6 kg8'),
      ask: 'You are far ahead. Checkmate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'The rook stood on e6 and e7: one square from the last row.',
      otherwise: 'That is not checkmate. Your rook can do it.',
    },
    wonGame(at('Kg1 Qd1 Ra1 Pa2 Pg2 ke8 nb8 pf6 pg6')),
  ],
};
