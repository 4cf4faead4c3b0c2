// What Statistics counts of a finished game. It is a key of the summary, so that thousands of games are counted without
// reading them; and since it is written with the summary, no count can differ from the games that are here. Also which games
// tell something about the person who plays on this device: those they played here.
import type { GameId } from '../games/game';
import { BLACK, type Colour, opposite, WHITE } from '../rules/types';
import { LEVELS } from './parseRecord';
import { computerIn, type GameResult, outcomeOf, ownColour, playerOf } from './record';
import type { GameSummary } from './summary';

/**
 * Two persons, two computers, a computer set to match or at one chosen level, and any computer with the coach looking on;
 * `uncounted` for games that Statistics leaves out.
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

/** As it stands in the database. */
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
  if (!computer) return game.white.kind === 'person' ? 'persons' : 'computers';
  if (game.coached) return 'coached';
  return computer.matched ? 'matched' : `level${computer.level}`;
}

function scoreOf(result: GameResult, game: GameSummary): TallyScore {
  const { winner } = outcomeOf(result);
  if (winner === null) return 'drawn';
  const own = ownColour(game);
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
type Owned = Pick<GameSummary, 'start' | 'white' | 'black' | 'plies' | 'result' | 'source'>;

/** Whether a game is one's own, and not lost by a person who never made a move in it. */
export function isOwnPlay(game: Owned): boolean {
  if (game.source === 'shared') return false;
  const winner = game.result && outcomeOf(game.result).winner;
  if (winner === null) return true;
  const loser = opposite(winner);
  return playerOf(game, loser).kind === 'computer' || hasMoved(game, loser);
}

/** Whether a game also says how strong its player is: it came with no moves. */
export const isPlayedFromStart = (game: Owned): boolean =>
  game.source === undefined && isOwnPlay(game);

const hasMoved = ({ start, plies }: Owned, side: Colour): boolean =>
  plies > (side === firstToMove(start) ? 0 : 1);

/** Who moves first from a FEN: its second word says so in every game. */
export const firstToMove = (start: string): Colour => (start.split(' ')[1] === 'b' ? BLACK : WHITE);
