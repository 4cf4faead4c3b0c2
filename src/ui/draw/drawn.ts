// The board that is being drawn on this device, stored so that leaving and reloading lose nothing; and its name.
import '../../language/shownRefusals';
import type { Game, RuleSet } from '../../games/game';
import { readValue } from '../../games/options';
import { InputError } from '../../input/input';
import type { Observable } from '../../util/observable';
import { useObservable, useServices } from '../services';
import { findPreset } from '../settings/naming';
import { createPersisted } from '../state/persisted';
import type { DrawnOption } from './drawing';

interface KeptDrawing {
  /** The option's value; null before anything was drawn. */
  readonly value: string | null;
  /** The values before it, the last one last. */
  readonly past: readonly string[];
}

const MAX_UNDO = 60;
/** In characters; longer than any value. */
const MAX_VALUE_LENGTH = 400;

let opened: Observable<KeptDrawing> | null = null;

export function storedDrawing(): Observable<KeptDrawing> {
  opened ??= createPersisted(() => localStorage, 'fortyone.drawing', parseDrawing);
  return opened;
}

/** Goes on with another value; the one before it, as it was shown, comes back by undoing. */
export function draw(value: string, before: string | null = storedDrawing().get().value): void {
  if (before === value) return;
  const { past } = storedDrawing().get();
  const known = before === null ? past : [...past, before];
  storedDrawing().set({ value, past: known.slice(-MAX_UNDO) });
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
  const drawing = storedDrawing();
  const { past } = drawing.get();
  const value = past.at(-1);
  if (value !== undefined) drawing.set({ value, past: past.slice(0, -1) });
}

export function parseDrawing({ value, past }: Readonly<Record<string, unknown>>): KeptDrawing {
  const isValue = (one: unknown): one is string =>
    typeof one === 'string' && one.length <= MAX_VALUE_LENGTH;
  return {
    value: isValue(value) ? value : null,
    past: Array.isArray(past) ? past.slice(-MAX_UNDO).filter(isValue) : [],
  };
}

/** The name that the player gave to these rules, or null. */
export function useOwnName(game: Game, { options }: RuleSet): string | null {
  const { mixes: presets } = useObservable(useServices().settings);
  return findPreset(presets, game, options)?.name ?? null;
}
