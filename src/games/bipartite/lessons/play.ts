// Checkmate, attacks on two pieces, the bare king, what wins by measurement, and a won game to finish.

import { worthTexts } from '../../facts';
import { FINISH, FORKS, MATE, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import facts from '../facts.json';
import type { Letter } from '../pieces';
import { battle } from './pieces';

const worthOf = worthTexts(facts.worth);

export const mate: Lesson<Letter> = {
  ...MATE,
  tasks: [
    {
      position: battle('dC2 kC3 rC5 KA3 ME2 MF4 MG1'),
      ask: 'Mate in one move with the orthogonal Power Piece, which goes up to three squares straight.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Along the last row.',
      otherwise: 'The white king could go on. Attack along the last row.',
    },
    {
      position: battle('sA3 bB2 kC2 KA2 ME2 MF4 MG1'),
      ask: 'Mate in one move. The Soldier takes diagonally.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'From B3 it reached A2.',
      otherwise: 'Bring the Soldier where the king is diagonally before it.',
    },
    {
      position: battle('kC3 rA5 KA1 ME2 MF4'),
      ask: 'Mate in two moves. First take squares from the king, then give mate.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'King and Power Piece are enough.',
      otherwise: 'The white king gets out. Come nearer with your own.',
    },
  ],
};

export const forks: Lesson<Letter> = {
  ...FORKS,
  tasks: [
    {
      position: battle('kH3 cA4 KA2 RB5 MD1'),
      ask: 'Attack two at once with the Captain, and take the Power Piece within two moves.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'With check there was no time to save it.',
      otherwise: 'White saves it then. Give check with the Captain.',
    },
    {
      position: battle('kI1 dD3 mC5 KB2 CF2 GA5'),
      ask: 'The Swordsman takes at two squares, up and down alike. Attack king and Captain at once, and take the Captain.',
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'The king had to go, and the Captain stayed.',
      otherwise: 'King and Captain stand in one column. Come between them.',
    },
    {
      position: battle('kI2 cG4 mF5 KC4 RD1 GF1 MA5'),
      ask: 'Here one leap of the Captain attacks three at once. Take the Power Piece or the Guard.',
      goal: { kind: 'take', letters: ['R', 'G'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'Check, and two pieces more in reach.',
      otherwise: 'Give check with the Captain, from the middle of the board.',
    },
  ],
};

export const bare: Lesson<Letter> = {
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
      position: battle('kE4 rC1 KB4 MC4'),
      ask: 'The white king protects the Messenger on C4. If it can take your last piece in return, the game is a draw. Win in two moves.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'Your king protected the Power Piece, so White could not take back.',
      wrong: { C1C4: 'The white king takes back. Now both kings are alone: a draw.' },
      otherwise: 'Bring your own king next to the Messenger first, straight before it.',
    },
  ],
};

export const wins: Lesson<Letter> = {
  id: 'wins',
  title: 'What wins here',
  about: 'What pieces are worth, as measured in games.',
  tasks: [
    {
      position: battle('kI3 cF3 KA1 RD2 DG5 MC5'),
      ask: `In games against itself the computer found the orthogonal Power Piece worth ${worthOf('R')} Messengers and the Swordsman ${worthOf('D')}. Take what is worth more.`,
      goal: { kind: 'play', moves: ['F3D2'], within: 100 },
      moves: 1,
      other: 'defends',
      success: `A Guard is worth ${worthOf('G')} Messengers, a Captain ${worthOf('C')}, the diagonal Power Piece ${worthOf('B')}.`,
      wrong: { F3G5: `A Swordsman is worth ${worthOf('D')}. There is more to take.` },
      otherwise: 'The Captain can take two pieces. Take the one on D2.',
    },
    {
      position: battle('kI3 cF3 KA1 RD2 SC1 DG5 MC5'),
      ask: 'Now a Soldier protects the Power Piece: you would lose the Captain for it. Count again, and take what gains most.',
      goal: { kind: 'play', moves: ['F3G5'], within: 60 },
      moves: 1,
      other: 'defends',
      success: `A Swordsman for nothing wins ${worthOf('D')} Messengers’ worth. A Power Piece for a Captain wins less.`,
      wrong: {
        F3D2: `You win the orthogonal Power Piece, worth ${worthOf('R')}, and lose a Captain, worth ${worthOf('C')}. Something else costs nothing.`,
      },
      otherwise: 'The Captain can take two pieces. One of them is protected by nobody.',
    },
  ],
};

export const finish: Lesson<Letter> = {
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
