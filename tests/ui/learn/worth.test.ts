// Lessons and Learn tell the same of what pieces are worth.
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games';
import { pieceWorths } from '../../../src/ui/learn/Facts';

const measured = games.flatMap((game) => {
  const { loadLessons, loadFacts } = game;
  return loadLessons && loadFacts ? [{ id: game.id, game, loadLessons, loadFacts }] : [];
});

/** A piece's name, perhaps with words before it, and the number that it is said to be worth. */
const CLAIM = /\b(?:an?|the) ([\p{L} ]+?)(?:,| is)?(?: worth)? (\d+(?:\.\d+)?)/giu;
/** A number in words or in round figures, beside what something is worth. */
const VAGUE =
  /\b(two|three|four|five|six|seven|eight|nine|ten|nearly|quarter|half)\b[^.]*\b(pawns?|Messengers?)’? worth|worth (about |nearly )?(two|three|four|five|six|seven|eight|nine|ten)\b/i;

describe.each(measured)('in $id', ({ game, loadLessons, loadFacts }) => {
  test('every number in a lesson that says what a piece is worth is the one in Learn', async () => {
    const { lessons } = await loadLessons();
    const worth = pieceWorths(game.rules({}), (await loadFacts()).default);
    const texts = lessons().flatMap(({ tasks }) =>
      tasks.flatMap((task) => [
        ...[task.ask, task.success, task.otherwise],
        ...(task.level === undefined ? Object.values(task.wrong ?? {}) : []),
      ]),
    );
    for (const text of texts.filter((one) => /worth/.test(one))) {
      expect(text, text).not.toMatch(VAGUE);
      for (const [, piece, number] of text.matchAll(CLAIM)) {
        const known = worth
          .filter(({ name }) => piece.toLowerCase().includes(name.toLowerCase()))
          .map((one) => one.worth);
        expect(known, `${piece}: ${text}`).toContain(number);
      }
    }
  });
});
