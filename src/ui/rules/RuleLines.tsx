// Chosen rules one below the other: what each is called, its line, and a picture to tap.
import type { Game, OptionValues } from '../../games/game';
import { optionName } from '../../games/mixName';
import { type ChosenValue, valueAmong } from '../../games/options';
import pictured from '../components/pictured.module.css';
import { Passages } from '../learn/Passages';
import { OptionPicture } from './OptionPicture';
import styles from './ruleLines.module.css';

interface RuleLinesProps {
  readonly game: Game;
  readonly lines: readonly ChosenValue[];
  /** The mix that they are seen in. */
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
            <strong>{optionName(spec, value)}</strong>
            <Passages passages={valueAmong(value, options).told} />
          </span>
        </li>
      ))}
    </ul>
  );
}
