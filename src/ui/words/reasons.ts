// What is said of each reason for which a game ends, and results in text, for the screen and for screen readers.
// A new reason needs a row in this one table; without it nothing compiles.
import { type Colour, type Outcome, opposite, type Reason, WHITE } from '../../rules/types';
import { outcomeOf, type Players, readersColour } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import { colourName, sideText } from './names';

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
  /** Whether the reader is the loser: the winner is not named yet. */
  readonly isLost: boolean;
}

/** What the winner did, who is named once: "White won by reaching Black’s corner", "You lost: White reached your corner". */
const deedText = ({ isLost, winner }: Names, doing: string, did: string): string =>
  isLost ? `: ${winner} ${did}` : ` by ${doing}`;

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
    win: (names) =>
      deedText(
        names,
        'giving check on every move of a repetition',
        'gave check on every move of a repetition',
      ),
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
    win: (names) =>
      deedText(names, `reaching ${names.losers} corner`, `reached ${names.losers} corner`),
    ahead: 'The corner',
  },
  goal: {
    name: 'The goal reached',
    draw: null,
    win: (names) => deedText(names, 'reaching the goal', 'reached the goal'),
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

/**
 * A result and its reason: "You won by checkmate", "White won: Black resigned". `side` was to move; `own` is "you", and
 * `players` have their names.
 */
export function outcomeText(
  { winner, reason }: Outcome,
  side: Colour,
  own: Colour | null = null,
  players: Players | null = null,
): string {
  const { draw, win } = REASON_TEXTS[reason];
  const nameOf = (one: Colour) => (players ? sideText(players, one) : colourName(one));
  if (winner === null) return `Draw: ${draw?.(nameOf(side)) ?? reason}`;
  const called = (one: Colour) => (one === own ? 'you' : nameOf(one));
  const has = (one: Colour) => (one === own ? 'you have' : `${nameOf(one)} has`);
  const loser = opposite(winner);
  const how = win?.({
    winner: called(winner),
    loser: called(loser),
    losers: loser === own ? 'your' : `${nameOf(loser)}’s`,
    loserHas: has(loser),
    moverHas: has(side),
    isLost: loser === own,
  });
  const won = own === null ? `${nameOf(winner)} won` : winner === own ? 'You won' : 'You lost';
  return `${won}${how ?? `: ${reason}`}`;
}

/** "You won by checkmate", by names or colours for a game without "you", or that the game goes on. */
export function resultText(game: GameSummary): string {
  if (game.result === null) return 'Not finished';
  return outcomeText(outcomeOf(game.result), game.stuck ?? WHITE, readersColour(game), game);
}
