// Setting up a position, as an activity at the table: pieces go anywhere, and a sentence says whether it can be played. A letter
// puts its piece on a cell, a capital White's; further keys and buttons empty, undo and tell.

import { useMemo, useState } from 'preact/hooks';
import { clearBoard, draftText, offeredKinds, putPiece } from '../../editor/draft';
import { gameById, offeredGames } from '../../games';
import { pieceName, SHOWN, sidedPiece } from '../../games/alphabet';
import type { Game } from '../../games/game';
import { capital } from '../../language/sentence';
import { textsOf } from '../../language/texts';
import { codeOf } from '../../rules/position';
import { BLACK, opposite, WHITE } from '../../rules/types';
import type { BoardState } from '../../session/types';
import { itemAt } from '../../util/items';
import { Button } from '../components/Button';
import { SideDisc } from '../components/Icon';
import { useTitle } from '../routing/router';
import { useRulesName } from '../settings/naming';
import { useAnnouncements } from '../table/Announcer';
import type { TableAction } from '../table/bars';
import { silently, type TableKey } from '../table/keys';
import { Table } from '../table/Table';
import { seats, useTable } from '../table/useTable';
import { colourName, gameName } from '../words/names';
import { storedDrafts } from './drafts';
import { brushOf, enterText, HAND, Palette, type Tool } from './Palette';
import { type SetUpSheet, SetUpSheets } from './SetUpSheets';
import styles from './setUp.module.css';
import {
  carryOptions,
  type DraftEditor,
  draftAnnouncement,
  edited,
  typedEdit,
  useDraftEditor,
} from './useDraftEditor';

const texts = textsOf('setUp');

/** Without a game, the one that was set up last. */
export function SetUpScreen({ game: id }: { readonly game: string | null }) {
  const game = gameById(id ?? storedDrafts().get().last) ?? itemAt(offeredGames, 0);
  return <SetUpTable key={game.id} game={game} />;
}

function SetUpTable({ game }: { readonly game: Game }) {
  const editor = useDraftEditor(game);
  const { draft, verdict, change } = editor;
  const { rules } = draft;
  const [tool, setTool] = useState<Tool>(HAND);
  const [flipped, setFlipped] = useState(false);
  const state = useMemo((): BoardState => {
    const { cells, terrain, side } = draft;
    return { cells, terrain, side, checkedKing: null, lastMove: null, text: draftText(draft) };
  }, [draft]);
  const table = useTable<SetUpSheet>(state);
  const announcement = useAnnouncements<DraftEditor>(
    useMemo(() => editor, [draft]),
    draftAnnouncement,
  );
  const lay = (cell: number, code: number) => change((now) => putPiece(now, cell, code));
  const takeOff = (cell: number) => lay(cell, 0);
  const brush = brushOf(tool, lay);
  const options = useMemo(() => (tool.kind === 'hand' ? carryOptions(draft) : []), [draft, tool]);
  const title = texts.title(game.name);
  const show = (sheet: SetUpSheet) => table.show({ kind: 'sheet', sheet });
  const controls = { editor, show, onTool: setTool };
  useTitle(title);
  return (
    <Table
      table={table}
      title={title}
      rules={rules}
      position={{
        state,
        options,
        setup: { brush, enter: enterText(tool), takeOff, faults: verdict.cells },
      }}
      seats={seats('fixed', WHITE, flipped)}
      reader={draft.side}
      onPlay={(text) => change((now) => edited(now, text))}
      explain={() => null}
      read={(text) => typedEdit(draft, text)}
      typing={texts.typing}
      actions={setUpActions(controls)}
      keys={setUpKeys(controls)}
      facts={() => [verdict.sentence]}
      announcement={announcement}
      advice={null}
      far={<SetUpStrip editor={editor} onGame={() => show('game')} />}
      near={<Palette draft={draft} tool={tool} onTool={setTool} onDrop={lay} />}
      aside={
        <p
          class={`${styles.verdict}${verdict.playable ? '' : ` ${styles.wrong}`}`}
          data-part="verdict"
        >
          {verdict.sentence}
        </p>
      }
    >
      <SetUpSheets game={game} editor={editor} table={table} onFlip={() => setFlipped(!flipped)} />
    </Table>
  );
}

interface SetUpStripProps {
  readonly editor: DraftEditor;
  /** Asks for another game, or other rules. */
  readonly onGame: () => void;
}

/** Along the far edge: which game is set up, and who is to move; a tap changes either. */
function SetUpStrip({ editor, onGame }: SetUpStripProps) {
  const { draft, change } = editor;
  const { game, options } = draft.rules;
  const variant = useRulesName({ game, options });
  return (
    <div class={styles.strip} data-part="set-up">
      <button type="button" class={styles.game} onClick={onGame}>
        <span>{gameName({ game })}</span>
        {variant !== null && <small>{variant}</small>}
        <span class="visually-hidden">{texts.changeGame}</span>
      </button>
      <Button
        class={styles.side}
        onClick={() => change((now) => ({ ...now, side: opposite(now.side) }))}
      >
        <SideDisc colour={draft.side} />
        <span class={styles.words}>
          {texts.toMove(colourName(draft.side))}
          <span class="visually-hidden">{texts.changeSide}</span>
        </span>
      </Button>
    </div>
  );
}

const table = textsOf('table');

interface SetUpControls {
  readonly editor: DraftEditor;
  readonly onTool: (tool: Tool) => void;
  readonly show: (sheet: SetUpSheet) => void;
}

function setUpKeys({ editor, onTool }: SetUpControls): readonly TableKey[] {
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

function setUpActions({ editor, show }: SetUpControls): readonly TableAction[] {
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
