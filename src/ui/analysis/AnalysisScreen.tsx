// An analysis at the table: all moves may be tried out for both sides, and the moves tried stay as a tree.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Place } from '../../analysis/places';
import { isBrowserKey } from '../../board/keyboard';
import { shownNotation } from '../../games/alphabet';
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import { WHITE } from '../../rules/types';
import type { Branch } from '../../session/analysis/types';
import type { AnalysisOrigin } from '../../storage/analysisRecord';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { IconButton, SideDisc } from '../components/Icon';
import { lazyScreen } from '../components/Lazy';
import { NotOpened } from '../home/EmptyState';
import { useTitle } from '../routing/router';
import { HOME, type Route } from '../routing/routes';
import { useObservable, useServices } from '../services';
import { useOpening, useView, useVisibility } from '../sessions/useSession';
import { BackupButton } from '../settings/backup';
import { useAnnouncements } from '../table/Announcer';
import { NoticeBar } from '../table/bars';
import { positionFacts } from '../table/keys';
import { illegalMoveText, parseTypedMove, type TypedMove } from '../table/moveInput';
import strip from '../table/strip.module.css';
import { Table } from '../table/Table';
import { seats, useTable } from '../table/useTable';
import { colourName, gameTitle, outcomeText } from '../words/names';
import { AnalysisSheets } from './AnalysisSheets';
import styles from './analysis.module.css';
import { analysisAnnouncement } from './analysisText';
import branchStyles from './branchBar.module.css';
import { analysisActions, analysisKeys } from './controls';
import { EngineLines, SolveBar } from './EngineLines';
import { type FoundLines, useEngineLines } from './lineReading';
import { Notation } from './Notation';
import type { Analysis, AnalysisSheet, View } from './types';

const texts = textsOf('analysis');

const FirstMoves = lazyScreen(async () => (await import('../openings/FirstMoves')).FirstMoves);

export function AnalysisScreen({ id }: { readonly id: string }) {
  const [opening, openAgain] = useOpening(useServices().openAnalyses, id);
  switch (opening.state) {
    case 'opening':
      return null;
    case 'open':
      return <AnalysisTable session={opening.session} onTakeOver={openAgain} />;
    case 'missing':
      return <NotOpened what="analysis" problem={null} onRetry={openAgain} />;
    case 'failed':
      return <NotOpened what="analysis" problem={opening} onRetry={openAgain} />;
  }
}

interface AnalysisTableProps {
  readonly session: Analysis;
  /** Opens the analysis as it is stored, to go on with it here instead of in another tab. */
  readonly onTakeOver: () => void;
}

export function AnalysisTable({ session, onTakeOver }: AnalysisTableProps) {
  const view = useView(session);
  const settings = useServices().settings;
  const { pawnScores, firstMoves } = useObservable(settings);
  const { record, rules, board, options, place, branches, notice, unsaved } = view;
  const table = useTable<AnalysisSheet>(board);
  const announcement = useAnnouncements(view, analysisAnnouncement);
  const found = useEngineLines(view, pawnScores);
  /** The place from which it was asked which way to go on. */
  const [asked, setAsked] = useState<Place | null>(null);
  // At once: an effect that waits for the paint could take back what was asked meanwhile.
  useLayoutEffect(() => setAsked(null), [place, branches.length]);
  const title = gameTitle(record);
  const origin = useOrigin(record.origin);
  useTitle(texts.pageTitle(title));
  useVisibility(session);

  const asks = asked === place && branches.length > 1;
  const forward = () => {
    if (asks || branches.length < 2) runDetached(session.forward());
    else setAsked(place);
  };
  const sheet = (name: AnalysisSheet) => () => table.show({ kind: 'sheet', sheet: name });
  const controls = {
    ...{ view, session, found, onForward: forward },
    ...{ onMove: sheet('move'), onMore: sheet('menu') },
  };
  return (
    <Table
      table={table}
      title={texts.title(title)}
      origin={origin}
      rules={rules}
      position={{ state: board, options, arrows: found.arrows }}
      seats={seats('fixed', WHITE, record.settings.flipped)}
      reader={board.side}
      onPlay={(text) => session.play(text)}
      explain={(from, to) =>
        options.length === 0 || board.cells[from] === 0 ? null : illegalMoveText(view, from, to)
      }
      read={(text) => parseMove(view, text)}
      actions={analysisActions(controls)}
      keys={analysisKeys(controls)}
      facts={() => positionFacts(view, place.played?.notation ?? '', view.outcome)}
      announcement={announcement}
      advice={null}
      near={
        <div class={styles.near}>
          {view.solving?.kind !== 'working' && (
            <EngineLines view={view} session={session} found={found} />
          )}
          <SolveBar view={view} session={session} />
        </div>
      }
      far={<PositionStrip view={view} found={found} />}
      aside={
        <div class={styles.moves}>
          {firstMoves && (
            <FirstMoves
              rules={rules}
              at={board.text}
              onPlay={
                options.length === 0 || view.superseded
                  ? null
                  : (text) => runDetached(session.play(text))
              }
              onClose={() => settings.set({ ...settings.get(), firstMoves: false })}
            />
          )}
          <Notation view={view} session={session} onForward={forward} onMove={sheet('move')} />
        </div>
      }
      question={
        asks && (
          <BranchBar
            rules={view.rules}
            branches={branches}
            onChoose={(branch) => runDetached(session.forward(branch))}
            onClose={() => setAsked(null)}
          />
        )
      }
      notice={
        notice !== null && (
          <NoticeBar
            trouble={{ ...view, notice, canRetry: unsaved }}
            onRetry={() => runDetached(session.retry())}
            takeOver={{ label: texts.continueHere, onPress: onTakeOver }}
          >
            {unsaved && <BackupButton />}
          </NoticeBar>
        )
      }
    >
      <AnalysisSheets view={view} session={session} table={table} />
    </Table>
  );
}

/** The move that is meant at the place shown, or why there is none. */
function parseMove(view: View, text: string): TypedMove {
  if (view.superseded && view.notice !== null) return { problem: view.notice };
  if (view.outcome) return { problem: texts.gameOver };
  return parseTypedMove(view, text);
}

interface PositionStripProps {
  readonly view: View;
  readonly found: FoundLines;
}

/** Along the far edge: whose turn it is, and how the engine sees the position, in text and as a bar. */
function PositionStrip({ view, found }: PositionStripProps) {
  const { outcome, board, record } = view;
  const best = found.threat ? undefined : found.lines[0];
  return (
    <div class={strip.root} data-part="standing">
      <div class={strip.row}>
        <SideDisc colour={board.side} />
        <span class={strip.words}>
          {outcome ? outcomeText(outcome, board.side) : texts.toMove(colourName(board.side))}
        </span>
        {best && !outcome && (
          <span class={styles.score}>
            <strong>{best.score.standing}</strong>
            <small>{texts.depth(best.depth)}</small>
          </span>
        )}
      </div>
      {record.settings.engine && !outcome && !found.threat && (
        <div
          class={styles.bar}
          style={{ '--white': `${best ? best.score.white : 0.5}` }}
          aria-hidden="true"
        />
      )}
    </div>
  );
}

/** Where Back leads: to the game at the ply where the analysis began, while it is on this device; else Home. */
function useOrigin(origin: AnalysisOrigin | null): Route {
  const { store } = useServices();
  const [route, setRoute] = useState(HOME);
  useEffect(() => {
    let isCurrent = true;
    setRoute(HOME);
    if (!origin) return;
    const { game: id, ply } = origin;
    store
      .then((games) => games.peek(id))
      .then((game) => isCurrent && game && setRoute({ screen: 'game', id, ply }))
      // A game that cannot be read is no way back.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [store, origin?.game, origin?.ply]);
  return route;
}

interface BranchBarProps {
  readonly rules: RuleSet;
  readonly branches: readonly Branch[];
  readonly onChoose: (branch: number) => void;
  readonly onClose: () => void;
}

/** Where moves branch: asks which way to go on. */
function BranchBar({ rules, branches, onChoose, onClose }: BranchBarProps) {
  const bar = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    bar.current?.querySelector('button')?.focus();
    // Who went along with keys goes on from where they were.
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isBrowserKey(event)) return;
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (event.key === 'Escape') onClose();
    else if (step) focusNext(step);
    else return;
    event.preventDefault();
  };
  const focusNext = (step: number) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <fieldset
      ref={bar}
      class={branchStyles.root}
      aria-label={texts.whichMove}
      data-part="branches"
      onKeyDown={onKeyDown}
    >
      <span class={branchStyles.asks} aria-hidden="true">
        {texts.whichMove}
      </span>
      {branches.map(({ text, notation }, branch) => (
        <Button
          key={text}
          variant={branch === 0 ? 'primary' : 'plain'}
          onClick={() => onChoose(branch)}
        >
          {shownNotation(rules, notation)}
        </Button>
      ))}
      <IconButton icon="close" label={texts.stayHere} onClick={onClose} />
    </fieldset>
  );
}
