// All lessons of Chess in the Fast Lane, and the first one, which tells in three minutes what a newcomer needs.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { attack, giving, lanes } from './lanes';
import { at, bishop, king, knight, pawn, queen, rook } from './pieces';
import { finish, forks, mate, wins } from './play';

const first: Lesson<Letter> = {
  id: 'first',
  title: 'Fast Lane in three minutes',
  about: 'Several squares are one place, and one piece fills them all.',
  tasks: [
    {
      position: at('Kg1 kg8 Na2 ra8'),
      ask: 'You are White. The knight on a2 stands in a lane: on a2 and a3 at once. A knight leaps two squares one way and one the other. Bring it to the lane b4-b5.',
      goal: { kind: 'reach', cells: ['b4'] },
      moves: 1,
      other: 'still',
      success: 'From a3 to b5, and now it stands on b4 and b5 at once.',
      otherwise:
        'It may leap from a2 or from a3. From a3 it reaches b5, which belongs to the lane b4-b5.',
    },
    {
      position: at('Kg1 kg8 Rh4 nd5'),
      ask: 'Four squares in the middle are one place, the roundabout: d4, e4, d5 and e5. Who stands there can be taken on any of them. Take the knight.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Your rook took it on e4, and holds the whole roundabout now.',
      wrong: { h4h5: 'Row 5 would have been as good as row 4. But the knight can be taken now.' },
      otherwise: 'From h4 the rook sees e4, and the knight stands there too.',
    },
    {
      position: at('Kg1 kg8 Ra1 Pa2 ra8'),
      ask: 'Your own pieces in lanes give way. A rook goes straight, and yours may pass over the pawn of a2-a3. Take the rook on a8.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'So rooks come out at once, from behind their own pawns.',
      wrong: { a1a4: 'That passes over the pawn, but stops too early.' },
      otherwise: 'Straight up from a1, over the pawn, to a8.',
    },
    {
      position: at('Kg1 Rh5 Qc4 kg8 pf6 pg6 ph6'),
      ask: 'Attack the king so that it cannot get away: that is checkmate, and wins. A queen goes straight or diagonally. Mate with her in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success:
        'Checkmate. Enemies never give way, so Black’s own pawns shut the king in. Now you know enough to play.',
      otherwise: 'The black king could go on. Look at the last row.',
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
