// What captures come to, in words: won, traded, given or lost, the first piece by its place and the rest by kinds.

import { numberText } from '../../language/en/numbers';
import { kindParts, listText, pluralOf } from '../../language/en/pieces';
import {
  type Balance,
  type Exposure,
  isBalanced,
  isLongExchange,
  type MoveReason,
  type PieceRef,
} from '../../reasons/reason';
import type { Phrases } from './phrases';

type ReasonOf<Kind extends MoveReason['kind']> = Extract<MoveReason, { readonly kind: Kind }>;

/** "wins the rook on d4 and then a pawn for a knight". */
export function gainText(
  { taken, balance, moves, isElsewhere, isTraded }: ReasonOf<'gain'>,
  phrases: Phrases,
): string {
  const { gained, lost, promoted } = balance;
  const when = moves > 1 ? ` in ${numberText(moves)} moves` : '';
  const becomes = promoted.length > 0 ? `, promoting to ${phrases.kinds(promoted)}` : '';
  const price = lost.length > 0 ? ` for ${phrases.kinds(lost)}` : '';
  const more = isTraded ? null : without(gained, taken);
  const [first] = taken;
  if (isLongExchange(balance)) {
    const takes = `${captureWord(phrases, 'takes')} ${phrases.pieces(taken)} and `;
    if (more === null) return `${moves === 1 ? takes : ''}${longText(balance, phrases)}`;
    const wins = withMore(first ?? null, gained, phrases);
    return `starts a long exchange that wins ${wins} for ${phrases.kinds(lost)}`;
  }
  if (more === null) {
    const wins = `wins ${phrases.kinds(gained)}${price}${when}${becomes}`;
    if (moves > 1) return `${wins}, starting with ${phrases.pieces(taken)}`;
    // A piece of the same kind is lost for it.
    if (first && taken.length === 1 && !isElsewhere)
      return `${tradesAlike(first, phrases)} and ${wins}`;
    return `${captureWord(phrases, 'takes')} ${phrases.pieces(taken)} and in the end ${wins}`;
  }
  const isSame = taken.every(({ letter }) => letter === first?.letter);
  const rest = first && isSame ? listText(restParts(first, more, phrases)) : phrases.kinds(more);
  const then = rest && ` and then ${rest}`;
  return `${captureWord(phrases, 'wins')} ${phrases.pieces(taken)}${then}${price}${when}${becomes}`;
}

/** "trades a knight for the bishop on c6", "takes the pawn on e5 but loses a rook for it". */
export function exchangeText(
  { taken, balance, isRecapture, isSacrifice }: ReasonOf<'exchange'>,
  phrases: Phrases,
): string {
  const takes = `${captureWord(phrases, isRecapture ? 'recaptures' : 'takes')} ${phrases.pieces(taken)}`;
  if (balance === null) return takes;
  const { gained, lost } = balance;
  // What was lost before it is in that balance, too.
  if (isRecapture) return takes;
  const more = without(gained, taken);
  const [first] = taken;
  if (isLongExchange(balance) && isSacrifice) return `${takes} and ${longText(balance, phrases)}`;
  if (isLongExchange(balance)) {
    const gains = withMore(first ?? null, gained, phrases);
    return `${more === null ? `${takes} and ` : ''}starts a long exchange of ${phrases.kinds(lost)} for ${gains}`;
  }
  if (isSacrifice && lost.length > 0) {
    const loses = `but loses ${phrases.kinds(lost)}`;
    if (more === null)
      return `${takes} ${loses}${gained.length > 0 ? ` for ${phrases.kinds(gained)}` : ''}`;
    if (more.length === 0 || !first) return `${takes} ${loses} for it`;
    return `${takes} and then ${listText(restParts(first, more, phrases))} ${loses}`;
  }
  if (gained.length === 0 && lost.length === 0 && first) return tradesAlike(first, phrases);
  if (gained.length === 0 || lost.length === 0) return takes;
  if (more !== null && more.length === 0)
    return isBalanced(balance)
      ? `trades ${phrases.kinds(lost)} for ${phrases.pieces(taken)}`
      : `${takes} for ${phrases.kinds(lost)}`;
  if (more !== null)
    return `trades ${phrases.kinds(lost)} for ${withMore(first ?? null, gained, phrases)}`;
  const price = `for ${phrases.kinds(gained)}`;
  // A piece of the same kind is lost for it, so that both are missing from the balance.
  if (taken.length !== 1 || !first) return `${takes} and trades ${phrases.kinds(lost)} ${price}`;
  const [letter, ...others] = lost;
  const another = letter === first.letter && others.length === 0;
  return `${tradesAlike(first, phrases)}, and ${another ? 'another' : phrases.kinds(lost)} ${price}`;
}

/** "trades rooks on h7"; where surrounding captures, they don't fall on one cell: "trades a disc for the disc on c7". */
const tradesAlike = (piece: PieceRef, phrases: Phrases): string =>
  phrases.words.capture
    ? `trades ${phrases.kinds([piece.letter])} for ${phrases.piece(piece)}`
    : `trades ${pluralOf(phrases.kind(piece.letter))}${phrases.place('on', piece.cell)}`;

/** "loses your rook on h4 to the bishop on e1", "leaves your disc on e3 in danger". */
export function lossText(
  { balance, piece, taker, moves, isTraded, isLeft, exposed, also }: ReasonOf<'loses'>,
  phrases: Phrases,
): string {
  const when = moves > 1 && !isTraded ? ` in ${numberText(moves)} moves` : '';
  if (exposed && piece && taker) return exposureText(exposed, piece, taker, phrases);
  if (isLongExchange(balance)) return longText(balance, phrases, piece);
  // The move itself removes it, and nothing else is lost or won.
  const isAlone = balance.lost.length + balance.gained.length === 1;
  const place = piece && moves === 0 && isAlone && phrases.place('on', piece.cell);
  if (piece && place)
    return `puts ${phrases.pieceName(piece)}${place}, where it is removed at once`;
  const to = taker && !phrases.words.capture ? ` to ${phrases.piece(taker)}` : '';
  const price = balance.gained.length > 0 ? ` for ${phrases.kinds(balance.gained)}` : '';
  const { conceded } = balance;
  const who =
    taker && balance.lost.length === 0
      ? `${phrases.piece(taker)}${conceded.length > 1 ? ' and another' : ''}`
      : phrases.opponent;
  const promotes = conceded.length > 0 ? `lets ${who} promote to ${phrases.kinds(conceded)}` : '';
  if (balance.lost.length === 0) return `${promotes}${when}`;
  const what =
    piece && also ? phrases.pieces([piece, ...also]) : withMore(piece, balance.lost, phrases);
  if (isLeft) return `leaves ${what}${to || ' in danger'}`;
  const lost = `${what}${to}${price}`;
  const loses = isTraded ? 'leads to an exchange that loses' : 'loses';
  return `${loses} ${lost}${promotes ? ` and ${promotes}` : ''}${when}`;
}

/** "leaves your rook on h4 unprotected against the bishop on e1". */
const exposureText = (how: Exposure, piece: PieceRef, taker: PieceRef, phrases: Phrases): string =>
  how === 'opened'
    ? `opens the way for ${phrases.piece(taker)} to take ${phrases.piece(piece)}`
    : `leaves ${phrases.piece(piece)} unprotected against ${phrases.piece(taker)}`;

/** What falls, the piece by its place and the rest by kinds: "your rook on ma, another rook and two pawns". */
function withMore(piece: PieceRef | null, letters: readonly string[], phrases: Phrases): string {
  const rest = piece && without(letters, [piece]);
  if (!piece || !rest) return phrases.kinds(letters);
  return listText([phrases.piece(piece), ...restParts(piece, rest, phrases)]);
}

/** What falls after a piece: "another", "two more pawns", "another rook" and "a pawn". */
function restParts({ letter }: PieceRef, rest: readonly string[], phrases: Phrases): string[] {
  const others = rest.filter((one) => one !== letter);
  const alike = rest.length - others.length;
  const kind = phrases.kind(letter);
  const another = others.length === 0 ? 'another' : `another ${kind}`;
  const more = alike > 1 ? `${numberText(alike)} more ${pluralOf(kind)}` : another;
  return [...(alike > 0 ? [more] : []), ...kindParts(others.map(phrases.kind))];
}

function longText(balance: Balance, phrases: Phrases, piece: PieceRef | null = null): string {
  const { gained, lost, value } = balance;
  const who = phrases.mover;
  const comesTo =
    value < 0
      ? `loses ${withMore(piece, lost, phrases)} for ${phrases.kinds(gained)}`
      : `leaves ${who} ${phrases.kinds(gained)} for ${phrases.kinds(lost)}`;
  return `starts a long exchange that ${comesTo}`;
}

const captureWord = ({ words }: Phrases, plain: string): string => words.capture?.does ?? plain;

/** The letters that are left without those of the pieces; null where not all of these are among them. */
function without(letters: readonly string[], pieces: readonly PieceRef[]): string[] | null {
  const rest = [...letters];
  for (const { letter } of pieces) {
    const at = rest.indexOf(letter);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}
