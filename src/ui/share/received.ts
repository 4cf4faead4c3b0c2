// A game from elsewhere in words.
import { treeOf } from '../../analysis/tree';
import type { Game, OptionValues } from '../../games/game';
import { chosenValues, valueLabel } from '../../games/options';
import { itemAt } from '../../rules/items';
import { BLACK, WHITE } from '../../rules/types';
import type { Shared } from '../../share/link';
import { type AnalysisRecord, newAnalysis } from '../../storage/analysisRecord';
import { randomId } from '../../storage/randomId';
import { type GameRecord, outcomeOf, type Player } from '../../storage/record';
import { numberAt } from '../table/moveRows';
import { shownName } from '../words/givenNames';
import { colourName, computerName } from '../words/names';
import { outcomeText } from '../words/reasons';
import type { Past } from './usePast';

/** `White: Ann, Black: Computer, level 3`, or that two persons without names play. */
export function playersWords({ white, black }: Pick<GameRecord, 'white' | 'black'>): string {
  const [first, second] = [playerWords(white), playerWords(black)];
  if (first === null && second === null) return 'Two players';
  return `${colourName(WHITE)}: ${first ?? 'a person'} – ${colourName(BLACK)}: ${second ?? 'a person'}`;
}

/** What keeping somebody else's game means. */
export const SHARED_NOTE =
  'History marks games from links and texts as “Shared with you”. They don’t count in your statistics or your level.';

/** Null for a person without a name. */
function playerWords(player: Player): string | null {
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
export function stateWords({ view, end }: Pick<Past, 'view' | 'end'>): string {
  const { record, live, shown, board, moves } = view;
  if (live && record.result) return `${outcomeText(outcomeOf(record.result), board.side)}.`;
  if (end) return `${outcomeText(end, board.side)}.`;
  const turn = `${colourName(board.side)} to move`;
  if (shown === 0) return `${turn}.`;
  const mover = colourName(itemAt(moves, shown - 1).side);
  return `After ${mover}'s move ${numberAt(view, shown)}, ${turn}.`;
}

/** The rules that differ from the usual ones, or null. */
export function changedRules(game: Game, options: OptionValues): string | null {
  const changed = chosenValues(game.options, options).map(({ spec, value }) =>
    valueLabel(spec, value),
  );
  return changed.length === 0 ? null : `Rules: ${changed.join(', ')}`;
}
