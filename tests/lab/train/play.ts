// Self-play for a network to learn from (samples.ts), judged by hand-set and fitted weights, or by these and the present network. Each game has a seed of its
// own, so a run that was interrupted goes on where it stopped and makes the same file.
import type { Game, OptionValues } from '../../../src/games/game';
import { randomWords } from '../../../src/rules/zobrist';
import { judgingOf } from '../../support/networks';
import { type Start, startsOf } from '../grounds';
import { SelfPlay } from '../tune/selfPlay';
import { appendGame, encodeGame, firstMissingGame, type Sample } from './samples';

export interface PlaySettings {
  /** Where the positions go. */
  readonly file: string;
  /** Number of the first game. */
  readonly from: number;
  /** Number of the game after the last. */
  readonly games: number;
  /** Of a move. */
  readonly nodes: number;
  /** Whether the game's present network judges for the players, too: what it knows is searched again. */
  readonly learned: boolean;
  readonly seed: number;
}

const REPORT_EVERY = 100;
/** Keeps the seeds of one run's games from being those of another's. */
const SEED_STRIDE = 1_000_003;

/**
 * What is played in turn: from options, with each other value by itself, and the game's named variants, as far as the board is
 * the same.
 * @throws InputError for options the game refuses
 */
export async function playedStarts(game: Game, options: OptionValues): Promise<Start[]> {
  const cellsOf = (values: OptionValues): string =>
    game
      .rules(values)
      .board.cells.map(({ name }) => name)
      .join();
  const changed = game.options.flatMap(({ name, values }) =>
    values
      .filter(({ value }, index) => (options[name] ?? values[0].value) !== value && index > 0)
      .map(({ value }) => ({ ...options, [name]: value })),
  );
  const named = (game.presets ?? []).map((preset) => preset.options);
  const others = [...changed, ...named].filter((values) => cellsOf(values) === cellsOf(options));
  const variants = new Map(
    [options, ...others].map((values) => [JSON.stringify(game.rules(values).options), values]),
  );
  return [...variants.values()].flatMap((values) => startsOf(game, values));
}

/** Plays the games that the file lacks. */
export async function playGames(
  game: Game,
  starts: readonly Start[],
  { file, from, games, nodes, learned, seed }: PlaySettings,
): Promise<void> {
  const { createEvaluation } = await game.loadEvaluation();
  const grounds = await Promise.all(
    starts.map(async ({ rules, text }) => {
      // What a network adds to.
      const plain = createEvaluation(rules);
      const evaluation = learned ? (await judgingOf(game, rules))(1) : plain;
      return { rules, start: text, evaluation, plain };
    }),
  );
  const selfPlay = new SelfPlay(nodes);
  const started = performance.now();
  let positions = 0;
  for (let number = Math.max(from, firstMissingGame(file)); number < games; number++) {
    const ground = grounds[number % grounds.length];
    const samples: Sample[] = [];
    const random = randomWords(seed * SEED_STRIDE + number);
    const points = selfPlay.playGame(ground, random, (position, score) => {
      const { side, halfmoveClock, terrain } = position;
      const base = ground.plain.evaluate(position);
      samples.push({
        cells: position.cells.slice(),
        side,
        quiet: halfmoveClock,
        terrain,
        score,
        base,
      });
    });
    appendGame(file, encodeGame(samples, number, points));
    positions += samples.length;
    if ((number + 1) % REPORT_EVERY === 0) {
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`${number + 1} games, ${positions} new positions, ${seconds} s`);
    }
  }
}
