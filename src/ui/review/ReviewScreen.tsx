// A review at the table: the game with what each move cost, and what would have been better.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { arrowOf, type BoardArrow } from '../../board/Arrows';
import { textsOf } from '../../language/texts';
import { isLoss, judgePly, lossesToRetry } from '../../review/marks';
import { BLACK, WHITE } from '../../rules/types';
import { movesOf, type ReviewCursor, type ReviewedGame } from '../../session/review/reviewedGame';
import type { OpenedReview, ReviewView } from '../../session/review/reviewSession';
import { ownColour, readersColour } from '../../storage/record';
import { useAnalyse } from '../analysis/useAnalyse';
import { NotOpened } from '../home/EmptyState';
import { useTitle } from '../routing/router';
import { useObservable, useServices } from '../services';
import { useView, useVisibility } from '../sessions/useSession';
import { useAnnouncements } from '../table/Announcer';
import { NoticeBar } from '../table/bars';
import { turnText } from '../table/keys';
import { MoveList } from '../table/MoveList';
import { Table } from '../table/Table';
import { seats, useTable } from '../table/useTable';
import { gameTitle } from '../words/names';
import {
  type AnnouncedReview,
  type Commentary,
  chanceAt,
  chanceText,
  commentaryAt,
  gameSummary,
  heardPlace,
  progressText,
  reviewAnnouncement,
} from './commentary';
import {
  currentCursor,
  nextCursor,
  previousCursor,
  type ReviewControls,
  reviewActions,
  reviewKeys,
} from './controls';
import { Graph } from './Graph';
import { type MomentsOf, punishmentOf, sidesOf, useReviewMarks } from './marks';
import { CommentaryPanel, type ReviewSheet, ReviewSheets, ReviewStrip } from './ReviewPanels';
import styles from './review.module.css';
import { useReview } from './reviews';

const texts = textsOf('review');

interface ReviewScreenProps {
  /** Of the game. */
  readonly id: string;
  /** The ply to show first; null for the start, with the summary. */
  readonly ply: number | null;
}

export function ReviewScreen({ id, ply }: ReviewScreenProps) {
  const { router } = useServices();
  const [opening, openAgain] = useReview(id);
  switch (opening.state) {
    case 'opening':
      return null;
    case 'open':
      return <ReviewTable opened={opening.opened} first={ply ?? 0} />;
    case 'unfinished':
      // Taken back since the address was made: the game itself goes on.
      queueMicrotask(() => router.replace({ screen: 'game', id }));
      return null;
    case 'missing':
      return <NotOpened what="game" problem={null} onRetry={openAgain} />;
    case 'failed':
      return <NotOpened what="game" problem={opening} onRetry={openAgain} />;
  }
}

interface ReviewTableProps {
  readonly opened: OpenedReview;
  /** The ply to show first. */
  readonly first: number;
}

function ReviewTable({ opened, first }: ReviewTableProps) {
  const { record, game, session } = opened;
  const { router, settings } = useServices();
  const { moveStyle } = useObservable(settings);
  const analyse = useAnalyse();
  const view = useView(session);
  const own = readersColour(record);
  const last = game.moves.length;
  const [chosen, setCursor] = useState<ReviewCursor>({ ply: Math.min(first, last), line: null });
  const cursor = currentCursor(chosen, view);
  // For good: the board stays at the move when the line is found again.
  if (cursor !== chosen) setCursor(cursor);
  const [flipped, setFlipped] = useState(ownColour(record) === BLACK);
  const near = flipped ? BLACK : WHITE;
  const board = game.board(cursor, view.findings[cursor.ply] ?? null);
  const table = useTable<ReviewSheet>(board);
  useTitle(texts.pageTitle(gameTitle(record)));
  useVisibility(session);
  useEffect(() => session.start(), [session]);

  const [momentsOf, setMomentsOf] = useState<MomentsOf>(null);
  const { glyphs, moments, momentGlyphs, curve, hasMistakes } = useReviewMarks(
    view,
    own,
    near,
    momentsOf,
  );
  const commentary = useMemo(
    () => commentaryAt(game, view, cursor, own, moments),
    [game, view, cursor, own, moments],
  );
  const { place, mark, sentences, lines, from } = commentary;
  const white = chanceAt(view, cursor);
  const glyph = cursor.line ? null : (glyphs.get(cursor.ply) ?? null);
  const landed = board.lastMove?.to ?? null;
  const badge =
    glyph && landed !== null ? { cell: landed, kind: glyph.kind, text: glyph.text } : null;
  const heard = heardPlace(game, board, cursor, place, moveStyle);
  const announcement = useAnnouncements(
    useAnnouncedReview(view, cursor, commentary, heard, white),
    reviewAnnouncement,
  );

  const show = (ply: number) => setCursor({ ply, line: null });
  // A line begins before the marked move, which is the one that is looked at.
  const shownPly = cursor.line ? cursor.ply + 1 : cursor.ply;
  const next = nextCursor(game, view, cursor);
  const before = previousCursor(cursor);
  const forward = () => next && setCursor(next);
  const back = () => before && setCursor(before);
  const onAnalyse = () => {
    const { ply, line } = cursor;
    const moves = line ? movesOf(view.findings[ply] ?? null, line.kind).slice(0, line.moves) : [];
    const shown = { screen: 'review', id: record.id, ply: shownPly } as const;
    analyse.openGame(record, ply, { line: moves, from: shown });
  };
  const retryMistakes = () => {
    router.replace({ screen: 'review', id: record.id, ply: shownPly });
    const at = shownPly - 1;
    const isTask = lossesToRetry(view.findings, sidesOf(own)).some(({ ply }) => ply === at);
    router.open({ screen: 'better', id: record.id, ...(isTask && { ply: at }) });
  };
  const switchMoments = () => {
    const isOwn = momentsOf === null;
    setMomentsOf(isOwn ? own : null);
    return isOwn ? texts.momentsOfYoursShown : texts.momentsOfBothShown;
  };
  const followBetter = () => setCursor({ ply: from, line: { kind: 'best', moves: 1 } });
  const marking = mark === null ? '' : `${mark}. `;
  const controls: ReviewControls = {
    ...{
      ply: cursor.ply,
      last,
      moments,
      onShow: show,
      onBack: back,
      onForward: forward,
      onAnalyse,
    },
    text: `${place}. ${marking}${sentences}`,
    summary: () =>
      view.state === 'whole' ? gameSummary(game, view, own) : `${progressText(view)}.`,
    isWhole: view.state === 'whole',
    isChecked: view.findings[from] != null,
    chance: chanceText(white),
    onLine: lines.length > 0 ? followBetter : null,
    onRetry: view.state === 'whole' && hasMistakes ? retryMistakes : null,
    onMoments: own === null ? null : switchMoments,
    onMore: () => table.show({ kind: 'sheet', sheet: 'menu' }),
  };
  return (
    <Table
      table={table}
      title={texts.title(gameTitle(record))}
      rules={game.rules}
      position={{ state: board, options: [], arrows: arrowsAt(game, view, cursor), badge }}
      seats={seats('fixed', WHITE, flipped)}
      reader={near}
      onPlay={() => undefined}
      explain={(from) => (board.cells[from] === 0 ? null : texts.tryInAnalysis)}
      read={() => ({ problem: texts.tryInAnalysis })}
      actions={reviewActions(controls)}
      keys={reviewKeys(controls)}
      facts={() => [`${place}.`, turnText({ rules: game.rules, board }, null)]}
      announcement={announcement}
      advice={null}
      far={<ReviewStrip view={view} session={session} place={place} glyph={glyph} white={white} />}
      notice={
        view.unsaved !== null && (
          <NoticeBar
            trouble={{
              notice: texts.notSaved(view.unsaved),
              ...{ canRetry: true, unsaved: true, superseded: false },
            }}
            onRetry={() => session.retrySave()}
          />
        )
      }
      near={
        <div class={styles.root}>
          <Graph
            curve={curve}
            near={near}
            ply={shownPly}
            glyphs={momentGlyphs}
            valueText={
              mark === null
                ? texts.graphValue(place, chanceText(white))
                : texts.graphValueMarked(place, chanceText(white), mark)
            }
            onShow={show}
          />
          <CommentaryPanel commentary={commentary} cursor={cursor} onCursor={setCursor} />
        </div>
      }
      aside={
        <MoveList
          view={{
            ...{ moves: game.moves, rules: game.rules, record },
            shown: shownPly,
            live: cursor.ply === last,
          }}
          session={{ show, showLive: () => show(last) }}
          signs={glyphs}
          end={texts.toEnd}
          steps={{ back: before && back, forward: next && forward }}
        />
      }
    >
      <ReviewSheets
        {...{ record, game, view, session, table, ply: shownPly }}
        onFlip={() => setFlipped(!flipped)}
        moments={
          own === null
            ? null
            : { areOwn: momentsOf !== null, onSwitch: () => table.say(switchMoments()) }
        }
      />
    </Table>
  );
}

/** What screen readers may hear of, as one object for each change of it. */
function useAnnouncedReview(
  view: ReviewView,
  cursor: ReviewCursor,
  commentary: Commentary,
  heard: string,
  white: number | null,
): AnnouncedReview {
  return useMemo(
    () => ({
      ...{ state: view.state, problem: view.problem, progress: progressText(view) },
      ...{ cursor, commentary, heard, chance: white === null ? null : chanceText(white) },
    }),
    [view.state, view.problem, cursor, commentary, heard, white],
  );
}

/**
 * After a move that lost something, where the better one would have gone, and how the other side punishes it; in a line, nothing
 * but the line.
 */
function arrowsAt(game: ReviewedGame, view: ReviewView, { ply, line }: ReviewCursor): BoardArrow[] {
  const finding = view.findings[ply - 1] ?? null;
  if (line || !finding || !isLoss(judgePly(finding, ply - 1)?.mark ?? null)) return [];
  const option = game.options(ply - 1).find(({ text }) => text === finding.best.moves[0]);
  const better = option && arrowOf(option, 1, 'note');
  const reply = punishmentOf(game, finding, ply - 1);
  const danger = reply && arrowOf(reply, 1, 'threat');
  return [better, danger].filter((arrow) => arrow != null);
}
