// A lesson for each piece of TheBridge41's standard army.

import { textsOf } from '../../../language/texts';
import { lessonOf, setUp } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import { bridgeBoard, existsWithBridge, FILES, MIDDLE } from '../board';
import type { Letter } from '../pieces';

const texts = textsOf('bridge41Lessons');

const board = bridgeBoard(false);
const bigBoard = bridgeBoard(true);

/** FEN with these pieces, `Kla krz`, and the bridge on a file: in the middle if none is named. */
export const at = (pieces: string, file = FILES[MIDDLE]): string =>
  `${setUp(board, pieces, existsWithBridge(FILES.indexOf(file)))} w ${file} 0 0`;

/** The same with the big bridge, on which a piece stands at mk. */
export const atBig = (pieces: string): string => `${setUp(bigBoard, pieces)} w big 0 0`;

export const king = (): Lesson<Letter> =>
  lessonOf('king', texts.king, {
    crosses: {
      position: at('Kld kRz Pra'),
      goal: { kind: 'reach', cells: ['rw'] },
      moves: 2,
      other: 'still',
    },
    check: {
      position: at('Kmb kRz rmy Pra'),
      goal: { kind: 'reach', cells: ['rb'] },
      moves: 1,
      other: 'still',
    },
  });

export const rook = (): Lesson<Letter> =>
  lessonOf('rook', texts.rook, {
    file: {
      position: at('KLa kRz Rrb nmw'),
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 2,
      other: 'still',
    },
    safely: {
      position: at('KLa kRz Rmc nmx bRx blz'),
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });

export const bishop = (): Lesson<Letter> =>
  lessonOf('bishop', texts.bishop, {
    wrongDiagonal: {
      position: at('KLa kRz Blb Prb'),
      goal: { kind: 'reach', cells: ['lw'] },
      moves: 2,
      other: 'still',
    },
    overBridge: {
      position: at('KLa kRz Brd nlw bLx rrb'),
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
    },
  });

export const knight = (): Lesson<Letter> =>
  lessonOf('knight', texts.knight, {
    leaps: {
      position: at('KLa kRz NLd Prb'),
      goal: { kind: 'reach', cells: ['lw'] },
      moves: 1,
      other: 'still',
    },
    fork: {
      position: at('KLa bRd rlw Nly kRz'),
      goal: { kind: 'take', letters: ['R', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
    },
  });

export const pawn = (): Lesson<Letter> =>
  lessonOf('pawn', texts.pawn, {
    blocked: {
      position: at('KLa kRz Pmb prc pmc'),
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
    },
    promotes: {
      position: at('KLa kRw Plx'),
      goal: { kind: 'promote', to: 'R' },
      moves: 2,
      other: 'still',
    },
    bridge: {
      position: at('KLa kRz Prc prx'),
      goal: { kind: 'reach', cells: ['rd'] },
      moves: 1,
      other: 'still',
    },
  });
