// What moves of 40 Bridges achieve, for hints: discs surrounded, tiles on their way to the corner.
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from '../../rules/move';
import type { HintWords } from '../hintWords';
import { bridgesBoard, bridgesToGo, isTile } from './board';

const NUMBERS = ['no discs', 'a disc', 'two discs', 'three discs', 'four discs'];
/** A tile this near the corner is worth telling. */
const NEAR = 3;

export const hintWords: HintWords = {
  removes: (count) => `surrounds ${NUMBERS[count] ?? `${count} discs`}`,
  achieves: ({ side }, move) => {
    if (moveTag(move) !== TAG_NORMAL) return null;
    const from = bridgesBoard.squares[moveFrom(move)];
    const to = bridgesBoard.squares[moveTo(move)];
    const left = bridgesToGo(to, side);
    if (!isTile(to) || left > NEAR || left >= bridgesToGo(from, side)) return null;
    return `comes within ${left} ${left === 1 ? 'bridge' : 'bridges'} of the corner`;
  },
};
