// The headless engine's conversation (PROTOCOL.md): reads command lines, keeps game, options and position, answers.
// Searches run on a SearchHost, so that commands are answered meanwhile. Lines that come during a search with an end
// wait for it, as in a script fed all at once; stop, isready and quit never wait. Without a search, isready is answered
// once the next one could begin at once, and lines wait for that too.
import { games } from '../../games';
import type { Game, OptionValues, RuleSet } from '../../games/game';
import { MAX_MOVES } from '../../rules/move';
import { perft } from '../../rules/perft';
import type { Position } from '../../rules/position';
import { InputError, resultText } from '../../rules/types';
import type { AnalysisInfo, GameLine } from '../api';
import { FULL_STRENGTH } from '../levels';
import type { SearchLimits } from '../limits';
import { type GoCommand, readGo } from './go';
import { DEFAULT_SETTINGS, type EngineSettings, optionLines, readOption } from './options';

export interface SearchJob {
  readonly line: GameLine;
  readonly settings: EngineSettings;
  readonly limits: SearchLimits;
  /** Some legal move (null when the game is over), for a stop that cannot wait for a better one. */
  readonly fallback: string | null;
}

/** Where searches run: one at a time, off the thread that reads commands. */
export interface SearchHost {
  /** A search of these rules, with a table of so many megabytes, is likely to come. */
  prepare(rules: Pick<GameLine, 'game' | 'options'>, megabytes: number): void;
  /** Resolves once what was to be prepared is. Never rejects. */
  ready(): Promise<void>;
  /** Resolves to the best move, or null. */
  search(job: SearchJob, onInfo: (info: AnalysisInfo) => void): Promise<string | null>;
  /** Ends the running search soon. */
  stop(): void;
  /** Forgets what searches learnt. */
  clear(): void;
}

/** What `position` set up. */
interface Placed {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly line: GameLine;
}

type Search = 'none' | 'finite' | 'endless' | 'preparing';

export class UciSession {
  private game: Game = games[0];
  private options: OptionValues = {};
  private settings: EngineSettings = DEFAULT_SETTINGS;
  /** Null until the selected game has been given a position: its start then. */
  private placed: Placed | null = null;
  private searching: Search = 'none';
  private readonly waiting: string[] = [];
  private release: () => void = () => undefined;
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
    const [command] = line.split(/\s+/, 1);
    if (command === 'stop') this.stop();
    else if (command === 'isready' && this.isThinking()) this.write('readyok');
    else if (command === 'quit' && this.waiting.length === 0 && this.searching !== 'preparing')
      this.quit();
    else if (this.mustWait()) this.waiting.push(line);
    else this.obey(command, line.slice(command.length).trim());
  }

  /** No more commands will come: finishes what was asked for, then exits. */
  end(): void {
    if (this.mustWait()) this.waiting.push('quit');
    else this.quit();
  }

  private isThinking(): boolean {
    return this.searching === 'finite' || this.searching === 'endless';
  }

  private mustWait(): boolean {
    return this.searching === 'finite' || this.searching === 'preparing';
  }

  private obey(command: string, argument: string): void {
    try {
      this.run(command, argument);
    } catch (error) {
      if (!(error instanceof InputError || error instanceof RangeError)) throw error;
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
        void this.answerReady();
        return;
      case 'ucinewgame':
        this.host.clear();
        return;
      case 'position':
        this.placed = this.readPosition(argument);
        this.host.prepare(this.placed.line, this.settings.hash);
        return;
      case 'd':
        this.describe();
        return;
      case 'go':
        this.go(argument);
        return;
      case 'quit':
        this.quit();
        return;
      default:
        throw new InputError(`unknown command "${command}"`);
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
    this.searching = 'preparing';
    await this.host.ready();
    this.write('readyok');
    this.searching = 'none';
    this.resume();
  }

  private readPosition(argument: string): Placed {
    const [, kind, body, moveText] =
      /^(startpos|fen)(?:\s+(.*?))??(?:\s+moves(?:\s+(.*))?)?$/.exec(argument) ?? [];
    if (!kind) throw new InputError('position needs "startpos" or "fen <position text>"');
    if (kind === 'startpos' && body)
      throw new InputError(`position startpos does not know "${body}"`);
    const rules = this.game.rules(this.options);
    const start = kind === 'startpos' ? rules.startText : (body ?? '');
    const moves = (moveText ?? '').split(/\s+/).filter((word) => word !== '');
    return this.place(rules, start, moves);
  }

  private place(rules: RuleSet, start: string, moves: readonly string[]): Placed {
    const position = rules.parse(start);
    for (const [index, text] of moves.entries()) {
      const over = position.outcome();
      if (over) {
        throw new InputError(
          `move ${index + 1} is "${text}", but the game is over: ${resultText(over)} ${over.reason}`,
        );
      }
      position.make(rules.parseMove(position, text));
    }
    return { rules, position, line: { game: rules.game, options: rules.options, start, moves } };
  }

  /** The position in force: what `position` set up, or the start under the options chosen so far. */
  private current(): Placed {
    if (this.placed) return this.placed;
    const rules = this.game.rules(this.options);
    return this.place(rules, rules.startText, []);
  }

  private describe(): void {
    const { rules, position } = this.current();
    const over = position.outcome();
    const moves = over ? [] : legalTexts(rules, position).map(([text]) => text);
    this.write(`fen ${rules.format(position)}`);
    this.write(`result ${resultText(over)} ${over?.reason ?? '-'}`);
    this.write(['moves', ...moves].join(' '));
  }

  private go(argument: string): void {
    const placed = this.current();
    const command = readGo(argument, placed.position.side);
    if (this.searching !== 'none') throw new InputError('a search is running: stop it first');
    if (command.kind === 'perft') this.perft(placed, command.depth);
    else void this.search(placed, command);
  }

  private perft({ rules, position }: Placed, depth: number): void {
    let total = depth === 0 ? 1 : 0;
    const moves = depth === 0 || position.ownEnd() ? [] : legalTexts(rules, position);
    for (const [text, move] of moves) {
      position.make(move);
      const leaves = perft(position, depth - 1);
      position.unmake();
      this.write(`${text}: ${leaves}`);
      total += leaves;
    }
    this.write(`Nodes searched: ${total}`);
  }

  private async search(
    { line, rules, position }: Placed,
    { limits, infinite }: Extract<GoCommand, { kind: 'search' }>,
  ): Promise<void> {
    const { settings } = this;
    // A level brings limits of its own.
    const unlimited = Object.keys(limits).length === 0 && settings.level === FULL_STRENGTH;
    const endless = infinite || unlimited;
    this.searching = endless ? 'endless' : 'finite';
    const fallback = position.outcome() ? null : legalTexts(rules, position)[0][0];
    const released = new Promise<void>((resolve) => {
      this.release = resolve;
    });
    try {
      const move = await this.host.search({ line, settings, limits, fallback }, (info) =>
        this.write(infoText(info, settings.lines)),
      );
      // An endless search that has run out of things to look at keeps its answer until it is asked to stop.
      if (endless) await released;
      this.write(`bestmove ${move ?? '(none)'}`);
    } catch (error) {
      this.write(`info string error: the search failed: ${String(error)}`);
      this.write('bestmove (none)');
    }
    this.searching = 'none';
    if (this.closing) this.exit();
    else this.resume();
  }

  /** Obeys the lines that waited for a search, up to the next search. */
  private resume(): void {
    while (!this.mustWait() && !this.closing) {
      const line = this.waiting.shift();
      if (line === undefined) return;
      const [command] = line.split(/\s+/, 1);
      this.obey(command, line.slice(command.length).trim());
    }
  }

  private stop(): void {
    if (!this.isThinking()) return;
    // What comes from now on waits for the answer.
    this.searching = 'finite';
    this.host.stop();
    this.release();
  }

  private quit(): void {
    this.closing = true;
    if (this.isThinking()) this.stop();
    else this.exit();
  }
}

/** Legal moves with their texts, sorted bytewise. */
function legalTexts(rules: RuleSet, position: Position): [text: string, move: number][] {
  const buffer = new Int32Array(MAX_MOVES);
  const moves = buffer.subarray(0, position.generateLegal(buffer, 0));
  return Array.from(moves, (move): [string, number] => [
    rules.formatMove(position, move),
    move,
  ]).sort(([a], [b]) => (a < b ? -1 : 1));
}

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
