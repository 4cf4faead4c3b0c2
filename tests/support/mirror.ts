// The colour-mirrored board: every game is the same for both sides once the board is turned over.
import type { Mirror } from '../../src/games/evaluation';
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

/** FEN with the board seen in the mirror that its game has: files from the other end, or files and ranks exchanged. */
export function reflectedText(text: string, mirror: Mirror): string {
  const [placement, ...rest] = text.split(' ');
  const grid = placement.split('/').map(squaresOf);
  const { length } = grid;
  const reflected =
    mirror === 'files'
      ? grid.map((row) => [...row].reverse())
      : // The lowest row is written last.
        grid.map((row, at) => row.map((_, file) => grid[length - 1 - file][length - 1 - at]));
  return [reflected.map(rowText).join('/'), ...rest].join(' ');
}

/** What stands on each square of a row, "1" for nothing. */
const squaresOf = (row: string): string[] =>
  [...row].flatMap((one) => (/\d/.test(one) ? Array<string>(Number(one)).fill('1') : [one]));

const rowText = (squares: readonly string[]): string =>
  squares.join('').replace(/1+/g, ({ length }) => `${length}`);
