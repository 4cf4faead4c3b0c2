// The end of a game: the result, its reason, and what to do next. It can be put away to look at the board, and comes back
// when the game ends anew after a take-back.
import { useRef, useState } from 'preact/hooks';
import { useFocusToBoard } from '../../board/useFocusToBoard';
import { gameById } from '../../games';
import { type Colour, type Outcome, opposite } from '../../rules/types';
import type { SessionView } from '../../session/types';
import {
  type Coaching,
  computerIn,
  type GameRecord,
  newRecord,
  type Player,
  randomId,
} from '../../storage/record';
import { useAnalyse } from '../analysis/useAnalyse';
import { Button, ButtonLink } from '../components/Button';
import { IconButton } from '../components/Icon';
import { useServices } from '../services';
import { nextLevelText, readRating, useRating } from '../stored/playerRating';
import { colourName } from '../words/names';
import { outcomeText } from '../words/reasons';
import { countCoachable } from './coach';
import styles from './resultPanel.module.css';

interface ResultPanelProps {
  readonly view: SessionView;
  /** The colour of the one person who plays, or null: also in somebody else's game. */
  readonly own: Colour | null;
  readonly onRematch: () => void;
  readonly onShare: () => void;
  /** Opens the game again. */
  readonly onTakeBack: () => void;
}

export function ResultPanel(props: ResultPanelProps) {
  const [away, setAway] = useState(false);
  const { outcome } = props.view;
  if (!outcome || away) return null;
  return <Result {...props} outcome={outcome} onClose={() => setAway(true)} />;
}

interface ResultProps extends ResultPanelProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

function Result({ view, outcome, own, onRematch, onShare, onTakeBack, onClose }: ResultProps) {
  const panel = useRef<HTMLElement>(null);
  useFocusToBoard(panel);
  const analyse = useAnalyse();
  const { record } = view;
  const standing = useRating(
    gameById(record.game),
    record.options,
    computerIn(record)?.matched === true,
    record,
  );
  return (
    <section ref={panel} class={styles.root} aria-label="Result">
      <div>
        <h2>{outcomeText(outcome, view.toMove, own)}</h2>
        {standing && <p class="hint-text">{nextLevelText(standing)}</p>}
      </div>
      <IconButton icon="close" label="Look at the board" onClick={onClose} />
      <div class={`button-grid ${styles.actions}`}>
        {view.moves.length > 0 && (
          <ButtonLink to={{ screen: 'review', id: view.record.id }} variant="primary">
            Review
          </ButtonLink>
        )}
        <Button onClick={onRematch}>
          Rematch{own !== null && ` as ${colourName(opposite(own))}`}
        </Button>
        <ButtonLink to={{ screen: 'new', game: view.record.game, opponent: null }} replace={true}>
          New game
        </ButtonLink>
        <Button onClick={() => analyse.openGame(view.record, view.shown)}>Analyse</Button>
        <Button onClick={onShare}>Share</Button>
        <Button disabled={!view.canTakeBack} onClick={onTakeBack}>
          Take back
        </Button>
      </div>
    </section>
  );
}

/**
 * Starts the same game again with sides and clocks swapped, and shows it in place of this one. A computer that matches its player does so anew, and the coach
 * looks on again as long as it would at a game begun from the start.
 */
export function useRematch(record: GameRecord): () => void {
  const { openGames, router, store } = useServices();
  const starting = useRef(false);
  const start = (level?: number, coached = false) => {
    const coach = coached ? 'on' : null;
    const next = rematchOf(record, randomId(), Date.now(), level, coach);
    openGames.begin(next);
    router.replace({ screen: 'game', id: next.id });
  };
  return () => {
    const game = gameById(record.game);
    const matches = computerIn(record)?.matched === true;
    const coached = record.coach === 'on';
    if (!game || !(matches || coached)) return start();
    if (starting.current) return;
    starting.current = true;
    store
      .then(async (opened) => {
        const shown = [...openGames.unsaved(), record];
        const standing = matches ? await readRating(opened, game, record.options, shown) : null;
        start(standing?.level, coached && (await countCoachable(opened, game.id)));
      })
      // Without the code that finds the level, it stays as it was.
      .catch(() => start())
      .finally(() => {
        starting.current = false;
      });
  };
}

/**
 * The next game of two players; who had more time has it again. `now` is milliseconds since 1970; a computer that matches
 * its player goes to `level`.
 */
export function rematchOf(
  record: GameRecord,
  id: string,
  now: number,
  level?: number,
  coach: Coaching | null = null,
): GameRecord {
  const { clock } = record;
  const swapped = clock && { white: clock.black, black: clock.white };
  const seated = (player: Player): Player =>
    player.kind === 'computer' && player.matched && level !== undefined
      ? { ...player, level }
      : player;
  const [white, black] = [seated(record.black), seated(record.white)];
  return newRecord({ ...record, white, black, clock: swapped, coach }, id, now);
}
