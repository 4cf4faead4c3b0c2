// The games Fairy-Stockfish can play, and the translation of our position and move texts into its own.
import { readFileSync } from 'node:fs';

/** Variant definitions to load into Fairy-Stockfish. */
export const VARIANTS_INI = readFileSync(new URL('variants.ini', import.meta.url), 'utf8');

export interface RivalGame {
  /** Our game id. */
  readonly game: string;
  /** Name of the variant in variants.ini. */
  readonly variant: string;
  /** Position text to begin from. */
  readonly start: string;
  /** Our position text as a FEN. */
  toFen(text: string): string;
  /** Our move text as a UCI move. */
  toUci(move: string): string;
  /** A UCI move as our move text. */
  fromUci(move: string): string;
}

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** Translates squares of two characters by their coordinates; a promotion letter is kept. */
function squares(ourFiles: string, ourRanks: string, fileFirst: boolean) {
  const [ourFirst, ourSecond] = fileFirst ? [ourFiles, ourRanks] : [ourRanks, ourFiles];
  const theirs = (name: string): string => {
    const [first, second] = [ourFirst.indexOf(name[0]), ourSecond.indexOf(name[1])];
    const [file, rank] = fileFirst ? [first, second] : [second, first];
    return `${'abcdefghi'[file]}${rank + 1}`;
  };
  const ours = (name: string): string => {
    const file = ourFiles['abcdefghi'.indexOf(name[0])];
    const rank = ourRanks[Number(name[1]) - 1];
    return fileFirst ? file + rank : rank + file;
  };
  return {
    toUci: (move: string) => theirs(move) + theirs(move.slice(2)) + move.slice(4),
    fromUci: (move: string) => ours(move) + ours(move.slice(2, 4)) + move.slice(4),
  };
}

/** FEN of fields in the usual order; `quiet` is a half-move clock to both sides. */
const fen = (placement: string, side: string, quiet: string): string =>
  `${placement} ${side} - - ${quiet} 1`;

const bridge41: RivalGame = {
  game: 'bridge41',
  variant: 'bridge41',
  start: 'brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0',
  toFen: (text) => {
    const [placement, side, , quiet] = text.split(' ');
    return fen(placement, side, quiet);
  },
  ...squares('LlmrR', 'abcdkwxyz', true),
};

const cuarenta: RivalGame = {
  game: 'cuarenta',
  variant: 'cuarenta',
  start:
    '*c*1*1*b*/v*g*k*g*v/*p*p*p*p*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*P*P*P*P*/V*G*K*G*V/*B*1*1*C* w - 0 0',
  toFen: bridge41.toFen,
  toUci: (move) => move,
  fromUci: (move) => move,
};

const bipartiteSquares = squares('12345', 'IHGFEDCBA', false);
/** Their Messengers write the promotion that ours leave out. */
const bipartite: RivalGame = {
  game: 'bipartite',
  variant: 'bipartite',
  start: 'DRKGC/SMMMS/5/5/*3*/5/5/smmms/cgkbd b 2 0 0',
  toFen: (text) => {
    const [placement, side, , quiet] = text.split(' ');
    return fen(swapCase(placement), side === 'b' ? 'w' : 'b', quiet);
  },
  toUci: bipartiteSquares.toUci,
  fromUci: (move) => bipartiteSquares.fromUci(move.slice(0, 4)),
};

export const rivalGames: readonly RivalGame[] = [bridge41, cuarenta, bipartite];
