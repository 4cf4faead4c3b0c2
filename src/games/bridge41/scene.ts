// Example positions of TheBridge41, set up from a list of pieces under any mix of options.
import type { Example } from '../learn';
import { FILES, MIDDLE, RANKS, RIVER } from './board';
import type { BridgeOptions } from './options';

/** Pieces as letter and square, `Kla pmc`; the cell that is shown moving; a caption. */
export type Scene = readonly [pieces: string, cell: string, caption: string];

/** The scenes that hold, as positions with White to move and the bridge in the middle. */
export function scenes(options: BridgeOptions, items: readonly (Scene | false)[]): Example[] {
  return items
    .filter((item) => item !== false)
    .map(([pieces, cell, caption]) => ({ position: position(options, pieces), cell, caption }));
}

function position({ bridge }: BridgeOptions, pieces: string): string {
  const big = bridge === 'big';
  const standing = new Map(pieces.split(' ').map((piece) => [piece.slice(1), piece[0]] as const));
  const rows = [...RANKS].map((rank, index) => {
    const cells = [...FILES].map((file, column) => {
      const missing = index === RIVER && !big && column !== MIDDLE;
      return missing ? '*' : (standing.get(file + rank) ?? '1');
    });
    return cells.join('').replace(/1+/g, ({ length }) => String(length));
  });
  return `${rows.reverse().join('/')} w ${big ? 'big' : 'm'} 0 0`;
}
