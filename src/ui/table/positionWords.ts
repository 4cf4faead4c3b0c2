// What keys tell of a position in any activity: where a piece may go, whose turn it is, and the last move.
import { cellName } from '../../board/names';
import { wholeName } from '../../rules/board';
import { kindOf } from '../../rules/position';
import type { Outcome } from '../../rules/types';
import { itemAt } from '../../util/items';
import { lastMoveText } from '../words/moveText';
import { colourName } from '../words/names';
import type { TableKey } from './keys';
import type { PlayablePosition } from './refusal';

/** Where the piece on a cell may go. */
function targetWords({ rules, board, options }: PlayablePosition, cell: number): string {
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

/** Whose turn it is, and whether in check. */
export function turnWords(
  { rules, board }: Pick<PlayablePosition, 'rules' | 'board'>,
  outcome: Outcome | null,
): string {
  if (outcome) return 'The game is over.';
  const king = board.checkedKing;
  const royal =
    king === null ? null : (rules.kinds[kindOf(itemAt(board.cells, king))]?.name ?? 'king');
  const check = royal === null ? '' : `, the ${royal} is in check`;
  return `${colourName(board.side)} to move${check}.`;
}

/** The key that tells where a piece may go. */
export const targetsKey = (scene: PlayablePosition): TableKey => ({
  key: '1',
  meaning: 'hear where the piece may go',
  press: (cell) => (cell === null ? null : targetWords(scene, cell)),
});

/** The key that tells whose turn it is. */
export const turnKey = (
  scene: Pick<PlayablePosition, 'rules' | 'board'>,
  outcome: Outcome | null,
): TableKey => ({
  key: '4',
  meaning: 'hear whose turn it is',
  press: () => turnWords(scene, outcome),
});

/** The key that tells the last move; `notation` is the move's. */
export const lastMoveKey = ({
  rules,
  board,
  notation,
}: Pick<PlayablePosition, 'rules' | 'board'> & { readonly notation: string }): TableKey => ({
  key: '2',
  meaning: 'hear the last move',
  press: () => `${lastMoveText(rules, board, notation) || 'No move yet'}.`,
});
