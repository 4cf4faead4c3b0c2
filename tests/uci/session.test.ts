// The conversation of PROTOCOL.md, with searches answered by hand.
import { expect, test } from 'vitest';
import type { AnalysisInfo } from '../../src/engine/api';
import { type SearchHost, type SearchJob, UciSession } from '../../src/engine/uci/session';

interface Conversation {
  readonly session: UciSession;
  /** Sends lines and returns what was written since the last call. */
  say(...lines: string[]): string[];
  /** Lets pending searches report and returns what was written. */
  settle(): Promise<string[]>;
  /** Lets it work until a line like this has been written, and returns what was. */
  until(pattern: RegExp): Promise<string[]>;
  readonly jobs: SearchJob[];
  info(info: AnalysisInfo): void;
  finish(move: string | null): void;
  fail(error: Error): void;
  /** Something must be prepared first, until the returned function is called. */
  load(): () => void;
  stops: number;
  clears: number;
  exits: number;
}

function converse(): Conversation {
  const written: string[] = [];
  let pending: {
    resolve: (move: string | null) => void;
    reject: (error: Error) => void;
    onInfo: (info: AnalysisInfo) => void;
  } | null = null;
  let ready = Promise.resolve();
  const host: SearchHost = {
    prepare: () => undefined,
    ready: () => ready,
    search: (job, onInfo) => {
      talk.jobs.push(job);
      return new Promise((resolve, reject) => {
        pending = { resolve, reject, onInfo };
      });
    },
    explain: ({ kind, nodes }) =>
      kind === 'review'
        ? Promise.reject(new Error('no engine'))
        : Promise.resolve(JSON.stringify({ kind, nodes: nodes ?? null })),
    stop: () => {
      talk.stops++;
    },
    clear: () => {
      talk.clears++;
    },
  };
  const session = new UciSession(
    host,
    (line) => written.push(line),
    () => {
      talk.exits++;
    },
  );
  const talk: Conversation = {
    session,
    say: (...lines) => {
      for (const line of lines) session.receive(line);
      return written.splice(0);
    },
    settle: async () => {
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
      return written.splice(0);
    },
    until: async (pattern) => {
      while (!written.some((line) => pattern.test(line))) {
        await new Promise((done) => setImmediate(done));
      }
      return written.splice(0);
    },
    jobs: [],
    info: (info) => pending?.onInfo(info),
    finish: (move) => pending?.resolve(move),
    fail: (error) => pending?.reject(error),
    load: () => {
      let done = () => {};
      ready = new Promise((resolve) => {
        done = resolve;
      });
      return done;
    },
    stops: 0,
    clears: 0,
    exits: 0,
  };
  return talk;
}

const START = 'brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0';
const FIRST_MOVES = 'moves Lbld Lbmc Rbmc Rbrd lblc mbmc rbrc';

test('uci names the engine and every option', () => {
  const { say } = converse();
  const lines = say('uci');
  expect(lines[0]).toMatch(/^id name ./);
  expect(lines[1]).toMatch(/^id author ./);
  expect(lines.at(-1)).toBe('uciok');
  const names = lines
    .slice(2, -1)
    .map((line) => /^option name (\S+) type \w+ default /.exec(line)?.[1]);
  expect(names).toEqual(
    expect.arrayContaining([
      'UCI_Variant',
      'Hash',
      'Level',
      'Character',
      'MultiPV',
      'Seed',
      'bridge',
      'army',
    ]),
  );
  expect(lines).toContain(
    'option name bridge type combo default fixed var fixed var moving var big',
  );
});

test('d describes the start before anything is set up', () => {
  expect(converse().say('d')).toEqual([`fen ${START}`, 'result * -', FIRST_MOVES]);
});

test('d lists no moves when the game is over', () => {
  const { say } = converse();
  expect(say('position fen 4k/R4/1R3/5/**1**/5/5/5/2K2 w m 0 0 moves lxlz', 'd')).toEqual([
    'fen 1R2k/R4/5/5/**1**/5/5/5/2K2 b m 1 1',
    'result 1-0 checkmate',
    'moves',
  ]);
});

test('moves are sorted bytewise: capitals first', () => {
  const { say } = converse();
  const moves = say('d')[2].split(' ').slice(1);
  expect(moves).toEqual([...moves].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
});

test.each([
  ['go sideways', 'sideways'],
  ['go depth', 'depth'],
  ['go depth x', 'x'],
  ['go nodes 0', 'nodes'],
  ['go perft -1', 'perft'],
  ['position', 'position'],
  ['position somewhere', 'position'],
  ['position startpos move a', 'move a'],
  ['position fen', 'placement'],
  ['position fen brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0', 'ply'],
  ['position fen brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB x m 0 0', '"x"'],
  ['position startpos moves lblc ryrx zzzz', 'zzzz'],
  ['setoption bridge big', 'setoption'],
  ['setoption name bridge value wide', 'wide'],
  ['setoption name brigde value big', 'brigde'],
  ['setoption name UCI_Variant value chess', 'chess'],
  ['setoption name Level value 9', 'Level'],
  ['setoption name Character value otto', 'Character'],
  ['setoption name Hash value many', 'many'],
  ['setoption name Seed value one', 'one'],
  ['castle', 'castle'],
])('"%s" is an error that names the bad part and changes nothing', (line, part) => {
  const { say, jobs } = converse();
  say('position startpos moves lblc');
  const before = say('d');
  const [answer, ...rest] = say(line);
  expect(answer).toMatch(/^info string error: ./);
  expect(answer).toContain(part);
  expect(rest).toEqual([]);
  expect(say('d')).toEqual(before);
  expect(jobs).toEqual([]);
});

test('a move after the end of the game is refused', () => {
  const { say } = converse();
  const [answer] = say('position fen 4k/R4/1R3/5/**1**/5/5/5/2K2 w m 0 0 moves lxlz RzRy');
  expect(answer).toMatch(/^info string error: .*RzRy.*1-0 checkmate/);
});

test('options of one game that name the same piece go together', () => {
  const { say } = converse();
  say('setoption name army value allYourBase', 'setoption name bishopPalace value on');
  expect(say('position startpos', 'd')[0]).toMatch(/^fen lzkzl\/cpppc/);
});

test('an option counts from the next position on', () => {
  const { say } = converse();
  say('position startpos', 'setoption name bridge value big');
  expect(say('d')[0]).toBe(`fen ${START}`);
  expect(say('position startpos', 'd')[0]).toBe('fen brkrb/npppn/5/5/5/5/5/NPPPN/BRKRB w big 0 0');
});

test('choosing a game sets up its start with default options', () => {
  const { say } = converse();
  const [fen] = say(
    'setoption name bridge value big',
    'setoption name UCI_Variant value cuarenta',
    'd',
  );
  expect(fen).toMatch(/^fen \*c\*f\*f\*b\*/);
  expect(say('setoption name UCI_Variant value bridge41', 'd')[0]).toBe(`fen ${START}`);
});

test.each([
  [0, 1, 0],
  [1, 7, 7],
  [4, 3598, 7],
  [5, 37_130, 7],
])('go perft %i', async (depth, total, moves) => {
  const talk = converse();
  talk.session.receive(`go perft ${depth}`);
  const lines = await talk.until(/^Nodes searched/);
  expect(lines.pop()).toBe(`Nodes searched: ${total}`);
  expect(lines).toHaveLength(moves);
  const sum = lines.reduce((leaves, line) => leaves + Number(line.split(': ')[1]), 0);
  expect(sum).toBe(depth === 0 ? 0 : total);
});

const INFO: AnalysisInfo = {
  depth: 3,
  selectiveDepth: 5,
  rank: 1,
  score: 12,
  mate: null,
  nodes: 300,
  milliseconds: 2,
  fullness: 7,
  line: ['lblc', 'ryrx'],
};

test('a search reports and answers', async () => {
  const talk = converse();
  talk.say(
    'position startpos moves lblc ryrx',
    'setoption name Level value 3',
    'setoption name Seed value 5',
  );
  expect(talk.say('go depth 3 nodes 1000')).toEqual([]);
  expect(talk.jobs[0].line.moves).toEqual(['lblc', 'ryrx']);
  expect(talk.jobs[0].limits).toEqual({ depth: 3, nodes: 1000 });
  expect(talk.jobs[0].settings).toMatchObject({ level: 3, seed: 5 });
  talk.info(INFO);
  talk.info({ ...INFO, score: 31_997, mate: 2 });
  talk.finish('mbmc');
  expect(await talk.settle()).toEqual([
    'info depth 3 seldepth 5 score cp 12 nodes 300 nps 150000 time 2 hashfull 7 pv lblc ryrx',
    'info depth 3 seldepth 5 score mate 2 nodes 300 nps 150000 time 2 hashfull 7 pv lblc ryrx',
    'bestmove mbmc',
  ]);
});

test('several lines are numbered', async () => {
  const talk = converse();
  talk.say('setoption name MultiPV value 2', 'go depth 3');
  talk.info({ ...INFO, rank: 2 });
  talk.finish(null);
  expect(await talk.settle()).toEqual([
    'info depth 3 seldepth 5 multipv 2 score cp 12 nodes 300 nps 150000 time 2 hashfull 7 pv lblc ryrx',
    'bestmove (none)',
  ]);
});

test('isready is answered while thinking; stop reaches the search', async () => {
  const talk = converse();
  talk.say('go movetime 1000');
  expect(talk.say('isready')).toEqual(['readyok']);
  talk.say('stop');
  expect(talk.stops).toBe(1);
  talk.finish('lblc');
  expect(await talk.settle()).toEqual(['bestmove lblc']);
});

test('isready is answered once a search could begin, and what comes after it waits', async () => {
  const talk = converse();
  const loaded = talk.load();
  expect(talk.say('setoption name UCI_Variant value cuarenta', 'isready', 'go depth 1')).toEqual(
    [],
  );
  expect(await talk.settle()).toEqual([]);
  expect(talk.jobs).toEqual([]);
  loaded();
  expect(await talk.settle()).toEqual(['readyok']);
  expect(talk.jobs).toHaveLength(1);
});

test('what stands around an endless search in one write is all answered', async () => {
  const talk = converse();
  talk.say('isready', 'go infinite', 'isready');
  expect(await talk.settle()).toEqual(['readyok', 'readyok']);
  talk.say('stop');
  talk.finish('lblc');
  expect(await talk.settle()).toEqual(['bestmove lblc']);
  expect(talk.say('d')[0]).toBe(`fen ${START}`);
});

test('stop ends the searches that wait for their turn too', async () => {
  const talk = converse();
  talk.say('isready', 'go infinite', 'stop');
  expect(await talk.settle()).toEqual(['readyok']);
  expect(talk.stops).toBe(1);
  talk.finish('lblc');
  expect(await talk.settle()).toEqual(['bestmove lblc']);
});

test('a perft that would take for ever is stopped, and answers meanwhile', async () => {
  const talk = converse();
  talk.say('position startpos moves lblc', 'go perft 20');
  expect(talk.say('isready')).toEqual(['readyok']);
  talk.say('d', 'stop');
  expect((await talk.until(/^result/)).slice(0, 2)).toEqual([
    'info string perft was stopped',
    'fen brkrb/npppn/5/5/**1**/5/1P3/N1PPN/BRKRB b m 0 1',
  ]);
  talk.say('go perft 20', 'quit');
  await talk.until(/stopped/);
  expect(talk.exits).toBe(1);
});

test('an endless search answers only when stopped', async () => {
  const talk = converse();
  talk.say('go infinite');
  talk.finish('lblc');
  expect(await talk.settle()).toEqual([]);
  talk.say('stop');
  expect(await talk.settle()).toEqual(['bestmove lblc']);
});

test('go alone thinks until stopped at full strength, and as long as a level does at a level', async () => {
  const talk = converse();
  talk.say('go');
  talk.finish('lblc');
  expect(await talk.settle()).toEqual([]);
  talk.say('stop');
  expect(await talk.settle()).toEqual(['bestmove lblc']);
  talk.say('setoption name Level value 2', 'go');
  talk.finish('ryrx');
  expect(await talk.settle()).toEqual(['bestmove ryrx']);
});

test('a second search is refused while an endless one runs', () => {
  const talk = converse();
  talk.say('go infinite');
  expect(talk.say('go depth 1')[0]).toMatch(/^info string error: .*running/);
  expect(talk.jobs).toHaveLength(1);
});

test('a script fed all at once is obeyed in order', async () => {
  const talk = converse();
  talk.say('go depth 1', 'position startpos moves lblc', 'go depth 2', 'd', 'quit');
  expect(talk.jobs).toHaveLength(1);
  talk.finish('lblc');
  expect(await talk.settle()).toEqual(['bestmove lblc']);
  expect(talk.jobs).toHaveLength(2);
  talk.finish('ryrx');
  const lines = await talk.settle();
  expect(lines[0]).toBe('bestmove ryrx');
  expect(lines[1]).toMatch(/^fen /);
  expect(talk.exits).toBe(1);
});

test('quit ends a search and the conversation', async () => {
  const talk = converse();
  talk.say('go depth 50', 'quit');
  expect(talk.stops).toBe(1);
  talk.finish('lblc');
  expect(await talk.settle()).toEqual(['bestmove lblc']);
  expect(talk.exits).toBe(1);
});

test('the end of input lets a search with an end finish', async () => {
  const talk = converse();
  talk.say('go depth 4');
  talk.session.end();
  expect([talk.stops, talk.exits]).toEqual([0, 0]);
  talk.finish('lblc');
  expect(await talk.settle()).toEqual(['bestmove lblc']);
  expect(talk.exits).toBe(1);
});

test('the end of input stops an endless search', async () => {
  const talk = converse();
  talk.say('go infinite');
  talk.session.end();
  expect(talk.stops).toBe(1);
  talk.finish('lblc');
  expect(await talk.settle()).toEqual(['bestmove lblc']);
  expect(talk.exits).toBe(1);
});

test('a failed search is reported and the next one runs', async () => {
  const talk = converse();
  talk.say('go depth 4');
  talk.fail(new Error('out of memory'));
  const [error, answer] = await talk.settle();
  expect(error).toMatch(/^info string error: .*out of memory/);
  expect(answer).toBe('bestmove (none)');
  talk.say('go depth 4');
  expect(talk.jobs).toHaveLength(2);
});

test('ucinewgame clears the memory', () => {
  const talk = converse();
  talk.say('ucinewgame');
  expect(talk.clears).toBe(1);
});

test('what is said after stop waits for the answer of the search', async () => {
  const talk = converse();
  const said = talk.say('go infinite', 'stop', 'position startpos moves lblc', 'go depth 2', 'd');
  expect(said).toEqual([]);
  talk.finish('mbmc');
  expect(await talk.settle()).toEqual(['bestmove mbmc']);
  expect(talk.jobs[1].line.moves).toEqual(['lblc']);
  talk.finish('lylx');
  expect((await talk.settle())[0]).toBe('bestmove lylx');
});

test('eval takes nothing more', async () => {
  const talk = converse();
  talk.say('eval', 'eval nodes 5');
  expect(await talk.settle()).toEqual([
    '{"kind":"eval","nodes":null}',
    'info string error: eval does not know "nodes 5"',
  ]);
});

test('hint, threat and review answer in one line each, and say what they do not know', async () => {
  const talk = converse();
  talk.say('hint', 'threat nodes 500', 'review', 'hint deeply', 'threat nodes many', 'd');
  const answers = await talk.settle();
  expect(answers.slice(0, 2)).toEqual([
    '{"kind":"hint","nodes":null}',
    '{"kind":"threat","nodes":500}',
  ]);
  expect(answers[2]).toMatch(/^info string error: the review failed: .*no engine/);
  expect(answers[3]).toBe('info string error: hint does not know "deeply"');
  expect(answers[4]).toMatch(/^info string error: threat nodes is "many"/);
  expect(answers[5]).toMatch(/^fen /);
});
