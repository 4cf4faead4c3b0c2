// All lessons of Bipartite Chess, and the first one, which tells in three minutes what a newcomer needs.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { battle, captain, guard, power, race, soldier, swordsman } from './pieces';
import { bare, finish, forks, mate, wins } from './play';
import { block, choice, racing } from './race';

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
