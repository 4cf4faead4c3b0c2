// A long list of moves is drawn little by little when its screen opens, so that a tap is answered meanwhile.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Place } from '../../analysis/places';
import { holdsPlace, type NotationBlock } from '../../analysis/rows';
import { queueTurn } from '../components/useTurn';

/** Moves drawn in one task. */
const AT_ONCE = 20;

/** The blocks that are drawn now: at first that with the place shown, soon all. What is added later is drawn at once. */
export function useDrawnBlocks(
  blocks: readonly NotationBlock[],
  shown: Place,
): readonly NotationBlock[] {
  const [room, setRoom] = useState(() => roomUpTo(0, blocks));
  useEffect(() => {
    if (room !== null) return queueTurn(() => setRoom(roomUpTo(room + AT_ONCE, blocks)));
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

/** So many moves may be drawn; null for all, where hardly any are left. */
function roomUpTo(room: number, blocks: readonly NotationBlock[]): number | null {
  const all = blocks.reduce((count, { moves }) => count + moves.length, 0);
  return room + AT_ONCE < all ? room : null;
}
