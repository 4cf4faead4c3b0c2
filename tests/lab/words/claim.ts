// What a reason says of a position, to be checked: the game up to its move, the line, and ways to replay both and to look deeper.
import { type GameLine, positionAfter } from '../../../src/engine/api';
import type { RuleSet } from '../../../src/games/game';
import type { PieceRef } from '../../../src/reasons/reason';
import type { MoveAnalysis } from '../../../src/review/moveAnalysis';
import { legalMoves } from '../../../src/rules/move';
import { colourOf, kindOf, type Position } from '../../../src/rules/position';
import { WHITE } from '../../../src/rules/types';
import { Scene } from '../../support/reasonTruth';

/** A reason to be checked. */
export interface Claim {
  readonly rules: RuleSet;
  /** The game up to the move that the reason is for. */
  readonly game: GameLine;
  /** Exact texts from there, the move itself first. */
  readonly line: readonly string[];
  /** By piece code. */
  readonly values: Int16Array;
  /** Looks at a game with many nodes: what is best, and what a move is worth. */
  readonly deep: (line: GameLine, move: string | null) => Promise<MoveAnalysis | null>;
}

export type Fault = string | null;

export const before = ({ rules, game }: Claim): Position => positionAfter(rules, game);

export const after = ({ game, line }: Claim): GameLine => ({
  ...game,
  moves: [...game.moves, ...line.slice(0, 1)],
});

export function make({ rules }: Claim, position: Position, text: string | undefined): Position {
  if (text !== undefined) position.make(rules.parseMove(position, text));
  return position;
}

/** The game as if the side to move had passed; null where it cannot. */
export function passedLine(claim: Claim): GameLine | null {
  const position = before(claim);
  if (position.inCheck()) return null;
  position.makeNull();
  return { ...claim.game, start: claim.rules.format(position), moves: [] };
}

export const cellOf = ({ rules }: Claim, name: string): number => rules.board.cellNamed(name) ?? -1;

export const letter = ({ rules }: Claim, code: number): string =>
  rules.kinds[kindOf(code)]?.letter ?? '';

export function isThere(
  claim: Claim,
  position: Position,
  { letter: name, side, cell }: PieceRef,
): boolean {
  const code = position.cells[cellOf(claim, cell)];
  return (
    code !== 0 && letter(claim, code) === name && (colourOf(code) === WHITE) === (side === 'w')
  );
}

export const stands = (claim: Claim, piece: PieceRef): Fault =>
  isThere(claim, before(claim), piece) ? null : `no ${piece.letter} on ${piece.cell}`;

export const isOf = (code: number, side: number): boolean => code !== 0 && colourOf(code) === side;

/** Whether some legal move of the side to move takes what is on the cell and does not lose by it. */
export const canTake = (position: Position, cell: number, values: Int16Array): boolean =>
  legalMoves(position).some((move) => {
    const colour = colourOf(position.cells[cell]);
    const loses = position.losesExchange(move, values);
    position.make(move);
    const gone = position.cells[cell] === 0 || colourOf(position.cells[cell]) !== colour;
    position.unmake();
    return gone && !loses;
  });

export function sceneOf(claim: Claim): Scene {
  const position = before(claim);
  return new Scene(position, claim.rules.parseMove(position, claim.line[0] ?? ''));
}
