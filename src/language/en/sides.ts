// Of whom a sentence speaks: "you" and "your", or a side by its name.
import type { Who } from '../sentence';

const SUBJECTS: Readonly<Record<Who, string>> = { you: 'you', white: 'White', black: 'Black' };
const POSSESSIVES: Readonly<Record<Who, string>> = {
  you: 'your',
  white: 'White’s',
  black: 'Black’s',
};

export const subject = (who: Who): string => SUBJECTS[who];
export const possessive = (who: Who): string => POSSESSIVES[who];
