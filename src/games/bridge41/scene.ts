// Example positions of TheBridge41, set up from a list of pieces under any variant.
import { setUp } from '../kit/setUp';
import type { Example } from '../learn';
import { bridgeBoard, existsWithBridge, MIDDLE } from './board';
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
  const placement = setUp(bridgeBoard(big), pieces, big ? undefined : existsWithBridge(MIDDLE));
  return `${placement} w ${big ? 'big' : 'm'} 0 0`;
}
