// A position being set up, which need not be playable yet: its pieces, its turn, and everything else that FEN
// says; and the drafts before it, so that any change can be undone. Every change makes a new draft. README.md beside this
// file explains the words.
import { gameById } from '../games';
import type { GameId, OptionValues } from '../games/game';
import { knownOptions } from '../games/options';
import { NO_RIGHTS, type PositionField, type RuleSet } from '../games/ruleSet';
import { InputError, refuse } from '../input/input';
import { anchorOf, type Board, type Square } from '../rules/board';
import {
  formatPlacement,
  type PlacementRules,
  parsePlacement,
  parseTurn,
  rowParts,
  sideText,
  splitFields,
} from '../rules/fen';
import { kindOf } from '../rules/position';
import type { Colour } from '../rules/types';
import { itemAt } from '../util/items';

export interface Draft {
  readonly rules: RuleSet;
  /** Piece code per cell; also on cells that the terrain lacks. */
  readonly cells: Uint8Array;
  readonly side: Colour;
  readonly terrain: number;
  /** Letters of the castling rights that are wished for; those whose pieces are elsewhere are not in force. */
  readonly rights: readonly string[];
  readonly halfmoveClock: number;
  readonly ply: number;
}

/** The game's own start. */
export const startDraft = (rules: RuleSet): Draft => readDraft(rules, rules.startFen);

/** Puts a piece on a cell in place of whatever is there; 0 takes it off. */
export function putPiece(draft: Draft, cell: number, code: number): Draft {
  if (draft.cells[cell] === code) return draft;
  const cells = draft.cells.slice();
  cells[cell] = code;
  return { ...draft, cells };
}

/** Carries a piece to another cell in place of whatever is there. */
export function movePiece(draft: Draft, from: number, to: number): Draft {
  if (from === to) return draft;
  return putPiece(putPiece(draft, to, itemAt(draft.cells, from)), from, 0);
}

/** Takes all pieces off. */
export const clearBoard = (draft: Draft): Draft => ({
  ...draft,
  cells: new Uint8Array(draft.cells.length),
});

/** Numbers of the kinds that a game can have here, and of any others that stand on the board. */
export function offeredKinds({ rules, cells, terrain }: Draft): number[] {
  const standing = [...cells].filter(Boolean).map(kindOf);
  return [...new Set([...rules.kindsIn(terrain), ...standing])].sort((one, other) => one - other);
}

/** Whether a right's pieces stand where they must. */
export function isRightPossible({ rules, cells }: Draft, letter: string): boolean {
  const { field } = rules;
  if (field?.kind !== 'rights') return false;
  const right = field.rights.find((one) => one.letter === letter);
  return right?.stands.every(({ cell, code }) => cells[cell] === code) ?? false;
}

/** Grants a right to castle, or takes it away. */
export function withRight(draft: Draft, letter: string, granted: boolean): Draft {
  const { field } = draft.rules;
  const known = field?.kind === 'rights' ? field.rights.map((right) => right.letter) : [];
  const wished = (one: string) => (one === letter ? granted : draft.rights.includes(one));
  return { ...draft, rights: known.filter(wished) };
}

/**
 * The same pieces under other rules of the game, as far as these have their cells. Terrain stays where it lay; what only the
 * other rules know begins as at their start.
 */
export function underRules(draft: Draft, rules: RuleSet): Draft {
  const fresh = startDraft(rules);
  const cells = new Uint8Array(rules.board.cells.length);
  for (const [index, code] of draft.cells.entries()) {
    const { file, rank } = anchorOf(draft.rules.board, index);
    const cell = rules.board.squareAt(file, rank)?.cell;
    if (code !== 0 && cell !== undefined) cells[cell] = code;
  }
  const known = terrainTexts(draft.rules)[draft.terrain] ?? '';
  const terrain = terrainTexts(rules).indexOf(known);
  return {
    ...draft,
    rules,
    cells,
    terrain: terrain < 0 ? fresh.terrain : terrain,
    rights: hasRights(draft.rules) ? draft.rights : fresh.rights,
  };
}

const terrainTexts = ({ field }: RuleSet): readonly string[] =>
  field?.kind === 'terrain' ? field.values.map(({ text }) => text) : [];

const hasRights = ({ field }: RuleSet): boolean =>
  field?.kind === 'rights' && field.rights.length > 0;

/** How texts of the draft name pieces; any square of a cell may be meant. */
const placementRules = ({ board, kinds }: RuleSet): PlacementRules => ({
  board,
  letters: kinds.map((kind) => kind?.letter ?? null),
  anySquare: true,
});

/** The FEN. Where a piece stands on a cell that is not there, it says so too, and the rules refuse it. */
export function draftText(draft: Draft): string {
  const { rules, cells, terrain, halfmoveClock, ply } = draft;
  const exists = ({ cell }: Square) => cells[cell] !== 0 || rules.exists(terrain, cell);
  const field = fieldText(draft);
  return [
    formatPlacement(placementRules(rules), cells, exists),
    sideText(draft.side),
    ...(field === null ? [] : [field]),
    halfmoveClock,
    ply,
  ].join(' ');
}

function fieldText(draft: Draft): string | null {
  const { field } = draft.rules;
  if (field?.kind === 'terrain') return itemAt(field.values, draft.terrain).text;
  if (field?.kind === 'rights') {
    const letters = field.rights
      .map(({ letter }) => letter)
      .filter((letter) => draft.rights.includes(letter) && isRightPossible(draft, letter));
    return letters.join('') || NO_RIGHTS;
  }
  return null;
}

/** Reads a FEN, also one that the rules refuse for what it says. @throws InputError naming the bad field */
export function readDraft(rules: RuleSet, text: string): Draft {
  const own = rules.field ? [fieldName(rules.field)] : [];
  const fields = splitFields(text, ['placement', 'side', ...own, 'quiet', 'ply']);
  const field = (index: number): string => itemAt(fields, index);
  const placement = field(0);
  const { terrain, rights } = readField(rules.field, field(2));
  const written = lettersAt(rules.board, placement);
  const exists = ({ file, rank, cell }: Square) =>
    rules.exists(terrain, cell) || written.has(pointOf(file, rules.board.height - 1 - rank));
  return {
    rules,
    cells: parsePlacement(placementRules(rules), placement, exists).slice(
      0,
      rules.board.cells.length,
    ),
    terrain,
    rights,
    ...parseTurn(field(1), field(fields.length - 2), field(fields.length - 1)),
  };
}

const fieldName = ({ label }: PositionField): string => label.toLowerCase();

function readField(field: PositionField | null, text: string): Pick<Draft, 'terrain' | 'rights'> {
  if (!field) return { terrain: 0, rights: [] };
  if (field.kind === 'terrain') {
    const terrain = field.values.findIndex((value) => value.text === text);
    if (terrain >= 0) return { terrain, rights: [] };
    const known = field.values.map((value) => value.text);
    throw refuse('notOneOf', fieldName(field), `"${text}"`, known);
  }
  if (text === NO_RIGHTS) return { terrain: 0, rights: [] };
  const known = field.rights.map(({ letter }) => letter);
  const rights = [...text];
  const unknown = rights.find((letter) => !known.includes(letter));
  if (unknown !== undefined) throw refuse('unknownLetter', fieldName(field), text, unknown);
  return { terrain: 0, rights };
}

const pointOf = (file: number, row: number): string => `${file},${row}`;

/** Points of a placement that hold a letter, rows counted from the top; numbers are runs of squares. */
function lettersAt(board: Board, placement: string): ReadonlySet<string> {
  const points = new Set<string>();
  for (const [row, squares] of placement.split('/').entries()) {
    let file = 0;
    for (const part of rowParts(board, squares)) {
      if (/[A-Za-z]/.test(part)) points.add(pointOf(file, row));
      file += /[1-9]/.test(part) ? Number(part) : 1;
    }
  }
  return points;
}

export interface DraftHistory {
  readonly draft: Draft;
  /** The drafts before it, the last one last. */
  readonly past: readonly Draft[];
}

/** How many changes can be undone. */
const MAX_UNDO = 100;

export const createHistory = (draft: Draft): DraftHistory => ({ draft, past: [] });

/** Goes on with another draft; the same one is no change. */
export const withChange = ({ draft, past }: DraftHistory, next: Draft): DraftHistory =>
  next === draft ? { draft, past } : { draft: next, past: [...past, draft].slice(-MAX_UNDO) };

/** Takes the last change back; nothing happens where there is none. */
export function undo(editing: DraftHistory): DraftHistory {
  const draft = editing.past.at(-1);
  return draft ? { draft, past: editing.past.slice(0, -1) } : editing;
}

/** A draft as it is stored. */
export interface StoredDraft {
  readonly game: GameId;
  readonly options: OptionValues;
  readonly text: string;
  /** Wished rights, also those that the text leaves out. */
  readonly rights: readonly string[];
}

export const storedDraft = (draft: Draft): StoredDraft => ({
  game: draft.rules.game,
  options: draft.rules.options,
  text: draftText(draft),
  rights: draft.rights,
});

/**
 * Restores a stored draft, under `known` rules or those of its options. The start position if these no longer read its text;
 * null for a game that is gone.
 */
export function restoredDraft(
  { game: id, options, text, rights }: StoredDraft,
  known?: RuleSet,
): Draft | null {
  const game = gameById(id);
  if (!game) return null;
  const rules = known ?? game.rules(knownOptions(game, options));
  try {
    return { ...readDraft(rules, text), rights };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return startDraft(rules);
  }
}
