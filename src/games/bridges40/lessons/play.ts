// Running for the far corner, holding the own one, what wins by measurement, and a won game to finish.
import { FINISH, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import type { Letter } from '../board';
import { at } from './discs';

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
