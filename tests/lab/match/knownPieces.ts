// A player who meets a rival that lacks some pieces of the game: where a pawn would become one of those, it becomes the
// most valuable of the others, so that the game can go on. What is lost by it is the player's.
import type { RuleSet } from '../../../src/games/game';
import { legalMoves, moveFrom, movePromotion, moveTo } from '../../../src/rules/move';
import type { Position } from '../../../src/rules/position';
import type { Player } from './players';

/** True of a move that makes none of the pieces whose small letters are given. */
export function makesKnownPiece(rules: RuleSet, lacked: string, move: number): boolean {
  const made = rules.kinds[movePromotion(move)];
  return !made || !lacked.includes(made.letter.toLowerCase());
}

/**
 * @param lacked letters of the pieces, small, as moves are spelled
 * @param values of pieces by their code, in centipawns
 */
export function withoutPieces(player: Player, lacked: string, values: Int16Array): Player {
  /** The same move to the best of the pieces that the rival knows; the move itself where it is no such promotion. */
  function known(text: string, rules: RuleSet, position: Position): string {
    const move = rules.parseMove(position, text);
    if (makesKnownPiece(rules, lacked, move)) return text;
    const others = legalMoves(position).filter(
      (other) =>
        moveFrom(other) === moveFrom(move) &&
        moveTo(other) === moveTo(move) &&
        movePromotion(other) !== 0 &&
        makesKnownPiece(rules, lacked, other),
    );
    const worth = (other: number): number => values[movePromotion(other) << 1];
    const best = others.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    return rules.formatMove(position, best);
  }

  return {
    ...player,
    choose: async (line, rules, position) => {
      const { move, score } = await player.choose(line, rules, position);
      return { move: known(move, rules, position), score };
    },
  };
}
