// The lessons of Bipartite Chess. In the race the learner is White, who begins below; in the battle Black, who then is.
import { FINISH, MATE, wonGame } from '../kit/lessons';
import { setUp } from '../kit/setUp';
import type { Lesson } from '../lessons';
import { bipartiteBoard, existsInStage, STAGE_ONE, STAGE_TWO } from './board';
import type { Letter } from './pieces';

/** A race: position text with these Messengers, `MC2 mG3`, and White to move. */
const race = (pieces: string): string =>
  `${setUp(bipartiteBoard, pieces, existsInStage(STAGE_ONE))} w 1 0 0`;

/** A battle: position text with these pieces, `kI3 KA3`, and Black to move. */
const battle = (pieces: string): string =>
  `${setUp(bipartiteBoard, pieces, existsInStage(STAGE_TWO))} b 2 0 0`;

const first: Lesson<Letter> = {
  id: 'first',
  title: 'Bipartite in three minutes',
  about: 'First a race, then a choice, then a battle.',
  tasks: [
    {
      position: race('MD2 MH3 mF4 mG5'),
      ask: 'The game begins with a race. You are White, below. A Messenger steps one square forward, straight or diagonally. Bring the one on D2 to B3.',
      goal: { kind: 'reach', cells: ['B3'] },
      moves: 2,
      other: 'still',
      success: 'Rows A and B are the other side’s home. All your Messengers must get there.',
      wrong: { D2C1: 'That leads away from B3.' },
      otherwise: 'Go forward with the Messenger on D2: to C2 or C3 first.',
    },
    {
      position: race('MA1 MB2 MC3 mG1 mF3 mF4'),
      ask: 'Whoever has all Messengers home first wins the race: nine in a game, three here. One of yours is missing. Win the race.',
      goal: { kind: 'play', moves: ['C3B3', 'C3B4'] },
      moves: 1,
      other: 'still',
      success: 'The race is won: you may choose a Power Piece for the battle.',
      otherwise: 'The Messenger on B2 is home already: the one on C3 is missing.',
    },
    {
      position: battle('kI3 bG3 KA3 SE5 MB1'),
      ask: 'In the battle the armies are new. You are Black now, below. The diagonal Power Piece goes up to three squares diagonally. Bring the one on G3 to D4 in two moves.',
      goal: { kind: 'reach', cells: ['D4'] },
      moves: 2,
      other: 'still',
      success: 'Its rival, the orthogonal one, goes up to three squares straight.',
      otherwise: 'From G3 one square up to the left, then two up to the right.',
    },
    {
      position: battle('rD2 dC3 kC4 KA4 ME2 MF4 MG1'),
      ask: 'Attack the king so that it cannot escape: that is checkmate, and wins. Your Power Piece on D2 can do it.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Checkmate. King and Swordsman covered the squares around it.',
      otherwise: 'The white king could go on. Attack along its row.',
    },
    {
      position: battle('kH3 cA4 KA2 RB5 SD1'),
      ask: 'Who takes the last piece besides the king wins too. Not yet here: take the Soldier on D1 or the Power Piece, within two moves.',
      goal: { kind: 'take', letters: ['S', 'R'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'One more, and the king is bare. Now you know enough to play.',
      otherwise: 'The Captain on A4 leaps two squares one way and one the other.',
    },
  ],
};

const racing: Lesson<Letter> = {
  id: 'race',
  title: 'The race',
  about: 'Forward only, and never into a jam.',
  tasks: [
    {
      position: race('MF3 mE3 mD1 MH1'),
      ask: 'Nothing is taken in the race: you go around. Bring the Messenger on F3 to C3 in three moves.',
      goal: { kind: 'reach', cells: ['C3'] },
      moves: 3,
      other: 'still',
      success: 'A diagonal step to one side, and back again.',
      otherwise: 'E3 is taken. Go past it: E2 or E4, then D3.',
    },
    {
      position: race('MC2 mB1 mB2 mB3 mA1 MH5 MH1'),
      ask: 'Your Messenger on C2 is blocked: all three squares before it are taken. Move the one on H5 instead, in two moves to F4.',
      goal: { kind: 'reach', cells: ['F4'] },
      moves: 2,
      other: 'still',
      success: 'A player who cannot move at all must pass.',
      otherwise: 'From H5 go forward to G4 or G5, then to F4.',
    },
    {
      position: race('MA1 MB4 MC4 mG1 mH3'),
      ask: 'Fill the home rows from the back, or the last will find no room. Bring your Messengers to A4 and B4 in two moves.',
      goal: { kind: 'reach', cells: ['A4', 'B4'] },
      moves: 2,
      other: 'still',
      success: 'Room in the last row first.',
      otherwise: 'First straight on from B4 to A4. Then the other can take its place.',
    },
  ],
};

const power: Lesson<Letter> = {
  id: 'power',
  title: 'The Power Pieces',
  about: 'Three squares, diagonally or straight.',
  tasks: [
    {
      position: battle('kI3 rF2 KA1 MC2 SD4'),
      ask: 'The orthogonal Power Piece goes one to three squares straight. Take the Messenger on C2.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Three squares, and not one more.',
      otherwise: 'Straight up from F2.',
    },
    {
      position: battle('kI3 bF2 KA1 MC5 SF4'),
      ask: 'The diagonal one goes one to three squares diagonally. Take the Messenger on C5.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'It stays on squares of one colour all its life.',
      otherwise: 'Up to the right from F2.',
    },
    {
      position: 'MM*MM/MMMMM/5/5/5/5/5/1m3/2*2 w choose 0 40',
      ask: 'The winner of the race chooses. The board is then set up anew, and White sits above. Choose the orthogonal one.',
      goal: { kind: 'play', moves: ['orthogonal'] },
      moves: 1,
      other: 'still',
      success: 'The other side gets the diagonal one, and Black begins the battle.',
      otherwise: 'That is allowed too, but here take the orthogonal one.',
    },
  ],
};

const captain: Lesson<Letter> = {
  id: 'captain',
  title: 'Captain and Swordsman',
  about: 'One leaps, the other thrusts.',
  tasks: [
    {
      position: battle('kI3 cF3 KA1 MD4 SB2'),
      ask: 'The Captain leaps two squares one way and one the other. Take the Messenger on D4.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'It can also step, but not take, one square straight forward or back.',
      otherwise: 'From F3 two up and one to the right.',
    },
    {
      position: battle('kI3 dF3 KA1 ME3 MF5'),
      ask: 'The Swordsman takes only two squares away in a straight line, and only if the square between is empty. Take what it can.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'The Messenger next to it was too close.',
      otherwise: 'Not what stands next to it: look two squares to the right.',
    },
  ],
};

const guard: Lesson<Letter> = {
  id: 'guard',
  title: 'Guard and Soldier',
  about: 'They step anywhere, but take in few directions.',
  tasks: [
    {
      position: battle('kI3 gE3 KA1 MF3 MD2'),
      ask: 'The Guard steps to any neighbour. It takes forward, diagonally forward and sideways, never behind it. Take what it can.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Forward is up for you. The one behind was safe.',
      otherwise: 'Forward is up: look at the squares above the Guard.',
    },
    {
      position: battle('kI3 sE3 KA1 MD3 MD4'),
      ask: 'The Soldier steps to any neighbour, but takes only diagonally. Take what it can.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Straight ahead it only walks.',
      otherwise: 'Diagonally: D4.',
    },
    {
      position: battle('kI3 mC2 KA5 MH5'),
      ask: 'In the battle a Messenger goes straight and takes diagonally. On the enemy’s two home rows it becomes a Soldier. Make it one.',
      goal: { kind: 'promote', to: 'S' },
      moves: 1,
      other: 'still',
      success: 'At once, and always a Soldier.',
      otherwise: 'Straight on from C2 to B2.',
    },
  ],
};

const mate: Lesson<Letter> = {
  ...MATE,
  tasks: [
    {
      position: battle('dC2 kC3 rC5 KA3 ME2 MF4 MG1'),
      ask: 'Mate in one with the orthogonal Power Piece.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Along the last row.',
      otherwise: 'The white king could go on.',
    },
    {
      position: battle('sA3 bB2 kC2 KA2 ME2 MF4 MG1'),
      ask: 'Mate in one. The Soldier attacks diagonally.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'From B3 it reached A2.',
      otherwise: 'Bring the Soldier where the king is diagonally before it.',
    },
    {
      position: battle('kC3 rA5 KA1 ME2 MF4'),
      ask: 'Mate in two: first take the squares, then give mate.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'King and Power Piece are enough.',
      otherwise: 'The white king gets out. Come nearer with your own.',
    },
  ],
};

const bare: Lesson<Letter> = {
  id: 'bare',
  title: 'The bare king',
  about: 'The other way to win.',
  tasks: [
    {
      position: battle('rG4 kC2 KA3 MC4'),
      ask: 'A king alone has lost: take all else, and you win. Win within two moves, by taking the Messenger or by mate.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'Two ways to win were too many to stop.',
      otherwise:
        'White gets away. Bring your king next to the Messenger, with the other king in view.',
    },
    {
      position: battle('kH3 cA4 KA2 RB5 MH5'),
      ask: 'Attack two at once with the Captain, and take the Power Piece within two moves.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'With check there was no time to save it.',
      otherwise: 'White saves it then. Give check with the Captain.',
    },
  ],
};

const finish: Lesson<Letter> = {
  ...FINISH,
  tasks: [
    {
      position: battle('bA4 dC5 kC3 KA2 MD1 ME2'),
      ask: 'Take the Messenger on D1. Who is ahead wins by taking all.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'One more, and the king is bare.',
      otherwise: 'From A4 the diagonal leads to D1.',
    },
    wonGame(
      battle('kI3 rH2 cH4 gG3 dH3 KA3 SB2 MC4'),
      'You are far ahead. Win the game against the computer, by mate or by taking all. You may take moves back.',
    ),
  ],
};

export const lessons: readonly Lesson<Letter>[] = [
  first,
  racing,
  power,
  captain,
  guard,
  mate,
  bare,
  finish,
];
