// The keys of setting up: a letter lays its piece, a capital White's; further ones empty, undo and tell.
import { putPiece } from '../../editor/draft';
import { pieceName } from '../../games/pieceName';
import { codeOf } from '../../rules/position';
import { BLACK, opposite, WHITE } from '../../rules/types';
import type { TableKey } from '../table/keys';
import type { Tool } from './tools';
import type { UsedEditing } from './useEditing';

export interface KeysContext {
  readonly editing: UsedEditing;
  readonly onTool: (tool: Tool) => void;
}

export function setUpKeys({ editing, onTool }: KeysContext): readonly TableKey[] {
  const { draft, verdict, canUndo, change, undo } = editing;
  const { rules } = draft;
  const lay = (key: string, code: number): TableKey => {
    const name = code === 0 ? 'empty the cell' : `a ${pieceName(rules, code)} on the cell`;
    return {
      key,
      meaning: name,
      press: (cell) => {
        if (cell !== null) change((now) => putPiece(now, cell, code));
        else onTool({ kind: 'piece', code });
        return null;
      },
    };
  };
  const letters = rules.kinds.flatMap((kind, number) =>
    kind
      ? [
          lay(kind.letter, codeOf(number, WHITE)),
          lay(kind.letter.toLowerCase(), codeOf(number, BLACK)),
        ]
      : [],
  );
  return [
    ...letters,
    lay('Delete', 0),
    {
      key: '1',
      meaning: 'hear whether it can be played',
      press: () => verdict.sentence,
    },
    {
      key: '2',
      meaning: 'let the other side move',
      press: () => {
        change((now) => ({ ...now, side: opposite(now.side) }));
        return null;
      },
    },
    {
      key: '0',
      meaning: 'undo',
      press: () => {
        if (!canUndo) return 'There is nothing to undo.';
        undo();
        return null;
      },
    },
  ];
}
