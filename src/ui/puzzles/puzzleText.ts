// What a puzzle says: what is asked, why a move is wrong, what came of it; also to screen readers.

import type { PlanWords } from '../../games/plans';
import { judgePly } from '../../review/marks';
import { colourOf } from '../../rules/position';
import { opposite } from '../../rules/types';
import type { PuzzlePhase, PuzzleTask, PuzzleView, Tried } from '../../session/puzzle/types';
import { percentText } from '../../words/reviewText';
import { createSpeaker } from '../../words/speaker';
import type { CalloutKind } from '../table/Callout';
import { lastMoveText, moveCountText, pieceHintText, shownMoveText } from '../words/moveText';
import { colourName } from '../words/names';
import { wrongMoveText } from '../words/wrongMoveText';

type SlowPhase = Extract<PuzzlePhase, { kind: 'slow' }>;

/** What has to be done, after "White to move". */
const ASKS: Readonly<Record<PuzzleTask['promised'], string>> = {
  win: ' and win in ',
  gain: ' and come out clearly ahead',
  defence: ' and save the game',
  better: '',
};

/** Why another move does not do, where the engine's numbers say nothing plain and no win is promised. */
const OTHERWISE: Readonly<Record<Exclude<PuzzleTask['promised'], 'win'>, string>> = {
  gain: 'You could gain more here.',
  defence: 'It doesn’t save the game.',
  better: 'It gives too much away.',
};

/** What is asked, in one sentence: "White to move and win in 2 moves." */
export function askText({ task, rules, solver, left }: PuzzleView): string {
  const side = colourName(solver);
  const { mistake, promised, line } = task;
  const played = mistake?.played?.moves[0];
  const judged = judgePly(mistake, 0);
  if (promised === 'win') return `${side} to move${ASKS.win}${moveCountText(left)}.`;
  if (played === undefined || !judged) return `${side} to move${ASKS[promised]}.`;
  const position = rules.parse(line.start);
  for (const text of line.moves) position.make(rules.parseMove(position, text));
  const notation = rules.notation(position, rules.parseMove(position, played));
  const cost = `from ${percentText(judged.before)} to ${percentText(judged.after)}`;
  return `${side} played ${notation}, and ${side}’s chances fell ${cost}. Find a better move.`;
}

/** What stands below the board now; `after` goes on where it has been solved or shown. `words` are the game's own. */
export function puzzleText(view: PuzzleView, after: string, words?: PlanWords | null): string {
  const { phase, hint } = view;
  switch (phase.kind) {
    case 'judging':
      return 'Let me see…';
    case 'wrong':
      return wrongText(view, phase.tried, words ?? undefined);
    case 'slow':
      return slowText(view, phase);
    case 'solved':
      return `${solvedText(view)} ${after}`.trim();
    case 'shown':
      return `This is the solution. ${after}`.trim();
    case 'asked':
    case 'answering': {
      if (view.board.lastMove !== null && view.solved === null)
        return `Right so far. ${askText(view)}`;
      return hint ? `${askText(view)} ${hintText(view)}` : askText(view);
    }
  }
}

/** What the board marks, also in text for screen readers. */
function hintText(view: PuzzleView): string {
  const { hint } = view;
  if (!hint) return '';
  const { move, whole } = hint;
  return whole && move.from !== null ? `${shownMoveText(view, move)}.` : pieceHintText(view, move);
}

function wrongText(view: PuzzleView, tried: Tried, words: PlanWords | undefined): string {
  const { task, left, rules, solver } = view;
  const { promised } = task;
  const { notation, finding, answerNotation } = tried;
  const otherwise =
    promised === 'win' ? `It doesn’t win in ${moveCountText(left)}.` : OTHERWISE[promised];
  const speaker = createSpeaker(rules, solver, solver, words);
  return wrongMoveText(notation, finding, answerNotation, otherwise, speaker);
}

/** Of a forced win that takes longer than the solution. */
function slowText({ left }: PuzzleView, { notation, isFirst }: SlowPhase): string {
  return isFirst
    ? `${notation} wins too, but takes longer. Find the win in ${moveCountText(left)}.`
    : `${notation} also wins in the end. The win in ${moveCountText(left)} is still there.`;
}

function solvedText({ phase, solved }: PuzzleView): string {
  if (phase.kind !== 'solved') return '';
  const also: Record<typeof phase.how, string> = {
    solution: '',
    forcedWin: ' That wins by force, too.',
    asGood: ' That’s as good as the best move.',
  };
  return `${solved ? 'Solved.' : 'Found.'}${also[phase.how]}`;
}

/** Whether a move that is not the solution is on the board. */
export const isTried = ({ phase: { kind } }: PuzzleView): boolean =>
  kind === 'wrong' || kind === 'slow';

/** How the box around the text is coloured. */
export function calloutKind({ phase }: PuzzleView): CalloutKind {
  if (phase.kind === 'wrong') return 'wrong';
  return phase.kind === 'solved' || phase.kind === 'shown' ? 'done' : 'asked';
}

/** What changed, for screen readers: moves, and then what is said of them. */
export function puzzleAnnouncement(
  before: PuzzleView,
  now: PuzzleView,
  words?: PlanWords | null,
): string {
  const parts: string[] = [];
  if (now.board !== before.board && now.board.lastMove && now.notation) {
    const moved = now.board.lastMove.effects.moved[0];
    const mover = moved ? colourOf(moved.code) : opposite(now.board.side);
    parts.push(`${colourName(mover)}: ${lastMoveText(now.rules, now.board, now.notation)}.`);
  }
  const { kind } = now.phase;
  if (kind !== before.phase.kind) {
    if (kind === 'solved' || kind === 'shown' || isTried(now))
      parts.push(puzzleText(now, '', words));
    if (kind === 'asked' && isTried(before)) parts.push('Taken back.');
  }
  if (now.hint && now.hint !== before.hint) parts.push(hintText(now));
  return parts.join(' ');
}
