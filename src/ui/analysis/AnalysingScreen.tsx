// An analysis, as an activity at the table: all moves may be tried out for both sides, and the moves tried stay as a tree.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Place } from '../../analysis/places';
import { WHITE } from '../../rules/types';
import { useTitle } from '../components/useTitle';
import { useServices } from '../services';
import { useView, useVisibility } from '../sessions/useSession';
import { BackupButton } from '../settings/backup';
import { useObservable } from '../state/useObservable';
import { useAnnouncements } from '../table/Announcer';
import { illegalMoveText, parseTypedMove } from '../table/moveInput';
import { NoticeBar } from '../table/NoticeBar';
import { seats } from '../table/seating';
import { Table } from '../table/Table';
import { useTable } from '../table/useTable';
import { gameTitle } from '../words/names';
import { AnalysisSheets } from './AnalysisSheets';
import { analysisActions } from './actions';
import { BranchBar } from './BranchBar';
import { changes } from './course';
import { EngineLines } from './EngineLines';
import { analysisKeys } from './keys';
import { Notation } from './Notation';
import { SolveBar } from './SolveBar';
import { StandingStrip } from './StandingStrip';
import type { AnalysisSheet } from './sheets';
import styles from './solveBar.module.css';
import type { Analysis } from './types';
import { useEngineLines } from './useEngineLines';
import { useOrigin } from './useOrigin';

interface AnalysingScreenProps {
  readonly session: Analysis;
  /** Opens the analysis as it is stored, to go on with it here instead of in another tab. */
  readonly onTakeOver: () => void;
}

export function AnalysingScreen({ session, onTakeOver }: AnalysingScreenProps) {
  const view = useView(session);
  const { pawnScores } = useObservable(useServices().settings);
  const { record, rules, board, options, place, branches, notice, unsaved } = view;
  const table = useTable<AnalysisSheet>(board);
  const announcement = useAnnouncements(view, changes);
  const found = useEngineLines(view, pawnScores);
  /** The place from which it was asked which way to go on. */
  const [asked, setAsked] = useState<Place | null>(null);
  // At once: an effect that waits for the paint could take back what was asked meanwhile.
  useLayoutEffect(() => setAsked(null), [place, branches.length]);
  const title = gameTitle(record);
  const origin = useOrigin(record.origin);
  useTitle(`Analysis: ${title}`);
  useVisibility(session);

  const asks = asked === place && branches.length > 1;
  const forward = () => {
    if (asks || branches.length < 2) void session.forward();
    else setAsked(place);
  };
  const sheet = (name: AnalysisSheet) => () => table.show({ kind: 'sheet', sheet: name });
  return (
    <Table
      table={table}
      title={`Analysis, ${title}`}
      origin={origin}
      rules={rules}
      position={{ state: board, options, arrows: found.arrows }}
      seats={seats('fixed', WHITE, record.settings.flipped)}
      reader={board.side}
      onPlay={(text) => session.play(text)}
      explain={(from, to) =>
        options.length === 0 || board.cells[from] === 0 ? null : illegalMoveText(view, from, to)
      }
      read={(text) => parseTypedMove(view, text)}
      actions={analysisActions({ view, session, onForward: forward, onMore: sheet('menu') })}
      keys={analysisKeys({ view, session, found, onForward: forward, onMove: sheet('move') })}
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
      far={<StandingStrip view={view} found={found} />}
      aside={<Notation view={view} session={session} onForward={forward} onMove={sheet('move')} />}
      question={
        asks && (
          <BranchBar
            branches={branches}
            onChoose={(branch) => void session.forward(branch)}
            onClose={() => setAsked(null)}
          />
        )
      }
      notice={
        notice !== null && (
          <NoticeBar
            trouble={{ ...view, notice, canRetry: unsaved }}
            onRetry={() => void session.retry()}
            takeOver={{ label: 'Go on here', onPress: onTakeOver }}
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
