// Drafts that are kept between visits, edits as the table hands them on, and typed ones.
import { describe, expect, test } from 'vitest';
import {
  type Draft,
  draftText,
  restoredDraft,
  startDraft,
  storedDraft,
} from '../../../src/editor/draft';
import { games } from '../../../src/games';
import { parseDrafts } from '../../../src/ui/editor/drafts';
import {
  carryOptions,
  draftAnnouncement,
  edited,
  typedEdit,
} from '../../../src/ui/editor/useDraftEditor';

const starts = games.map((game) => startDraft(game.rules({})));
const typed = (draft: Draft, text: string) => {
  const read = typedEdit(draft, text);
  return 'move' in read ? edited(draft, read.move) : read.problem;
};

test('kept drafts are read back, and damage costs only what is damaged', () => {
  const byGame = Object.fromEntries(
    starts.map((draft) => [draft.rules.game, { draft: storedDraft(draft), past: [] }]),
  );
  const stored = JSON.parse(JSON.stringify({ last: starts[1].rules.game, byGame }));
  expect(parseDrafts(stored)).toEqual({ last: starts[1].rules.game, byGame });
  for (const draft of starts) {
    const kept = parseDrafts(stored).byGame[draft.rules.game];
    const restored = restoredDraft(kept.draft);
    expect(restored && draftText(restored)).toBe(draftText(draft));
  }
  for (const value of [null, 3, 'x', [], { draft: 7 }, { draft: { game: 'chess' } }]) {
    const damaged = { last: value, byGame: { ...stored.byGame, [games[0].id]: value } };
    const read = parseDrafts(damaged);
    expect(read.last).toBe(games[0].id);
    expect(Object.keys(read.byGame).length).toBe(games.length - 1);
  }
  expect(parseDrafts({})).toEqual({ last: games[0].id, byGame: {} });
});

test('a text that is no position any more gives the start of its game', () => {
  const [draft] = starts;
  const restored = restoredDraft({ ...storedDraft(draft), text: 'nothing' });
  expect(restored && draftText(restored)).toBe(draftText(draft));
});

describe.each(starts.map((draft) => [draft.rules.game, draft] as const))('in %s', (_id, draft) => {
  const { rules, cells } = draft;
  const filled = cells.findIndex((code) => code !== 0);
  const empty =
    [...cells.keys()].find((cell) => cells[cell] === 0 && rules.exists(draft.terrain, cell)) ?? 0;
  const name = (cell: number) => rules.board.cells[cell].name;
  const letter = rules.kinds[1]?.letter ?? '';

  test('any piece may be carried to any cell that is there, by hand', () => {
    const options = carryOptions(draft);
    const pieces = cells.filter((code) => code !== 0).length;
    const there = [...cells.keys()].filter((cell) => rules.exists(draft.terrain, cell)).length;
    expect(options.length).toBe(pieces * (there - 1));
    const option = options.find(({ from, to }) => from === filled && to === empty);
    const after = edited(draft, option?.text ?? '');
    expect([after.cells[filled], after.cells[empty]]).toEqual([0, cells[filled]]);
  });

  test('a letter and a cell put a piece there, a dash takes it off, and other texts say what to type', () => {
    const white = typed(draft, `${letter}${name(empty)}`);
    expect(typeof white === 'string' || white.cells[empty]).toBe(2);
    const black = typed(draft, `${letter.toLowerCase()}${name(empty)}`);
    expect(typeof black === 'string' || black.cells[empty]).toBe(3);
    const bare = typed(draft, `-${name(filled)}`);
    expect(typeof bare === 'string' || bare.cells[filled]).toBe(0);
    expect(typed(draft, 'what')).toMatch(/Type a piece/);
    expect(typed(draft, `?${name(filled)}`)).toMatch(/no piece with the letter/);
  });

  test('an edit that is not one of a cell or piece of the game is refused by name', () => {
    for (const [text, problem] of [
      [`carry ${filled}`, `edit is "carry ${filled}"`],
      [`carry ${filled} ${empty} 0`, 'edit is'],
      ['shift 1 2', 'edit is "shift 1 2"'],
      [`carry x ${empty}`, 'cell is "x"'],
      [`carry ${filled} `, 'cell is ""'],
      [`carry ${filled} ${cells.length}`, `cell is "${cells.length}"`],
      [`place 1e0 0`, 'cell is "1e0"'],
      [`place ${filled} `, 'piece is ""'],
      [`place ${filled} 1`, 'piece is "1"'],
      [`place ${filled} ${rules.kinds.length * 2}`, 'piece is'],
    ] as const) {
      expect(() => edited(draft, text), text).toThrow(problem);
    }
  });

  test('those who listen hear what changed and whether it can be played', () => {
    const verdict = { playable: true, sentence: 'Playable: White to move.', cells: [] };
    const view = (one: Draft) => ({
      ...{ draft: one, verdict, canUndo: true, change: () => undefined, undo: () => undefined },
    });
    const after = edited(draft, `place ${filled} 0`);
    expect(draftAnnouncement(view(draft), view(after))).toMatch(
      new RegExp(`^${name(filled)}.*: empty\\. Playable: White to move\\.$`),
    );
  });
});
