// How one piece moves: its texts, and example positions to step through, each with a diagram asked of the real move
// generator. And what Learn and the sheets about rules show alike: rules, with this project's rulings marked, and a game's board.

import { useMemo, useState } from 'preact/hooks';
import { BoardPicture, EmptyPicture } from '../../board/BoardPicture';
import { perspective } from '../../board/geometry';
import { targetsOf } from '../../board/interaction';
import { CellMarks, TargetMarks } from '../../board/Marks';
import { isCapture, spokenText } from '../../board/names';
import { gameById } from '../../games';
import { kindText, sidedPiece } from '../../games/alphabet';
import type { RuleSet } from '../../games/game';
import {
  type Example,
  type LearnText,
  learnText,
  type Passage,
  type PieceExplanation,
} from '../../games/learn';
import type { PieceName } from '../../language/en/pieces';
import { textsOf } from '../../language/texts';
import { wholeName } from '../../rules/board';
import { boardState, legalOptions } from '../../session/moves';
import { itemAt } from '../../util/items';
import { Button } from '../components/Button';
import { Icon } from '../components/Icon';
import { useLoaded, useQueued } from '../components/later';
import { useSetUp } from '../editor/useSetUp';
import styles from './learn.module.css';

const texts = textsOf('rules');

interface PieceMovesProps {
  readonly rules: RuleSet;
  readonly explanation: PieceExplanation;
  /** Where the piece is named already. */
  readonly untitled?: boolean;
}

export function PieceMoves({ rules, explanation, untitled = false }: PieceMovesProps) {
  const name = rules.kinds.find((kind) => kind?.letter === explanation.letter)?.name ?? 'piece';
  return (
    <article class={styles.piece}>
      {!untitled && <h3>{kindText(name)}</h3>}
      <div>
        <Passages passages={explanation.passages} />
      </div>
      <Examples rules={rules} examples={explanation.examples} of={name} />
    </article>
  );
}

interface ExamplesProps {
  readonly rules: RuleSet;
  readonly examples: readonly Example[];
  /** The piece whose moves they show; null for the board. */
  readonly of: PieceName | null;
}

/** One diagram at a time. */
export function Examples({ rules, examples, of }: ExamplesProps) {
  const setUp = useSetUp();
  const [shown, setShown] = useState(0);
  const example = itemAt(examples, shown % examples.length);
  const count = examples.length;
  return (
    <div class={styles.example}>
      <MoveDiagram rules={rules} {...example} />
      <Button
        onClick={() => setUp({ game: rules.game, options: rules.options, text: example.position })}
      >
        {texts.setUp}
        <span class="visually-hidden">{of === null ? texts.setUpBoard : texts.setUpPiece(of)}</span>
      </Button>
      {count > 1 && (
        <Button onClick={() => setShown((shown + 1) % count)}>
          {texts.exampleOf((shown % count) + 1, count)}
          <span class="visually-hidden">
            {of === null ? texts.nextOfBoard : texts.nextOfPiece(of)}
          </span>
          <Icon name="next" />
        </Button>
      )}
    </div>
  );
}

interface MoveDiagramProps {
  readonly rules: RuleSet;
  /** FEN. */
  readonly position: string;
  /** Anchor of the cell that is shown moving. */
  readonly cell: string;
  readonly caption: string;
}

/** Its place and caption are there from the start; the board is drawn in a task of its own. */
function MoveDiagram(props: MoveDiagramProps) {
  const isReady = useQueued();
  if (isReady) return <DrawnDiagram {...props} />;
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
          {from !== null &&
            ` ${spokenText(rules, diagramText(rules, itemAt(state.cells, from), cell, targets))}`}
        </span>
      </figcaption>
    </figure>
  );
}

/** The diagram for screen readers. */
function diagramText(
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
  // A place that moves by itself has nothing on it, and captures nothing.
  if (code === 0) return moves ? texts.placeMoves(cell, moves) : texts.placeStays(cell);
  const piece = sidedPiece(rules, code);
  if (moves && captures) return texts.movesAndCaptures(piece, cell, moves, captures);
  if (captures) return texts.captures(piece, cell, captures);
  return moves ? texts.moves(piece, cell, moves) : texts.stays(piece, cell);
}

/** A game's texts for learners under these rules; null until they are loaded, and without rules. */
export function useLearnText(rules: RuleSet | null): LearnText | null {
  const learn = useLoaded(rules ? gameById(rules.game)?.loadLearn : undefined)?.learn;
  return useMemo(() => (learn && rules ? learnText(learn(rules)) : null), [learn, rules]);
}

export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  return (
    <>
      {passages.map(({ text, source }) => (
        <p key={text} class={source === 'ruling' ? styles.ruling : undefined}>
          {text}
          {source === 'ruling' && <span class={styles.mark}>{texts.ourRuling}</span>}
        </p>
      ))}
    </>
  );
}

interface StartPictureProps {
  readonly rules: RuleSet;
  /** The start's if absent. */
  readonly terrain?: number | undefined;
}

export function StartPicture({ rules, terrain }: StartPictureProps) {
  const start = useMemo(() => rules.parseSetup(rules.startFen), [rules]);
  return (
    <div class={styles.board}>
      <BoardPicture rules={rules} cells={start.cells} terrain={terrain ?? start.terrain} />
    </div>
  );
}
