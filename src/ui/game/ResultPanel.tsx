// The end of a game: the result, its reason, and what to do next. It can be put away to look at the board, and comes back
// when the game ends anew after a take-back.

import { useEffect, useRef, useState } from 'preact/hooks';
import { PieceAt } from '../../board/BoardPicture';
import { useFocusToBoard } from '../../board/keyboard';
import type { BoardEnding } from '../../board/Marks';
import { HIGHEST_LEVEL } from '../../engine/levels';
import { gameById } from '../../games';
import { textsOf } from '../../language/texts';
import { colourOf } from '../../rules/position';
import { BLACK, type Colour, type Outcome, opposite, WHITE } from '../../rules/types';
import { royalCell } from '../../session/moves';
import type { SessionView } from '../../session/types';
import type { LiveState } from '../../share/channel/livePlay';
import type { GameStore } from '../../storage/gameStore';
import { newMessage } from '../../storage/message';
import {
  type Coaching,
  computerIn,
  firstToMove,
  type GameRecord,
  newRecord,
  outcomeOf,
  ownColour,
  type Player,
  randomId,
} from '../../storage/record';
import { type GameSummary, isOwnPlay } from '../../storage/summary';
import { farewellIn } from '../characters/character';
import { Button, ButtonLink } from '../components/Button';
import { IconButton } from '../components/Icon';
import { endCue } from '../feedback/cues';
import { OfferedGame } from '../nearby/livePlay';
import { useServices } from '../services';
import { nextLevelText, readRating, useRating } from '../stored/playerRating';
import { colourName, friendsOwnName, outcomeText } from '../words/names';
import { countCoachable } from './coach';
import styles from './resultPanel.module.css';
import { useSeries } from './seating';

const texts = textsOf('game');

interface ResultPanelProps {
  readonly view: SessionView;
  /** The colour of the one person who plays, or null: also in somebody else's game. */
  readonly own: Colour | null;
  /** Starts a rematch, at another level if one is given. */
  readonly onRematch: (level?: number) => void;
  /** Opens the menu, which has all else. */
  readonly onMore: () => void;
  /** The channel to the friend's device; null where there is none. */
  readonly live: LiveState | null;
  /** Sends a game by message. */
  readonly onSend: () => void;
  /** Where the result went, or null. */
  readonly sent: string | null;
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

function Result(props: ResultProps) {
  const { view, outcome, own, live, onRematch, onMore, onSend, sent, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  useFocusToBoard(panel);
  const { record } = view;
  const standing = useRating(
    gameById(record.game),
    record.options,
    computerIn(record)?.matched === true,
    record,
  );
  const next = useNextLevel(record, own);
  const series = useSeries(record);
  const farewell = farewellIn(record, outcome);
  const isDue = record.message?.due === true && !live?.isOpen;
  const offered = live?.offered ?? null;
  const variant = isDue || offered !== null ? 'plain' : 'primary';
  return (
    <section
      ref={panel}
      class={styles.root}
      aria-label={texts.result}
      data-end={endCue(outcome, own)}
    >
      <ResultPicture view={view} outcome={outcome} own={own} />
      <div class={styles.text}>
        <h2>{outcomeText(outcome, view.toMove, own, record)}</h2>
        {farewell && <p class={styles.farewell}>{texts.quoted(farewell)}</p>}
        {series && <p>{series}</p>}
        {standing && <p>{nextLevelText(standing)}</p>}
        {next !== null && <p>{texts.wonTwice(next - 1)}</p>}
        {record.message && <p role="status">{sent}</p>}
      </div>
      <IconButton icon="close" label={texts.lookAtBoard} onClick={onClose} />
      <div class={styles.actions}>
        {offered !== null && (
          <OfferedGame link={offered}>{texts.lookAtGameOf(friendsOwnName(record))}</OfferedGame>
        )}
        {isDue && (
          <Button variant="primary" onClick={onSend}>
            {texts.sendResult}
          </Button>
        )}
        {next === null ? (
          <Button variant={variant} onClick={() => onRematch()}>
            <span>
              {texts.rematch}
              {own !== null && (
                <span class={styles.as}>{texts.rematchAs(colourName(opposite(own)))}</span>
              )}
            </span>
          </Button>
        ) : (
          <Button variant="primary" onClick={() => onRematch(next)}>
            {texts.tryLevel(next)}
          </Button>
        )}
        {view.moves.length > 0 && (
          <ButtonLink to={{ screen: 'review', id: view.record.id }}>{texts.review}</ButtonLink>
        )}
        <Button onClick={onMore}>{texts.moreWays}</Button>
      </div>
    </section>
  );
}

/** The winner's king, the reader's own that has fallen, or both that stand; another piece where there is no king. */
function ResultPicture({ view, outcome, own }: Pick<ResultProps, 'view' | 'outcome' | 'own'>) {
  const end = endCue(outcome, own);
  const shown = end === 'loss' ? own : outcome.winner;
  const sides: readonly Colour[] = shown === null ? [WHITE, BLACK] : [shown];
  return (
    <svg class={styles.picture} viewBox="0 0 100 100" aria-hidden="true">
      {sides.map((side, index) => (
        <g key={side} transform={end === 'loss' ? 'rotate(90 50 50)' : undefined}>
          <PieceAt
            rules={view.rules}
            code={emblem(view, side)}
            at={{ x: sides.length === 1 ? 50 : 28 + 44 * index, y: 50 }}
            size={sides.length === 1 ? 88 : 56}
          />
        </g>
      ))}
    </svg>
  );
}

/** Code of a side's king, or of any piece of its where it has none on the board; 0 for none at all. */
function emblem({ rules, board: { cells } }: SessionView, side: Colour): number {
  const cell =
    royalCell(rules, cells, side) ?? cells.findIndex((code) => code > 0 && colourOf(code) === side);
  return cells[cell] ?? 0;
}

/** What the end does to the pieces, while the last position is on the board. */
export function endingOf({ outcome, live, board, rules }: SessionView): BoardEnding | null {
  if (!outcome || outcome.winner === null || !live) return null;
  const isMate = outcome.reason === 'checkmate';
  return {
    fallen: royalCell(rules, board.cells, opposite(outcome.winner)),
    glowing: isMate ? (board.lastMove?.effects.moved[0]?.to ?? null) : null,
  };
}

/** The next level up, once the player has won two games in a row at this one; null until then. */
function useNextLevel(record: GameRecord, own: Colour | null): number | null {
  const { store } = useServices();
  const [next, setNext] = useState<number | null>(null);
  useEffect(() => {
    let current = true;
    setNext(null);
    const level = wonLevel(record, own);
    if (level === null || level >= HIGHEST_LEVEL) return;
    store
      .then((opened) => lastWonLevel(opened, record))
      .then((before) => current && setNext(before === level ? level + 1 : null))
      // Without the games before there is nothing to suggest.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [store, record.id, record.result, own]);
  return next;
}

type Ended = Pick<GameSummary, 'white' | 'black' | 'result'>;

/** The chosen level of the computer over which a game was won, or null. */
function wonLevel(game: Ended, own: Colour | null): number | null {
  const computer = computerIn(game);
  const winner = game.result && outcomeOf(game.result).winner;
  return computer && !computer.matched && own !== null && winner === own ? computer.level : null;
}

/** Parts of the list of games that are read; with more pinned games than they hold, no level is suggested. */
const PARTS_READ = 2;

/** The level won at in the last game of a kind that ended before this one, or null. */
export async function lastWonLevel(
  store: Pick<GameStore, 'listAll'>,
  { id, game, updatedAt }: Pick<GameRecord, 'id' | 'game' | 'updatedAt'>,
): Promise<number | null> {
  const games: GameSummary[] = [];
  let parts = 0;
  for await (const part of store.listAll()) {
    games.push(...part);
    if (++parts === PARTS_READ) break;
  }
  const before = games
    .filter((one) => one.game === game && one.id !== id && one.result && computerIn(one))
    .filter((one) => isOwnPlay(one) && one.updatedAt <= updatedAt)
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .at(0);
  return before ? wonLevel(before, ownColour(before)) : null;
}

/**
 * Starts the same game again with sides and clocks swapped, and shows it in place of this one. A computer that matches
 * its player does so anew unless a level is given, and the coach looks on again as long as it would at a game begun from
 * the start.
 */
export function useRematch(record: GameRecord): (level?: number) => void {
  const { openGames, nearby, router, store } = useServices();
  const starting = useRef(false);
  const start = (level?: number, coached = false) => {
    const coach = coached ? 'on' : null;
    const next = rematchOf(record, randomId(), Date.now(), level, coach);
    openGames.begin(next);
    if (nearby.get()?.isAbout(record)) nearby.get()?.follow(next.id);
    router.replace({ screen: 'game', id: next.id });
  };
  return (level) => {
    const game = gameById(record.game);
    const matches = level === undefined && computerIn(record)?.matched === true;
    const coached = record.coach === 'on';
    if (!game || !(matches || coached)) return start(level);
    if (starting.current) return;
    starting.current = true;
    // Who has gone elsewhere meanwhile stays there.
    const from = router.route.get();
    const isHere = () => router.route.get() === from;
    store
      .then(async (opened) => {
        const shown = [...openGames.unsaved(), record];
        const standing = matches ? await readRating(opened, game, record.options, shown) : null;
        if (!isHere()) return;
        const coach = coached && (await countCoachable(opened, game));
        if (isHere()) start(standing?.level ?? level, coach);
      })
      // Without the code that finds the level, it stays as it was.
      .catch(() => isHere() && start(level))
      .finally(() => {
        starting.current = false;
      });
  };
}

/**
 * The next game of two players; who had more time has it again. `now` is milliseconds since 1970; a computer goes to
 * `level` if that is given.
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
    player.kind === 'computer' && level !== undefined ? { ...player, level } : player;
  const [white, black] = [seated(record.black), seated(record.white)];
  const first = firstToMove(record.start) === WHITE ? white : black;
  return newRecord(
    {
      ...record,
      ...{ white, black, clock: swapped, coach },
      ...(record.message && { message: newMessage(first.kind === 'friend') }),
    },
    id,
    now,
  );
}
