// Why the other side's plans cannot be shown: the turn does not pass.
import type { PassRefusal } from '../reasons/reason';
import { type Colour, opposite } from '../rules/types';
import { sideName } from './speaker';

/** "White is in check and must answer it before Black moves." @param side who is to move */
export function passRefusalText(refusal: PassRefusal, side: Colour): string {
  const [own, other] = [sideName(side), sideName(opposite(side))];
  switch (refusal) {
    case 'inCheck':
      return `${own} is in check and must answer it before ${other} moves.`;
    case 'mustChoose':
      return `${own} chooses first. No piece moves before that.`;
    case 'gameWouldEnd':
      return `${other} has nothing to do here.`;
  }
}
