// Goes through one game and audits every sentence that the app would say about its moves: hints, threats, the coach's
// questions, the marks of the review and its summary.
import { type GameLine, positionAfter } from '../../../src/engine/api';
import { Engine } from '../../../src/engine/engine';
import type { RuleSet } from '../../../src/games/game';
import { type MoveReason, type PieceRef, partsOf } from '../../../src/reasons/reason';
import { decidingPly, type Ending } from '../../../src/review/gameChances';
import {
  isContradicted,
  isLoss,
  isMistake,
  judgePlies,
  judgePly,
  MIN_LOSS,
} from '../../../src/review/marks';
import { lossOf, type MoveAnalysis } from '../../../src/review/moveAnalysis';
import { opposite } from '../../../src/rules/types';
import { QUESTION_NODES } from '../../../src/session/coach';
import { grammar } from '../../../src/words/grammar';
import { moveSentences, summaryText, warningOf } from '../../../src/words/reviewText';
import { createSpeaker } from '../../../src/words/speaker';
import { still } from '../../engine/support';
import { readNetwork } from '../../support/networks';
import { findingsOf } from '../reviewProof/unevenGames';
import { faultOf } from './checks';
import type { Claim } from './claim';
import { threatIn } from './threatChecks';

export const SOURCES = ['hint', 'threat', 'coach', 'mark', 'summary'] as const;
export type Source = (typeof SOURCES)[number];
export const VERDICTS = [
  'true',
  'vague',
  'empty',
  'false',
  'without reason',
  'contradicted',
  'doubled',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Audited {
  readonly source: Source;
  readonly verdict: Verdict;
  readonly ply: number;
  readonly move: string | null;
  readonly sentence: string;
  readonly reason: MoveReason | null;
  /** What is wrong; null where nothing is. */
  readonly fault: string | null;
}

export interface AuditOptions {
  /** Nodes of a hint; threats and the coach take what the app takes. */
  readonly hintNodes: number;
  /** Part of the app's nodes that reviews take, 1 for all. */
  readonly reviewShare: number;
  /** How many times the hint's nodes a deep look takes. */
  readonly deepFactor: number;
  /** Every how many plies are looked at, and which is the first. */
  readonly every: number;
  readonly from: number;
  /** Whether every ply is reviewed, and the summary is checked; otherwise only marks of the plies looked at. */
  readonly isWhole: boolean;
}

/** Kinds that say all there is to say without a cell or a piece. */
const WHOLE_GAME = new Set([
  'onlyLegalMove',
  'win',
  'winsWith',
  'alike',
  'longestResistance',
  'repetitionWin',
  'draw',
  'onlySave',
  'stopsWin',
  'waits',
  'shelters',
  'allowsWin',
  'check',
  'castles',
  'choice',
  'avoids',
]);

export async function auditGame(
  rules: RuleSet,
  values: Int16Array,
  line: GameLine,
  { hintNodes, reviewShare, deepFactor, every, from, isWhole }: AuditOptions,
): Promise<Audited[]> {
  const engine = new Engine({ control: still, readNetwork, megabytes: 16, random: () => 1 });
  const judge = new Engine({ control: still, readNetwork, megabytes: 32, random: () => 1 });
  const deep: Claim['deep'] = (asked, move) =>
    judge.judge({ line: asked, move, nodes: deepFactor * hintNodes });
  const found: Audited[] = [];
  const note = (
    ply: number,
    move: string | null,
    source: Source,
    sentence: string,
    reason: MoveReason | null,
    fault: string | null,
    verdict: Verdict | null = null,
  ) =>
    found.push({
      source,
      ply,
      move,
      sentence,
      reason,
      fault,
      verdict: verdict ?? verdictOf(reason, fault),
    });
  /** What a review finds of a ply and the next. */
  const findingsAt = async (ply: number) =>
    (await findingsOf(line, reviewShare, [ply, Math.min(ply + 2, line.moves.length)])).findings;
  for (let ply = from; ply < line.moves.length; ply += every) {
    const game = { ...line, moves: line.moves.slice(0, ply) };
    const position = positionAfter(rules, game);
    if (position.outcome()) break;
    const own = createSpeaker(rules, position.side, position.side);
    const claim = (moves: readonly string[]): Claim => ({ rules, game, line: moves, values, deep });
    const hint = await engine.hint({ line: game, nodes: hintNodes });
    const hinted = hint.reason && (await faultOf(hint.reason, claim(hint.line)));
    note(
      ply,
      hint.move,
      'hint',
      hint.reason ? grammar.reasonSentence(hint.reason, own) : '',
      hint.reason,
      hinted,
    );
    const threat = await engine.threat({ line: game, nodes: QUESTION_NODES });
    if (threat) {
      const passed = positionAfter(rules, game);
      passed.makeNull();
      const other = createSpeaker(rules, opposite(position.side), position.side);
      const reason = { kind: 'threat', threat: threat.threat } as const;
      const fault = await threatIn(threat.threat, claim([]), passed);
      note(ply, null, 'threat', grammar.threatSentence(threat.threat, other), reason, fault);
    }
    const move = line.moves[ply];
    const asked = await engine.judge({ line: game, move, nodes: QUESTION_NODES });
    const isPieceMove = rules.notation(position, rules.parseMove(position, move)) !== '';
    const warning = asked && warningOf(asked, isPieceMove, own);
    const cause = asked?.explanation?.consequence ?? null;
    if (asked && warning)
      note(
        ply,
        move,
        'coach',
        warning.text,
        cause,
        cause && (await faultOf(cause, claim(asked.played?.moves ?? []))),
        cause === null ? 'true' : null,
      );
  }
  const plies = line.moves.keys();
  const reviewed = isWhole
    ? [...plies]
    : [...plies].filter((ply) => ply >= from && (ply - from) % every === 0);
  const whole = isWhole ? (await findingsOf(line, reviewShare)).findings : [];
  for (const ply of reviewed) {
    const findings = isWhole ? whole : await findingsAt(ply);
    const finding = findings[ply] ?? null;
    const judged = judgePly(finding, ply);
    if (!finding || !judged?.mark) continue;
    const game = { ...line, moves: line.moves.slice(0, ply) };
    const move = line.moves[ply] ?? null;
    const { wrong, right } = moveSentences(
      finding,
      judged,
      createSpeaker(rules, finding.side, null),
    );
    const sentence = right === null ? wrong : `${wrong} ${right}`;
    if (isContradicted(finding, findings[ply + 1])) {
      note(ply, move, 'mark', sentence, null, 'the next finding denies it', 'contradicted');
      continue;
    }
    const { explanation } = finding;
    const claim = (moves: readonly string[]): Claim => ({ rules, game, line: moves, values, deep });
    const [cause, idea] = [explanation?.consequence ?? null, explanation?.betterIdea ?? null];
    if (!isLoss(judged.mark)) {
      const fault = idea && (await faultOf(idea, claim(finding.best.moves)));
      note(ply, move, 'mark', sentence, idea, fault, idea === null ? 'true' : null);
      continue;
    }
    if (cause === null && (idea === null || idea.kind === 'none')) {
      note(ply, move, 'mark', sentence, null, 'nothing says why', 'without reason');
      continue;
    }
    const closer = await deep(game, move);
    const isDenied = closer !== null && lossOf(closer) < MIN_LOSS[judged.mark.kind] / 2;
    const fault = isDenied
      ? `deep loss ${lossOf(closer).toFixed(2)}`
      : ((cause && (await faultOf(cause, claim(finding.played?.moves ?? [])))) ??
        (idea && (await faultOf(idea, claim(finding.best.moves)))));
    const both: MoveReason = { kind: 'both', reasons: [cause, idea].flatMap((one) => one ?? []) };
    note(ply, move, 'mark', sentence, both, fault);
  }
  if (!isWhole) return found;
  const outcome = positionAfter(rules, line).outcome();
  const ending = { winner: outcome?.winner ?? null, onBoard: outcome !== null, resigned: false };
  const summary = summaryText({
    ...{ findings: whole, ending, reader: null },
    nameOf: (ply) => `move ${ply}, ${line.moves[ply]}`,
    speakerOf: (mover) => createSpeaker(rules, mover, null),
  });
  const fault = await summaryFault({ line, findings: whole, ending, deep });
  note(line.moves.length, null, 'summary', summary, null, fault, fault === null ? 'true' : 'false');
  return found;
}

interface Summarized {
  readonly line: GameLine;
  readonly findings: readonly (MoveAnalysis | null)[];
  readonly ending: Ending;
  readonly deep: Claim['deep'];
}

/** The move that is said to have decided a game did; where none is said to have, no single one did. */
async function summaryFault({ line, findings, ending, deep }: Summarized): Promise<string | null> {
  const upTo = (ply: number) => ({ ...line, moves: line.moves.slice(0, ply) });
  const ply = decidingPly(findings, ending);
  const judged = judgePlies(findings);
  // Less than a mistake is never said to have decided a game.
  if (ply !== null && isMistake(judged.find((one) => one.ply === ply)?.mark ?? null)) {
    const found = await deep(upTo(ply), line.moves[ply] ?? null);
    const least = MIN_LOSS.mistake / 2;
    return found && lossOf(found) < least ? `deep loss ${lossOf(found).toFixed(2)}` : null;
  }
  if (ending.winner === null || !ending.onBoard) return null;
  // What was given back decided nothing.
  const isGivenBack = (ply: number) =>
    judged.some(
      (later) =>
        later.ply > ply && (later.side === ending.winner ? 1 - later.before : later.before) > 0.5,
    );
  const losses = judged.filter(({ side, ply }) => side !== ending.winner && !isGivenBack(ply));
  const worst = losses.sort((a, b) => b.loss - a.loss)[0];
  if (!worst) return null;
  const found = await deep(upTo(worst.ply), line.moves[worst.ply] ?? null);
  return found && found.best.chance > 0.5 && lossOf(found) >= MIN_LOSS.blunder
    ? `ply ${worst.ply} lost ${lossOf(found).toFixed(2)}`
    : null;
}

function verdictOf(reason: MoveReason | null, fault: string | null): Verdict {
  if (reason === null) return 'without reason';
  if (fault !== null) return 'false';
  const parts = partsOf(reason);
  if (isDoubled(parts)) return 'doubled';
  if (
    parts.every(
      ({ kind }) => kind === 'none' || kind === 'prepares' || kind === 'passes' || kind === 'both',
    )
  )
    return 'empty';
  const says = parts.some((part) => WHOLE_GAME.has(part.kind) || piecesIn(part).length > 0);
  return says ? 'true' : 'vague';
}

/** Two clauses of the same kind about the same thing. */
function isDoubled(parts: readonly MoveReason[]): boolean {
  const clauses = parts
    .filter(({ kind }) => kind !== 'both' && kind !== 'prepares' && kind !== 'allows')
    .map((part) => JSON.stringify(part));
  return new Set(clauses).size < clauses.length;
}

/** Pieces and cells that a reason names, nested ones left out. */
function piecesIn(reason: MoveReason): (PieceRef | string)[] {
  if (reason.kind === 'plan')
    return [reason.plan.piece, reason.plan.cell].flatMap((one) => one ?? []);
  if (reason.kind === 'threat')
    return reason.threat.kind === 'takes' ? [...reason.threat.taken] : [reason.threat.move.text];
  if ('piece' in reason && reason.piece) return [reason.piece];
  if ('taken' in reason) return [...reason.taken];
  if (reason.kind === 'forks') return [...reason.pieces];
  if ('cell' in reason) return [reason.cell];
  if (reason.kind === 'loses')
    return [...reason.balance.lost, ...(reason.taker === null ? [] : [reason.taker])];
  return [];
}
