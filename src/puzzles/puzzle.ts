// A puzzle as a game's folder stores it (puzzles.json, made and proven by tests/lab/puzzles), and what it promises. The
// file is read here, or refused by the name of its bad field.
import { type OptionValues, readOptionValues } from '../games/options';
import { isTheme, type Theme, WIN_THEMES } from '../games/themes';
import { refuse } from '../input/input';
import { readInteger, readList, readObject, readText } from '../input/parse';

export interface Puzzle {
  /** From what it is about alone (rules, position, solution), so that an id never means another puzzle. */
  readonly id: string;
  /** Rule options that are not defaults. */
  readonly options: OptionValues;
  /** FEN; who moves there solves. */
  readonly text: string;
  /**
   * Exact move texts, the solver's first and last, with the answers that hold out longest. Where a stage is to be won, they end as
   * soon as more than one move wins it.
   */
  readonly moves: readonly string[];
  readonly themes: readonly Theme[];
  /** How hard it is: 400 is seen at a glance, 2400 by hardly anyone; 0 until it is measured. */
  readonly rating: number;
}

/** What the solution is certain to reach: an end of the game, its present stage won, a clear gain, or an escape. */
export type PuzzleGoal = 'win' | 'stage' | 'gain' | 'defence';

/** What a puzzle promises, by its themes. */
export function goalOf(themes: readonly Theme[]): PuzzleGoal {
  if (themes.includes('stage')) return 'stage';
  if (themes.includes('defence')) return 'defence';
  return WIN_THEMES.some((theme) => themes.includes(theme)) ? 'win' : 'gain';
}

const MOST = { puzzles: 2000, moves: 20, themes: 20 };
const LONGEST = { id: 16, text: 400, move: 16, theme: 20 };
const HIGHEST_RATING = 4000;

/** The puzzles of a `puzzles.json`; whether moves fit the rules is found out where they are played. @throws InputError */
export function parsePuzzles(file: unknown): readonly Puzzle[] {
  const { puzzles } = readObject(file, 'puzzles.json', ['made', 'puzzles']);
  return readList(puzzles, 'puzzles', MOST.puzzles, readPuzzle);
}

function readPuzzle(value: unknown, name: string): Puzzle {
  const fields = readObject(value, name, ['id', 'options', 'text', 'moves', 'themes', 'rating']);
  const moves = readList(fields.moves, `${name}.moves`, MOST.moves, (move, at) =>
    readText(move, at, LONGEST.move),
  );
  if (moves.length === 0) throw refuse('empty', `${name}.moves`);
  return {
    id: readText(fields.id, `${name}.id`, LONGEST.id),
    options: readOptionValues(fields.options, `${name}.options`),
    text: readText(fields.text, `${name}.text`, LONGEST.text),
    moves,
    themes: readList(fields.themes, `${name}.themes`, MOST.themes, readTheme),
    rating: readInteger(fields.rating, `${name}.rating`, 0, HIGHEST_RATING),
  };
}

function readTheme(value: unknown, name: string): Theme {
  const text = readText(value, name, LONGEST.theme);
  if (!isTheme(text)) throw refuse('noTheme', name, text);
  return text;
}
