// Why a puzzle's solution works: what the sentence says of the replies is what the position shows.
import { describe, expect, it, test } from 'vitest';
import { games } from '../../src/games';
import { bipartite } from '../../src/games/bipartite';
import { goalOf, parsePuzzles } from '../../src/puzzles/puzzle';
import { legalMoves } from '../../src/rules/move';
import { type SolutionTask, solutionText } from '../../src/words/solutionText';
import { createSpeaker } from '../../src/words/speaker';
import { losAlamos } from '../proofGames/losalamos';

const rules = losAlamos.rules({});

function said(text: string, moves: readonly string[], task: Partial<SolutionTask> = {}) {
  const position = rules.parse(text);
  const speaker = createSpeaker(rules, position.side, position.side);
  const given = { rules, position, moves, promised: 'win', reason: null, ...task } as const;
  const sentence = solutionText(given, speaker);
  expect(rules.format(position)).toBe(text);
  return sentence;
}

const BEFORE = 'k5/6/1K4/6/6/5R w 0 0';

test('a win says what the replies come to', () => {
  expect(said('k5/6/K5/6/6/5R w 0 0', ['f1f6'])).toMatch(
    /^Rf6.? is checkmate: no reply gets Black out of check\.$/,
  );
  expect(said(BEFORE, ['f1f5', 'a6b6', 'f5f6'])).toMatch(
    /^Rf5 leaves Black only Kb6, and then Rf6.? is checkmate\.$/,
  );
});

test('a gain or an escape says the engine’s reason, or what other moves are worth', () => {
  expect(said(BEFORE, ['f1f5'], { promised: 'gain', reason: { kind: 'check' } })).toBe(
    'Rf5 gives check.',
  );
  expect(said(BEFORE, ['f1f5'], { promised: 'gain' })).toBe('Every other move gains clearly less.');
  expect(said(BEFORE, ['f1f5'], { promised: 'defence' })).toMatch(/^Every other move leaves you /);
  expect(said(BEFORE, ['f1f5'], { promised: 'better' })).toBeNull();
});

test('of a stage that is won it says what the move does, and that every other one loses', () => {
  const race = bipartite.rules({});
  const start = '1M*1M/MM1M1/4m/3M1/mm2M/MM1m1/5/1mm2/1m*mm w 1 0 95';
  const position = race.parse(start);
  const speaker = createSpeaker(race, position.side, position.side);
  const task = { rules: race, position, moves: ['E5D5'], promised: 'stage' } as const;
  expect(solutionText({ ...task, reason: null }, speaker)).toBe('Every other move loses the race.');
  const piece = { letter: 'M', side: 'b', cell: 'C5' } as const;
  const blocks = { kind: 'plan', plan: { name: 'blocksMessenger', piece } } as const;
  expect(solutionText({ ...task, reason: blocks }, speaker)).toBe(
    'D5 stands in the way of the Messenger on C5. Every other move loses the race.',
  );
  // The move has named the cell.
  const clear = { kind: 'plan', plan: { name: 'clearColumn', cell: 'D5' } } as const;
  expect(solutionText({ ...task, reason: clear }, speaker)).toBe(
    'D5 has a clear way home. Every other move loses the race.',
  );
});

const MAX_WORDS = 20;
/** One in this number is looked at: a threat is looked for among all moves, which takes time. */
const EVERY = 5;

describe.each(games.filter(({ loadPuzzles }) => loadPuzzles))('$id', (game) => {
  it('has a short sentence for every win, and counts its replies', async () => {
    const puzzles = parsePuzzles((await game.loadPuzzles?.())?.default);
    const wins = puzzles.filter(({ themes }) => goalOf(themes) === 'win');
    for (const { id, options, text, moves } of wins.filter((_, at) => at % EVERY === 0)) {
      const own = game.rules(options);
      const position = own.parse(text);
      const speaker = createSpeaker(own, position.side, position.side);
      const task = { rules: own, position, moves, promised: 'win', reason: null } as const;
      const sentence = solutionText(task, speaker) ?? '';
      expect(sentence, id).toMatch(/^\S.*\.$/);
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(MAX_WORDS);
      expect(own.format(position), id).toBe(own.format(own.parse(text)));
      position.make(own.parseMove(position, moves[0]));
      const replies = position.outcome() ? 0 : legalMoves(position).length;
      if (/ leaves \w+ only /.test(sentence)) expect(replies, sentence).toBe(1);
      const [, count] = /’s (\d+) replies/.exec(sentence) ?? [];
      if (count) expect(replies, sentence).toBe(Number(count));
      if (/ gives check, and you /.test(sentence)) expect(position.inCheck(), sentence).toBe(true);
    }
  });
});
