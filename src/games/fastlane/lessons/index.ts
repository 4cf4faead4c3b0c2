// All lessons of Chess in the Fast Lane, and the first one, which tells in three minutes what a newcomer needs.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { attack, giving, lanes } from './lanes';
import { at, bishop, king, knight, pawn, queen, rook } from './pieces';
import { finish, forks, mate, wins } from './play';

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
