// The rules in force in a puzzle, named in full beside the game; a tap shows what they are.
import type { Game, OptionValues, Preset } from '../../games/game';
import { chosenValues, STANDARD, sameOptions, valueLabel } from '../../games/options';
import styles from './puzzle.module.css';

interface RulesLineProps {
  readonly game: Game;
  readonly options: OptionValues;
  readonly presets: readonly Preset[];
  readonly onClick: () => void;
}

/** Nothing for a game that has no options. */
export function RulesLine({ game, options, presets, onClick }: RulesLineProps) {
  if (game.options.length === 0) return null;
  return (
    <button type="button" class={styles.rules} onClick={onClick}>
      <strong>{game.name}</strong>
      <span>{rulesText(game, options, presets)}</span>
      <em class="visually-hidden">: rules of this puzzle</em>
    </button>
  );
}

/** The name of the variant where it has one, else every chosen value that is not the standard one. */
export function rulesText(
  { options: specs }: Pick<Game, 'options'>,
  options: OptionValues,
  presets: readonly Preset[],
): string {
  const preset = presets.find((one) => sameOptions(specs, one.options, options));
  if (preset) return preset.name;
  const names = chosenValues(specs, options).map(({ spec, value }) => valueLabel(spec, value));
  return names.join(', ') || STANDARD;
}
