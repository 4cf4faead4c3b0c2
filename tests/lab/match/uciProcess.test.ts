// What happens when a rival dies in a match, and what a Fairy-Stockfish binary is told.
import { expect, test } from 'vitest';
import { rulesOf } from '../../engine/support';
import { fairyPlayer } from './players';
import { UciProcess } from './uciProcess';

/** A shell command of a rival that does `onGo` when it is to think. */
function rival(onGo: string): string {
  const script = `
    let path = '';
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const [word, , name, , value] = line.split(' ');
      if (word === 'uci') console.log('uciok');
      if (word === 'isready') console.log('readyok');
      if (name === 'VariantPath') path = value;
      if (name === 'UCI_Variant' && path) console.log('info string variant ' + value + ' from ' + path);
      if (word === 'go') { ${onGo} }
      if (word === 'quit') process.exit(0);
    });`;
  const encoded = Buffer.from(script).toString('base64');
  return `exec "${process.execPath}" -e "eval(Buffer.from('${encoded}', 'base64').toString())"`;
}

test.each([
  ['ends by itself', 'process.exit(3);', /ended with code 3/],
  ['is killed', "process.kill(process.pid, 'SIGKILL');", /ended by SIGKILL/],
])('a rival that %s fails the question, and every later one', async (_how, onGo, message) => {
  const engine = new UciProcess(rival(onGo));
  await engine.begin({});
  await expect(engine.go('movetime 100')).rejects.toThrow(message);
  await expect(async () => engine.go('movetime 100')).rejects.toThrow(message);
});

test('a rival that falls silent is not waited for for ever', async () => {
  const engine = new UciProcess(rival(''), 50);
  await expect(engine.go('movetime 100')).rejects.toThrow('does not answer any more');
  engine.quit();
});

test('a command that there is not is named', async () => {
  const engine = new UciProcess('no-such-engine-41');
  await expect(engine.begin({})).rejects.toThrow(/"no-such-engine-41" ended with code 127/);
});

test('a binary of Fairy-Stockfish loads the variants by itself, and is refused without them', async () => {
  const rules = rulesOf('bridge41');
  const player = await fairyPlayer(rival("console.log('bestmove c2c3');"), rules, 'nodes 1');
  expect(player.name).toBe('Fairy-Stockfish');
  player.close();
  const ignorant = rival('').replace('exec ', 'grep --line-buffered -v VariantPath | ');
  await expect(fairyPlayer(ignorant, rules, 'nodes 1')).rejects.toThrow('no variant "bridge41"');
});
