// All lessons of Bipartite Chess: the first one, which tells in three minutes what a newcomer needs; checkmate, attacks on two
// pieces, the bare king, what wins by measurement, and a won game to finish; and those of the other files.

import { worthTexts } from '../../facts';
import { FINISH, FORKS, MATE, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import facts from '../facts.json';
import type { Letter } from '../pieces';
import { battle, captain, guard, power, race, soldier, swordsman } from './pieces';
import { block, choice, racing } from './race';

const worthOf = worthTexts(facts.worth);

export const mate: Lesson<Letter> = {
  ...MATE,
  tasks: [
    {
      position: battle('dC2 kC3 rC5 KA3 ME2 MF4 MG1'),
      ask: 'Mate in one move with the straight Power Piece. It moves up to three squares straight.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Checkmate along the last row.',
      otherwise: 'The white king can still escape. Attack along the last row.',
    },
    {
      position: battle('sA3 bB2 kC2 KA2 ME2 MF4 MG1'),
      ask: 'Mate in one move. The soldier takes diagonally.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'From B3 the soldier attacks A2.',
      otherwise: 'Move the soldier so that the king is diagonally next to it.',
    },
    {
      position: battle('kC3 rA5 KA1 ME2 MF4'),
      ask: 'Mate in two moves. First cut off the king’s squares, then give mate.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'A king and a Power Piece are enough to mate.',
      otherwise: 'The white king escapes. Bring your own king closer.',
    },
  ],
};

export const forks: Lesson<Letter> = {
  ...FORKS,
  tasks: [
    {
      position: battle('kH3 cA4 KA2 RB5 MD1'),
      ask: 'Attack two at once with the captain, and take the Power Piece within two moves.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'White had to answer the check, so you could take the Power Piece.',
      otherwise: 'Then White saves it. Give check with the captain.',
    },
    {
      position: battle('kI1 dD3 mC5 KB2 CF2 GA5'),
      ask: 'The swordsman takes at two squares, up and down alike. Attack king and captain at once, and take the captain.',
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'The king had to move, so you could take the captain.',
      otherwise: 'King and captain are in the same column. Move between them.',
    },
    {
      position: battle('kI2 cG4 mF5 KC4 RD1 GF1 MA5'),
      ask: 'One leap of your captain attacks three pieces at once. Take the Power Piece or the guard.',
      goal: { kind: 'take', letters: ['R', 'G'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'A check, and two more pieces attacked.',
      otherwise: 'Give check with the captain, from the middle of the board.',
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
      ask: 'A king alone has lost. Win within two moves, by taking the Messenger or by mate.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'White could not stop both ways to win.',
      otherwise:
        'Then White escapes. Bring your king next to the Messenger, facing the white king.',
    },
    {
      position: battle('kE4 rC1 KB4 MC4'),
      ask: 'The white king protects the Messenger on C4. If it can take your last piece back, the game is a draw. Win in two moves.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'Your king protected the Power Piece, so White could not take back.',
      wrong: { C1C4: 'The white king takes back. Now both kings are alone: a draw.' },
      otherwise: 'First bring your own king straight in front of the Messenger.',
    },
  ],
};

export const wins: Lesson<Letter> = {
  id: 'wins',
  title: 'What wins here',
  about: 'What each piece is worth.',
  tasks: [
    {
      position: battle('kI3 cF3 KA1 RD2 DG5 MC5'),
      ask: `The straight Power Piece is worth ${worthOf('R')} Messengers, a swordsman ${worthOf('D')}. Take what is worth more.`,
      goal: { kind: 'play', moves: ['F3D2'], within: 100 },
      moves: 1,
      other: 'defends',
      success: `A guard is worth ${worthOf('G')} Messengers, a captain ${worthOf('C')}, the diagonal Power Piece ${worthOf('B')}.`,
      wrong: { F3G5: `A swordsman is worth ${worthOf('D')}. You can take more.` },
      otherwise: 'The captain can take two pieces. Take the one on D2.',
    },
    {
      position: battle('kI3 cF3 KA1 RD2 SC1 DG5 MC5'),
      ask: 'Now a soldier protects the Power Piece: you would lose the captain for it. Count again, and take what gains most.',
      goal: { kind: 'play', moves: ['F3G5'], within: 60 },
      moves: 1,
      other: 'defends',
      success: `You won a swordsman, worth ${worthOf('D')} Messengers, for nothing. Trading your captain for the Power Piece gains less.`,
      wrong: {
        F3D2: `You win the straight Power Piece, worth ${worthOf('R')}, but lose a captain, worth ${worthOf('C')}. Another capture costs nothing.`,
      },
      otherwise: 'The captain can take two pieces. Nothing protects one of them.',
    },
  ],
};

export const finish: Lesson<Letter> = {
  ...FINISH,
  tasks: [
    {
      position: battle('bA4 dC5 kC3 KA2 MD1 ME2'),
      ask: 'Take the Messenger on D1. If you are ahead, you can win by taking everything.',
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'One more capture, and the king is alone.',
      otherwise: 'From A4 the diagonal leads to D1.',
    },
    wonGame(
      battle('kI3 rH2 cH4 gG3 dH3 KA3 SB2 MC4'),
      'You are far ahead. Beat the computer, by mate or by taking everything but the king. You may take moves back.',
    ),
  ],
};

const first: Lesson<Letter> = {
  id: 'first',
  title: 'Bipartite in three minutes',
  about: 'First a race, then a choice, then a battle.',
  tasks: [
    {
      position: race('MD2 MH3 mF4 mG5'),
      ask: 'The game begins with a race. You play White, from the bottom. A Messenger steps one square forward, straight or diagonally. Bring the one on D2 to B3.',
      goal: { kind: 'reach', cells: ['B3'] },
      moves: 2,
      other: 'still',
      success: 'Rows A and B are Black’s home rows. All your Messengers must get there.',
      wrong: { D2C1: 'That leads away from B3.' },
      otherwise: 'Move the Messenger on D2 forward, first to C2 or C3.',
    },
    {
      position: race('MA1 MB2 MC3 mG1 mF3 mF4'),
      ask: 'The first to bring all Messengers to the far side wins the race: nine in a game, three here. One of yours is missing. Win the race.',
      goal: { kind: 'play', moves: ['C3B3', 'C3B4'] },
      moves: 1,
      other: 'still',
      success: 'You won the race. Now you choose a Power Piece for the battle.',
      otherwise: 'The Messenger on B2 is already home. Move the one on C3.',
    },
    {
      position: battle('kI3 bG3 KA3 SE5 MB1'),
      ask: 'The battle has new armies. You play Black now, from the bottom. The diagonal Power Piece moves up to three squares diagonally. Bring the one on G3 to D4 in two moves.',
      goal: { kind: 'reach', cells: ['D4'] },
      moves: 2,
      other: 'still',
      success: 'The straight Power Piece moves up to three squares straight.',
      otherwise: 'From G3, move one square up to the left, then two up to the right.',
    },
    {
      position: battle('rD2 dC3 kC4 KA4 ME2 MF4 MG1'),
      ask: 'Attack the king so that it cannot escape. That is checkmate, and you win. Your Power Piece on D2 can do it.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Checkmate. Your king and swordsman covered the squares around it.',
      otherwise: 'The white king can still escape. Attack it along its row.',
    },
    {
      position: battle('kH3 cA4 KA2 RB5 SD1'),
      ask: 'You also win by taking everything but the king. Here, take the soldier on D1 or the Power Piece, within two moves.',
      goal: { kind: 'take', letters: ['S', 'R'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'One more capture, and the king is alone. Now you know enough to play.',
      otherwise: 'The captain on A4 leaps two squares one way and one the other.',
    },
  ],
};

/** In the order in which they are offered. */
export const lessons: readonly Lesson<Letter>[] = [
  first,
  racing,
  block,
  choice,
  power,
  captain,
  swordsman,
  guard,
  soldier,
  mate,
  forks,
  bare,
  wins,
  finish,
];
