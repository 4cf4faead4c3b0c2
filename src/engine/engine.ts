// The engine as its hosts use it (the browser's worker, the headless protocol, tests): opens a game line, searches
// it at a level or at full strength, and answers in texts. Keeps the transposition table for the next move of a game.
import type { CharacterId } from '../games/characters';
import { type FoundThreat, isSameThreat } from '../reasons/reason';
import type { MoveAnalysis } from '../review/moveAnalysis';
import { NO_MOVE } from '../rules/move';
import type { Position } from '../rules/position';
import {
  type AnalyseRequest,
  type AnalysisEnd,
  type AnalysisInfo,
  type AnalysisSnapshot,
  type GameLine,
  type HintReply,
  type HintRequest,
  type JudgeRequest,
  knownGame,
  type PlayOutRequest,
  type ProofRequest,
  positionAfter,
  type SolveReply,
  type ThinkReply,
  type ThinkRequest,
  type ThreatRequest,
} from './api';
import { Tablebase } from './endings/library';
import { findHint, passTurn, threatIn } from './hint';
import { replayToLast } from './hintFindings';
import { judgeMove } from './judge';
import {
  FULL_STRENGTH,
  formOn,
  type Handicap,
  HIGHEST_LEVEL,
  HINT_TIME_MS,
  LEVEL_TIME_MS,
  levelSettings,
  NO_HANDICAP,
  networkShareAt,
} from './levels';
import { type SearchControl, type SearchLimits, solvingTime, tighter } from './limits';
import { chanceIn, infoOf, type NetworkReader, RulesInUse, snapshotOf } from './openRules';
import { type PlayedOut, playOut } from './playOut';
import {
  type CharacterPlay,
  levelOf,
  mannerPreference,
  openingPreference,
  type Variety,
} from './preferences';
import { allPreferences, type RootTask, Search, type SearchReport } from './search';
import { isTakerLost } from './threatReason';
import { SearchMemory } from './tree';
import { proveWin } from './winProver';

interface EngineOptions {
  readonly control: SearchControl;
  readonly readNetwork: NetworkReader;
  /** Size of the transposition table. */
  readonly megabytes: number;
  /** A random word for play without a seed. */
  readonly random: () => number;
}

/** What to play: at a level (or FULL_STRENGTH), within further limits. */
interface PlayRequest {
  readonly line: GameLine;
  readonly level: number;
  /** As of ThinkRequest. */
  readonly character?: CharacterId | undefined;
  readonly seed?: number | undefined;
  readonly gameSeed?: number | undefined;
  readonly lastOpening?: readonly string[] | undefined;
  readonly limits: SearchLimits;
  /** How many best lines to find. */
  readonly lines: number;
}

/** Milliseconds from one sign of life of an analysis to the next. */
const HEARTBEAT_INTERVAL_MS = 1000;

type LookTask = Pick<RootTask, 'limits' | 'lines' | 'only' | 'also' | 'report' | 'reportAll'>;

/** Time (ms) for solving endings before a move is judged. Chosen by hand; not tuned. */
const SOLVING_TIME_MS = 3000;

interface Job {
  /** Probes tablebases. */
  readonly usesTablebase: boolean;
  /** Share (0 to 1) of the network's correction to use. */
  readonly networkShare: number;
  readonly limits: SearchLimits;
  readonly handicap: Handicap;
  readonly lines: number;
  readonly endsIfForced?: boolean;
  readonly variety?: Variety | undefined;
  readonly manner?: CharacterPlay | undefined;
  /** Searches with an empty memory, and clears it afterwards. */
  readonly fresh: boolean;
  readonly onInfo?: ((info: AnalysisInfo) => void) | undefined;
}

export class Engine {
  private memory: SearchMemory;
  /** Identifies the game where the request does not. */
  private gameSeed: number;
  private readonly rules: RulesInUse;

  constructor(private readonly options: EngineOptions) {
    this.memory = new SearchMemory(options.megabytes);
    this.rules = new RulesInUse(options, () => this.memory.clear());
    this.gameSeed = options.random();
  }

  /** For a new game: clears the search's memory and draws another form for levels. */
  clear(): void {
    this.memory.clear();
    this.gameSeed = this.options.random();
  }

  /** Compiles a game's rules ahead of the first search. @throws InputError for unknown games and options */
  async prepare(rules: Pick<GameLine, 'game' | 'options'>): Promise<void> {
    await this.rules.of(rules);
  }

  /**
   * The static evaluation at the end of a line, in centipawns from the side to move's view: no search, the network included.
   * @throws InputError for a line that cannot be replayed
   */
  async evaluate(line: GameLine): Promise<number> {
    const { rules, strongest } = await this.rules.of(line);
    const position = positionAfter(rules, line);
    strongest.prepare(position);
    return strongest.evaluate(position);
  }

  /** Plays a whole game against itself. @throws InputError for unknown games and options */
  async playOut({ rules: wanted, nodes, seed }: PlayOutRequest): Promise<PlayedOut> {
    const { rules, strongest: evaluation } = await this.rules.of(wanted);
    const { memory } = this;
    return playOut({ rules, evaluation, memory, control: this.options.control, nodes, seed });
  }

  /** Plays a move at a level. @throws InputError for a line that cannot be replayed, RangeError for no such level */
  think(request: ThinkRequest, onInfo?: (info: AnalysisInfo) => void): Promise<ThinkReply> {
    const { moveTime, ...asked } = request;
    const limits = moveTime === undefined ? {} : { moveTime };
    return this.play({ ...asked, limits, lines: 1 }, onInfo);
  }

  /**
   * Searches at full strength until a limit. `onSign` gets a snapshot per iteration, and null when there has been none
   * for a second. @throws InputError for a line that cannot be replayed
   */
  async analyse(
    { line, lines, threat, solved, ...limits }: AnalyseRequest,
    onSign: (snapshot: AnalysisSnapshot | null) => void,
  ): Promise<AnalysisEnd> {
    const opened = await this.rules.of(line);
    const { rules, strongest: evaluation, endings } = opened;
    if (solved) endings.importTables(solved);
    const position = positionAfter(rules, line);
    const over = position.outcome();
    if (over) return { kind: 'over', outcome: over };
    const refusal = threat ? passTurn(position) : null;
    if (refusal !== null) return { kind: 'noThreat', refusal };
    const { control: host } = this.options;
    let signed = host.now();
    const sign = (snapshot: AnalysisSnapshot | null) => {
      signed = host.now();
      onSign(snapshot);
    };
    const control: SearchControl = {
      now: () => host.now(),
      stopped: () => {
        if (host.now() - signed >= HEARTBEAT_INTERVAL_MS) sign(null);
        return host.stopped();
      },
    };
    const since = host.now();
    await endings.prepare(position, control, solvingTime(limits));
    new Search(this.memory, {
      ...{ position, evaluation, lines, control, endings, handicap: NO_HANDICAP },
      judging: true,
      limits: { ...limits, since },
      reportAll: (reports) => sign(snapshotOf(opened, position, reports)),
    }).run();
    return { kind: 'done' };
  }

  /**
   * Solves the ending of four pieces at the end of a line and returns its tables. `onProgress` gets the share done, 0 to 1;
   * until it answers, the work rests.
   * @throws InputError for a line that cannot be replayed
   */
  async solve(line: GameLine, onProgress: (done: number) => unknown): Promise<SolveReply> {
    const { rules } = await this.rules.of(line);
    const library = new Tablebase(rules);
    const { control } = this.options;
    const result = await library.solveOnDemand(positionAfter(rules, line), control, onProgress);
    return { result, tables: result === 'solved' ? library.exportTables() : [] };
  }

  /** The best move and why. @throws InputError for a line that cannot be replayed */
  async hint({ line, nodes }: HintRequest): Promise<HintReply> {
    const { rules, strongest: evaluation, endings } = await this.rules.of(line);
    const { plans = {} } = (await knownGame(line.game).loadPlans?.()) ?? {};
    const { position, last } = replayToLast(rules, line);
    const { control } = this.options;
    const handicap = NO_HANDICAP;
    await endings.prepare(position, control, HINT_TIME_MS);
    const {
      report,
      reason,
      line: shown,
    } = findHint({
      rules,
      plans,
      position,
      values: evaluation.values,
      look: (task) =>
        new Search(this.memory, {
          ...{ position, evaluation, endings, control, handicap },
          judging: true,
          ...task,
        }).run(),
      limits: nodes === undefined ? { moveTime: HINT_TIME_MS } : { nodes },
      lastMove: last,
    });
    const info = report && infoOf(rules, position, report);
    return { move: info?.line[0] ?? null, reason, line: shown, info };
  }

  /**
   * What a move is worth beside the best ones; null if the game is over before it, or time ran out.
   * @throws InputError for a line or a move that cannot be played
   */
  async judge({ line, move, nodes, fresh, moveTime }: JudgeRequest): Promise<MoveAnalysis | null> {
    const opened = await this.rules.of(line);
    const { rules, strongest: evaluation, endings } = opened;
    const { plans = {} } = (await knownGame(line.game).loadPlans?.()) ?? {};
    const { position, last } = replayToLast(rules, line);
    if (position.outcome()) return null;
    if (fresh) this.memory.clear();
    const timed = this.timed(moveTime);
    const solves = moveTime === undefined;
    if (solves) await endings.prepare(position, this.options.control, SOLVING_TIME_MS);
    const finding = judgeMove({
      ...{ rules, position, nodes },
      plans,
      values: evaluation.values,
      move: move === null ? null : rules.parseMove(position, move),
      lastMove: last,
      full: opened.fullMaterial,
      look: timed.look(position, { evaluation, ...(solves && { endings }) }),
      chance: chanceIn(opened, position),
    });
    return timed.isOver() ? null : finding;
  }

  /**
   * What the last move threatens that was no threat when the side to move last moved; null where that is nothing plain, or
   * time is over. @throws InputError for a line that cannot be replayed
   */
  async threat({
    line,
    nodes,
    moveTime,
    onlyNew = true,
  }: ThreatRequest): Promise<FoundThreat | null> {
    const { rules, strongest: evaluation } = await this.rules.of(line);
    const timed = this.timed(moveTime);
    const { values } = evaluation;
    const threatAfter = (moves: readonly string[]) => {
      const position = positionAfter(rules, { ...line, moves });
      // What only solved endings know is no threat that a player overlooks.
      const look = timed.look(position, { evaluation });
      return threatIn({ rules, position, values, look, nodes });
    };
    const { moves } = line;
    const now = threatAfter(moves);
    if (onlyNew && now && isTakerLost(rules, positionAfter(rules, line), values, now.threat))
      return null;
    const before = moves.length < 2 || !onlyNew ? null : threatAfter(moves.slice(0, -2));
    const isNew = now !== null && !(before && isSameThreat(before.threat, now.threat));
    return isNew && !timed.isOver() ? now : null;
  }

  /**
   * Within how many of its moves, the last one of the line included, the side that made that is proven to win by force; null
   * where nothing is proven within the limit. @throws InputError for a line that cannot be replayed
   */
  async provenWin({ line, nodes }: ProofRequest): Promise<number | null> {
    const { rules } = await this.rules.of(line);
    const winner = positionAfter(rules, { ...line, moves: line.moves.slice(0, -1) }).side;
    // Reading the clock is the worker's heartbeat: a proof takes seconds on a slow device.
    const sign = () => this.options.control.now();
    const proven = proveWin(positionAfter(rules, line), winner, nodes, sign);
    return proven && proven.moves + 1;
  }

  /** Full-strength searches that share this many milliseconds, counted from now. */
  private timed(moveTime: number | undefined) {
    const { control } = this.options;
    const since = control.now();
    const shared = moveTime === undefined ? {} : { moveTime, since };
    return {
      isOver: () => moveTime !== undefined && control.now() - since >= moveTime,
      look:
        (position: Position, { evaluation, endings }: Pick<RootTask, 'evaluation' | 'endings'>) =>
        (task: LookTask) =>
          new Search(this.memory, {
            ...{ position, evaluation, endings, control, handicap: NO_HANDICAP },
            judging: true,
            ...task,
            limits: { ...task.limits, ...shared },
          }).run(),
    };
  }

  /** Searches at a level. @throws as think */
  async play(request: PlayRequest, onInfo?: (info: AnalysisInfo) => void): Promise<ThinkReply> {
    const { line, level, character, seed, gameSeed = seed ?? this.gameSeed } = request;
    const { limits, lines, lastOpening } = request;
    if (level === FULL_STRENGTH) {
      const handicap = NO_HANDICAP;
      return this.run(line, {
        usesTablebase: true,
        networkShare: 1,
        limits,
        handicap,
        lines,
        fresh: false,
        onInfo,
      });
    }
    const { levels } = await this.rules.of(line);
    const played = character ? levelOf(character, level, levels.manner) : level;
    const { depth, nodes, noise, missRate } = levelSettings(played, levels, formOn(gameSeed));
    // A repeatable move must not depend on the clock or on earlier searches, and scores of a search that overlooks moves
    // must not reach later ones.
    const repeatable = seed !== undefined;
    const own = repeatable ? { depth, nodes } : { depth, nodes, moveTime: LEVEL_TIME_MS };
    return this.run(line, {
      usesTablebase: level === HIGHEST_LEVEL,
      networkShare: networkShareAt(level),
      limits: tighter(own, limits),
      handicap: { noise, missRate, seed: seed ?? this.options.random() },
      lines,
      endsIfForced: true,
      fresh: repeatable || missRate > 0,
      ...(lastOpening && { variety: { gameSeed, lastOpening, noise } }),
      ...(character && { manner: { character, noise, mostCp: levels.manner.mostCp } }),
      onInfo,
    });
  }

  private async run(line: GameLine, job: Job): Promise<ThinkReply> {
    const { rules, endings, judging } = await this.rules.of(line);
    const position = positionAfter(rules, line);
    const { control } = this.options;
    const { handicap, lines, endsIfForced = false, onInfo, usesTablebase, variety, manner } = job;
    const evaluation = judging(job.networkShare);
    const limits = { since: control.now(), ...job.limits };
    if (usesTablebase) await endings.prepare(position, control, solvingTime(limits));
    if (job.fresh) this.memory.clear();
    const describe = (report: SearchReport) => infoOf(rules, position, report);
    const { move, report } = new Search(this.memory, {
      ...{ position, evaluation, limits, control, handicap, lines, endsIfForced },
      preference: allPreferences([
        variety && openingPreference(rules, line, position, variety),
        manner && mannerPreference(rules, position, manner),
      ]),
      ...(usesTablebase && { endings }),
      ...(onInfo && { report: (report: SearchReport) => onInfo(describe(report)) }),
    }).run();
    if (job.fresh) this.memory.clear();
    return {
      move: move === NO_MOVE ? null : rules.formatMove(position, move),
      info: report && describe(report),
    };
  }
}
