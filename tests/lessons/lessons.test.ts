// Every task of every game's lessons can be done as it says and in no fewer moves, what it calls wrong is wrong, and its
// words name nothing that is not there.
import { describe, expect, test } from 'vitest';
import type { AnalysisSnapshot } from '../../src/engine/api';
import { Engine } from '../../src/engine/engine';
import { games, offeredGames } from '../../src/games';
import { bridges40 } from '../../src/games/bridges40';
import type { Game, OptionValues, RuleSet } from '../../src/games/game';
import { setUp } from '../../src/games/kit/lessons';
import { learnText } from '../../src/games/learn';
import {
  type Exercise,
  FIRST_LESSON,
  type Lesson,
  type Task,
  type WonGame,
} from '../../src/games/lessons';
import { hasSurvived, judge, solution, taskProgressAfter } from '../../src/lessons/judge';
import {
  fewestMoves,
  movesWith,
  NOTHING_YET,
  type Problem,
  problemOf,
} from '../../src/lessons/solver';
import { type Square, wholeName } from '../../src/rules/board';
import { legalMoves } from '../../src/rules/move';
import { kindOf } from '../../src/rules/position';
import { still } from '../engine/support';
import { readNetwork } from '../support/networks';

/** A task with what it belongs to. */
interface Given<T extends Task = Task> {
  readonly where: string;
  readonly rules: RuleSet;
  readonly task: T;
}

const taught = games.filter((game) => game.loadLessons !== undefined);

async function lessonsOf(game: Game): Promise<readonly Lesson[]> {
  return (await game.loadLessons?.())?.lessons() ?? [];
}

const compiled = new Map<string, RuleSet>();

/** Rules are compiled once for each variant. */
function rulesFor(game: Game, options: OptionValues = {}): RuleSet {
  const key = `${game.id} ${JSON.stringify(options)}`;
  const rules = compiled.get(key) ?? game.rules(options);
  compiled.set(key, rules);
  return rules;
}

async function tasksOf(game: Game): Promise<Given[]> {
  return (await lessonsOf(game)).flatMap(({ id, tasks }) =>
    tasks.map((task, index) => ({
      where: `${game.id}, ${id}, task ${index + 1}`,
      rules: rulesFor(game, task.options),
      task,
    })),
  );
}

const isExercise = (given: Given): given is Given<Exercise> => given.task.level === undefined;
const isWonGame = (given: Given): given is Given<WonGame> => given.task.level !== undefined;

test('every game of the app has lessons', () => {
  expect(taught.map(({ id }) => id)).toEqual(offeredGames.map(({ id }) => id));
});

const engine = new Engine({ control: still, readNetwork, megabytes: 1, random: () => 1 });

describe.each(taught)('$name', (game) => {
  test('there are 8 to 14 lessons with ids of their own, of two to five tasks each, or seven in the first', async () => {
    const lessons = await lessonsOf(game);
    expect(lessons.length).toBeGreaterThanOrEqual(8);
    expect(lessons.length).toBeLessThanOrEqual(14);
    expect(lessons[0].id).toBe(FIRST_LESSON);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    for (const { id, tasks } of lessons) {
      expect(id).toMatch(/^[a-z0-9]{1,32}$/);
      expect(tasks.length, id).toBeGreaterThanOrEqual(2);
      expect(tasks.length, id).toBeLessThanOrEqual(id === FIRST_LESSON ? 7 : 5);
    }
  });

  test('a piece of every kind that a game begins with is in the first lesson', async () => {
    const [{ tasks }] = await lessonsOf(game);
    const lettersOf = (text: string) => new Set(text.split(' ')[0]?.match(/[A-Z]/g));
    const taughtLetters = new Set(tasks.flatMap(({ position }) => [...lettersOf(position)]));
    for (const letter of lettersOf(rulesFor(game).startFen)) {
      expect(taughtLetters, letter).toContain(letter);
    }
  });

  test('each exercise takes as many moves as it says, and can be failed', async () => {
    for (const { where, rules, task } of (await tasksOf(game)).filter(isExercise)) {
      const problem = problemOf(rules, task);
      const position = rules.parse(task.position);
      expect(position.outcome(), where).toBeNull();
      expect(fewestMoves(problem, position, NOTHING_YET, task.moves), where).toBe(task.moves);
      const wrong = legalMoves(position).filter(
        (move) => movesWith(problem, position, NOTHING_YET, move, task.moves) === null,
      );
      expect(wrong.length, where).toBeGreaterThan(0);
    }
  });

  test('who plays the shown moves is told that each is right, until it is done', async () => {
    for (const { where, rules, task } of (await tasksOf(game)).filter(isExercise)) {
      const { moves, judgements } = playedOut(problemOf(rules, task));
      expect(judgements.at(-1), where).toBe('done');
      expect(judgements.slice(0, -1), where).toEqual(judgements.slice(0, -1).map(() => 'right'));
      expect(moves.length, where).toBeGreaterThan(0);
    }
  });

  test('every move that is called wrong is legal, and wrong', async () => {
    for (const { where, rules, task } of (await tasksOf(game)).filter(isExercise)) {
      const problem = problemOf(rules, task);
      const standing = taskProgressAfter(problem, []);
      for (const text of Object.keys(task.wrong ?? {})) {
        const move = rules.parseMove(standing.position, text);
        expect(judge(problem, standing, move).kind, `${where}, ${text}`).toBe('wrong');
      }
    }
  });

  test('moves that are called best are so much better than all others', async () => {
    for (const { where, rules, task } of (await tasksOf(game)).filter(isExercise)) {
      const { goal } = task;
      if (goal.kind !== 'play' || goal.within === undefined) continue;
      const scores = await scoresOf(rules, task.position);
      const best = Math.max(...scores.values());
      const near = [...scores].filter(([, score]) => score >= best - (goal.within ?? 0));
      expect(near.map(([move]) => move).sort(), where).toEqual([...goal.moves].sort());
    }
  });

  test('a won game is won by good play against the computer', async () => {
    for (const { where, rules, task } of (await tasksOf(game)).filter(isWonGame)) {
      const position = rules.parse(task.position);
      const learner = position.side;
      expect(position.outcome(), where).toBeNull();
      const line = { game: game.id, options: rules.options, start: task.position, moves: [''] };
      line.moves.pop();
      while (!position.outcome() && line.moves.length < 120) {
        const move =
          position.side === learner
            ? await bestMove(line)
            : (await engine.think({ line, level: task.level, seed: 7, gameSeed: 7 })).move;
        if (move === null) break;
        position.make(rules.parseMove(position, move));
        line.moves.push(move);
      }
      expect(position.outcome()?.winner, `${where}: ${line.moves.join(' ')}`).toBe(learner);
    }
  });

  test('words name squares, pieces and moves that are there', async () => {
    const kinds = new Set(games.flatMap((one) => namesOf(rulesFor(one))));
    for (const { where, rules, task } of await tasksOf(game)) {
      const own = new Set(namesOf(rules));
      for (const text of wordsOf(task)) {
        const about = `${where}: ${text}`;
        const named = text.toLowerCase().match(/[a-z]+/g) ?? [];
        const strange = named.filter((word) => kinds.has(word) && !own.has(word));
        expect(strange, about).toEqual([]);
        expect(
          squaresIn(rules, text).filter(({ exists }) => !exists),
          about,
        ).toEqual([]);
      }
      const position = rules.parse(task.position);
      for (const text of wordsBefore(task)) {
        const about = `${where}: ${text}`;
        for (const [, kind, square] of text.matchAll(/\b([A-Za-z]+) on (\w\w)\b/g)) {
          if (!own.has(kind.toLowerCase())) continue;
          const cell = rules.board.squares.find(({ name }) => name === square)?.cell ?? -1;
          const code = position.cells[cell];
          expect(rules.kinds[kindOf(code)]?.name.toLowerCase(), about).toBe(kind.toLowerCase());
        }
      }
    }
  });

  test('sentences are short', async () => {
    for (const { where, task } of await tasksOf(game)) {
      for (const text of wordsOf(task)) {
        expect(text.length, `${where}: ${text}`).toBeLessThanOrEqual(200);
        expect(text, where).toMatch(/[.?!]$/);
        const longest = Math.max(...text.split(/[.?!:;]/).map((part) => part.split(' ').length));
        expect(longest, `${where}: ${text}`).toBeLessThanOrEqual(24);
      }
    }
  });
});

/** Exercises whose words fit these first moves alone. */
const FIRST_MOVES: readonly [game: string, lesson: string, task: number, moves: string[]][] = [
  ['bridge41', 'mate', 2, ['Rama']],
  ['cuarenta', 'vao', 2, ['f3d3', 'f3e4']],
  ['cuarenta', 'vao', 3, ['e2c4']],
  ['cuarenta', 'forks', 2, ['d3d5']],
  ['bipartite', 'first', 5, ['A4B2', 'A4C3']],
  ['bipartite', 'bare', 1, ['C2C3']],
  ['fastlane', 'forks', 1, ['d4d8']],
  ['bridges40', 'surround', 1, ['a5c5']],
  ['bridges40', 'surround', 3, ['f4d4']],
  ['bridges40', 'care', 3, ['e3e5']],
];

test.each(FIRST_MOVES)('%s, %s, task %i is done as its words tell', async (id, ...about) => {
  const [lesson, number, moves] = about;
  const where = `${id}, ${lesson}, task ${number}`;
  const given = (await Promise.all(games.map(tasksOf))).flat().filter(isExercise);
  const found = given.find((one) => one.where === where);
  if (!found) throw new Error(`no ${where}`);
  const { rules, task } = found;
  const problem = problemOf(rules, task);
  const position = rules.parse(task.position);
  const right = legalMoves(position).filter(
    (move) => movesWith(problem, position, NOTHING_YET, move, task.moves) !== null,
  );
  expect(right.map((move) => rules.formatMove(position, move)).sort()).toEqual(moves);
});

test('no piece of a lesson is on a square that is not there', () => {
  const { board } = bridges40.rules({});
  expect(setUp(board, 'Pa1')).toMatch(/P\*1\*1\*1\*1$/);
  expect(() => setUp(board, 'Pa1 pa2')).toThrow('off-board: a2');
});

test('no disc of a lesson or an example has three enemies around it: it would have fallen', async () => {
  const rules = bridges40.rules({});
  const { squares } = rules.board;
  const { learn } = await bridges40.loadLearn();
  const { pieces } = learnText(learn(rules));
  const tasks = (await tasksOf(bridges40)).map(({ task }) => task);
  const isNear = (one: Square, other: Square) => {
    const [less, more] = [one.file - other.file, one.rank - other.rank].map(Math.abs).sort();
    return more - less === 2 ? less === 0 : less === 1 && more === 1;
  };
  for (const { position } of [...tasks, ...pieces.flatMap(({ examples }) => examples)]) {
    const { cells } = rules.parse(position);
    const discs = squares.filter(({ cell }) => cells[cell] !== 0);
    for (const one of discs) {
      const enemies = discs.filter(
        (other) => cells[other.cell] !== cells[one.cell] && isNear(one, other),
      );
      expect(enemies.length, `${one.name} in ${position}`).toBeLessThan(3);
    }
  }
});

/** Plays an exercise by its solutions, the other side answering as it does in the app. */
function playedOut(problem: Problem) {
  const { rules } = problem;
  const moves: string[] = [];
  const judgements: string[] = [];
  for (;;) {
    const standing = taskProgressAfter(problem, moves);
    if (hasSurvived(problem, standing)) return { moves, judgements: [...judgements, 'done'] };
    const move = solution(problem, standing);
    if (move === null) return { moves, judgements: [...judgements, 'stuck'] };
    const judgement = judge(problem, standing, move);
    judgements.push(judgement.kind);
    const { position } = standing;
    moves.push(rules.formatMove(position, move));
    if (judgement.kind !== 'right') return { moves, judgements };
    if (judgement.answer !== null) {
      position.make(move);
      moves.push(rules.formatMove(position, judgement.answer));
    }
  }
}

/** What every legal move is worth to its mover, in centipawns. */
async function scoresOf(rules: RuleSet, start: string): Promise<Map<string, number>> {
  const line = { game: rules.game, options: rules.options, start, moves: [] };
  const lines = legalMoves(rules.parse(start)).length;
  let last: AnalysisSnapshot | null = null;
  await engine.analyse({ line, lines, depth: 5 }, (snapshot) => {
    last = snapshot ?? last;
  });
  const found = last as AnalysisSnapshot | null;
  return new Map(
    found?.lines.map(({ moves, score, mate }) => [
      moves[0],
      mate === null ? score : Math.sign(mate) * 30_000 - mate,
    ]),
  );
}

async function bestMove(line: Parameters<typeof engine.hint>[0]['line']): Promise<string | null> {
  let best: string | null = null;
  await engine.analyse({ line, lines: 1, nodes: 30_000 }, (snapshot) => {
    best = snapshot?.lines[0]?.moves[0] ?? best;
  });
  return best;
}

const namesOf = (rules: RuleSet): string[] =>
  rules.kinds.flatMap((kind) => (kind ? [kind.name.toLowerCase()] : []));

const wordsOf = (task: Task): string[] => [...wordsBefore(task), task.success];

/** What is said while the position is as it was given. */
const wordsBefore = (task: Task): string[] => [
  task.ask,
  task.otherwise,
  ...(task.level === undefined ? Object.values(task.wrong ?? {}) : []),
];

/** The squares and whole cells that a text names. */
function squaresIn(rules: RuleSet, text: string): { name: string; exists: boolean }[] {
  const { squares, cells } = rules.board;
  const known = new Set([
    ...squares.map(({ name }) => name),
    ...cells.map(({ index }) => wholeName(rules.board, index)),
  ]);
  const [files, ranks] = [0, 1].map((at) => new Set(squares.map(({ name }) => name[at])));
  const words = text.match(/[A-Za-z0-9]+(-[A-Za-z0-9]+)?/g) ?? [];
  return words
    .filter((word) =>
      word
        .split('-')
        .every((part) => part.length === 2 && files.has(part[0]) && ranks.has(part[1])),
    )
    .map((name) => ({ name, exists: known.has(name) }));
}
