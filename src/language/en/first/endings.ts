// Why games end, and results in words. Sides come by their names or colours; null is the reader, who is "you".

export interface Ends {
  readonly winner: string | null;
  readonly loser: string | null;
  /** Whose turn it was. */
  readonly mover: string | null;
}

export interface ReasonTexts {
  /** In a list of endings. */
  readonly name: string;
  /** A draw for this reason; `mover` is the side whose turn it was. Null where it never is one. */
  readonly draw: ((mover: string) => string) | null;
  /** A win, as a whole. Null where it never is one. */
  readonly win: ((ends: Ends) => string) | null;
  /** A win to come, before " in 4"; "Win" where the reason is not worth a name, or no line of moves ends so. */
  readonly ahead: string;
}

/** Any language may name the sides in any of them. */
const reason = (texts: ReasonTexts): ReasonTexts => texts;

const won = ({ winner, loser }: Ends): string => {
  if (winner === null) return 'You won';
  return loser === null ? 'You lost' : `${winner} won`;
};

const has = (side: string | null): string => (side === null ? 'you have' : `${side} has`);

const losers = ({ loser }: Ends): string => (loser === null ? 'your' : `${loser}’s`);

/** What the winner did, who is named once: "White won by reaching Black’s corner", "You lost: White reached your corner". */
const deed = (ends: Ends, doing: string, did: string): string =>
  ends.loser === null ? `${won(ends)}: ${ends.winner} ${did}` : `${won(ends)} by ${doing}`;

export const texts = {
  notFinished: 'Not finished',
  /** For a reason for which no game of ours ends so. */
  otherDraw: (code: string) => `Draw: ${code}`,
  otherWin: (ends: Ends, code: string) => `${won(ends)}: ${code}`,
  reasons: {
    checkmate: reason({
      name: 'Checkmate',
      draw: null,
      win: (ends) => `${won(ends)} by checkmate`,
      ahead: 'Checkmate',
    }),
    stalemate: reason({
      name: 'One side has no legal move',
      draw: (mover) => `Draw: ${mover} has no legal move`,
      win: (ends) => `${won(ends)}: ${has(ends.mover)} no legal move`,
      ahead: 'No moves left',
    }),
    repetition: reason({
      name: 'The same position three times',
      draw: () => 'Draw: the same position came up three times',
      win: null,
      ahead: 'Win',
    }),
    'quiet-limit': reason({
      name: 'Too many moves without progress',
      draw: () => 'Draw: too many moves passed without progress',
      win: null,
      ahead: 'Win',
    }),
    'dead-position': reason({
      name: 'Too little left to checkmate with',
      draw: () => 'Draw: neither side can checkmate with what is left',
      win: null,
      ahead: 'Win',
    }),
    'perpetual-check': reason({
      name: 'Check on every move of a repetition',
      draw: null,
      win: (ends) =>
        deed(
          ends,
          'giving check on every move of a repetition',
          'gave check on every move of a repetition',
        ),
      ahead: 'Win',
    }),
    'bare-king': reason({
      name: 'Only a king left',
      draw: () => 'Draw: neither side keeps more than a king',
      win: (ends) => `${won(ends)}: ${has(ends.loser)} only the king left`,
      ahead: 'Bare king',
    }),
    corner: reason({
      name: 'The far corner reached',
      draw: null,
      win: (ends) =>
        deed(ends, `reaching ${losers(ends)} corner`, `reached ${losers(ends)} corner`),
      ahead: 'The corner',
    }),
    goal: reason({
      name: 'The goal reached',
      draw: null,
      win: (ends) => deed(ends, 'reaching the goal', 'reached the goal'),
      ahead: 'The goal',
    }),
    annihilation: reason({
      name: 'No pieces left',
      draw: null,
      win: (ends) => `${won(ends)}: ${has(ends.loser)} no pieces left`,
      ahead: 'Last piece taken',
    }),
    blocked: reason({
      name: 'Neither side can move',
      draw: () => 'Draw: neither side can move',
      win: null,
      ahead: 'Win',
    }),
    resignation: reason({
      name: 'One side resigned',
      draw: null,
      win: (ends) => `${won(ends)}: ${ends.loser ?? 'you'} resigned`,
      ahead: 'Win',
    }),
    agreement: reason({
      name: 'Draw by agreement',
      draw: () => 'Draw: both players agreed',
      win: null,
      ahead: 'Win',
    }),
    time: reason({
      name: 'Time ran out',
      draw: () => 'Draw: time ran out',
      win: (ends) => `${won(ends)} on time`,
      ahead: 'Win',
    }),
  },
};
