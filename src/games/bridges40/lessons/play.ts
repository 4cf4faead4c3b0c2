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
      ask: 'Nobody is near enough to stop you. Win in two moves.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'Along the edge into the corner.',
      wrong: { e9e7: 'Down is away from the corner.' },
      otherwise: 'That gives Black time. Walk along the edge.',
    },
    {
      position: at('Pg1 Pb2 ph2 Pe5 pa7 pc7 Pf8'),
      ask: 'Three moves are enough here, but only by one way. Find the first.',
      goal: { kind: 'win' },
      moves: 3,
      other: 'defends',
      success: 'Faster than anything Black could do.',
      otherwise: 'Black gets there first, or stops you. Think of the octagon f8.',
    },
  ],
};

export const stop: Lesson<Letter> = {
  id: 'stop',
  title: 'Holding your corner',
  about: 'Never forget where the other side is going.',
  tasks: [
    {
      position: at('Pc1 Pi1 ph2 pa3 pc3 Pf6 Ph6 Ph8'),
      ask: 'Black threatens to step onto a1, your corner, and win. Stop it.',
      goal: { kind: 'survive' },
      moves: 1,
      other: 'defends',
      success: 'A corner that is occupied cannot be entered.',
      otherwise: 'Black steps from a3 to a1 and has won.',
    },
    {
      position: at('Pe1 Pf2 Pe3 pb4 pc5 Pd6 Ph6 pc9'),
      ask: 'Black is two moves away from your corner. Hold it for two moves.',
      goal: { kind: 'survive' },
      moves: 2,
      other: 'defends',
      success: 'In time. A disc at home saves games.',
      otherwise: 'Black comes through. Bring a disc home.',
    },
  ],
};

export const ahead: Lesson<Letter> = {
  id: 'ahead',
  title: 'Thinking ahead',
  about: 'One move that threatens what nobody can stop.',
  tasks: [
    {
      position: at('Pd2 Pf6 Pa1 Pc1 Pc7 pe3 pc5 pi9'),
      ask: 'Two black discs are touched by some of yours. Threaten to surround both at once, and remove one with your second move.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'Black could save one of them, but not both.',
      otherwise: 'Then Black gets away, or takes first. Which place touches both c5 and e3?',
    },
    {
      position: at('Ph8 Pi3 Pa7 Pg5 pf2 pg1 pe1 pb4'),
      ask: 'A disc on a tile next to h8 can jump over it into the corner i9. Win in two moves.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'The helper on h8 was waiting for that.',
      wrong: { g5i5: 'That is nearer, but from there h8 is no help. Come next to h8.' },
      otherwise: 'Bring the disc on g5 to the tile from which h8 and i9 lie in one line.',
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
      ask: 'In games of the computer with itself, who was a disc ahead late in the game made three points of four. Win one within two moves, and lose none.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'It had no place to go.',
      otherwise: 'Then Black gets away, or takes first.',
    },
    {
      position: at('Pf2 Pa3 pi3 pd6 pb8 Ph8 Pc9'),
      ask: 'The corner decides a race. You are ahead: win in three moves.',
      goal: { kind: 'win' },
      moves: 3,
      other: 'defends',
      success:
        'The corner beats any number of discs. Count the moves of both sides before you run.',
      otherwise: 'That loses time, and the race.',
    },
  ],
};

export const finish: Lesson<Letter> = {
  ...FINISH,
  about: 'With more discs, against the computer.',
  tasks: [
    {
      position: at('Pg7 Ph8 Pa1 pc3 pb4'),
      ask: 'One move wins. Do you see it?',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Always look for it first.',
      otherwise: 'A disc on a tile, a friend next to it, and the corner beyond.',
    },
    wonGame(
      at('Pa1 Pb2 Pd4 Pe5 Pd6 Pf6 pc9 pg9 ph6'),
      'You have twice as many discs. Win the game against the computer. You may take moves back.',
    ),
  ],
};
