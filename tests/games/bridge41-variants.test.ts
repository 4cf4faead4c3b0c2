// TheBridge41 under variants: all of them can be played, and each plays as a second generator of moves, written
// from the rule book, says it does.
import { expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine';
import { bridge41 } from '../../src/games/bridge41';
import type { OptionValues } from '../../src/games/game';
import { checkOptions, variantName } from '../../src/games/options';
import { legalMoves } from '../../src/rules/move';
import { randomWords } from '../../src/rules/zobrist';
import { decodeLinkText, encodeLinkText } from '../../src/share/link';
import { readRules, writeRules } from '../../src/share/linkContent';
import { still } from '../engine/support';
import { readNetwork } from '../support/networks';
import { movesIn } from '../support/rules';
import { BridgeModel } from './bridgeModel';

type Below = (limit: number) => number;

function belowFrom(seed: number): Below {
  const random = randomWords(seed);
  return (limit) => (random() >>> 0) % limit;
}

const randomVariant = (below: Below): OptionValues =>
  Object.fromEntries(
    bridge41.options.map(({ name, values }) => [name, values[below(values.length)].value]),
  );

/** Every two values of different options that a variant has. */
function pairsOf(variant: OptionValues): string[] {
  const values = Object.entries(variant).map((value) => value.join(' '));
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}, ${other}`));
}

/** Variants at random until every two values are together in some, without those that add no such pair. */
function coveringVariants(): OptionValues[] {
  const below = belowFrom(41);
  const { options } = bridge41;
  let missing = 0;
  for (const [index, { values }] of options.entries())
    for (const other of options.slice(index + 1)) missing += values.length * other.values.length;
  const seen = new Set<string>();
  const variants: OptionValues[] = [];
  while (seen.size < missing) {
    // The best of a few adds most, so that not many are needed.
    const drawn = Array.from({ length: 40 }, () => randomVariant(below));
    const gains = drawn.map((variant) => pairsOf(variant).filter((pair) => !seen.has(pair)).length);
    const most = Math.max(...gains);
    if (most === 0) continue;
    const best = drawn[gains.indexOf(most)];
    for (const pair of pairsOf(best)) seen.add(pair);
    variants.push(best);
  }
  return variants;
}

const VARIANTS = coveringVariants();
/** Of each variant, from the start. */
const GAMES = 3;
const PLIES = 120;

test('every two values are together in some variant, whose games go by the rule book', () => {
  const reached = { bridge: 0, promotions: 0, checks: 0, slides: 0 };
  for (const [seed, variant] of Array.from({ length: GAMES }, () => VARIANTS)
    .flat()
    .entries()) {
    const rules = bridge41.rules(variant);
    const model = new BridgeModel(rules.options);
    const below = belowFrom(seed + 1);
    const position = rules.parse(rules.startFen);
    for (let ply = 0; ply < PLIES && !position.outcome(); ply++) {
      const text = rules.format(position);
      const read = model.read(text);
      const moves = model.moves(read);
      const about = `${JSON.stringify(rules.options)} ${text}`;
      expect(movesIn(rules, text), about).toEqual(moves);
      expect(position.inCheck(), about).toBe(model.inCheck(read));
      // What happens at the bridge, what takes or promotes and what pawns do is rare, and often goes first.
      const isPawn = (move: string) => /p/i.test(read.pieces.get(move.slice(0, 2)) ?? '');
      const pools = [
        moves,
        moves.filter((move) => move.slice(0, 4).includes('k')),
        moves.filter((move) => move.length > 4 || read.pieces.has(move.slice(2, 4))),
        moves.filter(isPawn),
      ].filter((pool) => pool.length > 0);
      const pool = pools[below(pools.length)];
      const move = pool[below(pool.length)];
      if (move.slice(2, 4).includes('k')) reached.bridge++;
      if (move.length > 4) reached.promotions++;
      if (position.inCheck()) reached.checks++;
      if (move[1] === 'k' && move[3] === 'k') reached.slides++;
      position.make(rules.parseMove(position, move));
    }
  }
  for (const [name, count] of Object.entries(reached)) expect(count, name).toBeGreaterThan(10);
}, 60_000);

test('a short search of every such variant finds a legal move', async () => {
  const engine = new Engine({ control: still, readNetwork, megabytes: 1, random: () => 0 });
  for (const variant of VARIANTS) {
    const { options, startFen } = bridge41.rules(variant);
    const line = { game: bridge41.id, options, start: startFen, moves: [] };
    const { move } = await engine.think({ line, level: 3, seed: 1 });
    expect(movesIn(bridge41.rules(options), startFen), JSON.stringify(options)).toContain(move);
  }
}, 60_000);

/** Every variant of values. */
function* everyVariant(): Generator<OptionValues> {
  const { options } = bridge41;
  const count = options.reduce((product, { values }) => product * values.length, 1);
  for (let index = 0; index < count; index++) {
    let rest = index;
    yield Object.fromEntries(
      options.map(({ name, values }) => {
        const { value } = values[rest % values.length];
        rest = Math.floor(rest / values.length);
        return [name, value];
      }),
    );
  }
}

/** Options that change no piece's moves, only the start or the end of a game. */
const AROUND_MOVES = new Set(['queen', 'stalemate', 'perpetualCheck']);

test('each of the 20,736 variants has rules, a name and a link of its own, and can be played', () => {
  const links = new Set<string>();
  const played = new Set<string>();
  const below = belowFrom(7);
  let variants = 0;
  for (const variant of everyVariant()) {
    const options = checkOptions(bridge41, variant);
    const link =
      encodeLinkText('B', (digits) => writeRules(digits, { game: bridge41.id, options })) ?? '';
    const { rules } = readRules(decodeLinkText(link).digits);
    const about = JSON.stringify(options);
    if (JSON.stringify(rules.options) !== about) expect(rules.options).toEqual(options);
    if (!variantName(bridge41, options)) expect.fail(`no name for ${about}`);
    links.add(link);
    variants++;
    const moves = Object.entries(variant).filter(([name]) => !AROUND_MOVES.has(name));
    if (played.size === played.add(JSON.stringify(moves)).size) continue;
    const position = rules.parse(rules.startFen);
    for (let ply = 0; ply < 4; ply++) {
      const legal = legalMoves(position);
      position.make(legal[below(legal.length)]);
    }
    const text = rules.format(position);
    expect(rules.format(rules.parse(text)), about).toBe(text);
  }
  expect(variants).toBe(20_736);
  expect(links.size).toBe(variants);
}, 180_000);
