// Checkmate, attacks on two pieces, what wins by measurement, and a won game to finish.
import { FINISH, FORKS, MATE, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at } from './pieces';

export const mate: Lesson<Letter> = {
  ...MATE,
  tasks: [
    {
      position: at('Kmy kRz Rmc'),
      ask: 'King and rook can mate at the edge. Mate in two moves.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'Your king cut off the squares, and your rook gave mate.',
      otherwise: 'The black king escapes. Wait with the check until the king has no square left.',
    },
    {
      position: at('Krx krz RRa'),
      ask: 'Mate in two moves again.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'You crossed the bridge, then mated along the last rank.',
      otherwise: 'Too slow. On which file can your rook cross?',
    },
    {
      position: at('Kra Blx rrx Nly kLz nrz RRz'),
      ask: 'Mate in two moves. Begin with the knight.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'All your pieces worked together.',
      otherwise: 'Black escapes. Take something with the knight.',
    },
    {
      position: at('Kmx Rrw kRz'),
      ask: 'If a side cannot move and is not in check, the game is a draw: stalemate. Mate in two moves, and leave Black a move until then.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'The king had one square left, and you mated it there.',
      wrong: {
        rwry: 'Now Black has no move and is not in check: a draw. Leave the king a square.',
      },
      otherwise: 'First bring your king closer. Leave the rook on its file.',
    },
  ],
};

export const forks: Lesson<Letter> = {
  ...FORKS,
  tasks: [
    {
      position: at('KLa kRz Pmd rlw nrw'),
      ask: 'A rook and a knight stand beyond the bridge. Attack both with your pawn, then take one.',
      goal: { kind: 'take', letters: ['R', 'N'], count: 1 },
      moves: 2,
      other: 'defends',
      success: 'That is a fork. From the bridge a pawn attacks both sides.',
      wrong: { Lalb: 'Leave the king. Move the pawn forward.' },
      otherwise: 'Move the pawn onto the bridge. From there it attacks lw and rw.',
    },
    {
      position: at('KLa kRz rlw Bly prd'),
      ask: 'Give check with the bishop, and attack the rook with the same move. Then take the rook.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'King and rook were on the same diagonal, and your bishop came between them.',
      wrong: { lyLx: 'Now the bishop attacks only the rook, and the rook escapes.' },
      otherwise: 'King and rook are on the same diagonal. Move between them.',
    },
  ],
};

export const wins: Lesson<Letter> = {
  id: 'wins',
  title: 'What wins here',
  about: 'How to win in spite of the single bridge.',
  tasks: [
    {
      position: at('Kra Rlc nmw kmz'),
      ask: 'With one bridge, careful players often draw. Being a knight ahead is rarely enough, so win all you can. Take the knight within two moves.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'The knight could not move: its king would have been in check.',
      otherwise: 'Black saves it. Attack along the file of the knight and the king.',
    },
    {
      position: at('KLa Rmc nLx bRx kRz'),
      ask: 'Even a rook ahead is often not enough, so keep winning pieces. Attack two at once, and take one.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'Black could not save both.',
      otherwise: 'Then Black saves both. Move the rook to where it attacks both.',
    },
  ],
};

export const finish: Lesson<Letter> = {
  ...FINISH,
  about: 'Beat the computer with two extra rooks.',
  tasks: [
    {
      position: at('Kmx kmz RLb RRy'),
      ask: 'The black king is at the edge. Mate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Your king covered the rank below, and your rook the last rank.',
      otherwise:
        'Your king on mx covers the rank below the black king. Attack along the last rank.',
    },
    wonGame(at('Kma RLa RRa Pmb krz Prw plw')),
  ],
};
