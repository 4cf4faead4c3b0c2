// A board that shows where one piece, or a cell itself, may go, asked of the real move generator.
import { useMemo } from 'preact/hooks';
import { BoardPicture, EmptyPicture } from '../../board/BoardPicture';
import { perspective } from '../../board/geometry';
import { targetsOf } from '../../board/interaction';
import { CellMarks, TargetMarks } from '../../board/Marks';
import { isCapture } from '../../board/names';
import type { RuleSet } from '../../games/game';
import { pieceName } from '../../games/pieceName';
import { wholeName } from '../../rules/board';
import { boardState } from '../../session/boardState';
import { legalOptions } from '../../session/moves';
import { itemAt } from '../../util/items';
import { useTurn } from '../components/useTurn';
import styles from './learn.module.css';

interface MoveDiagramProps {
  readonly rules: RuleSet;
  /** FEN. */
  readonly position: string;
  /** Anchor of the cell that is shown moving. */
  readonly cell: string;
  readonly caption: string;
}

/** Holds its place and its words from the start, and is drawn when its turn comes. */
export function MoveDiagram(props: MoveDiagramProps) {
  const turn = useTurn();
  if (turn) return <DrawnDiagram {...props} />;
  return (
    <figure class={styles.diagram}>
      <EmptyPicture rules={props.rules} />
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

function DrawnDiagram({ rules, position: text, cell, caption }: MoveDiagramProps) {
  const { state, from, targets } = useMemo(() => {
    const position = rules.parse(text);
    const from = rules.board.cellNamed(cell) ?? null;
    return {
      state: boardState(rules, position, null),
      from,
      targets: targetsOf(legalOptions(rules, position), from),
    };
  }, [rules, text, cell]);
  const view = perspective(rules.drawing, state.terrain, false);
  const marks = {
    view,
    state,
    selected: from,
    aimed: null,
    targets,
    showTargets: true,
    picking: false,
    ring: null,
  };
  return (
    <figure class={styles.diagram}>
      <BoardPicture
        rules={rules}
        cells={state.cells}
        terrain={state.terrain}
        under={<CellMarks {...marks} />}
      >
        <TargetMarks {...marks} />
      </BoardPicture>
      <figcaption>
        {caption}
        <span class="visually-hidden">
          {from !== null && ` ${spoken(rules, itemAt(state.cells, from), cell, targets)}`}
        </span>
      </figcaption>
    </figure>
  );
}

/** The diagram in words. */
function spoken(
  rules: RuleSet,
  code: number,
  cell: string,
  targets: ReturnType<typeof targetsOf>,
): string {
  const names = (captures: boolean): string =>
    [...targets]
      .filter(([, options]) => options.some(isCapture) === captures)
      .map(([target]) => wholeName(rules.board, target))
      .join(', ');
  const [moves, captures] = [names(false), names(true)];
  return [
    // A place that moves by itself has nothing on it.
    code === 0 ? cell : `The ${pieceName(rules, code)} on ${cell}`,
    moves && ` moves to ${moves}`,
    moves && captures && ' and',
    captures && ` captures on ${captures}`,
    '.',
  ].join('');
}
