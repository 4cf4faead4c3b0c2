// Counts what was played in the openings of games: for each position, however it came about, its moves and their results.

import type { RuleSet } from '../../../src/games/game';
import type { OpeningFile } from '../../../src/games/openings';
import type { Position } from '../../../src/rules/position';
import type { OpenedGame } from './play';

type Positions = OpeningFile['mixes'][number]['positions'];

/** A move that fewer games played is left out: its result would say nothing. */
const LEAST_GAMES = 15;

interface Counts {
  games: number;
  white: number;
  black: number;
}

interface Counted {
  /** The moves by which the position came about first. */
  readonly after: readonly string[];
  readonly moves: Map<string, Counts>;
}

/** The positions whose moves are listed, in the order of the games; `aimOf` names what a move aims at, or null. */
export function countOpenings(
  rules: RuleSet,
  games: readonly OpenedGame[],
  aimOf: (position: Position, move: number) => string | null,
): Positions {
  const counted = new Map<string, Counted>();
  for (const { moves, half } of games) {
    const position = rules.parse(rules.startFen);
    const seen = new Set<string>();
    for (const [ply, text] of moves.entries()) {
      const key = `${position.keyLow} ${position.keyHigh}`;
      // A game that comes back to a position is counted there once.
      if (seen.has(key)) break;
      seen.add(key);
      const here = counted.get(key) ?? { after: moves.slice(0, ply), moves: new Map() };
      counted.set(key, here);
      const counts = here.moves.get(text) ?? { games: 0, white: 0, black: 0 };
      here.moves.set(text, counts);
      counts.games++;
      if (half === 2) counts.white++;
      if (half === 0) counts.black++;
      position.make(rules.parseMove(position, text));
    }
  }
  return [...counted.values()].flatMap(({ after, moves }) => {
    const common = [...moves].filter(([, { games: played }]) => played >= LEAST_GAMES);
    if (common.length === 0) return [];
    const position = rules.parse(rules.startFen);
    for (const text of after) position.make(rules.parseMove(position, text));
    const texts = common
      .sort(([, one], [, other]) => other.games - one.games)
      .map(([text, { games: played, white, black }]) => {
        const aim = aimOf(position, rules.parseMove(position, text)) ?? '-';
        return [text, played, white, black, aim].join(' ');
      });
    return [{ after: after.join(' '), moves: texts }];
  });
}
