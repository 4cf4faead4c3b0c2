// Why a move is good or bad, as data: what kind of reason, which pieces and cells, in how many moves, against which reply.
// The engine finds reasons, reviews store them, src/words turns them into sentences. No words are held here. And pieces, cells and
// moves as reasons name them.
import type { PieceRef, Plan } from '../games/game';
import { letterOf, type RuleSet } from '../games/ruleSet';
import { effectsOf, type PieceOn } from '../rules/effects';
import { legalMoves, moveFrom, moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import { colourOf, type Position } from '../rules/position';
import { type Reason as EndReason, WHITE } from '../rules/types';

export type { PieceRef, Plan } from '../games/game';

/** What both sides have taken when an exchange is over, like pieces against each other left out: letters of kinds. */
export interface Balance {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  /** What own pawns, and the other side's, became and still are. */
  readonly promoted: readonly string[];
  readonly conceded: readonly string[];
  /** Centipawns, from the view of the side that began. */
  readonly value: number;
}

/** Kinds of pieces in a balance from which on a list of them is more than a player can picture. */
const LONG = 4;

export const isLongExchange = ({ gained, lost, conceded }: Balance): boolean =>
  gained.length > 0 && lost.length > 0 && gained.length + lost.length + conceded.length >= LONG;

/** Up to this in centipawns two pieces are worth as much: a bishop and a knight, not a vao and a pawn. By hand. */
const EVEN_CP = 50;

export const isBalanced = ({ value }: Balance): boolean => Math.abs(value) <= EVEN_CP;

/** A reason for a move, from the view of the side that makes it. */
export type MoveReason =
  | { readonly kind: 'onlyLegalMove' }
  /** Forced; `by` is null where the line does not show the end, or resting on it would be a guess. */
  | {
      readonly kind: 'win';
      readonly by: EndReason | null;
      readonly moves: number;
      readonly plies: number;
    }
  /** A win known from a tablebase or a deep search, behind a reason that can be seen. */
  | { readonly kind: 'winsWith'; readonly moves: number; readonly first: MoveReason }
  /** Something small, beside which other moves are about as good. */
  | { readonly kind: 'alike'; readonly first: MoveReason }
  | { readonly kind: 'longestResistance'; readonly moves: number }
  | { readonly kind: 'repetitionWin' }
  /**
   * `otherwise`: what other moves come to; alike where the side has more than a lone king, and too little to win; same where it has
   * no choice but a draw.
   */
  | {
      readonly kind: 'draw';
      readonly by: EndReason | null;
      readonly otherwise: 'loses' | 'worse' | 'alike' | 'same' | null;
    }
  | { readonly kind: 'onlySave'; readonly inCheck: boolean }
  | {
      readonly kind: 'stopsWin';
      readonly by: EndReason | null;
      readonly moves: number;
      readonly isOnly: boolean;
      /** The first move of the win that is stopped. */
      readonly move: MoveRef;
      /** Whether other moves would win at once as well, so that none is named. */
      readonly hasOthers?: boolean;
    }
  /**
   * Material won for good; `taken` is what the first capture takes, where it stands now; `moves` own moves up to it. Elsewhere, on
   * another cell, falls what is lost for it. Traded, it falls for its like at once, and what is won comes afterwards on other cells.
   */
  | {
      readonly kind: 'gain';
      readonly taken: readonly PieceRef[];
      readonly balance: Balance;
      readonly moves: number;
      readonly isElsewhere?: boolean;
      readonly isTraded?: boolean;
    }
  /** A capture that wins nothing for good: a trade, or a sacrifice where the balance is against the mover. */
  | {
      readonly kind: 'exchange';
      readonly taken: readonly PieceRef[];
      /** Null where the end of the exchange is too far away to tell. */
      readonly balance: Balance | null;
      readonly isRecapture: boolean;
      /** Whether the mover is left with clearly less. */
      readonly isSacrifice: boolean;
    }
  | { readonly kind: 'promotion'; readonly letter: string; readonly cell: string }
  /** The piece was about to be taken and is not any more: it moves away, or stays and is safe. */
  | { readonly kind: 'saves'; readonly piece: PieceRef; readonly isMover: boolean }
  /** Another piece than the one that moves falls for good with the reply; forced if it does so after every move. */
  | { readonly kind: 'concedes'; readonly piece: PieceRef; readonly isForced: boolean }
  /** An enemy piece that could have been taken, or taken back, and stays or gets away. */
  | { readonly kind: 'misses'; readonly piece: PieceRef; readonly isRecapture: boolean }
  | {
      readonly kind: 'answersCheck';
      readonly how: 'moves' | 'blocks' | 'takes';
      readonly piece: PieceRef;
    }
  | { readonly kind: 'check' }
  /** A check with but one legal answer. */
  | { readonly kind: 'forces'; readonly move: MoveRef }
  /** A check that nothing takes or blocks: this king has to move. */
  | { readonly kind: 'drives'; readonly piece: PieceRef }
  /** By another piece than the one that moves, where that is so, which is named then. */
  | { readonly kind: 'threat'; readonly threat: Threat; readonly helper?: PieceRef }
  | { readonly kind: 'castles' }
  | { readonly kind: 'passes' }
  /** Choosing between what moves no piece: how much better this one is, in centipawns; null where nearly equal. */
  | { readonly kind: 'choice'; readonly lead: number | null }
  /** The piece is caught where it has moves, and none that is safe. */
  | { readonly kind: 'attacks'; readonly piece: PieceRef; readonly isCaught?: boolean }
  /** Enemy pieces that the move attacks together: no answer saves them all. */
  | { readonly kind: 'forks'; readonly pieces: readonly PieceRef[] }
  /** The piece that moves may be taken by this one and is taken back for; it is named, where it stands now, unless both are worth about as much. */
  | { readonly kind: 'offers'; readonly piece: PieceRef; readonly given?: PieceRef }
  /** This one could have taken the piece that moves and been taken back for, an even trade, and cannot any more. */
  | { readonly kind: 'declines'; readonly piece: PieceRef }
  /** What could be taken at once. */
  | { readonly kind: 'guards'; readonly piece: PieceRef }
  /** What nothing guarded and nothing takes yet. */
  | { readonly kind: 'protects'; readonly piece: PieceRef }
  /** What an enemy piece attacks and another one guards already. */
  | { readonly kind: 'supports'; readonly piece: PieceRef }
  /** An enemy piece would be taken on a cell from where it could have attacked the prey. */
  | {
      readonly kind: 'keepsOff';
      readonly piece: PieceRef;
      readonly cell: string;
      readonly prey: PieceRef;
    }
  /** Nothing protected the piece that moves where it stood, and this one does where it goes. */
  | { readonly kind: 'secures'; readonly piece: PieceRef; readonly guard: PieceRef }
  /** The piece that moves could have been attacked next by this one, and by none where it goes. */
  | { readonly kind: 'dodges'; readonly piece: PieceRef; readonly by: PieceRef }
  /** An enemy piece could have given check on the cell, and no safe check is left to it. */
  | { readonly kind: 'stopsCheck'; readonly piece: PieceRef; readonly cell: string }
  /** An enemy piece could have come to the cell in the mover’s half, and would be taken there now. */
  | { readonly kind: 'bars'; readonly piece: PieceRef; readonly cell: string }
  /** An enemy piece had a safe move, and has none any more. */
  | { readonly kind: 'traps'; readonly piece: PieceRef }
  /** An enemy king that has few cells may not go to this one any more. */
  | { readonly kind: 'denies'; readonly piece: PieceRef; readonly cell: string }
  /** An enemy piece that could be taken, and the one that would take back for more than it is worth. */
  | { readonly kind: 'spares'; readonly piece: PieceRef; readonly taker: PieceRef }
  | { readonly kind: 'confines'; readonly piece: PieceRef; readonly cells: number }
  /** The other side could have given check at once, and cannot any more. */
  | { readonly kind: 'shelters' }
  /** An enemy king, and to how few cells it may still go. */
  | { readonly kind: 'corners'; readonly piece: PieceRef; readonly cells: number }
  | { readonly kind: 'blocks'; readonly piece: PieceRef }
  /** An enemy piece that it could take next, and could not before, is named. */
  | { readonly kind: 'opensWay'; readonly piece: PieceRef; readonly prey?: PieceRef }
  | { readonly kind: 'makesRoom'; readonly piece: PieceRef }
  /** The piece goes later to the cell that is left, and could not go there before. */
  | { readonly kind: 'vacates'; readonly piece: PieceRef; readonly cell: string }
  /** The piece that moves, where it stands then, and to how many more cells it may go. */
  | { readonly kind: 'mobility'; readonly piece: PieceRef; readonly cells: number }
  | { readonly kind: 'plan'; readonly plan: Plan }
  /**
   * A later own move of the line and what that does, null where nothing plain; enabled if it could not be played as well
   * without the move that the reason is for.
   */
  | {
      readonly kind: 'prepares';
      readonly move: MoveRef;
      readonly reason: MoveReason | null;
      readonly isEnabled: boolean;
    }
  /** The piece that moves goes on to a cell that it could not reach at once. */
  | { readonly kind: 'heads'; readonly piece: PieceRef; readonly cell: string }
  /** Nothing is in danger, and nothing more can be shown; `others` is what the best other move is worth, if that is clear. */
  | { readonly kind: 'waits'; readonly others: 'worse' | 'alike' | null }
  /** Nothing that can be shown. */
  | { readonly kind: 'none' }
  /** What a bad move allows: the reply, and what that does from the view of who makes it. */
  | { readonly kind: 'allows'; readonly reply: MoveRef; readonly reason: MoveReason }
  /**
   * Threatened where the other side would have won as soon if it had been to move before. Where that is by taking everything but
   * the king, and one piece is left, that piece as it stands after the move.
   */
  | {
      readonly kind: 'allowsWin';
      readonly by: EndReason | null;
      readonly moves: number;
      readonly isThreatened?: boolean;
      readonly last?: PieceRef;
    }
  /**
   * `piece` is the first to fall of the dearer ones, where it stands after the move; `taker` is named where nothing else is
   * taken, and is the first pawn where all that happens are promotions; `moves` of the other side until the piece falls, or the
   * last of several that do not fall at once; it is traded if others fall first that stand against their like; it is left if it
   * could have been taken before, for nothing, and is taken at once; it is exposed where the move opens the taker's way to it, or
   * ends its protection; `also` are the others that fall to the same capture, where nothing else is lost. In older reviews `piece`
   * is null where several are lost.
   */
  | {
      readonly kind: 'loses';
      readonly balance: Balance;
      readonly piece: PieceRef | null;
      readonly taker: PieceRef | null;
      readonly moves: number;
      readonly isMover: boolean;
      readonly isTraded: boolean;
      readonly isLeft: boolean;
      readonly exposed: Exposure | null;
      readonly also?: readonly PieceRef[];
    }
  /** Of an older review: the better move does not end as the one played, which any of many moves does. */
  | { readonly kind: 'avoids' }
  | { readonly kind: 'both'; readonly reasons: readonly MoveReason[] }
  /** Of a review made before reasons were data. */
  | { readonly kind: 'text'; readonly text: string };

export const EXPOSURES = ['opened', 'unguarded'] as const;
export type Exposure = (typeof EXPOSURES)[number];

/** What a side would do if it were to move. */
export type Threat =
  | {
      readonly kind: 'win';
      readonly by: EndReason | null;
      readonly moves: number;
      readonly move: MoveRef;
    }
  | {
      readonly kind: 'takes';
      readonly taken: readonly PieceRef[];
      readonly taker: PieceRef | null;
      readonly move: MoveRef;
    };

export interface FoundThreat {
  readonly threat: Threat;
  /** The moves it rests on, the first by the side that threatens; exact texts. */
  readonly line: readonly string[];
}

/** Why the turn cannot pass, so that no threat can be shown. */
export type PassRefusal = 'inCheck' | 'mustChoose' | 'gameWouldEnd';

/** A move for sentences and arrows. */
export interface MoveRef {
  /** Exact text. */
  readonly text: string;
  readonly notation: string;
  /** The piece that goes where, for moves that carry one plainly; null for passes, choices, slides and castling. */
  readonly piece: PieceRef | null;
  /** Anchor name of the cell it goes to; null likewise. */
  readonly to: string | null;
  /** Whether another piece of its kind could go there, so that sentences name where this one comes from. */
  readonly isOneOfSeveral?: boolean;
}

export const NO_REASON: MoveReason = { kind: 'none' };

/** Several reasons as one; none at all for an empty list. */
export function bothOf(reasons: readonly MoveReason[]): MoveReason {
  if (reasons.length === 0) return NO_REASON;
  return reasons.length === 1 ? reasons[0] : { kind: 'both', reasons };
}

/** Reasons that stand beside each other, without those within them. */
export function partsBeside(reason: MoveReason | null): readonly MoveReason[] {
  if (reason?.kind === 'alike') return partsBeside(reason.first);
  return reason?.kind === 'both' ? reason.reasons : reason ? [reason] : [];
}

/** Every reason that a sentence is made of, the nested ones included. */
export function partsOf(reason: MoveReason): MoveReason[] {
  if (reason.kind === 'both') return reason.reasons.flatMap(partsOf);
  if (reason.kind === 'winsWith' || reason.kind === 'alike')
    return [reason, ...partsOf(reason.first)];
  if (reason.kind === 'allows') return [reason, ...partsOf(reason.reason)];
  if (reason.kind === 'prepares' && reason.reason) return [reason, ...partsOf(reason.reason)];
  return [reason];
}

/** Pieces that a reason names where they stand now; not those that its sentence has moved. */
export function standingIn(reason: MoveReason): readonly PieceRef[] {
  if (reason.kind === 'mobility') return [];
  if ('taken' in reason) return reason.taken;
  if (reason.kind === 'forks') return reason.pieces;
  if (reason.kind === 'plan') return reason.plan.piece ? [reason.plan.piece] : [];
  const prey = besideIn(reason);
  return 'piece' in reason && reason.piece ? [reason.piece, ...prey] : prey;
}

/** The second piece of reasons that name two. */
function besideIn(reason: MoveReason): readonly PieceRef[] {
  switch (reason.kind) {
    case 'keepsOff':
      return [reason.prey];
    case 'opensWay':
      return reason.prey ? [reason.prey] : [];
    case 'secures':
      return [reason.guard];
    case 'dodges':
      return [reason.by];
    case 'spares':
      return [reason.taker];
    default:
      return [];
  }
}

/** Whether two threats are against the same pieces, or both are to win. */
export const isSameThreat = (one: Threat, other: Threat): boolean =>
  one.kind === 'win' || other.kind === 'win'
    ? one.kind === other.kind
    : one.taken.map(({ cell }) => cell).join() === other.taken.map(({ cell }) => cell).join();

export const pieceRef = (rules: RuleSet, { code, cell }: PieceOn): PieceRef => ({
  letter: letterOf(rules, code),
  side: colourOf(code) === WHITE ? 'w' : 'b',
  cell: rules.board.cells[cell].name,
});

export const pieceRefs = (rules: RuleSet, pieces: readonly PieceOn[]): PieceRef[] =>
  pieces.map((piece) => pieceRef(rules, piece));

/** A legal move of the position, which is left as it was. */
export function moveRef(rules: RuleSet, position: Position, move: number): MoveRef {
  const from = moveFrom(move);
  const isPlain = moveTag(move) === TAG_NORMAL && position.cells[from] !== 0;
  const lostOnArrival = isPlain && effectsOf(position, move).lost.length > 0;
  const carries = isPlain && !lostOnArrival;
  const isAlike = (other: number) =>
    moveTag(other) === TAG_NORMAL &&
    moveTo(other) === moveTo(move) &&
    moveFrom(other) !== from &&
    position.cells[moveFrom(other)] === position.cells[from];
  return {
    text: rules.formatMove(position, move),
    notation: rules.notation(position, move),
    piece: carries ? pieceRef(rules, { code: position.cells[from], cell: from }) : null,
    to: carries ? rules.board.cells[moveTo(move)].name : null,
    ...(carries && legalMoves(position).some(isAlike) && { isOneOfSeveral: true }),
  };
}
