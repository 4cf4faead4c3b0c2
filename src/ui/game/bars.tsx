// What waits beside the board for an answer: the coach's question or a confirmation before a move is played, a problem
// (not saved, engine restarted, played in another tab), a paused clock. And the line with the game's name and rules.

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useFocusToBoard } from '../../board/keyboard';
import { textsOf } from '../../language/texts';
import type { Session, SessionView } from '../../session/types';
import type { GameRecord } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { Icon } from '../components/Icon';
import variantStyles from '../rules/variantLine.module.css';
import { BackupButton } from '../settings/backup';
import { useRulesName } from '../settings/naming';
import { NoticeBar, PausedBar } from '../table/bars';
import { gameName } from '../words/names';
import coachStyles from './coachBar.module.css';
import confirmStyles from './confirmBar.module.css';
import type { MoveState } from './useMove';

const texts = textsOf('game');
const waysToPlay = textsOf('waysToPlay');
const rulesTexts = textsOf('rules');

/** What the coach asks about a move, or null. */
export const coachQuestion = ({ pending }: MoveState): string | null =>
  pending?.objection ? texts.playAnyway(pending.objection.text) : null;

/** Null where there is nothing to answer. */
export function moveQuestion(moving: MoveState): ComponentChildren {
  const { pending, confirm, cancel } = moving;
  const asked = coachQuestion(moving);
  if (asked !== null) return <CoachBar text={asked} onPlay={confirm} onTakeBack={cancel} />;
  if (!pending?.unconfirmed) return null;
  return <ConfirmBar move={pending.notation} onConfirm={confirm} onCancel={cancel} />;
}

interface CoachBarProps {
  /** What is wrong, and what is asked. */
  readonly text: string;
  readonly onPlay: () => void;
  readonly onTakeBack: () => void;
}

/** The coach's question about a move that is shown but not yet played. */
function CoachBar({ text, onPlay, onTakeBack }: CoachBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const question = useId();
  useLayoutEffect(() => back.current?.focus(), []);
  useFocusToBoard(bar);
  return (
    <div
      ref={bar}
      class={coachStyles.root}
      role="alertdialog"
      aria-label={waysToPlay.coach}
      aria-describedby={question}
      data-part="coach"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onTakeBack();
      }}
    >
      <p id={question}>{text}</p>
      <div class={coachStyles.answers}>
        <Button onClick={onPlay}>{texts.play}</Button>
        <Button ref={back} variant="primary" onClick={onTakeBack}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

interface ConfirmBarProps {
  /** The move in the game's notation. */
  readonly move: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks whether a move that is shown is meant. */
function ConfirmBar({ move, onConfirm, onCancel }: ConfirmBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => confirm.current?.focus(), []);
  useFocusToBoard(bar);
  return (
    <div ref={bar} class={confirmStyles.root}>
      <Button onClick={onCancel}>
        <Icon name="close" />
        {texts.cancel}
      </Button>
      <Button ref={confirm} variant="primary" aria-label={texts.playMove(move)} onClick={onConfirm}>
        <Icon name="check" />
        {texts.play}
      </Button>
    </div>
  );
}

interface GameNotice {
  readonly view: SessionView;
  readonly session: Session;
  readonly onTakeOver: () => void;
}

/** Null where there is nothing to tell. */
export function gameNotice({ view, session, onTakeOver }: GameNotice): ComponentChildren {
  const { notice } = view;
  if (notice === null) {
    if (!view.paused || !view.clock || view.watched) return null;
    return <PausedBar onResume={() => session.resume()} />;
  }
  return (
    <NoticeBar
      trouble={{ ...view, notice }}
      onRetry={() => runDetached(session.retry())}
      takeOver={{ label: texts.playHere, onPress: onTakeOver }}
    >
      {view.unsaved && <BackupButton />}
    </NoticeBar>
  );
}

interface VariantLineProps {
  readonly record: Pick<GameRecord, 'game' | 'options'>;
  readonly onClick: () => void;
}

/** The game's name and, below it, what its variant is called; a tap shows these rules. Nothing for a game without options. */
export function VariantLine({ record, onClick }: VariantLineProps) {
  const rules = useRulesName(record);
  if (rules === null) return null;
  return (
    <button
      type="button"
      class={`${variantStyles.line} ${variantStyles.root}`}
      data-part="rules"
      onClick={onClick}
    >
      <strong>{gameName(record)}</strong>
      <span>{rules}</span>
      <em class="visually-hidden">{rulesTexts.afterName}</em>
    </button>
  );
}
