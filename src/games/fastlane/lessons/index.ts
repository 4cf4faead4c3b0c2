// All lessons of Chess in the Fast Lane: the first one, which tells in three minutes what a newcomer needs; checkmate, attacks
// on two pieces, what wins by measurement, and a won game to finish; and those of the other files.

import { worthTexts } from '../../facts';
import { FINISH, FORKS, MATE, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import facts from '../facts.json';
import type { Letter } from '../pieces';
import { attack, giving, lanes } from './lanes';
import { at, bishop, king, knight, pawn, queen, rook } from './pieces';

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

const first: Lesson<Letter> = {
  id: 'first',
  title: 'Fast Lane in three minutes',
  about: 'A lane of several squares is one cell, and one piece fills it.',
  tasks: [
    {
      position: at('Kg1 kg8 Na2 ra8'),
      ask: 'You play White, from the bottom. Your knight stands in a lane, on a2 and a3 at once. It leaps two squares one way and one to the side. Bring it to lane b4-b5.',
      goal: { kind: 'reach', cells: ['b4'] },
      moves: 1,
      other: 'still',
      success: 'From a3 to b5, and now it fills b4 and b5.',
      otherwise: 'It can leap from a2 or a3. From a3, it reaches b5, a square of lane b4-b5.',
    },
    {
      position: at('Kg1 kg8 Rh4 nd5'),
      ask: 'The middle squares d4, e4, d5 and e5 are one cell, the roundabout. You can take a piece there on any of them. Take the knight.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Your rook took it on e4, and now fills the whole roundabout.',
      wrong: { h4h5: 'The rook can take the knight at once, from h4 along row 4.' },
      otherwise: 'From h4, the rook reaches e4, and the knight stands there too.',
    },
    {
      position: at('Kg1 kg8 Ra1 Pa2 ra8'),
      ask: 'Your own pieces in lanes give way. A rook goes straight, so yours may pass over the pawn on a2-a3. Take the rook on a8.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'So a rook can come out from behind its own pawn at once.',
      wrong: { a1a4: 'That passes over the pawn, but stops too early. Go on to a8.' },
      otherwise: 'Go straight up from a1, over the pawn, to a8.',
    },
    {
      position: at('Kg1 kg8 Pb2 nc4 ra8'),
      ask: 'A pawn goes one square forward, from the front of its lane. It takes one square diagonally forward, from any square of its lane. Take the knight.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'From b3 to c4. On the last row, a pawn becomes a knight or a bishop.',
      wrong: { b2b4: 'A pawn moves like that, but it takes diagonally.' },
      otherwise: 'The pawn stands on b2 and b3. From b3, c4 is diagonally forward.',
    },
    {
      position: at('Kg1 kg8 Bf1 pa6 Ph2'),
      ask: 'A bishop goes any distance diagonally. A king moves one square in any direction. Take the pawn on a6 with your bishop.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Your bishop passed through empty lanes without filling them.',
      wrong: { f1c4: 'That is the right way. Go on to a6.' },
      otherwise: 'From f1, the diagonal leads up to a6.',
    },
    {
      position: at('Kg1 Rh5 Qc4 kg8 pf6 pg6 ph6'),
      ask: 'Attack the king so that it cannot escape: that is checkmate, and you win. A queen goes straight or diagonally. Checkmate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Checkmate. Black’s own pawns shut the king in. Now you know enough to play.',
      otherwise: 'That is not checkmate yet. Attack along the last row.',
    },
  ],
};

/** In the order in which they are offered. */
export const lessons: readonly Lesson<Letter>[] = [
  first,
  lanes,
  giving,
  attack,
  rook,
  bishop,
  queen,
  knight,
  pawn,
  king,
  mate,
  forks,
  wins,
  finish,
];
