// How discs go, how they are removed, and what happens to who cannot move.
import { setUp } from '../../kit/setUp';
import type { Lesson } from '../../lessons';
import { bridgesBoard, type Letter } from '../board';

/** FEN with these discs, `Pa1 pi9`, and White to move. */
export const at = (discs: string): string => `${setUp(bridgesBoard, discs)} w 0 0`;

export const places: Lesson<Letter> = {
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

export const jumps: Lesson<Letter> = {
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

export const surround: Lesson<Letter> = {
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

export const care: Lesson<Letter> = {
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
      position: at('Pc5 Pa1 pd6 pb8 pd8 pi9'),
      ask: 'Who stops among three enemies loses the disc that moved. Bring yours from c5 to e9 in three steps, and stop in no such place.',
      goal: { kind: 'reach', cells: ['e9'] },
      moves: 3,
      other: 'still',
      success: 'On e7 only two touched it, and two do nothing.',
      wrong: { c5c7: 'On c7 it touches b8, d8 and d6: three enemies. It is gone.' },
      otherwise: 'Go around by e5 and e7.',
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

export const pass: Lesson<Letter> = {
  id: 'pass',
  title: 'Nowhere to go',
  about: 'Passing, and the last disc.',
  tasks: [
    {
      position: at('Pc9 Pc7 Pa1 pa9'),
      ask: 'Black’s only disc stands on a9. A player who cannot move must pass. Leave Black no move.',
      goal: { kind: 'play', moves: ['c7a7'] },
      moves: 1,
      other: 'still',
      success: 'Black has to pass, and you move again. If nobody can move, the game is a draw.',
      wrong: { c9e9: 'That opens the way to c9. Leave this disc where it is.' },
      otherwise: 'From a9 Black can only step to a7. Go there from c7.',
    },
    {
      position: at('Pc5 pb4 pd4 pd8 pe7'),
      ask: 'Your last disc stands on c5. Who loses all discs has lost the game. Move it where Black cannot surround it.',
      goal: { kind: 'survive' },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'Two enemies at most can touch it there.',
      wrong: {
        c5c7: 'There two touch it, and Black brings the third to d6.',
        c5e5: 'There two touch it, and Black brings the third to d6.',
      },
      otherwise: 'Count the enemies that could touch it, also after their next move.',
    },
  ],
};
