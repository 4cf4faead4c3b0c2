// Along the near edge: what the engine finds, a row for each line. A tap on a move goes there, and keeps the moves so far. Below
// them, where few enough pieces are left, a way to have the ending solved; how far that is; what came of it.

import type { SolveResult } from '../../engine/analyst';
import { textsOf } from '../../language/texts';
import { opposite } from '../../rules/types';
import type { Solving } from '../../session/analysis/types';
import { engineTrouble } from '../../session/troubles';
import { runDetached } from '../../util/failures';
import { yieldToPage } from '../../util/scheduling';
import { SideDisc } from '../components/Icon';
import { WorkProgress } from '../settings/WorkProgress';
import { OneTimeButton } from '../table/bars';
import pressed from '../table/moves.module.css';
import { colourName } from '../words/names';
import { timeLeftText } from '../words/quantities';
import { passRefusalText } from './analysisText';
import styles from './engineLines.module.css';
import type { EngineLine, FoundLines } from './lineReading';
import type { Analysis, View } from './types';

const texts = textsOf('analysis');

interface EngineLinesProps {
  readonly view: View;
  readonly session: Pick<Analysis, 'playLine' | 'retry'>;
  readonly found: FoundLines;
}

export function EngineLines({ view, session, found }: EngineLinesProps) {
  const { record, engine, outcome, board } = view;
  const { settings } = record;
  if (!settings.engine || outcome) return null;
  if (engine.kind === 'failed') {
    return (
      <div class={styles.problem} role="alert" data-part="engine">
        <p>{texts.noLines(engineTrouble(engine.error))}</p>
        <OneTimeButton onClick={() => runDetached(session.retry())}>{texts.tryAgain}</OneTimeButton>
      </div>
    );
  }
  if (engine.kind === 'noThreat') {
    return (
      <p class={styles.problem} data-part="engine">
        {passRefusalText(engine.refusal, board.side)}
      </p>
    );
  }
  const { lines, threat } = found;
  const play = (moves: readonly string[]) => session.playLine(moves);
  const rows = threat ? 1 : settings.lines;
  const other = colourName(opposite(board.side));
  return (
    <ol
      class={`${styles.root}${rows > 2 ? ` ${styles.sharing}` : ''}`}
      aria-label={threat ? texts.ifToMove(other) : texts.bestLines}
      tabIndex={-1}
      data-part="engine"
      data-state={engine.kind}
    >
      {/* As many rows as there may be lines, so that nothing moves when they come. */}
      {Array.from({ length: rows }, (_, rank) => (
        <li key={rank} class={styles.row}>
          {threat && <span class={styles.label}>{texts.ifToMoveLabel(other)}</span>}
          {lines[rank] ? (
            <Line line={lines[rank]} onPlay={threat || view.superseded ? null : play} />
          ) : (
            rank === 0 && <span class={styles.label}>{texts.thinking}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface LineProps {
  readonly line: EngineLine;
  /** Null where its moves cannot be played from here. */
  readonly onPlay: ((moves: readonly string[]) => Promise<void>) | null;
}

function Line({ line: { score, moves }, onPlay }: LineProps) {
  return (
    <>
      <span class={styles.score}>
        {score.leader !== null && <SideDisc colour={score.leader} />}
        <span class="visually-hidden">{texts.spokenScore(score.spoken)}</span>
        <span aria-hidden="true">{score.text}</span>
      </span>
      {moves.map(({ notation }, index) =>
        onPlay ? (
          <button
            key={index}
            type="button"
            class={`${pressed.move} ${styles.move}`}
            onClick={({ currentTarget }) => {
              // The moves give way to others: the focus stays with their list. Moved before anything is drawn, it costs no
              // layout of its own.
              currentTarget.closest('ol')?.focus({ preventScroll: true });
              const played = moves.slice(0, index + 1).map(({ text }) => text);
              // In the next task: in the tap's own, the browser would lay out at once what has changed, and again to paint it.
              runDetached(yieldToPage().then(() => onPlay(played)));
            }}
          >
            {notation}
          </button>
        ) : (
          <span key={index} class={styles.shown}>
            {notation}
          </span>
        ),
      )}
    </>
  );
}

function resultText({ rules }: View, result: SolveResult): string | null {
  switch (result) {
    case 'solved':
      return rules.endings === 'but for draws' ? texts.solvedButDraws : texts.solved;
    case 'too large':
      return texts.tooLarge;
    case 'unsolvable':
      return texts.unsolvable;
    case 'failed':
      return texts.solvingFailed;
    case 'stopped':
      return null;
  }
}

function solvingText(view: View, solving: Solving): string | null {
  switch (solving.kind) {
    case 'offered':
      return null;
    case 'working':
      return solving.secondsLeft === null
        ? texts.solving
        : texts.solvingFor(timeLeftText(solving.secondsLeft));
    case 'paused':
      return texts.solvingPaused(Math.round(100 * solving.done));
    case 'over':
      return resultText(view, solving.result);
  }
}

/** What the button says that begins solving or goes on with it; null where there is none. */
function solveLabel(solving: Solving): string | null {
  switch (solving.kind) {
    case 'offered':
      return texts.solve;
    case 'working':
      return null;
    case 'paused':
      return texts.solveOn;
    case 'over':
      return solving.result === 'failed' ? texts.tryAgain : null;
  }
}

interface SolveBarProps {
  readonly view: View;
  readonly session: Pick<Analysis, 'solve' | 'pauseSolving' | 'configure'>;
}

export function SolveBar({ view, session }: SolveBarProps) {
  const { solving, record, outcome, superseded } = view;
  if (!solving || outcome || superseded) return null;
  if (solving.kind === 'over' && !record.settings.engine) return null;
  const text = solvingText(view, solving);
  const label = solveLabel(solving);
  return (
    <div class={styles.solve} data-part="solve" data-state={solving.kind}>
      <p role="status" class={text === null ? 'visually-hidden' : ''}>
        {text}
      </p>
      {solving.kind === 'working' && (
        <WorkProgress
          label={texts.solving}
          progress={{ done: solving.done, of: 1 }}
          cancelLabel={texts.pause}
          onCancel={() => session.pauseSolving()}
        />
      )}
      {label !== null && (
        <OneTimeButton
          onClick={() => {
            runDetached(session.solve());
            // It is the engine that tells what has been found.
            runDetached(session.configure({ engine: true }));
          }}
        >
          {label}
        </OneTimeButton>
      )}
    </div>
  );
}
