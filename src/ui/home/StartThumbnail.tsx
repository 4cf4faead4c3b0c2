// A game's board as it is set up, small. Home is painted without: its code comes right after.
import { useMemo } from 'preact/hooks';
import type { Game } from '../../games/game';
import { boardState } from '../../session/boardState';
import { useTurn } from '../components/useTurn';
import { GameThumbnail } from './GameThumbnail';
import thumbnail from './thumbnail.module.css';

/** Compiles the game's rules to set up its board, which is why it waits for a turn of its own. */
export function StartThumbnail({ game }: { readonly game: Game }) {
  return useTurn() ? <Drawn game={game} /> : <span class={thumbnail.root} />;
}

function Drawn({ game }: { readonly game: Game }) {
  const { rules, board } = useMemo(() => {
    const start = game.rules({});
    return { rules: start, board: boardState(start, start.parse(start.startText), null) };
  }, [game]);
  return <GameThumbnail rules={rules} board={board} bottom={null} />;
}
