// Which moves were played in the position shown, how often and with what results: a list to play from.
import { useMemo } from 'preact/hooks';
import { shownMove } from '../../games/alphabet';
import type { RuleSet } from '../../games/game';
import type { OpeningMove, Openings } from '../../games/openings';
import { textsOf } from '../../language/texts';
import { grammar } from '../../words/grammar';
import { IconButton } from '../components/Icon';
import styles from './firstMoves.module.css';
import { pointsText, spokenMove, useOpenings } from './openings';

const texts = textsOf('openings');

interface FirstMovesProps {
  readonly rules: RuleSet;
  /** The position's text. */
  readonly at: string;
  /** Null where nothing can be played. */
  readonly onPlay: ((text: string) => void) | null;
  readonly onClose: () => void;
}

export function FirstMoves({ rules, at, onPlay, onClose }: FirstMovesProps) {
  const openings = useOpenings(rules);
  const found = useMemo(() => {
    if (openings === null || openings === 'none') return null;
    const position = rules.parse(at);
    const moves = openings.movesAt(position).map((move) => ({
      ...move,
      notation: shownMove(rules, position, rules.parseMove(position, move.text)),
    }));
    return { side: position.side, moves, games: moves.reduce((sum, { games }) => sum + games, 0) };
  }, [rules, at, openings]);
  if (openings === null) return null;
  return (
    <section class={styles.root} aria-labelledby="first-moves" tabIndex={-1} data-part="firstMoves">
      <div class={styles.head}>
        <h2 id="first-moves">{texts.title}</h2>
        <span class={styles.games}>{countText(openings, found)}</span>
        <IconButton icon="close" label={texts.hide} onClick={onClose} />
      </div>
      {found && found.moves.length > 0 && (
        <ol class={styles.list}>
          {found.moves.map((move) => (
            <li key={move.text}>
              <button
                type="button"
                class={styles.move}
                disabled={!onPlay}
                onClick={({ currentTarget }) => {
                  // The moves give way to others: the focus stays with their list.
                  currentTarget.closest('section')?.focus({ preventScroll: true });
                  onPlay?.(move.text);
                }}
              >
                <span class="visually-hidden">
                  {spokenMove(
                    move.notation,
                    grammar.aimText(move.aim, rules.game),
                    move,
                    found.side,
                  )}
                </span>
                <span class={styles.what} aria-hidden="true">
                  <strong>{move.notation}</strong>
                  <span class={styles.aim}>{grammar.aimText(move.aim, rules.game)}</span>
                </span>
                <span class={styles.games} aria-hidden="true">
                  {move.games}
                </span>
                <span class={styles.result} aria-hidden="true">
                  <ResultBar move={move} />
                  <span>{pointsText(move, found.side)}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Of how many games the moves are, or why there are none. */
function countText(openings: Openings | 'none', found: { readonly games: number } | null): string {
  if (openings === 'none') return texts.noGames;
  return found && found.games > 0 ? texts.games(found.games) : texts.tooFewGames;
}

interface ResultBarProps {
  readonly move: OpeningMove;
}

/** White's wins from the left, Black's from the right, draws between. */
function ResultBar({ move: { games, white, black } }: ResultBarProps) {
  return (
    <svg class={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class={styles.drawn} width="100" height="8" />
      <rect class={styles.white} width={(100 * white) / games} height="8" />
      <rect
        class={styles.black}
        x={100 - (100 * black) / games}
        width={(100 * black) / games}
        height="8"
      />
    </svg>
  );
}
