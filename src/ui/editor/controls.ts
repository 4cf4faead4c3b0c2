// The buttons and keys of setting up: a letter puts its piece on a cell, a capital White's; further ones empty, undo and tell.

import { clearBoard, offeredKinds, putPiece } from '../../editor/draft';
import { pieceName, SHOWN, sidedPiece } from '../../games/alphabet';
import { textsOf } from '../../language/texts';
import { codeOf } from '../../rules/position';
import { BLACK, opposite, WHITE } from '../../rules/types';
import { capital } from '../../util/capital';
import type { TableAction } from '../table/ActionBar';
import { silently, type TableKey } from '../table/keys';
import type { Tool } from './Palette';
import type { SetUpSheet } from './SetUpSheets';
import type { DraftEditor } from './useDraftEditor';

const texts = textsOf('setUp');
const table = textsOf('table');

interface SetUpControls {
  readonly editor: DraftEditor;
  readonly onTool: (tool: Tool) => void;
  readonly show: (sheet: SetUpSheet) => void;
}

export function setUpKeys({ editor, onTool }: SetUpControls): readonly TableKey[] {
  const { draft, verdict, canUndo, change, undo } = editor;
  const { rules } = draft;
  const pieceKey = (key: string, code: number): TableKey => {
    const meaning = code === 0 ? texts.keys.empty : texts.keys.put(sidedPiece(rules, code));
    return {
      key,
      meaning,
      press: (cell) => {
        if (cell === null) {
          onTool({ kind: 'piece', code });
          return table.sentence(code === 0 ? texts.removePieces : capital(pieceName(rules, code)));
        }
        change((now) => putPiece(now, cell, code));
        return null;
      },
    };
  };
  const letters = offeredKinds(draft).flatMap((number) => {
    const kind = rules.kinds[number];
    if (!kind) return [];
    const letter = SHOWN.letterOf(kind);
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
      meaning: texts.keys.hearVerdict,
      press: () => verdict.sentence,
    },
    {
      key: '2',
      meaning: texts.keys.changeSide,
      press: silently(() => change((now) => ({ ...now, side: opposite(now.side) }))),
    },
    {
      key: '0',
      meaning: texts.keys.undo,
      press: () => {
        if (!canUndo) return texts.nothingToUndo;
        undo();
        return null;
      },
    },
  ];
}

export function setUpActions({ editor, show }: SetUpControls): readonly TableAction[] {
  const { draft, verdict, canUndo, change, undo } = editor;
  return [
    { icon: 'more', label: texts.actions.more, onPress: () => show('menu') },
    { icon: 'takeBack', label: texts.actions.undo, disabled: !canUndo, onPress: undo },
    {
      icon: 'trash',
      label: texts.actions.clear,
      disabled: draft.cells.every((code) => code === 0),
      onPress: () => change(clearBoard),
    },
    { icon: 'settings', label: texts.actions.details, onPress: () => show('details') },
    {
      icon: 'play',
      label: texts.actions.continue,
      disabled: !verdict.playable,
      onPress: () => show('goOn'),
    },
  ];
}
