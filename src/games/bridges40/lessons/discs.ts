// How discs go, how they are removed, and what happens to who cannot move.
import { setUp } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import { bridgesBoard, type Letter } from '../board';

/** FEN with these discs, `Pa1 pi9`, and White to move. */
export const at = (discs: string): string => `${setUp(bridgesBoard, discs)} w 0 0`;

export const places: Lesson<Letter> = {
  id: 'places',
  title: 'Tiles and octagons',
  about: 'Where each disc can go.',
  tasks: [
    {
      position: at('Pb2 Pa1 pi9 ph8'),
      ask: 'From an octagon, you step to the next octagon. Bring the disc on b2 to d4 in two steps.',
      goal: { kind: 'reach', cells: ['d4'] },
      moves: 2,
      other: 'still',
      success: 'A step never leads from an octagon to a tile, or back.',
      otherwise: 'From b2, step up or right, then the other way.',
    },
    {
      position: at('Ph8 Pg7 pc5 pb6'),
      ask: 'A jump also stays on the same kind of cell. Corners are tiles, so only a disc on a tile can reach one. Win with yours.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Over the octagon, into the corner. Discs on octagons can help.',
      wrong: { g7g9: 'That would take longer. Jump over your disc on h8.' },
      otherwise: 'Jump from g7 over your disc on h8.',
    },
  ],
};

export const jumps: Lesson<Letter> = {
  id: 'jumps',
  title: 'Jumping',
  about: 'Over your own discs, one jump a turn.',
  tasks: [
    {
      position: at('Pc3 Pd4 pi9 pg9'),
      ask: 'Two discs can take turns jumping over each other. Bring one to e5 and one to f6 in two jumps.',
      goal: { kind: 'reach', cells: ['e5', 'f6'] },
      moves: 2,
      other: 'still',
      success: 'Each jumped over the other.',
      otherwise: 'First jump from c3 over d4 to e5. Then jump from d4 over e5.',
    },
    {
      position: at('Pa1 Pc1 Pe3 pd2 pi9'),
      ask: 'You cannot jump over an enemy. Bring a disc to e1 in one move.',
      goal: { kind: 'reach', cells: ['e1'] },
      moves: 1,
      other: 'still',
      success: 'Jump over c1 or step: either way reaches e1.',
      otherwise: 'Which of your discs is one bridge away from e1?',
    },
    {
      position: at('Pa1 Pb2 Pd4 pi9 pg9'),
      ask: 'Bring the disc on a1 to e5 in two jumps.',
      goal: { kind: 'reach', cells: ['e5'] },
      moves: 2,
      other: 'still',
      success: 'Discs in a row with gaps make a fast road.',
      otherwise: 'Jump from a1 over b2, then over d4.',
    },
  ],
};

export const surround: Lesson<Letter> = {
  id: 'surround',
  title: 'Surrounding',
  about: 'Three of yours around one enemy remove it.',
  tasks: [
    {
      position: at('Pe3 Pd4 Pe5 Pf6 pc3 pd6 ph8'),
      ask: 'One move can remove several discs. Remove two.',
      goal: { kind: 'take', letters: ['P'], count: 2 },
      moves: 1,
      other: 'still',
      success: 'Your disc was the third neighbour of both.',
      otherwise: 'Which cell touches both c3 and d6?',
    },
    {
      position: at('Pa1 Pe1 Pb4 Pd6 pc5 pi9'),
      ask: 'Two of your discs touch the enemy on c5. Bring a third in two moves.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'Surrounded.',
      otherwise: 'From e1, step twice to c3 or e5. Both touch c5.',
    },
    {
      position: at('Pe3 Pf4 pe5 pb6 Pf6 Ph6 pa7 pc7 Pb8 pg9'),
      ask: 'Remove a disc without losing one of yours in return.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'You won a disc for nothing.',
      otherwise: 'Check each of your discs: can Black bring three around it?',
    },
  ],
};

export const care: Lesson<Letter> = {
  id: 'care',
  title: 'Taking care',
  about: 'Keep away from three enemies.',
  tasks: [
    {
      position: at('Pc5 Pa1 pd4 pd6 pg5'),
      ask: 'Two enemies touch your disc on c5, and a third is near. Move so that Black can remove nothing.',
      goal: { kind: 'survive' },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'Two enemies next to you do no harm. The third one does.',
      otherwise: 'Move the disc on c5 to where three enemies cannot reach it.',
    },
    {
      position: at('Pc5 Pa1 pd6 pb8 pd8 pi9'),
      ask: 'If your disc stops next to three enemies, you lose it. Bring it safely from c5 to e9 in three steps.',
      goal: { kind: 'reach', cells: ['e9'] },
      moves: 3,
      other: 'still',
      success: 'On e7, only two enemies touched it. Two do no harm.',
      wrong: { c5c7: 'On c7, it touches three enemies: b8, d8 and d6. You lost it.' },
      otherwise: 'Go around, over e5 and e7.',
    },
    {
      position: at('Pe3 Pc7 Pd8 Pf6 pe5 pd6 pf4 pc5 pi9'),
      ask: 'You may stop next to three enemies if you remove one: the capture protects your disc this turn. Remove one.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Captures count first, so your disc stayed.',
      otherwise: 'Find an enemy that two of your discs touch, and bring a third.',
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
      ask: 'Black’s only disc stands on a9. If you cannot move, you must pass. Leave Black no move.',
      goal: { kind: 'play', moves: ['c7a7'] },
      moves: 1,
      other: 'still',
      success: 'Black must pass, and you move again. If neither side can move, the game is a draw.',
      wrong: { c9e9: 'That opens the way to c9. Leave this disc where it is.' },
      otherwise: 'From a9 Black can only step to a7. Go there from c7.',
    },
    {
      position: at('Pc5 pb4 pd4 pd8 pe7'),
      ask: 'Your last disc stands on c5. If you lose all your discs, you lose the game. Move it where Black cannot surround it.',
      goal: { kind: 'survive' },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'At most two enemies can touch it there.',
      wrong: {
        c5c7: 'Two enemies touch it there, and Black brings the third to d6.',
        c5e5: 'Two enemies touch it there, and Black brings the third to d6.',
      },
      otherwise: 'Count the enemies that can touch it after Black’s next move.',
    },
  ],
};
