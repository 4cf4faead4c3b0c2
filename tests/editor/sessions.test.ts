// Random editing sessions: whatever is done to a draft, it never says that an illegal position can be played, and no piece
// comes or goes unasked.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clearBoard,
  createHistory,
  type Draft,
  draftText,
  movePiece,
  putPiece,
  readDraft,
  restoredDraft,
  startDraft,
  storedDraft,
  undo,
  withChange,
  withRight,
} from '../../src/editor/draft';
import { mirrored, turned } from '../../src/editor/symmetry';
import { verdictOn } from '../../src/editor/verdict';
import { games } from '../../src/games';
import type { Game, RuleSet } from '../../src/games/game';
import { InputError } from '../../src/input/input';
import { legalMoves } from '../../src/rules/move';
import { codeOf, colourOf, kindOf } from '../../src/rules/position';
import { BLACK, opposite, WHITE } from '../../src/rules/types';
import { anyVariantOf } from '../support/randomGames';

/** Numbers from which each step is drawn. */
const anySteps = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 40 });

const verdict = (draft: Draft) => verdictOn(draft, ({ reason }) => reason);
const pieces = ({ cells }: Draft): number[] => [...cells].filter((code) => code !== 0).sort();

/** One change, and how many pieces each may have come and gone by it. */
function step(draft: Draft, [what, one, other]: readonly [number, number, number]): Draft {
  const { rules, cells } = draft;
  const cell = one % cells.length;
  const kinds = [...rules.kinds.keys()].filter((kind) => rules.kinds[kind]);
  const code = codeOf(kinds[other % kinds.length], one % 2 === 0 ? WHITE : BLACK);
  const field = rules.field;
  switch (what % 10) {
    case 0:
    case 1:
    case 2:
      return putPiece(draft, cell, code);
    case 3:
      return putPiece(draft, cell, 0);
    case 4:
    case 5:
      return movePiece(draft, cell, other % cells.length);
    case 6:
      return { ...draft, side: opposite(draft.side) };
    case 7:
      if (field?.kind === 'terrain') return { ...draft, terrain: other % field.values.length };
      if (field?.kind === 'rights' && field.rights.length > 0)
        return withRight(draft, field.rights[one % field.rights.length].letter, other % 2 === 0);
      return { ...draft, halfmoveClock: other % (rules.halfmoveLimit + 1) };
    case 8:
      return mirrored(draft) ?? draft;
    default:
      return one % 12 === 0 ? clearBoard(draft) : (turned(draft) ?? draft);
  }
}

/** By the rule book alone: one king each, or none on either side where a stage has none. */
function mayStand(rules: RuleSet, draft: Draft): boolean {
  const kings = [WHITE, BLACK].map(
    (colour) =>
      [...draft.cells].filter(
        (code) => code !== 0 && colourOf(code) === colour && rules.kinds[kindOf(code)]?.royal,
      ).length,
  );
  return kings[0] === kings[1] && kings[0] <= 1;
}

/** A board that players might draw, with a road from edge to edge and a place of eight squares. */
const DRAWN = 'a3-h3,c5-f6';

/** The standard game, every value of the option that decides where pieces may stand, some variants, and a board of one's own. */
function rulesOf(game: Game): readonly RuleSet[] {
  const [first] = game.options;
  if (!first) return [game.rules({})];
  const chosen = [
    ...first.values.map(({ value }) => ({ [first.name]: value })),
    ...fc.sample(anyVariantOf(game), { numRuns: 4, seed: 19 }).map(({ options }) => options),
    ...game.options.flatMap(({ name, own }) => (own ? [{ [name]: own.read(DRAWN) }] : [])),
  ];
  return chosen.map((options) => game.rules(options));
}

describe.each(games.map((game) => [game.name, game] as const))('in %s', (_name, game) => {
  const variants = rulesOf(game);
  const anyVariant = fc.nat({ max: variants.length - 1 });

  test('a draft called playable can be played; what is refused, the rules refuse, or must be promoted', () => {
    fc.assert(
      fc.property(anyVariant, anySteps, (variant, steps) => {
        let draft = startDraft(variants[variant]);
        for (const one of steps) {
          draft = step(draft, one);
          const { rules } = draft;
          const { playable, sentence } = verdict(draft);
          const unpromoted = [...draft.cells.entries()].some(
            ([cell, code]) => code !== 0 && !rules.canStay(draft.terrain, code, cell),
          );
          if (!playable) {
            expect(sentence).toMatch(/^[A-Z].*\.$/);
            expect(unpromoted || isRefused(rules, draftText(draft))).toBe(true);
            continue;
          }
          expect(unpromoted).toBe(false);
          expect(mayStand(rules, draft)).toBe(true);
          const position = rules.parse(draftText(draft));
          expect([...position.cells.slice(0, draft.cells.length)]).toEqual([...draft.cells]);
          expect(position.side).toBe(draft.side);
          expect(legalMoves(position).length).toBeGreaterThan(0);
          // The waiting king cannot be taken: every capture of the side to move is of something else.
          const moves = new Int32Array(512);
          const end = position.generate(moves, 0);
          const prey = [...moves.slice(0, end)].map((move) => position.victim(move));
          expect(prey.some((code) => code !== 0 && rules.kinds[kindOf(code)]?.royal)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('no piece comes or goes unasked', () => {
    fc.assert(
      fc.property(anyVariant, anySteps, fc.nat(), (variant, steps, at) => {
        const draft = steps.reduce(step, startDraft(variants[variant]));
        const before = pieces(draft);
        const cell = at % draft.cells.length;
        const there = draft.cells[cell];
        const rest = [...before];
        if (there !== 0) rest.splice(rest.indexOf(there), 1);
        expect(pieces(putPiece(draft, cell, 0))).toEqual(rest);
        expect(pieces(putPiece(draft, cell, codeOf(1, WHITE)))).toEqual(
          [...rest, codeOf(1, WHITE)].sort(),
        );
        const to = (at >> 6) % draft.cells.length;
        const target = draft.cells[to];
        const left = [...before];
        if (to !== cell && target !== 0) left.splice(left.indexOf(target), 1);
        if (there !== 0) expect(pieces(movePiece(draft, cell, to))).toEqual(left);
        const image = mirrored(draft);
        if (image) {
          expect(pieces(image)).toEqual(before);
          expect(mirrored(image)).toEqual(draft);
        }
        const exchanged = turned(draft);
        if (exchanged) {
          expect(pieces(exchanged)).toEqual(before.map((code) => code ^ 1).sort());
          expect(exchanged.side).toBe(opposite(draft.side));
          expect(turned(exchanged)).toEqual(draft);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('text, storage and undo give every draft back', () => {
    fc.assert(
      fc.property(anyVariant, anySteps, (variant, steps) => {
        let editing = createHistory(startDraft(variants[variant]));
        const texts: string[] = [];
        for (const one of steps) {
          const next = step(editing.draft, one);
          if (next === editing.draft) continue;
          texts.push(draftText(editing.draft));
          editing = withChange(editing, next);
        }
        const { draft } = editing;
        expect(draftText(readDraft(draft.rules, draftText(draft)))).toBe(draftText(draft));
        const stored = JSON.parse(JSON.stringify(storedDraft(draft)));
        expect(stored.options).toEqual(draft.rules.options);
        // To make rules anew takes long where they are many.
        const restored = restoredDraft(stored, draft.rules);
        expect(restored?.rights).toEqual(draft.rights);
        expect([...(restored?.cells ?? [])]).toEqual([...draft.cells]);
        for (const text of texts.reverse()) {
          editing = undo(editing);
          expect(draftText(editing.draft)).toBe(text);
        }
        expect(undo(editing)).toBe(editing);
      }),
      { numRuns: 40 },
    );
  });

  test('the sides of the start are each other’s image, and the start can be played', () => {
    const start = startDraft(game.rules({}));
    expect(verdict(start)).toMatchObject({ playable: true, cells: [] });
    const image = turned(start);
    expect(image?.cells).toEqual(start.cells);
  });
});

function isRefused(rules: RuleSet, text: string): boolean {
  try {
    return rules.parse(text).outcome() !== null;
  } catch (error) {
    if (error instanceof InputError) return true;
    throw error;
  }
}
