// What lessons of several games share: positions set up from a list of pieces, and tasks put together with what is said of them
// (../lessons.ts, src/language).

import type { Board, Square } from '../../rules/board';
import type { Exercise, Lesson, Task, WonGame } from '../lessons';

/** What is said of a task. */
type TaskTexts = Pick<Exercise, 'ask' | 'success' | 'otherwise' | 'wrong'>;

/** What is said of a lesson, task by task. */
interface LessonTexts<Name extends string> extends Pick<Lesson, 'title' | 'about'> {
  readonly tasks: Readonly<Record<Name, TaskTexts>>;
}

/** A task without what is said. */
type TaskSetUp<K extends string> = Omit<Exercise<K>, keyof TaskTexts> | WonGameSetUp;
type WonGameSetUp = Omit<WonGame, keyof TaskTexts>;

/** A lesson of tasks in this order, each with what is said of it under the same name. */
export function lessonOf<K extends string, Name extends string>(
  id: string,
  { title, about, tasks: said }: LessonTexts<Name>,
  tasks: Readonly<Record<Name, TaskSetUp<K>>>,
): Lesson<K> {
  const [first, ...rest] = Object.entries<TaskSetUp<K>>(tasks).map(
    ([name, task]): Task<K> => ({ ...said[name as Name], ...task }),
  );
  if (!first) throw new RangeError(`lesson ${id} has no tasks`);
  return { id, title, about, tasks: [first, ...rest] };
}

/** The task that a game's last lesson ends with. */
export const wonGame = (position: string): WonGameSetUp => ({ position, level: 2 });

/**
 * The placement field of FEN with these pieces: letter and square of each, `Ke2 kd9`, capitals for White.
 * `exists` tells which of the board's squares there are; all if it is left out.
 * @throws RangeError for a piece on a square that is not there
 */
export function setUp(
  board: Board,
  pieces: string,
  exists: (square: Square) => boolean = () => true,
): string {
  const standing = new Map(pieces.split(' ').map((piece) => [piece.slice(1), piece[0]] as const));
  const ranks = Array.from({ length: board.height }, (_, index) => board.height - 1 - index);
  const takeLetter = (square: Square | undefined): string => {
    if (!square || !exists(square)) return '*';
    const letter = standing.get(square.name) ?? '1';
    standing.delete(square.name);
    return letter;
  };
  const rows = ranks.map((rank) => {
    const squares = Array.from({ length: board.width }, (_, file) => board.squareAt(file, rank));
    return squares
      .map(takeLetter)
      .join('')
      .replace(/1+/g, ({ length }) => String(length));
  });
  if (standing.size > 0) throw new RangeError(`off-board: ${[...standing.keys()].join(' ')}`);
  return rows.join('/');
}
