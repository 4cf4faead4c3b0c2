// What a list shows of a game, and what Statistics counts of it once it is finished: stored beside each game, so that no list
// reads moves or plays them. Also which games tell something about the person who plays on this device: those they played here.

import { CHARACTERS } from '../games/characters';
import type { GameId } from '../games/game';
import { type Colour, opposite, REASONS, WHITE } from '../rules/types';
import { isTenths, LEVELS } from './parseRecord';
import {
  computerIn,
  firstToMove,
  type GameRecord,
  type GameResult,
  type GameSource,
  outcomeOf,
  ownColour,
  type Player,
  playerOf,
  SCORES,
  SOURCES,
} from './record';
import { replay, rulesOf } from './replay';

/** What a summary has from its record as it is there. */
type Kept =
  | 'id'
  | 'game'
  | 'options'
  | 'start'
  | 'white'
  | 'black'
  | 'result'
  | 'name'
  | 'pinned'
  | 'strict'
  | 'message'
  | 'trial'
  | 'createdAt'
  | 'updatedAt'
  | 'revision';

export interface GameSummary extends Pick<GameRecord, Kept> {
  /** Moves of either side. */
  readonly plies: number;
  /** Whether the coach looked on; absent where it did not, and in summaries from before there was one. */
  readonly coached?: true;
  /** Absent for a game that was played here from its start, and in summaries from before other games were marked. */
  readonly source?: GameSource;
  /** Who had no move when the game ended in stalemate, whose words name that side; null for any other game. */
  readonly stuck: Colour | null;
}

/** Plays a game out only if it ended in stalemate. @throws InputError if its moves do not fit then */
export function summaryOf(record: GameRecord): GameSummary {
  const { version, moves, clock, spent, used, coach, source, ...kept } = record;
  const isStalemate = record.result?.reason === 'stalemate';
  return {
    ...kept,
    plies: moves.length,
    ...(coach !== null && { coached: true }),
    ...(source !== null && { source }),
    stuck: isStalemate ? replay(rulesOf(record), record).position.side : null,
  };
}

/** Whether a stored summary has the form of one: it is shown as it is, and one that was damaged is made anew. */
export function isValidSummary(summary: GameSummary): boolean {
  const { id, game, start, name, pinned, coached, source, strict, trial } = summary;
  const { white, black, result, options, message } = summary;
  const texts = [id, game, start, name ?? ''];
  const numbers = [summary.plies, summary.createdAt, summary.updatedAt, summary.revision];
  return (
    texts.every((text) => typeof text === 'string' && !/\p{Cs}/u.test(text)) &&
    numbers.every(Number.isSafeInteger) &&
    typeof pinned === 'boolean' &&
    [coached, strict, trial].every((flag) => flag === undefined || flag === true) &&
    (source === undefined || SOURCES.includes(source)) &&
    typeof options === 'object' &&
    isPlayer(white) &&
    isPlayer(black) &&
    (message === undefined || Number.isSafeInteger(message.sent)) &&
    (result === null || (SCORES.includes(result?.score) && REASONS.includes(result.reason)))
  );
}

function isPlayer(player: Player): boolean {
  if (player?.kind === 'computer')
    return (
      (player.matched ? isTenths(player.level) : Number.isSafeInteger(player.level)) &&
      (player.character === undefined || CHARACTERS.includes(player.character))
    );
  return (
    (player?.kind === 'person' || player?.kind === 'friend') &&
    (player.name === undefined || typeof player.name === 'string')
  );
}

/**
 * Two persons, on one device or by message, two computers, a computer set to match or at one chosen level, and any computer
 * with the coach looking on; `uncounted` for games that Statistics leaves out.
 */
export type TallyOpponent =
  | 'persons'
  | 'computers'
  | 'matched'
  | 'coached'
  | 'uncounted'
  | `level${number}`;

/** Results from the view of the one person who played, or by colour where there is none. */
const OWN_SCORES = ['won', 'drawn', 'lost'] as const;
const COLOUR_SCORES = ['white', 'drawn', 'black'] as const;
export type TallyScore = (typeof OWN_SCORES | typeof COLOUR_SCORES)[number];

/**
 * As it stands in the database: a key of the summary, so that thousands of games are counted without reading them. It is
 * written with the summary, so that no count can differ from the games that are here.
 */
export type Tally = [game: GameId, opponent: TallyOpponent, score: TallyScore];

/** How many games have a tally; below zero where that many others of it do not count. */
export interface TallyCount {
  readonly tally: Tally;
  readonly count: number;
}

/** Null for an unfinished game. */
export function tallyOf(game: GameSummary): Tally | null {
  const { result } = game;
  return result && [game.game, opponentIn(game), scoreOf(result, game)];
}

function opponentIn(game: GameSummary): TallyOpponent {
  if (!isOwnPlay(game)) return 'uncounted';
  const computer = computerIn(game);
  if (!computer) return game.white.kind === 'computer' ? 'computers' : 'persons';
  if (game.coached) return 'coached';
  return computer.matched ? 'matched' : `level${computer.level}`;
}

function scoreOf(result: GameResult, game: GameSummary): TallyScore {
  const { winner } = outcomeOf(result);
  if (winner === null) return 'drawn';
  const own = computerIn(game) && ownColour(game);
  if (own === null) return winner === WHITE ? 'white' : 'black';
  return winner === own ? 'won' : 'lost';
}

/** Every tally that is counted. */
export function talliesOf(game: GameId): Tally[] {
  const levels = Array.from({ length: LEVELS }, (_, index): TallyOpponent => `level${index + 1}`);
  const by = (opponent: TallyOpponent, scores: readonly TallyScore[]) =>
    scores.map((score): Tally => [game, opponent, score]);
  return [
    ...(['persons', 'computers'] as const).flatMap((opponent) => by(opponent, COLOUR_SCORES)),
    ...(['matched', 'coached', ...levels] as const).flatMap((opponent) => by(opponent, OWN_SCORES)),
  ];
}

/** Counts games that are at hand, one by one. */
export const countedOne = (games: readonly GameSummary[]): TallyCount[] =>
  games.flatMap((game) => {
    const tally = tallyOf(game);
    return tally && isOwnPlay(game) ? [{ tally, count: 1 }] : [];
  });

/** What tells whose game it is. */
type Owned = Pick<
  GameSummary,
  'start' | 'white' | 'black' | 'plies' | 'result' | 'source' | 'trial'
>;

/** A game given up before anybody made a third move says nothing about its players. */
const SHORTEST_GIVEN_UP_PLIES = 5;

/** Whether a game is one's own, no trial, was not given up at once, and was not lost by a person who never made a move in it. */
export function isOwnPlay(game: Owned): boolean {
  if (game.source === 'shared' || game.trial) return false;
  if (isGivenUp(game.result) && game.plies < SHORTEST_GIVEN_UP_PLIES) return false;
  const winner = game.result && outcomeOf(game.result).winner;
  if (winner === null) return true;
  const loser = opposite(winner);
  return playerOf(game, loser).kind === 'computer' || hasMoved(game, loser);
}

/** Resigned, or left until the time was over. */
const isGivenUp = (result: GameResult | null): boolean =>
  result?.reason === 'resignation' || result?.reason === 'time';

/** Whether a game also says how strong its player is: it came with no moves. */
export const isPlayedFromStart = (game: Owned): boolean =>
  game.source === undefined && isOwnPlay(game);

const hasMoved = ({ start, plies }: Owned, side: Colour): boolean =>
  plies > (side === firstToMove(start) ? 0 : 1);
