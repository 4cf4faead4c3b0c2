// Armies that no race begins with and no choice gives (RULES.md section 3). They can be played all the same.
import { codeOf, kindOf } from '../../rules/position';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import { lettersOf } from '../kit/pieces';
import type { UnreachableWarning } from '../ruleSet';
import { STAGE_TWO } from './board';
import { type Letter, stageTwoPieces } from './pieces';
import { MESSENGER } from './stages';

const LETTERS = lettersOf(stageTwoPieces);
const COLOURS = [WHITE, BLACK] as const;
const POWER: readonly Letter[] = ['B', 'R'];

/** Messengers of each side in the race: none is ever taken there. */
const RACERS = 9;

/** Most pieces of a side in the battle, where messengers become soldiers. */
const MOST: readonly (readonly [letters: readonly Letter[], count: number, name: string])[] = [
  [POWER, 1, 'power pieces'],
  [['M'], 3, 'messengers'],
  [['M', 'S'], 5, 'soldiers and messengers'],
  [['G'], 1, 'guards'],
  [['C'], 1, 'captains'],
  [['D'], 1, 'swordsmen'],
];

/** What is wrong with the armies of a stage, or null. */
export const armyDoubt = (cells: Uint8Array, terrain: number): UnreachableWarning | null =>
  terrain === STAGE_TWO ? battleDoubt(cells) : raceDoubt(cells);

function raceDoubt(cells: Uint8Array): UnreachableWarning | null {
  const strangers = cellsWhere(cells, (code) => code !== 0 && kindOf(code) !== MESSENGER);
  if (strangers.length > 0) return { text: 'only messengers race', cells: strangers };
  for (const colour of COLOURS) {
    const own = cellsOf(cells, colour, ['M']);
    if (own.length === RACERS) continue;
    const text = `${nameOf(colour)} has ${own.length} messengers, and races with ${RACERS}`;
    return { text, cells: own };
  }
  return null;
}

function battleDoubt(cells: Uint8Array): UnreachableWarning | null {
  for (const colour of COLOURS) {
    for (const [letters, most, name] of MOST) {
      const own = cellsOf(cells, colour, letters);
      if (own.length <= most) continue;
      return { text: `${nameOf(colour)} has more ${name} than any choice gives`, cells: own };
    }
  }
  for (const letter of POWER) {
    const [white, black] = COLOURS.map((colour) => cellsOf(cells, colour, [letter]));
    if (white.length === 0 || black.length === 0) continue;
    const text = 'no choice gives both sides the same power piece';
    return { text, cells: [...white, ...black] };
  }
  return null;
}

const nameOf = (colour: Colour): string => (colour === WHITE ? 'White' : 'Black');

const cellsOf = (cells: Uint8Array, colour: Colour, letters: readonly Letter[]): number[] =>
  cellsWhere(cells, (code) =>
    letters.some((letter) => code === codeOf(LETTERS.indexOf(letter), colour)),
  );

const cellsWhere = (cells: Uint8Array, fits: (code: number) => boolean): number[] =>
  [...cells.keys()].filter((cell) => fits(cells[cell]));
