// Deletes games and analyses that were begun and left before anything was entered: they would pile up, and can be begun again
// just as they are.
import { parseMoveText } from '../analysis/moveText';
import { mainLine, treeOf } from '../analysis/tree';
import { opposite } from '../rules/types';
import { type AnalysisRecord, treeText } from './analysisRecord';
import type { AnalysisStore } from './analysisStore';
import { problemWith } from './errors';
import type { GameStore } from './gameStore';
import { type GameRecord, playerOf } from './record';
import { rulesOf } from './replay';
import type { GameSummary } from './summary';
import type { Tabs } from './tabs';

/**
 * Whether an analysis holds nothing but what it began with: no name, no pin, no comment, no move of its own, no start of its
 * own. `game` are the moves of the game it came from, null if there is none any more.
 */
function isEmptyAnalysis(analysis: AnalysisRecord, game: readonly string[] | null): boolean {
  const { name, pinned, origin, tree, start } = analysis;
  if (name !== null || pinned) return false;
  if (origin === null) {
    if (tree !== '') return false;
    // What this version does not know is listed, and says so when it is opened.
    const isKnown = problemWith(analysis, () => rulesOf(analysis)) === null;
    return isKnown && start === rulesOf(analysis).startFen;
  }
  if (game === null) return false;
  const moves = mainLine(parseMoveText(tree));
  return tree === treeText(treeOf(moves)) && moves.every((move, ply) => move === game[ply]);
}

/**
 * The analyses that are worth listing, in the order of lists: those in which something was entered. Each is looked at when it is
 * asked for.
 */
export async function* listNonEmpty(
  analyses: Pick<AnalysisStore, 'inOrder'>,
  games: Pick<GameStore, 'peek'>,
): AsyncIterable<AnalysisRecord> {
  for await (const analysis of analyses.inOrder()) {
    if (!isEmptyAnalysis(analysis, await movesOfOrigin(analysis, games))) yield analysis;
  }
}

/** Those of them that were changed last, the latest first, at most `most`: no others are read. */
export async function latestNonEmpty(
  analyses: Pick<AnalysisStore, 'latestFirst'>,
  games: Pick<GameStore, 'peek'>,
  most: number,
): Promise<AnalysisRecord[]> {
  const entered: AnalysisRecord[] = [];
  for await (const analysis of analyses.latestFirst()) {
    if (!isEmptyAnalysis(analysis, await movesOfOrigin(analysis, games))) entered.push(analysis);
    if (entered.length === most) break;
  }
  return entered;
}

/** Forgets other analyses in which nothing was entered, but for those that another tab has open. */
export async function pruneEmptyAnalyses(
  analyses: Pick<AnalysisStore, 'list' | 'remove'>,
  games: Pick<GameStore, 'peek'>,
  tabs: Tabs,
  begun: Pick<AnalysisRecord, 'id'>,
): Promise<void> {
  for (const analysis of await analyses.list()) {
    const { id, revision } = analysis;
    if (id === begun.id) continue;
    if (!isEmptyAnalysis(analysis, await movesOfOrigin(analysis, games))) continue;
    const seat = await tabs.join(id, false, () => undefined);
    try {
      if (seat.plays) await analyses.remove(id, revision);
    } finally {
      seat.leave();
    }
  }
}

/** What only a variation or a comment of a tree's text begins with. */
const ENTERED = /[({]/;

/** Played moves of the game an analysis came from, null without one; asked only where it matters. */
async function movesOfOrigin(
  { origin, name, pinned, tree }: AnalysisRecord,
  games: Pick<GameStore, 'peek'>,
): Promise<readonly string[] | null> {
  if (origin === null || name !== null || pinned || ENTERED.test(tree)) return null;
  return (await games.peek(origin.game))?.moves ?? null;
}

/**
 * Whether no person has done anything with a game: no move, no name, no pin, no end, no start of its own. A trial's moves are
 * nobody's.
 * @throws InputError if this version does not know its game or options
 */
function isUnplayed(game: GameSummary): boolean {
  // A friend may have been sent a game by message.
  const isKept = game.name !== null || game.pinned || game.message !== undefined;
  if (game.result || isKept) return false;
  if (game.trial) return true;
  if (game.plies > 1) return false;
  const rules = rulesOf(game);
  if (game.start !== rules.startFen) return false;
  if (game.plies === 0) return true;
  // The one move is the computer's, and its opponent has not answered.
  const first = rules.parse(game.start).side;
  return (
    playerOf(game, first).kind === 'computer' && playerOf(game, opposite(first)).kind === 'person'
  );
}

/** Forgets other untouched games of the same kind, but for those that another tab has open, or that are in use here. */
export async function pruneUnplayedGames(
  store: Pick<GameStore, 'listUnfinished' | 'remove'>,
  tabs: Tabs,
  begun: Pick<GameRecord, 'id' | 'game'>,
  isInUse: (id: string) => boolean,
): Promise<void> {
  const others = (await store.listUnfinished()).filter(
    (game) =>
      game.game === begun.game && game.id !== begun.id && !isInUse(game.id) && isUnplayed(game),
  );
  for (const { id, revision } of others) {
    const seat = await tabs.join(id, false, () => undefined);
    try {
      if (seat.plays) await store.remove(id, revision);
    } finally {
      seat.leave();
    }
  }
}
