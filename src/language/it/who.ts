// Of whom a sentence speaks, in Italian: "tu" is in the verb, a side takes its article.
import type { Who } from '../sentence';

const SIDES: Readonly<Record<Exclude<Who, 'you'>, string>> = { white: 'Bianco', black: 'Nero' };

/** Who with the verb: "hai perso", "il Bianco ha perso". */
export const does = (who: Who, yours: string, theirs: string): string =>
  who === 'you' ? yours : `il ${SIDES[who]} ${theirs}`;

/** The verb before who: "che tu giochi", "che giochi il Bianco". */
export const doneBy = (who: Who, yours: string, theirs: string): string =>
  who === 'you' ? yours : `${theirs} il ${SIDES[who]}`;

/** For whom: "ti permette", "permette al Nero". */
export const toWhom = (who: Who, verb: string): string =>
  who === 'you' ? `ti ${verb}` : `${verb} al ${SIDES[who]}`;

/** Whom: "ti ferma", "ferma il Nero". */
export const whom = (who: Who, verb: string): string =>
  who === 'you' ? `ti ${verb}` : `${verb} il ${SIDES[who]}`;

/** "per te", "per il Nero". */
export const forWhom = (who: Who): string => (who === 'you' ? 'per te' : `per il ${SIDES[who]}`);

/** Whose: "le tue probabilità", "le probabilità del Nero", with both beginnings. */
export const whose = (who: Who, yours: string, theirs: string): string =>
  who === 'you' ? yours : `${theirs} del ${SIDES[who]}`;

export const chancesOf = (who: Who): string => whose(who, 'le tue probabilità', 'le probabilità');
