// The sets of pieces by name, and which of them the page has. The drawings are not here: the first page needs the names alone.
import { createContext } from 'preact';

export const PIECE_SETS = ['carved', 'simple'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

/** The set that pieces below are drawn in. */
export const PieceSetContext = createContext<PieceSet>('carved');
