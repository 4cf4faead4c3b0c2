// What captures come to, in words: won, traded, given or lost, the first piece by its place and the rest by kinds.
import { after, movesText, numberText } from '../../language/pt/articles';
import { listed } from '../../language/pt/numbers';
import { genderOf, nameOf, pluralOf, pronounOf } from '../../language/pt/pieces';
import { subject } from '../../language/pt/sides';
import {
  type Balance,
  type Exposure,
  isBalanced,
  isLongExchange,
  type MoveReason,
  type PieceRef,
} from '../../reasons/reason';
import { kindNames, type Phrases } from './phrases';

type ReasonOf<Kind extends MoveReason['kind']> = Extract<MoveReason, { readonly kind: Kind }>;

/** "ganha a torre em d4 e depois um peão em troca de um cavalo". */
export function gainText(
  { taken, balance, moves, isElsewhere, isTraded }: ReasonOf<'gain'>,
  phrases: Phrases,
): string {
  const { does, kinds } = phrases;
  const { gained, lost, promoted } = balance;
  const pieces = listed(phrases.pieceParts(taken));
  const price = priceText(lost, phrases);
  const when = moves > 1 ? `, em ${movesText(moves)}` : '';
  const becomes = promoted.length > 0 ? `, com promoção a ${kindNames(promoted, phrases)}` : '';
  const more = isTraded ? null : without(gained, taken);
  const takes = `${captureVerb(phrases, 'capturar')} ${pieces}`;
  if (isLongExchange(balance)) {
    if (more === null) return `${moves === 1 ? `${takes} e ` : ''}${longText(balance, phrases)}`;
    const wins = listed(moreParts(taken[0] ?? null, gained, phrases));
    return `${longExchange(phrases)} que ganha ${wins},${price}`;
  }
  if (more === null) {
    const wins = `${does('ganhar')}${isElsewhere ? ' no fim' : ''} ${kinds(gained)}${price}`;
    // A piece of the same kind is lost for it.
    const [first] = taken;
    const start = first && taken.length === 1 && !isElsewhere ? tradesAlike(first, phrases) : takes;
    if (moves === 1) return `${start} e ${wins}${becomes}`;
    return `${wins}${price ? when : when.slice(1)}${becomes}, a começar por ${phrases.words.capture ?? 'capturar'} ${pieces}`;
  }
  const isSame = more.length === 1 && taken.every(({ letter }) => letter === more[0]);
  const rest = moreParts(taken[0] ?? null, gained, phrases).slice(1);
  const next = isSame
    ? anotherOf(phrases, more[0] ?? '')
    : taken.length === 1
      ? listed(rest)
      : kinds(more);
  const then = more.length > 0 ? ` e depois ${next}` : '';
  const paid = then && price ? `,${price}` : price;
  return `${captureVerb(phrases, 'ganhar')} ${pieces}${then}${paid}${when}${becomes}`;
}

/** "troca torres em h7", "troca uma peça pela peça em c7". */
const tradesAlike = (piece: PieceRef, phrases: Phrases): string =>
  phrases.words.capture
    ? `${phrases.does('trocar')} ${phrases.kinds([piece.letter])} ${byFor(phrases.pieceParts([piece]))}`
    : `${phrases.does('trocar')} ${pluralOf(phrases.kind(piece.letter))}${phrases.place('em', piece.cell)}`;

/** "troca um cavalo pelo bispo em c6", "captura o peão em e5, mas perde uma torre por ele". */
export function exchangeText(
  { taken, balance, isRecapture, isSacrifice }: ReasonOf<'exchange'>,
  phrases: Phrases,
): string {
  const { does, kinds } = phrases;
  const takenParts = phrases.pieceParts(taken);
  const takes = `${captureVerb(phrases, isRecapture ? 'recapturar' : 'capturar')} ${listed(takenParts)}`;
  // What was lost before a recapture is in the balance, too.
  if (balance === null || isRecapture) return takes;
  const { gained, lost } = balance;
  const more = without(gained, taken);
  const [first] = taken;
  if (isLongExchange(balance) && isSacrifice) return `${takes} e ${longText(balance, phrases)}`;
  if (isLongExchange(balance)) {
    const gains = byFor(moreParts(first ?? null, gained, phrases));
    return `${more === null ? `${takes} e ` : ''}${longExchange(phrases)} (${kinds(lost)} ${gains})`;
  }
  if (isSacrifice && lost.length > 0) {
    const back =
      more === null
        ? phrases.kindParts(gained)
        : [pronounOfAll(taken, phrases), ...phrases.kindParts(more)];
    return `${takes}, mas ${does(back.length > 0 ? 'entregar' : 'perder')} ${kinds(lost)}${back.length > 0 ? ` ${byFor(back)}` : ''}`;
  }
  const trades = first ? tradesAlike(first, phrases) : takes;
  if (gained.length === 0 && lost.length === 0) return trades;
  if (gained.length === 0 || lost.length === 0) return takes;
  if (more !== null && more.length === 0)
    return isBalanced(balance)
      ? `${does('trocar')} ${kinds(lost)} ${byFor(takenParts)}`
      : `${takes}${priceText(lost, phrases)}`;
  if (more !== null)
    return `${does('trocar')} ${kinds(lost)} ${byFor(moreParts(first ?? null, gained, phrases))}`;
  const price = byFor(phrases.kindParts(gained));
  // A piece of the same kind is lost for it, so that both are missing from the balance.
  if (taken.length !== 1 || !first) return `${takes} e ${does('trocar')} ${kinds(lost)} ${price}`;
  const [letter, ...others] = lost;
  const isAnother = letter === first.letter && others.length === 0;
  return `${trades}, e ainda ${isAnother ? anotherOf(phrases, letter) : kinds(lost)} ${price}`;
}

/** "perde a sua torre em h4 para o bispo em e1". */
export function lossText(
  { balance, piece, taker, moves, isTraded, isLeft, exposed, also }: ReasonOf<'loses'>,
  phrases: Phrases,
): string {
  const { does } = phrases;
  const { gained, lost, conceded } = balance;
  if (exposed && piece && taker) return exposureText(exposed, piece, taker, phrases);
  if (isLongExchange(balance)) return longText(balance, phrases, piece);
  // The move itself removes it, and nothing else is lost or won.
  const isAlone = balance.lost.length + balance.gained.length === 1;
  const place = piece && moves === 0 && isAlone && phrases.place('para', piece.cell);
  if (piece && place)
    return `${does('levar')} ${phrases.pieceName(piece)}${place}, onde desaparece logo`;
  const when = moves > 1 && !isTraded ? ` em ${movesText(moves)}` : '';
  if (lost.length === 0) return `${promotionText(conceded, taker, phrases)}${when}`;
  const to = taker && !phrases.words.capture ? ` para ${phrases.piece(taker)}` : '';
  const comma = lost.length > 1 ? ',' : '';
  const paid = gained.length > 0 ? `${comma}${priceText(gained, phrases)}` : '';
  // "Entrega por": "troca … em troca de" would say the same twice, and "perde por um peão" is said of the margin of a defeat.
  const given = gained.length > 0 ? ` ${byFor(phrases.kindParts(gained))}` : '';
  const price = isTraded ? given : paid;
  const loses = isTraded
    ? `${does('levar')} a uma troca que ${given ? 'entrega' : 'perde'}`
    : does('perder');
  const promotes =
    conceded.length > 0 ? `${price ? ',' : comma} e ${promotionText(conceded, null, phrases)}` : '';
  const falls = listed(
    piece && also ? phrases.pieceParts([piece, ...also]) : moreParts(piece, lost, phrases),
  );
  if (isLeft)
    return taker && to
      ? `${does('deixar')} ${falls} à mercê ${after('de', phrases.piece(taker))}`
      : `${does('deixar')} em perigo ${falls}`;
  return `${loses} ${falls}${to}${price}${promotes}${when && `,${when}`}`;
}

/** "deixa a sua torre em h4 sem proteção contra o bispo em e1". */
export const exposureText = (how: Exposure, piece: PieceRef, taker: PieceRef, phrases: Phrases) =>
  how === 'opened'
    ? `${phrases.does('abrir')} o caminho ${after('de', phrases.piece(taker))} até ${phrases.piece(piece)}`
    : `${phrases.does('deixar')} ${phrases.piece(piece)} sem proteção contra ${phrases.piece(taker)}`;

/** " em troca de um cavalo e um peão": what is paid, or what there is for it. */
const priceText = (letters: readonly string[], { kinds }: Phrases): string =>
  letters.length > 0 ? ` em troca de ${kinds(letters)}` : '';

/** "deixa o peão em e2 virar dama", "permite às pretas uma promoção a dama". */
function promotionText(
  letters: readonly string[],
  pawn: PieceRef | null,
  phrases: Phrases,
): string {
  const { does, opponent } = phrases;
  const names = kindNames(letters, phrases);
  if (pawn && letters.length === 1) return `${phrases.doesTo('deixar', pawn)} virar ${names}`;
  if (pawn) {
    const both = `${phrases.piece(pawn)} e ${anotherOf(phrases, pawn.letter)}`;
    return `${does('deixar')} ${both} virarem ${names}`;
  }
  const promotions =
    letters.length === 1 ? 'uma promoção' : `${numberText(letters.length, 'f')} promoções`;
  return `${does('permitir')} ${after('a', subject(opponent))} ${promotions} a ${names}`;
}

/** What falls, the piece by its place and the rest by kinds: "a sua torre em ma", "outra torre", "dois peões". */
function moreParts(
  piece: PieceRef | null,
  letters: readonly string[],
  phrases: Phrases,
): readonly string[] {
  const rest = piece && without(letters, [piece]);
  if (!piece || !rest) return phrases.kindParts(letters);
  const others = rest.filter((letter) => letter !== piece.letter);
  const alike = rest.length - others.length;
  const kind = phrases.kind(piece.letter);
  const another = anotherOf(phrases, piece.letter);
  const more =
    alike > 1
      ? `mais ${numberText(alike, genderOf(kind))} ${pluralOf(kind)}`
      : others.length === 0
        ? another
        : `${another} ${nameOf(kind)}`;
  return [phrases.piece(piece), ...(alike > 0 ? [more] : []), ...phrases.kindParts(others)];
}

/** "pela torre em h7 e por um peão", "por um cavalo e um peão". */
const byFor = (parts: readonly string[]): string =>
  /^([oa]s? |el[ea]s?$)/.test(parts[0] ?? '')
    ? listed(parts.map((part) => after('por', part)))
    : `por ${listed(parts)}`;

/** "outro", "outra". */
const anotherOf = (phrases: Phrases, letter: string): string =>
  genderOf(phrases.kind(letter)) === 'm' ? 'outro' : 'outra';

/** "ele", "elas": for what has been taken. */
function pronounOfAll(taken: readonly PieceRef[], { kind }: Phrases): string {
  const pronouns = new Set(taken.map(({ letter }) => pronounOf(kind(letter))));
  const pronoun = pronouns.size === 1 ? ([...pronouns][0] ?? 'ele') : 'ele';
  return taken.length === 1 ? pronoun : `${pronoun}s`;
}

const longExchange = ({ does }: Phrases): string => `${does('iniciar')} uma longa série de trocas`;

function longText(balance: Balance, phrases: Phrases, piece: PieceRef | null = null): string {
  const { gained, lost, value } = balance;
  const comesTo =
    value < 0
      ? `perde ${listed(moreParts(piece, lost, phrases))},${priceText(gained, phrases)}`
      : `rende ${after('a', subject(phrases.mover))} ${phrases.kinds(gained)},${priceText(lost, phrases)}`;
  return `${longExchange(phrases)} que ${comesTo}`;
}

const captureVerb = ({ words, does }: Phrases, infinitive: string): string =>
  does(words.capture ?? infinitive);

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
