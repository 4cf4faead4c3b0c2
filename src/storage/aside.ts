// What could not be read and was set aside: of what kind it is, and how it is told and counted.
import { toTagged } from './backup/tagged';

/** What can be set aside. */
export const KINDS = ['game', 'analysis', 'attempt'] as const;
export type Kind = (typeof KINDS)[number];
export type KindCounts = Readonly<Record<Kind, number>>;

/** Something that could not be read, kept as it was found (bounded.ts). */
export interface AsideValue {
  /** Names the bad field or ply. */
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The stored value, or what is kept of one that is larger than any record. */
  readonly raw: unknown;
}

/** Something set aside without its value, which may be large. */
export interface AsideNote {
  readonly key: number;
  readonly kind: Kind;
  readonly reason: string;
}

/** What a damaged value was, as far as can be told: only analyses have a tree, only attempts a puzzle. */
export function kindOf(raw: unknown): Kind {
  if (typeof raw !== 'object' || raw === null) return 'game';
  if ('tree' in raw) return 'analysis';
  return 'puzzle' in raw ? 'attempt' : 'game';
}

export const countKinds = (kinds: readonly Kind[]): KindCounts => ({
  game: kinds.filter((kind) => kind === 'game').length,
  analysis: kinds.filter((kind) => kind === 'analysis').length,
  attempt: kinds.filter((kind) => kind === 'attempt').length,
});

/** What was set aside as the text of a file, with the reasons and the values as they were found. */
export function asideFile(entries: readonly AsideValue[]): string {
  const games = entries.map((entry) => ({ ...entry, raw: toTagged(entry.raw) }));
  return `${JSON.stringify({ fortyone: 'games set aside', games }, null, 2)}\n`;
}
