// The computer's characters: five opponents that play at any level and in any game, each with a manner of its own. What one
// prefers is a few centipawns, which the engine adds to the scores of its moves (src/engine/preferences.ts).

/** Identifiers in records, links (src/share/linkCodes.ts) and the protocol. */
export const CHARACTERS = ['vera', 'carlo', 'nils', 'frida', 'bruno'] as const;
export type CharacterId = (typeof CHARACTERS)[number];

/** What they are called on every screen, in every language, and in games as text. */
export const CHARACTER_NAMES: Readonly<Record<CharacterId, string>> = {
  vera: 'Vera',
  carlo: 'Carlo',
  nils: 'Nils',
  frida: 'Frida',
  bruno: 'Bruno',
};

/** What a character gives for features of a move, in centipawns each where a manner may cost DEFAULT_MANNER_SETTINGS.mostCp. */
export interface Manner {
  /** For each cell that the move comes nearer to the enemy king, or to the enemy's pieces where there is none. */
  readonly nearer: number;
  /** The same for its own king or pieces. */
  readonly home: number;
  readonly check: number;
  readonly capture: number;
  /** For each enemy piece that it could capture next. */
  readonly threat: number;
  /** For every four moves that both sides together then have more to choose from than before. */
  readonly choice: number;
}

/** How much of their manners characters show in a game, and how much higher a level makes up for it (npm run lab -- characters). */
export interface MannerSettings {
  /** Most centipawns a move that a manner may cost at full strength. */
  readonly mostCp: number;
  /**
   * Levels that each character is added at each of MEASURED_LEVELS: the better the play, the more a manner may cost. In
   * between it is a straight line.
   */
  readonly levels: Readonly<Record<CharacterId, readonly [number, number]>>;
}

/** Levels at which it was measured what manners cost. */
export const MEASURED_LEVELS = [3, 6] as const;

export const DEFAULT_MANNER_SETTINGS: MannerSettings = {
  mostCp: 30,
  levels: {
    vera: [0.1, 0.1],
    carlo: [0.1, 0.1],
    nils: [0.1, 0.1],
    frida: [0.4, 0.4],
    bruno: [0, 0],
  },
};

export const MANNERS: Readonly<Record<CharacterId, Manner>> = {
  // Attacks.
  vera: { nearer: 6, home: 0, check: 16, capture: 0, threat: 8, choice: 0 },
  // Keeps the pieces on the board, and much open.
  carlo: { nearer: 0, home: 0, check: 0, capture: -22, threat: 0, choice: 5 },
  // Trades, and likes it simple.
  nils: { nearer: 0, home: 0, check: 0, capture: 22, threat: 0, choice: -5 },
  // Takes risks.
  frida: { nearer: 6, home: -7, check: 0, capture: -6, threat: 0, choice: 0 },
  // Holds ground.
  bruno: { nearer: -6, home: 7, check: -8, capture: 0, threat: -4, choice: 0 },
};
