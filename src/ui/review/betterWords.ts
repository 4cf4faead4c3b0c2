// The question for a better move, and what is said of the one tried.
import { judgePly } from '../../review/marks';
import { percent } from '../../review/words';
import { itemAt } from '../../rules/items';
import type { BetterView } from '../../session/review/betterSession';
import type { ReviewedGame } from '../../session/review/reviewedGame';
import { colourName } from '../words/names';
import { pieceHintWords } from '../words/shownMoveWords';
import { notItWords } from '../words/triedWords';
import { numberedMove } from './told';

export function betterWords(game: ReviewedGame, view: BetterView): string {
  const { task, state, hinted } = view;
  const { ply, finding } = task;
  const notation = (move: string) => itemAt(game.notations(ply, [move]), 0);
  switch (state.kind) {
    case 'asked': {
      const judged = judgePly(finding, ply);
      const cost =
        judged && ` took the chance from ${percent(judged.before)} to ${percent(judged.after)}`;
      const question = `${numberedMove(itemAt(game.moves, ply))}${cost ?? ' was a mistake'}. Find a better move for ${colourName(finding.side)}.`;
      return hinted ? `${question} ${hintWords(game, view)}`.trim() : question;
    }
    case 'judging':
      return `${notation(state.move)}: let me see…`;
    case 'found':
      return state.isBest
        ? `${notation(state.move)} is the best move.${does(finding.blame?.right)}`
        : `${notation(state.move)} is good: nearly as good as the best.`;
    case 'wrong':
      return wrongWords(game, view, notation(state.move));
    case 'solution':
      return `The best move is ${notation(state.move)}.${does(finding.blame?.right)}`;
    case 'failed':
      return `${notation(state.move)} could not be judged: ${state.reason}.`;
  }
}

/** In words as well as on the board, for those who listen. */
function hintWords(game: ReviewedGame, { task }: BetterView): string {
  const { ply, finding } = task;
  const best = game.options(ply).find(({ text }) => text === finding.best.moves[0]);
  const board = game.board({ ply, line: null }, null);
  return best ? pieceHintWords({ rules: game.rules, board }, best) : '';
}

const does = (right: string | null | undefined): string => (right ? ` It ${right}.` : '');

/** Why a move does not do, and how it is answered. */
function wrongWords(game: ReviewedGame, { task, state }: BetterView, notation: string): string {
  if (state.kind !== 'wrong') return '';
  const moves = state.finding.played?.moves ?? [];
  const answer = game.notations(task.ply, moves.slice(0, 2))[1] ?? null;
  return notItWords(notation, state.finding, answer, 'It loses too much of the chance.');
}
