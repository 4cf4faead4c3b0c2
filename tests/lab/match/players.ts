// Who can play in a match: a name, and a move for a game so far.
import type { GameLine } from '../../../src/engine/api';
import { NO_HANDICAP } from '../../../src/engine/levels';
import { Search } from '../../../src/engine/search';
import { SearchMemory } from '../../../src/engine/tree';
import type { Evaluation, RuleSet } from '../../../src/games/game';
import { legalMoves } from '../../../src/rules/move';
import type { Position } from '../../../src/rules/position';
import { still } from '../../engine/support';
import { FAIRY_COMMAND } from '../../rivals/fairy';
import { rivalGames, VARIANTS_PATH } from '../../rivals/variants';
import { UciProcess } from './uciProcess';

export interface Choice {
  /** Our exact move text. */
  readonly move: string;
  /** Centipawns from the mover's view, or null if unknown. */
  readonly score: number | null;
}

export interface Player {
  readonly name: string;
  newGame(): Promise<void>;
  choose(line: GameLine, rules: RuleSet, position: Position): Promise<Choice>;
  close(): void;
}

/** A process of this project's own protocol (this build, or an older one by path). */
export async function protocolPlayer(
  name: string,
  command: string,
  line: Pick<GameLine, 'game' | 'options'>,
  settings: Readonly<Record<string, string | number>>,
  limits: string,
): Promise<Player> {
  const engine = new UciProcess(command);
  await engine.begin({ UCI_Variant: line.game, ...line.options, ...settings });
  return {
    name,
    newGame: async () => {
      engine.send('ucinewgame');
      await engine.ask('isready', 'readyok');
    },
    choose: async ({ start, moves }) => {
      const played = moves.length > 0 ? ` moves ${moves.join(' ')}` : '';
      engine.send(`position fen ${start}${played}`);
      const { move, score } = await engine.go(limits);
      if (move === null) throw new Error(`${name} found no move after ${start}${played}`);
      return { move, score };
    },
    close: () => engine.quit(),
  };
}

/** This build's search at full strength in this process, with an evaluation of its own and so many nodes a move. */
export function searchPlayer(name: string, evaluation: Evaluation, nodes: number): Player {
  const memory = new SearchMemory(4);
  return {
    name,
    newGame: async () => memory.clear(),
    choose: async (_line, rules, position) => {
      const search = new Search(memory, {
        position,
        evaluation,
        limits: { nodes },
        control: still,
        handicap: NO_HANDICAP,
        lines: 1,
      });
      const { move, report } = search.run();
      return { move: rules.formatMove(position, move), score: report?.score ?? null };
    },
    close: () => undefined,
  };
}

/** Takes the most valuable thing it can (by piece code), else moves at random. */
export function greedyPlayer(random: () => number, values: Int16Array): Player {
  const pick = <T>(items: readonly T[]): T => items[(random() >>> 0) % items.length];
  return {
    name: 'greedy',
    newGame: async () => undefined,
    choose: async (_line, rules, position) => {
      const moves = legalMoves(position);
      const worths = moves.map((move) => values[position.victim(move)]);
      const most = Math.max(...worths);
      const move = pick(moves.filter((_, index) => worths[index] === most));
      return { move: rules.formatMove(position, move), score: null };
    },
    close: () => undefined,
  };
}

/** Moves at random. */
export function randomPlayer(random: () => number): Player {
  return {
    name: 'random',
    newGame: async () => undefined,
    choose: async (_line, rules, position) => {
      const moves = legalMoves(position);
      return {
        move: rules.formatMove(position, moves[(random() >>> 0) % moves.length]),
        score: null,
      };
    },
    close: () => undefined,
  };
}

/**
 * Fairy-Stockfish in a game it can play, by a UCI command; a binary loads our variants first.
 * @throws Error if it cannot play the game
 */
export async function fairyPlayer(
  command: string,
  rules: RuleSet,
  limits: string,
): Promise<Player> {
  const rival = rivalGames.find(({ game }) => game === rules.game);
  if (!rival || Object.keys(rules.options).length > 0) {
    throw new Error(`Fairy-Stockfish cannot play ${rules.game} with these options`);
  }
  // The first judge allows no move that our rules refuse.
  const [{ variant }] = rival.judges;
  const engine = new UciProcess(command);
  const settings = { 'Use NNUE': 'false', Threads: 1, Hash: 16 };
  // The WebAssembly build has them loaded, and no files to look for them in.
  if (command !== FAIRY_COMMAND) await engine.begin({ VariantPath: VARIANTS_PATH });
  const said = await engine.begin({ UCI_Variant: variant, ...settings });
  if (!said.some((line) => line.startsWith(`info string variant ${variant} `))) {
    engine.quit();
    throw new Error(`"${command}" has no variant "${variant}"`);
  }
  return {
    name: 'Fairy-Stockfish',
    newGame: async () => {
      engine.send('ucinewgame');
      await engine.ask('isready', 'readyok');
    },
    choose: async (line) => {
      const { start, moves } = sinceIrreversible(rules, line);
      const played = moves.length > 0 ? ` moves ${moves.map(rival.toUci).join(' ')}` : '';
      engine.send(`position fen ${rival.toFen(start)}${played}`);
      const { move, score } = await engine.go(limits);
      if (move === null) throw new Error(`Fairy-Stockfish found no move after ${start}${played}`);
      return { move: rival.fromUci(move), score };
    },
    close: () => engine.quit(),
  };
}

/**
 * The line from its last capture, pawn move or promotion on: enough for repetitions, and free of promotions, which
 * the two notations write differently.
 */
function sinceIrreversible(
  rules: RuleSet,
  { start, moves }: Pick<GameLine, 'start' | 'moves'>,
): Pick<GameLine, 'start' | 'moves'> {
  const position = rules.parse(start);
  let from = 0;
  let text = start;
  for (const [index, move] of moves.entries()) {
    position.make(rules.parseMove(position, move));
    if (position.halfmoveClock === 0) {
      from = index + 1;
      text = rules.format(position);
    }
  }
  return { start: text, moves: moves.slice(from) };
}
