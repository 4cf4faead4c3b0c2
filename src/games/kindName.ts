// What a piece is called.
import { kindOf } from '../rules/position';
import type { RuleSet } from './game';

/** Name of the kind of piece with this code: `pawn`. */
export const kindName = ({ kinds }: Pick<RuleSet, 'kinds'>, code: number): string =>
  kinds[kindOf(code)]?.name ?? 'piece';

/** "a pawn", "an elephant". */
export const withArticle = (name: string): string =>
  /^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`;
