// What hints say of moves that win nothing: every phrase is one of these, and true of the position by a count of its own.
import { describe, expect, test } from 'vitest';
import { quietAims } from '../../src/engine/hintQuiet';
import { games } from '../../src/games';
import type { HintPhrases } from '../../src/games/game';
import { wholeName } from '../../src/rules/board';
import { effectsOf } from '../../src/rules/effects';
import { legalMoves } from '../../src/rules/legalMoves';
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from '../../src/rules/move';
import { colourOf, type Position } from '../../src/rules/position';
import type { Colour } from '../../src/rules/types';
import { playRandomly } from '../support/randomGames';
import { rulesOf } from './support';

/** A move in a position, and questions about both sides before and after it. */
class Scene {
  readonly from: number;
  readonly to: number;
  readonly cells: Uint8Array;
  readonly side: Colour;
  constructor(
    readonly position: Position,
    readonly move: number,
  ) {
    this.from = moveFrom(move);
    this.to = moveTo(move);
    this.cells = position.cells.slice();
    this.side = position.side;
  }
  /** A cell by what it is called aloud. */
  cell(name: string): number {
    const { board } = this.position;
    return board.cells.findIndex(({ index }) => wholeName(board, index) === name);
  }
  /** What is found with nulls and the move made in this order. */
  in<T>(steps: readonly ('move' | 'pass')[], find: (position: Position) => T): T {
    for (const step of steps)
      if (step === 'move') this.position.make(this.move);
      else this.position.makeNull();
    const found = find(this.position);
    for (const _ of steps) this.position.unmake();
    return found;
  }
  ways(steps: readonly ('move' | 'pass')[], cell?: number): number[] {
    return this.in(steps, (position) =>
      legalMoves(position)
        .filter((move) => moveTag(move) === TAG_NORMAL)
        .filter((move) => cell === undefined || moveFrom(move) === cell)
        .map((move) => moveFrom(move) * 64 + moveTo(move)),
    );
  }
  reaches(steps: readonly ('move' | 'pass')[], from: number, to: number): boolean {
    return this.ways(steps, from).includes(from * 64 + to);
  }
  /** Cells of what the side to move could remove. */
  prey(steps: readonly ('move' | 'pass')[]): number[] {
    return this.in(steps, (position) =>
      legalMoves(position).flatMap((move) =>
        effectsOf(position, move).captured.map(({ cell }) => cell),
      ),
    );
  }
  count(steps: readonly ('move' | 'pass')[], cell?: number): number {
    return new Set(this.ways(steps, cell)).size;
  }
}

const THEIRS = ['pass'] as const;
const ANSWERS = ['move'] as const;
const NEXT = ['move', 'pass'] as const;
const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4 };
const number = (text: string): number => NUMBERS[text] ?? Number(text);

type Check = (scene: Scene, ...parts: string[]) => boolean;

/** Kinds of kings of the game under test. */
const royals = new Set<number>();

/** Every phrase about any game, and what makes it true. */
const CHECKS: readonly (readonly [RegExp, Check])[] = [
  [
    /^attacks the \w+ on (.+)$/,
    (scene, name) =>
      scene.reaches(NEXT, scene.to, scene.cell(name)) &&
      !scene.reaches([], scene.from, scene.cell(name)) &&
      scene.prey(NEXT).includes(scene.cell(name)),
  ],
  [
    /^guards the \w+ on (.+)$/,
    (scene, name) => {
      const cell = scene.cell(name);
      const takers = scene.in(ANSWERS, (position) =>
        legalMoves(position).filter((move) => moveTo(move) === cell),
      );
      return (
        takers.length > 0 &&
        takers.every((taker) =>
          scene.in(ANSWERS, (position) => {
            position.make(taker);
            const back = legalMoves(position).some(
              (move) => moveFrom(move) === scene.to && moveTo(move) === cell,
            );
            position.unmake();
            return back;
          }),
        )
      );
    },
  ],
  [
    /^leaves the \w+ on (.+) (\w+) cells? fewer to go to$/,
    (scene, name, cells) =>
      scene.count(THEIRS, scene.cell(name)) - scene.count(ANSWERS, scene.cell(name)) ===
      number(cells),
  ],
  [
    /^stands in the way of the \w+ on (.+)$/,
    (scene, name) =>
      scene.cells[scene.to] === 0 &&
      colourOf(scene.cells[scene.cell(name)]) !== scene.side &&
      scene.reaches(THEIRS, scene.cell(name), scene.to),
  ],
  [
    /^(?:opens the way of|makes room for) the \w+ on (.+)$/,
    (scene, name) =>
      scene.reaches(NEXT, scene.cell(name), scene.from) &&
      !scene.reaches([], scene.cell(name), scene.from),
  ],
  [
    /^gives the \w+ (\d+) more cells to go to$/,
    (scene, more) => scene.count(NEXT, scene.to) - scene.count([], scene.from) === number(more),
  ],
  [
    /^frees your pieces: (\d+) moves instead of (\d+)$/,
    (scene, after, before) =>
      scene.count(NEXT) === number(after) && scene.count([]) === number(before),
  ],
  [
    /^leaves the other side (\d+) moves fewer$/,
    (scene, fewer) => scene.count(THEIRS) - scene.count(ANSWERS) === number(fewer),
  ],
  [/^brings the \w+ nearer the (?:enemy king|middle)$/, ({ from, to }) => from !== to],
];

const untrue = (words: string, scene: Scene, checks: typeof CHECKS): boolean => {
  const found = checks.map(([pattern, check]) => [pattern.exec(words), check] as const);
  const [match, check] = found.find(([parts]) => parts !== null) ?? [null, () => false];
  return !match || !check(scene, ...match.slice(1));
};

/** Every second move of random games, with its scene. */
function scenes(id: string, seeds: readonly number[], visit: (scene: Scene) => void): void {
  for (const seed of seeds)
    playRandomly(rulesOf(id), seed, 40, (position) => {
      if (position.inCheck() || position.outcome() || position.ply % 3 > 0) return;
      for (const move of legalMoves(position))
        if (moveTag(move) === TAG_NORMAL && move % 3 === 0) visit(new Scene(position, move));
    });
}

test.each(games.map(({ id }) => id))('%s: what is told of quiet moves is true', async (id) => {
  const rules = rulesOf(id);
  const { createEvaluation } = await (
    games.find((game) => game.id === id) ?? games[0]
  ).loadEvaluation();
  const { values } = createEvaluation(rules);
  royals.clear();
  for (const [kind, name] of rules.kinds.entries()) if (name?.royal) royals.add(kind);
  const wrong: string[] = [];
  const kinds = new Set<string>();
  scenes(id, [1, 2], (scene) => {
    for (const words of quietAims(rules, scene.position, scene.move, values)) {
      kinds.add(words.split(' ')[0]);
      if (untrue(words, scene, CHECKS)) wrong.push(`${rules.format(scene.position)} ${words}`);
    }
  });
  expect(wrong).toEqual([]);
  expect(kinds.size).toBeGreaterThan(1);
});

describe('the games’ own words', () => {
  const advanced = (scene: Scene): boolean => {
    const { squares } = scene.position.board;
    const [a, b] = [squares[scene.from], squares[scene.to]];
    return scene.side === 0 ? b.rank > a.rank : b.rank < a.rank;
  };
  /** Discs of a colour next to a cell: a tile's or octagon's neighbours are two apart or one diagonal step. */
  const near = (scene: Scene, cells: Uint8Array, cell: number, own: boolean): number => {
    const { squares } = scene.position.board;
    const at = squares[cell];
    return squares.filter((square) => {
      const [x, y] = [Math.abs(square.file - at.file), Math.abs(square.rank - at.rank)];
      const next = (x === 1 && y === 1) || (x + y === 2 && x !== y);
      return (
        next && cells[square.cell] !== 0 && (colourOf(cells[square.cell]) === scene.side) === own
      );
    }).length;
  };
  const then = (scene: Scene) => scene.in(ANSWERS, ({ cells }) => cells.slice());
  const toGo = (scene: Scene, cell: number, side = scene.side): number => {
    const { file, rank } = scene.position.board.squares[cell];
    return (side === 0 ? 16 - file - rank : file + rank) / 2;
  };
  const own: Record<string, typeof CHECKS> = {
    bipartite: [
      [/^brings a messenger nearer home, .* to go$/, advanced],
      [/^moves up at home and leaves room for those who follow$/, advanced],
      [/^brings up the rearmost messenger$/, advanced],
      [
        /^stands in the way of the messenger on (.+)$/,
        (scene, name) => scene.reaches(THEIRS, scene.cell(name), scene.to),
      ],
      [
        /^makes way for the messenger on (.+)$/,
        (scene, name) =>
          scene.reaches(NEXT, scene.cell(name), scene.from) &&
          !scene.reaches([], scene.cell(name), scene.from),
      ],
      [
        /^finds the column home clear$/,
        (scene) => {
          const { board } = scene.position;
          const { file, rank } = board.squares[scene.to];
          const step = scene.side === 0 ? 1 : -1;
          const goal = scene.side === 0 ? 7 : 1;
          for (let next = rank + step; next !== goal + step; next += step) {
            const square = board.squareAt(file, next);
            if (square && scene.cells[square.cell] !== 0) return false;
          }
          return true;
        },
      ],
    ],
    bridges40: [
      [
        /^threatens to surround the disc on (.+)$/,
        (scene, name) =>
          scene.prey(NEXT).includes(scene.cell(name)) && !scene.prey([]).includes(scene.cell(name)),
      ],
      [
        /^keeps the disc on (.+) from being surrounded$/,
        (scene, name) =>
          scene.prey(THEIRS).includes(scene.cell(name)) &&
          !scene.prey(ANSWERS).includes(scene.cell(name)),
      ],
      [
        /^leaves a place where it could be surrounded$/,
        (scene) =>
          scene.prey(THEIRS).includes(scene.from) && !scene.prey(ANSWERS).includes(scene.to),
      ],
      [/^guards its own corner$/, (scene) => toGo(scene, scene.to, scene.side === 0 ? 1 : 0) === 0],
      [
        /^stands in the way of the disc on (.+)$/,
        (scene, name) => {
          const enemy = scene.side === 0 ? 1 : 0;
          return (
            near(scene, scene.cells, scene.to, false) > 0 &&
            toGo(scene, scene.to, enemy) === toGo(scene, scene.cell(name), enemy) - 1
          );
        },
      ],
      [
        /^leaves the disc on (.+) one neighbour short of being surrounded$/,
        (scene, name) => near(scene, then(scene), scene.cell(name), true) === 2,
      ],
      [
        /^comes nearer the far corner, (\d+) bridges? away$/,
        (scene, left) =>
          toGo(scene, scene.to) === number(left) && toGo(scene, scene.to) < toGo(scene, scene.from),
      ],
      [
        /^closes in on the disc on (.+)$/,
        (scene, name) =>
          near(scene, then(scene), scene.to, false) > 0 &&
          colourOf(then(scene)[scene.cell(name)]) !== scene.side,
      ],
      [
        /^steps away from enemy discs$/,
        (scene) =>
          near(scene, then(scene), scene.to, false) < near(scene, scene.cells, scene.from, false),
      ],
      [
        /^joins (?:a|two|three|four|\d+) discs? of your own$/,
        (scene) =>
          near(scene, then(scene), scene.to, true) > near(scene, scene.cells, scene.from, true),
      ],
      [
        /^falls back to guard its own corner$/,
        (scene) => toGo(scene, scene.to) > toGo(scene, scene.from),
      ],
    ],
  };

  test.each(games.filter(({ loadHintPhrases }) => loadHintPhrases).map(({ id }) => id))(
    '%s',
    async (id) => {
      const game = games.find((one) => one.id === id);
      const loaded = await game?.loadHintPhrases?.();
      const words: HintPhrases = loaded?.hintPhrases ?? {};
      const rules = rulesOf(id);
      const wrong: string[] = [];
      const found = new Set<string>();
      scenes(id, [1, 2], (scene) => {
        const before = rules.format(scene.position);
        for (const text of words.quiet?.(scene.position, scene.move) ?? []) {
          found.add(text);
          if (untrue(text, scene, own[id] ?? [])) wrong.push(`${before} ${text}`);
        }
        expect(rules.format(scene.position)).toBe(before);
      });
      expect(wrong).toEqual([]);
      if (words.quiet) expect(found.size).toBeGreaterThan(5);
    },
  );
});
