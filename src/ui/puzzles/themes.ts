// What the themes of puzzles are called: in every game the same, or as the game itself says.
import type { Game } from '../../games/game';
import {
  COMMON_THEMES,
  OWN_THEMES,
  type OwnTheme,
  type Theme,
  WIN_THEMES,
} from '../../games/themes';
import { textsOf } from '../../language/texts';
import type { Puzzle } from '../../puzzles/puzzle';
import type { GamePuzzles } from './gamePuzzles';

const texts = textsOf('themes');

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
  if (common) return texts.names[common];
  const own: OwnTheme | undefined = OWN_THEMES.find((one) => one === theme);
  if (own) return game.themeLabels?.()[own] ?? null;
  return kindThemeName(game, puzzles, theme);
}

/** "With the frog". */
function kindThemeName(game: Game, puzzles: readonly Puzzle[], theme: Theme): string | null {
  const about = puzzles.find(({ themes }) => themes.includes(theme));
  const kind = game
    .rules(about?.options ?? {})
    .kinds.find((one) => one && theme === `kind-${one.letter}`);
  return kind ? texts.withPiece(kind.name) : null;
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

const GOALS: readonly Theme[] = [...WIN_THEMES, 'stage', 'gain', 'piece', 'defence', 'draw'];
const LENGTHS: readonly Theme[] = ['in1', 'in2', 'in3', 'in4', 'in5'];

/** What themes are about. */
type ThemeCategory = keyof typeof texts.sorts;

interface ThemeGroup {
  readonly category: ThemeCategory;
  /** What its themes have in common. */
  readonly title: string;
  readonly themes: readonly NamedTheme[];
}

function categoryOf({ theme }: NamedTheme): ThemeCategory {
  if (GOALS.includes(theme)) return 'prize';
  if (LENGTHS.includes(theme)) return 'length';
  return theme.startsWith('kind-') ? 'piece' : 'idea';
}

/** The same themes by category; a category that a game does not have is left out. */
export function themeGroups(game: Game, loaded: GamePuzzles): ThemeGroup[] {
  const groups = new Map<ThemeCategory, NamedTheme[]>();
  for (const theme of namedThemes(game, loaded)) {
    const category = categoryOf(theme);
    groups.set(category, [...(groups.get(category) ?? []), theme]);
  }
  return [...groups].map(([category, themes]) => ({
    category,
    title: texts.sorts[category],
    themes,
  }));
}
