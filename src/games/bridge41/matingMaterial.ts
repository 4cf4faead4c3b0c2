// Mating material of TheBridge41: armies that cannot win by themselves, though material says otherwise (a bishop or a knight, two
// knights, and bishops on cells of one colour; both bishops of a side begin on the same colour, so the last is common), and those that win
// against a bare king. A pawn beside the bridge crosses only by taking on it, where a bare king need not go.
import type { ArmyPosition } from '../../rules/armyPosition';
import { LIST_STRIDE } from '../../rules/armyState';
import { codeOf } from '../../rules/position';
import { type Colour, opposite, WHITE } from '../../rules/types';
import type { Evaluation } from '../evaluation';
import type { RuleSet } from '../ruleSet';
import { MIDDLE, RIVER } from './board';
import { readOptions } from './options';

/** More pieces than that, the king included, are no such army in practice. */
const MOST_PIECES = 4;

/** What a lead is divided by where it can't win; more of it is still better. Chosen by hand. */
const DRAWN_DIVISOR = 16;

/**
 * What a rook or a queen is worth more (centipawns) against a bare king. By solved endings of the fixed bridge a rook wins 93 of 100
 * positions by itself, which its value does not say: nearly all games over that bridge are drawn, with a rook more, too.
 */
const BARE_KING_CP = 1500;

/** A side's lead is worth little where it can't checkmate, and much more where it will. */
export function extend(
  pieceSquares: Evaluation<ArmyPosition>,
  rules: RuleSet<ArmyPosition>,
): Evaluation<ArmyPosition> {
  if (!isOrdinary(rules)) return pieceSquares;
  const isDrawn = drawnArmies(rules);
  const isWon = wonArmies(rules);
  return {
    ...pieceSquares,
    evaluate: (position) => {
      const score = pieceSquares.evaluate(position);
      const leader = score > 0 ? position.side : opposite(position.side);
      if (isDrawn(position, leader)) return (score / DRAWN_DIVISOR) | 0;
      if (!isWon(position, leader)) return score;
      return score > 0 ? score + BARE_KING_CP : score - BARE_KING_CP;
    },
  };
}

/** Whether these are rules under which a king has to be checkmated by the usual pieces, as in the endings that were solved. */
function isOrdinary(rules: RuleSet<ArmyPosition>): boolean {
  const options = readOptions(rules.options);
  return (
    options.bridge === 'fixed' &&
    options.kings === 'free' &&
    options.army === 'standard' &&
    options.stalemate === 'draw' &&
    options.perpetualCheck === 'draw' &&
    !options.changingColorBishop &&
    !options.bishopPalace
  );
}

/** White's code of the piece with this letter. */
const codeFor = ({ kinds }: RuleSet<ArmyPosition>, letter: string): number =>
  codeOf(
    kinds.findIndex((name) => name?.letter === letter),
    WHITE,
  );

/** Tells whether the enemy has his king alone and a side a rook or a queen to checkmate him with. */
function wonArmies(
  rules: RuleSet<ArmyPosition>,
): (position: ArmyPosition, colour: Colour) => boolean {
  const rook = codeFor(rules, 'R');
  const queen = codeFor(rules, 'Q');
  return ({ cells, pieces, counts }, colour) => {
    if (counts[opposite(colour)] !== 1) return false;
    const start = colour * LIST_STRIDE;
    for (let i = start; i < start + counts[colour]; i++) {
      const code = cells[pieces[i]] - colour;
      if (code === rook || code === queen) return true;
    }
    return false;
  };
}

/**
 * Tells whether a side can't checkmate a king who has no men to get in his way. By solved endings of the fixed bridge: bishops on
 * one colour never win, two knights do in one position of a thousand.
 */
function drawnArmies(
  rules: RuleSet<ArmyPosition>,
): (position: ArmyPosition, colour: Colour) => boolean {
  const { board } = rules;
  const bishop = codeFor(rules, 'B');
  const knight = codeFor(rules, 'N');
  const pawn = codeFor(rules, 'P');
  const squares = board.cells.map(({ squares: [first] }) => board.squares[first]);
  const shades = squares.map(({ file, rank }) => (file + rank) & 1);
  const isStuck = (cell: number, colour: Colour): boolean => {
    const { file, rank } = squares[cell];
    return file !== MIDDLE && (colour === WHITE ? rank < RIVER : rank > RIVER);
  };
  return ({ cells, pieces, counts, kings }, colour) => {
    if (counts[colour] > MOST_PIECES) return false;
    const isBare = counts[opposite(colour)] === 1;
    let knights = 0;
    let bishops = 0;
    let dark = 0;
    const start = colour * LIST_STRIDE;
    for (let i = start; i < start + counts[colour]; i++) {
      const cell = pieces[i];
      if (cell === kings[colour]) continue;
      const code = cells[cell] - colour;
      if (code === knight) knights++;
      else if (code === bishop) {
        bishops++;
        dark += shades[cell];
      } else if (!isBare || code !== pawn || !isStuck(cell, colour)) return false;
    }
    return knights === 0 ? dark === 0 || dark === bishops : bishops === 0 && knights <= 2;
  };
}
