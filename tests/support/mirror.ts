// The colour-mirrored board: every game is the same for both sides once the board is turned over.
import type { RuleSet } from '../../src/games/game';

/** Whether the two arrays face each other by rotation, and not by reflection in the middle rank. */
function isRotated(rules: RuleSet): boolean {
  const known = rotated.get(rules);
  if (known !== undefined) return known;
  const { cells } = rules.parse(rules.startFen);
  const found = rules.board.cells.some(({ index }) => {
    const code = cells[index];
    return cells[turnedCell(rules, index, false)] !== (code === 0 ? 0 : code ^ 1);
  });
  rotated.set(rules, found);
  return found;
}

const rotated = new WeakMap<RuleSet, boolean>();

/** The cell where a cell lies after the board is turned over. */
export function mirrorCell(rules: RuleSet, cell: number): number {
  return cell >= rules.board.cells.length ? cell : turnedCell(rules, cell, isRotated(rules));
}

function turnedCell({ board }: RuleSet, cell: number, byRotation: boolean): number {
  const anchor = board.squares[board.cells[cell].squares[0]];
  const file = byRotation ? board.width - 1 - anchor.file : anchor.file;
  const square = board.squareAt(file, board.height - 1 - anchor.rank);
  if (!square) throw new RangeError(`${anchor.name} has no mirror image`);
  return square.cell;
}

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** FEN with colours exchanged and the board turned over. */
export function mirrorText(rules: RuleSet, text: string): string {
  const [placement, side, ...rest] = text.split(' ');
  const rows = swapCase(placement).split('/').reverse();
  const turned = isRotated(rules) ? rows.map((row) => [...row].reverse().join('')) : rows;
  const field = rest[0];
  if (/^[KQkqCc]+$/.test(field)) {
    rest[0] = [...'KQkqCc'].filter((letter) => swapCase(field).includes(letter)).join('');
  }
  return [turned.join('/'), side === 'w' ? 'b' : 'w', ...rest].join(' ');
}
