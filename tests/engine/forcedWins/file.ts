// The stored positions with a forced win in three own moves: their file format. A line is the rule options that are
// not defaults (`-` for none), a tab, and a FEN; lines that begin with # say where the others come from.
import { existsSync, readFileSync } from 'node:fs';
import { movesToEnd } from '../../../src/engine/score';
import type { OptionValues } from '../../../src/games/game';

/** Own moves to the win in every stored position. */
export const FORCED_MOVES = 3;

export interface ForcedWinPosition {
  readonly options: OptionValues;
  readonly text: string;
}

/**
 * Whether a search's score says so. No win is quicker, but that of an opponent in 40 Bridges who is left with nothing
 * but moves that remove his own discs: he ends the game himself.
 */
export function isFound(score: number): boolean {
  const moves = movesToEnd(score);
  return moves !== null && moves > 0 && moves <= FORCED_MOVES;
}

/** Where a game's positions are stored. */
export const forcedWinsPath = (game: string): URL => new URL(`${game}.txt`, import.meta.url);

export function formatForcedWins(command: string, positions: readonly ForcedWinPosition[]): string {
  const lines = positions.map(({ options, text }) => {
    const chosen = Object.entries(options).map((one) => one.join('='));
    return `${chosen.join(' ') || '-'}\t${text}`;
  });
  return [`# ${command}`, ...lines, ''].join('\n');
}

/** A game's stored positions. */
export function readForcedWins(game: string): ForcedWinPosition[] {
  const path = forcedWinsPath(game);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  return lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [options, text] = line.split('\t');
      const chosen = options === '-' ? [] : options.split(' ').map((one) => one.split('='));
      return { options: Object.fromEntries(chosen), text };
    });
}
