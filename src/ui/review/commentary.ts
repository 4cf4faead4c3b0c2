// What a review says: the summary at the start, a marked move, the move of a line; progress; and what screen
// readers announce.

import { shownNotation } from '../../games/alphabet';
import { textsOf } from '../../language/texts';
import { decidedGame, forWhite, whiteChances } from '../../review/gameChances';
import { judgePly } from '../../review/marks';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import {
  type LineKind,
  movesOf,
  type ReviewCursor,
  type ReviewedGame,
  type ReviewedMove,
} from '../../session/review/reviewedGame';
import type { ReviewView } from '../../session/review/reviewSession';
import type { BoardState } from '../../session/types';
import { itemAt } from '../../util/items';
import { moveSentences, percentText, summaryText } from '../../words/reviewText';
import { createSpeaker } from '../../words/speaker';
import type { Settings } from '../settings/settings';
import { playedMoveText } from '../words/moveText';
import { colourName } from '../words/names';
import { markLabel } from './marks';

const texts = textsOf('review');

/** One of the engine's lines, to be played through. */
interface CommentaryLine {
  readonly kind: LineKind;
  /** "Better", "Played". */
  readonly label: string;
  readonly notations: readonly string[];
}

export interface Commentary {
  /** The place in a few words: "12. Rc4", "Start". */
  readonly place: string;
  /** The mark's name, or null. */
  readonly mark: string | null;
  readonly sentences: string;
  /** Which of the key moments it is: "3 of 5"; null for any other move. */
  readonly moment: string | null;
  /** Lines that begin before the move shown; empty where nothing was marked. */
  readonly lines: readonly CommentaryLine[];
  /** The ply that the lines begin at. */
  readonly from: number;
}

/** Moves from a ply on, as the language writes them. */
export const shownMoves = (game: ReviewedGame, ply: number, moves: readonly string[]): string[] =>
  game.notations(ply, moves).map((notation) => shownNotation(game.rules, notation));

/** "12. Rc4", "12... Rc4". */
export const numberedMove = (
  { rules }: Pick<ReviewedGame, 'rules'>,
  { number, second, notation }: ReviewedMove,
): string => `${number}${second ? '...' : '.'} ${shownNotation(rules, notation)}`;

/** The whole game in three sentences at most. */
export const gameSummary = (game: ReviewedGame, view: ReviewView, reader: Colour | null): string =>
  summaryText({
    speakerOf: (mover) => createSpeaker(game.rules, mover, reader),
    findings: view.findings,
    ending: view.ending,
    reader,
    nameOf: (ply) => {
      const { number, notation } = itemAt(game.moves, ply);
      return texts.moveInSummary(number, shownNotation(game.rules, notation));
    },
  });

/** White's chance where the board stands, as the words about the move shown tell it; null where it is not known. */
export function chanceAt(view: ReviewView, { ply, line }: ReviewCursor): number | null {
  const finding = view.findings[ply];
  const found = line && finding?.[line.kind];
  if (found) return forWhite(found.chance, finding.side);
  const judged = judgePly(view.findings[ply - 1] ?? null, ply - 1);
  if (judged) return forWhite(judged.after, judged.side);
  return whiteChances(view.findings, view.ending)[ply] ?? null;
}

export function commentaryAt(
  game: ReviewedGame,
  view: ReviewView,
  cursor: ReviewCursor,
  reader: Colour | null,
  /** Plies after the key moments. */
  moments: readonly number[] = [],
): Commentary {
  const { ply, line } = cursor;
  if (line) return lineCommentary(game, view, ply, line);
  const move = game.moves[ply - 1];
  if (!move) {
    const sentences = startText(game, view, reader);
    return { place: texts.start, mark: null, moment: null, sentences, lines: [], from: 0 };
  }
  const finding = view.findings[ply - 1] ?? null;
  const judged = judgePly(finding, ply - 1);
  const place = numberedMove(game, move);
  const plain = { place, mark: null, moment: null, lines: [], from: ply - 1 };
  if (!finding || !judged) return { ...plain, sentences: texts.notChecked };
  const { mark, side, before, after } = judged;
  if (!mark) {
    return { ...plain, sentences: changeText(side, before, after, reader) };
  }
  const speaker = createSpeaker(game.rules, side, reader);
  const { wrong, right } = moveSentences(finding, judged, speaker);
  const decided = decidedGame(judged, view.findings, view.ending);
  return {
    ...plain,
    moment: momentText(moments, ply),
    mark: markLabel(mark, decided),
    sentences: right === null ? wrong : `${wrong} ${right}`,
    lines: mark.kind === 'only' ? [] : linesOf(game, view, ply - 1),
  };
}

/** The game as a whole; while it isn't known, what to expect: the strip says how far the review is. */
function startText(game: ReviewedGame, view: ReviewView, reader: Colour | null): string {
  if (view.state === 'working') return texts.checking;
  if (view.state !== 'whole') return view.done === 0 ? texts.notChecked : texts.checkedSoFar;
  const summary = gameSummary(game, view, reader);
  return view.outdated ? `${summary} ${texts.outdated}` : summary;
}

/** What a move without a mark did to its side's chances. */
function changeText(side: Colour, from: number, to: number, reader: Colour | null): string {
  const [before, after] = [percentText(from), percentText(to)];
  if (side === reader)
    return before === after ? texts.yourChancesStay(after) : texts.yourChancesWent(before, after);
  const colour = colourName(side);
  return before === after
    ? texts.chancesStay(colour, after)
    : texts.chancesWent(colour, before, after);
}

/** "3 of 5", or null. */
function momentText(moments: readonly number[], ply: number): string | null {
  const index = moments.indexOf(ply);
  return index < 0 ? null : texts.momentOf(index + 1, moments.length);
}

function linesOf(game: ReviewedGame, view: ReviewView, ply: number): CommentaryLine[] {
  const finding = view.findings[ply] ?? null;
  const line = (kind: LineKind): CommentaryLine => ({
    kind,
    label: texts.lines[kind],
    notations: shownMoves(game, ply, movesOf(finding, kind)),
  });
  return [line('best'), line('played')];
}

function lineCommentary(
  game: ReviewedGame,
  view: ReviewView,
  ply: number,
  { kind, moves }: NonNullable<ReviewCursor['line']>,
): Commentary {
  const lines = linesOf(game, view, ply);
  const notation = lines.find((line) => line.kind === kind)?.notations[moves - 1] ?? '';
  return {
    place: notation,
    mark: null,
    moment: null,
    sentences: texts.lineAbout[kind](numberedMove(game, itemAt(game.moves, ply))),
    lines,
    from: ply,
  };
}

/** The leader's chances, for screen readers: "White’s chances: 63 percent". */
export function chanceText(white: number | null): string {
  if (white === null) return texts.chancesUnknown;
  const leader = colourName(white >= 0.5 ? WHITE : BLACK);
  return texts.leaderChances(leader, percentText(Math.max(white, 1 - white)));
}

/** How far a review has come, without a full stop. */
export function progressText(
  view: Pick<ReviewView, 'state' | 'done' | 'findings' | 'millisecondsLeft' | 'problem'>,
): string {
  const { state, done, findings, millisecondsLeft, problem } = view;
  if (problem !== null) return texts.stopped(problem);
  const all = findings.length;
  if (state !== 'working') return texts.reviewedOf(done, all);
  if (millisecondsLeft === null || done === 0) return texts.reviewingOf(done, all);
  const seconds = Math.max(1, Math.round(millisecondsLeft / 1000));
  return seconds < 90
    ? texts.secondsLeft(done, all, seconds)
    : texts.minutesLeft(done, all, Math.round(seconds / 60));
}

export interface AnnouncedReview extends Pick<ReviewView, 'state' | 'problem'> {
  /** How far the work has come. */
  readonly progress: string;
  readonly cursor: ReviewCursor;
  /** The place for listening. */
  readonly heard: string;
  readonly commentary: Commentary;
  /** The leader's chances; null where they are not known. */
  readonly chance: string | null;
}

/** What to announce, empty for nothing: single findings are not announced. */
export function reviewAnnouncement(before: AnnouncedReview, now: AnnouncedReview): string {
  if (before.problem !== now.problem && now.problem !== null) return `${now.progress}.`;
  if (before.state !== now.state && now.state === 'whole') {
    return texts.complete(spokenCommentary(now));
  }
  // The button that stops or resumes names only the next action, so announce the state.
  if (before.state !== now.state) return `${now.progress}.`;
  return before.cursor === now.cursor ? '' : spokenCommentary(now);
}

function spokenCommentary({ heard, commentary, chance }: AnnouncedReview): string {
  const { mark, moment, sentences } = commentary;
  if (mark === null) return `${heard}. ${sentences}${chance === null ? '' : ` ${chance}.`}`;
  const which = moment === null ? '' : ` ${texts.keyMoment(moment)}`;
  return `${heard}. ${mark}. ${sentences}${which}`;
}

/** "Move 2. Black: queen d8 to d2-d3, takes a pawn"; without the number within a line, of which `place` is the notation. */
export function heardPlace(
  { rules, moves }: Pick<ReviewedGame, 'rules' | 'moves'>,
  board: BoardState,
  { ply, line }: ReviewCursor,
  place: string,
  style: Settings['moveStyle'] = 'full',
): string {
  const { lastMove } = board;
  if (!lastMove) return place;
  const move = line ? null : itemAt(moves, ply - 1);
  const notation = move?.notation ?? place;
  const said = playedMoveText(
    colourName(lastMove.side),
    rules,
    { ...lastMove, notation },
    { style },
  );
  return move ? texts.moveHeard(move.number, said) : said;
}
