// One player's card beside the board: side, name, what was taken and how far that puts it ahead, whether it is to move or
// thinking, its clock, and the buttons that stand at a far player's own edge.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { PieceAt } from '../../board/BoardPicture';
import { gameById } from '../../games';
import type { GameFacts } from '../../games/facts';
import type { GameId } from '../../games/game';
import { kindName, type RuleSet } from '../../games/ruleSet';
import type { PieceName } from '../../language/en/pieces';
import { textsOf } from '../../language/texts';
import { exchangesArmies } from '../../rules/effects';
import { colourOf } from '../../rules/position';
import { BLACK, type Colour, opposite, WHITE } from '../../rules/types';
import { sideClock } from '../../session/clock';
import type { PlayedMove, Session, SessionView } from '../../session/types';
import { playerOf } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { CharacterFace, greetingIn } from '../characters/character';
import { Icon, IconButton, SideDisc } from '../components/Icon';
import { colourName, levelText, playerName } from '../words/names';
import clockStyles from './clock.module.css';
import { clockText, durationText, isLow, untilNextFigure } from './clockText';
import type { Question } from './MoreMenu';
import styles from './playerStrip.module.css';
import { canTakeBack } from './seating';

const texts = textsOf('game');

interface PlayerStripProps {
  readonly colour: Colour;
  readonly view: SessionView;
  readonly captures: Captures;
  /** What pieces are worth, by letter; null until it is known, or where nobody has measured it. */
  readonly worth: PieceWorths | null;
  /** Whether the friend's device is connected. */
  readonly isLive: boolean;
  /** The clock, if there is one. */
  readonly children?: ComponentChildren;
}

/** The second line is there from the start, so that what fills it later moves nothing. */
export function PlayerStrip(props: PlayerStripProps) {
  const { colour, view, captures, worth, isLive, children } = props;
  const { record, board, outcome, clock } = view;
  const taken = captures[opposite(colour)];
  const player = playerOf(record, colour);
  const name = playerName(record, colour);
  const side = colourName(colour);
  const toMove = !outcome && board.side === colour;
  const thinks =
    view.deciding === 'computer' &&
    !view.paused &&
    !view.computerFailed &&
    player.kind === 'computer' &&
    view.toMove === colour;
  // A friend is waited for once the move has been sent.
  const isAwaited =
    view.deciding === 'friend' && !view.record.message?.due && view.toMove === colour;
  const character = player.kind === 'computer' ? player.character : undefined;
  const isNameShort = clock !== null && player.kind === 'computer' && !character;
  const greeting = character && !thinks ? greetingIn(view) : null;
  return (
    <div
      class={`${styles.root}${toMove ? ` ${styles.toMove}` : ''}`}
      data-part="strip"
      data-to-move={toMove || undefined}
    >
      <div class={styles.card}>
        <span class={styles.side}>
          <SideDisc colour={colour} toMove={toMove} />
          {character && <CharacterFace character={character} />}
        </span>
        <span class={styles.who}>
          {isNameShort && <span class="visually-hidden">{texts.cardComputer}</span>}
          <span class={styles.name} data-name>
            {isNameShort ? texts.level(levelText(player)) : name}
          </span>
          {name !== side && <span class="visually-hidden">{texts.cardSide(side)}</span>}
          {toMove && <span class="visually-hidden">{texts.cardToMove}</span>}
        </span>
        <span class={styles.below}>
          {taken.length > 0 && (
            <TakenPieces
              rules={view.rules}
              taken={taken}
              ahead={worth ? balance(view.rules, worth, taken, captures[colour]) : 0}
            />
          )}
          {greeting && <span class={styles.greeting}>{texts.quoted(greeting)}</span>}
          {thinks && <span class={styles.thinking}>{thinkingText(view, taken)}</span>}
          {isLive && player.kind === 'friend' ? (
            <span class={styles.thinking}>{texts.connected}</span>
          ) : (
            isAwaited && <span class={styles.thinking}>{texts.waiting}</span>
          )}
        </span>
        {children}
      </div>
    </div>
  );
}

interface TakenPiecesProps {
  readonly rules: RuleSet;
  readonly taken: readonly number[];
  /** How much more they are worth than what the other side took; 0 or less is not shown. */
  readonly ahead: number;
}

function TakenPieces({ rules, taken, ahead }: TakenPiecesProps) {
  return (
    <span class={styles.taken} data-part="taken">
      <span class="visually-hidden">{texts.takenPieces(takenKinds(rules, taken))}</span>
      {countedKinds(taken).map(([code, count]) => (
        <span key={code} class={styles.kind} aria-hidden="true">
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <PieceAt rules={rules} code={code} at={{ x: 50, y: 50 }} size={100} />
          </svg>
          {count > 1 && count}
        </span>
      ))}
      {ahead > 0 && (
        <>
          <span class="visually-hidden">{texts.aheadBy(ahead)}</span>
          <b class={styles.ahead} aria-hidden="true">
            +{ahead}
          </b>
        </>
      )}
    </span>
  );
}

/** Beside what was taken there is little room. */
function thinkingText({ thinking }: SessionView, taken: readonly number[]): string {
  if (!thinking) return texts.thinking;
  return taken.length > 0 ? texts.depth(thinking.depth) : texts.thinkingDepth(thinking.depth);
}

/** Codes with how often each stands there, in their order. */
function countedKinds(codes: readonly number[]): [code: number, count: number][] {
  const counts = new Map<number, number>();
  for (const code of sorted(codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts];
}

const sorted = (codes: readonly number[]): number[] => [...codes].sort((a, b) => a - b);

const letterOf = ({ kinds }: RuleSet, code: number): string => kinds[code >> 1]?.letter ?? '';

const takenKinds = (rules: RuleSet, taken: readonly number[]): PieceName[] =>
  sorted(taken).map((code) => kindName(rules, code));

type PieceWorths = GameFacts['worth'];

/** What pieces of a game are worth; null until it is loaded, and where it was never measured. */
export function usePieceWorths(game: GameId): PieceWorths | null {
  const [worth, setWorth] = useState<PieceWorths | null>(null);
  useEffect(() => {
    setWorth(null);
    const loading = gameById(game)?.loadFacts?.();
    runDetached(loading?.then((loaded) => setWorth(loaded.default.worth)));
  }, [game]);
  return worth;
}

/**
 * How many of the least piece one side’s captures are worth more than the other’s, rounded; 0 where one of the pieces has
 * no known worth.
 */
export function balance(
  rules: RuleSet,
  worth: PieceWorths,
  taken: readonly number[],
  lost: readonly number[],
): number {
  const sum = (codes: readonly number[]) =>
    codes.reduce((total, code) => total + (worth[letterOf(rules, code)] ?? Number.NaN), 0);
  return Math.round((sum(taken) - sum(lost)) / Math.min(...Object.values(worth))) || 0;
}

interface ClockProps {
  readonly colour: Colour;
  readonly view: SessionView;
  readonly session: Session;
  /** Whose hand reaches it, and so may stop it and start it again; null for a clock that is only read. */
  readonly hand: 'near' | 'far' | null;
}

/**
 * One side's clock; its player taps it to pause. It draws itself anew only when its figures change. Its running is not
 * announced; screen readers find the time in words where the clock stands.
 */
export function Clock({ colour, view, session, hand }: ClockProps) {
  const [, setTicks] = useState(0);
  const { clock, record } = view;
  const left = session.timeLeft(colour);
  const running = clock?.running === colour;
  useLayoutEffect(() => {
    // At zero a friend's clock still runs: only the friend's device can end the game.
    if (!running || left <= 0) return;
    const timer = setTimeout(() => setTicks((ticks) => ticks + 1), untilNextFigure(left));
    return () => clearTimeout(timer);
  });
  if (!clock || !record.clock) return null;
  const { start } = sideClock(record.clock, colour);
  const low = isLow(left, start);
  const pauses =
    hand !== null && !view.watched && view.deciding !== null && record.message === undefined;
  const classes = `${clockStyles.root}${running ? ` ${clockStyles.running}` : ''}${low ? ` ${clockStyles.low}` : ''}`;
  const label = texts.clock(colourName(colour), durationText(left), low);
  return (
    <span class={classes} style={{ '--figures': `${clockText(start).length}` }} data-part="clock">
      {pauses && <PauseButton view={view} session={session} isFar={hand === 'far'} />}
      <span class={clockStyles.figures} role="timer" aria-label={label}>
        {low && <Icon name="warning" />}
        {clockText(left)}
      </span>
    </span>
  );
}

interface PauseButtonProps {
  readonly view: SessionView;
  readonly session: Session;
  readonly isFar: boolean;
}

/** Lies over the whole of a clock; stops both or starts them again. */
function PauseButton({ view, session, isFar }: PauseButtonProps) {
  const { paused } = view;
  const label = paused ? texts.resume : texts.pause;
  const farLabel = paused ? texts.far.resume : texts.far.pause;
  const disabled = !paused && view.moves.length === 0;
  return (
    <button
      type="button"
      class={clockStyles.pause}
      aria-label={isFar ? farLabel : label}
      title={label}
      aria-disabled={disabled}
      onClick={() => {
        if (paused) session.resume();
        else if (!disabled) runDetached(session.pause());
      }}
    >
      <Icon name={paused ? 'play' : 'pause'} />
    </button>
  );
}

interface FarToolsProps {
  readonly view: SessionView;
  /** The far player's colour. */
  readonly colour: Colour;
  readonly onSheet: (sheet: 'menu' | Question) => void;
  /** Says that it is a strict game. */
  readonly onStrict: () => void;
}

/** Buttons for the far player, who cannot reach the others. */
export function FarTools({ view, colour, onSheet, onStrict }: FarToolsProps) {
  const over = view.deciding === null;
  return (
    <>
      <IconButton icon="more" label={texts.far.more} onClick={() => onSheet('menu')} />
      <IconButton
        icon="flag"
        label={texts.far.resign}
        disabled={over}
        onClick={() => onSheet('resign')}
      />
      <IconButton
        icon="handshake"
        label={texts.far.draw}
        disabled={over}
        onClick={() => onSheet('draw')}
      />
      <IconButton
        icon="takeBack"
        label={texts.far.takeBack}
        disabled={!canTakeBack(view, colour)}
        onClick={() => onSheet('takeBack')}
        {...(view.record.strict && { onRefused: onStrict })}
      />
    </>
  );
}

/** Codes of the taken pieces of each colour, in the order they fell. */
export type Captures = Readonly<Record<Colour, readonly number[]>>;

/**
 * Adds up what the moves took. Comparing with the start would mislead where pieces promote or armies are set up anew in
 * mid-game.
 */
export function capturedPieces(moves: readonly Pick<PlayedMove, 'effects'>[]): Captures {
  const taken: Record<Colour, number[]> = { [WHITE]: [], [BLACK]: [] };
  for (const { effects } of moves) {
    const { captured, lost } = effects;
    if (exchangesArmies(effects)) {
      taken[WHITE] = [];
      taken[BLACK] = [];
    }
    for (const { code } of [...captured, ...lost]) taken[colourOf(code)].push(code);
  }
  return taken;
}
