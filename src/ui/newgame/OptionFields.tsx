// The rule options of a game, folded away until wanted. A value that does not go with the others says why.
import type { OptionSpec } from '../../games/game';
import { optionValue } from '../../games/options';
import { RadioGroup } from '../components/RadioGroup';
import { Switch } from '../components/Switch';
import { refusal } from './draft';
import type { DraftFieldsProps } from './OpponentFields';

export function OptionFields({ game, draft, onChange }: DraftFieldsProps) {
  if (game.options.length === 0) return null;
  const changed = game.options.filter(
    ({ name, values }) => optionValue(game.options, draft.options, name) !== values[0].value,
  );
  const caution = game.caution?.(draft.options) ?? null;
  return (
    <>
      <details class="fold">
        <summary>
          <span>Rules</span>
          <span class="hint-text">{summary(changed)}</span>
        </summary>
        <div class="fold-content">
          {game.options.map((spec) => (
            <OptionField
              key={spec.name}
              spec={spec}
              game={game}
              draft={draft}
              onChange={onChange}
            />
          ))}
        </div>
      </details>
      {/* Outside what is folded away: it belongs to a choice that may have been made last time. */}
      <p role="status" class="caution">
        {caution}
      </p>
    </>
  );
}

function summary(changed: readonly OptionSpec[]): string {
  if (changed.length === 0) return 'Standard';
  if (changed.length <= 2) return changed.map(({ label }) => label).join(', ');
  return `${changed.length} options`;
}

/** A switch where the values are off and on, else a group of radio buttons. */
function OptionField(props: DraftFieldsProps & { readonly spec: OptionSpec }) {
  const { spec, game, draft, onChange } = props;
  const { name, label, values } = spec;
  const chosen = optionValue(game.options, draft.options, name);
  const choose = (value: string) =>
    onChange({ ...draft, options: { ...draft.options, [name]: value } });
  const refuse = (value: string) =>
    value === chosen ? null : refusal(game, draft.options, name, value);
  const [off, on] = values;
  if (values.length === 2 && off.value === 'off' && on.value === 'on') {
    return (
      <Switch
        label={label}
        hint={on.summary}
        checked={chosen === 'on'}
        onChange={(checked) => choose(checked ? 'on' : 'off')}
        refusal={refuse('on')}
      />
    );
  }
  return (
    <RadioGroup
      legend={label}
      choices={values.map(({ value, label: text }) => ({
        value,
        label: text,
        refusal: refuse(value),
      }))}
      value={chosen}
      onChange={choose}
      hint={values.find(({ value }) => value === chosen)?.summary ?? ''}
    />
  );
}
