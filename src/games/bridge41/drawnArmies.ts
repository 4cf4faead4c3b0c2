// Armies of TheBridge41 that cannot win by themselves, though material says otherwise: a bishop or a knight, two knights, and bishops
// on cells of one colour. Both bishops of a side begin on the same colour, so the last is common.
import type { ArmyPosition } from '../../rules/armyPosition';
import { LIST_STRIDE } from '../../rules/armyState';
import { codeOf } from '../../rules/position';
import { type Colour, opposite, WHITE } from '../../rules/types';
import type { Evaluation } from '../evaluation';
import type { RuleSet } from '../ruleSet';
import { readOptions } from './options';

/** More pieces than that, the king included, are no such army in practice. */
const MOST_PIECES = 4;

/** What a lead is divided by where it can't win; more of it is still better. Chosen by hand. */
const DRAWN_DIVISOR = 16;

/** A side's lead is worth little where it has no more than such an army. */
export function extend(
  pieceSquares: Evaluation<ArmyPosition>,
  rules: RuleSet<ArmyPosition>,
): Evaluation<ArmyPosition> {
  const isDrawn = drawnArmies(rules);
  if (isDrawn === null) return pieceSquares;
  return {
    ...pieceSquares,
    evaluate: (position) => {
      const score = pieceSquares.evaluate(position);
      const leader = score > 0 ? position.side : opposite(position.side);
      return isDrawn(position, leader) ? (score / DRAWN_DIVISOR) | 0 : score;
    },
  };
}

/**
 * Tells whether a side can't checkmate a king who has no men to get in his way; null under rules where it may, or may win without.
 * By solved endings of the fixed bridge: bishops on one colour never win, two knights do in one position of a thousand.
 */
function drawnArmies(
  rules: RuleSet<ArmyPosition>,
): ((position: ArmyPosition, colour: Colour) => boolean) | null {
  const options = readOptions(rules.options);
  const isOrdinary =
    options.bridge === 'fixed' &&
    options.kings === 'free' &&
    options.army === 'standard' &&
    options.stalemate === 'draw' &&
    options.perpetualCheck === 'draw' &&
    !options.changingColorBishop &&
    !options.bishopPalace;
  if (!isOrdinary) return null;
  const { board, kinds } = rules;
  const codeFor = (letter: string) =>
    codeOf(
      kinds.findIndex((name) => name?.letter === letter),
      WHITE,
    );
  const bishop = codeFor('B');
  const knight = codeFor('N');
  const shades = board.cells.map(({ squares: [first] }) => {
    const { file, rank } = board.squares[first];
    return (file + rank) & 1;
  });
  return ({ cells, pieces, counts, kings }, colour) => {
    if (counts[colour] > MOST_PIECES) return false;
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
      } else return false;
    }
    return knights === 0 ? dark === 0 || dark === bishops : bishops === 0 && knights <= 2;
  };
}
