// The castling field of FEN: one letter per right, `-` for none.
import type { Castle } from './army';
import type { FieldRules } from './armyText';
import { InputError } from './types';

/** The field of rules with these castlings, which may be none. */
export const castlingField = (castles: readonly Castle[]): FieldRules => ({
  name: 'castling',
  parse: (text) => ({ terrain: 0, rights: parseRights(castles, text) }),
  format: ({ rights }) => formatRights(castles, rights),
});

/** Reads rights into a bit set. @throws InputError for letters that the rules lack, repeat or order otherwise */
function parseRights(castles: readonly Castle[], text: string): number {
  if (text === '-') return 0;
  let rights = 0;
  for (const letter of text) {
    const castle = castles.find((one) => one.letter === letter);
    if (!castle) {
      throw new InputError(
        castles.length === 0
          ? `castling is "${text}", but these rules have no castling`
          : `castling is "${text}": unknown letter "${letter}"`,
      );
    }
    rights |= castle.right;
  }
  if (formatRights(castles, rights) !== text) {
    throw new InputError(
      `castling is "${text}", write it ${formatRights(castles, rights)}: each letter once, in this order`,
    );
  }
  return rights;
}

/** Letters of a bit set of rights, in the rules' order. */
function formatRights(castles: readonly Castle[], rights: number): string {
  const letters = castles.filter((one) => rights & one.right).map((one) => one.letter);
  return letters.join('') || '-';
}
