// The headless engine's conversation (PROTOCOL.md): reads command lines, keeps game, options and position, answers.
// Searches run on a SearchHost, so that commands are answered meanwhile; perft counts in slices for the same reason.
// Lines that come during either wait for its end, as in a script fed all at once, unless only `stop` ends it; stop,
// isready and quit never wait for it. Without either, isready is answered once the next search could begin at once, and
// lines wait for that too.
import { games } from '../../games';
import type { Game, OptionValues, RuleSet } from '../../games/game';
import { InputError } from '../../input/input';
import { perftParts } from '../../rules/move';
import { runDetached } from '../../util/failures';
import type { AnalysisInfo, GameLine } from '../api';
import { FULL_STRENGTH } from '../levels';
import type { SearchLimits } from '../limits';
import {
  CommandError,
  DEFAULT_ENGINE_SETTINGS,
  description,
  type EngineSettings,
  type GoCommand,
  legalTexts,
  optionLines,
  type Placed,
  placedAt,
  readGo,
  readNodes,
  readNothing,
  readOption,
  readPlaced,
} from './commands';

export interface SearchJob {
  readonly line: GameLine;
  readonly settings: EngineSettings;
  readonly limits: SearchLimits;
  /** Some legal move (null when the game is over), for a stop that cannot wait for a better one. */
  readonly fallback: string | null;
}

/** What `hint`, `threat`, `review` and `eval` ask about a game. */
export interface Question {
  readonly kind: 'hint' | 'threat' | 'review' | 'eval';
  readonly line: GameLine;
  /** For all of a hint, else for each look; absent for what the app uses, and where nothing is searched. */
  readonly nodes: number | undefined;
}

/** Where searches run: one at a time, off the thread that reads commands. */
export interface SearchHost {
  /** Announces a search of these rules with a table of this size (MB). */
  prepare(rules: Pick<GameLine, 'game' | 'options'>, megabytes: number): void;
  /** Resolves once what was to be prepared is. Never rejects. */
  ready(): Promise<void>;
  /** Resolves to the best move, or null. */
  search(job: SearchJob, onInfo: (info: AnalysisInfo) => void): Promise<string | null>;
  /** Answers in a line; rejects if it fails. */
  explain(question: Question, megabytes: number): Promise<string>;
  /** Ends the running search soon. */
  stop(): void;
  /** Forgets what searches learnt. */
  clear(): void;
}

/** What is running: an endless search ends only at `stop`, a finite one or a count (perft) also by itself. */
type Activity = 'none' | 'preparing' | 'finite' | 'endless' | 'counting';

/** Milliseconds that perft counts before it looks for commands. */
const COUNTING_SLICE_MS = 15;

export class UciSession {
  private game: Game = games[0];
  private options: OptionValues = {};
  private settings: EngineSettings = DEFAULT_ENGINE_SETTINGS;
  /** Null until the selected game has been given a position: its start then. */
  private placed: Placed | null = null;
  private activity: Activity = 'none';
  private readonly waiting: string[] = [];
  private release: () => void = () => undefined;
  /** Whether `stop` has come for the running search or count. */
  private stopping = false;
  private closing = false;

  constructor(
    private readonly host: SearchHost,
    private readonly write: (line: string) => void,
    /** Called once, when the conversation is over. */
    private readonly exit: () => void,
  ) {
    this.prepareStart();
  }

  /** Takes one command line. */
  receive(text: string): void {
    const line = text.trim();
    if (line === '' || this.closing) return;
    const command = commandOf(line);
    const behind = this.waiting.length > 0;
    if (command === 'stop') {
      this.stop();
      // The setting also applies to searches that are still waiting.
      if (behind) this.waiting.push(line);
    } else if (command === 'isready' && this.isThinking()) this.write('readyok');
    else if (command === 'quit' && !behind && this.activity !== 'preparing') this.quit();
    else if (behind || this.mustWait()) this.waiting.push(line);
    else this.obey(line);
  }

  /** End of input: finishes the commands received, then exits. */
  end(): void {
    if (this.mustWait()) this.waiting.push('quit');
    else this.quit();
  }

  /** Whether a search or count runs. */
  private isThinking(): boolean {
    return this.activity !== 'none' && this.activity !== 'preparing';
  }

  private mustWait(): boolean {
    return this.activity !== 'none' && this.activity !== 'endless';
  }

  private obey(line: string): void {
    const command = commandOf(line);
    try {
      this.run(command, line.slice(command.length).trim());
    } catch (error) {
      const isRefusal =
        error instanceof CommandError || error instanceof InputError || error instanceof RangeError;
      if (!isRefusal) throw error;
      this.write(`info string error: ${error.message.replaceAll('\n', ' ')}`);
    }
  }

  private run(command: string, argument: string): void {
    switch (command) {
      case 'uci':
        this.write('id name Fortyone');
        this.write('id author the Fortyone contributors');
        for (const line of optionLines(this.game)) this.write(line);
        this.write('uciok');
        return;
      case 'setoption':
        this.setOption(argument);
        return;
      case 'isready':
        if (this.isThinking()) this.write('readyok');
        else runDetached(this.answerReady());
        return;
      case 'stop':
        this.stop();
        return;
      case 'ucinewgame':
        this.host.clear();
        return;
      case 'position':
        this.placed = readPlaced(this.rules(), argument);
        this.host.prepare(this.placed.line, this.settings.hash);
        return;
      case 'd':
        for (const line of description(this.current())) this.write(line);
        return;
      case 'go':
        this.go(argument);
        return;
      case 'hint':
      case 'threat':
      case 'review':
      case 'eval':
        this.explain(command, argument);
        return;
      case 'quit':
        this.quit();
        return;
      default:
        throw new CommandError(`unknown command "${command}"`);
    }
  }

  private setOption(argument: string): void {
    const change = readOption(argument, this.settings, this.game, this.options);
    if (change.kind === 'settings') {
      this.settings = change.settings;
      this.prepareStart();
    } else if (change.kind === 'rules') this.options = change.options;
    else {
      this.game = change.game;
      this.options = {};
      this.placed = null;
      this.prepareStart();
    }
  }

  private prepareStart(): void {
    this.host.prepare({ game: this.game.id, options: this.options }, this.settings.hash);
  }

  private async answerReady(): Promise<void> {
    this.activity = 'preparing';
    await this.host.ready();
    this.write('readyok');
    this.finish();
  }

  /** The position in force: what `position` set up, or the start under the options chosen so far. */
  private current(): Placed {
    if (this.placed) return this.placed;
    const rules = this.rules();
    return placedAt(rules, rules.startFen, []);
  }

  private rules(): RuleSet {
    return this.game.rules(this.options);
  }

  private go(argument: string): void {
    const placed = this.current();
    const command = readGo(argument, placed.position.side);
    if (this.activity !== 'none') throw new CommandError('a search is running: stop it first');
    if (command.kind === 'perft') runDetached(this.perft(placed, command.depth));
    else runDetached(this.search(placed, command));
  }

  private explain(kind: Question['kind'], argument: string): void {
    const { line } = this.current();
    const nodes = kind === 'eval' ? readNothing(kind, argument) : readNodes(kind, argument);
    if (this.activity !== 'none') throw new CommandError('a search is running: stop it first');
    runDetached(this.answer({ kind, line, nodes }));
  }

  private async answer(question: Question): Promise<void> {
    this.begin('finite');
    try {
      this.write(await this.host.explain(question, this.settings.hash));
    } catch (error) {
      this.write(`info string error: the ${question.kind} failed: ${String(error)}`);
    }
    this.finish();
  }

  private async perft({ rules, line }: Placed, depth: number): Promise<void> {
    this.begin('counting');
    // Of its own, since a count that is stopped leaves it somewhere in the tree.
    const { position } = placedAt(rules, line.start, line.moves);
    let total = depth === 0 ? 1 : 0;
    const moves = depth === 0 || position.variantOutcome() ? [] : legalTexts(rules, position);
    let lastYield = performance.now();
    for (const [text, move] of moves) {
      let leaves = 0;
      position.make(move);
      const parts = perftParts(position, depth - 1);
      for (let part = parts.next(); !part.done && !this.stopping; part = parts.next()) {
        leaves += part.value;
        if (performance.now() - lastYield < COUNTING_SLICE_MS) continue;
        await new Promise((done) => setTimeout(done));
        lastYield = performance.now();
      }
      if (this.stopping) break;
      position.unmake();
      this.write(`${text}: ${leaves}`);
      total += leaves;
    }
    this.write(this.stopping ? 'info string perft was stopped' : `Nodes searched: ${total}`);
    this.finish();
  }

  private async search(
    { line, rules, position }: Placed,
    { limits, infinite }: Extract<GoCommand, { kind: 'search' }>,
  ): Promise<void> {
    const { settings } = this;
    // A level brings limits of its own.
    const unlimited = Object.keys(limits).length === 0 && settings.level === FULL_STRENGTH;
    const endless = infinite || unlimited;
    this.begin(endless ? 'endless' : 'finite');
    const fallback = position.outcome() ? null : legalTexts(rules, position)[0][0];
    const released = new Promise<void>((resolve) => {
      this.release = resolve;
    });
    try {
      const move = await this.host.search({ line, settings, limits, fallback }, (info) =>
        this.write(infoText(info, settings.lines)),
      );
      // An endless search that is complete holds its answer back until `stop`.
      if (endless) await released;
      this.write(`bestmove ${move ?? '(none)'}`);
    } catch (error) {
      this.write(`info string error: the search failed: ${String(error)}`);
      this.write('bestmove (none)');
    }
    this.finish();
  }

  private begin(activity: Activity): void {
    this.activity = activity;
    this.stopping = false;
  }

  private finish(): void {
    this.activity = 'none';
    if (this.closing) this.exit();
    else this.resume();
  }

  /** Runs the waiting lines, up to one that must end before the next. */
  private resume(): void {
    for (let line = this.waiting[0]; line !== undefined && !this.closing; line = this.waiting[0]) {
      const atOnce =
        commandOf(line) === 'stop' || (commandOf(line) === 'isready' && this.isThinking());
      if (!atOnce && this.mustWait()) return;
      this.waiting.shift();
      this.obey(line);
    }
  }

  private stop(): void {
    if (!this.isThinking() || this.stopping) return;
    this.stopping = true;
    if (this.activity === 'counting') return;
    // Later lines wait for the answer.
    this.activity = 'finite';
    this.host.stop();
    this.release();
  }

  private quit(): void {
    this.closing = true;
    if (this.isThinking()) this.stop();
    else this.exit();
  }
}

/** The first word of a line that begins with one. */
const commandOf = (line: string): string => line.split(/\s/, 1)[0];

/** One line of the `lines` asked for. */
function infoText(info: AnalysisInfo, lines: number): string {
  const { nodes, milliseconds } = info;
  const score = info.mate === null ? `cp ${info.score}` : `mate ${info.mate}`;
  return [
    `info depth ${info.depth} seldepth ${info.selectiveDepth}`,
    ...(lines > 1 ? [`multipv ${info.rank}`] : []),
    `score ${score} nodes ${nodes}`,
    `nps ${Math.round((nodes * 1000) / Math.max(1, milliseconds))} time ${milliseconds}`,
    `hashfull ${info.fullness} pv ${info.line.join(' ')}`,
  ].join(' ');
}
