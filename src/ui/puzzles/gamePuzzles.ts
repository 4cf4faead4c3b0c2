// The puzzles of a game, loaded when somebody wants to solve them, and what their themes are called: in every game the same,
// or as the game itself says.

import { useCallback } from 'preact/hooks';
import type { Game, Preset } from '../../games/game';
import {
  COMMON_THEMES,
  type CommonTheme,
  OWN_THEMES,
  type OwnTheme,
  type Theme,
  WIN_THEMES,
} from '../../games/themes';
import { type Puzzle, parsePuzzles } from '../../puzzles/puzzle';
import { useLoaded } from '../components/later';

const COMMON_NAMES: Readonly<Record<CommonTheme, string>> = {
  checkmate: 'Checkmate',
  in1: 'Win in one move',
  in2: 'Win in two moves',
  in3: 'Win in three moves',
  in4: 'Win in four moves',
  in5: 'Win in five moves',
  gain: 'Coming out ahead',
  defence: 'The only defence',
  draw: 'Saving a draw',
  piece: 'Winning a piece',
  quiet: 'A quiet first move',
  sacrifice: 'Giving something up',
  promotion: 'Promotion',
  castling: 'Castling',
};

/** A theme with what it is called and how many puzzles are about it. */
export interface NamedTheme {
  readonly theme: Theme;
  readonly name: string;
  readonly count: number;
}

/** Themes of a game that so few puzzles are about teach nothing by themselves. */
const MIN_PUZZLES = 3;

/** The name of a theme, or null where this game has none for it. */
export function themeName(game: Game, { puzzles }: GamePuzzles, theme: Theme): string | null {
  const common = COMMON_THEMES.find((one) => one === theme);
  if (common) return COMMON_NAMES[common];
  const own: OwnTheme | undefined = OWN_THEMES.find((one) => one === theme);
  if (own) return game.themeLabels?.[own] ?? null;
  return kindThemeName(game, puzzles, theme);
}

/** "With the frog". */
function kindThemeName(game: Game, puzzles: readonly Puzzle[], theme: Theme): string | null {
  const about = puzzles.find(({ themes }) => themes.includes(theme));
  const kind = game
    .rules(about?.options ?? {})
    .kinds.find((one) => one && theme === `kind-${one.letter}`);
  return kind ? `With the ${kind.name}` : null;
}

/** The themes of a game that are worth choosing, in their order: one that every puzzle has is none. */
export function namedThemes(game: Game, loaded: GamePuzzles): NamedTheme[] {
  const counts = new Map<Theme, number>();
  for (const { themes } of loaded.puzzles)
    for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  const known: readonly Theme[] = [...COMMON_THEMES, ...OWN_THEMES];
  const kinds = [...counts.keys()].filter((theme) => !known.includes(theme)).sort();
  return [...new Set([...known, ...kinds])].flatMap((theme) => {
    const count = counts.get(theme) ?? 0;
    const isChoice = count >= MIN_PUZZLES && count < loaded.puzzles.length;
    const name = isChoice ? themeName(game, loaded, theme) : null;
    return name === null ? [] : [{ theme, name, count }];
  });
}

const PRIZES: readonly Theme[] = [...WIN_THEMES, 'stage', 'gain', 'piece', 'defence', 'draw'];
const LENGTHS: readonly Theme[] = ['in1', 'in2', 'in3', 'in4', 'in5'];

/** Themes of one sort under what they have in common. */
export interface ThemeGroup {
  readonly title: string;
  readonly themes: readonly NamedTheme[];
}

/** The same themes by sort; a sort that a game does not have is left out. */
export function themeGroups(game: Game, loaded: GamePuzzles): ThemeGroup[] {
  const titleOf = ({ theme }: NamedTheme): string => {
    if (PRIZES.includes(theme)) return 'What is won or saved';
    if (LENGTHS.includes(theme)) return 'How many moves';
    return theme.startsWith('kind-') ? 'Which piece begins' : 'Ideas';
  };
  const groups = new Map<string, NamedTheme[]>();
  for (const theme of namedThemes(game, loaded)) {
    const title = titleOf(theme);
    groups.set(title, [...(groups.get(title) ?? []), theme]);
  }
  return [...groups].map(([title, themes]) => ({ title, themes }));
}

export interface GamePuzzles {
  readonly puzzles: readonly Puzzle[];
  /** Variants that have a name. */
  readonly presets: readonly Preset[];
}

/** Null until they are loaded; none where the game has none. */
export const useGamePuzzles = (game: Game | undefined): GamePuzzles | null =>
  useLoaded(useCallback(() => loadPuzzles(game), [game]));

export async function loadPuzzles(game: Game | undefined): Promise<GamePuzzles> {
  if (!game?.loadPuzzles) return { puzzles: [], presets: [] };
  const { default: file } = await game.loadPuzzles();
  return { puzzles: parsePuzzles(await file), presets: game.presets ?? [] };
}
