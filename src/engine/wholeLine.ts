// A line that wins or loses a game is shown to its end, which the search may have cut short.
import type { Position } from '../rules/position';
import type { SearchLimits } from './limits';
import { MAX_PLY, WIN } from './score';
import type { RootTask, SearchReport, SearchResult } from './search';

interface Searching {
  /** Left as it was. */
  readonly position: Position;
  /** Searches the position as it stands. */
  readonly look: (task: Pick<RootTask, 'limits' | 'lines'>) => SearchResult;
}

/** The line of a won or lost game to its end, if that is found within the limits; any other as it is. */
export function wholeLine(
  searching: Searching,
  { score, line }: Pick<SearchReport, 'score' | 'line'>,
  limits: SearchLimits,
): readonly number[] {
  const { position, look } = searching;
  const missing = WIN - Math.abs(score) - line.length;
  if (missing <= 0 || missing + line.length > MAX_PLY) return line;
  for (const move of line) position.make(move);
  const rest = position.outcome()
    ? null
    : look({ limits: { ...limits, depth: missing }, lines: 1 }).report;
  for (const _ of line) position.unmake();
  const goesOn = rest && WIN - Math.abs(rest.score) === missing;
  return goesOn ? wholeLine(searching, { score, line: [...line, ...rest.line] }, limits) : line;
}
