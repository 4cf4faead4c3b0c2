// The colour-mirrored board: every game is the same for both sides once the board is turned over.
import type { RuleSet } from '../../src/games/game';

/** Games whose two arrays face each other by rotation; the others by reflection in the middle rank. */
const ROTATED = new Set(['cuarenta', 'bridges40']);

/** The cell where a cell lies after the board is turned over. */
export function mirrorCell(rules: RuleSet, cell: number): number {
  const { board } = rules;
  if (cell >= board.cells.length) return cell;
  const anchor = board.squares[board.cells[cell].squares[0]];
  const file = ROTATED.has(rules.game) ? board.width - 1 - anchor.file : anchor.file;
  const square = board.squareAt(file, board.height - 1 - anchor.rank);
  if (!square) throw new RangeError(`${anchor.name} has no mirror image`);
  return square.cell;
}

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** Position text with colours exchanged and the board turned over. */
export function mirrorText(rules: RuleSet, text: string): string {
  const [placement, side, ...rest] = text.split(' ');
  const rows = swapCase(placement).split('/').reverse();
  const turned = ROTATED.has(rules.game) ? rows.map((row) => [...row].reverse().join('')) : rows;
  const field = rest[0];
  if (/^[KQkqCc]+$/.test(field)) {
    rest[0] = [...'KQkqCc'].filter((letter) => swapCase(field).includes(letter)).join('');
  }
  return [turned.join('/'), side === 'w' ? 'b' : 'w', ...rest].join(' ');
}
