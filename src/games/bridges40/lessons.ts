// The lessons of 40 Bridges. White, the learner, has the corner a1; Black's is i9.
import { FINISH, wonGame } from '../kit/lessons';
import { setUp } from '../kit/setUp';
import type { Lesson } from '../lessons';
import { bridgesBoard } from './board';
import type { Letter } from './pieces';

/** Position text with these discs, `Pa1 pi9`, and White to move. */
const at = (discs: string): string => `${setUp(bridgesBoard, discs)} w 0 0`;

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

const places: Lesson<Letter> = {
  id: 'places',
  title: 'Tiles and octagons',
  about: 'Where a disc can go, and where it never gets.',
  tasks: [
    {
      position: at('Pb2 Pa1 pi9 ph8'),
      ask: 'Octagons are joined among themselves. Bring the disc on b2 to d4 in two steps.',
      goal: { kind: 'reach', cells: ['d4'] },
      moves: 2,
      other: 'still',
      success: 'A step never leads from an octagon to a tile, nor back.',
      otherwise: 'From b2 step up or to the right, then the other way.',
    },
    {
      position: at('Ph8 Pg7 pc5 pb6'),
      ask: 'Jumps do not change the kind of place either. So only a disc on a tile can ever reach the corner. Win with it.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Over the octagon into the corner. Discs on octagons are helpers.',
      wrong: { g7g9: 'That wins in the end, but there is a jump.' },
      otherwise: 'Jump from g7 over your disc on h8.',
    },
  ],
};

const jumps: Lesson<Letter> = {
  id: 'jumps',
  title: 'Jumping',
  about: 'Over friends, one jump a turn.',
  tasks: [
    {
      position: at('Pc3 Pd4 pi9 pg9'),
      ask: 'Two discs can carry each other along. Bring one to e5 and one to f6, in two jumps.',
      goal: { kind: 'reach', cells: ['e5', 'f6'] },
      moves: 2,
      other: 'still',
      success: 'Each was the other’s friend to jump over.',
      otherwise: 'First c3 jumps over d4. Then d4 jumps over it.',
    },
    {
      position: at('Pa1 Pc1 Pe3 pd2 pi9'),
      ask: 'No jump leads over an enemy. Bring a disc to e1 in one move.',
      goal: { kind: 'reach', cells: ['e1'] },
      moves: 1,
      other: 'still',
      success: 'Either way will do: a jump, or a step.',
      otherwise: 'Look who stands one bridge away from e1.',
    },
    {
      position: at('Pa1 Pb2 Pd4 pi9 pg9'),
      ask: 'Bring the disc on a1 to e5 in two jumps.',
      goal: { kind: 'reach', cells: ['e5'] },
      moves: 2,
      other: 'still',
      success: 'A row with gaps is a fast road.',
      otherwise: 'Jump from a1 over b2, and then over d4.',
    },
  ],
};

const surround: Lesson<Letter> = {
  id: 'surround',
  title: 'Surrounding',
  about: 'Three around one, and sometimes two at once.',
  tasks: [
    {
      position: at('Pe3 Pd4 Pe5 Pf6 pc3 pd6 ph8'),
      ask: 'Several may fall at once. Remove two discs with one move.',
      goal: { kind: 'take', letters: ['P'], count: 2 },
      moves: 1,
      other: 'still',
      success: 'One disc was the third neighbour of both.',
      otherwise: 'Which place touches both c3 and d6?',
    },
    {
      position: at('Pa1 Pe1 Pb4 Pd6 pc5 pi9'),
      ask: 'Two of your discs touch c5. Bring a third in two moves.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'Surrounded.',
      otherwise: 'From e1 it is two steps to c3 or to e5, which both touch c5.',
    },
    {
      position: at('Pe3 Pf4 pe5 pb6 Pf6 Ph6 pa7 pc7 Pb8 pg9'),
      ask: 'Remove a disc so that none of yours can be removed in return.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'A disc for nothing.',
      otherwise: 'Look at each disc of yours: could Black have three around it?',
    },
  ],
};

const care: Lesson<Letter> = {
  id: 'care',
  title: 'Taking care',
  about: 'What three enemies do to you.',
  tasks: [
    {
      position: at('Pc5 Pa1 pd4 pd6 pg5'),
      ask: 'Two enemies touch your disc on c5, and a third is near. Move so that nothing can be removed.',
      goal: { kind: 'survive' },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'Two neighbours are no danger. A third one coming is.',
      otherwise: 'Bring the disc on c5 where three cannot get around it.',
    },
    {
      position: at('Pe3 Pc7 Pd8 Pf6 pe5 pd6 pf4 pc5 pi9'),
      ask: 'Who removes an enemy may stop among three: that turn, the capture protects the disc. Remove one.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'The capture counts first.',
      otherwise: 'Find an enemy with two of your discs around it, and the third place.',
    },
  ],
};

const corner: Lesson<Letter> = {
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

const stop: Lesson<Letter> = {
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

const wins: Lesson<Letter> = {
  id: 'wins',
  title: 'What wins here',
  about: 'More discs, and the faster way.',
  tasks: [
    {
      position: at('Pi1 Pb2 Pf2 Pf4 ph4 pi5 Pf6 pc7 Pb8'),
      ask: 'A disc more is a helper more. Win one within two moves, whatever Black does, and lose none.',
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
      success: 'Count the moves of both sides before you run.',
      otherwise: 'That loses time, and the race.',
    },
  ],
};

const finish: Lesson<Letter> = {
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

export const lessons: readonly Lesson<Letter>[] = [
  first,
  places,
  jumps,
  surround,
  care,
  corner,
  stop,
  wins,
  finish,
];
