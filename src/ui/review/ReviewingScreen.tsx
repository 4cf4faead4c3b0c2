// A review, as an activity at the table: the game with what each move cost, and what would have been better.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { arrowOf, type BoardArrow } from '../../board/arrows';
import { BLACK, WHITE } from '../../rules/types';
import { movesOf, type ReviewedGame, type Spot } from '../../session/review/reviewedGame';
import type { OpenedReview, ReviewView } from '../../session/review/types';
import { ownColour, readersColour } from '../../storage/players';
import { useAnalyse } from '../analysis/useAnalyse';
import { useTitle } from '../components/useTitle';
import { useServices } from '../services';
import { useView, useVisibility } from '../sessions/useSession';
import { useCourse } from '../table/Announcer';
import { MoveList } from '../table/MoveList';
import { seats } from '../table/seating';
import { Table } from '../table/Table';
import { useTable } from '../table/useTable';
import { gameTitle } from '../words/names';
import { reviewActions } from './actions';
import { changes, type ReviewCourse } from './course';
import { Graph } from './Graph';
import { reviewKeys } from './keys';
import { progressWords } from './progress';
import { type ReviewSheet, ReviewSheets } from './ReviewSheets';
import { ReviewStrip } from './ReviewStrip';
import styles from './review.module.css';
import { backward, onward } from './spots';
import { chanceAt, chanceWords, gameSummary, type Told, toldAt } from './told';
import { useJudged } from './useJudged';
import { Words } from './Words';

interface ReviewingScreenProps {
  readonly opened: OpenedReview;
  /** The ply to show first. */
  readonly first: number;
}

export function ReviewingScreen({ opened, first }: ReviewingScreenProps) {
  const { record, game, session } = opened;
  const { router } = useServices();
  const analyse = useAnalyse();
  const view = useView(session);
  const own = readersColour(record);
  const last = game.moves.length;
  const [spot, setSpot] = useState<Spot>({ ply: Math.min(first, last), line: null });
  const [flipped, setFlipped] = useState(ownColour(record) === BLACK);
  const near = flipped ? BLACK : WHITE;
  const board = game.board(spot, view.findings[spot.ply] ?? null);
  const table = useTable<ReviewSheet>(board);
  useTitle(`Review: ${gameTitle(record)}`);
  useVisibility(session);
  useEffect(() => session.start(), [session]);

  const { signs, marked, curve, hasMistakes } = useJudged(view, own, near);
  const told = useMemo(() => toldAt(game, view, spot, own), [game, view, spot, own]);
  const white = chanceAt(view, spot);
  const sign = spot.line ? null : (signs.get(spot.ply) ?? null);
  const course = useCourse(useReviewCourse(view, spot, told, white), changes);

  const show = (ply: number) => setSpot({ ply, line: null });
  const next = onward(game, view, spot);
  const before = backward(spot);
  const forward = () => next && setSpot(next);
  const back = () => before && setSpot(before);
  const onAnalyse = () => {
    const { ply, line } = spot;
    const moves = line ? movesOf(view.findings[ply] ?? null, line.kind).slice(0, line.moves) : [];
    const from = { screen: 'review', id: record.id, ply: line ? ply + 1 : ply } as const;
    analyse.openGame(record, ply, { line: moves, from });
  };
  const onBetter = () => {
    router.replace({ screen: 'review', id: record.id, ply: spot.ply });
    router.open({ screen: 'better', id: record.id });
  };
  const better = view.state === 'whole' && hasMistakes ? onBetter : null;
  const followBetter = () => setSpot({ ply: told.from, line: { kind: 'best', moves: 1 } });
  const words = `${told.place}. ${told.mark ? `${told.mark}. ` : ''}${told.sentences}`;
  return (
    <Table
      table={table}
      title={`Review, ${gameTitle(record)}`}
      rules={game.rules}
      position={{ state: board, options: [], arrows: arrowsAt(game, view, spot, sign !== null) }}
      seats={seats('fixed', WHITE, flipped)}
      reader={near}
      onPlay={() => undefined}
      explain={(from) =>
        board.cells[from] === 0 ? null : 'To try other moves, analyse from here.'
      }
      read={() => ({ problem: 'To try other moves, analyse from here.' })}
      actions={reviewActions({
        ...{ last, ply: spot.ply, onShow: show, onBack: back, onForward: forward, onAnalyse },
        canBack: before !== null,
        canForward: next !== null,
        nextMark: marked.find((one) => one > spot.ply) ?? null,
        onBetter: better,
        onMore: () => table.show({ kind: 'sheet', sheet: 'menu' }),
      })}
      keys={reviewKeys({
        ...{ ply: spot.ply, last, marked, words, onShow: show, onBack: back, onForward: forward },
        ...{ onAnalyse, onBetter: better, chance: chanceWords(white) },
        onLine: told.lines.length > 0 ? followBetter : null,
        summary: () =>
          view.state === 'whole' ? gameSummary(game, view, own) : `${progressWords(view)}.`,
      })}
      course={course}
      advice={null}
      far={
        <ReviewStrip view={view} session={session} place={told.place} sign={sign} white={white} />
      }
      near={
        <div class={styles.root}>
          <Graph
            curve={curve}
            near={near}
            ply={spot.line ? spot.ply + 1 : spot.ply}
            signs={signs}
            words={`${told.place}: ${chanceWords(white)}${told.mark ? `. ${told.mark}` : ''}`}
            onShow={show}
          />
          <Words told={told} spot={spot} onSpot={setSpot} />
        </div>
      }
      aside={
        <MoveList
          view={{
            ...{ moves: game.moves, rules: game.rules, record },
            shown: spot.line ? spot.ply + 1 : spot.ply,
            live: spot.ply === last,
          }}
          session={{ show, showLive: () => show(last) }}
          signs={signs}
          end="To the end"
        />
      }
    >
      <ReviewSheets
        {...{ record, game, view, session, table, ply: spot.ply }}
        onFlip={() => setFlipped(!flipped)}
      />
    </Table>
  );
}

/** What there is to tell, as one object for each change of it. */
function useReviewCourse(
  view: ReviewView,
  spot: Spot,
  told: Told,
  white: number | null,
): ReviewCourse {
  return useMemo(
    () => ({
      ...{ state: view.state, problem: view.problem, progress: progressWords(view) },
      ...{ spot, told, chance: chanceWords(white) },
    }),
    [view.state, view.problem, spot, told, white],
  );
}

/** After a marked move, where the better one would have gone; in a line, nothing but the line. */
function arrowsAt(
  game: ReviewedGame,
  view: ReviewView,
  { ply, line }: Spot,
  isMarked: boolean,
): BoardArrow[] {
  const finding = view.findings[ply - 1];
  const [best] = finding?.best.moves ?? [];
  if (line || !isMarked || best === undefined || best === game.moves[ply - 1]?.text) return [];
  const option = game.options(ply - 1).find(({ text }) => text === best);
  const arrow = option && arrowOf(option, 1, 'note');
  return arrow ? [arrow] : [];
}
