// The one table of words for reasons, complete by type. Each entry is a predicate that reads on from the move: "attacks the
// rook on d4". A predicate that begins with "is" loses it where it stands as a sentence: "Checkmate."

import { numberText } from '../../language/en/numbers';
import { countedText } from '../../language/en/pieces';
import { capital } from '../../language/sentence';
import type { MoveReason, MoveRef, Threat } from '../../reasons/reason';
import type { MistakeExplanation } from '../../review/moveAnalysis';
import type { Reason as EndReason } from '../../rules/types';
import { type Speaker, saysOrigin } from '../speaker';
import { exchangeText, gainText, lossText } from './material';
import { type Phrases, phrasesOf } from './phrases';

type Words = {
  readonly [Kind in MoveReason['kind']]: (
    reason: Extract<MoveReason, { readonly kind: Kind }>,
    phrases: Phrases,
  ) => string;
};

const WORDS: Words = {
  onlyLegalMove: () => 'is the only legal move',
  win: ({ by, moves, plies }, { words }) => {
    const own = by === null ? undefined : words.wins?.[by];
    if (plies === 1) return own?.now ?? (by && WINS_NOW[by]) ?? 'wins at once';
    if (plies === 2) return 'leaves only moves that lose at once';
    if (by === 'checkmate') return `forces checkmate${soonText(moves)}`;
    return own?.later?.(moves) ?? `wins by force${soonText(moves)}`;
  },
  winsWith: ({ first }, phrases) => {
    const { mover } = phrases;
    return `${doing(first, phrases)}; with best play ${mover} ${mover === 'you' ? 'win' : 'wins'}`;
  },
  alike: ({ first }, phrases) => `${doing(first, phrases)}${OTHERS.alike}`,
  longestResistance: ({ moves }) =>
    moves <= 1
      ? 'loses at once, like every other move'
      : `holds out longest${moves <= MAX_SEEN_MOVES ? `, for ${numberText(moves)} more moves` : ''}`,
  repetitionWin: () => 'keeps giving check, and repeating that wins here',
  draw: ({ by, otherwise }) => {
    if (otherwise === 'alike') return 'can only draw: too little is left to win';
    if (otherwise === 'same') return 'draws, like every other move';
    const does = (by && DRAWS[by]) ?? 'keeps the draw';
    if (otherwise === null) return does;
    return `${does}: anything else ${otherwise === 'loses' ? 'loses' : 'is worse'}`;
  },
  onlySave: ({ inCheck }) =>
    inCheck
      ? 'is the only answer to the check that doesn’t lose'
      : 'is the only move that doesn’t lose',
  stopsWin: ({ by, moves, isOnly, move, hasOthers }, phrases) => {
    const named = winName(by, phrases);
    const now = hasOthers ? 'on the next move' : `by ${moveText(move, phrases)}`;
    const how =
      moves > 1 ? `in ${numberText(moves)} moves, starting with ${moveText(move, phrases)}` : now;
    const stops = named ? `stops ${named}` : `keeps ${phrases.opponent} from winning`;
    return `${isOnly ? 'is the only move that ' : ''}${stops} ${how}`;
  },
  gain: gainText,
  exchange: exchangeText,
  promotion: ({ letter, cell }, phrases) =>
    `becomes ${phrases.kinds([letter])}${phrases.place('on', cell)}`,
  saves: ({ piece, isMover }, phrases) =>
    isMover ? `moves ${phrases.piece(piece)} out of danger` : `keeps ${phrases.piece(piece)} safe`,
  concedes: ({ piece, isForced }, phrases) =>
    `${isForced ? 'leaves' : 'gives up'} ${phrases.piece(piece)}${isForced ? ', which can’t be saved' : ''}`,
  misses: ({ piece, isRecapture }, phrases) => {
    const take = phrases.words.capture?.to ?? (isRecapture ? 'recapture' : 'take');
    return `doesn’t ${take} ${phrases.piece(piece)}`;
  },
  answersCheck: ({ how, piece }, phrases) =>
    how === 'moves'
      ? `moves ${phrases.piece(piece)} out of check`
      : `answers the check with ${phrases.piece(piece)}`,
  check: () => 'gives check',
  threat: ({ threat, helper }, phrases) =>
    `${threatPredicate(threat, phrases)}${helper ? ` with ${phrases.piece(helper)}` : ''}`,
  castles: () => 'castles',
  passes: () => 'passes',
  choice: ({ lead }) =>
    lead === null
      ? 'is worth about as much as the other choice'
      : 'is worth more than the other choice',
  attacks: ({ piece, isCaught }, phrases) =>
    `attacks ${phrases.piece(piece)}${isCaught ? ', which has no safe move' : ''}`,
  forks: ({ pieces }, phrases) => `attacks ${phrases.pieces(pieces)} at the same time`,
  offers: ({ piece, given }, phrases) =>
    `offers ${given ? `${phrases.pieceName(given)} for` : 'a trade with'} ${phrases.piece(piece)}`,
  declines: ({ piece }, phrases) => `avoids a trade with ${phrases.piece(piece)}`,
  guards: ({ piece }, phrases) => `defends ${phrases.piece(piece)}`,
  protects: ({ piece }, phrases) => `protects ${phrases.piece(piece)}`,
  supports: ({ piece }, phrases) => `gives ${phrases.piece(piece)} another defender`,
  keepsOff: ({ piece, cell, prey }, phrases) =>
    `keeps ${phrases.piece(piece)} away from ${phrases.cell(cell)}, where it would attack ${phrases.piece(prey)}`,
  secures: ({ piece, guard }, phrases) =>
    `brings ${phrases.piece(piece)} to where ${phrases.piece(guard)} protects it`,
  dodges: ({ piece, by }, phrases) =>
    `moves ${phrases.piece(piece)} away before ${phrases.piece(by)} can attack it`,
  stopsCheck: ({ piece, cell }, phrases) =>
    `stops ${phrases.piece(piece)} from checking on ${phrases.cell(cell)}`,
  bars: ({ piece, cell }, phrases) =>
    `keeps ${phrases.piece(piece)} away from ${phrases.cell(cell)}`,
  traps: ({ piece }, phrases) => `leaves ${phrases.piece(piece)} no safe move`,
  denies: ({ piece, cell }, phrases) =>
    `takes ${phrases.cell(cell)} away from ${phrases.piece(piece)}`,
  spares: ({ piece, taker }, phrases) =>
    `leaves ${phrases.piece(piece)} alone, since ${phrases.piece(taker)} would take back`,
  forces: ({ move }, phrases) => `forces ${moveText(move, phrases.reversed())}`,
  drives: ({ piece }, phrases) => `forces ${phrases.piece(piece)} to move`,
  confines: ({ piece, cells }, phrases) =>
    `takes ${countedText(cells, 'cell')} away from ${phrases.piece(piece)}`,
  corners: ({ piece, cells }, phrases) =>
    `leaves ${phrases.piece(piece)} ${cells === 0 ? 'no cell' : `only ${countedText(cells, 'cell')}`} to go to`,
  shelters: (_, { opponent }) => `leaves ${opponent} no check`,
  blocks: ({ piece }, phrases) => `blocks ${phrases.piece(piece)}`,
  opensWay: ({ piece, prey }, phrases) =>
    `opens the way for ${phrases.piece(piece)}${prey ? ` to attack ${phrases.piece(prey)}` : ''}`,
  makesRoom: ({ piece }, phrases) => `makes room for ${phrases.piece(piece)}`,
  vacates: ({ piece, cell }, phrases) =>
    `makes ${phrases.cell(cell)} free for ${phrases.piece(piece)}`,
  mobility: ({ piece, cells }, phrases) =>
    `lets ${phrases.pieceName(piece)} reach ${countedText(cells, 'more cell')}`,
  plan: ({ plan }, phrases) =>
    phrases.words.plans[plan.name]?.(plan, phrases) ?? 'is part of a plan',
  prepares: ({ move, reason, isEnabled }, phrases) =>
    `${isEnabled ? 'prepares' : 'is a quiet move before'} ${moveText(move, phrases)}${thatText(reason, phrases, move)}`,
  heads: ({ piece, cell }, phrases) =>
    `brings ${phrases.pieceName(piece)} nearer to ${phrases.cell(cell)}`,
  waits: ({ others }, { own, words }) =>
    `is a quiet move: none of ${own} ${words.pieces ?? 'pieces'} is in danger${others ? OTHERS[others] : ''}`,
  none: () => 'is a quiet move',
  allows: ({ reply, reason }, phrases) => {
    const other = phrases.reversed();
    return `lets ${other.mover} play ${moveText(reply, other)}${thatText(reason, other, reply)}`;
  },
  allowsWin: ({ by, moves, isThreatened, last }, phrases) => {
    if (last) {
      const when = moves === 1 ? '' : soonText(moves);
      return `loses ${phrases.piece(last)}, the last piece besides the king${when && `,${when}`}`;
    }
    const named = winName(by, phrases);
    const soon = moves === 1;
    const allows = isThreatened ? 'doesn’t stop' : 'allows';
    if (named) return `${allows} ${named}${soon ? ' on the next move' : soonText(moves)}`;
    if (soon && isThreatened) return `doesn’t keep ${phrases.opponent} from winning at once`;
    if (soon) return `lets ${phrases.opponent} win at once`;
    return `loses by force${soonText(moves)}`;
  },
  loses: lossText,
  avoids: () => 'avoids that',
  both: ({ reasons }, phrases) => {
    const parts = reasons.map((one) => doing(one, phrases));
    // What a reply does in a clause of its own has its own "and".
    const [own = ''] = (parts.at(-1) ?? '').split(', which ');
    if (/ and (then|wins|starts|trades) /.test(own)) return parts.join(', ');
    return parts.join(parts[0]?.includes(', ') ? ', and ' : ' and ');
  },
  text: ({ text }) => text,
};

/** What other moves come to where a quiet one is best. */
const OTHERS = {
  worse: ', and every other move is worse',
  alike: ', and other moves are about as good',
} as const;

/** Moves beyond which their number says nothing to a player. */
const MAX_SEEN_MOVES = 5;

const soonText = (moves: number): string =>
  moves <= MAX_SEEN_MOVES ? ` in ${numberText(moves)} moves` : '';

/** What a win by this reason is called when it is stopped or allowed. */
const winName = (by: EndReason | null, { words }: Phrases): string | undefined =>
  by === 'checkmate' ? 'checkmate' : by === null ? undefined : words.wins?.[by]?.threat;

/** What a win by this reason is, done at once; none where no move wins so, or only a game's own words say it. */
const WINS_NOW: Readonly<Partial<Record<EndReason, string>>> = {
  checkmate: 'is checkmate',
  stalemate: 'leaves no legal move, which wins here',
  'perpetual-check': 'repeats the position with check, which wins here',
  'bare-king': 'leaves only the king and wins',
  goal: 'reaches the goal and wins',
};

/** What a line that ends drawn comes to; none where no move does that. */
const DRAWS: Readonly<Partial<Record<EndReason, string>>> = {
  stalemate: 'leads to stalemate, a draw',
  repetition: 'leads to a draw by repetition',
  'dead-position': 'leads to a draw, with too little left to win',
  'bare-king': 'leads to a draw: neither side keeps more than a king',
  'quiet-limit': 'leads to a draw by too many moves without progress',
  blocked: 'leads to a draw, with no moves left',
};

function threatPredicate(threat: Threat, phrases: Phrases): string {
  if (threat.kind === 'takes') {
    const how = phrases.words.capture ? `threatens to ${phrases.words.capture.to}` : 'threatens';
    return `${how} ${phrases.pieces(threat.taken)}`;
  }
  const { by, moves, move } = threat;
  const when = moves > 1 ? ' in two moves' : '';
  if (by === 'checkmate')
    return move.to !== null && moves === 1
      ? `threatens checkmate on ${phrases.cell(move.to)}`
      : `threatens checkmate${when}`;
  const named = by === null ? undefined : phrases.words.wins?.[by]?.threat;
  return named ? `threatens ${named}${when}` : `threatens to win${when || ' at once'}`;
}

/** What a move that has just been named does: ", which attacks the rook on d4"; nothing is named twice. */
function thatText(reason: MoveReason | null, phrases: Phrases, move: MoveRef | null): string {
  if (reason === null || ['none', 'waits', 'castles', 'passes'].includes(reason.kind)) return '';
  if (reason.kind === 'saves' && reason.isMover) return ', out of danger';
  if (reason.kind === 'answersCheck' && reason.how === 'moves') return ', out of check';
  // A later move to the same cell would read as a repetition.
  if (reason.kind === 'prepares' && reason.move.to === move?.to) return '';
  if (reason.kind === 'prepares')
    return `, then ${moveText(reason.move, phrases)}${thatText(reason.reason, phrases, reason.move)}`;
  if (reason.kind === 'mobility')
    return `, where it reaches ${countedText(reason.cells, 'more cell')}`;
  if (reason.kind === 'heads') return `, on the way to ${phrases.cell(reason.cell)}`;
  return `, which ${doing(reason, move ? phrases.after(move) : phrases)}`;
}

/**
 * A move in the middle of a sentence: "guard to e4", with the cell it leaves where the game's notation has that or another
 * piece of the kind could go there; as the game writes it where no piece simply goes.
 */
function moveText(move: MoveRef, phrases: Phrases): string {
  const { piece, to, notation } = move;
  if (!piece || to === null) return phrases.written(notation);
  const from = phrases.cell(piece.cell);
  const origin = saysOrigin(move, from) ? ` from ${from}` : '';
  return `${phrases.kind(piece.letter)}${origin} to ${phrases.cell(to)}`;
}

/** What a reason says of a move, to read on from it: "attacks the rook on d4". */
function doing(reason: MoveReason, phrases: Phrases): string {
  const words = WORDS[reason.kind] as (one: MoveReason, by: Phrases) => string;
  return words(reason, phrases);
}

/** The same for other sentences, of which the move is the subject. */
export const predicate = (reason: MoveReason, speaker: Speaker): string =>
  doing(reason, phrasesOf(speaker));

/** A reason as a sentence: "Attacks the rook on d4." */
export const reasonSentence = (reason: MoveReason, speaker: Speaker): string =>
  `${capital(predicate(reason, speaker).replace(/^is /, ''))}.`;

/** A threat as a sentence; the mover of the speaker is who threatens: "Black threatens your knight on Rb." */
export function threatSentence(threat: Threat, speaker: Speaker): string {
  const phrases = phrasesOf(speaker);
  const said = threatPredicate(threat, phrases);
  const does = phrases.mover === 'you' ? said.replace(/^threatens/, 'threaten') : said;
  return `${capital(phrases.mover)} ${does}.`;
}

/** "Better: frog to c6, which attacks the rook on d4." */
export function betterSentence(
  { better, betterIdea }: MistakeExplanation,
  speaker: Speaker,
): string {
  const phrases = phrasesOf(speaker);
  if (better.notation === null)
    return `Better: ${better.text.replace(/^the /, '')}${thatText(betterIdea, phrases, null)}.`;
  return `Better: ${moveText(better, phrases)}${thatText(betterIdea, phrases, better)}.`;
}
