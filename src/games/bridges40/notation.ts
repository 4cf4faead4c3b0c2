// 40 Bridges as people write it: `a3-a5` a step, `a1^a5` a jump, `x` and the cells that fall, a dagger for a mover
// that is lost itself, `#` for a move that wins.
import { losesMover, makeWithEffects } from '../../rules/effects';
import { moveFrom, moveTag, moveTo, TAG_PASS } from '../../rules/move';
import { bridgesBoard, NEIGHBOUR_SETS } from './board';
import type { BridgesPosition } from './position';

export function bridgesNotation(position: BridgesPosition, move: number): string {
  if (moveTag(move) === TAG_PASS) return 'pass';
  const { cells } = bridgesBoard;
  const mover = position.side;
  const from = moveFrom(move);
  const to = moveTo(move);
  const effects = makeWithEffects(position, move);
  const fallen = effects.captured.map(({ cell }) => cells[cell].name);
  const wins = position.outcome()?.winner === mover;
  position.unmake();
  return [
    cells[from].name,
    isNext(from, to) ? '-' : '^',
    cells[to].name,
    fallen.length > 0 ? `x${fallen.join(',')}` : '',
    losesMover(effects) ? '†' : '',
    wins ? '#' : '',
  ].join('');
}

const isNext = (from: number, to: number): boolean =>
  ((NEIGHBOUR_SETS[from * 2 + (to >> 5)] >>> (to & 31)) & 1) === 1;
