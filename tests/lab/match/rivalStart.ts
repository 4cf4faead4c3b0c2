// Where a match against Fairy-Stockfish begins: it knows neither every piece of our games nor every position, so some
// begin elsewhere than people do, and a line says so.
import type { RuleSet } from '../../../src/games/game';
import type { RivalGame } from '../../rivals/variants';

export interface RivalStart {
  /** FEN. */
  readonly start: string;
  /** What the match leaves out of the game, as a line to print; null where it is the whole game. */
  readonly notice: string | null;
}

/**
 * @param asked FEN to begin from; absent, the rival's own start
 * @throws Error that names what Fairy-Stockfish does not know of the position asked for
 */
export function rivalStart(
  { start: ownStart, lacks, toFen }: Pick<RivalGame, 'start' | 'lacks' | 'toFen'>,
  rules: Pick<RuleSet, 'kinds' | 'startFen'>,
  asked?: string,
): RivalStart {
  const start = asked ?? ownStart;
  toFen(start);
  const moved = asked === undefined && start !== rules.startFen;
  const names = rules.kinds.flatMap((kind) =>
    kind && lacks.includes(kind.letter.toLowerCase()) ? [kind.name] : [],
  );
  const sentences = [
    ...(names.length > 0
      ? [`Fairy-Stockfish has no ${names.join(', ')}: no pawn becomes one.`]
      : []),
    ...(moved ? [`Games begin from a position that Fairy-Stockfish knows, ${start}.`] : []),
  ];
  return { start, notice: sentences.join(' ') || null };
}
