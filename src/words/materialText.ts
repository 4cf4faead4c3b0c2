// What captures come to, in words: won, traded, given or lost, the first piece by its place and the rest by kinds.
import type { Balance, MoveReason, PieceRef } from '../reasons/reason';
import { opposite } from '../rules/types';
import { numberText } from '../util/numberText';
import { kindParts, listText, pluralOf, type Speaker } from './speaker';

type ReasonOf<Kind extends MoveReason['kind']> = Extract<MoveReason, { readonly kind: Kind }>;

/** "wins the rook on d4 and then a pawn for a knight". */
export function gainText({ taken, balance, moves }: ReasonOf<'gain'>, speaker: Speaker): string {
  const { gained, lost, promoted } = balance;
  const when = moves > 1 ? ` in ${numberText(moves)} moves` : '';
  const becomes = promoted.length > 0 ? `, promoting to ${speaker.kinds(promoted)}` : '';
  const price = lost.length > 0 ? ` for ${speaker.kinds(lost)}` : '';
  const more = without(gained, taken);
  if (isLong(balance)) {
    const takes = `${captureWord(speaker, 'takes')} ${speaker.pieces(taken)} and `;
    if (more === null) return `${moves === 1 ? takes : ''}${longText(balance, speaker)}`;
    const wins = withMore(taken[0] ?? null, gained, speaker);
    return `starts a long exchange that wins ${wins} for ${speaker.kinds(lost)}`;
  }
  if (more === null) {
    const wins = `wins ${speaker.kinds(gained)}${price}${when}${becomes}`;
    return moves === 1
      ? `${captureWord(speaker, 'takes')} ${speaker.pieces(taken)} and ${wins}`
      : `${wins}, starting with ${speaker.pieces(taken)}`;
  }
  const isSame = more.length === 1 && taken.every(({ letter }) => letter === more[0]);
  const then = more.length > 0 ? ` and then ${isSame ? 'another' : speaker.kinds(more)}` : '';
  return `${captureWord(speaker, 'wins')} ${speaker.pieces(taken)}${then}${price}${when}${becomes}`;
}

/** "trades a knight for the bishop on c6", "takes the pawn on e5 but loses a rook for it". */
export function exchangeText(
  { taken, balance, isRecapture, isSacrifice }: ReasonOf<'exchange'>,
  speaker: Speaker,
): string {
  const takes = `${captureWord(speaker, isRecapture ? 'takes back' : 'takes')} ${speaker.pieces(taken)}`;
  if (balance === null) return takes;
  const { gained, lost } = balance;
  // What was lost before it is in that balance, too.
  if (isRecapture) return takes;
  const more = without(gained, taken);
  const [first] = taken;
  if (isLong(balance) && isSacrifice) return `${takes} and ${longText(balance, speaker)}`;
  if (isLong(balance)) {
    const gains = withMore(first ?? null, gained, speaker);
    return `${more === null ? `${takes} and ` : ''}starts a long exchange of ${speaker.kinds(lost)} for ${gains}`;
  }
  if (isSacrifice && lost.length > 0) {
    const back = more === null ? kindParts(gained.map(speaker.kind)) : ['it'];
    const price = listText([...back, ...kindParts((more ?? []).map(speaker.kind))]);
    return `${takes} but loses ${speaker.kinds(lost)}${price && ` for ${price}`}`;
  }
  if (gained.length === 0 && lost.length === 0 && first)
    return `trades ${speaker.kind(first.letter)}s${speaker.place('on', first.cell)}`;
  if (gained.length === 0 || lost.length === 0) return takes;
  if (more !== null && more.length === 0)
    return balance.value > 0
      ? `${takes} for ${speaker.kinds(lost)}`
      : `trades ${speaker.kinds(lost)} for ${speaker.pieces(taken)}`;
  return more === null
    ? `${takes} and trades ${speaker.kinds(lost)} for ${speaker.kinds(gained)}`
    : `trades ${speaker.kinds(lost)} for ${withMore(first ?? null, gained, speaker)}`;
}

/** "loses your rook on h4 to the bishop on e1". */
export function lossText(
  { balance, piece, taker, moves, isTraded }: ReasonOf<'loses'>,
  speaker: Speaker,
): string {
  const when = moves > 1 && !isTraded ? ` in ${numberText(moves)} moves` : '';
  if (isLong(balance)) return longText(balance, speaker, piece);
  const to = taker && !speaker.words.capture ? ` to ${speaker.piece(taker)}` : '';
  const price = balance.gained.length > 0 ? ` for ${speaker.kinds(balance.gained)}` : '';
  const { conceded } = balance;
  const who =
    taker && balance.lost.length === 0
      ? `${speaker.piece(taker)}${conceded.length > 1 ? ' and another' : ''}`
      : speaker.subject(opposite(speaker.mover));
  const promotes = conceded.length > 0 ? `lets ${who} promote to ${speaker.kinds(conceded)}` : '';
  if (balance.lost.length === 0) return `${promotes}${when}`;
  const lost = `${withMore(piece, balance.lost, speaker)}${to}${price}`;
  const loses = isTraded ? 'starts an exchange that loses' : 'loses';
  return `${loses} ${lost}${promotes ? ` and ${promotes}` : ''}${when}`;
}

/** What falls, the piece by its place and the rest by kinds: "your rook on ma, another rook and two pawns". */
function withMore(piece: PieceRef | null, letters: readonly string[], speaker: Speaker): string {
  const rest = piece && without(letters, [piece]);
  if (!piece || !rest) return speaker.kinds(letters);
  const others = rest.filter((letter) => letter !== piece.letter);
  const alike = rest.length - others.length;
  const kind = speaker.kind(piece.letter);
  const another = others.length === 0 ? 'another' : `another ${kind}`;
  const more = alike > 1 ? `${numberText(alike)} more ${pluralOf(kind)}` : another;
  const parts = [speaker.piece(piece), ...(alike > 0 ? [more] : [])];
  return listText([...parts, ...kindParts(others.map(speaker.kind))]);
}

/** Kinds of pieces in a balance from which on a list of them is more than a player can picture. */
const LONG = 4;
const isLong = ({ gained, lost, conceded }: Balance): boolean =>
  gained.length > 0 && lost.length > 0 && gained.length + lost.length + conceded.length >= LONG;

function longText(balance: Balance, speaker: Speaker, piece: PieceRef | null = null): string {
  const { gained, lost, value } = balance;
  const who = speaker.subject(speaker.mover);
  const comesTo =
    value < 0
      ? `loses ${withMore(piece, lost, speaker)} for ${speaker.kinds(gained)}`
      : `leaves ${who} ${speaker.kinds(gained)} for ${speaker.kinds(lost)}`;
  return `starts a long exchange that ${comesTo}`;
}

const captureWord = ({ words }: Speaker, plain: string): string => words.capture?.does ?? plain;

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
