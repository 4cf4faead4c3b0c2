// Our position and move texts in Fairy-Stockfish's notation (FEN, and squares a1 to e9 or i9), and back. Pure text:
// whether a move is legal is for the generators to say.

/** How the texts of one game read in the other engine's notation. */
export interface Translation {
  /** Our position text as a FEN. Throws if the other engine cannot express it. */
  toFen(text: string): string;
  /** A FEN as our position text; its ply is counted as if the game had begun at move 1. */
  fromFen(fen: string): string;
  /** Our move text with the promotion written where ours leaves it out; `text` is the position it is played in. */
  withPromotion(move: string, text: string): string;
  /** Our move text, with its promotion written, as a UCI move. */
  toUci(move: string): string;
  /** A UCI move as our move text. */
  fromUci(move: string): string;
}

const FILES = 'abcdefghi';
const RANKS = '123456789';

/** Names squares by two strings of characters, one for each coordinate, and finds them again. */
function naming(first: string, second: string) {
  return {
    name: ([one, two]: readonly [number, number]): string => first[one] + second[two],
    find: (square: string): readonly [number, number] => {
      const found = [first.indexOf(square[0]), second.indexOf(square[1])] as const;
      if (square.length !== 2 || found.includes(-1)) throw new Error(`no square "${square}"`);
      return found;
    },
  };
}

const movedSquares = (move: string, translate: (square: string) => string): string =>
  translate(move.slice(0, 2)) + translate(move.slice(2, 4)) + move.slice(4);

/** The usual case: the same colours and letters, squares with their file first, and one game field. */
function sameColours(files: string, ranks: string, field: string): Translation {
  const ours = naming(files, ranks);
  const theirs = naming(FILES.slice(0, files.length), RANKS);
  return {
    toFen: (text) => {
      const [placement, side, ownField, quiet, ply] = text.split(' ');
      if (ownField !== field) throw new Error(`field "${ownField}" is not "${field}" in "${text}"`);
      return `${placement} ${side} - - ${quiet} ${fullMove(ply)}`;
    },
    fromFen: (fen) => {
      const [placement, side, , , quiet, move] = fen.split(' ');
      return `${placement} ${side} ${field} ${quiet} ${plyOf(move, side)}`;
    },
    withPromotion: (move) => move,
    toUci: (move) => movedSquares(move, (square) => theirs.name(ours.find(square))),
    fromUci: (move) => movedSquares(move, (square) => ours.name(theirs.find(square))),
  };
}

const fullMove = (ply: string): number => Math.floor(Number(ply) / 2) + 1;
const plyOf = (move: string, side: string): number =>
  (Number(move) - 1) * 2 + (side === 'w' ? 0 : 1);

/** TheBridge41 with the fixed bridge: files L to R are a to e, ranks a to z are 1 to 9. */
export const bridge41Texts = sameColours('LlmrR', 'abcdkwxyz', 'm');

const cuarentaSquares = sameColours(FILES, RANKS, '-');

/** Cuarenta without frogs and castling: the same squares. */
export const cuarentaTexts: Translation = {
  ...cuarentaSquares,
  toFen: (text) => {
    const fen = cuarentaSquares.toFen(text);
    if (/f/i.test(fen.split(' ')[0])) throw new Error(`Fairy-Stockfish has no frogs: "${text}"`);
    return fen;
  },
};

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
const swapSide = (side: string): string => (side === 'w' ? 'b' : 'w');

const ROWS = 'ABCDEFGHI';
const battleSquares = naming(ROWS, '12345');

/** The letter on one of our squares, or a space. */
function pieceOn(square: string, text: string): string {
  const [row, column] = battleSquares.find(square);
  const cells = text.split('/')[row].replace(/\d/g, (run) => ' '.repeat(Number(run)));
  return cells[column];
}

/** Whether a move makes a Messenger a Soldier, which our move text does not spell out. */
function becomesSoldier(move: string, text: string): boolean {
  const piece = pieceOn(move.slice(0, 2), text);
  return (piece === 'M' && /[HI]/.test(move[2])) || (piece === 'm' && /[AB]/.test(move[2]));
}

/**
 * Stage Two of Bipartite Chess. Row I is rank 1 and column 1 file a. Colours are exchanged, because the other
 * engine's White is at the bottom and moves first, as our Black is and does.
 */
export const bipartiteTexts: Translation = {
  toFen: (text) => {
    const [placement, side, stage, quiet, ply] = text.split(' ');
    if (stage !== '2') throw new Error(`stage "${stage}" is not "2" in "${text}"`);
    return `${swapCase(placement)} ${swapSide(side)} - - ${quiet} ${fullMove(ply)}`;
  },
  fromFen: (fen) => {
    const [placement, side, , , quiet, move] = fen.split(' ');
    return `${swapCase(placement)} ${swapSide(side)} 2 ${quiet} ${plyOf(move, side)}`;
  },
  withPromotion: (move, text) => (becomesSoldier(move, text) ? `${move}s` : move),
  toUci: (move) =>
    movedSquares(move, (square) => {
      const [row, column] = battleSquares.find(square);
      return FILES[column] + RANKS[8 - row];
    }),
  fromUci: (move) =>
    movedSquares(move.slice(0, 4), (square) => {
      const [column, rank] = theirBattleSquares.find(square);
      return battleSquares.name([8 - rank, column]);
    }),
};

const theirBattleSquares = naming(FILES.slice(0, 5), RANKS);
