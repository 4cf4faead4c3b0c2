// Positions worth looking at on every board: starts, busy middles, and each kind of mark.
import { games } from '../../src/games';

export interface Scene {
  readonly name: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  /** FEN; the start if absent. */
  readonly position?: string;
  /** Played from the position; the last one is shown as the last move. */
  readonly moves?: string;
  /** Cell to select. */
  readonly select?: string;
  /** Target to focus, which previews the move to it. */
  readonly aim?: string;
  /** Target to press after that, which opens the picker. */
  readonly press?: string;
}

const CHOSEN: readonly Scene[] = [
  { name: 'bridge-start', game: 'bridge41' },
  {
    name: 'bridge-middle',
    game: 'bridge41',
    position: '1r1rb/bp1k1/2pn1/N4/**N**/1p1B1/2P2/1P2K/BR1R1 w m 0 30',
    select: 'mk',
  },
  {
    name: 'bridge-check',
    game: 'bridge41',
    position: '2k2/1p3/5/R4/**1**/5/1p3/4K/5 w m 3 40',
    moves: 'Lwmw',
  },
  {
    name: 'bridge-moving',
    game: 'bridge41',
    options: { bridge: 'moving' },
    moves: 'mkrk mymx',
    select: 'rk',
  },
  {
    name: 'bridge-big',
    game: 'bridge41',
    options: { bridge: 'big' },
    position: 'brkrb/npp1p/3p1/5/2N2/5/5/NPPP1/BRKRB w big 0 8',
    select: 'mk',
  },
  {
    name: 'bridge-promotion',
    game: 'bridge41',
    position: '3k1/1P3/5/5/**1**/5/5/3K1/5 w m 0 50',
    select: 'ly',
    press: 'lz',
  },
  {
    name: 'bridge-strange',
    game: 'bridge41',
    options: { army: 'allYourBase', bridge: 'big', queen: 'rook' },
    select: 'Ra',
  },
  {
    name: 'bridge-dopefish',
    game: 'bridge41',
    options: { army: 'dopefish' },
    position: 'brkrb/3pn/p1p2/1p3/**D**/2P2/1P1d1/1PP2/BRKRB w m 0 12',
    select: 'mk',
  },
  { name: 'cuarenta-start', game: 'cuarenta', select: 'd1' },
  {
    name: 'cuarenta-middle',
    game: 'cuarenta',
    options: { castling: 'on' },
    position:
      '*c*f*1*b*/v*g*k*g*1/*p*1*p*p*/1*1*f*1*1/*1*p*V*1*/1*1*P*1*1/*P*1*P*P*/V*G*K*G*1/*B*F*F*C* w Cc 3 12',
    select: 'e2',
  },
  {
    name: 'cuarenta-promotion',
    game: 'cuarenta',
    position:
      '*1*1*1*b*/P*1*k*1*1/*1*1*1*P*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 3 60',
    select: 'a8',
    press: 'b9',
  },
  { name: 'bipartite-race', game: 'bipartite', moves: 'B2C2 H3G3 C2D2 H2G2', select: 'B3' },
  {
    name: 'bipartite-choice',
    game: 'bipartite',
    position: 'MM*MM/MMMMM/5/5/5/2m2/1m1mm/mmm1m/2*1m w choose 0 60',
  },
  {
    name: 'bipartite-battle',
    game: 'bipartite',
    position: 'DR1GC/S1KMS/1M3/3M1/*1s1*/1s3/2m1s/1m2m/cgkbd b 2 0 60',
    select: 'E3',
  },
  { name: 'lanes-start', game: 'fastlane', select: 'b1' },
  {
    name: 'lanes-middle',
    game: 'fastlane',
    position: 'r1bqk2r/8/ppp2ppp/8/2BN2n1/8/PPP2PPP/R2QK2R w KQkq 2 14',
    select: 'd4',
  },
  {
    name: 'lanes-check',
    game: 'fastlane',
    position: 'r2qk2r/8/ppp2ppp/8/3N2n1/8/PPP2PPP/R2QK2R w KQkq 2 14',
    moves: 'd4d6',
  },
  { name: 'tiles-start', game: 'bridges40', select: 'c3' },
  {
    name: 'tiles-middle',
    game: 'bridges40',
    position:
      '1*1*1*p*p/*1*1*p*p*/1*1*P*1*1/*1*P*p*1*/1*P*p*1*1/*1*P*P*1*/1*1*1*1*p/*1*P*1*1*/1*P*1*1*1 w 0 20',
    select: 'd4',
    aim: 'h4',
  },
];

/** Those chosen above, and the start of every game that is not among them yet. */
export const scenes: readonly Scene[] = [
  ...CHOSEN,
  ...games
    .filter(({ id }) => !CHOSEN.some(({ game }) => game === id))
    .map(({ id }) => ({ name: `${id}-start`, game: id })),
];
