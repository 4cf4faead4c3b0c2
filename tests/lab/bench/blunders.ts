// Moves that a coach asks about: what the lowest level blunders away in games against itself, White's alone, the same each time.

import { positionAfter } from '../../../src/engine/api';
import { Engine } from '../../../src/engine/engine';
import type { Game } from '../../../src/games/game';
import { wholeName } from '../../../src/rules/board';
import { WHITE } from '../../../src/rules/types';
import { QUESTION_NODES } from '../../../src/session/coach';
import { describeMove } from '../../../src/session/moves';
import { warningOf } from '../../../src/words/reviewText';
import { createSpeaker } from '../../../src/words/speaker';
import { still } from '../../engine/support';
import { readNetwork } from '../../support/networks';
import { startsOf } from '../grounds';

/** A move between two cells, without anything to choose besides. */
export interface Blunder {
  /** FEN, White to move. */
  readonly position: string;
  /** As the cells are called aloud. */
  readonly from: string;
  readonly to: string;
  /** What the coach says of it. */
  readonly words: string;
}

/** Nodes for a first look at a move, and for a judgement that no small search overturns. */
const [GLANCE, NODES] = [QUESTION_NODES, 44_000];
/** Plies of one game; then another begins. */
const PLIES = 60;
const GAMES = 30;

/** As many as there are in some games, at most so many. */
export async function blundersOf(game: Game, count: number): Promise<Blunder[]> {
  const engine = new Engine({ control: still, readNetwork, megabytes: 16, random: () => 1 });
  const starts = startsOf(game, {});
  const found: Blunder[] = [];
  for (let number = 0; number < GAMES && found.length < count; number++) {
    const { rules, text: start } = starts[number % starts.length];
    const moves: string[] = [];
    while (moves.length < PLIES && found.length < count) {
      const line = { game: game.id, options: {}, start, moves: [...moves] };
      const seed = 1000 * number + moves.length;
      const { move } = await engine.think({ line, level: 1, seed, gameSeed: number });
      if (move === null) break;
      const position = positionAfter(rules, line);
      const { from, to, promotion } = describeMove(
        rules,
        position,
        rules.parseMove(position, move),
      );
      if (position.side === WHITE && from !== null && to !== null && promotion === 0) {
        const warned = async (nodes: number) => {
          const finding = await engine.judge({ line, move, nodes, fresh: true });
          return finding && warningOf(finding, true, createSpeaker(rules, WHITE, WHITE));
        };
        const warning = (await warned(GLANCE)) && (await warned(NODES));
        if (warning)
          found.push({
            position: rules.format(position),
            from: wholeName(rules.board, from),
            to: wholeName(rules.board, to),
            words: warning.text,
          });
      }
      moves.push(move);
    }
  }
  return found;
}
