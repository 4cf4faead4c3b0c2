// Games, analyses and puzzle attempts, counted in words.
import { type KindCounts, QUARANTINE_KINDS, type QuarantineKind } from '../../storage/quarantine';

const NAMES: Readonly<Record<QuarantineKind, readonly [one: string, many: string]>> = {
  game: ['game', 'games'],
  analysis: ['analysis', 'analyses'],
  attempt: ['puzzle attempt', 'puzzle attempts'],
};

/** "1 game", "20 games". */
export const countText = (kind: QuarantineKind, count: number): string =>
  `${count} ${NAMES[kind][count === 1 ? 0 : 1]}`;

/** "20 games, 1 analysis and 3 puzzle attempts", without those of which there are none. */
export function kindCountsText(counts: KindCounts): string {
  const words = QUARANTINE_KINDS.filter((kind) => counts[kind] > 0).map((kind) =>
    countText(kind, counts[kind]),
  );
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}

/** How many there are of all kinds. */
export const sumOf = (counts: KindCounts): number =>
  QUARANTINE_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
