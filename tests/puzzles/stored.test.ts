// Every stored puzzle of every game can be played as it says, is like no other, and has a name for all it is about; of the
// wins a few are proven anew. `npm run lab -- puzzles --check` proves all of them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games';
import { bipartite } from '../../src/games/bipartite';
import type { Game, OptionValues, RuleSet } from '../../src/games/game';
import { OWN_THEMES } from '../../src/games/themes';
import { goalOf, type Puzzle, parsePuzzles } from '../../src/puzzles/puzzle';
import { legalMoves } from '../../src/rules/move';
import { Copies, FAULTS, faultsOf, MOST_OF_FAULTS } from '../lab/puzzles/fairness';
import { imageKey, puzzleId } from '../lab/puzzles/identity';
import { whyWrong } from '../lab/puzzles/proveAgain';
import { nameOfCell, RaceSolver, readRace, WHOLE_BOARD } from '../lab/race/solver';

/** Compressed bytes of a collection at most. */
const MOST_BYTES = 25_000;
/** Puzzles of a game that are mined; shares of those that wait are of as many. */
const WANTED = 300;
/** Wins that are proven each time: short ones, whose proof is small on any machine. */
const SAMPLE = 4;
const SHORT: readonly string[] = ['in1', 'in2'];
/** Races that are solved each time, and the size of the table for it. */
const RACES = 8;
const RACE_BITS = 18;

/** Where what is mined waits until there is enough of it; until then the app offers what there was. */
const poolOf = (id: string) => join(import.meta.dirname, '../lab/puzzles/pool', `${id}.json`);

const pathOf = (id: string) => join(import.meta.dirname, '../../src/games', id, 'puzzles.json');

it('a collection that lies in a game’s folder is offered', () => {
  const stored = games.filter(({ id }) => existsSync(pathOf(id)));
  expect(stored.filter(({ loadPuzzles }) => !loadPuzzles).map(({ id }) => id)).toEqual([]);
});

describe.each(games.filter(({ loadPuzzles }) => loadPuzzles))('$id', (game) => {
  const variants = new Map<string, RuleSet>();
  const rulesOf = (options: OptionValues) => {
    const key = JSON.stringify(options);
    const rules = variants.get(key) ?? game.rules(options);
    variants.set(key, rules);
    return rules;
  };
  const loaded = load(game);

  it('each is legal, and begins and ends with the solver', async () => {
    for (const { id, options, text, moves } of await loaded) {
      const rules = rulesOf(options);
      const position = rules.parse(text);
      const solver = position.side;
      expect(legalMoves(position).length, id).toBeGreaterThan(1);
      let mover = solver;
      for (const move of moves) {
        mover = position.side;
        position.make(rules.parseMove(position, move));
      }
      expect(mover, id).toBe(solver);
    }
  });

  it('a win ends the game as its theme says', async () => {
    for (const { id, options, text, moves, themes } of await loaded) {
      if (goalOf(themes) !== 'win') continue;
      const rules = rulesOf(options);
      const position = rules.parse(text);
      const solver = position.side;
      for (const move of moves) position.make(rules.parseMove(position, move));
      expect(position.outcome()?.winner, id).toBe(solver);
      expect(themes, id).toContain(position.outcome()?.reason);
    }
  });

  it('a stage that is to be won goes on to the last move, which alone wins it', async () => {
    const stages = (await loaded).filter(({ themes }) => goalOf(themes) === 'stage');
    expect(stages.length).toBeGreaterThanOrEqual(game.id === 'bipartite' ? 30 : 0);
    for (const { id, options, text, moves } of stages) {
      const rules = rulesOf(options);
      const position = rules.parse(text);
      const { terrain } = position;
      for (const move of moves) {
        expect(position.terrain, id).toBe(terrain);
        // Nothing to find where there is no choice.
        if (move === moves[0] || move === moves.at(-1))
          expect(legalMoves(position).length, id).toBeGreaterThan(1);
        position.make(rules.parseMove(position, move));
      }
    }
  });

  it('no more than a third of the wins take everything but the king', async () => {
    const goals = ['win', 'stage'];
    const wins = (await loaded).filter(({ themes }) => goals.includes(goalOf(themes)));
    const bare = wins.filter(({ themes }) => themes.includes('bare-king'));
    expect(bare.length).toBeLessThanOrEqual(wins.length / 3);
  });

  it('an id comes from what the puzzle is, and no two are the same', async () => {
    const puzzles = await loaded;
    for (const { id, options, text, moves } of puzzles)
      expect(id).toBe(puzzleId([game.id, JSON.stringify(options), text, ...moves]));
    const images = puzzles.map(({ options, text }) => imageKey(rulesOf(options), text));
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(images).size).toBe(puzzles.length);
  });

  it('what was mined last has few runs, last pieces and gifts, and no three near copies', async () => {
    const pool = poolOf(game.id);
    const puzzles = existsSync(pool)
      ? parsePuzzles(JSON.parse(readFileSync(pool, 'utf8')))
      : await loaded;
    const faults = puzzles.map((puzzle) => faultsOf(rulesOf(puzzle.options), puzzle));
    for (const sort of FAULTS) {
      const most = MOST_OF_FAULTS[sort] * Math.max(puzzles.length, WANTED);
      expect(faults.filter((one) => one[sort]).length, sort).toBeLessThanOrEqual(most);
    }
    const copies = new Copies();
    const third = puzzles.filter(
      (puzzle) => !copies.take(rulesOf(puzzle.options), puzzle.options, puzzle),
    );
    expect(third.map(({ id }) => id)).toEqual([]);
  });

  it('ratings tell puzzles apart', async () => {
    const puzzles = await loaded;
    const counts = new Map<number, number>();
    for (const { rating } of puzzles) counts.set(rating, (counts.get(rating) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(100);
    const ends = [Math.min(...counts.keys()), Math.max(...counts.keys())];
    for (const [rating, count] of counts) {
      // Whatever is easier or harder than the scale stands at its ends.
      const most = puzzles.length / (ends.includes(rating) ? 20 : 30);
      expect(count, String(rating)).toBeLessThanOrEqual(most);
    }
  });

  it('the game has words for what it is about', async () => {
    const nameless = (await loaded).flatMap(({ id, options, themes }) => {
      const own = OWN_THEMES.filter(
        (theme) => themes.includes(theme) && !game.themeLabels?.()[theme],
      );
      const { kinds } = rulesOf(options);
      const strange = themes.filter(
        (theme) =>
          theme.startsWith('kind-') && !kinds.some((kind) => `kind-${kind?.letter}` === theme),
      );
      return [...own, ...strange].map((theme) => `${id}: ${theme}`);
    });
    expect(nameless).toEqual([]);
  });

  it('it is small', () => {
    const path = pathOf(game.id);
    // A game of the tests has none in a file.
    if (existsSync(path))
      expect(gzipSync(readFileSync(path)).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('a few short wins are proven again', async () => {
    const short = (await loaded).filter(({ themes }) => themes.some((one) => SHORT.includes(one)));
    const step = Math.max(1, Math.floor(short.length / SAMPLE));
    for (let at = 0; at < short.length; at += step)
      expect(await whyWrong(game, short[at]), short[at].id).toBeNull();
  });
});

// The solver knows the rule book alone; `npm run lab -- puzzles --check` asks the proof that the app's rules make as well.
describe('races', async () => {
  const rules = bipartite.rules({});
  const races = (await load(bipartite)).filter(({ themes }) => goalOf(themes) === 'stage');
  // The later the smaller is the proof.
  const latest = [...races].sort((a, b) => plyOf(b) - plyOf(a)).slice(0, RACES);

  it.each(latest)(
    '$id: one move wins the race, and every other one loses it',
    ({ text, moves }) => {
      const solver = new RaceSolver(WHOLE_BOARD, undefined, RACE_BITS);
      const position = rules.parse(text);
      const { side } = position;
      for (const wanted of moves) {
        const won = position.side !== side ? [wanted] : winningMoves(position);
        expect(won).toEqual([wanted]);
        position.make(rules.parseMove(position, wanted));
      }

      function winningMoves(at: typeof position): string[] {
        const found = solver.moves(readRace(rules.format(at))).filter(({ wins }) => wins);
        return found.map(({ move }) => move?.map(nameOfCell).join('') ?? 'pass');
      }
    },
  );
});

const plyOf = ({ text }: Puzzle): number => Number(text.split(' ').at(-1));

async function load(game: Game): Promise<readonly Puzzle[]> {
  return parsePuzzles((await game.loadPuzzles?.())?.default);
}
