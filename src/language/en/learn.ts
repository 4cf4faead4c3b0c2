// Learn: how a game is played, good plans to begin with, and what measured games say about it.
import { countedText, type PieceName, withArticle } from './pieces';

const PLANS = ['A good plan', 'Two good plans', 'Three good plans'];

const share = (percent: number): string =>
  percent < 1 ? 'less than 1%' : `${Math.round(percent)}%`;
const inMoves = (count: number): string => (count === 1 ? 'one move' : `${count} moves`);

/** The pieces that one side has left: "a king", "king and rook", "king and two knights". */
function leftText(pieces: readonly PieceName[]): string {
  const [only, another] = pieces;
  if (only !== undefined && another === undefined) return withArticle(only);
  return [...new Set(pieces)]
    .map((piece) => {
      const count = pieces.filter((one) => one === piece).length;
      return count === 1 ? piece : countedText(count, piece);
    })
    .join(' and ');
}

export const texts = {
  title: 'Learn',
  noGame: 'There’s no game with this name.',
  byDoing: 'Learn by doing: lessons on the board',
  aim: 'Aim',
  board: 'The board',
  pieces: 'The pieces',
  laterPieces: 'Pieces that come later',
  endings: 'How it ends',
  source: (game: string, author: string) =>
    `${game}: ${author}. The rules are in our own words. Where the inventor is silent or unclear, we decided: see the passages marked “our ruling”.`,
  play: (game: string) => `Play ${game}`,
  /** The rules in force have a name, such as "Standard". */
  rulesNamed: (name: string) => `${name} rules`,
  allRules: 'All rules you can choose',
  rulesToChoose: 'Rules you can choose',

  plans: (count: number) => `${PLANS[count - 1] ?? `${count} good plans`} to begin with`,
  exploreFirstMoves: 'Explore the first moves',

  facts: 'Who wins, and how',
  whichSide: 'Which side does better',
  winners: (games: number, white: number, black: number, drawn: number) =>
    `Of ${games} games White won ${white} and Black ${black}; ${drawn} ${drawn === 1 ? 'was' : 'were'} drawn.`,
  howGamesEnd: 'How games end',
  stillGoing: 'Still going after 150 moves each',
  howLong: 'How long they last',
  /** The least and the most moves that games of the middle half took. */
  length: (middle: number, short: number, long: number) =>
    `A typical game takes ${middle} moves each; half of them take ${short} to ${long}.`,
  worth: 'What pieces are worth',
  worthSource:
    'Learned from the computer’s own games, with all pieces on the board. The weakest piece counts 1.',
  measured: (day: string, level: number) =>
    `Measured on ${day}: the computer at level ${level} played itself by the standard rules. Each side began with two random moves. People may play differently.`,
  fewPieces: 'With few pieces left',
  fewPiecesHint: 'The result with best play, for the side named first.',
  /** The pieces that are left, of one side and of the other: "king and rook against a king". */
  against: (first: readonly PieceName[], second: readonly PieceName[]) =>
    `${leftText(first)} against ${leftText(second)}`,
  alwaysDrawn: 'Always a draw.',
  /** In hundredths of the positions, and moves at most. */
  won: (percent: number, moves: number) =>
    `Won from ${share(percent)} of positions, in ${inMoves(moves)} at most.`,
  lost: (percent: number) => `Lost from ${share(percent)}.`,
  solved: (day: string) =>
    `Worked out on ${day} for every position of these pieces, with either side to move and best play by both.`,
};
