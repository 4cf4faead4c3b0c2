// The draft on the screen: its changes, saved as they are made, and whether it can be played. Changes are texts, too, as the table
// hands on what was done on its board or typed; and screen readers announce them.
import { useMemo, useRef, useState } from 'preact/hooks';
import {
  createHistory,
  type Draft,
  type DraftHistory,
  movePiece,
  offeredKinds,
  putPiece,
  restoredDraft,
  startDraft,
  storedDraft,
  undo,
  withChange,
} from '../../editor/draft';
import { type Verdict, verdictOn } from '../../editor/verdict';
import { SHOWN, sidedPiece, typedKind } from '../../games/alphabet';
import type { Game } from '../../games/game';
import { optionsKey } from '../../games/options';
import { readWholeText, refuse } from '../../input/input';
import { textsOf } from '../../language/texts';
import { wholeName } from '../../rules/board';
import type { MoveEffects } from '../../rules/effects';
import { TAG_NORMAL } from '../../rules/move';
import { codeOf, colourOf, kindOf } from '../../rules/position';
import { BLACK, type Outcome, WHITE } from '../../rules/types';
import type { MoveOption } from '../../session/types';
import { itemAt } from '../../util/items';
import type { TypedMove } from '../table/moveInput';
import { outcomeText } from '../words/names';
import { saveDraft, storedDrafts } from './drafts';

const texts = textsOf('setUp');

export interface DraftEditor {
  readonly draft: Draft;
  readonly verdict: Verdict;
  readonly canUndo: boolean;
  /** Makes the next draft of the present one; the same one is no change. */
  change(next: (draft: Draft) => Draft): void;
  undo(): void;
}

/** Begins with the stored draft of the game, or its start. */
export function useDraftEditor(game: Game): DraftEditor {
  const [editing, show] = useState(() => storedEditing(game));
  // Events between two renders see each other's changes.
  const newest = useRef(editing);
  const set = (next: DraftHistory) => {
    if (next === newest.current) return;
    newest.current = next;
    show(next);
    saveDraft(storedDraft(next.draft), next.past.map(storedDraft));
  };
  const { draft, past } = editing;
  const verdict = useMemo(() => verdictOn(draft, (end) => endText(end, draft)), [draft]);
  return {
    draft,
    verdict,
    canUndo: past.length > 0,
    change: (next) => {
      const now = newest.current;
      const other = next(now.draft);
      if (other !== now.draft) set(withChange(now, other));
    },
    undo: () => set(undo(newest.current)),
  };
}

const endText = (end: Outcome, { side }: Draft): string => outcomeText(end, side);

function storedEditing(game: Game): DraftHistory {
  const stored = storedDrafts().get().byGame[game.id];
  const draft = stored && restoredDraft(stored.draft);
  if (!draft) return createHistory(startDraft(game.rules({})));
  const past = stored.past.flatMap((earlier) => {
    // Most drafts have the same rules, which need not be made anew.
    const isSame = optionsKey(earlier.options) === optionsKey(draft.rules.options);
    return restoredDraft(earlier, isSame ? draft.rules : undefined) ?? [];
  });
  return { draft, past };
}

/** What carrying a piece does besides: whatever stood there is put aside, not captured. */
const NOTHING_ELSE: MoveEffects = {
  moved: [],
  captured: [],
  lost: [],
  became: 0,
  cleared: [],
  arrived: [],
  slid: null,
};

const carryText = (from: number, to: number): string => `carry ${from} ${to}`;
const placeText = (cell: number, code: number): string => `place ${cell} ${code}`;

const cellFrom = ({ cells }: Draft, text: string): number =>
  readWholeText(text, 'cell', 0, cells.length - 1);

/** A piece's code, or 0 for none. */
function codeFrom({ rules: { kinds } }: Draft, text: string): number {
  const code = readWholeText(text, 'piece', 0, codeOf(kinds.length - 1, BLACK));
  if (code === 0 || kinds[kindOf(code)]) return code;
  throw refuse('noSuchCode', text);
}

/** The draft after such a change. @throws InputError naming what is wrong with any other text */
export function edited(draft: Draft, text: string): Draft {
  const [what, first, second, ...more] = text.split(' ');
  if (first !== undefined && second !== undefined && more.length === 0) {
    if (what === 'carry') return movePiece(draft, cellFrom(draft, first), cellFrom(draft, second));
    if (what === 'place') return putPiece(draft, cellFrom(draft, first), codeFrom(draft, second));
  }
  throw refuse('badEdit', text);
}

/** Every piece from its cell to every other. */
export function carryOptions({ rules, cells, terrain }: Draft): readonly MoveOption[] {
  const targets = [...cells.keys()].filter((cell) => rules.exists(terrain, cell));
  return [...cells].flatMap((code, from) =>
    code === 0
      ? []
      : targets
          .filter((to) => to !== from)
          .map((to) => ({
            move: 0,
            text: carryText(from, to),
            side: colourOf(code),
            from,
            to,
            promotion: 0,
            tag: TAG_NORMAL,
            effects: { ...NOTHING_ELSE, moved: [{ code, from, to }] },
          })),
  );
}

/** What a typed text means: a piece's letter and a cell, `Ne4` for White and `ne4` for Black, or `-e4` for none. */
export function typedEdit(draft: Draft, text: string): TypedMove {
  const { rules } = draft;
  const typed = text.trim();
  const letter = typed.charAt(0);
  const name = typed.slice(1);
  const square = rules.board.squares.find((one) => one.name === name);
  if (!square) {
    const kind = rules.kinds[itemAt(offeredKinds(draft), 0)];
    const sample = (kind ? SHOWN.letterOf(kind) : '-') + itemAt(rules.board.cells, 0).name;
    return { problem: texts.notTyped(sample) };
  }
  if (letter === '-') return { move: placeText(square.cell, 0) };
  const kind = typedKind(rules.kinds, letter.toUpperCase());
  if (kind < 0) return { problem: texts.noPiece(letter) };
  const colour = letter === letter.toUpperCase() ? WHITE : BLACK;
  return { move: placeText(square.cell, codeOf(kind, colour)) };
}

const MAX_CELLS_TOLD = 2;

export function draftAnnouncement(before: DraftEditor, now: DraftEditor): string {
  return [...changedCellTexts(before.draft, now.draft), now.verdict.sentence].join(' ');
}

function changedCellTexts(before: Draft, now: Draft): readonly string[] {
  if (before.rules !== now.rules) return [];
  const others = [...now.cells.keys()].filter((cell) => before.cells[cell] !== now.cells[cell]);
  if (others.length > MAX_CELLS_TOLD) return [];
  return others.map((cell) => {
    const code = itemAt(now.cells, cell);
    const name = wholeName(now.rules.board, cell);
    return code === 0 ? texts.cellEmpty(name) : texts.cellHolds(name, sidedPiece(now.rules, code));
  });
}
