// One player's line beside the board: side, name, what was taken, whether it is to move or thinking, its clock, and the
// buttons that stand at a player's own edge.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { PieceAt } from '../../board/BoardPicture';
import { exchangesArmies } from '../../rules/effects';
import { colourOf } from '../../rules/position';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import { sideClock } from '../../session/clock';
import type { PlayedMove, Session, SessionView } from '../../session/types';
import { levelText, playerOf } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { Icon, IconButton, SideDisc } from '../components/Icon';
import strip from '../table/strip.module.css';
import { colourName, playerName } from '../words/names';
import clockStyles from './clock.module.css';
import { clockText, durationText, isLow, untilNextFigure } from './clockText';
import styles from './playerStrip.module.css';

interface PlayerStripProps {
  readonly colour: Colour;
  readonly view: SessionView;
  /** Codes of the pieces this player has taken. */
  readonly taken: readonly number[];
  /** The clock, if there is one. */
  readonly children?: ComponentChildren;
}

export function PlayerStrip({ colour, view, taken, children }: PlayerStripProps) {
  const { record, board, outcome, clock } = view;
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
  const short = clock !== null && player.kind === 'computer';
  return (
    <div
      class={`${strip.line} ${styles.root}${toMove ? ` ${styles.toMove}` : ''}`}
      data-part="strip"
    >
      <SideDisc colour={colour} toMove={toMove} />
      <span class={styles.text}>
        {short && <span class="visually-hidden">Computer, </span>}
        <span class={styles.name} data-name>
          {short ? `Level ${levelText(player)}` : name}
        </span>
        {name !== side && <span class="visually-hidden">, {side}</span>}
        {toMove && <span class="visually-hidden">, to move</span>}
        {(taken.length > 0 || thinks) && (
          <span class={styles.below}>
            {taken.length > 0 && <TakenPieces view={view} taken={taken} />}
            {thinks && <span class={styles.thinking}>{thinkingText(view, taken)}</span>}
          </span>
        )}
      </span>
      {children}
    </div>
  );
}

function TakenPieces({ view, taken }: Pick<PlayerStripProps, 'view' | 'taken'>) {
  return (
    <span class={styles.taken} data-part="taken">
      <span class="visually-hidden">Taken: {takenText(view, taken)}</span>
      {countedKinds(taken).map(([code, count]) => (
        <span key={code} class={styles.kind} aria-hidden="true">
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <PieceAt rules={view.rules} code={code} at={{ x: 50, y: 50 }} size={100} />
          </svg>
          {count > 1 && count}
        </span>
      ))}
    </span>
  );
}

/** Beside a clock and what was taken there is little room. */
function thinkingText({ thinking, clock }: SessionView, taken: readonly number[]): string {
  if (!thinking) return 'Thinking…';
  return clock || taken.length > 0
    ? `Depth ${thinking.depth}`
    : `Thinking · depth ${thinking.depth}`;
}

/** Codes with how often each stands there, in their order. */
function countedKinds(codes: readonly number[]): [code: number, count: number][] {
  const counts = new Map<number, number>();
  for (const code of sorted(codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts];
}

const sorted = (codes: readonly number[]): number[] => [...codes].sort((a, b) => a - b);

function takenText({ rules }: SessionView, taken: readonly number[]): string {
  return sorted(taken)
    .map((code) => rules.kinds[code >> 1]?.name ?? 'piece')
    .join(', ');
}

interface ClockProps {
  readonly colour: Colour;
  readonly view: SessionView;
  readonly session: Session;
}

/**
 * One side's clock. It draws itself anew only when its figures change. Its running is not announced; screen readers find
 * the time in words where the clock stands.
 */
export function Clock({ colour, view, session }: ClockProps) {
  const [, setTicks] = useState(0);
  const { clock, record } = view;
  const left = session.timeLeft(colour);
  const running = clock?.running === colour;
  useLayoutEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setTicks((ticks) => ticks + 1), untilNextFigure(left));
    return () => clearTimeout(timer);
  });
  if (!clock || !record.clock) return null;
  const low = isLow(left, sideClock(record.clock, colour).start);
  const classes = `${clockStyles.root}${running ? ` ${clockStyles.running}` : ''}${low ? ` ${clockStyles.low}` : ''}`;
  const label = `${colourName(colour)} has ${durationText(left)}${low ? ', little time' : ''}`;
  return (
    <span class={classes} role="timer" aria-label={label}>
      {low && <Icon name="warning" />}
      {clockText(left)}
    </span>
  );
}

interface PauseButtonProps {
  readonly view: SessionView;
  readonly session: Session;
  /** Which edge it is at, when there is one at each. */
  readonly side?: 'far';
}

/** Stops both clocks or starts them again; null in games without clocks. */
export function PauseButton({ view, session, side }: PauseButtonProps) {
  if (!view.clock || view.watched || view.deciding === null) return null;
  const { paused } = view;
  const label = paused ? 'Resume' : 'Pause';
  return (
    <IconButton
      icon={paused ? 'play' : 'pause'}
      label={side ? `${label}, far side` : label}
      disabled={!paused && view.moves.length === 0}
      onClick={() => (paused ? session.resume() : runDetached(session.pause()))}
    />
  );
}

interface FarToolsProps {
  readonly view: SessionView;
  readonly session: Session;
}

/** Buttons for the far player, who cannot reach the others. */
export function FarTools({ view, session }: FarToolsProps) {
  return (
    <>
      <PauseButton view={view} session={session} side="far" />
      <IconButton
        icon="takeBack"
        label="Take back, far side"
        disabled={!view.canTakeBack}
        onClick={() => runDetached(session.takeBack())}
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
