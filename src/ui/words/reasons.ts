// What is said of each reason for which a game ends, and results in text, for the screen and for screen readers.
// A new reason needs a row in this one table; without it nothing compiles.
import { type Colour, type Outcome, opposite, type Reason } from '../../rules/types';
import { colourName } from './names';

interface ReasonTexts {
  /** In a list of endings: "The goal reached". */
  readonly name: string;
  /** After "Draw: "; `mover` is the side to move at the end. Null where it never is a draw. */
  readonly draw: ((mover: string) => string) | null;
  /** After "White wins: ". Null where it never is a win. */
  readonly win: ((winner: string, loser: string, mover: string) => string) | null;
  /** A win to come, before " in 4"; "Win" where the reason is not worth a name, or no line of moves ends so. */
  readonly ahead: string;
}

export const REASON_TEXTS: Readonly<Record<Reason, ReasonTexts>> = {
  checkmate: {
    name: 'Checkmate',
    draw: null,
    win: (_, loser) => `${loser}'s king is checkmated`,
    ahead: 'Checkmate',
  },
  stalemate: {
    name: 'One side has no legal move',
    draw: (mover) => `${mover} has no legal move`,
    win: (_winner, _loser, mover) => `${mover} has no legal move`,
    ahead: 'No moves left',
  },
  repetition: {
    name: 'The same position three times',
    draw: () => 'the same position came up three times',
    win: null,
    ahead: 'Win',
  },
  'quiet-limit': {
    name: 'Too many moves without progress',
    draw: () => 'too many moves passed without progress',
    win: null,
    ahead: 'Win',
  },
  'dead-position': {
    name: 'Too little left to checkmate with',
    draw: () => 'neither side can checkmate with what is left',
    win: null,
    ahead: 'Win',
  },
  'perpetual-check': {
    name: 'Check with every move of a repetition',
    draw: null,
    win: (winner) => `${winner} gave check with every move of a repetition`,
    ahead: 'Win',
  },
  'bare-king': {
    name: 'Only a king left',
    draw: () => 'both kings are left alone',
    win: (_, loser) => `${loser} has only the king left`,
    ahead: 'Bare king',
  },
  corner: {
    name: 'The far corner reached',
    draw: null,
    win: (winner, loser) => `${winner} reached ${loser}'s corner`,
    ahead: 'The corner',
  },
  goal: {
    name: 'The goal reached',
    draw: null,
    win: (winner) => `${winner} reached the goal`,
    ahead: 'The goal',
  },
  annihilation: {
    name: 'No pieces left',
    draw: null,
    win: (_, loser) => `${loser} has no pieces left`,
    ahead: 'Last piece taken',
  },
  blocked: {
    name: 'Neither side can move',
    draw: () => 'neither side can move',
    win: null,
    ahead: 'Win',
  },
  resignation: {
    name: 'One side gives up',
    draw: null,
    win: (_, loser) => `${loser} resigned`,
    ahead: 'Win',
  },
  agreement: {
    name: 'The players agree to a draw',
    draw: () => 'the players agreed',
    win: null,
    ahead: 'Win',
  },
  time: {
    name: 'The time runs out',
    draw: () => 'time ran out',
    win: (_, loser) => `${loser}'s time ran out`,
    ahead: 'Win',
  },
};

/** A result and its reason, as in "White wins: Black's king is checkmated"; `side` was to move. */
export function outcomeText({ winner, reason }: Outcome, side: Colour): string {
  const { draw, win } = REASON_TEXTS[reason];
  const mover = colourName(side);
  if (winner === null) return `Draw: ${draw?.(mover) ?? reason}`;
  const name = colourName(winner);
  return `${name} wins: ${win?.(name, colourName(opposite(winner)), mover) ?? reason}`;
}

/** Who won from one person's view; null without such a person, and for a draw. */
export function outcomeTitle({ winner }: Outcome, own: Colour | null): string | null {
  if (winner === null || own === null) return null;
  return winner === own ? 'You win' : 'You lose';
}
