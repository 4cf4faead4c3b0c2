// What is to be answered before a move that is shown is played: the coach's question, or whether it is meant.
import type { ComponentChildren } from 'preact';
import { CoachBar } from './CoachBar';
import { ConfirmBar } from './ConfirmBar';
import type { Moving } from './useMove';

/** Null where there is nothing to answer. */
export function moveQuestion({ pending, confirm, cancel }: Moving): ComponentChildren {
  if (pending?.objection)
    return <CoachBar words={pending.objection.words} onPlay={confirm} onTakeBack={cancel} />;
  if (!pending?.unconfirmed) return null;
  return <ConfirmBar move={pending.notation} onConfirm={confirm} onCancel={cancel} />;
}
