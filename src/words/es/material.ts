// What captures come to, in words: won, traded, given or lost, the first piece by its place and the rest by kinds.
import { listed, movesText, numberWord } from '../../language/es/numbers';
import { isFeminine, leftText, pluralOf } from '../../language/es/pieces';
import {
  type Balance,
  type Exposure,
  isBalanced,
  isLongExchange,
  type MoveReason,
  type PieceRef,
} from '../../reasons/reason';
import { doesTo, kindsOf, type Phrases } from './phrases';

type ReasonOf<Kind extends MoveReason['kind']> = Extract<MoveReason, { readonly kind: Kind }>;

const LONG_EXCHANGE = 'empieza una larga serie de cambios';

/** "gana la torre de d4 y luego un peón, a cambio de un caballo". */
export function gainText(
  { taken, balance, moves, isElsewhere, isTraded }: ReasonOf<'gain'>,
  phrases: Phrases,
): string {
  const { gained, lost, promoted } = balance;
  const more = isTraded ? null : without(gained, taken);
  const takes = `${captureWord(phrases, 'captura')} ${phrases.pieces(taken)}`;
  if (isLongExchange(balance)) {
    if (more === null) {
      const rest = longText(balance, phrases);
      return moves === 1 ? `${takes} y ${rest}` : rest;
    }
    const wins = withMore(taken[0] ?? null, gained, phrases, true);
    return `${LONG_EXCHANGE} que gana ${wins}${priceText(lost, phrases)}`;
  }
  const when = isElsewhere ? ' al final' : whenText(moves);
  const price = priceText(lost, phrases);
  const withPromotion = (wins: string): string => {
    if (promoted.length === 0) return wins;
    const comma = price === '' && !wins.includes(' y ') ? '' : ',';
    return `${wins}${comma} y promociona a ${bareKinds(promoted, phrases)}`;
  };
  if (more === null) {
    const wins = `gana${when} ${phrases.kinds(gained)}${price}`;
    if (moves > 1) return `${withPromotion(wins)}, empezando por ${phrases.pieces(taken)}`;
    // A piece of the same kind is lost for it.
    const [first] = taken;
    const does = first && taken.length === 1 && !isElsewhere ? likeText(first, phrases) : takes;
    return withPromotion(`${does} y ${wins}`);
  }
  const [other] = more;
  const isSame =
    other !== undefined && more.length === 1 && taken.every(({ letter }) => letter === other);
  const next = isSame ? another(other, phrases) : listed(nextNames(more, taken, phrases));
  // The comma keeps the price from being that of the second piece alone.
  const then = more.length > 0 ? ` y luego ${next}${price && ','}` : '';
  const gains = `${captureWord(phrases, 'gana')}${when} ${phrases.pieces(taken)}`;
  return withPromotion(`${gains}${then}${price}`);
}

/** "cambia un caballo por el alfil de c6", "captura el peón de e5, pero pierde una torre a cambio". */
export function exchangeText(
  { taken, balance, isRecapture, isSacrifice }: ReasonOf<'exchange'>,
  phrases: Phrases,
): string {
  const word = isRecapture ? 'recaptura' : 'captura';
  const takes = `${captureWord(phrases, word)} ${phrases.pieces(taken)}`;
  // What was lost before a recapture is in the balance, too.
  if (balance === null || isRecapture) return takes;
  const { gained, lost } = balance;
  const more = without(gained, taken);
  const [first = null] = taken;
  if (isLongExchange(balance) && isSacrifice) return `${takes} y ${longText(balance, phrases)}`;
  if (isLongExchange(balance)) {
    const exchange = `${LONG_EXCHANGE} en la que entrega ${phrases.kinds(lost)} por ${withMore(first, gained, phrases, true)}`;
    return more === null ? `${takes} y ${exchange}` : exchange;
  }
  if (isSacrifice && lost.length > 0) {
    const rest = more === null ? kindNames(gained, phrases) : nextNames(more, taken, phrases);
    const loses = `${takes}, pero pierde ${phrases.kinds(lost)}`;
    if (rest.length === 0) return more === null ? loses : `${loses} a cambio`;
    // "de él y de un peón": a pronoun takes no second piece along.
    const own = more === null ? '' : ` de ${pronoun(taken, phrases)} y`;
    return `${loses} a cambio${own} de ${listed(rest)}`;
  }
  if (gained.length === 0 && lost.length === 0 && first) return likeText(first, phrases);
  if (gained.length === 0 || lost.length === 0) return takes;
  const given = phrases.kinds(lost);
  if (more?.length === 0)
    return isBalanced(balance)
      ? `cambia ${given} por ${phrases.pieces(taken)}`
      : `${takes} a cambio de ${given}`;
  if (more !== null) return `cambia ${given} por ${withMore(first, gained, phrases, true)}`;
  const price = `por ${phrases.kinds(gained)}`;
  // A piece of the same kind is lost for it, so that both are missing from the balance.
  if (taken.length !== 1 || !first) return `${takes} y cambia ${given} ${price}`;
  const isAnother = lost.length === 1 && lost[0] === first.letter;
  return `${likeText(first, phrases)}, y ${isAnother ? another(first.letter, phrases) : given} ${price}`;
}

/** "pierde tu torre de h4 ante el alfil de e1". */
export function lossText(
  { balance, piece, taker, moves, isTraded, isLeft, exposed, also }: ReasonOf<'loses'>,
  phrases: Phrases,
): string {
  if (exposed && piece && taker) return exposureText(exposed, piece, taker, phrases);
  if (isLongExchange(balance)) return longText(balance, phrases, piece);
  // The move itself removes it, and nothing else is lost or won.
  const isAlone = balance.lost.length + balance.gained.length === 1;
  const place = piece && moves === 0 && isAlone && phrases.place('a', piece.cell);
  if (piece && place)
    return `lleva ${phrases.pieceName(piece)}${place}, donde desaparece en el acto`;
  const { gained, lost } = balance;
  const when = isTraded ? '' : whenText(moves);
  if (lost.length === 0) return promotionText(balance, taker, phrases, when);
  const promotes = promotionText(balance, null, phrases);
  const ante = taker && !phrases.words.capture ? ` ante ${phrases.piece(taker)}` : '';
  const all = piece && also ? phrases.pieces([piece, ...also]) : withMore(piece, lost, phrases);
  const what = `${all}${ante}${priceText(gained, phrases)}`;
  if (isLeft) return `deja en peligro ${what}`;
  const loses = isTraded ? 'lleva a un cambio que cuesta' : `pierde${when}`;
  return `${loses} ${what}${promotes && `${what.includes(' y ') ? ',' : ''} y ${promotes}`}`;
}

/** "deja tu torre de h4 sin protección ante el alfil de e1". */
export const exposureText = (how: Exposure, piece: PieceRef, taker: PieceRef, phrases: Phrases) =>
  how === 'opened'
    ? `${phrases.indirect('abre el camino', taker)} hacia ${phrases.piece(piece)}`
    : `deja ${phrases.piece(piece)} sin protección ante ${phrases.piece(taker)}`;

/** "permite que el peón de e5 promocione a dama"; empty where nothing promotes. */
function promotionText(
  { conceded }: Balance,
  pawn: PieceRef | null,
  phrases: Phrases,
  when = '',
): string {
  if (conceded.length === 0) return '';
  const to = ` a ${bareKinds(conceded, phrases)}${when}`;
  if (!pawn) return `${doesTo(phrases.opponent, 'permite')} promocionar${to}`;
  return conceded.length > 1
    ? `permite que ${phrases.piece(pawn)} y ${another(pawn.letter, phrases)} promocionen${to}`
    : `permite que ${phrases.piece(pawn)} promocione${to}`;
}

/** What falls, the piece by its place and the rest by kinds: "tu torre de ma, otra torre y dos peones". */
function withMore(
  piece: PieceRef | null,
  letters: readonly string[],
  phrases: Phrases,
  /** Where "otro" alone could be of another kind. */
  isAlwaysNamed = false,
): string {
  const rest = piece && without(letters, [piece]);
  if (!piece || !rest) return phrases.kinds(letters);
  const others = rest.filter((letter) => letter !== piece.letter);
  const alike = rest.length - others.length;
  const kind = phrases.kind(piece.letter);
  const one = another(piece.letter, phrases);
  const alone = isAlwaysNamed ? `${one} más` : one;
  const single = others.length > 0 ? `${one} ${leftText([kind])}` : alone;
  const more = alike > 1 ? `${numberWord(alike)} ${pluralOf(kind)} más` : single;
  return listed([
    phrases.piece(piece),
    ...(alike > 0 ? [more] : []),
    ...kindNames(others, phrases),
  ]);
}

/** Pieces against their like: "cambia torres en h7", "cambia una ficha por la ficha de c7". */
const likeText = (piece: PieceRef, phrases: Phrases): string =>
  phrases.words.capture
    ? `cambia ${phrases.kinds([piece.letter])} por ${phrases.pieces([piece])}`
    : `cambia ${pluralOf(phrases.kind(piece.letter))}${phrases.place('en', piece.cell)}`;

function longText(balance: Balance, phrases: Phrases, piece: PieceRef | null = null): string {
  const { gained, lost, value } = balance;
  const comesTo =
    value < 0
      ? `cuesta ${withMore(piece, lost, phrases)}${priceText(gained, phrases)}`
      : `${doesTo(phrases.mover, 'deja')} ${phrases.kinds(gained)}${priceText(lost, phrases)}`;
  return `${LONG_EXCHANGE} que ${comesTo}`;
}

/** What is given for what is won, or won for what is lost: "pierde la torre por un peón" would be because of it. */
const priceText = (letters: readonly string[], phrases: Phrases): string =>
  letters.length > 0 ? ` a cambio de ${phrases.kinds(letters)}` : '';
const whenText = (moves: number): string => (moves > 1 ? ` en ${movesText(moves)}` : '');
const captureWord = ({ words }: Phrases, plain: string): string => words.capture?.does ?? plain;
const kindNames = (letters: readonly string[], phrases: Phrases): string[] =>
  kindsOf(letters.map(phrases.kind));
/** Without articles or numbers, as "promocionen a dos damas" would be that each pawn does: "dama", "dama y torre". */
const bareKinds = (letters: readonly string[], phrases: Phrases): string =>
  leftText([...new Set(letters)].map(phrases.kind));
/** "otro guardia y un vao" after "el guardia de h3": of kinds that have just been named there are more. */
const nextNames = (
  letters: readonly string[],
  named: readonly PieceRef[],
  phrases: Phrases,
): string[] =>
  [...new Set(letters)].map((letter) => {
    const alike = letters.filter((one) => one === letter);
    if (!named.some((piece) => piece.letter === letter)) return phrases.kinds(alike);
    const kind = phrases.kind(letter);
    return alike.length === 1
      ? `${another(letter, phrases)} ${leftText([kind])}`
      : `${numberWord(alike.length)} ${pluralOf(kind)} más`;
  });
/** "otro", "otra". */
const another = (letter: string, phrases: Phrases): string =>
  isFeminine(phrases.kind(letter)) ? 'otra' : 'otro';
/** "él", "ellas". */
function pronoun(pieces: readonly PieceRef[], phrases: Phrases): string {
  const areFeminine = pieces.every(({ letter }) => isFeminine(phrases.kind(letter)));
  if (pieces.length > 1) return areFeminine ? 'ellas' : 'ellos';
  return areFeminine ? 'ella' : 'él';
}

/** The letters that are left without those of the pieces; null where not all of these are among them. */
function without(letters: readonly string[], pieces: readonly PieceRef[]): string[] | null {
  const rest = [...letters];
  const areAll = pieces.every(({ letter }) => {
    const at = rest.indexOf(letter);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return areAll ? rest : null;
}
