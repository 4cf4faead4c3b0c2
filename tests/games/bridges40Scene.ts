// Positions of 40 Bridges written as lists of cells, and read back as such.
import { bridges40 } from '../../src/games/bridges40';
import type { BridgesPosition } from '../../src/games/bridges40/position';
import { legalMoves } from '../../src/rules/move';
import { resultText } from '../../src/rules/types';

export const rules = bridges40.rules({});

export interface Scene {
  /** Cells of White's discs. */
  readonly white: string;
  readonly black: string;
  readonly side?: 'w' | 'b';
  readonly quiet?: number;
}

export function sceneText({ white, black, side = 'w', quiet = 0 }: Scene): string {
  const rows = [...'987654321'].map((rank) =>
    [...'abcdefghi']
      .map((file) => {
        const name = file + rank;
        if (rules.board.cellNamed(name) === undefined) return '*';
        if (white.includes(name)) return 'P';
        return black.includes(name) ? 'p' : '1';
      })
      .join(''),
  );
  return `${rows.join('/')} ${side} ${quiet} 0`;
}

export const scene = (spec: Scene): BridgesPosition => rules.parse(sceneText(spec));

/** Plays move texts and returns the position. */
export function play(position: BridgesPosition, moves: string): BridgesPosition {
  for (const text of moves.split(' ')) position.make(rules.parseMove(position, text));
  return position;
}

export const movesOf = (position: BridgesPosition): string[] =>
  legalMoves(position).map((move) => rules.formatMove(position, move));

/** Cells of White's and of Black's discs, rank by rank. */
export function discs(position: BridgesPosition): { white: string; black: string } {
  const held = (code: number) =>
    rules.board.cells
      .filter(({ index }) => position.cells[index] === code)
      .map(({ name }) => name)
      .join(' ');
  return { white: held(2), black: held(3) };
}

/** Result and reason, or null while the game goes on. */
export function ending(position: BridgesPosition): string | null {
  const end = position.outcome();
  return end && `${resultText(end)} ${end.reason}`;
}
