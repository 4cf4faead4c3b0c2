// A lesson for each piece of the battle. The learner is Black, below, and forward is up.
import { setUp } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import { bipartiteBoard, existsInStage, STAGE_ONE, STAGE_TWO } from '../board';
import type { Letter } from '../pieces';

/** A race: FEN with these Messengers, `MC2 mG3`, and White to move. */
export const race = (pieces: string): string =>
  `${setUp(bipartiteBoard, pieces, existsInStage(STAGE_ONE))} w 1 0 0`;

/** A battle: FEN with these pieces, `kI3 KA3`, and Black to move. */
export const battle = (pieces: string): string =>
  `${setUp(bipartiteBoard, pieces, existsInStage(STAGE_TWO))} b 2 0 0`;

export const power: Lesson<Letter> = {
  id: 'power',
  title: 'The Power Pieces',
  about: 'Up to three squares, diagonally or straight.',
  tasks: [
    {
      position: battle('kI3 rF2 KA1 MC2 SD4'),
      ask: 'The straight Power Piece moves one to three squares straight. Take the Messenger on C2.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Three squares is as far as it goes.',
      wrong: { F2D2: 'That stops one square too soon.' },
      otherwise: 'Move straight up from F2.',
    },
    {
      position: battle('kI3 bF2 KA1 MC5 SF4'),
      ask: 'The diagonal Power Piece moves one to three squares diagonally. Take the Messenger on C5.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'It always stays on squares of one colour.',
      wrong: { F2D4: 'That stops one square too soon.' },
      otherwise: 'Move up to the right from F2.',
    },
    {
      position: battle('kI3 rF3 KA1 MC3 SB2 CF5'),
      ask: 'Take a piece, and make sure that nothing can take your Power Piece.',
      goal: { kind: 'take', letters: ['M', 'C'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'Nothing protected the captain. Always check before you take.',
      wrong: { F3C3: 'The soldier on B2 protects that Messenger, and takes back.' },
      otherwise: 'Nothing protects the captain on F5.',
    },
  ],
};

export const captain: Lesson<Letter> = {
  id: 'captain',
  title: 'The captain',
  about: 'A leap, or one step straight.',
  tasks: [
    {
      position: battle('kI3 cF3 KA1 MD4 SB2'),
      ask: 'The captain leaps two squares one way and one to the side. Take the Messenger on D4.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'A leap goes over anything between.',
      wrong: { F3D2: 'That leap goes to the left. Leap to the right.' },
      otherwise: 'From F3, leap two up and one to the right.',
    },
    {
      position: battle('kI3 cF3 KA1 ME3 MC4'),
      ask: 'It also steps one square straight forward or back, but only to empty squares. Bring it to G3, then to F5.',
      goal: { kind: 'reach', cells: ['G3', 'F5'] },
      moves: 2,
      other: 'still',
      success: 'With a step and a leap it reaches what a leap alone cannot.',
      otherwise: 'First step straight back to G3. From there, leap to F5.',
    },
    {
      position: battle('kI3 cF3 KA1 MD2 GC2 CG5'),
      ask: 'Two pieces are one leap away. Take one, and stay where nothing can take the captain.',
      goal: { kind: 'take', letters: ['M', 'C'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'You won a captain for nothing.',
      wrong: { F3D2: 'The guard on C2 protects that Messenger, and takes back.' },
      otherwise: 'Which White piece protects D2? Which one protects G5?',
    },
  ],
};

export const swordsman: Lesson<Letter> = {
  id: 'swordsman',
  title: 'The swordsman',
  about: 'It walks straight, and takes at arm’s length.',
  tasks: [
    {
      position: battle('kI3 dF3 KA1 MB5'),
      ask: 'The swordsman walks one or two squares straight. Bring it to D5 in two moves. E5 is blocked in the battle.',
      goal: { kind: 'reach', cells: ['D5'] },
      moves: 2,
      other: 'still',
      success: 'It walked around the blocked square.',
      wrong: { F3F5: 'From F5 it cannot go up: E5 is blocked.' },
      otherwise: 'Move two squares up to D3, then two to the right.',
    },
    {
      position: battle('kI3 dF3 KA1 ME3 MF5'),
      ask: 'It takes only what is two squares away, and only if the square between is empty. Take what you can.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'The Messenger next to it was too close.',
      wrong: { F3F4: 'Now the one on F5 is too close as well.' },
      otherwise: 'It cannot take the Messenger next to it. Look two squares to the right.',
    },
    {
      position: battle('kI3 dF3 KA1 SE3 MC1'),
      ask: 'The soldier right in front of it is too close to take. Step back first, then take it.',
      goal: { kind: 'take', letters: ['S'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'At arm’s length, the soldier could be taken.',
      otherwise: 'Step straight back to G3. Then E3 is two squares away.',
    },
  ],
};

export const guard: Lesson<Letter> = {
  id: 'guard',
  title: 'The guard',
  about: 'It steps anywhere, but takes nothing behind it.',
  tasks: [
    {
      position: battle('kI3 gE3 KA1 MC5'),
      ask: 'The guard steps to any neighbouring square. Bring it to C3 in two moves.',
      goal: { kind: 'reach', cells: ['C3'] },
      moves: 2,
      other: 'still',
      success: 'One square at a time, in any direction.',
      wrong: { E3F3: 'It may go back too, but C3 lies ahead.' },
      otherwise: 'Move up twice, straight or diagonally.',
    },
    {
      position: battle('kI3 gE3 KA1 MF3 MD2'),
      ask: 'It takes forward, diagonally forward and sideways, but never behind it. Take what you can.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Forward is up for you. The Messenger behind was safe.',
      wrong: { E3E4: 'That step is allowed, but you can take something.' },
      otherwise: 'Forward is up: look at the squares above the guard.',
    },
    {
      position: battle('kI3 gE3 KA1 MD4 SC5 CE2'),
      ask: 'Two pieces are in reach. Take one, and stay where nothing can take the guard.',
      goal: { kind: 'take', letters: ['M', 'C'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'You won a captain for nothing.',
      wrong: { E3D4: 'The soldier on C5 protects that Messenger, and takes back.' },
      otherwise: 'Which White piece protects D4? Which one protects E2?',
    },
  ],
};

export const soldier: Lesson<Letter> = {
  id: 'soldier',
  title: 'Soldier and Messenger',
  about: 'Your smallest pieces, and how a Messenger becomes a soldier.',
  tasks: [
    {
      position: battle('kI3 sE3 KA1 MD3 MD4'),
      ask: 'The soldier steps to any neighbouring square, but takes only diagonally. Take what you can.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'It steps straight ahead, but never takes there.',
      wrong: { E3D2: 'Diagonally is right, but the Messenger is on the other side.' },
      otherwise: 'Take diagonally up to the right, on D4.',
    },
    {
      position: battle('kI4 mH3 KA1 MC2'),
      ask: 'In the battle a Messenger moves one square straight forward. From its first square it may move two. Bring the one on H3 to E3 in two moves.',
      goal: { kind: 'reach', cells: ['E3'] },
      moves: 2,
      other: 'still',
      success: 'Two squares, then one.',
      wrong: { H3G3: 'It may move two squares only from its first square. Do that now.' },
      otherwise: 'Move two squares up from H3 to F3, then one more.',
    },
    {
      position: battle('kI4 mE3 KA1 SD3 CD4'),
      ask: 'A Messenger takes diagonally forward. A piece straight ahead blocks it. Take what you can.',
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'It never takes straight ahead.',
      otherwise: 'Take diagonally up to the right, on D4.',
    },
    {
      position: battle('kI3 mC2 KA5 MG5'),
      ask: 'On the enemy’s two home rows a Messenger becomes a soldier. Make it one.',
      goal: { kind: 'promote', to: 'S' },
      moves: 1,
      other: 'still',
      success: 'It became a soldier at once. There is no other choice.',
      otherwise: 'Move straight up from C2 to B2.',
    },
  ],
};
