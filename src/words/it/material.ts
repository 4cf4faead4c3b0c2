// What captures come to, in words: won, traded, given or lost, the first piece by its place and the rest by kinds.
import { movesText } from '../../language/it/numbers';
import { listText } from '../../language/it/pieces';
import { toWhom } from '../../language/it/who';
import {
  type Balance,
  type Exposure,
  isBalanced,
  isLongExchange,
  type MoveReason,
  type PieceRef,
} from '../../reasons/reason';
import { joined, type Phrases } from './phrases';

type ReasonOf<Kind extends MoveReason['kind']> = Extract<MoveReason, { readonly kind: Kind }>;

const inMoves = (moves: number): string => (moves > 1 ? ` in ${movesText(moves)}` : '');
const priceText = (letters: readonly string[], { kinds }: Phrases): string =>
  letters.length > 0 ? ` in cambio di ${kinds(letters)}` : '';
const LONG_EXCHANGE = 'inizia una lunga serie di scambi';

/**
 * "guadagna la torre in d4 e poi un pedone in cambio di un cavallo", "guadagna in due mosse la torre in d4" ("vince la torre"
 * would be that the rook wins); where another of its kind is lost, "scambia le torri in d4 e guadagna un pedone".
 */
export function gainText(
  { taken, balance, moves, isElsewhere, isTraded }: ReasonOf<'gain'>,
  phrases: Phrases,
): string {
  const { gained, lost, promoted } = balance;
  const { kinds } = phrases;
  const when = inMoves(moves);
  const becomes =
    promoted.length > 0 ? `, promuovendo ${joined('a', phrases.promoted(promoted))}` : '';
  const price = priceText(lost, phrases);
  const more = isTraded ? null : without(gained, taken);
  const [first] = taken;
  const takes = `${captureWord(phrases, 'cattura')} ${phrases.pieces(taken)} e `;
  if (isLongExchange(balance)) {
    if (more === null) return `${moves === 1 ? takes : ''}${longText(balance, phrases)}`;
    return `${LONG_EXCHANGE}, guadagnando ${withMore(first ?? null, gained, phrases)}${price}`;
  }
  if (more === null) {
    const wins = `${kinds(gained)}${price}${becomes}`;
    if (moves > 1)
      return `guadagna${when} ${wins}, cominciando ${joined('da', phrases.pieces(taken))}`;
    if (first && taken.length === 1 && !isElsewhere)
      return `${tradesAlike(first, phrases)} e guadagna ${wins}`;
    return `${takes}alla fine guadagna ${wins}`;
  }
  const isMixed = taken.some(({ letter }) => letter !== first?.letter);
  const rest = first ? listText(further(first.letter, more, phrases, isMixed)) : kinds(more);
  const then = rest && ` e poi ${rest}`;
  return `${captureWord(phrases, 'guadagna')}${when} ${phrases.pieces(taken)}${then}${price}${becomes}`;
}

/** "scambia le torri in h7", "scambia una pedina con la pedina in c7". */
const tradesAlike = (piece: PieceRef, phrases: Phrases): string =>
  phrases.words.capture
    ? `scambia ${phrases.kinds([piece.letter])} con ${phrases.pieces([piece])}`
    : `scambia ${phrases.theMany(piece.letter)}${phrases.place('in', piece.cell)}`;

/** "scambia un cavallo con l’alfiere in c6", "cattura il pedone in e5, ma in cambio perde una torre". */
export function exchangeText(
  { taken, balance, isRecapture, isSacrifice }: ReasonOf<'exchange'>,
  phrases: Phrases,
): string {
  // What was lost before it is in that balance, too.
  if (isRecapture) return recaptureText(taken, phrases);
  const takes = `${captureWord(phrases, 'cattura')} ${phrases.pieces(taken)}`;
  if (balance === null) return takes;
  const { gained, lost } = balance;
  const { kinds } = phrases;
  const more = without(gained, taken);
  const [first] = taken;
  if (isLongExchange(balance) && isSacrifice) return `${takes} e ${longText(balance, phrases)}`;
  if (isLongExchange(balance)) {
    const gains = withMore(first ?? null, gained, phrases, true);
    return `${more === null ? `${takes} e ` : ''}${LONG_EXCHANGE}, cedendo ${kinds(lost)} in cambio ${joined('di', gains)}`;
  }
  if (isSacrifice && lost.length > 0) {
    if (more === null) return `${takes}, ma perde ${kinds(lost)}${priceText(gained, phrases)}`;
    const rest = first ? further(first.letter, more, phrases, taken.length > 1) : [];
    const then = rest.length > 0 ? ` e poi ${listText(rest)}` : '';
    return `${takes}${then}, ma in cambio perde ${kinds(lost)}`;
  }
  const trades = first && tradesAlike(first, phrases);
  if (gained.length === 0 && lost.length === 0 && trades) return trades;
  if (gained.length === 0 || lost.length === 0) return takes;
  if (more !== null && more.length === 0)
    return isBalanced(balance)
      ? `scambia ${kinds(lost)} con ${phrases.pieces(taken)}`
      : `${takes}${priceText(lost, phrases)}`;
  if (more !== null)
    return `scambia ${kinds(lost)} con ${withMore(first ?? null, gained, phrases, true)}`;
  const price = `con ${kinds(gained)}`;
  // A piece of the same kind is lost for it, so that both are missing from the balance.
  if (taken.length !== 1 || !first) return `${takes} e scambia ${kinds(lost)} ${price}`;
  const [letter, ...others] = lost;
  const isAnother = letter === first.letter && others.length === 0;
  return `${trades} e poi ${isAnother ? phrases.another(letter, true) : kinds(lost)} ${price}`;
}

/** "riprende in c6 catturando l’alfiere"; "riprende catturando l’alfiere" where the cell has just been named. */
function recaptureText(taken: readonly PieceRef[], phrases: Phrases): string {
  const [first, ...others] = taken;
  if (phrases.words.capture || !first || others.length > 0)
    return `${captureWord(phrases, 'riprende catturando')} ${phrases.pieces(taken)}`;
  const place = phrases.isIt(first) ? '' : phrases.place('in', first.cell);
  return `riprende${place} catturando ${phrases.pieceName(first)}`;
}

/** "lascia la tua torre in h4 all’alfiere in e1", "fa perdere la tua torre in h4 in cambio di un pedone". */
export function lossText(
  { balance, piece, taker, moves, isTraded, isLeft, exposed, also }: ReasonOf<'loses'>,
  phrases: Phrases,
): string {
  const when = isTraded ? '' : inMoves(moves);
  if (exposed && piece && taker) return exposureText(exposed, piece, taker, phrases);
  if (isLongExchange(balance)) return longText(balance, phrases, piece);
  // The move itself removes it, and nothing else is lost or won.
  const isAlone = balance.lost.length + balance.gained.length === 1;
  const place = piece && moves === 0 && isAlone && phrases.place('in', piece.cell);
  if (piece && place) return `porta ${phrases.pieceName(piece)}${place}, dove scompare subito`;
  const { conceded, gained, lost } = balance;
  const promotes = conceded.length > 0 ? promotesText(balance, taker, phrases) : '';
  if (lost.length === 0) return `${promotes}${when}`;
  const isTaken = taker !== null && !phrases.words.capture;
  const to = isTaken ? ` ${joined('a', phrases.piece(taker))}` : '';
  const all = piece && also ? phrases.pieces([piece, ...also]) : withMore(piece, lost, phrases);
  const what = `${all}${to}${priceText(gained, phrases)}`;
  if (isLeft && !isTaken) return `lascia in pericolo ${what}`;
  if (isTaken && when && !promotes)
    return `permette ${joined('a', phrases.piece(taker))} di catturare${when} ${all}`;
  // "Perde la tua torre" would be that the rook loses.
  const loses = `${isTaken ? 'lascia' : 'fa perdere'}${promotes ? '' : when}`;
  return `${isTraded ? `porta a uno scambio che ${loses}` : loses} ${what}${promotes ? ` e ${promotes}${when}` : ''}`;
}

/** "lascia la tua torre in h4 senza protezione contro l’alfiere in e1". */
export const exposureText = (how: Exposure, piece: PieceRef, taker: PieceRef, phrases: Phrases) =>
  how === 'opened'
    ? `apre ${joined('a', phrases.piece(taker))} la via verso ${phrases.piece(piece)}`
    : `lascia ${phrases.piece(piece)} senza protezione contro ${phrases.piece(taker)}`;

/** "permette al Nero di promuovere a donna", or the pawn that does. */
function promotesText(
  { conceded, lost }: Balance,
  taker: PieceRef | null,
  phrases: Phrases,
): string {
  const promoting = `di promuovere ${joined('a', phrases.promoted(conceded))}`;
  if (!taker || lost.length > 0) return `${toWhom(phrases.opponent, 'permette')} ${promoting}`;
  const more = conceded.length > 1 ? ` e a ${phrases.another(taker.letter, false)}` : '';
  return `permette ${joined('a', phrases.piece(taker))}${more} ${promoting}`;
}

/** What falls, the piece by its place and the rest by kinds: "la tua torre in ma, un’altra torre e due pedoni". */
function withMore(
  piece: PieceRef | null,
  letters: readonly string[],
  phrases: Phrases,
  isNamed = false,
): string {
  const rest = piece && without(letters, [piece]);
  if (!piece || !rest) return phrases.kinds(letters);
  return listText([phrases.piece(piece), ...further(piece.letter, rest, phrases, isNamed)]);
}

/** What falls after a piece of that letter: "un’altra", "altre due torri", "un’altra torre" and "un pedone". */
function further(
  letter: string,
  rest: readonly string[],
  phrases: Phrases,
  isNamed: boolean,
): string[] {
  const others = rest.filter((one) => one !== letter);
  const alike = rest.length - others.length;
  const more =
    alike > 1 ? phrases.more(alike, letter) : phrases.another(letter, isNamed || others.length > 0);
  return [...(alike > 0 ? [more] : []), ...phrases.parts(others)];
}

function longText(balance: Balance, phrases: Phrases, piece: PieceRef | null = null): string {
  const { gained, lost, value } = balance;
  return value < 0
    ? `${LONG_EXCHANGE}, perdendo ${withMore(piece, lost, phrases)}${priceText(gained, phrases)}`
    : `${LONG_EXCHANGE} che ${toWhom(phrases.mover, 'lascia')} ${phrases.kinds(gained)}${priceText(lost, phrases)}`;
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
