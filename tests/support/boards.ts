// FENs from lists of pieces (`Kma Nmk kmz`: letter, then square), drawn from RULES.md alone and not from
// the games' own boards, so that a test does not inherit their mistakes.

interface Grid {
  readonly width: number;
  readonly height: number;
  /** Name of a point counted from the lower left, or null where there is no square. */
  readonly nameAt: (file: number, rank: number) => string | null;
}

function placement({ width, height, nameAt }: Grid, pieces: string): string {
  const letters = new Map<string, string>();
  for (const piece of pieces.split(' ').filter(Boolean)) {
    const square = piece.slice(1);
    if (letters.has(square)) throw new RangeError(`two pieces on ${square}`);
    letters.set(square, piece[0]);
  }
  const rows: string[] = [];
  for (let rank = height - 1; rank >= 0; rank--) {
    let row = '';
    for (let file = 0; file < width; file++) {
      const name = nameAt(file, rank);
      const letter = name === null ? '*' : letters.get(name);
      if (name !== null) letters.delete(name);
      row += letter ?? '-';
    }
    rows.push(row.replace(/-+/g, (run) => `${run.length}`));
  }
  if (letters.size > 0) throw new RangeError(`no square ${[...letters.keys()].join(' ')}`);
  return rows.join('/');
}

/** TheBridge41, with counters `0 0` unless told. The bridge's file, or `big`, decides which river squares exist. */
export function bridge(pieces: string, side = 'w', field = 'm', counters = '0 0'): string {
  const files = 'LlmrR';
  const grid: Grid = {
    width: 5,
    height: 9,
    nameAt: (file, rank) =>
      rank === 4 && field !== 'big' && files[file] !== field
        ? null
        : files[file] + 'abcdkwxyz'[rank],
  };
  return `${placement(grid, pieces)} ${side} ${field} ${counters}`;
}

export function cuarenta(pieces: string, side = 'w', castling = '-', counters = '0 0'): string {
  const grid: Grid = {
    width: 9,
    height: 9,
    nameAt: (file, rank) => ((file + rank) % 2 === 1 ? `${'abcdefghi'[file]}${rank + 1}` : null),
  };
  return `${placement(grid, pieces)} ${side} ${castling} ${counters}`;
}

export function fastlane(pieces: string, side = 'w', castling = '-', counters = '0 0'): string {
  const grid: Grid = {
    width: 8,
    height: 8,
    nameAt: (file, rank) => `${'abcdefgh'[file]}${rank + 1}`,
  };
  return `${placement(grid, pieces)} ${side} ${castling} ${counters}`;
}

/** Bipartite Chess in a stage: `1`, `choose` or `2`. */
export function bipartite(pieces: string, side: string, stage: string, counters = '0 0'): string {
  const blocked = stage === '2' ? ['E1', 'E5'] : ['A3', 'I3'];
  const grid: Grid = {
    width: 5,
    height: 9,
    nameAt: (file, rank) => {
      const name = `${'IHGFEDCBA'[rank]}${file + 1}`;
      return blocked.includes(name) ? null : name;
    },
  };
  return `${placement(grid, pieces)} ${side} ${stage} ${counters}`;
}
