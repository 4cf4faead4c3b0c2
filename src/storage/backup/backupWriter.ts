// Writes the text of a backup (backupForm.ts) in pieces, game by game.

import { LAST_TIME } from '../../rules/reading';
import { Crc32 } from '../crc32';
import type { AsideValue } from '../gameStore';
import type { GameRecord } from '../record';
import { compareTexts, type Everything, inHex, KIND, restOf, restText, sorted } from './backupForm';
import { toTagged } from './tagged';

/** Games of a piece: one by one, each would cost more than what is done with it. */
const PIECE = 50;

/** Writes a backup whose games come one by one. */
export class BackupWriter {
  private readonly crc = new Crc32();
  private readonly pieces: string[] = [];
  /** Texts of the games that no piece has yet. */
  private waiting: string[] = [];
  private games = 0;

  constructor() {
    this.crc.add('[[');
  }

  /** Games come sorted by id. */
  add(game: GameRecord): void {
    this.games += 1;
    this.waiting.push(JSON.stringify(game));
    if (this.waiting.length === PIECE) this.endPiece();
  }

  private endPiece(): void {
    if (this.waiting.length === 0) return;
    const isFirst = this.pieces.length === 0;
    this.crc.add(`${isFirst ? '' : ','}${this.waiting.join(',')}`);
    this.pieces.push(`${isFirst ? '' : ',\n'}${this.waiting.join(',\n')}`);
    this.waiting = [];
  }

  /** The pieces of the file's text, with all that is not a game. */
  finish(rest: Omit<Everything, 'games'>): string[] {
    const aside = rest.aside
      .map(writtenAside)
      .map((entry) => ({ entry, text: JSON.stringify(entry) }))
      .sort((a, b) => a.entry.at - b.entry.at || compareTexts(a.text, b.text))
      .map(({ entry }) => entry);
    const choices = sorted(rest.choices, (value) => toTagged(value));
    const analyses = byId(rest.analyses);
    const reviews = byId(rest.reviews);
    const attempts = byId(rest.attempts);
    const preferences = sorted(rest.preferences);
    const parts = { analyses, reviews, attempts, aside, choices, preferences };
    const version = versionFor(parts);
    this.endPiece();
    this.crc.add(`],${restText(parts, version)}`);
    const written: readonly string[] = restOf(version).map((part) => {
      const value = parts[part];
      const text = Array.isArray(value) ? lines(value) : JSON.stringify(value);
      return `,\n${JSON.stringify(part)}: ${text}`;
    });
    const counts = {
      games: this.games,
      ...(version >= 2 && { analyses: analyses.length }),
      ...(version >= 3 && { reviews: reviews.length }),
      ...(version >= 4 && { attempts: attempts.length }),
      aside: aside.length,
      choices: Object.keys(choices).length,
    };
    return [
      `{
"fortyone": ${JSON.stringify(KIND)},
"version": ${version},
"counts": ${JSON.stringify(counts)},
"checksum": ${JSON.stringify(inHex(this.crc.value))},
"games": ${this.games === 0 ? '[' : '[\n'}`,
      ...this.pieces,
      `${this.games === 0 ? ']' : '\n]'}${written.join('')}
}
`,
    ];
  }
}

/** The earliest version that has a place for all there is. */
function versionFor(
  lists: Readonly<Record<'analyses' | 'reviews' | 'attempts', readonly unknown[]>>,
): number {
  if (lists.attempts.length > 0) return 4;
  if (lists.reviews.length > 0) return 3;
  return lists.analyses.length > 0 ? 2 : 1;
}

/** Sorted by id. */
const byId = <Kept extends { readonly id: string }>(records: readonly Kept[]): Kept[] =>
  [...records].sort((a, b) => compareTexts(a.id, b.id));

/** Even of an entry that was itself damaged, its value is kept. */
function writtenAside({ reason, at, raw }: AsideValue): AsideValue {
  const time = Number.isInteger(at) && at >= 0 && at <= LAST_TIME ? at : 0;
  return { reason: String(reason), at: time, raw: toTagged(raw) };
}

/** A list in JSON with one item a line. */
const lines = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
