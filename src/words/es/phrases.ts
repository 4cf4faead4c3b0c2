// How Spanish sentences name sides, pieces and cells: "tu caballo" for the reader's own, "la torre blanca" or "la torre" for the
// rest; the piece just named is a pronoun, "lo" or "él".
import { shownNotation } from '../../games/alphabet';
import type { PieceRef } from '../../games/game';
import type { PieceName } from '../../language/en/pieces';
import { listed, numberWord, to } from '../../language/es/numbers';
import {
  isFeminine,
  kindParts,
  texts as pieceTexts,
  pluralOf,
  thePiece,
  theSided,
  theSidedMany,
} from '../../language/es/pieces';
import type { Who } from '../../language/sentence';
import type { MoveRef } from '../../reasons/reason';
import {
  after,
  cellText,
  isSaid,
  isTwin,
  kindOfLetter,
  moverOf,
  newCell,
  otherOf,
  reversed,
  type Speaker,
  whoseIs,
} from '../speaker';
import { planWordsOf } from './plans';
import type { Named, PlanPhrases, PlanWords } from './planWords';

export interface Phrases extends PlanPhrases {
  /** A notation as the language writes it. */
  readonly written: (notation: string) => string;
  /** A cell by its name alone, as in a notation. */
  cellName(name: string): string;
  /** "una casilla", "tres casillas"; "celdas" where several squares can be one. */
  cells(count: number): string;
  /** The same for none or more than one, without a number: "casillas". */
  readonly cellsWord: string;
  /** The game's own words. */
  readonly words: PlanWords;
  /** The same for who moves next. */
  reversed(): Phrases;
  /** The same after a move has been named: its piece is a pronoun, and what stands where it goes needs no place any more. */
  after(move: Pick<MoveRef, 'piece' | 'to'>): Phrases;
  /** "el caballo de c6 y el peón de d4", "tus fichas de g3 y e5". */
  pieces(pieces: readonly PieceRef[]): string;
  /** "al caballo de c6 y al peón de d4", "a tus fichas de g3 y e5". */
  toPieces(pieces: readonly PieceRef[]): string;
  /** Without its place: "tu caballo", "el caballo". */
  pieceName(piece: PieceRef): string;
  kind(letter: string): PieceName;
  /** "una torre", "dos peones", "un caballo y un peón", by letters. */
  kinds(letters: readonly string[]): string;
}

const SIDES: Readonly<Record<'white' | 'black', string>> = {
  white: 'las blancas',
  black: 'las negras',
};

/** "tus posibilidades", "las posibilidades de las blancas". */
export const chancesOf = (who: Who): string =>
  who === 'you' ? 'tus posibilidades' : `las posibilidades de ${SIDES[who]}`;
/** "ganas", "las blancas ganan". */
export const does = (who: Who, yours: string, theirs: string): string =>
  who === 'you' ? yours : `${SIDES[who]} ${theirs}`;
/** "eliges tú", "eligen las blancas". */
export const doesAfter = (who: Who, yours: string, theirs: string): string =>
  who === 'you' ? yours : `${theirs} ${SIDES[who]}`;
/** "te permite", "permite a las blancas". */
export const doesTo = (who: Who, verb: string): string =>
  who === 'you' ? `te ${verb}` : `${verb} a ${SIDES[who]}`;
/** "las blancas"; "tú" of the reader. */
export const subject = (who: Who): string => (who === 'you' ? 'tú' : SIDES[who]);

/** "tus fichas", "las fichas blancas"; "las fichas" where it is nobody's. */
function manyText(whose: Who | null, kind: PieceName): string {
  if (whose === 'you') return `tus ${pluralOf(kind)}`;
  if (whose !== null) return theSidedMany({ side: whose, kind });
  return `${isFeminine(kind) ? 'las' : 'los'} ${pluralOf(kind)}`;
}

function oneText(whose: Who | null, kind: PieceName): string {
  if (whose === 'you') return `tu ${pieceTexts.names[kind]}`;
  return whose === null ? thePiece(kind) : theSided({ side: whose, kind });
}

/** "la casilla la", since "tu torre de la" would break off; "La" likewise. */
const cellCalled = (name: string): string => (/^la$/i.test(name) ? `la casilla ${name}` : name);

export function phrasesOf(speaker: Speaker): Phrases {
  const cell = (name: string) => cellCalled(cellText(speaker, name));
  const kind = (letter: string) => kindOfLetter(speaker, letter);
  const pieceName = (one: PieceRef) => oneText(whoseIs(speaker, one), kind(one.letter));
  const place = (preposition: string, name: string | undefined) => {
    const called = newCell(speaker, name);
    return called === null ? '' : ` ${preposition} ${cellCalled(called)}`;
  };
  const said = (one: PieceRef) => isSaid(speaker, one);
  /** "lo" or "la" of the piece just named. */
  const clitic = (one: Named) =>
    typeof one !== 'string' && said(one) ? chosen(one, 'lo', 'la') : null;
  const chosen = (one: PieceRef, masculine: string, feminine: string) =>
    isFeminine(kind(one.letter)) ? feminine : masculine;
  const piece = (one: PieceRef) =>
    said(one)
      ? chosen(one, 'él', 'ella')
      : `${pieceName(one)}${isTwin(speaker, one) ? ' rival' : place('de', one.cell)}`;
  const named = (one: Named) => (typeof one === 'string' ? one : piece(one));
  /** Several of one kind and one side as one. */
  const together = (pieces: readonly PieceRef[]): readonly string[] => {
    const [first, ...others] = pieces;
    const areAlike = others.length > 0 && new Set(pieces.map(pieceName)).size === 1;
    if (!first || !areAlike) return pieces.map(piece);
    const cells = listed(pieces.map((one) => cell(one.cell)));
    return [`${manyText(whoseIs(speaker, first), kind(first.letter))} de ${cells}`];
  };
  const isShared = speaker.rules.board.cells.some(({ squares }) => squares.length > 1);
  const oneCell = isShared ? 'celda' : 'casilla';
  return {
    ...{ cell, place, kind, piece, pieceName },
    cellName: (name) => cellText(speaker, name),
    cells: (count) => (count === 1 ? `una ${oneCell}` : `${numberWord(count)} ${oneCell}s`),
    cellsWord: `${oneCell}s`,
    isSaid: said,
    written: (notation) => shownNotation(speaker.rules, notation),
    words: planWordsOf(speaker.rules.game),
    mover: moverOf(speaker),
    opponent: otherOf(speaker),
    reversed: () => phrasesOf(reversed(speaker)),
    after: (move) => phrasesOf(after(speaker, move)),
    direct: (verb, one) => (clitic(one) ? `${clitic(one)} ${verb}` : `${verb} ${named(one)}`),
    toward: (verb, one) => (clitic(one) ? `${clitic(one)} ${verb}` : `${verb} ${to(named(one))}`),
    indirect: (verb, one) => (clitic(one) ? `le ${verb}` : `${verb} ${to(named(one))}`),
    pieces: (pieces) => listed(together(pieces)),
    toPieces: (pieces) => listed(together(pieces).map(to)),
    kinds: (letters) => listed(kindsOf(letters.map(kind))),
  };
}

/** "una torre", "dos peones". */
export const kindsOf = (kinds: readonly PieceName[]): string[] =>
  kindParts(kinds, (kind) => `${isFeminine(kind) ? 'una' : 'un'} ${pieceTexts.names[kind]}`);
