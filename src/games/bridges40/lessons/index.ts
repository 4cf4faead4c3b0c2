// All lessons of 40 Bridges: the first one, which tells in three minutes what a newcomer needs; running for the far corner,
// holding the own one, what wins by measurement, and a won game to finish; and those of the other file.
import { FINISH, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import type { Letter } from '../board';
import { at, care, jumps, pass, places, surround } from './discs';

export const corner: Lesson<Letter> = {
  id: 'corner',
  title: 'To the corner',
  about: 'The shortest way to win.',
  tasks: [
    {
      position: at('Pe9 Pa1 pd4 pe3'),
      ask: 'Black is too far away to stop you. Win in two moves.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'Along the edge, into the corner.',
      wrong: { e9e7: 'Down is away from the corner.' },
      otherwise: 'That gives Black time. Go along the edge.',
    },
    {
      position: at('Pg1 Pb2 ph2 Pe5 pa7 pc7 Pf8'),
      ask: 'You can win in three moves, but only one way. Find the first move.',
      goal: { kind: 'win' },
      moves: 3,
      other: 'defends',
      success: 'That is faster than anything Black can do.',
      otherwise: 'Black gets there first, or stops you. Think of the octagon f8.',
    },
  ],
};

export const stop: Lesson<Letter> = {
  id: 'stop',
  title: 'Holding your corner',
  about: 'Watch where your opponent is going.',
  tasks: [
    {
      position: at('Pc1 Pi1 ph2 pa3 pc3 Pf6 Ph6 Ph8'),
      ask: 'Black threatens to step onto a1, your corner, and win. Stop it.',
      goal: { kind: 'survive' },
      moves: 1,
      other: 'defends',
      success: 'Black cannot enter an occupied corner.',
      otherwise: 'Black steps from a3 to a1 and wins.',
    },
    {
      position: at('Pe1 Pf2 Pe3 pb4 pc5 Pd6 Ph6 pc9'),
      ask: 'Black is two moves away from your corner. Hold it for two moves.',
      goal: { kind: 'survive' },
      moves: 2,
      other: 'defends',
      success: 'Just in time. A disc in your corner can save the game.',
      otherwise: 'Black gets through. Bring a disc back to your corner.',
    },
  ],
};

export const ahead: Lesson<Letter> = {
  id: 'ahead',
  title: 'Thinking ahead',
  about: 'Make a threat that your opponent cannot stop.',
  tasks: [
    {
      position: at('Pd2 Pf6 Pa1 Pc1 Pc7 pe3 pc5 pi9'),
      ask: 'Your discs touch two black ones. Threaten to surround both, then remove one with your second move.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'Black could save one, but not both.',
      otherwise: 'Black gets away, or takes first. Which cell touches both c5 and e3?',
    },
    {
      position: at('Ph8 Pi3 Pa7 Pg5 pf2 pg1 pe1 pb4'),
      ask: 'Your disc on h8 can help: jump over it into the corner, i9. Win in two moves.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'You jumped over h8, into the corner.',
      wrong: { g5i5: 'That is nearer, but h8 cannot help you there. Go next to h8.' },
      otherwise: 'Bring the disc on g5 in line with h8 and i9.',
    },
  ],
};

export const wins: Lesson<Letter> = {
  id: 'wins',
  title: 'What wins here',
  about: 'More discs, and the faster way.',
  tasks: [
    {
      position: at('Pi1 Pb2 Pf2 Pf4 ph4 pi5 Pf6 pc7 Pb8'),
      ask: 'Late in the game, one extra disc usually wins. Win one within two moves, and lose none.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'It had nowhere to go.',
      otherwise: 'Black gets away, or takes first.',
    },
    {
      position: at('Pf2 Pa3 pi3 pd6 pb8 Ph8 Pc9'),
      ask: 'You are ahead in the race to the corner. Win in three moves.',
      goal: { kind: 'win' },
      moves: 3,
      other: 'defends',
      success: 'The corner beats any number of discs. Count both sides’ moves before you run.',
      otherwise: 'That loses time, and Black wins the race.',
    },
  ],
};

export const finish: Lesson<Letter> = {
  ...FINISH,
  about: 'Use your extra discs to beat the computer.',
  tasks: [
    {
      position: at('Pg7 Ph8 Pa1 pc3 pb4'),
      ask: 'Win in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Always look for a winning move first.',
      otherwise: 'Look for a disc that can jump over a friend into the corner.',
    },
    wonGame(
      at('Pa1 Pb2 Pd4 Pe5 Pd6 Pf6 pc9 pg9 ph6'),
      'You have twice as many discs. Beat the computer. You may take moves back.',
    ),
  ],
};

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
