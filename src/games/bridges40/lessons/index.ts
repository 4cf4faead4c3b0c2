// All lessons of 40 Bridges, and the first one, which tells in three minutes what a newcomer needs.
import type { Lesson } from '../../lessons';
import type { Letter } from '../board';
import { at, care, jumps, pass, places, surround } from './discs';
import { ahead, corner, finish, stop, wins } from './play';

const first: Lesson<Letter> = {
  id: 'first',
  title: '40 Bridges in three minutes',
  about: 'Step, jump, surround, and reach the corner.',
  tasks: [
    {
      position: at('Pc3 Pa1 pi9 pg9'),
      ask: 'You play White. A disc on a square tile steps over a bridge to the next tile: up, down or sideways. Bring the disc on c3 to e5 in two steps.',
      goal: { kind: 'reach', cells: ['e5'] },
      moves: 2,
      other: 'still',
      success: 'Tile by tile. On octagons, you step from octagon to octagon.',
      wrong: { c3a3: 'That leads away. Go up or right.' },
      otherwise: 'Step from c3 to e3 or c5, and from there to e5.',
    },
    {
      position: at('Pc3 Pd4 Pa1 pi9 pg9'),
      ask: 'A disc can also jump over a friend next to it, in any direction, to the cell beyond. Bring the disc on c3 to e5 in one jump.',
      goal: { kind: 'reach', cells: ['e5'] },
      moves: 1,
      other: 'still',
      success: 'Friends make you fast. You cannot jump over enemies.',
      wrong: { c3e3: 'That was a step. Jump over your disc on d4.' },
      otherwise: 'Jump from c3 over d4 to e5.',
    },
    {
      position: at('Pe1 Pd4 Pf4 pe5 pi9'),
      ask: 'Three of your discs around an enemy remove it. Two already touch the one on e5. Bring the third.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Three neighbours are enough, on tiles or octagons.',
      otherwise: 'The disc on e1 can step next to e5.',
    },
    {
      position: at('Pg9 Pc3 pd6 pe7'),
      ask: 'A disc on the far corner wins at once. Your corner is a1, so you need i9. Win.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'You also win by removing all of your opponent’s discs.',
      otherwise: 'One step from g9 leads to i9.',
    },
    {
      position: at('Pc3 Pa1 pb6 pd6 pc7'),
      ask: 'Take care: if your disc stops next to three enemies, you lose it. Bring the disc on c3 safely to e5.',
      goal: { kind: 'reach', cells: ['e5'] },
      moves: 2,
      other: 'still',
      safe: true,
      success: 'You went around the trap. Now you know enough to play.',
      wrong: { c3c5: 'On c5, it touches three enemies: b6, d6 and c7. You lost it.' },
      otherwise: 'Two ways lead from c3 to e5. Go over e3.',
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
