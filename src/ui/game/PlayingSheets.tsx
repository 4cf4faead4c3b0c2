// The sheets of a game being played, of which the table shows one at a time.
import { BLACK } from '../../rules/types';
import type { Session, SessionView } from '../../session/types';
import { lazyScreen } from '../components/Lazy';
import { Sheet } from '../components/Sheet';
import type { Seats } from '../table/seating';
import type { TableState } from '../table/useTable';
import { EndingSheet } from './EndingSheet';
import { MoreMenu } from './MoreMenu';
import type { PlayingSheet } from './playingSheet';
import { SeatingFields } from './SeatingFields';

const PiecesSheet = lazyScreen(async () => (await import('../learn/PieceSheet')).PiecesSheet);
const PlayOnSheet = lazyScreen(async () => (await import('../share/PlayOnSheet')).PlayOnSheet);
const ShareSheet = lazyScreen(async () => (await import('../share/ShareSheet')).ShareSheet);

const RulesSheet = lazyScreen(async () => (await import('../rules/RulesSheet')).RulesSheet);

interface PlayingSheetsProps {
  readonly view: SessionView;
  readonly session: Session;
  readonly table: TableState<PlayingSheet>;
  readonly seats: Seats;
  readonly onRematch: () => void;
}

export function PlayingSheets({ view, session, table, seats, onRematch }: PlayingSheetsProps) {
  if (table.overlay?.kind !== 'sheet') return null;
  const { sheet } = table.overlay;
  switch (sheet) {
    case 'menu':
      return <MoreMenu view={view} session={session} table={table} onRematch={onRematch} />;
    case 'resign':
    case 'draw':
      return (
        <EndingSheet
          ending={sheet}
          view={view}
          session={session}
          facesAway={seats.facesAway}
          onClose={table.close}
        />
      );
    case 'seating':
      return (
        <Sheet title="Two at one device" onClose={table.close}>
          <SeatingFields />
        </Sheet>
      );
    case 'rules':
      return <RulesSheet rules={view.rules} onClose={table.close} />;
    case 'pieces':
      return (
        <PiecesSheet
          rules={view.rules}
          cells={view.board.cells}
          side={view.board.side}
          onClose={table.close}
        />
      );
    case 'playOn':
      return (
        <PlayOnSheet
          record={view.record}
          plies={view.shown}
          toMove={view.board.side}
          onClose={table.close}
        />
      );
    case 'share':
      return <ShareSheet view={view} flipped={seats.near === BLACK} onClose={table.close} />;
  }
}
