// All lessons of 40 Bridges, and the first one, which tells in three minutes what a newcomer needs.
import type { Lesson } from '../../lessons';
import type { Letter } from '../board';
import { at, care, jumps, pass, places, surround } from './discs';
import { ahead, corner, finish, stop, wins } from './play';

const first: Lesson<Letter> = {
  id: 'first',
  title: '40 Bridges in three minutes',
  about: 'Step, jump, surround, and the corner that wins.',
  tasks: [
    {
      position: at('Pc3 Pa1 pi9 pg9'),
      ask: 'You are White. A disc on a square tile steps over a bridge to the next tile: up, down or sideways. Bring the disc on c3 to e5 in two steps.',
      goal: { kind: 'reach', cells: ['e5'] },
      moves: 2,
      other: 'still',
      success: 'Tile by tile. On the octagons you step in the same way, from octagon to octagon.',
      wrong: { c3a3: 'That leads away. Go up or to the right.' },
      otherwise: 'Step from c3 to e3 or c5, and from there to e5.',
    },
    {
      position: at('Pc3 Pd4 Pa1 pi9 pg9'),
      ask: 'A disc also jumps over a friend next to it, in any direction, to the place beyond. Bring the disc on c3 to e5 at once.',
      goal: { kind: 'reach', cells: ['e5'] },
      moves: 1,
      other: 'still',
      success: 'Friends make you fast. Enemies cannot be jumped.',
      wrong: { c3e3: 'That was a step. Jump over the friend on d4.' },
      otherwise: 'Jump from c3 over d4 to e5.',
    },
    {
      position: at('Pe1 Pd4 Pf4 pe5 pi9'),
      ask: 'An enemy with three of your discs around it is removed. Two touch the one on e5 already. Bring the third.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Three of eight neighbours are enough, of either kind of place.',
      otherwise: 'The disc on e1 can step next to e5.',
    },
    {
      position: at('Pg9 Pc3 pd6 pe7'),
      ask: 'A disc on the far corner wins at once. Yours is a1, so you are going for i9. Win.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'The other way to win is to remove all that the other side has.',
      otherwise: 'One step from g9 leads to i9.',
    },
    {
      position: at('Pc3 Pa1 pb6 pd6 pc7'),
      ask: 'Take care: a disc that stops among three enemies is removed itself. Bring the disc on c3 to e5 unharmed.',
      goal: { kind: 'reach', cells: ['e5'] },
      moves: 2,
      other: 'still',
      safe: true,
      success: 'Around the trap. Now you know all the rules.',
      wrong: { c3c5: 'On c5 it touches b6, d6 and c7: three enemies. It is gone.' },
      otherwise: 'Two ways lead from c3 to e5. Take the one over e3.',
    },
  ],
};

/** In the order in which they are offered. */
export const lessons: readonly Lesson<Letter>[] = [
  first,
  places,
  jumps,
  surround,
  care,
  pass,
  corner,
  stop,
  ahead,
  wins,
  finish,
];
