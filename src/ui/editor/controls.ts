// The buttons and keys of setting up: a letter puts its piece on a cell, a capital White's; further ones empty, undo and tell.
import { clearBoard, offeredKinds, putPiece } from '../../editor/draft';
import { pieceName } from '../../games/ruleSet';
import { codeOf } from '../../rules/position';
import { BLACK, opposite, WHITE } from '../../rules/types';
import type { TableAction } from '../table/ActionBar';
import { silently, type TableKey } from '../table/keys';
import type { Tool } from './Palette';
import type { SetUpSheet } from './SetUpSheets';
import type { DraftEditor } from './useDraftEditor';

interface SetUpControls {
  readonly editor: DraftEditor;
  readonly onTool: (tool: Tool) => void;
  readonly show: (sheet: SetUpSheet) => void;
}

export function setUpKeys({ editor, onTool }: SetUpControls): readonly TableKey[] {
  const { draft, verdict, canUndo, change, undo } = editor;
  const { rules } = draft;
  const pieceKey = (key: string, code: number): TableKey => {
    const meaning = code === 0 ? 'empty the cell' : `a ${pieceName(rules, code)} on the cell`;
    return {
      key,
      meaning,
      press: (cell) => {
        if (cell !== null) change((now) => putPiece(now, cell, code));
        else onTool({ kind: 'piece', code });
        return null;
      },
    };
  };
  const letters = offeredKinds(draft).flatMap((number) => {
    const letter = rules.kinds[number]?.letter ?? '';
    return [
      pieceKey(letter, codeOf(number, WHITE)),
      pieceKey(letter.toLowerCase(), codeOf(number, BLACK)),
    ];
  });
  return [
    ...letters,
    pieceKey('Delete', 0),
    {
      key: '1',
      meaning: 'hear whether it can be played',
      press: () => verdict.sentence,
    },
    {
      key: '2',
      meaning: 'let the other side move',
      press: silently(() => change((now) => ({ ...now, side: opposite(now.side) }))),
    },
    {
      key: '0',
      meaning: 'undo',
      press: () => {
        if (!canUndo) return 'Nothing to undo.';
        undo();
        return null;
      },
    },
  ];
}

export function setUpActions({ editor, show }: SetUpControls): readonly TableAction[] {
  const { draft, verdict, canUndo, change, undo } = editor;
  return [
    { icon: 'more', label: 'More', onPress: () => show('menu') },
    { icon: 'takeBack', label: 'Undo', disabled: !canUndo, onPress: undo },
    {
      icon: 'trash',
      label: 'Clear',
      disabled: draft.cells.every((code) => code === 0),
      onPress: () => change(clearBoard),
    },
    { icon: 'settings', label: 'Details', onPress: () => show('details') },
    { icon: 'play', label: 'Continue', disabled: !verdict.playable, onPress: () => show('goOn') },
  ];
}
