// Named mixes to choose with one tap, and a name for the mix that is chosen now.
import { useState } from 'preact/hooks';
import { optionValue } from '../../games/options';
import { Button } from '../components/Button';
import { RadioGroup } from '../components/RadioGroup';
import styles from '../components/textField.module.css';
import { useServices } from '../services';
import { LONGEST_MIX_NAME, type OwnMix } from '../settings/mixes';
import { nameProblem, named as withName } from '../settings/naming';
import { enteredName } from '../words/givenNames';
import mixFields from './mixFields.module.css';
import type { DraftFieldsProps } from './OpponentFields';
import type { Mixes } from './useMixes';

interface MixFieldsProps extends DraftFieldsProps {
  readonly mixes: Mixes;
}

/** Nothing where a single option is all there is, and nothing of the player's own is chosen or kept. */
export function MixFields({ game, draft, onChange, mixes }: MixFieldsProps) {
  const { settings } = useServices();
  const { presets, own, chosenOwn, named, current } = mixes;
  const [first, ...others] = game.options;
  if (!first) return null;
  const isListed = first.values.some(
    ({ value }) => value === optionValue(game.options, draft.options, first.name),
  );
  if (others.length === 0 && isListed && own.length === 0) return null;
  const keep = (change: (all: readonly OwnMix[]) => readonly OwnMix[]) =>
    settings.set({ ...settings.get(), mixes: change(settings.get().mixes) });
  const all = [...presets, ...own];
  const given = presets.map(({ name }) => name);
  return (
    <>
      <RadioGroup
        legend="Mix"
        choices={all.map(({ name }) => ({ value: name, label: name }))}
        value={named ? current : ''}
        onChange={(name) => {
          const mix = all.find((one) => one.name === name);
          if (mix) onChange({ ...draft, options: mix.options });
        }}
        hint={presets.find(({ name }) => name === current)?.summary ?? 'A mix of your own.'}
      />
      {chosenOwn && (
        <Button onClick={() => keep((mixes) => mixes.filter((mix) => mix !== chosenOwn))}>
          Forget “{chosenOwn.name}”
        </Button>
      )}
      {(chosenOwn || (!named && (others.length > 0 || !isListed))) && (
        <NameField
          key={chosenOwn?.name}
          label={chosenOwn ? 'Name of this mix' : 'Name for this mix'}
          name={chosenOwn?.name ?? ''}
          problemWith={(name) =>
            nameProblem(settings.get().mixes, game, draft.options, name, given)
          }
          onName={(name) => keep((mixes) => withName(mixes, game, draft.options, name))}
        />
      )}
    </>
  );
}

interface NameFieldProps {
  readonly label: string;
  /** What it is called so far. */
  readonly name: string;
  /** Why it cannot have a name, or null. */
  readonly problemWith: (name: string) => string | null;
  readonly onName: (name: string) => void;
}

function NameField({ label, name: before, problemWith, onName }: NameFieldProps) {
  const [name, setName] = useState(before);
  const title = enteredName(name);
  const problem = title === '' ? null : problemWith(title);
  const same = title === before;
  return (
    <>
      <form
        class={mixFields.own}
        onSubmit={(event) => {
          event.preventDefault();
          if (!same && problem === null) onName(title);
        }}
      >
        <label>
          {label}
          <input
            class={styles.field}
            type="text"
            value={name}
            maxLength={LONGEST_MIX_NAME}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" disabled={same || title === '' || problem !== null}>
          {before === '' ? 'Save' : 'Rename'}
        </Button>
      </form>
      {problem && <p class="error-text">{problem}</p>}
    </>
  );
}
