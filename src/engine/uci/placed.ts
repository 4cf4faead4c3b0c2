// The position that the headless engine works on: read from a command, and described (PROTOCOL.md).
import type { RuleSet } from '../../games/game';
import { legalMoves } from '../../rules/legalMoves';
import type { Position } from '../../rules/position';
import { InputError, resultText } from '../../rules/types';
import type { GameLine } from '../api';

export interface Placed {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly line: GameLine;
}

/** What follows the word `position`. @throws InputError naming the text or move that does not fit */
export function readPlaced(rules: RuleSet, argument: string): Placed {
  const [kind, ...given] = argument.split(/\s+/).filter((word) => word !== '');
  if (kind !== 'startpos' && kind !== 'fen')
    throw new InputError('position needs "startpos" or "fen <position text>"');
  const at = given.indexOf('moves');
  const body = (at < 0 ? given : given.slice(0, at)).join(' ');
  const moves = at < 0 ? [] : given.slice(at + 1);
  if (kind === 'startpos' && body !== '')
    throw new InputError(`position startpos does not know "${body}"`);
  return placedAt(rules, kind === 'startpos' ? rules.startFen : body, moves);
}

/** The position after moves from a start. @throws InputError naming the text or move that does not fit */
export function placedAt(rules: RuleSet, start: string, moves: readonly string[]): Placed {
  const position = rules.parse(start);
  for (const [index, text] of moves.entries()) {
    const over = position.outcome();
    if (over) {
      throw new InputError(
        `move ${index + 1} is "${text}", but the game is over: ${resultText(over)} ${over.reason}`,
      );
    }
    position.make(rules.parseMove(position, text));
  }
  return { rules, position, line: { game: rules.game, options: rules.options, start, moves } };
}

/** The lines that answer `d`: text, result and legal moves. */
export function description({ rules, position }: Placed): string[] {
  const over = position.outcome();
  const moves = over ? [] : legalTexts(rules, position).map(([text]) => text);
  return [
    `fen ${rules.format(position)}`,
    `result ${resultText(over)} ${over?.reason ?? '-'}`,
    ['moves', ...moves].join(' '),
  ];
}

/** Legal moves with their texts, sorted bytewise. */
export function legalTexts(rules: RuleSet, position: Position): [text: string, move: number][] {
  return legalMoves(position)
    .map((move): [string, number] => [rules.formatMove(position, move), move])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
