// What the computer's characters cost, and whether their manner can be seen: each plays the plain computer at some levels, and
// a classifier fitted to half of a level's games says who played each ten games of the other half, for both halves.
//
//   npm run lab -- characters [--game cuarenta] [--levels 2,5,8] [--games 100] [--nodes 4000] [--seed 1] [--who carlo,frida]
//
// `--games` are for each character at each level; `--nodes` limit a move at every level. With `--who`, only these play, each the
// games it plays without, and no classifier is fitted.
import { parseArgs } from 'node:util';
import { Engine } from '../../../src/engine/engine';
import { FEATURES, featuresIn } from '../../../src/engine/preferences';
import { offeredGames } from '../../../src/games';
import { CHARACTERS, type CharacterId } from '../../../src/games/characters';
import type { Evaluation, Game, RuleSet } from '../../../src/games/game';
import { legalMoves } from '../../../src/rules/move';
import type { Position } from '../../../src/rules/position';
import { randomWords } from '../../../src/rules/zobrist';
import { still } from '../../engine/support';
import { readNetwork } from '../../support/networks';
import { type Choice, fitted, tableOf } from './classifier';
import { judgedBy } from './ladder';
import { MATCH_DEFAULTS, type MatchGame, playMatch } from './match';
import type { Player } from './players';
import { describeScore, scoreMatch } from './score';

const { values: given } = parseArgs({
  options: {
    game: { type: 'string' },
    levels: { type: 'string', default: '2,5,8' },
    games: { type: 'string', default: '100' },
    nodes: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    who: { type: 'string' },
  },
});
const MEGABYTES = 4;
/** Games that are judged together. */
const TOGETHER = 10;
const CENTIPAWNS = 100;
const PLAIN = 'plain';

const asked = given.who?.split(',');
const unknown = asked?.find((name) => !CHARACTERS.some((id) => id === name));
if (unknown !== undefined) throw new Error(`no character ${unknown}`);

type Who = CharacterId | typeof PLAIN;

/** Who played some games, and whom the classifier takes them for. */
interface Taken {
  readonly label: Who;
  readonly as: string;
}

/** Plays as `who` at a level, and notes each of its choices, game by game. */
function seen(game: Game, evaluation: Evaluation, level: number, who: Who, seed: number) {
  const engine = new Engine({ control: still, readNetwork, megabytes: MEGABYTES, random: () => 0 });
  const seeds = randomWords(seed);
  const games: Choice[][] = [];
  let current = 0;
  const player: Player = {
    name: who,
    newGame: async () => {
      current = seeds() >>> 0;
      games.push([]);
    },
    choose: async (line, rules, position) => {
      const { move } = await engine.play({
        line,
        level,
        seed: current,
        lines: 1,
        limits: { nodes: Number(given.nodes) },
        ...(who !== PLAIN && { character: who }),
      });
      if (move === null) throw new Error(`level ${level} found no move in ${game.id}`);
      const made = rules.parseMove(position, move);
      const choice = choiceOf(rules, position, evaluation.values, made);
      if (choice) games.at(-1)?.push(choice);
      return { move, score: null };
    },
    close: () => undefined,
  };
  return { player, games };
}

/**
 * A move among the legal ones as an onlooker sees it, who knows what pieces are worth: what manners weigh, what it takes, and
 * whether that loses more. Null where there is no choice.
 */
function choiceOf(
  rules: RuleSet,
  position: Position,
  values: Int16Array,
  made: number,
): Choice | null {
  const moves = legalMoves(position);
  if (moves.length < 2) return null;
  const features = featuresIn(rules, position);
  const rows = moves.map((move) => {
    const found = features(move);
    const victim = position.victim(move);
    return [
      ...FEATURES.map((name) => found[name]),
      victim === 0 ? 0 : values[victim] / CENTIPAWNS,
      position.losesExchange(move, values) ? 1 : 0,
    ];
  });
  return { moves: rows, made: moves.indexOf(made) };
}

/** Fits to the first part of everyone's games, and says of each ten of the second whose they are. */
function recognised(
  first: ReadonlyMap<Who, readonly Choice[][]>,
  second: ReadonlyMap<Who, readonly Choice[][]>,
): Taken[] {
  const whose = fitted([...first].map(([label, games]) => ({ label, choices: games.flat() })));
  return [...second].flatMap(([label, games]) =>
    Array.from({ length: Math.floor(games.length / TOGETHER) }, (_, at) => ({
      label,
      as: whose(games.slice(at * TOGETHER, (at + 1) * TOGETHER).flat()),
    })),
  );
}

const halves = (games: readonly Choice[][]): [Choice[][], Choice[][]] => {
  const half = Math.floor(games.length / 2);
  return [games.slice(0, half), games.slice(half, 2 * half)];
};

for (const game of offeredGames.filter(({ id }) => !given.game || id === given.game)) {
  const rules = game.rules({});
  const evaluation = (await game.loadEvaluation()).createEvaluation(rules);
  const costs = new Map<CharacterId, MatchGame[][]>();
  const taken: Taken[] = [];
  for (const level of given.levels.split(',').map(Number)) {
    const plainly: Choice[][] = [];
    const parts: [Map<Who, Choice[][]>, Map<Who, Choice[][]>] = [new Map(), new Map()];
    const sort = (who: Who, games: readonly Choice[][]) => {
      for (const [at, half] of halves(games).entries()) parts[at].set(who, half);
    };
    for (const [index, who] of CHARACTERS.entries()) {
      if (asked?.includes(who) === false) continue;
      const seed = Number(given.seed) + 1000 * level + 17 * index;
      const mannered = seen(game, evaluation, level, who, seed);
      const plain = seen(game, evaluation, level, PLAIN, seed + 500);
      const pairs = await playMatch(
        { ...MATCH_DEFAULTS, rules, seed, pairs: Math.ceil(Number(given.games) / 2) },
        [judgedBy(evaluation, mannered.player), judgedBy(evaluation, plain.player)],
        () => undefined,
      );
      costs.set(who, [...(costs.get(who) ?? []), ...pairs]);
      console.log(`${game.id} level ${level} ${who}: ${describeScore(scoreMatch(pairs))}`);
      sort(who, mannered.games);
      plainly.push(...plain.games);
    }
    if (asked) continue;
    // As many games of the plain computer as of each character.
    sort(
      PLAIN,
      plainly.filter((_, at) => at % CHARACTERS.length === 0),
    );
    taken.push(...recognised(parts[0], parts[1]), ...recognised(parts[1], parts[0]));
  }
  for (const [who, pairs] of costs)
    console.log(`${game.id} ${who}: ${describeScore(scoreMatch(pairs))}`);
  if (!asked) console.log(`${game.id}\n${tableOf([...CHARACTERS, PLAIN], taken)}`);
}
