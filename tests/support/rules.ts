// Short questions to a rule set, in texts only, so that a rule's test reads like the rule.
import type { RuleSet } from '../../src/games/game';
import { InputError } from '../../src/input/input';
import { legalMoves } from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import { resultText } from '../../src/rules/types';

function legalTexts(rules: RuleSet, position: Position): string[] {
  return legalMoves(position)
    .map((move) => rules.formatMove(position, move))
    .sort();
}

function positionAfter(rules: RuleSet, text: string, moves: readonly string[]): Position {
  const position = rules.parse(text);
  for (const move of moves) position.make(rules.parseMove(position, move));
  return position;
}

/** Every legal move, sorted. A move listed twice is generated twice. */
export function movesIn(rules: RuleSet, text: string): string[] {
  return legalTexts(rules, rules.parse(text));
}

/** What follows the origin in the text of every legal move from a cell, sorted. */
export function movesFrom(rules: RuleSet, text: string, from: string): string[] {
  return movesIn(rules, text)
    .filter((move) => move.startsWith(from))
    .map((move) => move.slice(from.length));
}

/** Words of a list written in any order, sorted as movesIn and movesFrom are. */
export function words(list: string): string[] {
  return list.split(' ').filter(Boolean).sort();
}

/** FEN after the moves. @throws InputError for an illegal move */
export function play(rules: RuleSet, text: string, ...moves: string[]): string {
  return rules.format(positionAfter(rules, text, moves));
}

/** Result and reason after the moves, `*` while the game goes on. */
export function resultOf(rules: RuleSet, text: string, ...moves: string[]): string {
  const end = positionAfter(rules, text, moves).outcome();
  return end ? `${resultText(end)} ${end.reason}` : '*';
}

/** Whether the side to move stands in check after the moves. */
export function isCheck(rules: RuleSet, text: string, ...moves: string[]): boolean {
  return positionAfter(rules, text, moves).inCheck();
}

/** The move as people write it. */
export function notationOf(rules: RuleSet, text: string, move: string): string {
  const position = rules.parse(text);
  return rules.notation(position, rules.parseMove(position, move));
}

/** The message with which an input is refused, or `accepted`. Errors of any other class pass through. */
export function refusal(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'accepted';
}
