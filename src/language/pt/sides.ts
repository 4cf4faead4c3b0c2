// Of whom a sentence speaks: you are singular, the sides are plural and have an article within sentences.
import type { Who } from '../sentence';
import { after } from './articles';

const SUBJECTS: Readonly<Record<Who, string>> = {
  you: 'você',
  white: 'as brancas',
  black: 'as pretas',
};

/** "você", "as brancas". */
export const subject = (who: Who): string => SUBJECTS[who];

/** The form of a verb that goes with it: "joga", "jogam". */
export const agreeing = (who: Who, one: string, many: string): string =>
  who === 'you' ? one : many;

/** With its verb: "você joga", "as brancas jogam". */
export const subjectWith = (who: Who, one: string, many: string): string =>
  `${subject(who)} ${agreeing(who, one, many)}`;

const POSSESSIVES: Readonly<Record<string, string>> = {
  o: 'seu',
  a: 'sua',
  os: 'seus',
  as: 'suas',
};

/** A thing, with its article, and whose it is: "a sua torre", "a torre das brancas". */
export function owned(thing: string, who: Who): string {
  if (who !== 'you') return `${thing} ${after('de', subject(who))}`;
  const [article = '', ...rest] = thing.split(' ');
  return [article, POSSESSIVES[article], ...rest].join(' ');
}
