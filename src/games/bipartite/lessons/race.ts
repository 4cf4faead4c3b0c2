// The race: going around, being blocked, and the choice that the winner has.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { race } from './pieces';

export const racing: Lesson<Letter> = {
  id: 'race',
  title: 'The race',
  about: 'Go around others, and fill the home rows in order.',
  tasks: [
    {
      position: race('MF3 mE3 mD1 MH1'),
      ask: 'You cannot take anything in the race, so go around. Bring the Messenger on F3 to C3 in three moves.',
      goal: { kind: 'reach', cells: ['C3'] },
      moves: 3,
      other: 'still',
      success: 'One diagonal step to the side, then one back.',
      wrong: { H1G1: 'That Messenger can wait. Go around E3 with the one on F3.' },
      otherwise: 'E3 is occupied. Go past it: E2 or E4, then D3.',
    },
    {
      position: race('MA1 MB4 MC4 mG1 mH3'),
      ask: 'Fill the home rows from the back, or your last Messengers find no room. Bring your Messengers to A4 and B4 in two moves.',
      goal: { kind: 'reach', cells: ['A4', 'B4'] },
      moves: 2,
      other: 'still',
      success: 'The back row fills first.',
      wrong: { B4A5: 'That makes room too. But here, go to A4.' },
      otherwise: 'First move straight up from B4 to A4. Then the other Messenger can move up.',
    },
    {
      position: race('MA1 MA2 MD3 MB4 mF3 mG3'),
      ask: 'Three of your four Messengers are home. Black needs more time. Bring the last one to B2 in two moves, and win the race.',
      goal: { kind: 'reach', cells: ['B2'] },
      moves: 2,
      other: 'defends',
      success: 'All are home: you won the race.',
      wrong: { B4A4: 'That Messenger is already home. Every move counts in a race.' },
      otherwise: 'Move the Messenger on D3 to C2 or C3, then to B2.',
    },
  ],
};

export const block: Lesson<Letter> = {
  id: 'block',
  title: 'The block',
  about: 'A side that cannot move must pass.',
  tasks: [
    {
      position: race('MC2 mB1 mB2 mB3 mA1 MH5 MH1'),
      ask: 'Your Messenger on C2 is blocked: all three squares ahead are occupied. Bring the one on H5 to F4 in two moves instead.',
      goal: { kind: 'reach', cells: ['F4'] },
      moves: 2,
      other: 'still',
      success: 'You may pass only when no Messenger can move.',
      wrong: { H1G1: 'That one can move too. But here, move the one on H5.' },
      otherwise: 'From H5, go to G4 or G5, then to F4.',
    },
    {
      position: race('ME2 MF1 MH4 mD1'),
      ask: 'Black’s only Messenger, on D1, moves down. A player who cannot move must pass. Block it: fill the last free square ahead of it.',
      goal: { kind: 'play', moves: ['F1E1'] },
      moves: 1,
      other: 'still',
      success: 'Now Black must pass, and you move again.',
      wrong: { E2D2: 'That opens E2. Leave this Messenger where it is.' },
      otherwise: 'From D1, Black can go to E1 or E2. You already hold E2, so go to E1.',
    },
    {
      position: race('ME2 MF1 MC4 mD1'),
      ask: 'A block wins time. Otherwise Black escapes to E1. Bring a Messenger to B4 in two moves without letting Black move.',
      goal: { kind: 'reach', cells: ['E1', 'B4'] },
      moves: 2,
      other: 'defends',
      success: 'Black had to pass, so you made two moves in a row.',
      wrong: { C4B4: 'Now Black goes to E1. Block first, then run.' },
      otherwise: 'First block E1 with the Messenger on F1. Then go to B4.',
    },
    {
      position: race('MA5 MC2 MD1 MF5 mB1 mI1 mI2'),
      ask: 'Count the steps home: you need seven, Black needs six. You win the race only if Black must pass. Find the move.',
      goal: { kind: 'play', moves: ['D1C1'] },
      moves: 1,
      other: 'still',
      success: 'Black passes while your last Messenger runs home. Open the way only then.',
      wrong: { F5E5: 'Now Black escapes to C1 and is home first. Block before you run.' },
      otherwise: 'Fill the last free square ahead of the Messenger on B1.',
    },
  ],
};

export const choice: Lesson<Letter> = {
  id: 'choice',
  title: 'Choosing your army',
  about: 'The winner of the race chooses a Power Piece.',
  tasks: [
    {
      position: race('MA1 MB2 MC3 mG1 mF3 mF4'),
      ask: 'The winner of the race chooses a Power Piece. First win the race with the Messenger on C3.',
      goal: { kind: 'play', moves: ['C3B3', 'C3B4'] },
      moves: 1,
      other: 'still',
      success: 'You won the race, so it is your turn again: now you choose.',
      otherwise: 'The Messengers on A1 and B2 are home. Bring the one on C3 home too.',
    },
    {
      position: 'MM*MM/MMMMM/5/5/5/5/5/1m3/2*2 w choose 0 40',
      ask: 'The battle starts with new armies, and White moves to the top. One Power Piece moves straight, the other diagonally. Choose the straight one.',
      goal: { kind: 'play', moves: ['orthogonal'] },
      moves: 1,
      other: 'still',
      success: 'Black gets the diagonal one.',
      wrong: {
        diagonal: 'That is allowed too. But here, choose the straight one.',
      },
      otherwise: 'Choose the straight one.',
    },
    {
      position: '2*2/2M2/5/5/5/5/5/mmmmm/mm*mm b choose 0 41',
      ask: 'This time you play Black and won the race. Black also begins the battle. Choose the diagonal Power Piece.',
      goal: { kind: 'play', moves: ['diagonal'] },
      moves: 1,
      other: 'still',
      success: 'Everything else is the same for both sides. Each has a king and nine more pieces.',
      wrong: { orthogonal: 'That is allowed too. But here, choose the diagonal one.' },
      otherwise: 'Choose the diagonal one.',
    },
  ],
};
