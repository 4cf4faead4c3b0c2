// The letters and words of notation: those that are stored, and those of the language chosen, in which moves are shown. A German
// reads `Sf3` where `Nf3` is stored. And what pieces are called in that language.
import type { PieceName, SidedPiece } from '../language/en/pieces';
import { textsOf } from '../language/texts';
import { colourOf, type Position } from '../rules/position';
import { WHITE } from '../rules/types';
import { type KindName, kindName, type RuleSet } from './ruleSet';

/** What stands for pieces and for moves without cells. */
export interface Alphabet {
  /** The letter of a kind of piece. */
  readonly letterOf: (kind: KindName) => string;
  /** The first word of a notation that has two. */
  readonly nameOf: (piece: PieceName) => string;
  /** Moves that are words, by the word that is stored. */
  readonly wordOf: (move: string) => string | undefined;
}

/** As `RuleSet.notation` writes. */
export const STORED: Alphabet = {
  letterOf: ({ letter }) => letter,
  nameOf: (piece) => piece,
  wordOf: () => undefined,
};

const texts = textsOf('pieces');

/** As the language chosen writes. */
export const SHOWN: Alphabet = {
  letterOf: ({ letter, name }) => texts.letters[name] ?? letter,
  nameOf: (piece) => texts.names[piece],
  wordOf: (move) =>
    Object.hasOwn(texts.moves, move) ? texts.moves[move as keyof typeof texts.moves] : undefined,
};

/** A stored notation as the language chosen writes it. */
export const shownNotation = (rules: RuleSet, notation: string): string =>
  inAlphabet(rules, notation, SHOWN);

/** The notation of a legal move, in the language chosen; the position is left as it was. */
export const shownMove = (rules: RuleSet, position: Position, move: number): string =>
  shownNotation(rules, rules.notation(position, move));

/** A stored notation as the alphabet writes it. */
export function inAlphabet(rules: RuleSet, notation: string, alphabet: Alphabet): string {
  const { kinds, notationWord } = rules;
  const word = alphabet.wordOf(notation);
  if (word !== undefined) return word;
  if (notationWord !== undefined && notation.startsWith(`${notationWord} `))
    return alphabet.nameOf(notationWord) + notation.slice(notationWord.length);
  const written = (letter: string): string => {
    const kind = kinds.find((one) => one?.letter === letter);
    return kind ? alphabet.letterOf(kind) : letter;
  };
  const [, start = '', partner = '', promotion = '', mark = ''] = PARTS.exec(notation) ?? [];
  const moved = beginsWithLetter(rules, start) ? written(start.charAt(0)) + start.slice(1) : start;
  return [
    moved,
    partner && `<>${written(partner)}`,
    promotion && `=${written(promotion)}`,
    mark,
  ].join('');
}

/** A move, what a king trades places with, what a piece becomes, and check or mate. */
const PARTS = /^(.*?)(?:<>([A-Z]))?(?:=([A-Z]))?([+#]?)$/;

/** Whether a move begins with the letter of a piece: else it begins with a square, after which it ends or has a sign. */
function beginsWithLetter({ board }: RuleSet, move: string): boolean {
  const first = move.slice(0, 2);
  const isSquare = board.squares.some(({ name }) => name === first);
  return /^[A-Z]/.test(move) && !(isSquare && /^(?:[-x^]|$)/.test(move.slice(2)));
}

/** The alphabets in which a player may type, the one that counts first. */
export const TYPED = [SHOWN, STORED] as const;

/** The number of the kind that a capital means, in the first alphabet that has it; -1 for none. */
export function typedKind(
  kinds: RuleSet['kinds'],
  letter: string,
  alphabets: readonly Alphabet[] = TYPED,
): number {
  const found = alphabets.map(({ letterOf }) =>
    kinds.findIndex((kind) => kind && letterOf(kind) === letter),
  );
  return found.find((number) => number >= 0) ?? -1;
}

/** "pawn". */
export const kindText = (kind: PieceName): string => texts.names[kind];

/** The piece with this code, for sentences to name. */
export const sidedPiece = (rules: Pick<RuleSet, 'kinds'>, code: number): SidedPiece => ({
  side: colourOf(code) === WHITE ? 'white' : 'black',
  kind: kindName(rules, code),
});

/** "white pawn". */
export const pieceName = (rules: Pick<RuleSet, 'kinds'>, code: number): string =>
  texts.sided(sidedPiece(rules, code));

/** "a rook", "two pawns and a knight"; empty for none. */
export const severalText = (kinds: readonly PieceName[]): string => texts.several(kinds);
