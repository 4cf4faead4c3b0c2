// A received game: its positions, its texts, and whether this device has it already.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { treeOf } from '../../analysis/tree';
import type { Game, OptionValues } from '../../games/game';
import { chosenValues, valueLabel } from '../../games/options';
import { textsOf } from '../../language/texts';
import { BLACK, type Outcome, WHITE } from '../../rules/types';
import { Timeline } from '../../session/timeline';
import type { Session, SessionView } from '../../session/types';
import type { Shared } from '../../share/link';
import { type AnalysisRecord, newAnalysis } from '../../storage/analysisRecord';
import type { GameStore } from '../../storage/gameStore';
import { type GameRecord, outcomeOf, type Player, randomId } from '../../storage/record';
import { rulesOf } from '../../storage/replay';
import type { GameSummary } from '../../storage/summary';
import { itemAt } from '../../util/items';
import { useServices } from '../services';
import { useStoreStatus } from '../stored/useStore';
import { numberAt } from '../table/MoveList';
import { shownName } from '../words/givenNames';
import { colourName, computerName, outcomeText } from '../words/names';

const texts = textsOf('open');

/** `White: Ann – Black: Computer, level 3`, or "Two players" if both are unnamed. */
export function playersText({ white, black }: Pick<GameRecord, 'white' | 'black'>): string {
  const [first, second] = [playerText(white), playerText(black)];
  if (first === null && second === null) return texts.twoPlayers;
  return texts.players(
    colourName(WHITE),
    first ?? texts.player,
    colourName(BLACK),
    second ?? texts.player,
  );
}

/** Null for a person without a name. */
function playerText(player: Player): string | null {
  if (player.kind === 'computer') return computerName(player);
  return shownName(player.name);
}

/** What is analysed of something received: with its variations and comments where it has them, at the ply shown. */
export function analysisOf({ record, analysis }: Opened, shown: number): AnalysisRecord {
  const { game, options, start, moves } = record;
  const path = moves.slice(0, shown);
  if (analysis) return { ...analysis, path: shown === moves.length ? analysis.path : path };
  return newAnalysis({ game, options, start, tree: treeOf(moves), path }, randomId(), Date.now());
}

type Opened = Pick<Shared, 'record' | 'analysis'>;

/** Where the game stands: the result, or the move shown and whose turn it is. */
export function statusText({ view, end }: Pick<Past, 'view' | 'end'>): string {
  const { record, live, shown, board, moves } = view;
  const over = (live && record.result ? outcomeOf(record.result) : null) ?? end;
  if (over) return texts.outcome(outcomeText(over, board.side, null, record));
  const side = colourName(board.side);
  if (shown === 0) return texts.toMove(side);
  const mover = colourName(itemAt(moves, shown - 1).side);
  return texts.afterMove(mover, numberAt(view, shown), side);
}

/** The options that differ from the standard rules, or null. */
export function changedRules(game: Game, options: OptionValues): string | null {
  const changed = chosenValues(game.options, options).map(({ spec, value }) =>
    valueLabel(spec, value),
  );
  return changed.length === 0 ? null : texts.rules(changed.join(', '));
}

interface Past extends Pick<Session, 'show' | 'showLive'> {
  readonly view: Pick<SessionView, 'record' | 'rules' | 'board' | 'shown' | 'live' | 'moves'>;
  /** How the position shown ends the game by the rules, or null. */
  readonly end: Outcome | null;
  /** Whether there is something to play from the position shown. */
  readonly playable: boolean;
}

/** The record must be playable. It opens at its last position. */
export function usePast(record: GameRecord): Past {
  const { rules, timeline } = useMemo(() => {
    const found = rulesOf(record);
    return { rules: found, timeline: new Timeline(found, record) };
  }, [record]);
  const { moves, length } = timeline;
  // Another record is seen from its end again.
  const [at, setAt] = useState({ record, ply: length });
  const shown = at.record === record ? at.ply : length;
  const setShown = (ply: number) => setAt({ record, ply });
  const board = timeline.board(shown);
  const live = shown === length;
  const end = live ? timeline.ended : null;
  return {
    view: { record, rules, board, shown, live, moves },
    end,
    playable: end === null,
    show: (ply) => setShown(Math.min(Math.max(ply, 0), length)),
    showLive: () => setShown(length),
  };
}

/** The stored game that the shared one came from, or null: also until it is found. */
export function useExistingGame(shared: Shared): GameRecord | null {
  const { store, openGames } = useServices();
  const state = useStoreStatus()?.state;
  const [existing, setExisting] = useState<GameRecord | null>(null);
  useEffect(() => {
    if (state === undefined) return;
    let wanted = true;
    store
      .then((kept) => findExistingGame(kept, openGames.unsaved(), shared))
      .then((found) => wanted && setExisting(found))
      // Without storage there is no duplicate.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [store, state, openGames, shared]);
  return existing;
}

/** Of several copies, one that has all of what came is preferred. `unsaved` are games that live in this page only. */
export async function findExistingGame(
  store: Pick<GameStore, 'listAll' | 'peek'>,
  unsaved: readonly GameRecord[],
  given: Given,
): Promise<GameRecord | null> {
  const copies = unsaved.filter((own) => isSameGame(own, given));
  for await (const part of store.listAll()) {
    for (const { id } of part.filter((own) => isSameGame(own, given))) {
      const found = unsaved.some((own) => own.id === id) ? null : await store.peek(id);
      if (found) copies.push(found);
    }
  }
  return copies.find((own) => !hasNews(own, given.record)) ?? copies[0] ?? null;
}

/** What tells whether a game of this device is the one that came. */
type Candidate = Pick<GameSummary, 'id' | 'game' | 'start' | 'createdAt'>;

type Given = Pick<Shared, 'origin' | 'record'>;

/** Whether a game of this device is the one that came: by its identity, or where that is unknown by its first moment. */
export function isSameGame(own: Candidate, { origin, record }: Given): boolean {
  const same = origin === null ? own.createdAt === record.createdAt : own.id.startsWith(origin);
  return same && own.game === record.game && own.start === record.start;
}

/** How the moves of a game that came compare with those of the player's own copy. */
export function comparisonOf(
  existing: Pick<GameRecord, 'moves'>,
  came: Pick<GameRecord, 'moves'>,
): 'differs' | 'same' | 'longerThere' | 'longerHere' {
  const [here, there] = [existing.moves.length, came.moves.length];
  const same = existing.moves.slice(0, there).join() === came.moves.slice(0, here).join();
  if (!same) return 'differs';
  if (here === there) return 'same';
  return here > there ? 'longerHere' : 'longerThere';
}

/** Whether a game that came has moves or an end that the player's own copy lacks. */
export function hasNews(
  existing: Pick<GameRecord, 'moves' | 'result'>,
  came: Pick<GameRecord, 'moves' | 'result'>,
): boolean {
  if (came.result && !existing.result) return true;
  return ['differs', 'longerThere'].includes(comparisonOf(existing, came));
}
