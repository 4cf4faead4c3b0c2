// The player's preferences: their values, how they are read back, and the theme's effect on the page.
import { BOARD_COLOURS, type BoardColours, PIECE_SETS, type PieceSet } from '../../artwork/sets';
import type { GameId, OptionValues } from '../../games/game';
import { titles } from '../../games/titles';
import type { AnswerPace } from '../../session/types';
import { enteredName } from '../words/givenNames';

export const THEMES = ['system', 'light', 'dark'] as const;
export const ANIMATIONS = ['none', 'fast', 'normal', 'slow'] as const;
/** When the computer's move comes: after a pause like a person's, or as soon as one's own has been seen. */
export const ANSWERS = ['natural', 'at-once'] as const;
/** How fast sentences are read aloud. */
export const READING_SPEEDS = ['slow', 'normal', 'fast'] as const;
/** How moves are announced, to screen readers and aloud: with all they did, the same with letters of cells spelled, or in brief. */
export const MOVE_STYLES = ['full', 'spelled', 'brief'] as const;
/** How two persons at one device sit: see ui/game/seating.tsx. */
export const SEATINGS = ['fixed', 'far', 'pieces', 'board'] as const;

export type PersonNames = readonly [white: string, black: string];

export interface Settings {
  /** The tag of the language chosen; null before: then it is the browser's. */
  readonly language: string | null;
  readonly theme: (typeof THEMES)[number];
  readonly board: BoardColours;
  readonly pieces: PieceSet;
  /** Whether a move waits for a second tap before it is played. */
  readonly confirmMoves: boolean;
  readonly coordinates: boolean;
  /** Whether a selected piece shows where it may go. */
  readonly legalDots: boolean;
  readonly animation: (typeof ANIMATIONS)[number];
  readonly answers: (typeof ANSWERS)[number];
  /** Whether a piece under a finger is drawn larger. */
  readonly magnify: boolean;
  readonly sound: boolean;
  readonly vibration: boolean;
  readonly moveStyle: (typeof MOVE_STYLES)[number];
  /** Whether the device's voice reads what is announced at a table. */
  readonly readAloud: boolean;
  readonly readingSpeed: (typeof READING_SPEEDS)[number];
  readonly seating: (typeof SEATINGS)[number];
  /** What two people who share the device are called, White's name first; empty for none. */
  readonly personNames: PersonNames;
  /** Whether the board is covered between two persons' moves. */
  readonly handOver: boolean;
  /** Whether controls lie at the left hand. */
  readonly leftHanded: boolean;
  /** True once the player knows that holding a piece shows how it moves. */
  readonly knowsHold: boolean;
  /** Whether the engine's scores are shown in pawns instead of winning chances. */
  readonly pawnScores: boolean;
  /** Whether analyses show which first moves were played, and how they scored. */
  readonly firstMoves: boolean;
  /** Whether training and themes of puzzles move the rating. */
  readonly ratedPuzzles: boolean;
  /** Whether Home shows the puzzle of the day. */
  readonly dailyCard: boolean;
  /** Whether Home may offer to install the app. */
  readonly installCard: boolean;
  /** Whether Home may say that the browser can delete the games. */
  readonly keepCard: boolean;
  /** Variants that the player gave a name. */
  readonly mixes: readonly OwnPreset[];
}

export const DEFAULT_SETTINGS: Settings = {
  language: null,
  theme: 'system',
  board: 'wood',
  pieces: 'carved',
  confirmMoves: false,
  coordinates: true,
  legalDots: true,
  animation: 'normal',
  answers: 'natural',
  magnify: true,
  sound: true,
  vibration: true,
  moveStyle: 'full',
  readAloud: false,
  readingSpeed: 'normal',
  seating: 'fixed',
  personNames: ['', ''],
  handOver: false,
  leftHanded: false,
  knowsHold: false,
  pawnScores: false,
  firstMoves: false,
  ratedPuzzles: true,
  dailyCard: true,
  installCard: true,
  keepCard: true,
  mixes: [],
};

/** Preferences that are on or off. */
type Flag = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

/** Milliseconds a piece takes to move. */
export const ANIMATION_MS: Record<Settings['animation'], number> = {
  none: 0,
  fast: 120,
  normal: 200,
  slow: 400,
};

/** Milliseconds until the browser has drawn an animation's first and last frames. */
const FRAMES_MS = 50;

/** How computers answer: after the player's move has been seen to its end; `still` where motion is reduced. */
export function answerPaceOf({ animation, answers }: Settings, still: boolean): AnswerPace {
  const duration = still ? 0 : ANIMATION_MS[animation];
  return { glide: duration > 0 ? duration + FRAMES_MS : 0, natural: answers === 'natural' };
}

const THEME_COLOURS = { light: '#f3efe6', dark: '#171a1c' } as const;

/** Settings as stored; whatever is missing or unknown has its default. */
export function parseSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const flag = (name: Flag) => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[name];
  };
  return {
    language: languageOf(stored.language),
    theme: THEMES.find((theme) => theme === stored.theme) ?? DEFAULT_SETTINGS.theme,
    board: BOARD_COLOURS.find((name) => name === stored.board) ?? DEFAULT_SETTINGS.board,
    pieces: PIECE_SETS.find((name) => name === stored.pieces) ?? DEFAULT_SETTINGS.pieces,
    confirmMoves: flag('confirmMoves'),
    coordinates: flag('coordinates'),
    legalDots: flag('legalDots'),
    animation: ANIMATIONS.find((speed) => speed === stored.animation) ?? DEFAULT_SETTINGS.animation,
    answers: ANSWERS.find((pace) => pace === stored.answers) ?? DEFAULT_SETTINGS.answers,
    magnify: flag('magnify'),
    sound: flag('sound'),
    vibration: flag('vibration'),
    moveStyle:
      MOVE_STYLES.find((style) => style === stored.moveStyle) ?? DEFAULT_SETTINGS.moveStyle,
    readAloud: flag('readAloud'),
    readingSpeed:
      READING_SPEEDS.find((speed) => speed === stored.readingSpeed) ??
      DEFAULT_SETTINGS.readingSpeed,
    seating: SEATINGS.find((seating) => seating === stored.seating) ?? DEFAULT_SETTINGS.seating,
    personNames: parseNames(stored.personNames),
    handOver: flag('handOver'),
    leftHanded: flag('leftHanded'),
    knowsHold: flag('knowsHold'),
    pawnScores: flag('pawnScores'),
    firstMoves: flag('firstMoves'),
    ratedPuzzles: flag('ratedPuzzles'),
    dailyCard: flag('dailyCard'),
    installCard: flag('installCard'),
    keepCard: flag('keepCard'),
    mixes: parsePresets(stored.mixes),
  };
}

/** A tag, even of a language that only a newer version speaks. */
const languageOf = (stored: unknown): string | null =>
  typeof stored === 'string' && /^[a-z]{2}(?:-[A-Z]{2})?$/.test(stored) ? stored : null;

/** In characters: what fits beside a clock. */
export const MAX_PERSON_NAME_LENGTH = 20;

function parseNames(stored: unknown): PersonNames {
  const [white, black]: unknown[] = Array.isArray(stored) ? stored : [];
  return [nameOf(white), nameOf(black)];
}

const nameOf = (stored: unknown): string =>
  typeof stored === 'string' ? enteredName(stored).slice(0, MAX_PERSON_NAME_LENGTH) : '';

/** Shows the chosen colours: style sheets follow the root's attributes, the browser's own bars the meta elements. */
export function applyAppearance(page: Document, { theme, board }: Settings): void {
  const root = page.documentElement;
  root.dataset.board = board;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset.theme = theme;
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = THEME_COLOURS[theme === 'system' ? own : theme];
  }
}

export interface OwnPreset {
  readonly game: GameId;
  readonly name: string;
  /** As they were saved: `presetsOf` has them as the game knows them today. */
  readonly options: OptionValues;
}

/** In characters. */
export const MAX_PRESET_NAME_LENGTH = 30;
/** Of all games together: more cannot be looked through. */
export const MAX_PRESETS = 40;

/** Variants as stored; what cannot be read is left out. */
export function parsePresets(stored: unknown): readonly OwnPreset[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MAX_PRESETS).flatMap((item: unknown) => {
    const { game: id, name, options }: Record<string, unknown> = Object(item);
    const game = titles.find((title) => title.id === id);
    if (!game || typeof name !== 'string' || typeof options !== 'object' || !options) return [];
    const title = enteredName(name).slice(0, MAX_PRESET_NAME_LENGTH);
    if (title === '') return [];
    return [{ game: game.id, name: title, options: textsIn(options) }];
  });
}

const textsIn = (stored: object): OptionValues =>
  Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
