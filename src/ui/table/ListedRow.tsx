// A row of the list of moves. There may be hundreds: one is drawn anew only if what it says has changed.
import { useMemo } from 'preact/hooks';
import styles from './moveList.module.css';
import type { MoveCell, MoveRow } from './moveRows';
import pressed from './moves.module.css';

/** Beside a move: "??", heard as "Blunder". */
export interface MoveSign {
  readonly text: string;
  readonly words: string;
}

interface ListedRowProps {
  readonly row: MoveRow;
  /** By the ply after the move. */
  readonly signs: ReadonlyMap<number, MoveSign> | undefined;
  /** The ply shown, for the row that the Tab key leads to; null for the others. */
  readonly shown: number | null;
}

export function ListedRow({ row, signs, shown }: ListedRowProps) {
  const { number, first, second } = row;
  const cells = [first, second].flatMap((cell) => {
    const sign = cell ? signs?.get(cell.ply) : undefined;
    return [cell?.ply, cell?.notation, sign?.text, sign?.words];
  });
  const cell = (move: MoveCell | null) =>
    move && <Move move={move} sign={signs?.get(move.ply)} shown={shown} />;
  return useMemo(
    () => (
      <li class={styles.row}>
        <span class={`${pressed.number} ${styles.number}`}>{number}.</span>
        {cell(first) ?? <span class={`${pressed.number} ${styles.gap}`}>…</span>}
        {cell(second)}
      </li>
    ),
    [number, shown, ...cells],
  );
}

interface MoveProps {
  readonly move: MoveCell;
  readonly sign: MoveSign | undefined;
  readonly shown: number | null;
}

function Move({ move: { ply, notation }, sign, shown }: MoveProps) {
  return (
    <button
      type="button"
      class={`${pressed.move} ${styles.move}`}
      data-ply={ply}
      tabIndex={shown !== null && ply === Math.max(shown, 1) ? 0 : -1}
      aria-current={ply === shown ? 'true' : undefined}
    >
      {notation}
      {sign && (
        <>
          <span class={styles.sign} aria-hidden="true">
            {sign.text}
          </span>
          <span class="visually-hidden">, {sign.words}</span>
        </>
      )}
    </button>
  );
}
