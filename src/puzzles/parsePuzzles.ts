// A game's stored puzzles become exact types, or are refused by the name of the bad field.
import type { OptionValues } from '../games/options';
import { isTheme, type Theme } from '../games/themes';
import { InputError } from '../rules/types';
import { readFields, readInteger, readList, readObject, readText } from '../util/parse';
import type { Puzzle } from './puzzle';

const MOST = { puzzles: 2000, moves: 20, themes: 20 };
const LONGEST = { id: 16, option: 64, text: 400, move: 16, theme: 20 };
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
  if (moves.length === 0) throw new InputError(`${name}.moves is empty`);
  return {
    id: readText(fields.id, `${name}.id`, LONGEST.id),
    options: readOptions(fields.options, `${name}.options`),
    text: readText(fields.text, `${name}.text`, LONGEST.text),
    moves,
    themes: readList(fields.themes, `${name}.themes`, MOST.themes, readTheme),
    rating: readInteger(fields.rating, `${name}.rating`, 0, HIGHEST_RATING),
  };
}

function readOptions(value: unknown, name: string): OptionValues {
  const entries = Object.entries(readFields(value, name));
  return Object.fromEntries(
    entries.map(([option, chosen]) => [
      option,
      readText(chosen, `${name}.${option}`, LONGEST.option),
    ]),
  );
}

function readTheme(value: unknown, name: string): Theme {
  const text = readText(value, name, LONGEST.theme);
  if (!isTheme(text)) throw new InputError(`${name} is "${text}", no theme of puzzles`);
  return text;
}
