// The order in which games and analyses are listed.

interface Listed {
  readonly pinned: boolean;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** Pinned ones first, then the last played. */
export const byPinAndTime = (a: Listed, b: Listed): number =>
  Number(b.pinned) - Number(a.pinned) || b.updatedAt - a.updatedAt;
