// A game's board as it is set up, small. Home is painted without: its code comes right after.
import { useMemo } from 'preact/hooks';
import type { Game } from '../../games/game';
import { useTurn } from '../components/useTurn';
import { GameThumbnail } from './GameThumbnail';
import thumbnail from './thumbnail.module.css';

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
