// Setting up a position, as an activity at the table: pieces go anywhere, and a sentence says whether it can be played.

import { useMemo, useState } from 'preact/hooks';
import { draftText, putPiece } from '../../editor/draft';
import { gameById, offeredGames } from '../../games';
import type { Game } from '../../games/game';
import { textsOf } from '../../language/texts';
import { opposite, WHITE } from '../../rules/types';
import type { BoardState } from '../../session/types';
import { itemAt } from '../../util/items';
import { Button } from '../components/Button';
import { SideDisc } from '../components/Icon';
import { useTitle } from '../routing/router';
import { useRulesName } from '../settings/naming';
import { useAnnouncements } from '../table/Announcer';
import { seats } from '../table/seating';
import { Table } from '../table/Table';
import { useTable } from '../table/useTable';
import { colourName, gameName } from '../words/names';
import { setUpActions, setUpKeys } from './controls';
import { storedDrafts } from './drafts';
import { carryOptions, draftAnnouncement, edited, typedEdit } from './edits';
import { brushOf, enterText, HAND, Palette, type Tool } from './Palette';
import { type SetUpSheet, SetUpSheets } from './SetUpSheets';
import styles from './setUp.module.css';
import { type DraftEditor, useDraftEditor } from './useDraftEditor';

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
