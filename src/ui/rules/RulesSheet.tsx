// The rules of a game being played: the options in force, each with its line and a picture to tap.
import { gameById } from '../../games';
import type { Game, OptionValues, RuleSet } from '../../games/game';
import { type ChosenValue, chosenValues, valueAmong, valueLabel } from '../../games/options';
import { textsOf } from '../../language/texts';
import { ButtonLink } from '../components/Button';
import pictured from '../components/pictured.module.css';
import { Sheet } from '../components/Sheet';
import { Passages } from '../learn/PieceMoves';
import { OptionPicture } from './OptionPicture';
import styles from './ruleLines.module.css';

const texts = textsOf('rules');
const names = textsOf('names');

interface RulesSheetProps {
  readonly rules: RuleSet;
  /** Whether nothing is taken back. */
  readonly strict?: boolean;
  readonly onClose: () => void;
}

export function RulesSheet({ rules, strict = false, onClose }: RulesSheetProps) {
  const game = gameById(rules.game);
  if (!game) return null;
  const lines = chosenValues(game.options, rules.options);
  return (
    <Sheet
      title={texts.rulesOfGame}
      onClose={onClose}
      footer={
        <ButtonLink to={{ screen: 'learn', game: game.id, options: rules.options }} wide>
          {texts.howItIsPlayed}
        </ButtonLink>
      }
    >
      <p>{texts.aim(game.aim())}</p>
      {lines.length === 0 ? (
        <p>{texts.standardRules}</p>
      ) : (
        <RuleLines game={game} lines={lines} options={rules.options} />
      )}
      {strict && <p>{names.strictRule}</p>}
    </Sheet>
  );
}

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
