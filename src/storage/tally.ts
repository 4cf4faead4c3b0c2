// What Statistics counts of a finished game. Its summary has it as a key, so that thousands of games are counted without
// one of them being read; and since it is written with the summary, no count can differ from the games that are here.
import type { GameId } from '../games/game';
import { WHITE } from '../rules/types';
import { isOwnPlay } from './ownGames';
import { LEVELS } from './parseRecord';
import { computerIn, ownColour } from './players';
import { type GameResult, outcomeOf } from './record';
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
