// A long list of moves is drawn little by little when its screen opens, so that a tap is answered meanwhile.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Place } from '../../analysis/places';
import { holdsPlace, type NotationBlock } from '../../analysis/rows';
import { queueTurn } from '../components/useTurn';

/** Moves drawn in one task. */
const AT_ONCE = 40;

/** The blocks that are drawn now: at first some and the one with the place shown, soon all. What is added later is drawn at once. */
export function useDrawnBlocks(
  blocks: readonly NotationBlock[],
  shown: Place,
): readonly NotationBlock[] {
  const [room, setRoom] = useState(() => roomAfter(0, blocks));
  useEffect(() => {
    if (room !== null) return queueTurn(() => setRoom(roomAfter(room, blocks)));
  }, [room, blocks]);
  return useMemo(() => {
    if (room === null) return blocks;
    let before = 0;
    return blocks.filter((block) => {
      const fits = before < room;
      before += block.moves.length;
      return fits || holdsPlace(block, shown);
    });
  }, [room, blocks, shown]);
}

/** How many moves may be drawn one task later, null for all. */
function roomAfter(room: number, blocks: readonly NotationBlock[]): number | null {
  const all = blocks.reduce((count, { moves }) => count + moves.length, 0);
  return room + AT_ONCE < all ? room + AT_ONCE : null;
}
