// Whether a reason is true, by means that it was not made by: replays with the rules alone, counts of pieces and moves, and a
// much deeper search for what is won, lost or the only way. Each check returns what is wrong, or null.
import { type GameLine, positionAfter } from '../../../src/engine/api';
import { WIN_BOUND } from '../../../src/engine/score';
import type { RuleSet } from '../../../src/games/game';
import type { Balance, MoveReason, PieceRef, Threat } from '../../../src/reasons/reason';
import { MIN_LOSS } from '../../../src/review/marks';
import type { MoveAnalysis } from '../../../src/review/moveAnalysis';
import { effectsOf } from '../../../src/rules/effects';
import { legalMoves, moveFrom, moveTo } from '../../../src/rules/move';
import { colourOf, kindOf, type Position } from '../../../src/rules/position';
import { WHITE } from '../../../src/rules/types';
import { isPlanTrueOf, isTrueOf, Scene } from '../../support/reasonTruth';

/** A reason to be checked. */
export interface Claim {
  readonly rules: RuleSet;
  /** The game up to the move that the reason is for. */
  readonly game: GameLine;
  /** Exact texts from there, the move itself first. */
  readonly line: readonly string[];
  /** By piece code. */
  readonly values: Int16Array;
  /** Looks at a game with many nodes: what is best, and what a move is worth. */
  readonly deep: (line: GameLine, move: string | null) => Promise<MoveAnalysis | null>;
}

type Fault = string | null;

/** Chances that a deep search may give to what is claimed won, drawn or lost, 0 to 1. */
const NEARLY_WON = 0.85;
const NEARLY_DRAWN = 0.2;

export async function faultOf(reason: MoveReason, claim: Claim): Promise<Fault> {
  switch (reason.kind) {
    case 'onlyLegalMove':
      return legalMoves(before(claim)).length === 1 ? null : 'there are other moves';
    case 'win':
      return winFault(reason.plies, claim);
    case 'winsWith': {
      const best = (await claim.deep(claim.game, null))?.best;
      if (best && best.chance < NEARLY_WON) return `deep chance ${best.chance}`;
      return faultOf(reason.first, claim);
    }
    case 'alike':
      return (await alikeFault(claim)) ?? faultOf(reason.first, claim);
    case 'longestResistance': {
      const best = (await claim.deep(claim.game, null))?.best;
      return best && best.score > -WIN_BOUND ? `deep score ${best.score}` : null;
    }
    case 'repetitionWin':
      return null;
    case 'draw': {
      const best = (await claim.deep(claim.game, claim.line[0] ?? null))?.played;
      return best && Math.abs(best.chance - 0.5) > NEARLY_DRAWN
        ? `deep chance ${best.chance}`
        : null;
    }
    case 'onlySave': {
      if (reason.inCheck !== before(claim).inCheck()) return 'check is not as claimed';
      const found = await claim.deep(claim.game, claim.line[0] ?? null);
      if (found?.second && found.second.score > -WIN_BOUND)
        return `another move has deep score ${found.second.score}`;
      return found && found.best.score <= -WIN_BOUND ? 'all lose' : null;
    }
    case 'stopsWin': {
      const passed = passedLine(claim);
      if (!passed) return 'the turn cannot pass';
      if (reason.moves === 1 && reason.hasOthers !== true && winsAt(claim, passed) > 1)
        return 'one win of several is named';
      const found = await claim.deep(passed, reason.move.text);
      if (found?.played && found.played.score < WIN_BOUND)
        return `no win: deep ${found.played.score}`;
      const next = await claim.deep(after(claim), null);
      return next && next.best.score >= WIN_BOUND && movesOf(next.best.score) <= reason.moves
        ? 'it is not stopped'
        : null;
    }
    case 'gain':
      return (
        takenFault(claim, reason.taken, reason.moves) ??
        (isPaidByTaker(claim, reason.balance) ? null : balanceFault(claim, reason.balance))
      );
    case 'exchange':
      return (
        takenFault(claim, reason.taken, 1) ??
        (reason.balance && balanceFault(claim, reason.balance))
      );
    case 'promotion': {
      const position = before(claim);
      const code = make(claim, position, claim.line[0]).cells[cellOf(claim, reason.cell)];
      return letter(claim, code) === reason.letter ? null : 'no such promotion';
    }
    case 'saves':
      return savesFault(reason.piece, reason.isMover, claim);
    case 'answersCheck':
      return before(claim).inCheck() ? stands(claim, reason.piece) : 'there is no check';
    case 'check': {
      const position = before(claim);
      return make(claim, position, claim.line[0]).inCheck() ? null : 'there is no check';
    }
    case 'threat':
      if (reason.helper && reason.helper.cell !== reason.threat.move.piece?.cell)
        return 'another piece threatens it';
      return threatFault(reason.threat, claim);
    case 'allows':
    case 'prepares':
      return nestedFault(reason, claim);
    case 'allowsWin': {
      if (reason.isThreatened && before(claim).inCheck())
        return 'nothing can be threatened in check';
      if (reason.last && !isLastPiece(reason.last, claim)) return 'it is not the last piece';
      const next = await claim.deep(after(claim), null);
      return next && next.best.chance < NEARLY_WON ? `deep chance ${next.best.chance}` : null;
    }
    case 'loses':
      return lossFault(reason, claim);
    case 'waits':
      return (reason.others === 'alike' ? await alikeFault(claim) : null) ?? safetyFault(claim);
    case 'heads':
      return headsFault(reason, claim);
    case 'both':
      for (const one of besideTaken(reason.reasons)) {
        const fault = await faultOf(one, claim);
        if (fault !== null) return fault;
      }
      return null;
    case 'misses':
      return missesFault(reason, claim);
    case 'forks':
      return forksFault(reason, claim);
    case 'offers':
      return offersFault(reason, claim);
    case 'declines':
      return declinesFault(reason, claim);
    case 'spares':
      return sparesFault(reason, claim);
    case 'forces':
    case 'drives':
      return answersFault(reason, claim);
    case 'mobility':
    case 'blocks':
    case 'keepsOff':
    case 'bars':
    case 'protects':
    case 'supports':
    case 'secures':
      return quietFault(reason, claim) ?? leavesFault(claim);
    case 'guards':
      return (
        quietFault(reason, claim) ?? (isRelieved(reason.piece, claim) ? null : leavesFault(claim))
      );
    case 'dodges':
    case 'stopsCheck':
    case 'traps':
    case 'denies':
    case 'attacks':
    case 'shelters':
    case 'confines':
    case 'corners':
    case 'opensWay':
    case 'makesRoom':
    case 'vacates':
      return quietFault(reason, claim);
    case 'plan':
      return isPlanTrueOf(sceneOf(claim), claim.rules, reason.plan)
        ? null
        : 'the board does not bear it out';
    default:
      return null;
  }
}

const quietFault = (reason: MoveReason, claim: Claim): Fault =>
  isTrueOf(sceneOf(claim), claim.rules, reason) ? null : 'the moves do not bear it out';

/** Whether all that could take a piece goes away with the reply, so that its guard may go as well. */
function isRelieved({ cell }: PieceRef, claim: Claim): boolean {
  const passed = passedLine(claim);
  const [, reply] = claim.line;
  if (!passed || reply === undefined) return false;
  const at = cellOf(claim, cell);
  const position = positionAfter(claim.rules, passed);
  const takers = legalMoves(position).filter((move) => moveTo(move) === at);
  const from = moveFrom(claim.rules.parseMove(positionAfter(claim.rules, after(claim)), reply));
  return takers.every((move) => moveFrom(move) === from);
}

/** Whether the reply takes the piece that moves, or the next own move takes it away from where it went without taking anything. */
function leavesFault(claim: Claim): Fault {
  const position = before(claim);
  const mover = position.side;
  const [first, ...rest] = claim.line;
  if (first === undefined) return null;
  const to = moveTo(claim.rules.parseMove(position, first));
  make(claim, position, first);
  for (const [at, text] of rest.entries()) {
    const move = claim.rules.parseMove(position, text);
    const isOwnTurn = position.side === mover;
    const takes = isOf(position.cells[moveTo(move)], 1 - position.side);
    if (at === 0 && !isOwnTurn && moveTo(move) === to) return 'it is taken at once';
    if (isOwnTurn) return moveFrom(move) === to && !takes ? 'it leaves at once' : null;
    position.make(move);
  }
  return null;
}

function sceneOf(claim: Claim): Scene {
  const position = before(claim);
  return new Scene(position, claim.rules.parseMove(position, claim.line[0] ?? ''));
}

const before = ({ rules, game }: Claim): Position => positionAfter(rules, game);

const after = ({ game, line }: Claim): GameLine => ({
  ...game,
  moves: [...game.moves, ...line.slice(0, 1)],
});

function make({ rules }: Claim, position: Position, text: string | undefined): Position {
  if (text !== undefined) position.make(rules.parseMove(position, text));
  return position;
}

/** The game as if the side to move had passed; null where it cannot. */
function passedLine(claim: Claim): GameLine | null {
  const position = before(claim);
  if (position.inCheck()) return null;
  position.makeNull();
  return { ...claim.game, start: claim.rules.format(position), moves: [] };
}

/** How many moves end the game at once for the side to move. */
function winsAt({ rules }: Claim, { start }: GameLine): number {
  const position = rules.parse(start);
  return legalMoves(position).filter((move) => {
    const { side } = position;
    position.make(move);
    const winner = position.outcome()?.winner;
    position.unmake();
    return winner === side;
  }).length;
}

const cellOf = ({ rules }: Claim, name: string): number => rules.board.cellNamed(name) ?? -1;
const letter = ({ rules }: Claim, code: number): string => rules.kinds[kindOf(code)]?.letter ?? '';
const movesOf = (score: number): number => (32_000 - score + 1) >> 1;

function isThere(
  claim: Claim,
  position: Position,
  { letter: name, side, cell }: PieceRef,
): boolean {
  const code = position.cells[cellOf(claim, cell)];
  return (
    code !== 0 && letter(claim, code) === name && (colourOf(code) === WHITE) === (side === 'w')
  );
}

const stands = (claim: Claim, piece: PieceRef): Fault =>
  isThere(claim, before(claim), piece) ? null : `no ${piece.letter} on ${piece.cell}`;

/** Pieces on the board by side and letter, as signed numbers: the mover's are positive. */
function census(claim: Claim, position: Position, mover: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const code of position.cells) {
    if (code === 0) continue;
    const own = colourOf(code) === mover;
    const name = `${own ? 'own' : 'enemy'} ${letter(claim, code)}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const isOf = (code: number, side: number): boolean => code !== 0 && colourOf(code) === side;

/** One piece is gained, and the one that takes it first falls where it stands then: whatever else is traded in between. */
function isPaidByTaker(claim: Claim, { gained, lost }: Balance): boolean {
  const position = before(claim);
  const mover = position.side;
  let at: number | null = null;
  for (const text of claim.line) {
    const move = claim.rules.parseMove(position, text);
    const { captured } = effectsOf(position, move);
    if (at === null && position.side === mover && captured.length > 0) {
      const isIt = letter(claim, captured[0].code) === gained.join();
      if (!isIt || letter(claim, position.cells[moveFrom(move)]) !== lost.join()) return false;
      at = moveTo(move);
    } else if (position.side === mover && moveFrom(move) === at) return false;
    else if (captured.some(({ cell }) => cell === at)) return true;
    position.make(move);
  }
  return false;
}

/** The named pieces stand there at first, wherever they go until the mover's move of that number, and are gone after it. */
function takenFault(claim: Claim, taken: readonly PieceRef[], number: number): Fault {
  const position = before(claim);
  const mover = position.side;
  const missing = taken.find((piece) => !isThere(claim, position, piece));
  if (missing) return `no ${missing.letter} on ${missing.cell} to take`;
  let cells = taken.map(({ cell }) => cellOf(claim, cell));
  let own = 0;
  for (const text of claim.line) {
    const { side } = position;
    const move = claim.rules.parseMove(position, text);
    if (side === mover) own++;
    else cells = cells.map((cell) => (moveFrom(move) === cell ? moveTo(move) : cell));
    position.make(move);
    if (side === mover && own === number) {
      const left = cells.find((cell) => isOf(position.cells[cell], mover === 0 ? 1 : 0));
      return left === undefined ? null : `${claim.rules.board.cells[left].name} is not taken`;
    }
  }
  return `the line has no move ${number}`;
}

/** Somewhere along the line, with nothing taken next, the pieces on the board differ by what is claimed. */
function balanceFault(claim: Claim, balance: Balance): Fault {
  const wanted = new Map<string, number>();
  const pawn = claim.rules.game === 'bipartite' ? 'M' : 'P';
  const add = (name: string, by: number) => wanted.set(name, (wanted.get(name) ?? 0) + by);
  for (const one of balance.gained) add(one, 1);
  for (const one of balance.lost) add(one, -1);
  for (const one of balance.promoted) {
    add(one, 1);
    add(pawn, -1);
  }
  for (const one of balance.conceded) {
    add(one, -1);
    add(pawn, 1);
  }
  const { game } = claim;
  // What the move before took counts where the line begins by taking back.
  const bases = game.moves.length > 0 ? [0, 1] : [0];
  const found = bases.some((back) => {
    const base = positionAfter(claim.rules, {
      ...game,
      moves: game.moves.slice(0, game.moves.length - back),
    });
    const position = before(claim);
    const mover = position.side;
    const start = census(claim, base, mover);
    return claim.line.some((text) => {
      const taken = effectsOf(position, claim.rules.parseMove(position, text)).captured;
      make(claim, position, text);
      const now = census(claim, position, mover);
      if (isDifference(start, now, wanted)) return true;
      // Of several that fall to one capture, one may fall in the better line as well.
      return (
        taken.length > 1 &&
        taken.some(({ code }) => {
          const name = `${colourOf(code) === mover ? 'own' : 'enemy'} ${letter(claim, code)}`;
          const spared = new Map(now).set(name, (now.get(name) ?? 0) + 1);
          return isDifference(start, spared, wanted);
        })
      );
    });
  });
  return found ? null : `no such balance: ${JSON.stringify(balance)}`;
}

function isDifference(
  start: Map<string, number>,
  now: Map<string, number>,
  wanted: Map<string, number>,
): boolean {
  const letters = new Set(
    [...start.keys(), ...now.keys(), ...wanted.keys()].map((name) => name.split(' ').at(-1) ?? ''),
  );
  const change = (name: string) => (now.get(name) ?? 0) - (start.get(name) ?? 0);
  return [...letters].every(
    (one) => change(`own ${one}`) - change(`enemy ${one}`) === (wanted.get(one) ?? 0),
  );
}

async function winFault(plies: number, claim: Claim): Promise<Fault> {
  const position = before(claim);
  const mover = position.side;
  for (const text of claim.line) make(claim, position, text);
  const winner = position.outcome()?.winner;
  if (winner === mover && claim.line.length === plies) return null;
  const best = (await claim.deep(claim.game, claim.line[0] ?? null))?.played;
  return best && best.score < WIN_BOUND ? `deep score ${best.score}` : null;
}

/** Whether some legal move of the side to move takes what is on the cell and does not lose by it. */
const canTake = (position: Position, cell: number, values: Int16Array): boolean =>
  legalMoves(position).some((move) => {
    const colour = colourOf(position.cells[cell]);
    const loses = position.losesExchange(move, values);
    position.make(move);
    const gone = position.cells[cell] === 0 || colourOf(position.cells[cell]) !== colour;
    position.unmake();
    return gone && !loses;
  });

/** What a piece takes of its own worth before it falls, to be let go rather than taken a move later. */
const SOLD = 0.5;

/** The piece could have been taken without loss, and two own moves leave it on the board, wherever it goes in between. */
function missesFault(
  { piece, isRecapture }: Extract<MoveReason, { kind: 'misses' }>,
  claim: Claim,
): Fault {
  const missing = stands(claim, piece);
  if (missing) return missing;
  const position = before(claim);
  let cell = cellOf(claim, piece.cell);
  const code = position.cells[cell];
  if (!canTake(position, cell, claim.values)) return 'it could not have been taken';
  for (const text of claim.line.slice(0, 3)) {
    const move = claim.rules.parseMove(position, text);
    const goes = moveFrom(move) === cell;
    // What could have been taken back, or takes half its worth before it falls, was let go.
    const taken = goes ? effectsOf(position, move).captured : [];
    const worth = taken.reduce((sum, one) => sum + claim.values[one.code], 0);
    if (taken.length > 0 && (isRecapture || worth >= SOLD * claim.values[code])) return null;
    position.make(move);
    if (goes) cell = moveTo(move);
  }
  return position.cells[cell] === code ? null : 'it is taken after all';
}

/** None of the pieces could be taken before the move, and after every answer one of them can. */
function forksFault({ pieces }: Extract<MoveReason, { kind: 'forks' }>, claim: Claim): Fault {
  const position = before(claim);
  const missing = pieces.find((piece) => stands(claim, piece));
  if (missing) return `no ${missing.letter} on ${missing.cell}`;
  const cells = pieces.map(({ cell }) => cellOf(claim, cell));
  if (cells.some((cell) => canTake(position, cell, claim.values)))
    return 'one of them could be taken before';
  make(claim, position, claim.line[0]);
  if (position.inCheck()) return 'it gives check';
  position.makeNull();
  const spared = cells.find((cell) => !canTake(position, cell, claim.values));
  position.unmake();
  if (spared !== undefined) return 'one of them is not attacked';
  const own = cells.map((cell) => position.cells[cell]);
  const saving = legalMoves(position).find((answer) => {
    const at = cells.map((cell) => (moveFrom(answer) === cell ? moveTo(answer) : cell));
    position.make(answer);
    const falls = at.some(
      (cell, index) => position.cells[cell] !== own[index] || canTake(position, cell, claim.values),
    );
    position.unmake();
    return !falls;
  });
  return saving === undefined ? null : `${claim.rules.formatMove(position, saving)} saves them`;
}

async function savesFault(piece: PieceRef, isMover: boolean, claim: Claim): Promise<Fault> {
  if (stands(claim, piece)) return stands(claim, piece);
  const passed = before(claim);
  passed.makeNull();
  const takers = legalMoves(passed).length;
  const position = before(claim);
  const from = cellOf(claim, piece.cell);
  const move = claim.rules.parseMove(position, claim.line[0] ?? '');
  if (isMover !== (moveFrom(move) === from)) return 'it is not the piece that moves';
  position.make(move);
  if (takers === 0) return 'nothing could take it';
  const cell = isMover ? moveTo(move) : from;
  if (!canTake(position, cell, claim.values)) return null;
  // What can be taken at once may be poisoned by what follows, which a deep look shows.
  const next = await claim.deep(after(claim), null);
  const reply = next?.best.moves[0];
  if (reply === undefined) return null;
  const taken = make(claim, position, reply);
  const code = taken.cells[cell];
  const isGone = code === 0 || colourOf(code) !== (piece.side === 'w' ? 0 : 1);
  return isGone ? `${reply} takes it` : null;
}

/** The piece can take what has moved, and is taken back for. */
function offersFault({ piece }: Extract<MoveReason, { kind: 'offers' }>, claim: Claim): Fault {
  const position = before(claim);
  const to = moveTo(claim.rules.parseMove(position, claim.line[0] ?? ''));
  make(claim, position, claim.line[0]);
  const from = cellOf(claim, piece.cell);
  const takes = legalMoves(position).find((one) => moveFrom(one) === from && moveTo(one) === to);
  if (takes === undefined) return 'the piece cannot take it';
  position.make(takes);
  const isBack = legalMoves(position).some((one) => moveTo(one) === to);
  return isBack ? null : 'nothing takes back';
}

/** The piece could take what moves if it were its turn, is taken back for then, and nothing takes what has moved. */
function declinesFault({ piece }: Extract<MoveReason, { kind: 'declines' }>, claim: Claim): Fault {
  const position = before(claim);
  const move = claim.rules.parseMove(position, claim.line[0] ?? '');
  const taker = cellOf(claim, piece.cell);
  position.makeNull();
  const takes = legalMoves(position).find(
    (one) => moveFrom(one) === taker && moveTo(one) === moveFrom(move),
  );
  if (takes === undefined) return 'the piece cannot take it';
  position.make(takes);
  const isBack = legalMoves(position).some((one) => moveTo(one) === moveFrom(move));
  position.unmake();
  position.unmake();
  if (!isBack) return 'nothing takes back';
  position.make(move);
  return canTake(position, moveTo(move), claim.values) ? 'it can be taken there' : null;
}

/** Centipawns by which a capture is worse than what is best, by a deep look, where it is said to be none to make. */
const MIN_WORSE_CP = 30;

/** Whatever takes the piece is taken back for, by the one that is named at least once, and a deep look finds something better. */
async function sparesFault(
  { piece, taker }: Extract<MoveReason, { kind: 'spares' }>,
  claim: Claim,
): Promise<Fault> {
  const missing = stands(claim, piece) ?? stands(claim, taker);
  if (missing) return missing;
  const position = before(claim);
  const cell = cellOf(claim, piece.cell);
  const captures = legalMoves(position).filter((move) => moveTo(move) === cell);
  if (captures.length === 0) return 'nothing can take it';
  let isNamed = false;
  for (const move of captures) {
    const text = claim.rules.formatMove(position, move);
    position.make(move);
    const backs = legalMoves(position).filter((back) => moveTo(back) === cell);
    position.unmake();
    if (backs.length === 0) return `nothing takes back after ${text}`;
    isNamed ||= backs.some((back) => moveFrom(back) === cellOf(claim, taker.cell));
    const found = await claim.deep(claim.game, text);
    if (found?.played && found.best.score - found.played.score < MIN_WORSE_CP)
      return `${text} is as good: deep ${found.played.score}`;
  }
  return isNamed ? null : 'that piece does not take back';
}

/** The check has the one answer that is named, or is answered by the king alone. */
function answersFault(
  reason: Extract<MoveReason, { kind: 'forces' | 'drives' }>,
  claim: Claim,
): Fault {
  const position = make(claim, before(claim), claim.line[0]);
  const answers = legalMoves(position);
  if (!position.inCheck()) return 'there is no check';
  if (reason.kind === 'drives') {
    const king = cellOf(claim, reason.piece.cell);
    return answers.every((move) => moveFrom(move) === king) ? null : 'another piece can answer';
  }
  const [only, ...others] = answers.map((move) => claim.rules.formatMove(position, move));
  return others.length === 0 && only === reason.move.text ? null : 'there are other answers';
}

/** Own moves after the first by which the piece has to be there. */
const MAX_WAY_MOVES = 3;

/** The piece goes there with one of the next own moves of the line, could not go there at once, and is not taken or moved on. */
function headsFault({ piece, cell }: Extract<MoveReason, { kind: 'heads' }>, claim: Claim): Fault {
  const position = before(claim);
  const mover = position.side;
  const [from, to] = [cellOf(claim, piece.cell), cellOf(claim, cell)];
  if (legalMoves(position).some((move) => moveFrom(move) === from && moveTo(move) === to))
    return 'it could go there at once';
  let at = from;
  let own = 0;
  for (const [made, text] of claim.line.entries()) {
    const move = claim.rules.parseMove(position, text);
    if (position.side === mover && own++ > MAX_WAY_MOVES) break;
    if (position.side === mover && moveFrom(move) === at) at = moveTo(move);
    else if (position.side !== mover && moveTo(move) === at) return 'it is taken on the way';
    if (at === to) {
      const { game, line } = claim;
      const moves = [...game.moves, ...line.slice(0, made)];
      return leavesFault({ ...claim, game: { ...game, moves }, line: line.slice(made) });
    }
    position.make(move);
  }
  return 'it does not go there';
}

/** After the move its side has a piece on that cell and no other but the king. */
function isLastPiece({ cell }: PieceRef, claim: Claim): boolean {
  const position = positionAfter(claim.rules, after(claim));
  const own = [...position.cells.entries()].filter(
    ([, code]) => isOf(code, 1 - position.side) && claim.values[code] > 0,
  );
  return own.length === 1 && own[0]?.[0] === claim.rules.board.cellNamed(cell);
}

/** A deep look finds the next best move no inaccuracy. */
async function alikeFault({ deep, game }: Claim): Promise<Fault> {
  const found = await deep(game, null);
  const lead = found?.second ? found.best.chance - found.second.chance : 0;
  return lead >= MIN_LOSS.inaccuracy ? `the next move is worse by ${lead}` : null;
}

/** A deep look at what the other side could do if it were to move finds nothing to take without loss. */
async function safetyFault(claim: Claim): Promise<Fault> {
  const passed = passedLine(claim);
  if (!passed) return 'the turn cannot pass';
  const reply = (await claim.deep(passed, null))?.best.moves[0];
  if (reply === undefined) return null;
  const position = positionAfter(claim.rules, passed);
  const cell = moveTo(claim.rules.parseMove(position, reply));
  const isTaken = isOf(position.cells[cell], 1 - position.side);
  return isTaken && canTake(position, cell, claim.values) ? `${reply} takes a piece` : null;
}

async function threatFault(threat: Threat, claim: Claim): Promise<Fault> {
  const position = before(claim);
  make(claim, position, claim.line[0]);
  if (position.inCheck()) return 'the turn cannot pass';
  position.makeNull();
  return threatIn(threat, claim, position);
}

/** Whether a threat is one in a position where the side that threatens is to move. */
export async function threatIn(threat: Threat, claim: Claim, position: Position): Promise<Fault> {
  const { rules } = claim;
  const text = rules.format(position);
  if (threat.kind === 'takes') {
    const missing = threat.taken.find((piece) => !isThere(claim, position, piece));
    if (missing) return `no ${missing.letter} on ${missing.cell}`;
    make(claim, position, threat.move.text);
    const left = threat.taken.find((piece) => isThere(claim, position, piece));
    if (left) return `${left.cell} is not taken`;
    position.unmake();
    return dearerFault(threat.taken, claim, position);
  }
  const line = { ...claim.game, start: text, moves: [] };
  const found = await claim.deep(line, threat.move.text);
  return found?.played && found.played.score < WIN_BOUND ? `deep ${found.played.score}` : null;
}

/** Centipawns within which a capture is as good as the best move by a deep look. */
const AS_GOOD_CP = 10;

/** No dearer piece can be taken for nothing by a move that a deep look finds best. */
async function dearerFault(
  taken: readonly PieceRef[],
  claim: Claim,
  position: Position,
): Promise<Fault> {
  const { rules, values } = claim;
  const worth = (cell: number) => values[position.cells[cell]];
  const named = taken.reduce((sum, { cell }) => sum + worth(cellOf(claim, cell)), 0);
  const isFree = (move: number) => {
    position.make(move);
    const isTakenBack = legalMoves(position).some((back) => moveTo(back) === moveTo(move));
    position.unmake();
    return !isTakenBack;
  };
  const [dearer] = legalMoves(position)
    .filter((move) => isOf(position.cells[moveTo(move)], 1 - position.side))
    .filter((move) => worth(moveTo(move)) > named && isFree(move))
    .sort((a, b) => worth(moveTo(b)) - worth(moveTo(a)));
  if (dearer === undefined) return null;
  const text = rules.formatMove(position, dearer);
  const line = { ...claim.game, start: rules.format(position), moves: [] };
  const found = await claim.deep(line, text);
  const isBest = found?.played && found.played.score >= found.best.score - AS_GOOD_CP;
  return isBest ? `${text} takes a dearer piece` : null;
}

async function nestedFault(
  reason: Extract<MoveReason, { kind: 'allows' | 'prepares' }>,
  claim: Claim,
): Promise<Fault> {
  const move = reason.kind === 'allows' ? reason.reply : reason.move;
  const skipped = claim.line.findIndex(
    (text, at) => at > 0 && text === move.text && (reason.kind === 'allows' || isOwn(claim, at)),
  );
  if (skipped < 1 || (reason.kind === 'allows' && skipped > 1))
    return `${move.text} is not in the line`;
  if (reason.reason === null) return null;
  return faultOf(reason.reason, {
    ...claim,
    game: { ...claim.game, moves: [...claim.game.moves, ...claim.line.slice(0, skipped)] },
    line: claim.line.slice(skipped),
  });
}

function isOwn(claim: Claim, at: number): boolean {
  const position = before(claim);
  const mover = position.side;
  for (const text of claim.line.slice(0, at)) make(claim, position, text);
  return position.side === mover;
}

/** What a move loses beside what it is said to take before that: both together are the balance. */
function besideTaken(reasons: readonly MoveReason[]): readonly MoveReason[] {
  const taken = reasons.flatMap((one) =>
    one.kind === 'exchange' && one.balance === null ? one.taken.map(({ letter }) => letter) : [],
  );
  return reasons.map((one) => {
    if (one.kind !== 'loses') return one;
    const { balance } = one;
    return { ...one, balance: { ...balance, gained: [...balance.gained, ...taken] } };
  });
}

function lossFault(reason: Extract<MoveReason, { kind: 'loses' }>, claim: Claim): Fault {
  const fault = balanceFault(claim, reason.balance);
  if (fault !== null || reason.piece === null) return fault;
  const position = before(claim);
  make(claim, position, claim.line[0]);
  if (reason.isMover) return null;
  if (!isThere(claim, position, reason.piece))
    return `no ${reason.piece.letter} on ${reason.piece.cell} after the move`;
  return reason.exposed === 'opened' ? openedFault(reason.piece, reason.taker, claim) : null;
}

/** The taker reaches the piece after the move, and not before it. */
function openedFault(piece: PieceRef, taker: PieceRef | null, claim: Claim): Fault {
  const [from, to] = [cellOf(claim, taker?.cell ?? ''), cellOf(claim, piece.cell)];
  const scene = sceneOf(claim);
  if (scene.reaches(['pass'], from, to)) return 'it could be taken before';
  return scene.reaches(['move'], from, to) ? null : 'it cannot be taken';
}
