// Named mixes to choose with one tap, and a name for the mix that is chosen now.
import { useState } from 'preact/hooks';
import { optionValue } from '../../games/options';
import { RadioGroup } from '../components/RadioGroup';
import { useServices } from '../services';
import { joinMixes } from '../settings/joining';
import { LONGEST_MIX_NAME, type OwnMix } from '../settings/mixes';
import type { DraftFieldsProps } from './OpponentFields';
import type { Mixes } from './useMixes';
import '../components/button.css';
import styles from '../components/textField.module.css';
import mixFields from './mixFields.module.css';

export interface MixFieldsProps extends DraftFieldsProps {
  readonly mixes: Mixes;
}

/** Nothing where a single option is all there is, and nothing of the player's own is chosen or kept. */
export function MixFields({ game, draft, onChange, mixes }: MixFieldsProps) {
  const { settings } = useServices();
  const { presets, own, chosenOwn, named, current } = mixes;
  const [first, ...others] = game.options;
  const isListed = first.values.some(
    ({ value }) => value === optionValue(game.options, draft.options, first.name),
  );
  if (others.length === 0 && isListed && own.length === 0) return null;
  const keep = (change: (all: readonly OwnMix[]) => readonly OwnMix[]) =>
    settings.set({ ...settings.get(), mixes: change(settings.get().mixes) });
  const all = [...presets, ...own];
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
        <button
          type="button"
          class="button"
          onClick={() => keep((mixes) => mixes.filter((mix) => mix !== chosenOwn))}
        >
          Forget “{chosenOwn.name}”
        </button>
      )}
      {!named && (others.length > 0 || !isListed) && (
        <NewName
          taken={all.map(({ name }) => name)}
          onName={(name) =>
            keep((mixes) => joinMixes([{ game: game.id, name, options: draft.options }], mixes))
          }
        />
      )}
    </>
  );
}

interface NewNameProps {
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
}

function NewName({ taken, onName }: NewNameProps) {
  const [name, setName] = useState('');
  const title = name.trim();
  const isTaken = taken.includes(title);
  return (
    <>
      <form
        class={mixFields.own}
        onSubmit={(event) => {
          event.preventDefault();
          if (title !== '' && !isTaken) onName(title);
        }}
      >
        <label>
          Name for this mix
          <input
            class={styles.field}
            type="text"
            value={name}
            maxLength={LONGEST_MIX_NAME}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={title === '' || isTaken}>
          Save
        </button>
      </form>
      {isTaken && <p class="error-text">There is a mix of this name already.</p>}
    </>
  );
}
