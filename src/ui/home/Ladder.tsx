// The levels at which a player has won a game: eight pips on its card, once there is a first win.
import { useCallback } from 'preact/hooks';
import { HIGHEST_LEVEL } from '../../engine/levels';
import type { GameId } from '../../games/game';
import { textsOf } from '../../language/texts';
import { useServices } from '../services';
import { useStored } from '../stored/useStored';
import styles from './ladder.module.css';

const texts = textsOf('home');

const LEVELS = Array.from({ length: HIGHEST_LEVEL }, (_, index) => index + 1);

/** Nothing until something was won; it is read from the games on this device, and asks for nothing. */
export function Ladder({ game }: { readonly game: GameId }) {
  const { store } = useServices();
  const read = useCallback(async () => (await store).wonLevels(game), [store, game]);
  const [stored] = useStored(read);
  if (stored.state !== 'read' || stored.value.length === 0) return null;
  const won = stored.value;
  return (
    <>
      <span class="visually-hidden">{wonText(won)}</span>
      <Pips won={won} />
    </>
  );
}

/** One for each level, filled where it was won; hidden from readers. */
export function Pips({ won }: { readonly won: readonly number[] }) {
  return (
    <span class={styles.root} aria-hidden="true">
      {LEVELS.map((level) => (
        <span key={level} class={won.includes(level) ? styles.won : styles.pip} />
      ))}
    </span>
  );
}

/** "Won at level 1", "Won at levels 1, 2 and 4"; of at least one level. */
export const wonText = (levels: readonly number[]): string => texts.wonAt(levels);
