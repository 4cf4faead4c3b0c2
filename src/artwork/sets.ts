// The looks that a player chooses from, by name: sets of pieces, with the one that the page has, and colours of boards. Drawings and
// shades are elsewhere: the first page needs the names alone.
import { createContext } from 'preact';

export const PIECE_SETS = ['carved', 'simple'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

/** The set that pieces below are drawn in. */
export const PieceSetContext = createContext<PieceSet>('carved');

/** The sets of colours in src/board/board.module.css: the root element's `data-board` attribute names the one in force. */
export const BOARD_COLOURS = ['wood', 'slate', 'meadow', 'rose', 'safe'] as const;
export type BoardColours = (typeof BOARD_COLOURS)[number];
