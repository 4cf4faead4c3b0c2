// The one table of words for reasons, complete by type. Each entry is a predicate that reads on from the move: "attacks the
// rook on d4". A predicate that begins with "is" loses it where it stands as a sentence: "Checkmate."
import type { MoveReason, MoveRef, Threat } from '../reasons/reason';
import type { Reason as EndReason } from '../rules/types';
import { opposite } from '../rules/types';
import { numberText } from '../util/numberText';
import { exchangeText, gainText, lossText } from './materialText';
import { capital, countedText, type Speaker } from './speaker';

type Words = {
  readonly [Kind in MoveReason['kind']]: (
    reason: Extract<MoveReason, { readonly kind: Kind }>,
    speaker: Speaker,
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
  winsWith: ({ first }, speaker) => {
    const { mover } = speaker;
    const winner = speaker.subject(mover);
    return `${predicate(first, speaker)}; with best play ${winner} ${winner === 'you' ? 'win' : 'wins'}`;
  },
  longestResistance: ({ moves }) =>
    `holds out longest${moves > 1 && moves <= MAX_SEEN_MOVES ? `, for ${numberText(moves)} more moves` : ''}`,
  repetitionWin: () => 'keeps giving check, and repeating that wins here',
  draw: ({ by, otherwise }) => {
    const does = (by && DRAWS[by]) ?? 'keeps the draw';
    if (otherwise === null) return does;
    return `${does}: anything else ${otherwise === 'loses' ? 'loses' : 'is worse'}`;
  },
  onlySave: ({ inCheck }) =>
    inCheck
      ? 'is the only answer to the check that doesn’t lose'
      : 'is the only move that doesn’t lose',
  stopsWin: ({ by, moves, isOnly, move }, speaker) => {
    const named = winName(by, speaker);
    const how =
      moves > 1
        ? `in ${numberText(moves)} moves, starting with ${moveText(move, speaker)}`
        : `by ${moveText(move, speaker)}`;
    const other = speaker.subject(opposite(speaker.mover));
    const stops = named ? `stops ${named}` : `keeps ${other} from winning`;
    return `${isOnly ? 'is the only move that ' : ''}${stops} ${how}`;
  },
  gain: gainText,
  exchange: exchangeText,
  promotion: ({ letter, cell }, speaker) =>
    `becomes ${speaker.kinds([letter])}${speaker.place('on', cell)}`,
  saves: ({ piece, isMover }, speaker) =>
    isMover ? `moves ${speaker.piece(piece)} out of danger` : `keeps ${speaker.piece(piece)} safe`,
  answersCheck: ({ how, piece }, speaker) =>
    how === 'moves'
      ? `moves ${speaker.piece(piece)} out of check`
      : `answers the check with ${speaker.piece(piece)}`,
  check: () => 'gives check',
  threat: ({ threat }, speaker) => threatPredicate(threat, speaker),
  castles: () => 'castles',
  passes: () => 'passes',
  choice: ({ lead }) =>
    lead === null
      ? 'is worth about as much as the other choice'
      : 'is worth more than the other choice',
  attacks: ({ piece }, speaker) => `attacks ${speaker.piece(piece)}`,
  guards: ({ piece }, speaker) => `defends ${speaker.piece(piece)}`,
  protects: ({ piece }, speaker) => `protects ${speaker.piece(piece)}`,
  supports: ({ piece }, speaker) => `gives ${speaker.piece(piece)} another defender`,
  keepsOff: ({ piece, cell, prey }, speaker) =>
    `keeps ${speaker.piece(piece)} away from ${speaker.cell(cell)}, where it would attack ${speaker.piece(prey)}`,
  confines: ({ piece, cells }, speaker) =>
    `takes ${countedText(cells, 'cell')} away from ${speaker.piece(piece)}`,
  corners: ({ piece, cells }, speaker) =>
    `leaves ${speaker.piece(piece)} ${cells === 0 ? 'no cell' : `only ${countedText(cells, 'cell')}`} to go to`,
  shelters: (_, { mover, subject }) => `leaves ${subject(opposite(mover))} no check`,
  blocks: ({ piece }, speaker) => `blocks ${speaker.piece(piece)}`,
  opensWay: ({ piece }, speaker) => `opens the way for ${speaker.piece(piece)}`,
  makesRoom: ({ piece }, speaker) => `makes room for ${speaker.piece(piece)}`,
  mobility: ({ piece, cells }, speaker) =>
    `puts ${speaker.pieceName(piece)}${speaker.place('on', piece.cell)}, ${freedomText(cells)}`,
  plan: ({ plan }, speaker) =>
    speaker.words.plans[plan.name]?.(plan, speaker) ?? 'is part of a plan',
  prepares: ({ move, reason, isEnabled }, speaker) =>
    `${isEnabled ? 'prepares' : 'goes well with'} ${moveText(move, speaker)}${thatText(reason, speaker, move)}`,
  heads: ({ piece, cell }, speaker) =>
    `brings ${speaker.pieceName(piece)} nearer to ${speaker.cell(cell)}`,
  waits: ({ others }, { own }) =>
    `is a quiet move: none of ${own} pieces is in danger${others ? OTHERS[others] : ''}`,
  none: () => 'is a quiet move',
  allows: ({ reply, reason }, speaker) => {
    const other = speaker.reversed();
    const who = speaker.subject(other.mover);
    return `lets ${who} play ${moveText(reply, other)}${thatText(reason, other, reply)}`;
  },
  allowsWin: ({ by, moves }, speaker) => {
    const named = winName(by, speaker);
    const soon = moves === 1;
    if (named) return `allows ${named}${soon ? ' on the next move' : soonText(moves)}`;
    if (soon) return `lets ${speaker.subject(opposite(speaker.mover))} win at once`;
    return `loses by force${soonText(moves)}`;
  },
  loses: lossText,
  avoids: () => 'avoids that',
  both: ({ reasons }, speaker) => {
    const parts = reasons.map((one) => predicate(one, speaker));
    if (/ and (then|wins|starts|trades) /.test(parts.at(-1) ?? '')) return parts.join(', ');
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
const winName = (by: EndReason | null, { words }: Speaker): string | undefined =>
  by === 'checkmate' ? 'checkmate' : by === null ? undefined : words.wins?.[by]?.threat;

/** What a win by this reason is, done at once; none where no move wins so, or only a game's own words say it. */
const WINS_NOW: Readonly<Partial<Record<EndReason, string>>> = {
  checkmate: 'is checkmate',
  stalemate: 'leaves no legal move, which wins here',
  'perpetual-check': 'gives check for the third time, which wins here',
  'bare-king': 'leaves only the king and wins',
  goal: 'reaches the goal and wins',
};

/** What a line that ends drawn comes to; none where no move does that. */
const DRAWS: Readonly<Partial<Record<EndReason, string>>> = {
  stalemate: 'leads to stalemate, a draw',
  repetition: 'leads to a draw by repetition',
  'dead-position': 'leads to a draw, with too little left to win',
  'bare-king': 'leads to a draw, with two bare kings',
  'quiet-limit': 'leads to a draw by too many moves without progress',
  blocked: 'leads to a draw, with no moves left',
};

function threatPredicate(threat: Threat, speaker: Speaker): string {
  if (threat.kind === 'takes') {
    const how = speaker.words.capture ? `threatens to ${speaker.words.capture.to}` : 'threatens';
    return `${how} ${speaker.pieces(threat.taken)}`;
  }
  const { by, moves, move } = threat;
  const when = moves > 1 ? ' in two moves' : '';
  if (by === 'checkmate')
    return move.to !== null && moves === 1
      ? `threatens checkmate on ${speaker.cell(move.to)}`
      : `threatens checkmate${when}`;
  const named = by === null ? undefined : speaker.words.wins?.[by]?.threat;
  return named ? `threatens ${named}${when}` : `threatens to win${when || ' at once'}`;
}

/** What a move that has just been named does: ", which attacks the rook on d4"; nothing is named twice. */
export function thatText(
  reason: MoveReason | null,
  speaker: Speaker,
  move: MoveRef | null,
): string {
  if (reason === null || reason.kind === 'none' || reason.kind === 'waits') return '';
  if (reason.kind === 'saves' && reason.isMover) return ', out of danger';
  if (reason.kind === 'answersCheck' && reason.how === 'moves') return ', out of check';
  // A later move to the same cell would read as a repetition.
  if (reason.kind === 'prepares' && reason.move.to === move?.to) return '';
  if (reason.kind === 'prepares')
    return `, then ${moveText(reason.move, speaker)}${thatText(reason.reason, speaker, reason.move)}`;
  if (reason.kind === 'mobility') return `, ${freedomText(reason.cells)}`;
  if (reason.kind === 'heads') return `, on the way to ${speaker.cell(reason.cell)}`;
  return `, which ${predicate(reason, move ? speaker.after(move) : speaker)}`;
}

const freedomText = (cells: number): string =>
  `where it reaches ${countedText(cells, 'more cell')}`;

/**
 * A move in the middle of a sentence: "guard to e4", with the cell it leaves where the game's notation has that or another
 * piece of the kind could go there; as the game writes it where no piece simply goes.
 */
export function moveText(move: MoveRef, speaker: Speaker): string {
  const { piece, to, notation, isOneOfSeveral } = move;
  if (!piece || to === null) return notation;
  const from = speaker.cell(piece.cell);
  const origin = isOneOfSeveral || notation.includes(from) ? ` from ${from}` : '';
  return `${speaker.kind(piece.letter)}${origin} to ${speaker.cell(to)}`;
}

/** What a reason says of a move, to read on from it: "attacks the rook on d4". */
export function predicate(reason: MoveReason, speaker: Speaker): string {
  const words = WORDS[reason.kind] as (one: MoveReason, by: Speaker) => string;
  return words(reason, speaker);
}

/** A reason as a sentence: "Attacks the rook on d4." */
export const reasonSentence = (reason: MoveReason, speaker: Speaker): string =>
  `${capital(predicate(reason, speaker).replace(/^is /, ''))}.`;

/** A threat as a sentence; the mover of the speaker is who threatens: "Black threatens your knight on Rb." */
export function threatSentence(threat: Threat, speaker: Speaker): string {
  const said = threatPredicate(threat, speaker);
  const does =
    speaker.subject(speaker.mover) === 'you' ? said.replace(/^threatens/, 'threaten') : said;
  return `${capital(speaker.subject(speaker.mover))} ${does}.`;
}
