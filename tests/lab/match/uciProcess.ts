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
const PATIENCE = 600_000;

export class UciProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly waiting: { test: (line: string) => boolean; done: (lines: string[]) => void }[] =
    [];
  private lines: string[] = [];
  private failure: Error | null = null;
  private fail: (error: Error) => void = () => undefined;
  private readonly failed: Promise<never>;

  private silence: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param command a shell command, such as `npm run -s uci`
   * @param patience milliseconds without a word after which a question has failed
   */
  constructor(
    readonly command: string,
    private readonly patience = PATIENCE,
  ) {
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
    this.child.on('error', (error) => this.end(`cannot be run: ${error.message}`));
    this.child.on('exit', (code, signal) => {
      const how = signal === null ? `with code ${code}` : `by ${signal}`;
      this.end(`ended ${how}: ${errors.slice(-2000)}`);
    });
    // What is written to a process that has ended is lost; its end is told by itself.
    this.child.stdin.on('error', () => undefined);
  }

  /** Fails whatever is asked now or later. */
  private end(how: string): void {
    clearTimeout(this.silence);
    this.failure ??= new Error(`"${this.command}" ${how}`);
    this.fail(this.failure);
  }

  private read(line: string): void {
    this.silence?.refresh();
    this.lines.push(line);
    const first = this.waiting[0];
    if (!first?.test(line)) return;
    this.waiting.shift();
    clearTimeout(this.silence);
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
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.end('does not answer any more'), this.patience);
    return Promise.race([answer, this.failed]);
  }

  /** Starts the protocol, sets options, and returns what was said to them. */
  async begin(options: Readonly<Record<string, string | number>>): Promise<string[]> {
    await this.ask('uci', 'uciok');
    for (const [name, value] of Object.entries(options)) {
      this.send(`setoption name ${name} value ${value}`);
    }
    return this.ask('isready', 'readyok');
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
