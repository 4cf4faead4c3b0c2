// Fairy-Stockfish's generator agrees with ours, position by position, in random games of what both can play: on
// the legal moves, and on the position that each move played leads to.
import type { FairyStockfish } from 'ffish-es6';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameById } from '../../src/games';
import type { RuleSet } from '../../src/games/game';
import { legalMoves, perft } from '../../src/rules/move';
import { randomWords } from '../../src/rules/zobrist';
import { makesKnownPiece } from '../lab/match/knownPieces';
import { ffishPerft, Judges, loadFfish, newBoard } from './ffish';
import { type RivalGame, rivalGames } from './variants';

let ffish: FairyStockfish;
beforeAll(async () => {
  ffish = await loadFfish();
});

/** Positions to compare per variant. */
const POSITIONS = 4000;

function rulesOf(rival: RivalGame): RuleSet {
  const game = gameById(rival.game);
  if (!game) throw new Error(`no game ${rival.game}`);
  return game.rules({});
}

describe.each(rivalGames)('$variant', (rival) => {
  const rules = rulesOf(rival);

  test('perft from the start agrees', () => {
    const board = newBoard(ffish, rival.variant);
    const position = rules.parse(rival.start);
    const depths = [1, 2, 3];
    expect(depths.map((depth) => perft(position, depth))).toEqual(
      depths.map((depth) => ffishPerft(board, depth)),
    );
    board.delete();
  });

  test(`the same legal moves in ${POSITIONS} positions`, { timeout: 120_000 }, () => {
    const random = randomWords(41);
    const judges = new Judges(ffish, rival);
    const expressible = (move: number) => makesKnownPiece(rules, rival.lacks, move);
    let compared = 0;
    while (compared < POSITIONS) {
      const position = rules.parse(rival.start);
      while (compared < POSITIONS && !position.outcome()) {
        const text = rules.format(position);
        const fen = rival.toFen(text);
        const moves = legalMoves(position).filter(expressible);
        const uciOf = (move: number) =>
          rival.toUci(rival.withPromotion(rules.formatMove(position, move), text));
        expect(moves.map(uciOf).sort(), text).toEqual(judges.moves(fen).sort());
        const move = moves[(random() >>> 0) % moves.length];
        const uci = uciOf(move);
        position.make(move);
        const after = rival.fromFen(judges.successor(fen, uci));
        expect(rules.format(position), `${text} ${uci}`).toBe(after);
        compared++;
      }
    }
    judges.delete();
    expect(compared).toBe(POSITIONS);
  });
});
