// The game the address names: opens its session and plays it as an activity at the table. Says what the board shows, what
// a move does, and which strips, bars, buttons and sheets belong to it.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardArrow } from '../../board/Arrows';
import { spokenText } from '../../board/names';
import { textsOf } from '../../language/texts';
import { BLACK, type Colour, opposite } from '../../rules/types';
import type { MoveOption, Session } from '../../session/types';
import { ownColour, readersColour } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { useFeedback } from '../feedback/feedback';
import { NotOpened } from '../home/EmptyState';
import { hasLiveNotice, LiveNotice, useLivePlay } from '../nearby/livePlay';
import { useTitle } from '../routing/router';
import { useObservable, useServices } from '../services';
import { useOpening, useView, useVisibility } from '../sessions/useSession';
import { ANIMATION_MS } from '../settings/settings';
import { useMessageDelivery } from '../share/sending';
import { useAnnouncements } from '../table/Announcer';
import { MoveList } from '../table/MoveList';
import { Table } from '../table/Table';
import { seats, useTable } from '../table/useTable';
import { gameName, opponentName, outcomeText } from '../words/names';
import { openingText, StageBanner, useLowTime } from './announcements';
import { coachQuestion, gameNotice, moveQuestion, VariantLine } from './bars';
import { messageAnnouncement, messageNotice, useArrivals } from './byMessage';
import { useCoach } from './coach';
import { gameFacts, gameKeys, playingActions } from './controls';
import type { PlayingSheet } from './MoreMenu';
import { Clock, capturedPieces, FarTools, PlayerStrip, usePieceWorths } from './PlayerStrip';
import { HandOver, PlayingSheets } from './PlayingSheets';
import styles from './playing.module.css';
import { endingOf, ResultPanel, useRematch } from './ResultPanel';
import { canTakeBack, isShared, useSettledTurn, waitsForMove } from './seating';
import { useHint } from './useHint';
import { parseMove, tapRefusalText, useMove } from './useMove';

const texts = textsOf('gameNews');
const names = textsOf('names');

interface GameScreenProps {
  readonly id: string;
  /** The ply to show first; the last one for null. */
  readonly ply: number | null;
}

export function GameScreen({ id, ply }: GameScreenProps) {
  const { openGames, router } = useServices();
  // What came with a link belongs to the game that is shown now, and is played there once.
  const [came, setCame] = useState(() => openGames.takeArrival(id));
  const [opening, openAgain] = useOpening(openGames, id, came !== null);
  const first = useRef(ply);
  const session = opening.state === 'open' ? opening.session : null;
  useEffect(() => {
    if (!session || !came) return;
    setCame(null);
    runDetached(session.receive(came));
  }, [session]);
  useEffect(() => {
    if (!session || first.current === null) return;
    session.show(first.current);
    first.current = null;
    // From now on the player goes through the game.
    router.replace({ screen: 'game', id });
  }, [session]);
  switch (opening.state) {
    case 'opening':
      return null;
    case 'open':
      return <PlayingScreen session={opening.session} onTakeOver={openAgain} />;
    case 'missing':
      return <NotOpened what="game" problem={null} onRetry={openAgain} />;
    case 'failed':
      return <NotOpened what="game" problem={opening} onRetry={openAgain} />;
  }
}

const NO_OPTIONS: readonly MoveOption[] = [];
const NO_ARROWS: readonly BoardArrow[] = [];

interface PlayingScreenProps {
  readonly session: Session;
  /** Opens the game as it is stored, to go on with it here instead of in another tab. */
  readonly onTakeOver: () => void;
}

function PlayingScreen({ session, onTakeOver }: PlayingScreenProps) {
  const { settings: watchedSettings, openGames } = useServices();
  const settings = useObservable(watchedSettings);
  const view = useView(session);
  const { record, rules, board, outcome } = view;
  const name = gameName(record);
  /** Whose side the board is seen from, also in somebody else’s game. */
  const seat = ownColour(record);
  const own = readersColour(record);
  const [flipped, setFlipped] = useState(seat === BLACK);
  const table = useTable<PlayingSheet>(board);
  const coaching = useCoach(view);
  const moving = useMove({
    ...{ session, view, confirmFirst: settings.confirmMoves },
    ...{ ask: coaching.ask, onFail: table.refuse },
  });
  const { pending } = moving;
  const rematch = useRematch(record);
  const hinting = useHint(view, openGames);
  // A hint replaces what the coach points out.
  const threat = hinting.text === null ? coaching.threat : null;
  const captures = useMemo(
    () => capturedPieces(view.moves.slice(0, view.shown)),
    [view.moves, view.shown],
  );
  const worth = usePieceWorths(record.game);
  const ending = useMemo(() => endingOf(view), [board, outcome, view.live]);
  const [opening] = useState(() => ({ text: openingText(view, own) }));
  const announcement =
    useAnnouncements(view, (before, now, style) => messageAnnouncement(before, now, own, style)) ??
    opening;
  const lowTime = useLowTime(view, session);
  useTitle(`${name}, ${opponentName(record)}`);
  // After swapping sides, orient the board for the player’s new colour.
  useEffect(() => setFlipped(seat === BLACK), [seat]);
  useVisibility(session);
  const live = useLivePlay(session, table.say);
  const isLive = live?.isOpen === true;
  // A friend's answer may take days.
  useWakeLock(outcome === null && (isLive || view.deciding !== 'friend'));
  useArrivals(view, table.say, settings.moveStyle);
  const [sent, setSent] = useState<string | null>(null);
  const delivery = useMessageDelivery(outcome ? setSent : table.say);
  const noteAfter = async (delivery: Promise<boolean>) => {
    if (await delivery) await session.noteSent();
  };
  const sendOn = () => runDetached(noteAfter(delivery.deliver(record)));
  const showCode = () => runDetached(noteAfter(delivery.showCode(record)));

  const [dropped, setDropped] = useState<string | null>(null);
  useFeedback(view, settings, table.overlay?.kind === 'message' ? table.overlay : null, dropped);
  const choose = (text: string, byHand: boolean) => {
    setDropped(byHand ? text : null);
    return moving.choose(text);
  };

  const shared = isShared(view);
  const animation = ANIMATION_MS[settings.animation];
  const turn = useSettledTurn(view, shared && waitsForMove(settings) ? animation : 0);
  const turned = turn === board.side;
  const seated = seats(shared ? settings.seating : 'fixed', turn, flipped);
  const far = opposite(seated.near);
  const explain = (from: number, to: number | null) =>
    pending || (view.live && !turned) ? null : tapRefusalText(view, from, to);
  const handAt = (colour: Colour) =>
    colour === seated.near ? 'near' : seated.facesAway(colour) ? 'far' : null;
  const strip = (colour: Colour) => (
    <PlayerStrip {...{ colour, view, captures, worth, isLive }}>
      {view.clock && <Clock colour={colour} view={view} session={session} hand={handAt(colour)} />}
    </PlayerStrip>
  );
  const flip = () => setFlipped(!flipped);
  return (
    <Table
      table={table}
      title={name}
      heading={
        <VariantLine
          record={record}
          onClick={() => table.show({ kind: 'sheet', sheet: 'rules' })}
        />
      }
      rules={rules}
      position={{
        state: pending?.board ?? board,
        options: turned && !pending ? view.options : NO_OPTIONS,
        hint: pending ? null : hinting.mark,
        ending,
        arrows: pending?.objection?.danger ?? (pending ? NO_ARROWS : (threat?.arrows ?? NO_ARROWS)),
      }}
      seats={seated}
      reader={board.side}
      own={own}
      onPlay={choose}
      explain={explain}
      read={(text) => parseMove(view, text)}
      actions={playingActions({
        view,
        session,
        hinting,
        onFlip: flip,
        onMore: () => table.show({ kind: 'sheet', sheet: 'menu' }),
        canTakeBack: seated.facesAway(far) ? canTakeBack(view, seated.near) : view.canTakeBack,
        onTakeBack: shared
          ? () => table.show({ kind: 'sheet', sheet: 'takeBack' })
          : () => runDetached(session.takeBack()),
        onStrict: () =>
          table.refuse(record.strict ? names.strictRule : texts.sentStands, seated.near),
        onSend: sendOn,
      })}
      keys={gameKeys(view, captures, (side) => session.timeLeft(side))}
      facts={() => gameFacts(view, captures, (side) => session.timeLeft(side))}
      announcement={announcement}
      warning={lowTime}
      advice={pending ? null : (hinting.text ?? threat?.text ?? null)}
      near={strip(seated.near)}
      far={
        <>
          {strip(far)}
          {outcome && seated.facesAway(far) && (
            <p class={styles.farResult}>{outcomeText(outcome, view.toMove, null, record)}</p>
          )}
        </>
      }
      farTools={
        <FarTools
          view={view}
          colour={far}
          onSheet={(sheet) => table.show({ kind: 'sheet', sheet: `far-${sheet}` })}
          onStrict={() => table.refuse(names.strictRule, far)}
        />
      }
      aside={<MoveList view={view} session={session} />}
      question={moveQuestion(moving)}
      questionText={coachQuestion(moving)}
      notice={
        gameNotice({ view, session, onTakeOver }) ??
        (hasLiveNotice(live) ? (
          <LiveNotice
            view={view}
            live={live}
            onConnect={() => table.show({ kind: 'sheet', sheet: 'nearby' })}
          />
        ) : (
          messageNotice({ view, session, isLive, onSend: sendOn, onCode: showCode })
        ))
      }
      over={<StageBanner view={view} />}
      end={
        outcome && (
          <ResultPanel
            view={view}
            own={own}
            live={live}
            onRematch={rematch}
            onMore={() => table.show({ kind: 'sheet', sheet: 'menu' })}
            onSend={sendOn}
            sent={sent}
          />
        )
      }
    >
      <PlayingSheets
        view={view}
        session={session}
        table={table}
        seats={seated}
        onRematch={rematch}
        onFlip={flip}
        onCode={showCode}
        isLive={isLive}
      />
      {delivery.notice}
      {shared && settings.handOver && (
        <HandOver
          view={view}
          turn={turn}
          facesAway={seated.facesAway(turn)}
          news={spokenText(rules, announcement.text, settings.moveStyle === 'spelled')}
          onTakeBack={() => {
            const isFar = seated.facesAway(opposite(turn));
            table.show({ kind: 'sheet', sheet: isFar ? 'far-takeBack' : 'takeBack' });
          }}
        />
      )}
    </Table>
  );
}

/**
 * Keeps the screen awake while `wanted` and the page is visible. Browsers release the lock with each hiding of the page; a
 * refusal (low battery, no permission) is no error: the screen just dims.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let over = false;
    const take = async () => {
      if (document.hidden || (held && !held.released)) return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (over) await lock.release();
        else held = lock;
      } catch {
        // Refused (low battery, no permission): the screen may dim.
      }
    };
    runDetached(take());
    document.addEventListener('visibilitychange', take);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', take);
      runDetached(held?.release());
    };
  }, [wanted]);
}
