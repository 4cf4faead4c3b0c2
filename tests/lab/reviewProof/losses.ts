// Whether the points really fall that a review says were lost: moves of uneven games with and without a mark, and what
// level 6 makes of the positions before and after them.
import type { GameLine } from '../../../src/engine/api';
import { isMistake } from '../../../src/review/marks';
import type { Colour } from '../../../src/rules/types';
import { REVIEW_LOOK } from '../../../src/session/review/reviewPly';
import type { Kept } from './kept';
import { Players } from './players';
import { type Ground, OPENING, randomFor, reviewed, unevenGame } from './unevenGames';

/** Who plays positions out. */
const JUDGE = 6;
/** Plies that are reviewed of each game in turn, in a row and anywhere: many games tell more than many moves of one. */
const WINDOW = 12;

export interface LossesAsked {
  readonly ground: Ground;
  readonly seed: number;
  readonly games: number;
  /** Moves of each kind to play out, and games from before and after each. */
  readonly moves: number;
  readonly playouts: number;
  /** Results so far. */
  readonly kept: Kept;
}

export interface Losses {
  readonly marked: readonly MoveLoss[];
  readonly unmarked: readonly MoveLoss[];
}

/** Points lost by one move, 0 to 1. */
export interface MoveLoss {
  readonly predicted: number;
  readonly made: number;
}

interface JudgedMove {
  readonly ply: number;
  readonly side: Colour;
  readonly loss: number;
  readonly kind: 'marked' | 'unmarked' | 'other';
}

interface Sampled {
  readonly number: number;
  readonly line: GameLine;
  readonly judged: JudgedMove;
}

export async function lossesOn(asked: LossesAsked): Promise<Losses> {
  const { ground, seed, games, kept, moves } = asked;
  const all: Sampled[] = [];
  const enough = () => all.filter(({ judged }) => judged.kind === 'marked').length >= moves;
  // Where few moves are marked, the games are gone through again for other parts of them, to the last.
  for (let round = 0, left = true; left && !enough(); round++) {
    left = false;
    for (let number = 0; number < games; number++) {
      const name = `${nameOf(asked)} game ${number}`;
      const line = await kept.result(name, () => unevenGame(ground, seed, number));
      const from = partsOf(line, randomFor(seed, number, 0))[round];
      if (from === undefined) continue;
      left = true;
      const part = await kept.result(`${name} from ply ${from}`, () => reviewedFrom(line, from));
      all.push(...part.map((judged) => ({ number, line, judged })));
      if (number % 20 === 19) console.error(`${ground.name}: ${number + 1} games, ${round + 1}`);
    }
  }
  const groups = (['marked', 'unmarked'] as const).map((kind) =>
    sample(
      all.filter(({ judged }) => judged.kind === kind),
      moves,
      randomFor(seed),
    ),
  );
  // One of each in turn, so that what is there of a measurement cut short can be compared.
  const losses: MoveLoss[][] = [[], []];
  for (let index = 0; index < moves; index++) {
    for (const [group, sampled] of groups.entries()) {
      if (sampled[index]) losses[group].push(await lossOf(asked, sampled[index]));
    }
    console.error(`${ground.name}: ${index + 1} moves of each kind played out`);
  }
  return { marked: losses[0], unmarked: losses[1] };
}

/** What a result depends on. */
const nameOf = ({ ground, seed }: LossesAsked): string =>
  `${ground.name}, seed ${seed}, ${REVIEW_LOOK.nodes} nodes:`;

/** The first plies of a game's parts, in an order by chance. */
function partsOf({ moves }: GameLine, random: () => number): number[] {
  const count = Math.ceil((moves.length - OPENING) / WINDOW);
  const starts = Array.from({ length: count }, (_, part) => OPENING + part * WINDOW);
  return sample(starts, count, random);
}

async function reviewedFrom(line: GameLine, from: number): Promise<JudgedMove[]> {
  const to = Math.min(line.moves.length, from + WINDOW);
  const judged = await reviewed(line, 1, [from, to]);
  return judged.map(({ ply, side, loss, mark }) => ({
    ...{ ply, side, loss },
    kind: isMistake(mark) ? 'marked' : mark === null ? 'unmarked' : 'other',
  }));
}

async function lossOf(asked: LossesAsked, { number, line, judged }: Sampled): Promise<MoveLoss> {
  const { ground, seed, kept, playouts: games } = asked;
  const { ply, side, loss } = judged;
  const name = `${nameOf(asked)} game ${number} ply ${ply} playouts ${games}`;
  const made = await kept.result(name, async () => {
    const players = new Players(randomFor(seed, number, ply));
    const points = (plies: number) => {
      const reached = { ...line, moves: line.moves.slice(0, plies) };
      return players.playOut(ground.rules, reached, { side, level: JUDGE, games });
    };
    const before = await points(ply);
    return before - (await points(ply + 1));
  });
  return { predicted: loss, made };
}

/** As many as wanted, at random. */
function sample<T>(from: readonly T[], count: number, random: () => number): T[] {
  const rest = from.slice();
  const found: T[] = [];
  while (found.length < count && rest.length > 0) {
    found.push(...rest.splice((random() >>> 0) % rest.length, 1));
  }
  return found;
}
