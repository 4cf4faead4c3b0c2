// What Learn tells from measured games: numbers that belong together, and to the weights of today; words for all of them.
import { describe, expect, test } from 'vitest';
import { games, offeredGames } from '../../../src/games';
import type { GameFacts } from '../../../src/games/facts';
import { codeOf } from '../../../src/rules/position';
import { REASONS, WHITE } from '../../../src/rules/types';
import {
  endingShares,
  lengthText,
  pieceWorths,
  sourceText,
  winnerText,
} from '../../../src/ui/learn/Facts';
import { factsOf } from '../../lab/facts/factsOf';

test.each(offeredGames)('$name has facts that belong together', async (game) => {
  const rules = game.rules({});
  const facts = (await game.loadFacts?.())?.default;
  if (!facts) throw new Error('it has none');
  const played = facts.white + facts.drawn + facts.black;
  expect(played).toBeGreaterThanOrEqual(40);
  expect(Object.values(facts.endings).reduce((sum, count) => sum + count, 0)).toBe(played);
  for (const ending of Object.keys(facts.endings))
    expect([...REASONS, 'stopped']).toContain(ending);
  expect(facts.plies).toHaveLength(3);
  expect([...facts.plies].sort((a, b) => a - b)).toEqual([...facts.plies]);
  const { createEvaluation } = await game.loadEvaluation();
  const { values } = createEvaluation(rules);
  for (const [letter, worth] of Object.entries(facts.worth)) {
    const kind = rules.kinds.findIndex((one) => one?.letter === letter);
    expect(values[codeOf(kind, WHITE)], `${letter}: run npm run lab -- facts again`).toBe(worth);
  }
  for (const { name } of [...endingShares(facts), ...pieceWorths(rules, facts)])
    expect(name).toMatch(/^\S.*\S$/);
});

describe('the words', () => {
  const facts: GameFacts = {
    ...{ made: { date: '2026-11-22', command: 'npm run lab -- facts', mark: '0' }, level: 4 },
    ...{ white: 30, drawn: 6, black: 4, plies: [27, 42, 54] },
    ...{ endings: { checkmate: 34, repetition: 5, stopped: 1 }, worth: { R: 534, P: 89 } },
  };

  test('tell who does better, how it ends and how long it lasts', () => {
    expect(winnerText(facts)).toBe(
      'Of 40 games White won 30 and Black 4; 6 were drawn. ' + 'White wins more often.',
    );
    expect(winnerText({ ...facts, white: 35, drawn: 1 })).toContain('; 1 was drawn.');
    expect(endingShares(facts)).toEqual([
      { name: 'Checkmate', share: '85%' },
      { name: 'The same position three times', share: '13%' },
      { name: 'Still going after 150 moves each', share: '3%' },
    ]);
    expect(lengthText(facts)).toBe(
      'A typical game takes 21 moves each; half of them take 14 to 27.',
    );
    expect(sourceText(facts)).toContain('22 November 2026');
  });

  test('compare pieces with the least one, where there is more than one', () => {
    const { kinds } = games[0].rules({});
    const letters = kinds.flatMap((kind) => (kind ? [kind] : []));
    const [dear, cheap] = letters;
    const worth = { [dear.letter]: 300, [cheap.letter]: 100 };
    expect(pieceWorths(games[0].rules({}), { ...facts, worth })).toEqual([
      { name: dear.name, worth: '3.0' },
      { name: cheap.name, worth: '1.0' },
    ]);
    expect(pieceWorths(games[0].rules({}), { ...facts, worth: { [dear.letter]: 1 } })).toEqual([]);
  });
});

test('games are counted by result, ending and length', () => {
  const won = { winner: WHITE, reason: 'checkmate', plies: 40 } as const;
  const stopped = { winner: null, reason: null, plies: 300 };
  const drawn = { winner: null, reason: 'repetition', plies: 20 } as const;
  expect(factsOf([won, stopped, drawn, won])).toEqual({
    ...{ white: 2, drawn: 2, black: 0, plies: [20, 40, 40] },
    endings: { checkmate: 2, stopped: 1, repetition: 1 },
  });
});
