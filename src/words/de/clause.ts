// Predicates as German needs them: the verb comes first after the move as the subject ("greift den Turm an") and last in a
// clause that depends on it ("was den Turm angreift").

export interface Clause {
  /** "greift". */
  readonly verb: string;
  /** "den Turm auf d4". */
  readonly middle: string;
  /** The part of the verb that goes to the end: "an". */
  readonly prefix: string;
  /** What follows the verb even where it comes last, with its comma or colon: ", wo er drei Felder mehr erreicht". */
  readonly after: string;
  /** Goes with a comma rather than "und" after the clause before. */
  readonly isApart: boolean;
}

/** One or several things that a move does. */
export type Predicate = readonly Clause[];

export const does = (
  verb: string,
  middle = '',
  { prefix = '', after = '', isApart = false }: Partial<Omit<Clause, 'verb' | 'middle'>> = {},
): Clause => ({ verb, middle, prefix, after, isApart });

/** "greift den Turm auf d4 an und gibt Schach". */
export const mainText = (predicate: Predicate): string =>
  joined(
    predicate,
    ({ verb, middle, prefix, after }) => `${wordsText(verb, middle, prefix)}${after}`,
  );

/** "den Turm auf d4 angreift und Schach gibt". */
export const lastText = (predicate: Predicate): string =>
  joined(
    predicate,
    ({ verb, middle, prefix, after }) => `${wordsText(middle, `${prefix}${verb}`)}${after}`,
  );

/** With spaces between those that are there. */
export const wordsText = (...words: readonly string[]): string => words.filter(Boolean).join(' ');

const joined = (predicate: Predicate, textOf: (clause: Clause) => string): string =>
  predicate
    .map((clause, index) => {
      if (index === 0) return textOf(clause);
      // "und" comes before the last of those that are not apart.
      const isLast = !clause.isApart && predicate.slice(index + 1).every((one) => one.isApart);
      // A clause that hangs on the one before ends with a comma.
      const and = predicate[index - 1]?.after ? ', und ' : ' und ';
      return `${isLast ? and : ', '}${textOf(clause)}`;
    })
    .join('');
