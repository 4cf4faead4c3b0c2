// The positions a network learns from, as records of a fixed length in a file that grows: what stands where, and what
// search and result said of it. All numbers are from the side to move's view.
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { CELL_STRIDE } from '../../../src/rules/board';

const AT_SIDE = CELL_STRIDE;
const AT_QUIET = AT_SIDE + 1;
const AT_RESULT = AT_SIDE + 2;
const AT_TERRAIN = AT_SIDE + 3;
const AT_SCORE = AT_SIDE + 4;
const AT_BASE = AT_SIDE + 6;
const AT_GAME = AT_SIDE + 8;
export const SAMPLE_BYTES = AT_SIDE + 12;

export interface Sample {
  /** Piece code per cell. */
  readonly cells: Uint8Array;
  readonly side: number;
  readonly quiet: number;
  readonly terrain: number;
  /** Centipawns by the search. */
  readonly score: number;
  /** Centipawns by the evaluation that the network adds to. */
  readonly base: number;
}

/** Half points the side to move made in the end: 0, 1 or 2. */
export function encodeGame(samples: readonly Sample[], game: number, whitePoints: number): Buffer {
  const bytes = Buffer.alloc(samples.length * SAMPLE_BYTES);
  for (const [index, { cells, side, quiet, terrain, score, base }] of samples.entries()) {
    const at = index * SAMPLE_BYTES;
    bytes.set(cells, at);
    bytes[at + AT_SIDE] = side;
    bytes[at + AT_QUIET] = quiet;
    bytes[at + AT_RESULT] = 2 * (side === 0 ? whitePoints : 1 - whitePoints);
    bytes[at + AT_TERRAIN] = terrain;
    bytes.writeInt16LE(score, at + AT_SCORE);
    bytes.writeInt16LE(base, at + AT_BASE);
    bytes.writeInt32LE(game, at + AT_GAME);
  }
  return bytes;
}

export class SampleFile {
  private readonly bytes: Buffer;
  readonly length: number;

  constructor(path: string) {
    this.bytes = readFileSync(path);
    this.length = Math.floor(this.bytes.length / SAMPLE_BYTES);
  }

  code = (index: number, cell: number): number => this.bytes[index * SAMPLE_BYTES + cell];
  side = (index: number): number => this.bytes[index * SAMPLE_BYTES + AT_SIDE];
  quiet = (index: number): number => this.bytes[index * SAMPLE_BYTES + AT_QUIET];
  /** Points of the side to move: 0, 0.5 or 1. */
  result = (index: number): number => this.bytes[index * SAMPLE_BYTES + AT_RESULT] / 2;
  terrain = (index: number): number => this.bytes[index * SAMPLE_BYTES + AT_TERRAIN];
  score = (index: number): number => this.bytes.readInt16LE(index * SAMPLE_BYTES + AT_SCORE);
  base = (index: number): number => this.bytes.readInt16LE(index * SAMPLE_BYTES + AT_BASE);
  /** Those that occur, in order. */
  terrains(): number[] {
    const found = new Set<number>();
    for (let index = 0; index < this.length; index++) found.add(this.terrain(index));
    return [...found].sort((one, other) => one - other);
  }

  game = (index: number): number => this.bytes.readInt32LE(index * SAMPLE_BYTES + AT_GAME);
}

/** Number of the first game that a file still lacks; cuts off what an interrupted write left of a record. */
export function firstMissingGame(path: string): number {
  if (!existsSync(path)) return 0;
  const file = new SampleFile(path);
  truncateSync(path, file.length * SAMPLE_BYTES);
  return file.length === 0 ? 0 : file.game(file.length - 1) + 1;
}

export const appendGame = (path: string, bytes: Buffer): void => appendFileSync(path, bytes);
