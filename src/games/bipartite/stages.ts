// What joins the stages of Bipartite Chess: who wins the race, and the armies that the choice sets up
// (RULES.md section 3).
import { kindNumber } from '../../rules/army';
import { parsePlacement } from '../../rules/placement';
import { codeOf } from '../../rules/position';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import { bipartiteBoard, existsInStage, isRaceGoal, STAGE_TWO, TOP } from './board';
import { STAGE_TWO_KINDS } from './pieces';

/** The Power Pieces, by number of the choice. */
export const CHOICES = ['diagonal', 'orthogonal'] as const;
const POWER_LETTERS = ['B', 'R'];

export const LETTERS = STAGE_TWO_KINDS.map((kind) => kind?.letter ?? null);
const MESSENGER = kindNumber(STAGE_TWO_KINDS, 'M');

/** How far a side's Messengers have come in Stage One. */
export interface RaceStanding {
  readonly messengers: number;
  /** Messengers on the opponent's home rows. */
  readonly home: number;
  /** Rows advanced from the own edge, in total. */
  readonly advanced: number;
}

/** Counts one side's race. */
export function raceStanding(cells: Uint8Array, colour: Colour): RaceStanding {
  const code = codeOf(MESSENGER, colour);
  let messengers = 0;
  let home = 0;
  let advanced = 0;
  for (const square of bipartiteBoard.squares) {
    if (cells[square.cell] !== code) continue;
    messengers++;
    if (isRaceGoal(square, colour)) home++;
    advanced += colour === WHITE ? square.rank : TOP - square.rank;
  }
  return { messengers, home, advanced };
}

/** The winner of a race in which nobody can move: more home, then more rows advanced, then White. */
export function deadlockWinner(cells: Uint8Array): Colour {
  const white = raceStanding(cells, WHITE);
  const black = raceStanding(cells, BLACK);
  if (white.home !== black.home) return white.home > black.home ? WHITE : BLACK;
  return black.advanced > white.advanced ? BLACK : WHITE;
}

/** Piece codes by cell at the start of Stage Two, after `chooser` took Power Piece `choice`. */
export function stageTwoCells(chooser: Colour, choice: number): Uint8Array {
  return STAGE_TWO_STARTS[chooser === WHITE ? choice : 1 - choice];
}

/** Starts by the number of White's Power Piece. */
const STAGE_TWO_STARTS = CHOICES.map((_, choice) => {
  const white = POWER_LETTERS[choice];
  const black = POWER_LETTERS[1 - choice].toLowerCase();
  const placement = `D${white}KGC/SMMMS/5/5/*3*/5/5/smmms/cgk${black}d`;
  const rules = { board: bipartiteBoard, letters: LETTERS };
  return parsePlacement(rules, placement, existsInStage(STAGE_TWO));
});
