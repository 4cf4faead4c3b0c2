// What a puzzle can be about: themes that mean the same in every game, and those that each game has words of its own for.

/** Themes by which a game is won; they are reasons of results. */
export const WIN_THEMES = [
  'checkmate',
  'stalemate',
  'perpetual-check',
  'bare-king',
  'corner',
  'goal',
  'annihilation',
] as const;

/** Themes of every game. */
export const COMMON_THEMES = [
  'checkmate',
  'in1',
  'in2',
  'in3',
  'in4',
  'in5',
  'gain',
  'defence',
  'draw',
  'piece',
  'quiet',
  'sacrifice',
  'promotion',
  'castling',
] as const;

/** Themes that a game's own rules give a meaning. */
export const OWN_THEMES = [
  'stalemate',
  'perpetual-check',
  'bare-king',
  'corner',
  'goal',
  'annihilation',
  /** A piece goes over another: a friend that gives way, a screen, what it jumps. */
  'over',
  /** Captures what stands elsewhere than where the piece went. */
  'surround',
  /** Part of the board itself moves. */
  'terrain',
  'choice',
  /** The other side must pass. */
  'pass',
  /** Wins a stage that leads on to another one. */
  'stage',
] as const;

type CommonTheme = (typeof COMMON_THEMES)[number];
export type OwnTheme = (typeof OWN_THEMES)[number];
/** The kind of piece, by its letter, that makes the first move. */
type KindTheme = `kind-${string}`;
export type Theme = CommonTheme | OwnTheme | KindTheme;

/** What a game calls the themes of its own; those that it does not have are absent. */
export type ThemeLabels = Readonly<Partial<Record<OwnTheme, string>>>;

const NAMED: readonly string[] = [...COMMON_THEMES, ...OWN_THEMES];

/** Whether a text names a theme. */
export const isTheme = (text: string): text is Theme =>
  NAMED.includes(text) || /^kind-\S{1,4}$/.test(text);
