// What keys tell of a game being played: where a piece may go, the last move, what was taken, how the game stands,
// the clocks.
import { pieceName } from '../../games/pieceName';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { SessionView } from '../../session/types';
import { itemAt } from '../../util/items';
import type { TableKey } from '../table/keys';
import { targetsKey, turnKey } from '../table/positionWords';
import { lastMoveText } from '../words/moveText';
import { colourName } from '../words/names';
import type { Captures } from './captures';
import { clocksWords } from './clockText';

/** What the keys tell of a game as it stands; `timeLeft` is the clocks' in milliseconds. */
export function boardKeys(
  view: SessionView,
  captures: Captures,
  timeLeft: (side: Colour) => number,
): readonly TableKey[] {
  return [
    targetsKey(view),
    { key: '2', meaning: 'hear the last move', press: () => lastMove(view) },
    { key: '3', meaning: 'hear the pieces taken', press: () => captureWords(view, captures) },
    turnKey(view, view.outcome),
    {
      key: '5',
      meaning: 'hear the clocks',
      press: () => `${view.clock ? clocksWords(timeLeft) : 'This game has no clock'}.`,
    },
  ];
}

function lastMove({ board, rules, moves, shown }: SessionView): string {
  if (shown === 0) return 'No move yet.';
  const { notation, side } = itemAt(moves, shown - 1);
  return `${colourName(side)}: ${lastMoveText(rules, board, notation)}.`;
}

function captureWords({ rules }: SessionView, captures: Captures): string {
  return ([WHITE, BLACK] as const)
    .map((colour) => {
      const taken = captures[colour].map((code) => pieceName(rules, code));
      return `${colourName(colour)} lost ${taken.length === 0 ? 'nothing' : counted(taken)}.`;
    })
    .join(' ');
}

/** `white pawn, 2 times, white rook`. */
function counted(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((other) => other === name).length;
      return count === 1 ? name : `${name}, ${count} times`;
    })
    .join(', ');
}
