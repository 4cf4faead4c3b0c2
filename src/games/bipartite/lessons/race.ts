// The race: going around, being blocked, and the choice that the winner has.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { race } from './pieces';

export const racing: Lesson<Letter> = {
  id: 'race',
  title: 'The race',
  about: 'Forward only, around others, and home in order.',
  tasks: [
    {
      position: race('MF3 mE3 mD1 MH1'),
      ask: 'Nothing is taken in the race: you go around. Bring the Messenger on F3 to C3 in three moves.',
      goal: { kind: 'reach', cells: ['C3'] },
      moves: 3,
      other: 'still',
      success: 'A diagonal step to one side, and back again.',
      wrong: { H1G1: 'That Messenger can wait. Go around E3 with the other one.' },
      otherwise: 'E3 is taken. Go past it: E2 or E4, then D3.',
    },
    {
      position: race('MA1 MB4 MC4 mG1 mH3'),
      ask: 'Fill the home rows from the back, or the last will find no room. Bring your Messengers to A4 and B4 in two moves.',
      goal: { kind: 'reach', cells: ['A4', 'B4'] },
      moves: 2,
      other: 'still',
      success: 'Room in the last row first.',
      wrong: { B4A5: 'That makes room, but A4 was asked for.' },
      otherwise: 'First straight on from B4 to A4. Then the other can take its place.',
    },
    {
      position: race('MA1 MA2 MD3 MB4 mF3 mG3'),
      ask: 'Three of your four Messengers are home. Black needs longer. Bring the last one to B2 in two moves, and win the race.',
      goal: { kind: 'reach', cells: ['B2'] },
      moves: 2,
      other: 'defends',
      success: 'All are home: the race is won.',
      wrong: { B4A4: 'That one is home already. Every move counts in a race.' },
      otherwise: 'Go on with the Messenger on D3: to C2 or C3, then to B2.',
    },
  ],
};

export const block: Lesson<Letter> = {
  id: 'block',
  title: 'The block',
  about: 'Who cannot move must pass.',
  tasks: [
    {
      position: race('MC2 mB1 mB2 mB3 mA1 MH5 MH1'),
      ask: 'Your Messenger on C2 is blocked: all three squares before it are taken. Move the one on H5 instead, in two moves to F4.',
      goal: { kind: 'reach', cells: ['F4'] },
      moves: 2,
      other: 'still',
      success: 'As long as one Messenger can move, you must move it.',
      wrong: { H1G1: 'That one can move too, but the one on H5 was asked for.' },
      otherwise: 'From H5 go forward to G4 or G5, then to F4.',
    },
    {
      position: race('ME2 MF1 MH4 mD1'),
      ask: 'Black has one Messenger, on D1, and goes down. A player who cannot move must pass. Block it: fill the last square before it.',
      goal: { kind: 'play', moves: ['F1E1'] },
      moves: 1,
      other: 'still',
      success: 'Black must pass now, and you move again.',
      wrong: { E2D2: 'That opens E2. Leave this Messenger where it is.' },
      otherwise: 'From D1 Black can go to E1 or E2. You hold E2: take E1.',
    },
    {
      position: race('ME2 MF1 MC4 mD1'),
      ask: 'A block wins time. Black would get away to E1 with the next move. Bring a Messenger to B4 in two moves, and let Black not move at all.',
      goal: { kind: 'reach', cells: ['E1', 'B4'] },
      moves: 2,
      other: 'defends',
      success: 'Black had to pass, and you made two moves in a row.',
      wrong: { C4B4: 'Now Black goes to E1. Block first, then run.' },
      otherwise: 'First block E1 with the Messenger on F1. Then go to B4.',
    },
  ],
};

export const choice: Lesson<Letter> = {
  id: 'choice',
  title: 'The choice of an army',
  about: 'Who wins the race picks a Power Piece.',
  tasks: [
    {
      position: race('MA1 MB2 MC3 mG1 mF3 mF4'),
      ask: 'The winner of the race picks a Power Piece. Win the race first, with the Messenger on C3.',
      goal: { kind: 'play', moves: ['C3B3', 'C3B4'] },
      moves: 1,
      other: 'still',
      success: 'You won the race, so it is your turn again: now you choose.',
      otherwise: 'The Messengers on A1 and B2 are home. Bring the one on C3 home too.',
    },
    {
      position: 'MM*MM/MMMMM/5/5/5/5/5/1m3/2*2 w choose 0 40',
      ask: 'The board is set up anew for the battle, and White sits above. One Power Piece goes straight, the other diagonally. Choose the orthogonal one.',
      goal: { kind: 'play', moves: ['orthogonal'] },
      moves: 1,
      other: 'still',
      success: 'Orthogonal means straight. The other side gets the diagonal one.',
      wrong: {
        diagonal: 'That is allowed too. But here take the orthogonal one, which goes straight.',
      },
      otherwise: 'Choose the orthogonal one.',
    },
    {
      position: '2*2/2M2/5/5/5/5/5/mmmmm/mm*mm b choose 0 41',
      ask: 'This time Black won the race, and you are Black. Black begins the battle as well. Choose the diagonal one.',
      goal: { kind: 'play', moves: ['diagonal'] },
      moves: 1,
      other: 'still',
      success: 'All else is the same for both sides. Each has a king, and nine more pieces.',
      wrong: { orthogonal: 'That is allowed too. But here take the diagonal one.' },
      otherwise: 'Choose the diagonal one.',
    },
  ],
};
