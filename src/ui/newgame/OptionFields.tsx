// The rules of a game, folded away until wanted: named variants first, then every option with its lines and pictures.
import { useState } from 'preact/hooks';
import { balanceWarning } from '../../games/balance';
import type { OptionSpec } from '../../games/game';
import { inOneLine } from '../../games/learn';
import { knownValue, optionValue, valueAmong } from '../../games/options';
import { textsOf } from '../../language/texts';
import { Button } from '../components/Button';
import { Switch } from '../components/fields';
import { useLoaded } from '../components/later';
import pictured from '../components/pictured.module.css';
import { RadioList } from '../components/RadioGroup';
import { draw } from '../draw/drawn';
import { OptionPicture } from '../rules/OptionPicture';
import { useServices } from '../services';
import fold from './fold.module.css';
import type { DraftFieldsProps } from './OpponentFields';
import styles from './optionFields.module.css';
import { PresetFields, usePresets } from './PresetFields';

const texts = textsOf('newGame');

export function OptionFields(props: DraftFieldsProps) {
  const { game, draft } = props;
  const [opened, setOpened] = useState(false);
  const presetChoice = usePresets(game, draft.options);
  const played = useLoaded(game.loadBalance, true)?.default;
  if (game.options.length === 0) return null;
  const caution = played && balanceWarning(played, draft.options);
  return (
    <>
      <details class={fold.root} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <summary>
          <span>{texts.rules}</span>
          <span class="hint-text">{presetChoice.current}</span>
        </summary>
        {/* So many pictures are drawn only for those who want to see them. */}
        {opened && (
          <div class={fold.content}>
            <PresetFields {...props} choice={presetChoice} />
            {game.options.map((spec) => (
              <div key={spec.name}>
                <OptionField {...props} spec={spec} />
                {caution?.causes.includes(spec.name) && (
                  <p class={styles.caution}>{caution.text}</p>
                )}
              </div>
            ))}
          </div>
        )}
      </details>
      {/* Outside what is folded away: it belongs to a choice that may have been made last time. */}
      <p role="status" class={`${styles.caution} ${styles.folded}`}>
        {caution?.text}
      </p>
    </>
  );
}

/** A switch where the values are off and on, else a line for each. */
function OptionField(props: DraftFieldsProps & { readonly spec: OptionSpec }) {
  const { spec, game, draft, onChange } = props;
  const { router } = useServices();
  const { name, label, values } = spec;
  const chosen = optionValue(game.options, draft.options, name);
  const choose = (value: string) =>
    onChange({ ...draft, options: { ...draft.options, [name]: value } });
  const picture = (value: OptionSpec['values'][number]) => (
    <OptionPicture game={game} options={draft.options} spec={spec} value={value} />
  );
  const [off, on] = values;
  const own = knownValue(spec, chosen);
  // What the player has made stands beside what is offered, once it is chosen.
  const offered = own && !values.includes(own) ? [...values, own] : values;
  if (values.length === 2 && off?.value === 'off' && on?.value === 'on') {
    return (
      <div class={`${pictured.line} ${styles.switch}`}>
        <span class={pictured.picture}>{picture(on)}</span>
        <Switch
          label={label}
          hint={inOneLine(valueAmong(on, draft.options).description)}
          checked={chosen === 'on'}
          onChange={(checked) => choose(checked ? 'on' : 'off')}
        />
      </div>
    );
  }
  const drawOwn = () => {
    draw(chosen);
    router.open({ screen: 'draw', game: game.id });
  };
  const list = (
    <RadioList
      legend={label}
      lines={offered.map((value) => ({
        value: value.value,
        label: value.label,
        hint: inOneLine(valueAmong(value, draft.options).description),
        picture: picture(value),
      }))}
      value={chosen}
      onChange={choose}
    />
  );
  if (!spec.own) return list;
  return (
    <>
      {list}
      <Button onClick={drawOwn}>{spec.own.invitation}</Button>
    </>
  );
}
