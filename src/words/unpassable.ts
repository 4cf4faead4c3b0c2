// Why the other side's plans cannot be shown: the turn does not pass.
import type { PassRefusal } from '../reasons/reason';
import { type Colour, opposite } from '../rules/types';
import { grammar } from './grammar';
import { whoIs } from './speaker';

const NOBODY = { reader: null };

/** "White is in check and must answer it before Black moves." @param side who is to move */
export const passRefusalText = (refusal: PassRefusal, side: Colour): string =>
  grammar.unpassable[refusal](whoIs(side, NOBODY), whoIs(opposite(side), NOBODY));
