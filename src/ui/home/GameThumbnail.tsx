// Small boards: of a stored game, and of a game as it is set up. Each is drawn when its turn comes; until then its place is held.

import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../../board/BoardPicture';
import type { Game, RuleSet } from '../../games/game';
import type { Setup } from '../../rules/positionCore';
import { BLACK, type Colour } from '../../rules/types';
import { useTurn } from '../components/useTurn';
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
  const turn = useTurn({ ahead });
  return (
    <span class={thumbnail.root}>
      {turn && (
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

/** Makes the game's rules to set up its board, which is why it waits for a turn of its own. */
export function StartThumbnail({ game }: { readonly game: Game }) {
  return useTurn() ? <Drawn game={game} /> : <span class={thumbnail.root} />;
}

function Drawn({ game }: { readonly game: Game }) {
  const { rules, setup } = useMemo(() => {
    const start = game.rules({});
    return { rules: start, setup: start.parseSetup(start.startFen) };
  }, [game]);
  return <GameThumbnail rules={rules} board={setup} bottom={null} />;
}
