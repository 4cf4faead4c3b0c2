// Small boards: of a stored game, and of a game as it is set up. Each is drawn in a task of its own; until then its place is held.
// A tap on a card lets its small board grow into the one that is played on.

import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../../board/BoardPicture';
import type { GameId, OptionValues, RuleSet } from '../../games/game';
import type { Setup } from '../../rules/positionCore';
import { BLACK, type Colour } from '../../rules/types';
import { rulesOf } from '../../storage/replay';
import { runDetached } from '../../util/failures';
import { useQueued } from '../components/later';
import thumbnail from './thumbnail.module.css';

export interface GameThumbnailProps {
  readonly rules: RuleSet;
  readonly board: Pick<Setup, 'cells' | 'terrain'>;
  /** Whether it is drawn before other boards of the screen. */
  readonly ahead?: boolean;
  /** Colour at the bottom; White for null. */
  readonly bottom: Colour | null;
}

export function GameThumbnail({ rules, board, bottom, ahead = false }: GameThumbnailProps) {
  const isReady = useQueued({ ahead });
  return (
    <span class={thumbnail.root}>
      {isReady && (
        <BoardPicture
          rules={rules}
          cells={board.cells}
          terrain={board.terrain}
          flipped={bottom === BLACK}
        />
      )}
    </span>
  );
}

interface StartThumbnailProps {
  readonly game: GameId;
  /** The usual ones if absent. */
  readonly options?: OptionValues;
  /** Whether it is drawn before other boards of the screen. */
  readonly ahead?: boolean;
  /** Whether no piece stands on it. */
  readonly isBare?: boolean;
}

/** Makes the game's rules to set up its board, which is why it is a task of its own. */
export function StartThumbnail({ ahead = false, ...props }: StartThumbnailProps) {
  const isReady = useQueued({ ahead });
  return isReady ? <Drawn ahead={ahead} {...props} /> : <span class={thumbnail.root} />;
}

function Drawn({ game, options, ahead = false, isBare = false }: StartThumbnailProps) {
  const { rules, board } = useMemo(() => {
    const start = rulesOf({ game, options: options ?? {} });
    const { cells, terrain } = start.parseSetup(start.startFen);
    return { rules: start, board: { cells: isBare ? cells.map(() => 0) : cells, terrain } };
  }, [game, options, isBare]);
  return <GameThumbnail rules={rules} board={board} bottom={null} ahead={ahead} />;
}

/** The name under which the browser takes the small board and the large one for the same thing. */
const MORPHING = 'board';
/** Longest wait for the large board (ms): nothing else is painted meanwhile. */
const BOARD_TIMEOUT_MS = 400;

/** Goes to a screen with a board in one motion with the card's own, where the browser can and motion is not reduced. */
export function growBoard(link: Element, go: () => void): void {
  const picture = link.querySelector<SVGElement>('[data-picture]');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!picture || isStill || !('startViewTransition' in document)) {
    go();
    return;
  }
  picture.style.viewTransitionName = MORPHING;
  const { ready, finished } = document.startViewTransition(async () => {
    go();
    await boardShown();
    nameBoard(MORPHING);
  });
  // Skipped, as in a page out of sight: the screen is shown anyway.
  ready.catch(() => undefined);
  runDetached(finished.catch(() => undefined).then(() => nameBoard('')));
}

const largeBoard = () => document.querySelector<SVGElement>('[data-part="board"] svg');

function nameBoard(name: string): void {
  const board = largeBoard();
  if (board) board.style.viewTransitionName = name;
}

/** Resolves when the screen has its board, or does not get it in time. */
function boardShown(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      watch.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const watch = new MutationObserver(() => largeBoard() && end());
    watch.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(end, BOARD_TIMEOUT_MS);
  });
}
