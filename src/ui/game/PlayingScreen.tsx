// A game being played, as an activity at the table: what the board shows of its session, what a move does, and which
// strips, bars, buttons and sheets belong to it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardArrow } from '../../board/arrows';
import { BLACK, type Colour, opposite } from '../../rules/types';
import type { MoveOption, Session } from '../../session/types';
import { ownColour, readersColour } from '../../storage/players';
import { useTitle } from '../components/useTitle';
import { useFeedback } from '../feedback/useFeedback';
import { VariantLine } from '../rules/VariantLine';
import { useServices } from '../services';
import { useView, useVisibility } from '../sessions/useSession';
import { ANIMATION_MS } from '../settings/settings';
import { useObservable } from '../state/useObservable';
import { useCourse } from '../table/Announcer';
import { MoveList } from '../table/MoveList';
import { seats } from '../table/seating';
import { Table } from '../table/Table';
import { useTable } from '../table/useTable';
import { gameName, opponentName } from '../words/names';
import { outcomeText } from '../words/reasons';
import { playingActions } from './actions';
import { boardKeys } from './boardKeys';
import { Clock } from './Clock';
import { capturedPieces } from './captures';
import { changes } from './course';
import { FarTools } from './FarTools';
import { gameNotice } from './gameNotice';
import { HandOver } from './HandOver';
import { moveQuestion } from './moveQuestion';
import { PauseButton } from './PauseButton';
import { PlayerStrip } from './PlayerStrip';
import { PlayingSheets } from './PlayingSheets';
import styles from './playing.module.css';
import type { PlayingSheet } from './playingSheet';
import { ResultPanel } from './ResultPanel';
import { refusal } from './refusal';
import { StageBanner } from './StageBanner';
import { isShared, useSettledTurn, waitsForMove } from './seating';
import { typedMove } from './typedMove';
import { useCoach } from './useCoach';
import { useHint } from './useHint';
import { useMove } from './useMove';
import { useRematch } from './useRematch';
import { useWakeLock } from './useWakeLock';

const NO_OPTIONS: readonly MoveOption[] = [];
const NO_ARROWS: readonly BoardArrow[] = [];

interface PlayingScreenProps {
  readonly session: Session;
  /** Opens the game as it is stored, to go on with it here instead of in another tab. */
  readonly onTakeOver: () => void;
}

export function PlayingScreen({ session, onTakeOver }: PlayingScreenProps) {
  const { settings: watchedSettings, openGames } = useServices();
  const settings = useObservable(watchedSettings);
  const view = useView(session);
  const { record, rules, board, outcome } = view;
  const name = gameName(record);
  const own = ownColour(record);
  const [flipped, setFlipped] = useState(own === BLACK);
  const table = useTable<PlayingSheet>(board);
  const coaching = useCoach(view);
  const moving = useMove({
    ...{ session, view, confirmFirst: settings.confirmMoves },
    ...{ ask: coaching.ask, onFail: table.refuse },
  });
  const { pending } = moving;
  const rematch = useRematch(record);
  const hinting = useHint(view, openGames);
  const captures = useMemo(
    () => capturedPieces(view.moves.slice(0, view.shown)),
    [view.moves, view.shown],
  );
  const course = useCourse(view, (before, now) => changes(before, now, own));
  useTitle(`${name}, ${opponentName(record)}`);
  // Who changes sides sees the board from there.
  useEffect(() => setFlipped(own === BLACK), [own]);
  useVisibility(session);
  useWakeLock(outcome === null);

  const [dropped, setDropped] = useState<string | null>(null);
  useFeedback(view, settings, table.overlay?.kind === 'remark' ? table.overlay : null, dropped);
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
    pending || (view.live && !turned) ? null : refusal(view, from, to);
  const strip = (colour: Colour) => (
    <PlayerStrip colour={colour} view={view} taken={captures[opposite(colour)]}>
      {view.clock && <Clock colour={colour} view={view} session={session} />}
    </PlayerStrip>
  );
  const reopen = () => {
    void session.takeBack();
    // The button pressed is gone with the result.
    table.heading.current?.focus();
  };
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
        arrows: pending?.objection?.danger ?? NO_ARROWS,
      }}
      seats={seated}
      reader={board.side}
      own={readersColour(record)}
      onPlay={choose}
      explain={explain}
      read={(text) => typedMove(view, text)}
      actions={playingActions({
        view,
        session,
        hinting,
        onFlip: () => setFlipped(!flipped),
        onMore: () => table.show({ kind: 'sheet', sheet: 'menu' }),
      })}
      keys={boardKeys(view, captures, (side) => session.timeLeft(side))}
      course={course}
      advice={pending ? null : (hinting.words ?? coaching.threat)}
      near={
        <>
          {strip(seated.near)}
          <PauseButton view={view} session={session} />
        </>
      }
      far={
        outcome && seated.facesAway(far) ? (
          <p class={styles.farResult}>{outcomeText(outcome, view.toMove)}</p>
        ) : (
          strip(far)
        )
      }
      farTools={<FarTools view={view} session={session} />}
      aside={<MoveList view={view} session={session} />}
      question={moveQuestion(moving)}
      notice={gameNotice({ view, session, onTakeOver })}
      over={<StageBanner view={view} />}
      end={
        outcome && (
          <ResultPanel
            view={view}
            own={readersColour(record)}
            onRematch={rematch}
            onShare={() => table.show({ kind: 'sheet', sheet: 'share' })}
            onTakeBack={reopen}
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
      />
      {shared && settings.handOver && (
        <HandOver view={view} session={session} turn={turn} facesAway={seated.facesAway(turn)} />
      )}
    </Table>
  );
}
