// Damaged FENs, which are refused or stand for sound positions.
import { expect, test } from 'vitest';
import { games } from '../../src/games';
import type { RuleSet } from '../../src/games/game';
import { legalMoves } from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import { groundsOf, startFens } from './corpus';
import { Dice, damagedText } from './damage';
import { judge, type Tally } from './verdict';

const ROUNDS = 1000;

test.each(games)('damaged position texts of $name are read or refused', (game) => {
  const dice = new Dice(41);
  const grounds = groundsOf(game);
  const tally: Tally = { accepted: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const { rules, texts } = dice.pick(grounds);
    const text = damagedText(dice, dice.pick(texts), [...texts, ...startFens]);
    judge(tally, [rules.options, text], () => use(rules, rules.parse(text)));
  }
  expect(tally.accepted + tally.refused).toBe(ROUNDS);
  expect(tally.accepted).toBeGreaterThan(ROUNDS / 100);
});

/** Everything that the app does with a position that it has accepted. */
function use(rules: RuleSet, position: Position): void {
  const text = rules.format(position);
  expect(rules.format(rules.parse(text))).toBe(text);
  if (position.outcome()) return;
  const moves = legalMoves(position);
  expect(moves.length).toBeGreaterThan(0);
  for (const move of moves) {
    const written = rules.formatMove(position, move);
    expect(rules.parseMove(position, written)).toBe(move);
    expect(rules.notation(position, move)).not.toBe('');
    position.make(move);
    const next = rules.format(position);
    expect(rules.format(rules.parse(next))).toBe(next);
    position.unmake();
  }
  expect(rules.format(position)).toBe(text);
}
