// What captures come to, in words: won, traded, given or lost, the first piece by its place and the rest by kinds.
import { inMoves, listText, numberText } from '../../language/de/numbers';
import { anotherText, ein, kindParts, nounText } from '../../language/de/pieces';
import {
  type Balance,
  type Exposure,
  isBalanced,
  isLongExchange,
  type MoveReason,
  type PieceRef,
} from '../../reasons/reason';
import { type Clause, does, type Predicate, wordsText } from './clause';
import { type Phrases, verbFor, whoText } from './phrases';

type ReasonOf<Kind extends MoveReason['kind']> = Extract<MoveReason, { readonly kind: Kind }>;

/** "gewinnt den Turm auf d4 und dann einen Bauern für einen Springer". */
export function gainText(
  { taken, balance, moves, isElsewhere, isTraded }: ReasonOf<'gain'>,
  phrases: Phrases,
): Predicate {
  const { gained, lost, promoted } = balance;
  const when = isElsewhere ? 'am Ende' : moves > 1 ? inMoves(moves) : '';
  const after = promoted.length > 0 ? `, mit Umwandlung in ${phrases.kinds(promoted)}` : '';
  const price = forText(lost, phrases);
  const more = isTraded ? null : without(gained, taken);
  const takes = does(captureVerb(phrases, 'schlägt'), phrases.pieces(taken));
  if (isLongExchange(balance)) {
    if (more === null) return [...(moves === 1 ? [takes] : []), longClause(balance, phrases)];
    const wins = withMore(taken[0] ?? null, gained, phrases);
    const who = phrases.mover;
    const gains = `${wins} ${price} ${verbFor(who, 'gewinnst', 'gewinnt')}`;
    return [longExchange(`, bei dem ${whoText(who)} ${gains}`)];
  }
  if (more === null) {
    const wins = wordsText(when, phrases.kinds(gained), price);
    // A piece of the same kind is lost for it.
    const [same, another] = taken;
    const start = same && !another && !isElsewhere ? tradesAlike(same, phrases) : takes;
    if (moves === 1) return [start, does('gewinnt', wins, { after })];
    const first = `, angefangen mit ${phrases.pieces(taken, 'dat')}`;
    return [does('gewinnt', wins, { after: `${after}${first}` })];
  }
  const [letter = ''] = more;
  const isSame = more.length === 1 && taken.every((one) => one.letter === letter);
  const isAgain = (one: string) => taken.some((piece) => piece.letter === one);
  const again = kindParts(more.filter(isAgain).map(phrases.kind), 'acc');
  const others = kindParts(more.filter((one) => !isAgain(one)).map(phrases.kind), 'acc');
  const then = isSame
    ? oneMore(letter, phrases, lost.length > 0)
    : listText([...again.map((part) => `noch ${part}`), ...others]);
  return [
    does(
      captureVerb(phrases, 'gewinnt'),
      wordsText(when, phrases.pieces(taken), more.length > 0 ? `und dann ${then}` : '', price),
      { after },
    ),
  ];
}

/** "tauscht einen Springer gegen den Läufer auf c6", "schlägt den Bauern auf e5, verliert dafür aber einen Turm". */
export function exchangeText(
  { taken, balance, isRecapture, isSacrifice }: ReasonOf<'exchange'>,
  phrases: Phrases,
): Predicate {
  // "Schlägt den Turm zurück" would be that it repels it.
  const back = isRecapture && !phrases.words.capture ? 'im Gegenzug' : '';
  const takes = does(captureVerb(phrases, 'schlägt'), wordsText(back, phrases.pieces(taken)));
  // What was lost before it is in that balance, too.
  if (balance === null || isRecapture) return [takes];
  const { gained, lost } = balance;
  const more = without(gained, taken);
  const [first] = taken;
  if (isLongExchange(balance) && isSacrifice) return [takes, longClause(balance, phrases)];
  if (isLongExchange(balance)) {
    const gains = withMore(first ?? null, gained, phrases);
    const who = phrases.mover;
    const gives = `${phrases.kinds(lost)} für ${gains} ${verbFor(who, 'gibst', 'gibt')}`;
    const exchange = longExchange(`, bei dem ${whoText(who)} ${gives}`);
    return more === null ? [takes, exchange] : [exchange];
  }
  if (isSacrifice && lost.length > 0) return [takes, sacrificeClause(balance, taken, phrases)];
  if (gained.length === 0 && lost.length === 0)
    return [first ? tradesAlike(first, phrases) : takes];
  if (gained.length === 0 || lost.length === 0) return [takes];
  const given = phrases.kinds(lost);
  if (more !== null && more.length === 0)
    return isBalanced(balance)
      ? [does('tauscht', `${given} gegen ${phrases.pieces(taken)}`)]
      : [takes, does('gibt', `dafür ${given}`, { prefix: 'her' })];
  if (more !== null)
    return [does('tauscht', `${given} gegen ${withMore(first ?? null, gained, phrases)}`)];
  const price = `gegen ${phrases.kinds(gained)}`;
  // A piece of the same kind is lost for it, so that both are missing from the balance.
  if (taken.length !== 1 || !first) return [takes, does('tauscht', `${given} ${price}`)];
  const [letter, ...others] = lost;
  const isAnother = letter === first.letter && others.length === 0;
  const another = isAnother ? oneMore(letter, phrases, true) : given;
  return [tradesAlike(first, phrases, `, dazu ${another} ${price}`)];
}

/** "tauscht auf h7 die Türme ab"; wo Umzingeln schlägt, fallen sie nicht auf einem Feld. */
const tradesAlike = (piece: PieceRef, phrases: Phrases, after = ''): Clause =>
  phrases.words.capture
    ? does('tauscht', `${phrases.kinds([piece.letter])} gegen ${phrases.pieces([piece])}`, {
        after,
      })
    : does(
        'tauscht',
        wordsText(
          phrases.place('auf', piece.cell),
          `die ${nounText(phrases.kind(piece.letter), 'acc', { isMany: true })}`,
        ),
        { prefix: 'ab', after },
      );

/** "verliert dafür aber einen Turm", "verliert aber für ihn und einen Bauern einen Turm". */
function sacrificeClause(
  { gained, lost }: Balance,
  taken: readonly PieceRef[],
  phrases: Phrases,
): Clause {
  const more = without(gained, taken);
  const [first, another] = taken;
  const called = first && !another ? phrases.pronoun(first, 'acc') : 'sie';
  // "Für es" is not said.
  const it = called === 'es' ? 'dieses' : called;
  const rest = kindParts((more ?? gained).map(phrases.kind), 'acc');
  const price = listText(more === null ? rest : [it, ...rest]);
  const loses =
    more?.length === 0
      ? `dafür aber ${phrases.kinds(lost)}`
      : wordsText('aber', price && `für ${price}`, phrases.kinds(lost));
  return does('verliert', loses, { isApart: true });
}

/** "verliert deinen Turm auf h4 an den Läufer auf e1". */
export function lossText(
  { balance, piece, taker, moves, isTraded, isLeft, exposed, also }: ReasonOf<'loses'>,
  phrases: Phrases,
): Predicate {
  if (exposed && piece && taker) return [exposureClause(exposed, piece, taker, phrases)];
  if (isLongExchange(balance)) return [longClause(balance, phrases, piece)];
  // The move itself removes it, and nothing else is lost or won.
  const isAlone = balance.lost.length + balance.gained.length === 1;
  const place = piece && moves === 0 && isAlone && phrases.place('nach', piece.cell);
  if (piece && place) {
    const after = `, wo ${phrases.pronoun(piece)} sofort entfernt wird`;
    return [does('bringt', `${phrases.pieceName(piece)} ${place}`, { after })];
  }
  const when = moves > 1 && !isTraded ? inMoves(moves) : '';
  const { lost, gained, conceded } = balance;
  const promotion =
    conceded.length > 0
      ? promotionText(balance, taker, phrases, lost.length === 0 ? when : '')
      : '';
  if (lost.length === 0) return [does('erlaubt', promotion)];
  const all = piece && also ? phrases.pieces([piece, ...also]) : null;
  if (isLeft) {
    const left = all ?? withMore(piece, lost, phrases);
    return taker && !phrases.words.capture
      ? [does('überlässt', `${phrases.piece(taker, 'dat')} ${left}`)]
      : [does('lässt', `${left} in Gefahr`)];
  }
  const named = piece && (isTraded ? phrases.ownPiece(piece) : phrases.piece(piece));
  const what = wordsText(
    all ?? withMore(piece, lost, phrases, gained.length > 0, named),
    taker && !phrases.words.capture ? `an ${phrases.piece(taker)}` : '',
    forText(gained, phrases),
  );
  if (!isTraded)
    return [
      does('verliert', wordsText(when, what)),
      ...(promotion ? [does('erlaubt', promotion)] : []),
    ];
  const who = phrases.mover;
  const then = promotion ? ` und ${promotion} ${verbFor(who, 'erlaubst', 'erlaubt')}` : '';
  const loses = `${what} ${verbFor(who, 'verlierst', 'verliert')}${then}`;
  return [
    does('führt', 'zu einem Abtausch', {
      after: `, bei dem ${whoText(who)} ${loses}`,
    }),
  ];
}

/** "nimmt deinem Turm auf h4 die Deckung gegen den Läufer auf e1". */
export const exposureClause = (
  how: Exposure,
  piece: PieceRef,
  taker: PieceRef,
  phrases: Phrases,
): Clause =>
  how === 'opened'
    ? does('öffnet', `${phrases.piece(taker, 'dat')} den Weg zu ${phrases.piece(piece, 'dat')}`)
    : does('nimmt', `${phrases.piece(piece, 'dat')} die Deckung gegen ${phrases.piece(taker)}`);

/** Whom what promotion is allowed: "Schwarz die Umwandlung in eine Dame". */
function promotionText(
  { conceded, lost }: Balance,
  taker: PieceRef | null,
  phrases: Phrases,
  when: string,
): string {
  const also =
    taker && conceded.length > 1 ? `und ${anotherText(phrases.kind(taker.letter), 'dat')}` : '';
  const whom =
    taker && lost.length === 0
      ? wordsText(phrases.piece(taker, 'dat'), also)
      : whoText(phrases.opponent, 'dat');
  return wordsText(whom, when, `die Umwandlung in ${phrases.kinds(conceded)}`);
}

/** "noch einen"; "noch einen Turm" where the sentence speaks of other kinds, too. */
const oneMore = (letter: string, { kind }: Phrases, areOthers: boolean): string =>
  areOthers ? `noch ${ein(kind(letter), 'acc')}` : anotherText(kind(letter), 'acc');

/** What falls, the piece by its place and the rest by kinds: "deinen Turm auf ma, noch einen Turm und zwei Bauern". */
function withMore(
  piece: PieceRef | null,
  letters: readonly string[],
  phrases: Phrases,
  areOthers = true,
  named = piece && phrases.piece(piece),
): string {
  const rest = piece && without(letters, [piece]);
  if (!piece || !rest) return phrases.kinds(letters);
  const others = rest.filter((letter) => letter !== piece.letter);
  const alike = rest.length - others.length;
  const kind = phrases.kind(piece.letter);
  const another = oneMore(piece.letter, phrases, areOthers || others.length > 0);
  const more =
    alike > 1 ? `noch ${numberText(alike)} ${nounText(kind, 'acc', { isMany: true })}` : another;
  const parts = [named ?? '', ...(alike > 0 ? [more] : [])];
  return listText([...parts, ...kindParts(others.map(phrases.kind), 'acc')]);
}

const forText = (letters: readonly string[], phrases: Phrases): string =>
  letters.length > 0 ? `für ${phrases.kinds(letters)}` : '';

const longExchange = (after: string): Clause =>
  does('leitet', 'einen langen Abtausch', { prefix: 'ein', after });

function longClause(balance: Balance, phrases: Phrases, piece: PieceRef | null = null): Clause {
  const { gained, lost, value } = balance;
  const who = phrases.mover;
  const comesTo =
    value < 0
      ? `${withMore(piece, lost, phrases, true, piece && phrases.ownPiece(piece))} ${forText(gained, phrases)} ${verbFor(who, 'verlierst', 'verliert')}`
      : `${phrases.kinds(gained)} ${forText(lost, phrases)} ${verbFor(who, 'bekommst', 'bekommt')}`;
  return longExchange(`, bei dem ${whoText(who)} ${comesTo}`);
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
