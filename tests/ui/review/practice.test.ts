// Where a mistake leads for practice: to the lesson about it or the puzzles of its theme, in every game that has one.
import { expect, test } from 'vitest';
import { games } from '../../../src/games';
import { MISTAKE_KINDS } from '../../../src/review/moveAnalysis';
import { practiceFor } from '../../../src/ui/review/PracticeLink';

const themes = [
  { theme: 'checkmate', name: 'Checkmate', count: 20 },
  { theme: 'corner', name: 'To the corner', count: 30 },
  { theme: 'defence', name: 'The only defence', count: 9 },
] as const;

test('a lesson about the mistake comes before puzzles, and the theme with most puzzles first', () => {
  const lessons = [{ id: 'care', title: 'Taking care' }];
  expect(practiceFor('lostPiece', 'bridges40', lessons, themes)).toEqual({
    to: { screen: 'lessons', game: 'bridges40', lesson: 'care' },
    label: 'Lesson: Taking care',
  });
  expect(practiceFor('lostPiece', 'cuarenta', [], themes)?.label).toBe('Puzzles: The only defence');
  expect(practiceFor('missedWin', 'bridges40', lessons, themes)?.to).toEqual({
    ...{ screen: 'puzzles', game: 'bridges40', way: 'theme', of: 'corner' },
  });
});

test('without a lesson or a theme there is no link', () => {
  for (const kind of MISTAKE_KINDS) expect(practiceFor(kind, 'cuarenta', [], [])).toBeNull();
  expect(practiceFor('position', 'cuarenta', [], themes)).toBeNull();
});

test.each(games.map(({ id }) => id))('%s keeps the lessons that mistakes lead to', async (id) => {
  const game = games.find((one) => one.id === id);
  const lessons = (await game?.loadLessons?.())?.lessons() ?? [];
  const found = practiceFor('lostPiece', id, lessons, []);
  expect(found?.label ?? null).toBe(id === 'bridges40' ? 'Lesson: Taking care' : null);
});
