// One player's line beside the board: side, name, what was taken, whether it is to move or thinking, its clock.
import type { ComponentChildren } from 'preact';
import { PieceAt } from '../../board/BoardPicture';
import type { Colour } from '../../rules/types';
import type { SessionView } from '../../session/types';
import { levelText, playerOf } from '../../storage/record';
import { SideDisc } from '../components/SideDisc';
import { colourName, playerName } from '../words/names';
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
    <div class={`${styles.root}${toMove ? ` ${styles.toMove}` : ''}`} data-part="strip">
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
            {thinks && <span class={styles.thinking}>{thinkingWords(view, taken)}</span>}
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
      <span class="visually-hidden">Taken: {takenWords(view, taken)}</span>
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
function thinkingWords({ thinking, clock }: SessionView, taken: readonly number[]): string {
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

function takenWords({ rules }: SessionView, taken: readonly number[]): string {
  return sorted(taken)
    .map((code) => rules.kinds[code >> 1]?.name ?? 'piece')
    .join(', ');
}
