// Fairy-Stockfish's generator agrees with ours, position by position, in random games of what both can play.
import type { Board, FairyStockfish } from 'ffish-es6';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameById } from '../../src/games';
import type { RuleSet } from '../../src/games/game';
import { movePromotion } from '../../src/rules/move';
import { perft } from '../../src/rules/perft';
import { randomWords } from '../../src/rules/zobrist';
import { legalMoves } from '../support/randomGames';
import { ffishPerft, loadFfish } from './ffish';
import { type RivalGame, rivalGames } from './variants';

let ffish: FairyStockfish;
beforeAll(async () => {
  ffish = await loadFfish();
});

/** Positions to compare per game. */
const POSITIONS = 4000;
/** Cuarenta's promotion zones can only be approximated, so there moves are compared without their letters. */
const approximate = ({ game }: RivalGame): boolean => game === 'cuarenta';

function rulesOf(rival: RivalGame): RuleSet {
  const game = gameById(rival.game);
  if (!game) throw new Error(`no game ${rival.game}`);
  return game.rules({});
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

describe.each(rivalGames)('$game', (rival) => {
  const rules = rulesOf(rival);

  test('perft from the start agrees', () => {
    const board: Board = new ffish.Board(rival.variant);
    const position = rules.parse(rival.start);
    const depths = [1, 2, 3];
    expect(depths.map((depth) => perft(position, depth))).toEqual(
      depths.map((depth) => ffishPerft(board, depth)),
    );
    board.delete();
  });

  test(`the same legal moves in ${POSITIONS} positions`, { timeout: 120_000 }, () => {
    const random = randomWords(41);
    const board: Board = new ffish.Board(rival.variant);
    const compare = approximate(rival)
      ? (move: string) => move.slice(0, 4)
      : (move: string) => move;
    let compared = 0;
    while (compared < POSITIONS) {
      const position = rules.parse(rival.start);
      while (compared < POSITIONS && !position.outcome()) {
        const text = rules.format(position);
        board.setFen(rival.toFen(text));
        const theirs = board.legalMoves().split(' ').filter(Boolean).map(rival.fromUci);
        const moves = legalMoves(position);
        const ours = moves.map((move) => rules.formatMove(position, move));
        expect(distinct(ours.map(compare)), text).toEqual(distinct(theirs.map(compare)));
        compared++;
        // Frogs are beyond the other engine, so nothing becomes one.
        const playable = moves.filter((move) => rules.kinds[movePromotion(move)]?.letter !== 'F');
        position.make(playable[(random() >>> 0) % playable.length]);
      }
    }
    board.delete();
    expect(compared).toBe(POSITIONS);
  });

  test('moves and their translation lead back to each other', () => {
    const position = rules.parse(rival.start);
    for (const move of legalMoves(position)) {
      const text = rules.formatMove(position, move);
      expect(rival.fromUci(rival.toUci(text))).toBe(text);
    }
  });
});
