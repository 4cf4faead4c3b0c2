// `npm run lab -- race [--most 100]`
// Who wins the race of Bipartite Chess on smaller boards when both sides play perfectly, with Black to move first as in the game. A
// board is given up after as many million positions as `--most` says. With two home rows the middle of the back rows is blocked where there is one,
// as in the game; with one home row nothing is.
import { parseArgs } from 'node:util';
import { type RaceBoard, RaceSolver, Unsolved } from './solver';

const { values } = parseArgs({ options: { most: { type: 'string', default: '100' } } });
const most = 1_000_000 * Number(values.most);

const WIDTHS = [1, 2, 3, 4, 5];
/** Free rows between the home rows, five in the game. */
const BETWEEN = [1, 2, 3, 4, 5];

for (const homeRows of [1, 2]) {
  console.log(
    `| ${homeRows} home row${homeRows > 1 ? 's' : ''}, free rows | ${BETWEEN.join(' | ')} |`,
  );
  for (const width of WIDTHS) {
    const row = BETWEEN.map((between) => resultOn(boardOf(width, homeRows, between)));
    console.log(`| ${width} column${width > 1 ? 's' : ''} | ${row.join(' | ')} |`);
  }
}

function boardOf(width: number, homeRows: number, between: number): RaceBoard {
  const height = 2 * homeRows + between;
  const middle = (width - 1) / 2;
  const hasBlocks = homeRows > 1 && width > 1 && Number.isInteger(middle);
  const ends = [0, height - 1];
  return { width, height, homeRows, blocked: hasBlocks ? ends.map((row) => [row, middle]) : [] };
}

/** The winner, and how many positions it took to find out. */
function resultOn(board: RaceBoard): string {
  const solver = new RaceSolver(board, most, 24);
  try {
    const winner = solver.winner(solver.start()) === 0 ? 'White' : 'Black';
    return `${winner} (${solver.looked})`;
  } catch (error) {
    if (error instanceof Unsolved) return '?';
    throw error;
  }
}
