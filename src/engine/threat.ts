// A threat: what the other side would do if it were to move, in one short sentence as far as the line shows it plainly.
// Where the turn cannot pass, why not.

import type { HintPhrases, RuleSet } from '../games/game';
import { wholeName } from '../rules/board';
import { effectsOf, exchangesArmies } from '../rules/effects';
import { legalMoves } from '../rules/legalMoves';
import { moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import type { Position } from '../rules/position';
import { type Colour, opposite, WHITE } from '../rules/types';
import { lastingBalance, type ShownLine, showLine, wholeLine } from './hintLine';
import {
  codesOf,
  inMoves,
  leastGain,
  piecesText,
  pieceThere,
  sentence,
  threatText,
} from './hintPhrases';
import { movesToEnd } from './score';
import type { RootTask, SearchResult } from './search';

const nameOf = (colour: Colour): string => (colour === WHITE ? 'White' : 'Black');

/** Whether the side to move must choose an army: no piece moves before that. */
function mustChoose(position: Position): boolean {
  const [move] = legalMoves(position);
  return move !== undefined && exchangesArmies(effectsOf(position, move));
}

/** Passes the turn, to be taken back with unmake; or a sentence that says why it cannot pass, and nothing is done. */
export function passTurn(position: Position): string | null {
  const [own, other] = [nameOf(position.side), nameOf(opposite(position.side))];
  if (position.inCheck())
    return `${own} stands in check, which must be answered before ${other} moves.`;
  if (mustChoose(position)) return `${own} has to choose before any piece moves.`;
  position.makeNull();
  if (!position.outcome()) return null;
  position.unmake();
  return `${other} would have nothing to do here.`;
}

interface ThreatTask {
  readonly rules: RuleSet;
  readonly words: HintPhrases;
  /** After the move; left as it was. */
  readonly position: Position;
  /** By piece code, in centipawns. */
  readonly values: Int16Array;
  /** Searches the position as it stands. */
  readonly look: (task: Pick<RootTask, 'limits' | 'lines'>) => SearchResult;
  /** For each look. */
  readonly nodes: number;
}

/** A win that is farther away is no threat that anybody sees. */
const MAX_THREAT_MOVES = 2;

/** The threat in the position, or null where there is none, or the turn cannot pass. */
export function threatIn(task: ThreatTask): string | null {
  const { position, look, nodes, values } = task;
  if (position.outcome() || passTurn(position) !== null) return null;
  const { report } = look({ limits: { nodes }, lines: 1 });
  const threat =
    report &&
    predicate(task, report.score, showLine(position, wholeLine(task, report, { nodes }), values));
  position.unmake();
  return threat && sentence(threat);
}

function predicate(task: ThreatTask, score: number, shown: ShownLine): string | null {
  const moves = movesToEnd(score);
  if (moves === null) return winsPieces(task, shown);
  return moves > 0 && moves <= MAX_THREAT_MOVES ? wins(task, shown, moves) : null;
}

function wins({ rules, words }: ThreatTask, { plies, outcome }: ShownLine, moves: number): string {
  const reason = outcome?.reason ?? null;
  const [first] = plies;
  if (reason === 'checkmate' && moves === 1 && first && moveTag(first.move) === TAG_NORMAL)
    return `threatens checkmate on ${wholeName(rules.board, moveTo(first.move))}`;
  const named = reason === 'checkmate' || (reason !== null && words.wins?.[reason]?.threat);
  return named
    ? `threatens ${threatText(reason, moves, words.wins)}`
    : `threatens to win ${inMoves(moves)}`;
}

function winsPieces({ rules, words, values }: ThreatTask, shown: ShownLine): string | null {
  const captured = shown.plies[0]?.captured ?? [];
  if (captured.length === 0 || lastingBalance(shown) < leastGain(values)) return null;
  const prey =
    captured.length === 1 ? pieceThere(rules, captured[0]) : piecesText(rules, codesOf(captured));
  return `${words.captures?.threatens ?? 'threatens'} ${prey}`;
}
