// What joins the stages of Bipartite Chess: who wins the race, which armies the choice sets up, and which armies no game
// has (RULES.md section 3).
import { textsOf } from '../../language/texts';
import type { Square } from '../../rules/board';
import { parsePlacement } from '../../rules/fen';
import { codeOf, kindOf } from '../../rules/position';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import { lazy } from '../../util/scheduling';
import { lettersOf } from '../kit/pieces';
import type { UnreachableWarning } from '../ruleSet';
import { bipartiteBoard, existsInStage, isRaceGoal, rowsFromEdge, STAGE_TWO } from './board';
import { type Letter, stageTwoPieces } from './pieces';

const texts = textsOf('bipartiteGame');

/** The Power Pieces, by number of the choice. */
export const CHOICES = ['diagonal', 'orthogonal'] as const;
const POWER: readonly Letter[] = ['B', 'R'];

const LETTERS = lettersOf(stageTwoPieces);
export const MESSENGER = LETTERS.indexOf('M');

/** A number per cell for each colour. */
function perCell(numberOf: (square: Square, colour: Colour) => number): readonly Uint8Array[] {
  return [WHITE, BLACK].map((colour) =>
    Uint8Array.from(bipartiteBoard.squares, (square) => numberOf(square, colour as Colour)),
  );
}

const ROWS_ADVANCED = perCell(rowsFromEdge);
const IS_HOME = perCell((square, colour) => (isRaceGoal(square, colour) ? 1 : 0));
const ONE = perCell(() => 1);

/** Adds up a number per cell over a side's Messengers. */
function total(cells: Uint8Array, colour: Colour, numbers: readonly Uint8Array[]): number {
  const code = codeOf(MESSENGER, colour);
  const own = numbers[colour];
  let sum = 0;
  for (let cell = 0; cell < own.length; cell++) if (cells[cell] === code) sum += own[cell];
  return sum;
}

/** Rows that a side's Messengers have advanced from its own edge, in total. */
export const rowsAdvanced = (cells: Uint8Array, colour: Colour): number =>
  total(cells, colour, ROWS_ADVANCED);

/** Rows that each of a side's Messengers on the way has advanced. */
export function rowsUnderWay(cells: Uint8Array, colour: Colour): number[] {
  const code = codeOf(MESSENGER, colour);
  return [...ROWS_ADVANCED[colour]].filter(
    (_, cell) => cells[cell] === code && IS_HOME[colour][cell] === 0,
  );
}

/** A side's Messengers on the opponent's home rows. */
export const messengersHome = (cells: Uint8Array, colour: Colour): number =>
  total(cells, colour, IS_HOME);

/** How many Messengers a side has. */
export const messengers = (cells: Uint8Array, colour: Colour): number => total(cells, colour, ONE);

/** Whether a side has all its Messengers home. Asked after every move of a race: the first one that is not answers it. */
export function hasFinishedRace(cells: Uint8Array, colour: Colour): boolean {
  const code = codeOf(MESSENGER, colour);
  const isHome = IS_HOME[colour];
  for (let cell = 0; cell < isHome.length; cell++) {
    if (cells[cell] === code && isHome[cell] === 0) return false;
  }
  return true;
}

/** Which rule decides a race: all home or, when neither side can move, more home, then more rows advanced, then White. */
export type RaceRule = 'all-home' | 'more-home' | 'more-rows' | 'moved-second';

/** The winner of a race in which neither side can move, and by which rule. */
function deadlock(cells: Uint8Array): { readonly winner: Colour; readonly rule: RaceRule } {
  const home = messengersHome(cells, WHITE) - messengersHome(cells, BLACK);
  const rows = rowsAdvanced(cells, WHITE) - rowsAdvanced(cells, BLACK);
  const winner = (home || rows) < 0 ? BLACK : WHITE;
  if (home !== 0) return { winner, rule: 'more-home' };
  return { winner, rule: rows === 0 ? 'moved-second' : 'more-rows' };
}

export const deadlockWinner = (cells: Uint8Array): Colour => deadlock(cells).winner;

/** By which rule a race that is over was won. */
export const raceRule = (cells: Uint8Array, winner: Colour): RaceRule =>
  hasFinishedRace(cells, winner) ? 'all-home' : deadlock(cells).rule;

/** Piece codes by cell at the start of Stage Two, after `chooser` took Power Piece `choice`. */
export function stageTwoCells(chooser: Colour, choice: number): Uint8Array {
  return stageTwoStarts()[chooser === WHITE ? choice : 1 - choice];
}

/** Starts by the number of White's Power Piece. */
const stageTwoStarts = lazy(() =>
  CHOICES.map((_, choice) => {
    const white = POWER[choice];
    const black = POWER[1 - choice].toLowerCase();
    const placement = `D${white}KGC/SMMMS/5/5/*3*/5/5/smmms/cgk${black}d`;
    const rules = { board: bipartiteBoard, letters: LETTERS };
    return parsePlacement(rules, placement, existsInStage(STAGE_TWO));
  }),
);

const COLOURS = [WHITE, BLACK] as const;

/** Messengers of each side in the race: none is ever taken there. */
const RACERS = 9;

/** Most pieces of a side in the battle, where Messengers become soldiers. */
const MOST = [
  { letters: POWER, count: 1, tooMany: 'powerPieces' },
  { letters: ['M'], count: 3, tooMany: 'messengers' },
  { letters: ['M', 'S'], count: 5, tooMany: 'soldiersAndMessengers' },
  { letters: ['G'], count: 1, tooMany: 'guards' },
  { letters: ['C'], count: 1, tooMany: 'captains' },
  { letters: ['D'], count: 1, tooMany: 'swordsmen' },
] as const satisfies readonly { letters: readonly Letter[]; count: number; tooMany: string }[];

/** A warning if no race begins with these armies or no choice gives them. They can be played anyway. */
export const armyWarning = (cells: Uint8Array, terrain: number): UnreachableWarning | null =>
  terrain === STAGE_TWO ? battleWarning(cells) : raceWarning(cells);

function raceWarning(cells: Uint8Array): UnreachableWarning | null {
  const strangers = cellsWhere(cells, (code) => code !== 0 && kindOf(code) !== MESSENGER);
  if (strangers.length > 0) return { text: texts.unreachable.onlyMessengers, cells: strangers };
  for (const colour of COLOURS) {
    const own = cellsOf(cells, colour, ['M']);
    if (own.length === RACERS) continue;
    const said = texts.unreachable[sideOf(colour)];
    return { text: said.messengersInstead(own.length, RACERS), cells: own };
  }
  return null;
}

function battleWarning(cells: Uint8Array): UnreachableWarning | null {
  for (const colour of COLOURS) {
    for (const { letters, count, tooMany } of MOST) {
      const own = cellsOf(cells, colour, letters);
      if (own.length <= count) continue;
      return { text: texts.unreachable[sideOf(colour)].tooMany[tooMany], cells: own };
    }
  }
  for (const letter of POWER) {
    const [white, black] = COLOURS.map((colour) => cellsOf(cells, colour, [letter]));
    if (white.length === 0 || black.length === 0) continue;
    return { text: texts.unreachable.samePowerPiece, cells: [...white, ...black] };
  }
  return null;
}

const sideOf = (colour: Colour) => (colour === WHITE ? 'white' : 'black');

const cellsOf = (cells: Uint8Array, colour: Colour, letters: readonly Letter[]): number[] =>
  cellsWhere(cells, (code) =>
    letters.some((letter) => code === codeOf(LETTERS.indexOf(letter), colour)),
  );

const cellsWhere = (cells: Uint8Array, fits: (code: number) => boolean): number[] =>
  [...cells.keys()].filter((cell) => fits(cells[cell]));
