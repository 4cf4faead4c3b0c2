// Results in words, for the screen and for those who listen.
import { type Colour, type Outcome, opposite, type Reason } from '../../rules/types';
import { colourName } from './names';

/** What a reason says of a draw, null where it never is one; `mover` is the side to move at the end. */
const DRAWS: Record<Reason, ((mover: string) => string) | null> = {
  checkmate: null,
  stalemate: (mover) => `${mover} has no legal move`,
  repetition: () => 'the same position came up three times',
  'quiet-limit': () => 'too many moves passed without progress',
  'perpetual-check': null,
  corner: null,
  goal: null,
  annihilation: null,
  resignation: null,
  'dead-position': () => 'neither side can checkmate with what is left',
  'bare-king': () => 'both kings are left alone',
  blocked: () => 'neither side can move',
  agreement: () => 'the players agreed',
  time: () => 'time ran out',
};

type WinWords = (winner: string, loser: string, mover: string) => string;

/** What a reason says of a win, null where it never is one. */
const WINS: Record<Reason, WinWords | null> = {
  repetition: null,
  'quiet-limit': null,
  'dead-position': null,
  blocked: null,
  agreement: null,
  checkmate: (_, loser) => `${loser}'s king is checkmated`,
  stalemate: (_winner, _loser, mover) => `${mover} has no legal move`,
  'perpetual-check': (winner) => `${winner} gave check with every move of a repetition`,
  'bare-king': (_, loser) => `${loser} has only the king left`,
  corner: (winner, loser) => `${winner} reached ${loser}'s corner`,
  goal: (winner) => `${winner} reached the goal`,
  annihilation: (_, loser) => `${loser} has no pieces left`,
  resignation: (_, loser) => `${loser} resigned`,
  time: (_, loser) => `${loser}'s time ran out`,
};

/** A result and its reason in words, as in "White wins: Black's king is checkmated"; `side` was to move. */
export function outcomeWords({ winner, reason }: Outcome, side: Colour): string {
  const mover = colourName(side);
  if (winner === null) return `Draw: ${DRAWS[reason]?.(mover) ?? reason}`;
  const name = colourName(winner);
  const why = WINS[reason]?.(name, colourName(opposite(winner)), mover) ?? reason;
  return `${name} wins: ${why}`;
}

/** Who won from one person's view; null without such a person, and for a draw. */
export function outcomeTitle({ winner }: Outcome, own: Colour | null): string | null {
  if (winner === null || own === null) return null;
  return winner === own ? 'You win' : 'You lose';
}
