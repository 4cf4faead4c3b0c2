// What moves of Bipartite Chess achieve, for hints: Messengers sent home, the race won.
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from '../../rules/move';
import type { HintWords } from '../hintWords';
import { bipartiteBoard, CHOOSE, isRaceGoal, STAGE_ONE } from './board';

export const hintWords: HintWords = {
  achieves: (position, move) => {
    const { side, terrain } = position;
    if (terrain !== STAGE_ONE || moveTag(move) !== TAG_NORMAL) return null;
    position.make(move);
    const wins = position.terrain === CHOOSE && position.side === side;
    position.unmake();
    if (wins) return 'wins the race';
    const isHome = (cell: number) => isRaceGoal(bipartiteBoard.squares[cell], side);
    return isHome(moveTo(move)) && !isHome(moveFrom(move)) ? 'sends a messenger home' : null;
  },
};
