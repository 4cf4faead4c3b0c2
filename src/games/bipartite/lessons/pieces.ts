// A lesson for each piece of the battle. The learner is Black, below, and forward is up.
import { setUp } from '../../kit/setUp';
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
      ask: 'The orthogonal Power Piece goes one to three squares straight. Take the Messenger on C2.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Three squares, and not one more.',
      wrong: { F2D2: 'That stops one square too early.' },
      otherwise: 'Straight up from F2.',
    },
    {
      position: battle('kI3 bF2 KA1 MC5 SF4'),
      ask: 'The diagonal one goes one to three squares diagonally. Take the Messenger on C5.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'It stays on squares of one colour all its life.',
      wrong: { F2D4: 'That stops one square too early.' },
      otherwise: 'Up to the right from F2.',
    },
    {
      position: battle('kI3 rF3 KA1 MC3 SB2 CF5'),
      ask: 'Take a piece, and make sure that nothing can take your Power Piece.',
      goal: { kind: 'take', letters: ['M', 'C'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'The Captain stood alone. Always look who protects what you take.',
      wrong: { F3C3: 'The Soldier on B2 protects that Messenger, and takes back.' },
      otherwise: 'The Captain on F5 is protected by nobody.',
    },
  ],
};

export const captain: Lesson<Letter> = {
  id: 'captain',
  title: 'The Captain',
  about: 'A leap, or one step straight.',
  tasks: [
    {
      position: battle('kI3 cF3 KA1 MD4 SB2'),
      ask: 'The Captain leaps two squares one way and one the other. Take the Messenger on D4.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'What stands between does not stop a leap.',
      wrong: { F3D2: 'A Captain’s leap, but to the other side. Lean to the right.' },
      otherwise: 'From F3 two up and one to the right.',
    },
    {
      position: battle('kI3 cF3 KA1 ME3 MC4'),
      ask: 'It also steps one square straight forward or back, but only to empty squares. Bring it to G3, and then to F5.',
      goal: { kind: 'reach', cells: ['G3', 'F5'] },
      moves: 2,
      other: 'still',
      success: 'A step back, and a leap to where one leap alone does not lead.',
      otherwise: 'First one square straight back, to G3. From there leap to F5.',
    },
    {
      position: battle('kI3 cF3 KA1 MD2 GC2 CG5'),
      ask: 'Two pieces are one leap away. Take one, and stay where nothing can take the Captain.',
      goal: { kind: 'take', letters: ['M', 'C'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'A Captain for nothing.',
      wrong: { F3D2: 'The Guard on C2 protects that Messenger, and takes back.' },
      otherwise: 'Who watches D2, and who watches G5?',
    },
  ],
};

export const swordsman: Lesson<Letter> = {
  id: 'swordsman',
  title: 'The Swordsman',
  about: 'Walks straight, and takes at arm’s length.',
  tasks: [
    {
      position: battle('kI3 dF3 KA1 MB5'),
      ask: 'The Swordsman walks one or two squares straight. Bring it to D5 in two moves. E5 does not exist in the battle.',
      goal: { kind: 'reach', cells: ['D5'] },
      moves: 2,
      other: 'still',
      success: 'Around the hole in the board.',
      wrong: { F3F5: 'From F5 there is no way up: E5 does not exist.' },
      otherwise: 'First two squares up to D3, then two to the right.',
    },
    {
      position: battle('kI3 dF3 KA1 ME3 MF5'),
      ask: 'It takes only what is two squares away, and only if the square between is empty. Take what it can.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'The Messenger next to it was too close.',
      wrong: { F3F4: 'Now the one on F5 is too close as well.' },
      otherwise: 'Not what stands next to it: look two squares to the right.',
    },
    {
      position: battle('kI3 dF3 KA1 SE3 MC1'),
      ask: 'A Soldier stands right before it, too close to take. Step back first, then take the Soldier.',
      goal: { kind: 'take', letters: ['S'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'At arm’s length it can be taken.',
      otherwise: 'One square straight back, to G3. Then E3 is two squares away.',
    },
  ],
};

export const guard: Lesson<Letter> = {
  id: 'guard',
  title: 'The Guard',
  about: 'Steps anywhere, but takes nothing behind it.',
  tasks: [
    {
      position: battle('kI3 gE3 KA1 MC5'),
      ask: 'The Guard steps to any neighbouring square. Bring it to C3 in two moves.',
      goal: { kind: 'reach', cells: ['C3'] },
      moves: 2,
      other: 'still',
      success: 'One square at a time, and in any direction.',
      wrong: { E3F3: 'It may go back too, but C3 lies ahead.' },
      otherwise: 'Up twice, straight or diagonally.',
    },
    {
      position: battle('kI3 gE3 KA1 MF3 MD2'),
      ask: 'It takes forward, diagonally forward and sideways, never what is behind it. Take what it can.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Forward is up for you. The one behind was safe.',
      wrong: { E3E4: 'That step is allowed, but there is something to take.' },
      otherwise: 'Forward is up: look at the squares above the Guard.',
    },
    {
      position: battle('kI3 gE3 KA1 MD4 SC5 CE2'),
      ask: 'Two pieces are in reach. Take one, and stay where nothing can take the Guard.',
      goal: { kind: 'take', letters: ['M', 'C'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'A Captain for nothing, sideways.',
      wrong: { E3D4: 'The Soldier on C5 protects that Messenger, and takes back.' },
      otherwise: 'Who watches D4, and who watches E2?',
    },
  ],
};

export const soldier: Lesson<Letter> = {
  id: 'soldier',
  title: 'Soldier and Messenger',
  about: 'The small ones, and how one becomes the other.',
  tasks: [
    {
      position: battle('kI3 sE3 KA1 MD3 MD4'),
      ask: 'The Soldier steps to any neighbouring square, but takes only diagonally. Take what it can.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Straight ahead it only walks.',
      wrong: { E3D2: 'Diagonally was right, but the other side is where a Messenger stands.' },
      otherwise: 'Diagonally up to the right: D4.',
    },
    {
      position: battle('kI4 mH3 KA1 MC2'),
      ask: 'In the battle a Messenger goes one square straight on, from its first square also two. Bring the one on H3 to E3 in two moves.',
      goal: { kind: 'reach', cells: ['E3'] },
      moves: 2,
      other: 'still',
      success: 'Two squares, then one.',
      wrong: { H3G3: 'Only from its first square it may go two. Do that now.' },
      otherwise: 'Two squares up from H3 to F3, then one more.',
    },
    {
      position: battle('kI4 mE3 KA1 SD3 CD4'),
      ask: 'A Messenger takes diagonally forward. What stands straight ahead blocks it. Take what it can.',
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'It never takes what stands straight ahead.',
      otherwise: 'Diagonally up to the right: D4.',
    },
    {
      position: battle('kI3 mC2 KA5 MG5'),
      ask: 'On the enemy’s two home rows a Messenger becomes a Soldier. Make it one.',
      goal: { kind: 'promote', to: 'S' },
      moves: 1,
      other: 'still',
      success: 'At once, and always a Soldier.',
      otherwise: 'Straight on from C2 to B2.',
    },
  ],
};
