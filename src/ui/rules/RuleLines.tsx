// Chosen rules one below the other: what each is called, its line, and a picture to tap.
import type { Game, OptionValues } from '../../games/game';
import { type ChosenValue, valueAmong, valueLabel } from '../../games/options';
import pictured from '../components/pictured.module.css';
import { Passages } from '../learn/Passages';
import { OptionPicture } from './OptionPicture';
import styles from './ruleLines.module.css';

interface RuleLinesProps {
  readonly game: Game;
  readonly lines: readonly ChosenValue[];
  /** The variant that they are seen in. */
  readonly options: OptionValues;
}

export function RuleLines({ game, lines, options }: RuleLinesProps) {
  return (
    <ul class={styles.root}>
      {lines.map(({ spec, value }) => (
        <li key={`${spec.name}:${value.value}`} class={pictured.line}>
          <span class={pictured.picture}>
            <OptionPicture game={game} options={options} spec={spec} value={value} />
          </span>
          <span class={styles.text}>
            <strong>{valueLabel(spec, value)}</strong>
            <Passages passages={valueAmong(value, options).description} />
          </span>
        </li>
      ))}
    </ul>
  );
}
