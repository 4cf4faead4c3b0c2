// Drawing a board, as an activity at the table: squares are joined and taken apart, and the board is seen as it becomes.

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { gameById, offeredGames } from '../../games';
import type { Game } from '../../games/game';
import { knownValue } from '../../games/options';
import { textsOf } from '../../language/texts';
import { WHITE } from '../../rules/types';
import { newRecord, randomId } from '../../storage/record';
import { itemAt } from '../../util/items';
import styles from '../editor/setUp.module.css';
import { NotOpened } from '../home/EmptyState';
import { useTitle } from '../routing/router';
import { useObservable, useServices } from '../services';
import { useAnnouncements } from '../table/Announcer';
import { Table } from '../table/Table';
import { seats, useTable } from '../table/useTable';
import { type DrawSheet, DrawSheets } from './DrawSheets';
import {
  cellCountNote,
  cellsBetween,
  cornersIn,
  type DrawnOption,
  drawnOption,
  guideText,
  lanesAfter as joinedBoard,
  joinedText,
  NO_PEN,
  noteOf,
  penOf,
  rulesWith,
  squaresOver,
  startOn,
} from './drawing';
import { draw, drawGiven, storedDrawing, undoDrawing, useOwnName } from './drawn';

const texts = textsOf('draw');
const setUpTexts = textsOf('setUp');

interface DrawScreenProps {
  readonly game: string | null;
  /** A board that came with the address, as text; null for the one drawn last. */
  readonly board: string | null;
}

/** Without a game that is drawn, there is nothing to draw. */
export function DrawScreen({ game: id, board }: DrawScreenProps) {
  const { router } = useServices();
  const game = (id !== null && gameById(id)) || offeredGames.find((one) => drawnOption(one));
  const option = game ? drawnOption(game) : null;
  if (!game || !option)
    return <NotOpened what="board" problem={null} onRetry={() => router.back()} />;
  return <Drawing key={game.id} game={game} option={option} given={board} />;
}

/** Level of the two computers that try a board out. */
const TRIAL_LEVEL = 6;

interface DrawingProps {
  readonly game: Game;
  readonly option: DrawnOption;
  readonly given: string | null;
}

function Drawing({ game, option, given }: DrawingProps) {
  const { router, openGames } = useServices();
  const { spec, own } = option;
  const stored = useObservable(storedDrawing());
  const value = (stored.value && knownValue(spec, stored.value)) || itemAt(spec.values, 0);
  const drawn = useMemo(() => own.lanesOf(value.value), [own, value.value]);
  const rules = useMemo(() => rulesWith(game, option, drawn), [game, option, drawn]);
  const squares = useMemo(() => squaresOver(game, option, rules), [game, option, rules]);
  const state = useMemo(() => startOn(squares, rules), [squares, rules]);
  const [mirrors, setMirrors] = useState(true);
  const [shown, setShown] = useState(NO_PEN);
  const pen = useRef(NO_PEN);
  const table = useTable<DrawSheet>(state);
  useTitle(texts.title);
  const name = useOwnName(game, rules);
  const places = rules.board.cells.length;
  // What joining says of its board; of any other the number of places is announced.
  const joinedNews = useRef('');
  const announcement = useAnnouncements(value.value, () => {
    const text = joinedNews.current || cellCountNote(places);
    joinedNews.current = '';
    return text;
  });
  useLayoutEffect(() => {
    if (given === null) return;
    // What was drawn here is one Undo away; without the board in it, the address loads what is drawn from now on.
    router.replace({ screen: 'draw', game: game.id });
    const problem = drawGiven(option, given);
    if (problem !== null) table.refuse(texts.unusableLink(problem));
  }, [given]);

  const join = (from: number, to: number) => {
    const next = joinedBoard(squares, drawn, mirrors, from, to);
    const problem = own.problem(next);
    if (problem !== null) return table.refuse(texts.notJoined(problem));
    const changed = own.valueFor(next);
    if (changed === value.value) return;
    const { cells } = rulesWith(game, option, next).board;
    joinedNews.current = joinedText(squares, from, to, cells.length);
    draw(changed, value.value);
  };
  const brush = penOf(pen, setShown, join);
  const chosen = shown.stroke
    ? cellsBetween(squares, shown.stroke.from, shown.stroke.over)
    : shown.corner === null
      ? []
      : [shown.corner];
  const show = (sheet: DrawSheet) => table.show({ kind: 'sheet', sheet });
  const tryOut = () => {
    const computer = { kind: 'computer', level: TRIAL_LEVEL } as const;
    const { options, startFen: start } = rules;
    const begun = {
      game: game.id,
      options,
      start,
      white: computer,
      black: computer,
      trial: true,
    } as const;
    const record = newRecord(begun, randomId(), Date.now());
    openGames.begin(record);
    router.open({ screen: 'game', id: record.id });
  };
  const clear = () => draw(own.valueFor([]), value.value);
  return (
    <Table
      table={table}
      title={texts.title}
      rules={squares}
      position={{
        state,
        options: [],
        setup: {
          brush,
          enter: texts.enter,
          faults: [],
          chosen,
          corner: shown.corner,
          note: noteOf(squares, drawn),
        },
      }}
      seats={seats('fixed', WHITE, false)}
      reader={WHITE}
      onPlay={(text) => {
        const corners = cornersIn(squares, text);
        if (corners) join(...corners);
      }}
      explain={() => null}
      read={(text) => {
        const typed = text.trim().toLowerCase();
        return cornersIn(squares, typed) ? { move: typed } : { problem: texts.typing.hint };
      }}
      typing={texts.typing}
      actions={[
        { icon: 'more', label: texts.more, onPress: () => show('menu') },
        {
          icon: 'takeBack',
          label: texts.undo,
          disabled: stored.past.length === 0,
          onPress: undoDrawing,
        },
        { icon: 'trash', label: texts.clear, disabled: drawn.length === 0, onPress: clear },
        {
          icon: 'mirror',
          label: texts.mirror,
          pressed: mirrors,
          onPress: () => setMirrors(!mirrors),
        },
        { icon: 'balance', label: texts.isFair, onPress: () => show('fair') },
        { icon: 'play', label: texts.tryIt, onPress: tryOut },
      ]}
      keys={[
        {
          key: '1',
          meaning: texts.hearPlaces,
          press: () => cellCountNote(places),
        },
        {
          key: '0',
          meaning: texts.undoKey,
          press: () => {
            if (stored.past.length === 0) return setUpTexts.nothingToUndo;
            undoDrawing();
            return null;
          },
        },
      ]}
      announcement={announcement}
      advice={null}
      far={
        <div class={`${styles.strip} ${styles.drawing}`} data-part="drawing">
          <span class={styles.title}>
            {name ?? (spec.values.includes(value) ? value.label : texts.own)}
          </span>
          <strong class={styles.amount} data-part="count">
            {texts.places(places)}
          </strong>
        </div>
      }
      near={null}
      aside={<p class={styles.verdict}>{guideText(places)}</p>}
    >
      <DrawSheets game={game} option={option} value={value} rules={rules} table={table} />
    </Table>
  );
}
