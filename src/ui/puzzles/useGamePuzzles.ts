// The puzzles of a game with the words for its themes, loaded when someone wants to solve them.
import { useEffect, useState } from 'preact/hooks';
import type { Game, Preset } from '../../games/game';
import type { ThemeWords } from '../../games/themes';
import { parsePuzzles } from '../../puzzles/parsePuzzles';
import type { Puzzle } from '../../puzzles/puzzle';
import { useServices } from '../services';

export interface GamePuzzles {
  readonly puzzles: readonly Puzzle[];
  /** Null where the game has no themes of its own. */
  readonly themeWords: ThemeWords | null;
  /** Variants that have a name. */
  readonly presets: readonly Preset[];
}

/** Null until they are there; none where the game has none. */
export function useGamePuzzles(game: Game | undefined): GamePuzzles | null {
  const { codeMissing } = useServices();
  const [loaded, setLoaded] = useState<GamePuzzles | null>(null);
  useEffect(() => {
    let wanted = true;
    loadPuzzles(game).then(
      (puzzles) => wanted && setLoaded(puzzles),
      () => codeMissing.set(true),
    );
    return () => {
      wanted = false;
    };
  }, [game, codeMissing]);
  return loaded;
}

async function loadPuzzles(game: Game | undefined): Promise<GamePuzzles> {
  if (!game?.loadPuzzles) return { puzzles: [], themeWords: null, presets: [] };
  const [file, words, variants] = await Promise.all([
    game.loadPuzzles(),
    game.loadThemeWords?.(),
    game.loadPresets?.(),
  ]);
  return {
    puzzles: parsePuzzles(file.default),
    themeWords: words?.themeWords ?? null,
    presets: variants?.presets ?? [],
  };
}
