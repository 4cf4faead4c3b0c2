// The board that is being drawn on this device, kept so that leaving and reloading lose nothing.
import { readValue } from '../../games/options';
import { InputError } from '../../rules/types';
import type { Observable } from '../../util/observable';
import { createPersisted } from '../state/persisted';
import type { DrawnOption } from './drawing';

export interface KeptDrawing {
  /** The option's value; null before anything was drawn. */
  readonly value: string | null;
  /** The values before it, the last one last. */
  readonly past: readonly string[];
}

const MOST_PAST = 60;
/** In characters; no value is as long. */
const LONGEST = 400;

let opened: Observable<KeptDrawing> | null = null;

export function keptDrawing(): Observable<KeptDrawing> {
  opened ??= createPersisted(() => localStorage, 'fortyone.drawing', parseDrawing);
  return opened;
}

/** Goes on with another value; the one before it, as it was shown, comes back by undoing. */
export function draw(value: string, before: string | null = keptDrawing().get().value): void {
  if (before === value) return;
  const { past } = keptDrawing().get();
  const known = before === null ? past : [...past, before];
  keptDrawing().set({ value, past: known.slice(-MOST_PAST) });
}

/** Goes on with a board from elsewhere; says why not if it is none. */
export function drawGiven({ spec }: DrawnOption, text: string): string | null {
  try {
    draw(readValue(spec, text).value);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

export function undoDrawing(): void {
  const kept = keptDrawing();
  const { past } = kept.get();
  const value = past.at(-1);
  if (value !== undefined) kept.set({ value, past: past.slice(0, -1) });
}

export function parseDrawing({ value, past }: Readonly<Record<string, unknown>>): KeptDrawing {
  const isValue = (one: unknown): one is string => typeof one === 'string' && one.length <= LONGEST;
  return {
    value: isValue(value) ? value : null,
    past: Array.isArray(past) ? past.slice(-MOST_PAST).filter(isValue) : [],
  };
}
