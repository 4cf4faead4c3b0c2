// What is said of each reason for which a game ends, and results in text, for the screen and for screen readers.
// A new reason needs a row in this one table; without it nothing compiles.
import { type Colour, type Outcome, opposite, type Reason } from '../../rules/types';
import { colourName } from './names';

interface ReasonTexts {
  /** In a list of endings: "The goal reached". */
  readonly name: string;
  /** After "Draw: "; `mover` is the side to move at the end. Null where it never is a draw. */
  readonly draw: ((mover: string) => string) | null;
  /** After "White won": " by checkmate", ": Black resigned". Null where it never is a win. */
  readonly win: ((names: Names) => string) | null;
  /** A win to come, before " in 4"; "Win" where the reason is not worth a name, or no line of moves ends so. */
  readonly ahead: string;
}

/** Sides in the middle of a sentence: "you", "Black’s", "Black has". */
interface Names {
  readonly winner: string;
  readonly loser: string;
  readonly losers: string;
  readonly loserHas: string;
  readonly moverHas: string;
}

export const REASON_TEXTS: Readonly<Record<Reason, ReasonTexts>> = {
  checkmate: {
    name: 'Checkmate',
    draw: null,
    win: () => ' by checkmate',
    ahead: 'Checkmate',
  },
  stalemate: {
    name: 'One side has no legal move',
    draw: (mover) => `${mover} has no legal move`,
    win: ({ moverHas }) => `: ${moverHas} no legal move`,
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
    name: 'Check on every move of a repetition',
    draw: null,
    win: ({ winner }) => `: ${winner} gave check on every move of a repetition`,
    ahead: 'Win',
  },
  'bare-king': {
    name: 'Only a king left',
    draw: () => 'both kings are left alone',
    win: ({ loserHas }) => `: ${loserHas} only the king left`,
    ahead: 'Bare king',
  },
  corner: {
    name: 'The far corner reached',
    draw: null,
    win: ({ winner, losers }) => `: ${winner} reached ${losers} corner`,
    ahead: 'The corner',
  },
  goal: {
    name: 'The goal reached',
    draw: null,
    win: ({ winner }) => `: ${winner} reached the goal`,
    ahead: 'The goal',
  },
  annihilation: {
    name: 'No pieces left',
    draw: null,
    win: ({ loserHas }) => `: ${loserHas} no pieces left`,
    ahead: 'Last piece taken',
  },
  blocked: {
    name: 'Neither side can move',
    draw: () => 'neither side can move',
    win: null,
    ahead: 'Win',
  },
  resignation: {
    name: 'One side resigned',
    draw: null,
    win: ({ loser }) => `: ${loser} resigned`,
    ahead: 'Win',
  },
  agreement: {
    name: 'Draw by agreement',
    draw: () => 'both players agreed',
    win: null,
    ahead: 'Win',
  },
  time: {
    name: 'Time ran out',
    draw: () => 'time ran out',
    win: () => ' on time',
    ahead: 'Win',
  },
};

/** A result and its reason: "You won by checkmate", "White won: Black resigned". `side` was to move; `own` is "you". */
export function outcomeText(
  { winner, reason }: Outcome,
  side: Colour,
  own: Colour | null = null,
): string {
  const { draw, win } = REASON_TEXTS[reason];
  if (winner === null) return `Draw: ${draw?.(colourName(side)) ?? reason}`;
  const called = (one: Colour) => (one === own ? 'you' : colourName(one));
  const has = (one: Colour) => (one === own ? 'you have' : `${colourName(one)} has`);
  const loser = opposite(winner);
  const how = win?.({
    winner: called(winner),
    loser: called(loser),
    losers: loser === own ? 'your' : `${colourName(loser)}’s`,
    loserHas: has(loser),
    moverHas: has(side),
  });
  const won = own === null ? `${colourName(winner)} won` : winner === own ? 'You won' : 'You lost';
  return `${won}${how ?? `: ${reason}`}`;
}
