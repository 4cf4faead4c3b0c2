// What captures come to, in words: won, traded, given or lost, the first piece by its place and the rest by kinds.
import { inWords, movesText } from '../../language/fr/numbers';
import {
  a,
  agreeing,
  kindParts,
  listText,
  nameOf,
  of,
  pluralOf,
  to,
} from '../../language/fr/pieces';
import { brings, lets } from '../../language/fr/who';
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

/** "gagne la tour en d4 puis un pion contre un cavalier". */
export function gainText(
  { taken, balance, moves, isElsewhere, isTraded }: ReasonOf<'gain'>,
  phrases: Phrases,
): string {
  const { gained, lost, promoted } = balance;
  const when = isElsewhere ? ' finalement' : moves > 1 ? ` en ${movesText(moves)}` : '';
  const becomes = promoted.length > 0 ? `, avec ${promotionsText(promoted, phrases)}` : '';
  const price = lost.length > 0 ? ` contre ${phrases.kinds(lost)}` : '';
  const more = isTraded ? null : without(gained, taken);
  const takes = `${captureVerb(phrases, 'prend')} ${phrases.pieces(taken)} et `;
  const [first] = taken;
  if (isLongExchange(balance)) {
    if (more === null) return `${moves === 1 ? takes : ''}${longText(balance, phrases)}`;
    const wins = withMore(first ?? null, gained, phrases);
    return `gagne dans un long échange ${wins}${gained.length > 1 ? costText(lost, phrases) : price}`;
  }
  if (more === null) {
    const wins = `gagne${when} ${phrases.kinds(gained)}${price}${becomes}`;
    if (moves > 1)
      return `${wins}, en commençant par ${phrases.words.capture?.to ?? 'prendre'} ${phrases.pieces(taken)}`;
    // A piece of the same kind is lost for it.
    if (first && taken.length === 1 && !isElsewhere)
      return `${tradesAlike(first, phrases)} et ${wins}`;
    return `${takes}${wins}`;
  }
  const isSame = taken.every(({ letter }) => letter === first?.letter);
  const next = first && isSame ? listText(restParts(first, more, phrases)) : phrases.kinds(more);
  const then = more.length > 0 ? ` puis ${next}` : '';
  return `${captureVerb(phrases, 'gagne')}${when} ${phrases.pieces(taken)}${then}${then && price ? costText(lost, phrases) : price}${becomes}`;
}

/** ", au prix d’un cavalier et d’un pion", where "contre" would go with the last piece only. */
const costText = (letters: readonly string[], phrases: Phrases): string =>
  `, au prix ${ofKinds(letters, phrases)}`;

/** "d’un cavalier et de deux pions". */
const ofKinds = (letters: readonly string[], { kind }: Phrases): string =>
  listText(kindParts(letters.map(kind)).map(of));

/** "promotion en dame", "deux promotions en tour". */
function promotionsText(letters: readonly string[], { kind }: Phrases): string {
  const parts = [...new Set(letters)].map((letter) => {
    const count = letters.filter((one) => one === letter).length;
    const promotions = count === 1 ? 'promotion' : `${inWords(count)} promotions`;
    return `${promotions} en ${nameOf(kind(letter))}`;
  });
  return listText(parts);
}

/** "échange un cavalier contre le fou en c6", "prend le pion en e5, mais perd une tour en échange". */
export function exchangeText(
  { taken, balance, isRecapture, isSacrifice }: ReasonOf<'exchange'>,
  phrases: Phrases,
): string {
  const takes = `${captureVerb(phrases, isRecapture ? 'reprend' : 'prend')} ${phrases.pieces(taken)}`;
  // What was lost before a recapture is in its balance, too.
  if (balance === null || isRecapture) return takes;
  const { gained, lost } = balance;
  const more = without(gained, taken);
  const [first] = taken;
  if (isLongExchange(balance) && isSacrifice) return `${takes} et ${longText(balance, phrases)}`;
  if (isLongExchange(balance)) {
    const gains = withMore(first ?? null, gained, phrases);
    return `${more === null ? `${takes} et ` : ''}commence un long échange ${ofKinds(lost, phrases)} contre ${gains}`;
  }
  if (isSacrifice && lost.length > 0) {
    const loses = `, mais perd ${phrases.kinds(lost)}`;
    if (more !== null)
      return `${takes}${first && more.length > 0 ? ` puis ${listText(restParts(first, more, phrases))}` : ''}${loses} en échange`;
    return `${takes}${loses}${gained.length > 0 ? ` contre ${phrases.kinds(gained)}` : ''}`;
  }
  if (gained.length === 0 && lost.length === 0 && first) return tradesAlike(first, phrases);
  if (gained.length === 0 || lost.length === 0) return takes;
  if (more !== null && more.length === 0)
    return isBalanced(balance)
      ? `échange ${phrases.kinds(lost)} contre ${phrases.pieces(taken)}`
      : `${takes} en échange ${ofKinds(lost, phrases)}`;
  if (more !== null)
    return `échange ${phrases.kinds(lost)} contre ${withMore(first ?? null, gained, phrases)}`;
  const price = `contre ${phrases.kinds(gained)}`;
  // A piece of the same kind is lost for it, so that both are missing from the balance.
  if (taken.length !== 1 || !first) return `${takes} et échange ${phrases.kinds(lost)} ${price}`;
  const [letter, ...others] = lost;
  const isAnother = letter === first.letter && others.length === 0;
  const given = isAnother ? `${a(phrases.kind(first.letter))} de plus` : phrases.kinds(lost);
  return `${tradesAlike(first, phrases)} et donne ${given} ${price}`;
}

/** "échange une paire de tours en h7", "échange les dames", "échange un pion contre le pion en c7". */
function tradesAlike(piece: PieceRef, phrases: Phrases): string {
  const { letter, cell } = piece;
  if (phrases.words.capture)
    return `échange ${phrases.kinds([letter])} contre ${phrases.pieces([piece])}`;
  const kind = phrases.kind(letter);
  const pair = kind === 'queen' ? `les ${pluralOf(kind)}` : `une paire de ${pluralOf(kind)}`;
  return `échange ${pair}${phrases.place(cell)}`;
}

/** "livre ta tour en h4 au fou en e1", "perd ta tour en h4 contre un pion". */
export function lossText(
  { balance, piece, taker, moves, isTraded, isLeft, exposed, also }: ReasonOf<'loses'>,
  phrases: Phrases,
): string {
  const when = moves > 1 && !isTraded ? ` en ${movesText(moves)}` : '';
  if (exposed && piece && taker) return exposureText(exposed, piece, taker, phrases);
  if (isLongExchange(balance)) return longText(balance, phrases, piece);
  // The move itself removes it, and nothing else is lost or won.
  const isAlone = balance.lost.length + balance.gained.length === 1;
  const place = piece && moves === 0 && isAlone && phrases.place(piece.cell);
  if (piece && place) return `amène ${phrases.pieceName(piece)}${place} et l’y perd aussitôt`;
  const { gained, lost, conceded } = balance;
  const isByPawn = taker !== null && lost.length === 0;
  const promotes =
    conceded.length === 0
      ? ''
      : isByPawn
        ? promotesText(taker, conceded, phrases)
        : lets(phrases.opponent, `d’obtenir ${phrases.kinds(conceded)} par promotion`);
  if (lost.length === 0) return `${promotes}${when}`;
  const toTaker = taker && !phrases.words.capture ? ` ${to(phrases.piece(taker))}` : '';
  const what = piece && also ? phrases.pieces([piece, ...also]) : withMore(piece, lost, phrases);
  if (isLeft && !toTaker) return `laisse ${what} en danger`;
  if (taker && toTaker && when)
    return `laisse ${phrases.piece(taker)} prendre${when} ${what}${promotes && ` et ${promotes}`}`;
  // "Contre" would go with the last piece only.
  const comma = !toTaker && / et /.test(what) ? ',' : '';
  const price = gained.length > 0 ? `${comma} contre ${phrases.kinds(gained)}` : '';
  const loses = `${toTaker ? 'livre' : 'perd'}${isTraded ? ' dans un échange' : ''}`;
  const then = promotes && `${lost.length > 1 ? ',' : ''} et ${promotes}`;
  return `${loses}${when} ${what}${toTaker}${price}${then}`;
}

/** "laisse ta tour en h4 sans protection contre le fou en e1". */
export const exposureText = (how: Exposure, piece: PieceRef, taker: PieceRef, phrases: Phrases) =>
  how === 'opened'
    ? `ouvre ${to(phrases.piece(taker))} la voie vers ${phrases.piece(piece)}`
    : `laisse ${phrases.piece(piece)} sans protection contre ${phrases.piece(taker)}`;

/** "laisse le pion en e5 devenir une dame". */
function promotesText(pawn: PieceRef, letters: readonly string[], phrases: Phrases): string {
  const kinds = phrases.kinds(letters);
  return letters.length > 1
    ? `laisse ${phrases.piece(pawn)} et un autre se changer en ${kinds}`
    : `laisse ${phrases.piece(pawn)} devenir ${kinds}`;
}

/** What falls, the piece by its place and the rest by kinds: "ta tour en ma, une autre tour et deux pions". */
function withMore(piece: PieceRef | null, letters: readonly string[], phrases: Phrases): string {
  const rest = piece && without(letters, [piece]);
  if (!piece || !rest) return phrases.kinds(letters);
  return listText([phrases.piece(piece), ...restParts(piece, rest, phrases)]);
}

/** What falls after a piece: "un autre", "deux autres pions", "une autre tour" and "un pion". */
function restParts(piece: PieceRef, rest: readonly string[], phrases: Phrases): string[] {
  const others = rest.filter((letter) => letter !== piece.letter);
  const alike = rest.length - others.length;
  const kind = phrases.kind(piece.letter);
  const another =
    others.length === 0 ? other(piece, phrases) : `${other(piece, phrases)} ${nameOf(kind)}`;
  const more = alike > 1 ? `${inWords(alike)} autres ${pluralOf(kind)}` : another;
  return [...(alike > 0 ? [more] : []), ...kindParts(others.map(phrases.kind))];
}

/** "un autre", "une autre". */
const other = ({ letter }: PieceRef, { kind }: Phrases): string =>
  agreeing(kind(letter), 'un autre', 'une autre');

function longText(balance: Balance, phrases: Phrases, piece: PieceRef | null = null): string {
  const { gained, lost, value } = balance;
  if (value < 0) {
    const what = withMore(piece, lost, phrases);
    return `perd dans un long échange ${what}${/ et /.test(what) ? ',' : ''} contre ${phrases.kinds(gained)}`;
  }
  const isMixed = new Set(gained).size > 1;
  const price = isMixed ? costText(lost, phrases) : ` contre ${phrases.kinds(lost)}`;
  return brings(phrases.mover, `dans un long échange ${phrases.kinds(gained)}${price}`);
}

const captureVerb = ({ words }: Phrases, plain: string): string => words.capture?.does ?? plain;

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
