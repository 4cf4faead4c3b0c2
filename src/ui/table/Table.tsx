// The frame that every activity at a board shares: where things lie, what lies over them, and the ways to move, to ask
// and to hear. README.md beside this file says what an activity gives it.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardArrow } from '../../board/Arrows';
import { ChoiceBar } from '../../board/ChoiceBar';
import type { BoardBadge, BoardEnding, BoardHint } from '../../board/Marks';
import { spokenText } from '../../board/names';
import { PlayingBoard } from '../../board/PlayingBoard';
import type { BoardSetup } from '../../board/useInteraction';
import { gameById } from '../../games';
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import { BLACK, type Colour, opposite } from '../../rules/types';
import type { BoardState, MoveOption } from '../../session/types';
import { runDetached } from '../../util/failures';
import { Icon, IconButton } from '../components/Icon';
import { lazyScreen } from '../components/Lazy';
import { HOME, type Route } from '../routing/routes';
import { useObservable, useServices } from '../services';
import { ANIMATION_MS } from '../settings/settings';
import { boardText } from '../words/boardText';
import { colourName } from '../words/names';
import { type Announcement, Announcer, type Speech } from './Announcer';
import { ActionBar, StorageWarning, type TableAction } from './bars';
import {
  KeysHelp,
  moveTyping,
  pressKey,
  repeatKey,
  standingKeys,
  type TableKey,
  type Typing,
  useShortcuts,
} from './keys';
import messageStyles from './messageBar.module.css';
import { type TypedMove, TypedMoveBar } from './moveInput';
import styles from './table.module.css';
import { type Seats, type TableState, useLongPressTip, useTurning } from './useTable';

const texts = textsOf('table');

const NO_ARROWS: readonly BoardArrow[] = [];
const NO_OPTIONS: readonly MoveOption[] = [];
const NO_GOALS: readonly number[] = [];

const PieceSheet = lazyScreen(async () => (await import('../learn/PieceSheet')).PieceSheet);
const DescriptionSheet = lazyScreen(
  async () => (await import('./DescriptionSheet')).DescriptionSheet,
);

/** What the board shows, and what may be chosen on it. */
interface TablePosition {
  readonly state: BoardState;
  /** Empty while there is nothing to choose. */
  readonly options: readonly MoveOption[];
  readonly hint?: BoardHint | null;
  readonly goals?: readonly number[];
  readonly badge?: BoardBadge | null;
  readonly ending?: BoardEnding | null;
  readonly arrows?: readonly BoardArrow[];
  /** Where the position is set up instead of being played. */
  readonly setup?: BoardSetup;
}

interface TableProps<Sheet> {
  readonly table: TableState<Sheet>;
  /** Names the screen and the board. */
  readonly title: string;
  /** Stands beside the way back, where there is more to say than the title. */
  readonly heading?: ComponentChildren;
  /** Where Back leads if the app was started here; Home by default. */
  readonly origin?: Route;
  readonly rules: RuleSet;
  readonly position: TablePosition;
  readonly seats: Seats;
  /** Who is to act: reads what is said, and answers what is asked. */
  readonly reader: Colour;
  /** The reader's colour in a game against the computer; null in any other. */
  readonly own?: Colour | null;
  /** Does what a move does here; `byHand` tells whether the piece was put where it goes. */
  readonly onPlay: (text: string, byHand: boolean) => void | Promise<void>;
  /** Why a tap or a drop was no move; null where there is nothing to explain. */
  readonly explain: (from: number, to: number | null) => string | null;
  readonly read: (text: string) => TypedMove;
  /** What is typed where that is not a move. */
  readonly typing?: Typing;
  readonly actions: readonly TableAction[];
  /** Keys of its own, besides those that every table has. */
  readonly keys: readonly TableKey[];
  /** Sentences that the description of the board ends with; left out where a board has no position to describe. */
  readonly facts?: () => readonly string[];
  readonly announcement: Announcement | null;
  /** What must be known besides, whenever it comes: little time. */
  readonly warning?: Announcement | null;
  readonly advice: string | null;
  /** The strips along the edges, and what the far player needs besides while things are turned to them. */
  readonly near: ComponentChildren;
  readonly far: ComponentChildren;
  readonly farTools?: ComponentChildren;
  /** Lies beside or below the board; null where there is nothing but what the near strip tells. */
  readonly aside: ComponentChildren;
  /** To be answered before anything else: lies over what lies aside, or over the far strip. */
  readonly question?: ComponentChildren;
  /** The question in words, where it has any. */
  readonly questionText?: string | null;
  /**
   * The ways on from what the near strip says, null while there are none; the two share a room that is always as high. Left
   * out where the near strip asks nothing.
   */
  readonly answers?: ComponentChildren;
  /** A problem, or that things stand still, with what can be done about it. */
  readonly notice?: ComponentChildren;
  /** Lies over the board for a moment. */
  readonly over?: ComponentChildren;
  /** Comes up when all is over. */
  readonly end?: ComponentChildren;
  /** Sheets. */
  readonly children?: ComponentChildren;
}

export function Table<Sheet>(props: TableProps<Sheet>) {
  const { table, title, origin = HOME, rules, position, seats, facts } = props;
  const { question = null, notice = null, answers } = props;
  const { router, settings: watchedSettings } = useServices();
  const settings = useObservable(watchedSettings);
  const boardPlace = useRef<HTMLDivElement>(null);
  const speech = useRef<Speech>(null);
  const { near, upsideDown, facesAway } = seats;
  const { overlay, typing } = table;
  const { options } = position;
  const { typing: written = moveTyping() } = props;
  const animation = ANIMATION_MS[settings.animation];
  const message = overlay?.kind === 'message' ? overlay : null;
  const tip = useLongPressTip(position.setup ? NO_OPTIONS : options);
  const standing = facts ? standingKeys(rules, position.state, facts, !position.setup) : [];
  const keys = [...props.keys, ...standing, repeatKey(() => speech.current?.repeat())];
  const lies = texts.atBottom(colourName(near));
  const away = facesAway(props.reader);
  const turned = facesAway(opposite(near));
  const cellless = options.some(({ from }) => from === null);
  const advice = props.advice ?? tip.text;
  // After the first paint: before it, the page would be laid out in the task that makes it.
  useEffect(() => table.heading.current?.focus(), []);
  // What was said before hides no advice that comes, which was asked for.
  useLayoutEffect(() => {
    if (props.advice !== null) table.clearMessage();
  }, [props.advice]);
  useTurning(boardPlace, near, animation);
  useShortcuts((key) => {
    if (key === '/') table.openTyping();
    else if (key === '?') table.show({ kind: 'keys' });
    else return pressKey(keys, key, null, table.say);
    return true;
  });
  const play = (text: string, byHand: boolean) => {
    table.clearMessage();
    return props.onPlay(text, byHand);
  };
  const reject = (from: number, to: number | null) => {
    const reason = props.explain(from, to);
    if (reason === null) table.clearMessage();
    else table.refuse(reason);
  };
  const showPiece = (code: number) => {
    tip.done();
    table.show({ kind: 'piece', code });
  };
  const bar = away ? null : question;
  const text = message?.text ?? advice;
  const messageBar = text !== null && (
    <MessageBar
      text={text}
      advises={message === null}
      facesAway={facesAway(message?.reader ?? props.reader)}
    />
  );
  const choices = cellless && !question && (
    <div class={away ? 'turned' : undefined} data-part="choices">
      <ChoiceBar
        rules={rules}
        state={position.state}
        options={options}
        own={props.own ?? null}
        onPlay={(text) => runDetached(Promise.resolve(play(text, false)))}
      />
    </div>
  );
  const field = typing > 0 && !question && (
    <TypedMoveBar
      label={written.label}
      does={written.does}
      asked={typing}
      read={props.read}
      onPlay={(text) => runDetached(Promise.resolve(play(text, false)))}
      onProblem={table.refuse}
      onClose={table.closeTyping}
    />
  );
  const busy = Boolean(notice || choices || field || answers);
  const tools = turned ? props.farTools : null;
  const said = (messageBar || bar) && (
    <>
      {messageBar}
      {bar}
    </>
  );
  return (
    <main
      class={classes(
        styles.root,
        settings.leftHanded && styles.left,
        props.aside === null && styles.bare,
        answers !== undefined && styles.asking,
      )}
      data-mood={gameById(rules.game)?.mood}
      data-hand={settings.leftHanded ? 'left' : 'right'}
      style={{ '--ratio': `${rules.drawing.width / rules.drawing.height}` }}
    >
      <h1 ref={table.heading} class="visually-hidden" tabIndex={-1}>
        {title}
      </h1>
      <header class={classes(styles.far, tools != null && styles.withTools)} data-part="far">
        <IconButton icon="back" label={texts.back} onClick={() => router.backTo(origin)} />
        {props.heading}
        <StorageWarning />
        {tools != null && (
          <div class={`${styles.farTools} turned`} data-part="far-tools">
            {tools}
          </div>
        )}
        <div class={`${styles.farEdge}${turned ? ' turned' : ''}`} data-part="far-edge">
          {props.far}
          {away && question}
        </div>
      </header>
      {/* The position in one swipe, where there is no key and perhaps no menu. */}
      {facts && (
        <p class="visually-hidden">{spokenText(rules, boardText(rules, position.state, []))}</p>
      )}
      <div
        ref={boardPlace}
        class={styles.board}
        data-part="board"
        // A message about the last tap does not apply to the next.
        onPointerDown={() => message?.refused && table.clearMessage()}
      >
        <PlayingBoard
          rules={rules}
          state={position.state}
          options={options}
          flipped={near === BLACK}
          opposite={upsideDown}
          coordinates={settings.coordinates}
          showTargets={settings.legalDots}
          animation={animation}
          hint={position.hint ?? null}
          goals={position.goals ?? NO_GOALS}
          badge={position.badge ?? null}
          ending={position.ending ?? null}
          arrows={position.arrows ?? NO_ARROWS}
          magnify={settings.magnify}
          label={texts.board(title, lies)}
          onPlay={play}
          onReject={reject}
          onAsk={showPiece}
          {...(position.setup && { setup: position.setup })}
          onEdge={() => speech.current?.mention(texts.edge)}
          onKey={(key, cell) => pressKey(keys, key, cell, table.say)}
        />
        {props.over}
      </div>
      <div class={classes(styles.below, Boolean(busy || said) && styles.speaking)}>
        <div class={styles.near} data-part="near">
          {props.near}
        </div>
        <div class={styles.aside} data-part="aside">
          {notice}
          {busy && said}
          {choices}
          {field}
          {answers}
          <div class={classes(styles.rest, busy ? styles.spare : position.setup && styles.verdict)}>
            {!busy && said && <div class={styles.said}>{said}</div>}
            <div class={styles.list}>{props.aside}</div>
          </div>
        </div>
      </div>
      <ActionBar actions={props.actions} />
      {props.end && <div class={styles.end}>{props.end}</div>}
      {props.children}
      {overlay?.kind === 'piece' && (
        <PieceSheet rules={rules} code={overlay.code} facesAway={away} onClose={table.close} />
      )}
      {overlay?.kind === 'description' && facts && (
        <DescriptionSheet
          rules={rules}
          board={position.state}
          facts={facts()}
          facesAway={away}
          onClose={table.close}
        />
      )}
      {overlay?.kind === 'keys' && (
        <KeysHelp
          keys={keys}
          typing={written}
          enter={position.setup?.enter ?? null}
          onType={table.openTyping}
          onClose={table.close}
        />
      )}
      <Announcer
        rules={rules}
        announcement={props.announcement}
        warning={props.warning ?? null}
        message={message}
        advice={props.advice ?? tip.spoken}
        question={props.questionText ?? null}
        view={lies}
        settings={settings}
        speech={speech}
      />
    </main>
  );
}

/**
 * Joins class names. The table's state is in classes: styles that looked for it with `:has()` would make browsers recompute the
 * style of the whole table at each engine update.
 */
const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

interface MessageBarProps {
  readonly text: string;
  /** Whether it is advice, which is asked for, or an answer, which is not. */
  readonly advises: boolean;
  /** Whether who is to read it sits at the far edge. */
  readonly facesAway: boolean;
}

function MessageBar({ text, advises, facesAway }: MessageBarProps) {
  return (
    <p class={`${messageStyles.root}${facesAway ? ' turned' : ''}`} data-part="message">
      <Icon name={advises ? 'hint' : 'help'} />
      <span>{text}</span>
    </p>
  );
}
