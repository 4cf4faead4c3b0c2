// One engine process that speaks the Universal Chess Interface on its standard streams.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface GoAnswer {
  /** As the engine writes moves; null for `(none)`. */
  readonly move: string | null;
  /** Centipawns from the mover's view; mates count as 30000 less their distance. Null if none was given. */
  readonly score: number | null;
  /** Nodes of the last report. */
  readonly nodes: number;
}

const MATE = 30_000;

export class UciProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly waiting: { test: (line: string) => boolean; done: (lines: string[]) => void }[] =
    [];
  private lines: string[] = [];
  private failure: Error | null = null;
  private fail: (error: Error) => void = () => undefined;
  private readonly failed: Promise<never>;

  /** @param command a shell command, such as `npm run -s uci` */
  constructor(readonly command: string) {
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'] });
    this.failed = new Promise<never>((_, reject) => {
      this.fail = reject;
    });
    // Nobody may be waiting when the process ends; the next question then reports it.
    this.failed.catch(() => undefined);
    createInterface({ input: this.child.stdout }).on('line', (line) => this.read(line));
    let errors = '';
    this.child.stderr.on('data', (data: Buffer) => {
      errors += data;
    });
    this.child.on('exit', (code) => {
      this.failure = new Error(`"${command}" ended with code ${code}: ${errors.slice(-2000)}`);
      this.fail(this.failure);
    });
  }

  private read(line: string): void {
    this.lines.push(line);
    const first = this.waiting[0];
    if (!first?.test(line)) return;
    this.waiting.shift();
    const { lines } = this;
    this.lines = [];
    first.done(lines);
  }

  send(line: string): void {
    if (this.failure) throw this.failure;
    this.child.stdin.write(`${line}\n`);
  }

  /** Sends a command and returns the lines up to the first that begins with `until`. */
  ask(line: string, until: string): Promise<string[]> {
    const answer = new Promise<string[]>((done) => {
      this.waiting.push({ test: (text) => text.startsWith(until), done });
    });
    this.send(line);
    return Promise.race([answer, this.failed]);
  }

  /** Starts the protocol and sets options. */
  async begin(options: Readonly<Record<string, string | number>>): Promise<void> {
    await this.ask('uci', 'uciok');
    for (const [name, value] of Object.entries(options)) {
      this.send(`setoption name ${name} value ${value}`);
    }
    await this.ask('isready', 'readyok');
  }

  /** @param limits what follows `go`, such as `movetime 100` */
  async go(limits: string): Promise<GoAnswer> {
    const lines = await this.ask(`go ${limits}`, 'bestmove');
    const move = lines[lines.length - 1].split(' ')[1];
    const info = lines.filter((line) => line.startsWith('info') && line.includes(' score ')).pop();
    return {
      move: move === '(none)' || move === undefined ? null : move,
      score: info ? scoreOf(info) : null,
      nodes: Number(/ nodes (\d+)/.exec(info ?? '')?.[1] ?? 0),
    };
  }

  quit(): void {
    if (!this.failure) this.child.stdin.write('quit\n');
    this.child.stdin.end();
  }
}

function scoreOf(info: string): number | null {
  const match = /score (cp|mate) (-?\d+)/.exec(info);
  if (!match) return null;
  const value = Number(match[2]);
  if (match[1] === 'cp') return value;
  return value >= 0 ? MATE - value : -MATE - value;
}
