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
