// An analysis, as an activity at the table: any move may be tried out for both sides, and the moves tried stay as a tree.
import { WHITE } from '../../rules/types';
import { useTitle } from '../components/useTitle';
import { gameName } from '../names';
import { useCourse } from '../table/Announcer';
import { whyNoMove } from '../table/refusal';
import { seats } from '../table/seating';
import { Table } from '../table/Table';
import { typedMoveAt } from '../table/typedMove';
import { useTable } from '../table/useTable';
import { useView, useVisibility } from '../useSession';
import { type AnalysisSheet, AnalysisSheets } from './AnalysisSheets';
import { analysisActions } from './actions';
import { changes } from './course';
import { Notation } from './Notation';
import { StandingStrip } from './StandingStrip';
import type { Analysis } from './types';

export interface AnalysingScreenProps {
  readonly session: Analysis;
  /** Opens the analysis as it is stored, to go on with it here instead of in another tab. */
  readonly onTakeOver: () => void;
}

export function AnalysingScreen({ session }: AnalysingScreenProps) {
  const view = useView(session);
  const { record, rules, board, options } = view;
  const table = useTable<AnalysisSheet>(board);
  const course = useCourse(view, changes);
  const forward = () => void session.forward();
  const sheet = (name: AnalysisSheet) => () => table.show({ kind: 'sheet', sheet: name });
  const title = record.name ?? gameName(record);
  useTitle(`Analysis: ${title}`);
  useVisibility(session);
  return (
    <Table
      table={table}
      title={`Analysis, ${title}`}
      rules={rules}
      position={{ state: board, options }}
      seats={seats('fixed', WHITE, record.settings.flipped)}
      reader={board.side}
      onPlay={(text) => session.play(text)}
      explain={(from, to) =>
        options.length === 0 || board.cells[from] === 0 ? null : whyNoMove(view, from, to)
      }
      read={(text) => typedMoveAt(view, text)}
      actions={analysisActions({ view, session, onForward: forward, onMore: sheet('menu') })}
      keys={[]}
      course={course}
      advice={null}
      near={null}
      far={<StandingStrip view={view} />}
      aside={<Notation view={view} session={session} onForward={forward} onMove={sheet('move')} />}
    >
      <AnalysisSheets view={view} session={session} table={table} />
    </Table>
  );
}
