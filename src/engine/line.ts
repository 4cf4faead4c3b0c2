// Opening a game line from its texts: the small part of the engine that the page needs as well.
import { gameById } from '../games';
import type { Game, RuleSet } from '../games/game';
import { refuse } from '../input/input';
import { legalMoves } from '../rules/legalMoves';
import type { Position } from '../rules/position';
import type { GameLine } from './api';

/** @throws InputError if the registry has no such game */
export function knownGame(id: string): Game {
  const game = gameById(id);
  if (!game) throw refuse('noGame', id);
  return game;
}

/** The position after a line's moves. @throws InputError naming the bad text */
export function positionAfter(
  rules: RuleSet,
  { start, moves }: Pick<GameLine, 'start' | 'moves'>,
): Position {
  const position = rules.parse(start);
  for (const text of moves) position.make(rules.parseMove(position, text));
  return position;
}

/** A legal move, or null when the game is over. @throws InputError for a line that cannot be replayed */
export function anyMove(line: GameLine): string | null {
  const rules = knownGame(line.game).rules(line.options);
  const position = positionAfter(rules, line);
  if (position.outcome()) return null;
  const [move] = legalMoves(position);
  return move === undefined ? null : rules.formatMove(position, move);
}

/** Exact texts of moves played one after the other from a position, which is left as it was. */
export function lineTexts(rules: RuleSet, position: Position, moves: readonly number[]): string[] {
  const texts = moves.map((move) => {
    const text = rules.formatMove(position, move);
    position.make(move);
    return text;
  });
  for (const _ of moves) position.unmake();
  return texts;
}
