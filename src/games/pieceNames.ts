// What pieces are called in the language chosen.
import type { PieceName, SidedPiece } from '../language/en/pieces';
import { textsOf } from '../language/texts';
import { colourOf } from '../rules/position';
import { WHITE } from '../rules/types';
import { kindName, type RuleSet } from './ruleSet';

const texts = textsOf('pieces');

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
