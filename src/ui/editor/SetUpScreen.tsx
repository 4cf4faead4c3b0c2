// Setting up a position, as an activity at the table: pieces go anywhere, and a sentence says whether it can be played.
import { useMemo, useState } from 'preact/hooks';
import { draftText, putPiece } from '../../editor/draft';
import { gameById, offeredGames } from '../../games';
import type { Game } from '../../games/game';
import { WHITE } from '../../rules/types';
import type { BoardState } from '../../session/types';
import { itemAt } from '../../util/items';
import { useTitle } from '../components/useTitle';
import { useAnnouncements } from '../table/Announcer';
import { seats } from '../table/seating';
import { Table } from '../table/Table';
import { useTable } from '../table/useTable';
import { setUpActions } from './actions';
import { changes } from './course';
import { keptDrafts } from './drafts';
import { carryOptions, edited, typedEdit } from './edits';
import { setUpKeys } from './keys';
import { Palette } from './Palette';
import { SetUpSheets } from './SetUpSheets';
import { SetUpStrip } from './SetUpStrip';
import styles from './setUp.module.css';
import type { SetUpSheet } from './sheets';
import { brushOf, enterWords, HAND, type Tool } from './tools';
import { type UsedEditing, useEditing } from './useEditing';

/** Without a game, the one that was set up last. */
export function SetUpScreen({ game: id }: { readonly game: string | null }) {
  const game = gameById(id ?? keptDrafts().get().last) ?? itemAt(offeredGames, 0);
  return <SettingUp key={game.id} game={game} />;
}

function SettingUp({ game }: { readonly game: Game }) {
  const editing = useEditing(game);
  const { draft, verdict, change } = editing;
  const { rules } = draft;
  const [tool, setTool] = useState<Tool>(HAND);
  const [flipped, setFlipped] = useState(false);
  const state = useMemo((): BoardState => {
    const { cells, terrain, side } = draft;
    return { cells, terrain, side, checkedKing: null, lastMove: null, text: draftText(draft) };
  }, [draft]);
  const table = useTable<SetUpSheet>(state);
  const announcement = useAnnouncements<UsedEditing>(
    useMemo(() => editing, [draft]),
    changes,
  );
  const lay = (cell: number, code: number) => change((now) => putPiece(now, cell, code));
  const takeOff = (cell: number) => lay(cell, 0);
  const brush = brushOf(tool, lay);
  const options = useMemo(() => (tool.kind === 'hand' ? carryOptions(draft) : []), [draft, tool]);
  const title = `Set up ${game.name}`;
  const show = (sheet: SetUpSheet) => table.show({ kind: 'sheet', sheet });
  useTitle(title);
  return (
    <Table
      table={table}
      title={title}
      rules={rules}
      position={{
        state,
        options,
        setup: { brush, enter: enterWords(tool), takeOff, faults: verdict.cells },
      }}
      seats={seats('fixed', WHITE, flipped)}
      reader={draft.side}
      onPlay={(text) => change((now) => edited(now, text))}
      explain={() => null}
      read={(text) => typedEdit(draft, text)}
      typing={TYPING}
      actions={setUpActions({ editing, show })}
      keys={setUpKeys({ editing, onTool: setTool })}
      announcement={announcement}
      advice={null}
      far={<SetUpStrip editing={editing} onGame={() => show('game')} />}
      near={<Palette rules={rules} tool={tool} onTool={setTool} onDrop={lay} />}
      aside={
        <p
          class={`${styles.verdict}${verdict.playable ? '' : ` ${styles.wrong}`}`}
          data-part="verdict"
        >
          {verdict.sentence}
        </p>
      }
    >
      <SetUpSheets
        game={game}
        editing={editing}
        table={table}
        onFlip={() => setFlipped(!flipped)}
      />
    </Table>
  );
}

const TYPING = {
  label: 'Type a piece and a cell',
  hint: 'A piece’s letter and a cell put it there: a capital is White’s, a small letter Black’s. A - empties the cell.',
  does: 'Put',
};
