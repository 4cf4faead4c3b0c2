// The headless engine as others meet it: a process, lines in and lines out.
import { afterEach, expect, test } from 'vitest';
import { UciProcess } from '../lab/match/uciProcess';

const COMMAND = 'node workers/launch.mjs workers/uci.ts';
const open: UciProcess[] = [];

function start(): UciProcess {
  const engine = new UciProcess(COMMAND);
  open.push(engine);
  return engine;
}

afterEach(() => {
  for (const engine of open.splice(0)) engine.quit();
});

test('a search runs while commands are answered, and stops when told to', {
  timeout: 20_000,
}, async () => {
  const engine = start();
  const greeting = await engine.ask('uci', 'uciok');
  expect(greeting[0]).toMatch(/^id name /);
  engine.send('position startpos');
  await engine.ask('go infinite', 'info depth 5');
  await engine.ask('isready', 'readyok');
  const asked = performance.now();
  const [answer] = (await engine.ask('stop', 'bestmove')).slice(-1);
  expect(performance.now() - asked).toBeLessThan(1000);
  expect(answer).toMatch(/^bestmove [LlmrR][a-dkw-z][LlmrR][a-dkw-z]/);
});

test('a seed repeats a level move by move, in another process too', {
  timeout: 20_000,
}, async () => {
  const games = await Promise.all(
    [start(), start()].map(async (engine) => {
      await engine.begin({ Level: 3, Seed: 11 });
      const moves: string[] = [];
      for (let ply = 0; ply < 6; ply++) {
        engine.send(`position startpos${moves.length > 0 ? ' moves ' : ''}${moves.join(' ')}`);
        const { move } = await engine.go('depth 20');
        if (move === null) break;
        moves.push(move);
      }
      return moves.join(' ');
    }),
  );
  expect(games[0]).toBe(games[1]);
  expect(games[0].split(' ')).toHaveLength(6);
});

test('eval says who is ahead', async () => {
  const engine = start();
  engine.send('setoption name UCI_Variant value cuarenta');
  const evalAt = async (text: string): Promise<number> => {
    engine.send(`position ${text}`);
    const [answer] = (await engine.ask('eval', 'eval')).slice(-1);
    return Number(/^eval cp (-?\d+)$/.exec(answer)?.[1]);
  };
  const fen = (lines: string, side: string) => `fen ${lines} ${side} - 0 0`;
  const ahead =
    '*c*f*f*b*/v*1*k*g*v/*p*p*p*p*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*P*P*P*P*/V*G*K*G*V/*B*F*F*C*';
  expect(await evalAt(fen(ahead, 'w'))).toBeGreaterThan(300);
  expect(await evalAt(fen(ahead, 'b'))).toBeLessThan(-300);
  expect(Math.abs(await evalAt('startpos'))).toBeLessThan(100);
});

test('hint, threat and review give data, a sentence and the moves behind it', {
  timeout: 60_000,
}, async () => {
  const engine = start();
  engine.send('setoption name UCI_Variant value bridge41');
  engine.send('position fen k4/5/5/5/**1**/5/n4/5/R3K b m 0 0 moves LzLy');
  const [hint] = (await engine.ask('hint nodes 5000', '{')).slice(-1);
  expect(JSON.parse(hint)).toMatchObject({
    move: 'LaLc',
    sentence: expect.stringMatching(/^Wins the knight on Lc/),
    line: expect.arrayContaining(['LaLc']),
  });
  engine.send('position fen k4/5/5/5/**1**/5/n4/5/R3K b m 0 0');
  const [threat] = (await engine.ask('threat', '{')).slice(-1);
  expect(JSON.parse(threat)).toMatchObject({
    reason: { kind: 'threat', threat: { kind: 'takes', taken: [{ letter: 'N', cell: 'Lc' }] } },
    sentence: 'White threatens your knight on Lc.',
  });
  engine.send('position fen 4k/R4/1R3/5/**1**/5/5/5/K4 w m 0 0 moves lxrx');
  const [review] = (await engine.ask('review nodes 2000', '[')).slice(-1);
  expect(JSON.parse(review)).toMatchObject([
    {
      ply: 0,
      move: 'lxrx',
      mark: 'blunder, missed win',
      reason: { kind: 'draw', by: 'stalemate' },
    },
  ]);
});

test('what is stopped before it is explained is answered by an error', {
  timeout: 20_000,
}, async () => {
  const engine = start();
  engine.send('position startpos moves lblc lylx');
  await engine.ask('isready', 'readyok');
  for (const question of ['threat', 'review', 'threat', 'review', 'threat']) {
    engine.send(`${question} nodes 1000000000`);
    await new Promise((done) => setTimeout(done, 50));
    const [answer] = (await engine.ask('stop', '')).slice(-1);
    expect(answer).toMatch(new RegExp(`^info string error: .*${question}.* it was stopped$`));
  }
});
