// What the engine finds out about any position: lines, threats, and why there are none.
import { expect, test } from 'vitest';
import type { AnalysisEnd, AnalysisSnapshot, GameLine } from '../../src/engine/api';
import { Engine } from '../../src/engine/engine';
import { games } from '../../src/games';
import { legalMoves } from '../../src/rules/move';
import { BLACK, WHITE } from '../../src/rules/types';
import { passRefusalText } from '../../src/ui/analysis/analysisText';
import { readNetwork } from '../support/networks';
import { playRandomly } from '../support/randomGames';
import { rulesOf, still } from './support';

const engine = new Engine({ control: still, readNetwork, megabytes: 1, random: () => 1 });

async function analyse(
  line: GameLine,
  threat = false,
  depth = 4,
): Promise<{ end: AnalysisEnd; found: AnalysisSnapshot | null }> {
  let found: AnalysisSnapshot | null = null;
  const end = await engine.analyse({ line, lines: 3, threat, depth }, (snapshot) => {
    if (snapshot) found = snapshot;
  });
  return { end, found };
}

const lineFrom = (game: string, start: string, moves: string[] = []): GameLine => ({
  game,
  options: {},
  start,
  moves,
});

test.each(games.map(({ id }) => id))(
  '%s: lines are legal from wherever a game may be, and so are threats after a pass',
  async (id) => {
    const rules = rulesOf(id);
    for (const plies of [0, 1, 7, 16, 25, 40, 60]) {
      const start = rules.format(playRandomly(rules, plies, plies, () => undefined));
      for (const threat of [false, true]) {
        const { end, found } = await analyse(lineFrom(id, start), threat, 2);
        const position = rules.parse(start);
        if (end.kind === 'over') {
          expect(position.outcome()).toEqual(end.outcome);
          continue;
        }
        if (end.kind === 'noThreat') {
          expect(threat).toBe(true);
          expect(passRefusalText(end.refusal, position.side)).toMatch(/^(White|Black) .*\.$/);
          continue;
        }
        if (threat) position.makeNull();
        expect(found?.side).toBe(position.side);
        expect(found?.lines).toHaveLength(Math.min(3, legalMoves(position).length));
        for (const { moves } of found?.lines ?? []) {
          for (const text of moves) position.make(rules.parseMove(position, text));
          for (const _ of moves) position.unmake();
        }
      }
    }
  },
);

const MATE_IN_ONE = '4k/R4/1R3/5/**1**/5/5/5/2K2 w m 0 0';

test('a won position says in how many moves, and that it is as good as won', async () => {
  const { found } = await analyse(lineFrom('bridge41', MATE_IN_ONE));
  expect(found?.lines[0]).toMatchObject({ mate: 1, chance: 1, moves: ['lxlz'] });
});

test('a win by repetition is shown as one, to both sides', async () => {
  const start = 'kn3/1p3/rp3/1N3/**1**/5/5/5/4K w m 0 0';
  const options = { perpetualCheck: 'win' };
  for (const moves of [[], ['lwmy']]) {
    const { found } = await analyse({ ...lineFrom('bridge41', start, moves), options }, false, 8);
    const [best] = found?.lines ?? [];
    expect(best).toMatchObject({ mate: null, isRepetitionWin: true });
    expect(best.score > 0).toBe(moves.length === 0);
  }
  const { found } = await analyse(lineFrom('bridge41', start), false, 8);
  expect(found?.lines[0].isRepetitionWin).toBe(false);
});

test('a win that the quiet count forestalls says in how many moves it would come, to both sides', async () => {
  const rook = (side: string, quiet: number) => `k4/5/5/5/**1**/5/5/5/R3K ${side} m ${quiet} 0`;
  const linesAt = async (text: string) =>
    (await analyse(lineFrom('bridge41', text), false, 6)).found?.lines ?? [];
  const [won] = await linesAt(rook('w', 0));
  const moves = won.mate ?? 0;
  expect(moves).toBeGreaterThan(5);
  expect(won.cursedMate).toBeNull();
  // The win takes that many moves of White and one less of Black.
  const [inTime] = await linesAt(rook('w', 100 - (2 * moves - 1)));
  expect(inTime).toMatchObject({ mate: moves, cursedMate: null });
  const [late] = await linesAt(rook('w', 101 - (2 * moves - 1)));
  expect(late).toMatchObject({ mate: null, cursedMate: moves });
  expect(late.chance).toBeLessThan(0.7);
  const [lost] = await linesAt(rook('b', 99));
  expect(lost.mate).toBeNull();
  expect(lost.cursedMate).toBeLessThan(-5);
});

test('a threat is the other side’s', async () => {
  const { end, found } = await analyse(
    lineFrom('bridge41', MATE_IN_ONE.replace(' w ', ' b ')),
    true,
  );
  expect(end).toEqual({ kind: 'done' });
  expect(found).toMatchObject({ side: WHITE, lines: [{ mate: 1 }, {}, {}] });
});

test('a side in check has no threat to fear before it has answered', async () => {
  const checked = 'R3k/5/5/5/**1**/5/5/5/2K2 b m 0 0';
  const { end } = await analyse(lineFrom('bridge41', checked), true);
  expect(end).toEqual({ kind: 'noThreat', refusal: 'inCheck' });
  expect(passRefusalText('inCheck', BLACK)).toBe(
    'Black is in check and must answer it before White moves.',
  );
});

test('before a choice there is no threat', async () => {
  const rules = rulesOf('bipartite');
  for (let seed = 1; ; seed++) {
    let choosing = '';
    playRandomly(rules, seed, 300, (position) => {
      if (rules.format(position).includes(' choose ')) choosing ||= rules.format(position);
    });
    if (choosing === '') continue;
    const side = rules.parse(choosing).side === BLACK ? 'Black' : 'White';
    const { end } = await analyse(lineFrom('bipartite', choosing), true);
    expect(end).toEqual({ kind: 'noThreat', refusal: 'mustChoose' });
    expect(passRefusalText('mustChoose', rules.parse(choosing).side)).toBe(
      `${side} chooses first. No piece moves before that.`,
    );
    const { found } = await analyse(lineFrom('bipartite', choosing), false, 2);
    expect(found?.lines.length).toBeGreaterThan(1);
    return;
  }
});

test('a game that is over says how', async () => {
  const { end, found } = await analyse(lineFrom('bridge41', MATE_IN_ONE, ['lxlz']));
  expect(end).toEqual({ kind: 'over', outcome: { winner: WHITE, reason: 'checkmate' } });
  expect(found).toBeNull();
});

test('a search that goes on shows a sign of life every second', async () => {
  let now = 0;
  const slow = new Engine({
    control: { now: () => (now += 300), stopped: () => false },
    readNetwork,
    megabytes: 1,
    random: () => 1,
  });
  const signs: (AnalysisSnapshot | null)[] = [];
  const line = lineFrom('cuarenta', rulesOf('cuarenta').startFen);
  await slow.analyse({ line, lines: 1, nodes: 40_000 }, (snapshot) => signs.push(snapshot));
  expect(signs).toContain(null);
});
