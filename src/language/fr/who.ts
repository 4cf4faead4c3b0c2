// Of whom a sentence speaks: "tu", "les Blancs", "les Noirs", with the verb, the possessive and the pronoun that go with it.
import type { Who } from '../sentence';
import { capital } from './numbers';

/** A side that is not the reader's. */
type Colour = Exclude<Who, 'you'>;

const COLOURS: Readonly<Record<Colour, string>> = { white: 'Blancs', black: 'Noirs' };

/** "Les Blancs". */
export const theColour = (who: Colour): string => `les ${COLOURS[who]}`;

/** "tu gagnes", "les Blancs gagnent". */
export const does = (who: Who, you: string, they: string): string =>
  who === 'you' ? `tu ${you}` : `${theColour(who)} ${they}`;

/** "tes chances", "les chances des Blancs". */
export const manyOf = (who: Who, nouns: string): string =>
  who === 'you' ? `tes ${nouns}` : `les ${nouns} des ${COLOURS[who]}`;
/** "ton coin", "le coin des Blancs"; of masculine nouns. */
export const oneOf = (who: Who, noun: string): string =>
  who === 'you' ? `ton ${noun}` : `le ${noun} des ${COLOURS[who]}`;

/** "te permet de jouer", "permet aux Blancs de jouer"; `rest` begins with "de" or "d’". */
export const lets = (who: Who, rest: string): string =>
  who === 'you' ? `te permet ${rest}` : `permet aux ${COLOURS[who]} ${rest}`;
/** "t’empêche de mater", "empêche les Blancs de mater". */
export const prevents = (who: Who, rest: string): string =>
  who === 'you' ? `t’empêche ${rest}` : `empêche ${theColour(who)} ${rest}`;
/** "ne t’empêche pas de mater", "n’empêche pas les Blancs de mater". */
export const preventsNot = (who: Who, rest: string): string =>
  who === 'you' ? `ne t’empêche pas ${rest}` : `n’empêche pas ${theColour(who)} ${rest}`;
/** "ne te laisse aucun échec", "ne laisse aucun échec aux Blancs". */
export const leavesOnly = (who: Who, what: string): string =>
  who === 'you' ? `ne te laisse ${what}` : `ne laisse ${what} aux ${COLOURS[who]}`;
/** "te rapporte une tour", "rapporte aux Blancs une tour". */
export const brings = (who: Who, what: string): string =>
  who === 'you' ? `te rapporte ${what}` : `rapporte aux ${COLOURS[who]} ${what}`;
/** "pour toi", "pour les Blancs". */
export const forWhom = (who: Who): string => `pour ${who === 'you' ? 'toi' : theColour(who)}`;

/** A predicate as a sentence about a move: "Ce coup attaque la tour en d4", "C’est le seul coup légal". */
export const thisMove = (predicate: string): string => aboutMove('ce coup', predicate);
/** The same after a colon: "il attaque la tour en d4". */
export const itDoes = (predicate: string): string => aboutMove('il', predicate, (text) => text);

function aboutMove(subject: string, predicate: string, begin = capital): string {
  return begin(predicate.startsWith('est ') ? `c’${predicate}` : `${subject} ${predicate}`);
}
