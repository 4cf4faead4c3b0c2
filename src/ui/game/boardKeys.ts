// What keys tell of a game being played: where a piece may go, the last move, what was taken, how the game stands,
// the clocks.
import { cellName, pieceName } from '../../board/names';
import { wholeName } from '../../rules/board';
import { kindOf } from '../../rules/position';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { SessionView } from '../../session/types';
import { colourName } from '../names';
import type { TableKey } from '../table/keys';
import { lastMoveWords } from '../words';
import type { Captures } from './captures';
import { clocksWords } from './clockText';

/** What the keys tell of a game as it stands; `timeLeft` is the clocks' in milliseconds. */
export function boardKeys(
  view: SessionView,
  captures: Captures,
  timeLeft: (side: Colour) => number,
): readonly TableKey[] {
  return [
    {
      key: '1',
      meaning: 'hear where the piece may go',
      press: (cell) => (cell === null ? null : targetWords(view, cell)),
    },
    { key: '2', meaning: 'hear the last move', press: () => lastMove(view) },
    { key: '3', meaning: 'hear the pieces taken', press: () => captureWords(view, captures) },
    { key: '4', meaning: 'hear whose turn it is', press: () => turnWords(view) },
    {
      key: '5',
      meaning: 'hear the clocks',
      press: () => `${view.clock ? clocksWords(timeLeft) : 'This game has no clock'}.`,
    },
  ];
}

function targetWords({ rules, board, options }: SessionView, cell: number): string {
  const here = cellName(rules, board, cell, new Map());
  const goals = options.filter(({ from }) => from === cell);
  const names = goals.flatMap(({ to, effects }) => {
    if (to === null) return [];
    const name = wholeName(rules.board, to);
    return [effects.captured.length > 0 ? `${name} takes` : name];
  });
  const said = [...new Set(names)];
  return said.length === 0 ? `${here}: no moves.` : `${here}: ${said.join(', ')}.`;
}

function lastMove({ board, rules, moves, shown }: SessionView): string {
  if (shown === 0) return 'No move yet.';
  const { notation, side } = moves[shown - 1];
  return `${colourName(side)}: ${lastMoveWords(rules, board, notation)}.`;
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

function turnWords({ rules, board, outcome }: SessionView): string {
  if (outcome) return 'The game is over.';
  const king = board.checkedKing;
  const royal = king === null ? null : (rules.kinds[kindOf(board.cells[king])]?.name ?? 'king');
  const check = royal === null ? '' : `, the ${royal} is in check`;
  return `${colourName(board.side)} to move${check}.`;
}
