// The games that Fairy-Stockfish can play: which variant stands for which, from where, and where it is exact.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bipartiteTexts, bridge41Texts, cuarentaTexts, type Translation } from './squares';

/** Where the variant definitions are that Fairy-Stockfish is to load. */
export const VARIANTS_PATH = fileURLToPath(new URL('variants.ini', import.meta.url));
/** The same as text. */
export const VARIANTS_INI = readFileSync(VARIANTS_PATH, 'utf8');

export interface RivalGame extends Translation {
  /** Our game id. */
  readonly game: string;
  /** Name in variants.ini of the variant to play against: it accepts every move of our game. */
  readonly variant: string;
  /** Position text to begin from: the variant's own start. */
  readonly start: string;
  /** Letters, small, of pieces that the other engine lacks, so that nobody may promote to them against it. */
  readonly lacks: string;
  /** The variants that between them know exactly which moves are legal. */
  readonly judges: readonly Judge[];
}

export interface Judge {
  readonly variant: string;
  /** Whether this variant's word counts for a UCI move. */
  judges(move: string): boolean;
}

const always = (variant: string): readonly Judge[] => [{ variant, judges: () => true }];
const endsOnLastRank = (move: string): boolean => /^..[a-i][19]/.test(move);

const bipartite = (variant: string, top: string, bottom: string): RivalGame => ({
  game: 'bipartite',
  variant,
  start: `${top}/SMMMS/5/5/*3*/5/5/smmms/${bottom} b 2 0 0`,
  lacks: '',
  ...bipartiteTexts,
  judges: always(variant),
});

export const rivalGames: readonly RivalGame[] = [
  {
    game: 'bridge41',
    variant: 'bridge41',
    start: 'brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0',
    lacks: '',
    ...bridge41Texts,
    judges: always('bridge41'),
  },
  {
    game: 'cuarenta',
    variant: 'cuarenta-loose',
    start:
      '*c*1*1*b*/v*g*k*g*v/*p*p*p*p*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*P*P*P*P*/V*G*K*G*V/*B*1*1*C* w - 0 0',
    lacks: 'f',
    ...cuarentaTexts,
    judges: [
      { variant: 'cuarenta', judges: endsOnLastRank },
      { variant: 'cuarenta-camel', judges: (move) => !endsOnLastRank(move) },
    ],
  },
  bipartite('bipartite-bd', 'DRKGC', 'cgkbd'),
  bipartite('bipartite-bo', 'DBKGC', 'cgkrd'),
];
