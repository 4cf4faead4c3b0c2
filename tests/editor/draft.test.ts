// What becomes of a position being set up when other rules of its game are chosen.
import { expect, test } from 'vitest';
import { draftText, startDraft, underRules } from '../../src/editor/draft';
import { rulesFor } from '../support/situation';

const fieldOf = (text: string) => text.split(' ')[2];

test.each([
  ['fixed', 'm', 'moving', 'm'],
  ['fixed', 'm', 'big', 'big'],
  ['big', 'big', 'moving', 'm'],
  ['moving', 'R', 'fixed', 'm'],
  ['moving', 'R', 'big', 'big'],
])('a %s bridge at %s is, where it is %s, at %s', (before, at, after, then) => {
  const [old, wanted] = [before, after].map((bridge) => rulesFor('bridge41', { bridge }));
  const values = old.field?.kind === 'terrain' ? old.field.values : [];
  const draft = { ...startDraft(old), terrain: values.findIndex(({ text }) => text === at) };
  expect(fieldOf(draftText(draft))).toBe(at);
  expect(fieldOf(draftText(underRules(draft, wanted)))).toBe(then);
});

test('a moving bridge stays where it lay under other rules with such a bridge', () => {
  const rules = rulesFor('bridge41', { bridge: 'moving' });
  const draft = { ...startDraft(rules), terrain: 3 };
  const other = rulesFor('bridge41', { bridge: 'moving', stalemate: 'loss' });
  expect(underRules(draft, other).terrain).toBe(3);
});

test('rules that allow castling begin with its rights; rights that were taken away stay away', () => {
  const castling = rulesFor('cuarenta', { castling: 'on' });
  const draft = underRules(startDraft(rulesFor('cuarenta')), castling);
  expect(draftText(draft)).toBe(castling.startFen);
  expect(fieldOf(draftText(underRules({ ...draft, rights: [] }, castling)))).toBe('-');
});
