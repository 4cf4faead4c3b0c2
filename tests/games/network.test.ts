// What a game's network says: the same however a position was reached, for both colours, and only where it was trained.
import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine';
import { FULL_STRENGTH, HIGHEST_LEVEL } from '../../src/engine/levels';
import type { NetworkReader } from '../../src/engine/openRules';
import { games, offeredGames } from '../../src/games';
import { bridge41 } from '../../src/games/bridge41';
import { cuarenta } from '../../src/games/cuarenta';
import type { Game, GameId, OptionValues, RuleSet } from '../../src/games/game';
import {
  BUCKETS,
  bucketOf,
  createNetwork,
  entriesOf,
  FADING_CP,
  FULL_NEURON,
  type NetworkWeights,
  networkFrom,
  OUTPUT_CENTIPAWNS,
  OUTPUT_ONE,
  seenAs,
  withTwins,
} from '../../src/games/kit/network';
import { CELL_BITS } from '../../src/rules/board';
import { legalMoves } from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import { randomWords } from '../../src/rules/zobrist';
import { still } from '../engine/support';
import { ruleSets, startsOf } from '../lab/grounds';
import { readNetwork } from '../support/networks';

const PLIES = 16;

/** Games with a network, under each option value by itself, from the usual rules and from the less drawish ones. */
const learned = await Promise.all(games.map(learnedIn)).then((found) => found.flat());

async function learnedIn(game: Game) {
  const { learned, createEvaluation, handSet } = await game.loadEvaluation();
  if (!learned) return [];
  const mirror = handSet.mirror ?? 'files';
  const stored = await readNetwork(game.id);
  return variantsOf(game)
    .filter(learned.isFor)
    .map((options) => {
      const [{ rules, text: start }] = startsOf(game, options);
      const anew = (position: Position): number => {
        const other = learned.create(rules, stored)(1);
        other.prepare(position);
        return other.evaluate(position);
      };
      const evaluation = learned.create(rules, stored)(1);
      const name = `${game.id} ${JSON.stringify(options)}`;
      return { name, rules, start, mirror, evaluation, anew, fitted: createEvaluation(rules) };
    });
}

function variantsOf(game: Game): OptionValues[] {
  const changed = game.options.flatMap(({ name, values }) =>
    values.slice(1).map(({ value }) => ({ [name]: value })),
  );
  const variants = ruleSets(game)
    .flatMap((base) => [base, ...changed.map((change) => ({ ...base, ...change }))])
    .map((variant) => game.rules(variant).options);
  return [...new Map(variants.map((variant) => [JSON.stringify(variant), variant])).values()];
}

/** Plays moves at random, with moves taken back and turns passed, and shows every position on the way. */
function wander(
  rules: RuleSet,
  start: string,
  seed: number,
  visit: (position: Position) => void,
): void {
  const random = randomWords(seed);
  const position = rules.parse(start);
  for (let ply = 0; ply < PLIES && !position.outcome(); ply++) {
    if (!position.inCheck()) {
      position.makeNull();
      visit(position);
      position.unmake();
    }
    const moves = legalMoves(position);
    for (const move of moves.slice(0, 3)) {
      position.make(move);
      visit(position);
      position.unmake();
    }
    position.make(moves[(random() >>> 0) % moves.length]);
    visit(position);
  }
}

/** What a network whose neurons have their twins says of a position, put together anew and by the book. */
function plainly(
  { board, cells, pieceCount, side }: Position,
  views: ReturnType<typeof seenAs>,
  { neurons, input, bias, output, outputBias }: NetworkWeights,
  most: number,
): number {
  const bucket = bucketOf(pieceCount, most);
  let sum = 0;
  for (const [place, colour] of [side, 1 - side].entries()) {
    for (let i = 0; i < neurons; i++) {
      let neuron = bias[i];
      for (const { index } of board.cells) {
        if (cells[index] === 0) continue;
        neuron += input[views[colour][(cells[index] << CELL_BITS) | index] * neurons + i];
      }
      const clipped = Math.max(0, Math.min(FULL_NEURON, neuron));
      sum += clipped * clipped * output[(2 * bucket + place) * neurons + i];
    }
  }
  const ones = sum / (2 * FULL_NEURON * FULL_NEURON) + outputBias[bucket];
  return ((ones * OUTPUT_CENTIPAWNS) / OUTPUT_ONE) | 0;
}

/** The numbers of a game's network.bin. */
async function storedWeights(rules: RuleSet): Promise<NetworkWeights> {
  const bytes = Buffer.from(await readNetwork(rules.game));
  const integers = Int16Array.from({ length: bytes.length / 2 }, (_, i) =>
    bytes.readInt16LE(2 * i),
  );
  return networkFrom(entriesOf(rules), integers);
}

/** Rules whose boards have no network, since none was worth its time there. */
const WITHOUT: Readonly<Partial<Record<GameId, OptionValues[]>>> = { bridge41: [{}] };

test('every game that the app offers has a network, for the usual rules or the less drawish ones', () => {
  for (const game of offeredGames) {
    for (const options of ruleSets(game)) {
      const name = `${game.id} ${JSON.stringify(options)}`;
      const without = WITHOUT[game.id]?.some(
        (one) => JSON.stringify(one) === JSON.stringify(options),
      );
      expect(
        learned.some((one) => one.name === name),
        name,
      ).toBe(!without);
    }
  }
});

describe.each(learned)(
  'the network of $name',
  ({ rules, start, mirror, evaluation, anew, fitted }) => {
    test('says the same however a position was reached', () => {
      let differs = 0;
      wander(rules, start, 5, (position) => {
        evaluation.prepare(position);
        const said = evaluation.evaluate(position);
        expect(said).toBe(anew(position));
        if (said !== fitted.evaluate(position)) differs++;
      });
      expect(differs).toBeGreaterThan(PLIES);
    });

    test('says what its numbers come to', async () => {
      const weights = await storedWeights(rules);
      const { pieceCount } = rules.parse(rules.startFen);
      const network = createNetwork(rules.board, mirror, weights, pieceCount);
      const twins = withTwins(rules.board, mirror, weights);
      const views = seenAs(rules.board);
      for (const seed of [7, 8]) {
        wander(rules, start, seed, (position) => {
          expect(network.look(position)).toBe(plainly(position, views, twins, pieceCount));
        });
      }
    });

    test('has sums that fit into 16 bits and an output into 32, whatever stands on the board', async () => {
      const { input, bias, output } = await storedWeights(rules);
      const largest = (from: Int16Array) =>
        from.reduce((most, one) => Math.max(most, Math.abs(one)));
      const { pieceCount } = rules.parse(rules.startFen);
      expect(pieceCount * largest(input) + largest(bias)).toBeLessThan(2 ** 15);
      expect((output.length / BUCKETS) * largest(output) * FULL_NEURON ** 2).toBeLessThan(2 ** 31);
    });

    test('goes from one game to another and back', () => {
      const positions: Position[] = [1, 2].map((seed) => {
        const position = rules.parse(start);
        const random = randomWords(seed);
        for (let ply = 0; ply < 10; ply++) {
          const moves = legalMoves(position);
          position.make(moves[(random() >>> 0) % moves.length]);
        }
        return position;
      });
      const wanted = positions.map(anew);
      for (const [index, position] of [...positions, ...positions].entries()) {
        evaluation.prepare(position);
        expect(evaluation.evaluate(position)).toBe(wanted[index % 2]);
      }
    });
  },
);

test('a network keeps silent under options it was not trained for', async () => {
  const { learned } = await cuarenta.loadEvaluation();
  expect(learned?.isFor({})).toBe(true);
  expect(learned?.isFor({ castling: 'unheard of' })).toBe(false);
});

test('a network speaks in whatever order the options were chosen', async () => {
  for (const game of games) {
    const { learned } = await game.loadEvaluation();
    if (!learned) continue;
    for (const options of variantsOf(game).filter(learned.isFor)) {
      const turned = Object.fromEntries(Object.entries(options).reverse());
      expect(learned.isFor(turned), JSON.stringify(turned)).toBe(true);
      expect(Object.entries(game.rules(turned).options)).toEqual(Object.entries(options));
    }
  }
  const { learned } = await bridge41.loadEvaluation();
  const palaces = { bridge: 'big', bishopPalace: 'on', kings: 'palace' };
  expect(learned?.isFor(palaces)).toBe(true);
});

test('a network leaves a clear lead to the fitted weights', async () => {
  const { learned, createEvaluation } = await cuarenta.loadEvaluation();
  const rules = cuarenta.rules({});
  const stored = await readNetwork(cuarenta.id);
  const [evaluation, fitted] = [learned?.create(rules, stored)(1), createEvaluation(rules)];
  const [placement, ...rest] = rules.startFen.split(' ');
  for (const [gone, clear] of [
    [/p/, false],
    [/[gv]/g, true],
  ] as const) {
    const position = rules.parse([placement.replace(gone, '1'), ...rest].join(' '));
    fitted.prepare(position);
    const lead = fitted.evaluate(position);
    expect(Math.abs(lead) > FADING_CP.to, `${gone}`).toBe(clear);
    expect(evaluation?.evaluate(position) === lead, `${gone}`).toBe(clear);
  }
});

test('a network of another size is refused', async () => {
  const { learned } = await cuarenta.loadEvaluation();
  const stored = await readNetwork(cuarenta.id);
  expect(() => learned?.create(cuarenta.rules({}), stored.subarray(2))).toThrow(RangeError);
});

describe('an engine', () => {
  const line = {
    game: cuarenta.id,
    options: {},
    start: cuarenta.rules({}).startFen,
    moves: [],
  };
  const scoreBy = async (reader: NetworkReader, level: number) => {
    const engine = new Engine({
      control: still,
      readNetwork: reader,
      megabytes: 1,
      random: () => 1,
    });
    const { info } = await engine.play({ line, level, seed: 1, limits: { nodes: 3000 }, lines: 1 });
    return info;
  };
  const lost: NetworkReader = () => Promise.reject(new Error('offline'));

  const foreign = new TextEncoder().encode('<!doctype html><p>Sign in</p>');
  test.each<[string, NetworkReader]>([
    ['cannot be had', lost],
    ['is cut', async (game) => (await readNetwork(game)).subarray(0, 1000)],
    ['is cut within a number', async (game) => (await readNetwork(game)).subarray(0, 1001)],
    ['is empty', async () => new Uint8Array()],
    ['is another file', async () => foreign],
  ])('plays by the fitted weights where a network %s', async (_what, reader) => {
    const without = await scoreBy(reader, FULL_STRENGTH);
    expect(without?.line.length).toBeGreaterThan(0);
    expect(without).toEqual(await scoreBy(lost, FULL_STRENGTH));
    expect(without).not.toEqual(await scoreBy(readNetwork, FULL_STRENGTH));
  });

  test('keeps its lower levels as they are', async () => {
    const level = HIGHEST_LEVEL / 2;
    expect(await scoreBy(readNetwork, level)).toEqual(await scoreBy(lost, level));
  });
});
