// Blocks of moves as lists, those of a deeper level as a list within what they follow. A long list is drawn little by little
// when its screen opens, so that taps are answered meanwhile.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Place } from '../../analysis/places';
import {
  holdsPlace,
  type NotationBlock,
  type NotationMove,
  sameBlock,
  sheetRows,
} from '../../analysis/rows';
import { shownNotation } from '../../games/alphabet';
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import { itemAt } from '../../util/items';
import { queueTask } from '../components/later';
import pressed from '../table/moves.module.css';
import styles from './notation.module.css';

const texts = textsOf('analysis');

interface Pressing {
  readonly rules: RuleSet;
  /** The place on the board; null where it is not among these moves. */
  readonly shown: Place | null;
  readonly onPress: (place: Place) => void;
}

/** Blocks as a list, those of a deeper level as a list within what they follow. */
export function NotationBlocks({
  blocks,
  rules,
  shown,
  onPress,
}: { readonly blocks: readonly NotationBlock[] } & Pressing) {
  const pressing = { rules, shown, onPress };
  return families(blocks).map(([block, ...deeper]) => (
    <li key={itemAt(block.moves, 0).place.id} data-level={block.level}>
      <Block block={block} {...pressing} />
      {deeper.length > 0 && (
        <ol class={styles.variations}>
          <NotationBlocks blocks={deeper} {...pressing} />
        </ol>
      )}
    </li>
  ));
}

/** Each block of the first one's level with the deeper ones that follow it. */
function families(blocks: readonly NotationBlock[]): [NotationBlock, ...NotationBlock[]][] {
  const found: [NotationBlock, ...NotationBlock[]][] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (last && block.indent > last[0].indent) last.push(block);
    else found.push([block]);
  }
  return found;
}

/** Drawn anew only if it has changed, or the move shown comes or goes: there may be many. */
function Block({ block, rules, shown, onPress }: { readonly block: NotationBlock } & Pressing) {
  const last = useRef(block);
  if (!sameBlock(last.current, block)) last.current = block;
  const current = last.current;
  const here = holdsPlace(current, shown) ? shown : null;
  return useMemo(
    () => <BlockRows block={current} rules={rules} shown={here} onPress={onPress} />,
    [current, rules, here, onPress],
  );
}

function BlockRows({ block, rules, shown, onPress }: { readonly block: NotationBlock } & Pressing) {
  const { level, indent, opens } = block;
  const cell = (move: NotationMove, column: string | null = null) => (
    <>
      <MoveButton
        target={move.place}
        shown={shown}
        text={shownNotation(rules, move.notation)}
        column={column}
        onPress={onPress}
      />
      <Comment text={move.comment} />
    </>
  );
  return (
    <div class={`${styles.block} ${level === 0 ? styles.main : styles.variation}`}>
      {opens && <span class="visually-hidden">{variationLabel(level)}</span>}
      {level > indent && (
        <span class={styles.deep} aria-hidden="true">
          {level}
        </span>
      )}
      {sheetRows(block).map(({ number, first, second }) => (
        <span key={`${first?.place.id}:${second?.place.id}`} class={styles.row}>
          <span class={`${pressed.number} ${styles.number}`}>{number}.</span>
          {first ? cell(first) : <span class={`${pressed.number} ${styles.gap}`}>…</span>}
          {second && cell(second, styles.second)}
        </span>
      ))}
    </div>
  );
}

interface MoveButtonProps extends Omit<Pressing, 'rules'> {
  readonly target: Place;
  readonly text: string;
  readonly column?: string | null;
}

export function MoveButton({ target, shown, text, column, onPress }: MoveButtonProps) {
  const isShown = target === shown;
  return (
    <button
      type="button"
      class={`${pressed.move} ${styles.move}${column ? ` ${column}` : ''}`}
      tabIndex={isShown ? 0 : -1}
      aria-current={isShown ? 'true' : undefined}
      onClick={() => onPress(target)}
    >
      {text}
    </button>
  );
}

export function Comment({ text }: { readonly text: string | null }) {
  return text === null ? null : <bdi class={styles.comment}>{text}</bdi>;
}

const variationLabel = (level: number): string =>
  level === 1 ? texts.variation : texts.variationOf(level);

/** Moves drawn in one task, so that a long list does not block taps. */
const MOVES_PER_TASK = 20;

/** The blocks that are drawn now: at first that with the place shown, soon all. What is added later is drawn at once. */
export function useDrawnBlocks(
  blocks: readonly NotationBlock[],
  shown: Place,
): readonly NotationBlock[] {
  const [moveBudget, setMoveBudget] = useState(() => budgetUpTo(0, blocks));
  useEffect(() => {
    if (moveBudget !== null)
      return queueTask(() => setMoveBudget(budgetUpTo(moveBudget + MOVES_PER_TASK, blocks)));
  }, [moveBudget, blocks]);
  return useMemo(() => {
    if (moveBudget === null) return blocks;
    let before = 0;
    return blocks.filter((block) => {
      const fits = before < moveBudget;
      before += block.moves.length;
      return fits || holdsPlace(block, shown);
    });
  }, [moveBudget, blocks, shown]);
}

/** So many moves may be drawn; null for all, where hardly any are left. */
function budgetUpTo(moveBudget: number, blocks: readonly NotationBlock[]): number | null {
  const all = blocks.reduce((count, { moves }) => count + moves.length, 0);
  return moveBudget + MOVES_PER_TASK < all ? moveBudget : null;
}
