// What the computer's characters cost, and whether their manner can be seen: each plays the plain computer at some levels, and
// a classifier fitted to half of their games says who played each ten games of the other half.
//
//   npm run lab -- characters [--game cuarenta] [--levels 2,5,8] [--games 100] [--nodes 4000] [--seed 1]
//
// `--games` are for each character at each level; `--nodes` limit a move at every level.
import { parseArgs } from 'node:util';
import { Engine } from '../../../src/engine/engine';
import { FEATURES, featuresIn } from '../../../src/engine/manner';
import { offeredGames } from '../../../src/games';
import { CHARACTERS, type CharacterId } from '../../../src/games/characters';
import type { Game, RuleSet } from '../../../src/games/game';
import { legalMoves } from '../../../src/rules/legalMoves';
import type { Position } from '../../../src/rules/position';
import { randomWords } from '../../../src/rules/zobrist';
import { still } from '../../engine/support';
import { readNetwork } from '../../support/networks';
import { classify, type Labelled } from './classifier';
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
  },
});
const MEGABYTES = 4;
/** Games that are judged together. */
const TOGETHER = 10;
const PLAIN = 'plain';

type Who = CharacterId | typeof PLAIN;

/** Plays as `who` at a level, and notes for each game what its moves do beside the other legal ones, on average. */
function seen(game: Game, level: number, who: Who, seed: number) {
  const engine = new Engine({ control: still, readNetwork, megabytes: MEGABYTES, random: () => 0 });
  const seeds = randomWords(seed);
  const notes: number[][][] = [];
  let current = 0;
  const player: Player = {
    name: who,
    newGame: async () => {
      current = seeds() >>> 0;
      notes.push([]);
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
      const note = besideOthers(rules, position, rules.parseMove(position, move));
      if (note) notes.at(-1)?.push(note);
      return { move, score: null };
    },
    close: () => undefined,
  };
  const vectors = () => notes.map((moves) => meanOf(moves));
  return { player, vectors };
}

/** A move's features less those of all legal moves on average; null where there is no choice. */
function besideOthers(rules: RuleSet, position: Position, move: number): number[] | null {
  const moves = legalMoves(position);
  if (moves.length < 2) return null;
  const features = featuresIn(rules, position);
  const rows = moves.map((one) => FEATURES.map((name) => features(one)[name]));
  const mean = meanOf(rows);
  return rows[moves.indexOf(move)].map((value, index) => value - mean[index]);
}

const meanOf = (rows: readonly (readonly number[])[]): number[] =>
  FEATURES.map(
    (_, index) => rows.reduce((sum, row) => sum + row[index], 0) / Math.max(1, rows.length),
  );

for (const game of offeredGames.filter(({ id }) => !given.game || id === given.game)) {
  const rules = game.rules({});
  const evaluation = (await game.loadEvaluation()).createEvaluation(rules);
  const costs = new Map<CharacterId, MatchGame[][]>();
  const known: Labelled[] = [];
  const asked: Labelled[] = [];
  for (const level of given.levels.split(',').map(Number)) {
    const plainly: number[][] = [];
    const all: { label: Who; vectors: number[][] }[] = [];
    for (const [index, who] of CHARACTERS.entries()) {
      const seed = Number(given.seed) + 1000 * level + 17 * index;
      const mannered = seen(game, level, who, seed);
      const plain = seen(game, level, PLAIN, seed + 500);
      const pairs = await playMatch(
        { ...MATCH_DEFAULTS, rules, seed, pairs: Math.ceil(Number(given.games) / 2) },
        [judgedBy(evaluation, mannered.player), judgedBy(evaluation, plain.player)],
        () => undefined,
      );
      costs.set(who, [...(costs.get(who) ?? []), ...pairs]);
      console.log(`${game.id} level ${level} ${who}: ${describeScore(scoreMatch(pairs))}`);
      all.push({ label: who, vectors: mannered.vectors() });
      plainly.push(...plain.vectors());
    }
    // As many games of the plain computer as of each character.
    all.push({ label: PLAIN, vectors: plainly.filter((_, at) => at % CHARACTERS.length === 0) });
    // Who looks on knows the level; what is common to it is no sign of a character.
    const common = meanOf(all.flatMap(({ vectors }) => vectors.slice(0, vectors.length / 2)));
    for (const { label, vectors } of all)
      sort(
        label,
        vectors.map((vector) => vector.map((value, at) => value - common[at])),
      );
  }
  for (const [who, pairs] of costs)
    console.log(`${game.id} ${who}: ${describeScore(scoreMatch(pairs))}`);
  console.log(`${game.id}\n${classify(known, asked)}`);

  /** Half of the games to learn from, ten after the other of the rest to be classified. */
  function sort(label: Who, vectors: readonly (readonly number[])[]): void {
    const half = Math.floor(vectors.length / 2);
    for (const vector of vectors.slice(0, half)) known.push({ label, vector });
    for (let at = half; at + TOGETHER <= vectors.length; at += TOGETHER)
      asked.push({ label, vector: meanOf(vectors.slice(at, at + TOGETHER)) });
  }
}
