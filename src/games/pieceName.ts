// What a piece is called with its side.
import { colourOf, kindOf } from '../rules/position';
import { WHITE } from '../rules/types';
import type { RuleSet } from './ruleSet';

/** `white pawn`. */
export function pieceName({ kinds }: Pick<RuleSet, 'kinds'>, code: number): string {
  const side = colourOf(code) === WHITE ? 'white' : 'black';
  return `${side} ${kinds[kindOf(code)]?.name ?? 'piece'}`;
}
