// What those who listen are told of a change: which cells are other than before, and whether the position can be played.
import type { Draft } from '../../editor/draft';
import { pieceName } from '../../games/pieceName';
import { wholeName } from '../../rules/board';
import { itemAt } from '../../util/items';
import type { UsedEditing } from './useEditing';

/** More changes than this are not told one by one. */
const FEW = 2;

export function changes(before: UsedEditing, now: UsedEditing): string {
  return [...cellWords(before.draft, now.draft), now.verdict.sentence].join(' ');
}

function cellWords(before: Draft, now: Draft): readonly string[] {
  if (before.rules !== now.rules) return [];
  const others = [...now.cells.keys()].filter((cell) => before.cells[cell] !== now.cells[cell]);
  if (others.length > FEW) return [];
  return others.map((cell) => {
    const code = itemAt(now.cells, cell);
    return `${wholeName(now.rules.board, cell)}: ${code === 0 ? 'empty' : pieceName(now.rules, code)}.`;
  });
}
