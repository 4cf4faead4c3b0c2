// Solved endings against the rules themselves: every value follows from the moves there are, and short wins are those that
// an exhaustive search finds. What follows from its moves everywhere, with each win one ply nearer to its end, is right.
// And what they are good for: the highest level wins what is won in the fewest moves and holds what is drawn.
import { describe, expect, test } from 'vitest';
import { Tablebase } from '../../src/engine/endings/library';
import { MAX_WIN_PLIES, pliesOf } from '../../src/engine/endings/table';
import { Engine } from '../../src/engine/engine';
import { HIGHEST_LEVEL } from '../../src/engine/levels';
import { NO_SCORE, WIN, WIN_BOUND } from '../../src/engine/score';
import type { RuleSet } from '../../src/games/game';
import { legalMoves } from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import { randomWords } from '../../src/rules/zobrist';
import { ForcedWin } from '../support/forcedWin';
import { readNetwork } from '../support/networks';
import { solved, valueByMoves, walk } from './solvedEndings';
import { rulesOf, still } from './support';

const PATIENCE = 240_000;

const ENDINGS: readonly (readonly [
  id: string,
  options: Readonly<Record<string, string>>,
  pieces: string,
  step: number,
])[] = [
  ['bridge41', {}, 'KkR', 29],
  ['bridge41', { stalemate: 'win', pawnCapture: 'sideways', sidePawnMove: 'on' }, 'KkP', 101],
  ['bridge41', { stalemate: 'loss', kings: 'tinyPalace' }, 'Kkr', 59],
  ['bridge41', { army: 'allYourBase' }, 'KkL', 59],
  ['bridge41', { bridge: 'moving' }, 'KkR', 101],
  ['bridge41', { bridge: 'moving', pawnCapture: 'sideways' }, 'KkP', 499],
  ['cuarenta', {}, 'KkP', 101],
  ['fastlane', {}, 'KkP', 59],
  ['bridges40', {}, 'Pp', 1],
  ['bridges40', {}, 'PPp', 7],
  ['bridges40', {}, 'Ppp', 29],
];

describe.each(ENDINGS)('%s %o: %s', (id, options, pieces, step) => {
  test('is what its moves make of it', { timeout: PATIENCE }, async () => {
    const rules = rulesOf(id, options);
    const library = await solved(rules, pieces);
    let looked = 0;
    const wrong: string[] = [];
    walk(rules, pieces, step, (position) => {
      looked++;
      const value = library.valueOf(position);
      const byMoves = valueByMoves(library, position);
      if (value !== byMoves) wrong.push(`${rules.format(position)}: ${value}, not ${byMoves}`);
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(looked).toBeGreaterThan(1000);
  });
});

test.each([
  ['bridge41', {}, 'KkR'],
  ['bridges40', {}, 'PPp'],
] as const)(
  '%s %o: short wins of %s are those of an exhaustive search',
  {
    timeout: PATIENCE,
  },
  async (id, options, pieces) => {
    const rules = rulesOf(id, options);
    const library = await solved(rules, pieces);
    const random = randomWords(41);
    let wins = 0;
    walk(rules, pieces, 23, (position) => {
      const value = library.valueOf(position) ?? 0;
      if (position.outcome()) return;
      const plies = value > 0 ? pliesOf(value) : Number.POSITIVE_INFINITY;
      // Wins are few among many draws.
      if ((random() & 255) > (plies <= 5 ? 40 : 2)) return;
      const moves = new ForcedWin(position).shortest(3);
      expect([rules.format(position), moves]).toEqual([
        rules.format(position),
        plies <= 5 ? (plies + 1) >> 1 : null,
      ]);
      if (moves !== null) wins++;
    });
    expect(wins).toBeGreaterThan(5);
  },
);

const newEngine = () => new Engine({ control: still, readNetwork, megabytes: 1, random: () => 0 });

/** The move of a level, which is the same at every call. */
async function moveOf(engine: Engine, rules: RuleSet, position: Position, level: number) {
  const { game, options } = rules;
  const line = { game, options, start: rules.format(position), moves: [] };
  const { move, info } = await engine.think({ line, level, seed: 1 });
  if (move === null) throw new Error('the game is over');
  return { move: rules.parseMove(position, move), info };
}

test.each([
  ['bridge41', {}, 'KkR'],
  ['bridge41', { bridge: 'moving' }, 'KkR'],
  ['bridges40', {}, 'PPp'],
] as const)(
  '%s %o %s: the highest level takes as long for the longest win as it must',
  {
    timeout: PATIENCE,
  },
  async (id, options, pieces) => {
    const rules = rulesOf(id, options);
    const library = await solved(rules, pieces);
    let start = '';
    let most = 0;
    walk(rules, pieces, 1, (position) => {
      const value = library.valueOf(position) ?? 0;
      if (value <= most || position.outcome()) return;
      most = value;
      start = rules.format(position);
    });
    expect(pliesOf(most)).toBeGreaterThan(10);
    const engine = newEngine();
    const position = rules.parse(start);
    const winner = position.side;
    const first = await moveOf(engine, rules, position, HIGHEST_LEVEL);
    expect(first.info?.mate).toBe((pliesOf(most) + 1) >> 1);
    expect(first.info?.line).toHaveLength(pliesOf(most));
    for (let left = pliesOf(most); left > 0; left--) {
      expect(position.outcome()).toBeNull();
      position.make((await moveOf(engine, rules, position, HIGHEST_LEVEL)).move);
    }
    expect(position.outcome()?.winner).toBe(winner);
  },
);

test('the highest level never lets a draw slip', { timeout: PATIENCE }, async () => {
  const rules = rulesOf('bridges40');
  const library = await solved(rules, 'Ppp');
  const engine = newEngine();
  const hard: string[] = [];
  walk(rules, 'Ppp', 23, (position) => {
    if (hard.length >= 60 || library.valueOf(position) !== 0 || position.outcome()) return;
    const losing = legalMoves(position).some((move) => {
      position.make(move);
      const lost = (library.valueOf(position) ?? 0) > 0;
      position.unmake();
      return lost;
    });
    if (losing) hard.push(rules.format(position));
  });
  expect(hard.length).toBeGreaterThan(20);
  for (const text of hard) {
    const position = rules.parse(text);
    position.make((await moveOf(engine, rules, position, HIGHEST_LEVEL)).move);
    expect([text, library.valueOf(position)]).toEqual([text, 0]);
  }
});

test('a lower level plays as if nothing were solved', { timeout: PATIENCE }, async () => {
  const rules = rulesOf('bridges40');
  const position = rules.parse(
    '1*1*1*1*1/*1*1*1*1*/1*1*1*p*1/*1*1*1*1*/1*1*1*1*1/*1*1*P*1*/1*1*P*1*1/*1*1*1*1*/1*1*1*1*1 w 0 0',
  );
  const engine = newEngine();
  const before = await moveOf(engine, rules, position, HIGHEST_LEVEL - 1);
  await moveOf(engine, rules, position, HIGHEST_LEVEL);
  const after = await moveOf(engine, rules, position, HIGHEST_LEVEL - 1);
  expect(after).toEqual(before);
});

test('a win that the quiet count forestalls is no win', { timeout: PATIENCE }, async () => {
  const rules = rulesOf('bridge41');
  const library = await solved(rules, 'KkR');
  const text = (quiet: number) => `k4/5/5/5/**1**/5/5/5/R3K w m ${quiet} 0`;
  const plies = pliesOf(library.valueOf(rules.parse(text(0))) ?? 0);
  expect(plies).toBeGreaterThan(10);
  expect(library.score(rules.parse(text(100 - plies)), 3)).toBe(WIN - 3 - plies);
  const late = library.score(rules.parse(text(101 - plies)), 3);
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThanOrEqual(MAX_WIN_PLIES);
});

test('where a promotion may still begin the count anew, the search decides', {
  timeout: PATIENCE,
}, async () => {
  const rules = rulesOf('fastlane');
  const library = await solved(rules, 'KkP');
  const text = (quiet: number) => `8/8/8/8/8/2K5/P7/7k w - ${quiet} 0`;
  expect(library.score(rules.parse(text(0)), 0)).toBeGreaterThanOrEqual(WIN_BOUND);
  expect(library.score(rules.parse(text(98)), 0)).toBe(NO_SCORE);
});

test('what no table can know is left to the search', { timeout: PATIENCE }, async () => {
  const knows = async (rules: RuleSet, pieces: string, text: string): Promise<boolean> =>
    (await solved(rules, pieces)).valueOf(rules.parse(text)) !== null;
  const rook = '2k2/5/5/5/**1**/5/5/5/R3K w m 0 0';
  expect(await knows(rulesOf('bridge41'), 'KkR', rook)).toBe(true);
  expect(await knows(rulesOf('bridge41', { bridge: 'moving' }), 'KkR', rook)).toBe(true);
  // A race leads on to another board.
  const bipartite = rulesOf('bipartite');
  const race = bipartite.parse('2*2/5/mm3/M4/5/5/5/5/2*2 w 1 0 0');
  const library = new Tablebase(bipartite);
  await library.prepare(race, still);
  expect(library.valueOf(race)).toBeNull();
  // Perpetual check may win what is drawn otherwise, but not take away a win.
  const perpetual = rulesOf('bridge41', { perpetualCheck: 'win' });
  expect(await knows(perpetual, 'KkR', rook)).toBe(true);
  const taking = '1k3/1R3/5/5/**1**/5/5/5/4K b m 0 0';
  expect(await knows(perpetual, 'KkR', taking)).toBe(false);
  expect(await knows(rulesOf('bridge41'), 'KkR', taking)).toBe(true);
  const lanes = rulesOf('fastlane');
  const castling = '4k3/8/8/8/8/8/8/4K2R w K 0 0';
  expect(await knows(lanes, 'KkR', castling)).toBe(false);
  expect(await knows(lanes, 'KkR', castling.replace(' K ', ' - '))).toBe(true);
});

test('solving ends when someone wants it to, and goes on where it was', async () => {
  const rules = rulesOf('bridges40');
  const library = new Tablebase(rules);
  const position = rules.parse(
    '1*1*1*1*1/*1*1*1*1*/1*1*1*p*1/*1*1*1*1*/1*1*1*1*1/*1*1*P*1*/1*1*P*1*1/*1*1*1*1*/1*1*1*1*1 w 0 0',
  );
  await library.prepare(position, { now: () => 0, stopped: () => true });
  expect(library.valueOf(position)).toBeNull();
  let clock = 0;
  await library.prepare(position, { now: () => clock++, stopped: () => false }, 10);
  expect(library.valueOf(position)).toBeNull();
  await library.prepare(position, still);
  expect(library.valueOf(position)).not.toBeNull();
  expect(library.size).toBeLessThan(2 ** 20);
});
