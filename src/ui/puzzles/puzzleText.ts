// What a puzzle says: what is asked, why a move is wrong, what came of it; also to screen readers.

import { shownMove, shownNotation } from '../../games/alphabet';
import { type RuleSet, stageName } from '../../games/ruleSet';
import { textsOf } from '../../language/texts';
import { judgePly } from '../../review/marks';
import { TAG_PASS } from '../../rules/move';
import { opposite } from '../../rules/types';
import type { PuzzlePhase, PuzzleTask, PuzzleView, Tried } from '../../session/puzzle/types';
import { percentText } from '../../words/reviewText';
import { solutionText } from '../../words/solutionText';
import { createSpeaker } from '../../words/speaker';
import type { Settings } from '../settings/settings';
import type { CalloutKind } from '../table/bars';
import { pieceHintText, playedMoveText, shownMoveText, wrongMoveText } from '../words/moveText';
import { colourName } from '../words/names';

const texts = textsOf('puzzle');

type SlowPhase = Extract<PuzzlePhase, { kind: 'slow' }>;

/** What is asked, in one sentence: "White to move and win in 2 moves." */
export function askText({ task, rules, solver, left }: PuzzleView): string {
  const side = colourName(solver);
  const { mistake, promised, line } = task;
  const played = mistake?.played?.moves[0];
  const judged = judgePly(mistake, 0);
  if (promised === 'win') return texts.ask.win(side, left);
  if (promised === 'stage') return texts.ask.stage(side, stageText(rules, task));
  if (played === undefined || !judged) return texts.ask[promised](side);
  const position = rules.parse(line.start);
  for (const text of line.moves) position.make(rules.parseMove(position, text));
  const notation = shownMove(rules, position, rules.parseMove(position, played));
  const { before, after } = judged;
  return texts.askBetter(side, notation, percentText(before), percentText(after));
}

/** The stage that a puzzle is about: "race". */
const stageText = (rules: RuleSet, { line }: PuzzleTask): string =>
  stageName(rules, rules.parseSetup(line.start).terrain);

/** What stands below the board now. */
export function puzzleText(view: PuzzleView): string {
  const { phase, hint } = view;
  switch (phase.kind) {
    case 'judging':
      return texts.judging;
    case 'wrong':
      return wrongText(view, phase.tried);
    case 'slow':
      return slowText(view, phase);
    case 'solved':
    case 'shown': {
      if (isStepping(view)) return moveText(view);
      const why = whyText(view);
      if (phase.kind === 'shown') return why ? texts.solution(why) : texts.thisIsSolution;
      return `${solvedText(view)} ${why}`.trim();
    }
    case 'answering':
      return view.solved === null ? texts.rightSoFar : moveText(view);
    case 'asked': {
      const isRight = view.board.lastMove !== null && view.solved === null;
      const reply = isReply(view) && moveText(view);
      const parts = [isRight && texts.rightSoFar, reply, askText(view), hint && hintText(view)];
      return parts.filter(Boolean).join(' ');
    }
  }
}

/** Whether the solution stands on the board somewhere before its end. */
const isStepping = ({ step, task }: PuzzleView): boolean =>
  step !== null && step < task.moves.length;

/** Whether the other side made the last move on the board. */
const isReply = ({ board: { lastMove }, solver }: PuzzleView): boolean =>
  lastMove !== null && lastMove.side !== solver;

/** The move on the board, and that a reply is one: "Black answers Rxrb." */
function moveText(view: PuzzleView): string {
  const { board, rules, notation, solver } = view;
  if (board.lastMove === null) return texts.begins;
  const side = colourName(isReply(view) ? opposite(solver) : solver);
  if (board.lastMove.tag === TAG_PASS) return texts.passes(side);
  return (isReply(view) ? texts.answers : texts.plays)(side, shownNotation(rules, notation));
}

/** Why the solution works; empty until that is known. */
function whyText({ phase, why, task, rules, solver }: PuzzleView): string {
  const isSolution =
    phase.kind === 'shown' || (phase.kind === 'solved' && phase.how === 'solution');
  if (!why || !isSolution) return '';
  const { line, moves, promised } = task;
  const position = rules.parse(line.start);
  for (const text of line.moves) position.make(rules.parseMove(position, text));
  const speaker = createSpeaker(rules, solver, solver);
  return solutionText({ rules, position, moves, promised, reason: why.reason }, speaker) ?? '';
}

/** What the board marks, also in text for screen readers. */
function hintText(view: PuzzleView): string {
  const { hint } = view;
  if (!hint) return '';
  const { move, whole } = hint;
  return whole && move.from !== null ? `${shownMoveText(view, move)}.` : pieceHintText(view, move);
}

function wrongText(view: PuzzleView, tried: Tried): string {
  const { task, left, rules, solver } = view;
  const { promised } = task;
  const notation = shownNotation(rules, tried.notation);
  const answer = tried.answerNotation && shownNotation(rules, tried.answerNotation);
  const { finding } = tried;
  const speaker = createSpeaker(rules, solver, solver);
  // Chances are of the whole game, of which a stage decides little.
  if (promised === 'stage') {
    const lost = texts.wrong.stage(stageText(rules, task));
    return wrongMoveText(notation, null, answer, lost, speaker);
  }
  // Where the engine's numbers say nothing plain.
  const otherwise = promised === 'win' ? texts.wrong.win(left) : texts.wrong[promised];
  return wrongMoveText(notation, finding, answer, otherwise, speaker);
}

/** Moves beyond the solution up to which a slower win tells its own number; a longer one is out of sight. */
const MAX_MOVES_MORE = 4;

/** Of a forced win that takes longer than the solution. */
function slowText({ left, rules }: PuzzleView, phase: SlowPhase): string {
  const { isFirst, moves } = phase;
  const notation = shownNotation(rules, phase.notation);
  const then = isFirst ? texts.findFast(left) : texts.fastIsThere(left);
  if (moves === null || moves > left + MAX_MOVES_MORE) return `${texts.slow(notation)} ${then}`;
  // No other move wins as fast as the solution, so one move more is exact.
  const winsIn = moves > left + 1 ? texts.slowInAtMost : texts.slowIn;
  return `${winsIn(notation, moves)} ${then}`;
}

function solvedText({ phase, solved }: PuzzleView): string {
  if (phase.kind !== 'solved') return '';
  const also: Record<typeof phase.how, string> = {
    solution: '',
    forcedWin: texts.alsoWins,
    asGood: texts.asGood,
  };
  return `${solved ? texts.solved : texts.found} ${also[phase.how]}`.trim();
}

/** Whether a move that is not the solution is on the board. */
export const isTried = ({ phase: { kind } }: PuzzleView): boolean =>
  kind === 'wrong' || kind === 'slow';

/** How the box around the text is coloured. */
export function calloutKind({ phase }: PuzzleView): CalloutKind {
  if (phase.kind === 'wrong') return 'wrong';
  // Who has been shown the solution has not done it.
  return phase.kind === 'solved' ? 'done' : 'asked';
}

/** What changed, for screen readers: moves, and then what is said of them. */
export function puzzleAnnouncement(
  before: PuzzleView,
  now: PuzzleView,
  after: string,
  style: Settings['moveStyle'] = 'full',
): string {
  const parts: string[] = [];
  const { kind } = now.phase;
  const isNewPhase = kind !== before.phase.kind;
  const isJudged = isNewPhase && (kind === 'solved' || kind === 'shown' || isTried(now));
  const verdict = isJudged ? puzzleText(now) : '';
  const { rules, board, notation } = now;
  if (board !== before.board && board.lastMove && notation) {
    const isAnswer = isReply(now);
    const side = colourName(isAnswer ? opposite(now.solver) : now.solver);
    const isPass = board.lastMove.tag === TAG_PASS;
    const who = isAnswer && !isPass ? texts.answering(side) : side;
    const how = { followedBy: verdict, style };
    parts.push(`${playedMoveText(who, rules, { ...board.lastMove, notation }, how)}.`);
  } else if (now.step === 0 && now.step !== before.step) parts.push(moveText(now));
  if (isJudged) parts.push(verdict, after);
  if (isNewPhase && kind === 'asked' && isTried(before)) parts.push(texts.takenBack);
  if (now.hint && now.hint !== before.hint) parts.push(hintText(now));
  // Known as soon as the solution is played, it is part of what is said of that.
  if (now.why && now.why !== before.why && !isNewPhase) parts.push(whyText(now));
  return parts.filter(Boolean).join(' ');
}
