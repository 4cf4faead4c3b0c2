// Presets to choose with one tap, and a name for the current variant.

import { useId, useLayoutEffect, useState } from 'preact/hooks';
import type { Game, OptionValues, Preset } from '../../games/game';
import {
  optionValue,
  presetFor,
  sameOptions,
  standardName,
  variantName,
} from '../../games/options';
import { textsOf } from '../../language/texts';
import { Button } from '../components/Button';
import { RadioGroup } from '../components/fields';
import styles from '../components/textField.module.css';
import { StartThumbnail } from '../home/GameThumbnail';
import { useObservable, useServices } from '../services';
import {
  findPreset,
  presetsOf,
  withPresetName as withName,
  withoutPreset,
} from '../settings/naming';
import { MAX_PRESET_NAME_LENGTH, MAX_PRESETS, type OwnPreset } from '../settings/settings';
import { enteredName } from '../words/givenNames';
import type { DraftFieldsProps } from './OpponentFields';
import presetFields from './presetFields.module.css';

const texts = textsOf('newGame');
const naming = textsOf('naming');

interface PresetFieldsProps extends DraftFieldsProps {
  readonly choice: PresetChoice;
}

/** Renders nothing for a game with a single option and no custom preset. */
export function PresetFields({ game, draft, onChange, choice }: PresetFieldsProps) {
  const { settings } = useServices();
  const { presets, own, chosenOwn, named, current } = choice;
  const [first, ...others] = game.options;
  if (!first) return null;
  const isListed = first.values.some(
    ({ value }) => value === optionValue(game.options, draft.options, first.name),
  );
  if (others.length === 0 && isListed && own.length === 0) return null;
  const keep = (change: (all: readonly OwnPreset[]) => readonly OwnPreset[]) =>
    settings.set({ ...settings.get(), mixes: change(settings.get().mixes) });
  const all = [...presets, ...own];
  const given = presets.map(({ name }) => name);
  return (
    <>
      <RadioGroup
        legend={texts.mix}
        choices={all.map(({ name, options }) => ({
          value: name,
          label: name,
          picture: <StartThumbnail game={game.id} options={options} />,
        }))}
        value={named ? current : ''}
        onChange={(name) => {
          const preset = all.find((one) => one.name === name);
          if (preset) onChange({ ...draft, options: preset.options });
        }}
        hint={presets.find(({ name }) => name === current)?.summary ?? texts.ownMix}
      />
      {chosenOwn && (
        <Button onClick={() => keep((presets) => withoutPreset(presets, game, draft.options))}>
          {texts.deleteMix(chosenOwn.name)}
        </Button>
      )}
      {(chosenOwn || (!named && (others.length > 0 || !isListed))) && (
        <PresetNameField
          label={chosenOwn ? texts.nameOfMix : texts.nameForMix}
          name={chosenOwn?.name ?? ''}
          problemWith={(name) =>
            presetNameProblem(settings.get().mixes, game, draft.options, name, given)
          }
          onName={(name) => keep((presets) => withName(presets, game, draft.options, name))}
        />
      )}
    </>
  );
}

/** For newcomers to a game whose usual rules are often drawn: those that seldom are, with the inventor's one tap away. */
export function FirstRules({ game, draft, onChange }: DraftFieldsProps) {
  const decisive = game.decisiveOptions && presetFor(game, game.decisiveOptions);
  if (!decisive) return null;
  const standard = standardPreset();
  const offered = [decisive, standard];
  const chosen = offered.find(({ options }) => sameOptions(game.options, options, draft.options));
  return (
    <RadioGroup
      legend={texts.rulesToBegin}
      choices={offered.map((preset) => ({
        value: preset.name,
        label: preset.name,
        picture: <StartThumbnail game={game.id} options={preset.options} />,
      }))}
      value={chosen?.name ?? ''}
      onChange={(name) => {
        const preset = offered.find((one) => one.name === name);
        if (preset) onChange({ ...draft, options: preset.options });
      }}
      hint={chosen === standard ? texts.inventorsDrawn : (chosen?.summary ?? texts.ownMix)}
    />
  );
}

interface PresetNameFieldProps {
  readonly label: string;
  /** The current name. */
  readonly name: string;
  /** Why a name is refused, or null. */
  readonly problemWith: (name: string) => string | null;
  readonly onName: (name: string) => void;
}

function PresetNameField({ label, name: before, problemWith, onName }: PresetNameFieldProps) {
  const [name, setName] = useState(before);
  const [saved, setSaved] = useState<string | null>(null);
  const id = useId();
  // In the same field: a new one would not have the focus once a name is saved.
  useLayoutEffect(() => {
    setName(before);
    setSaved((last) => (last === before ? last : null));
  }, [before]);
  const title = enteredName(name);
  const problem = title === '' ? null : problemWith(title);
  const refused = title === before || title === '' || problem !== null;
  return (
    <div class={presetFields.naming}>
      <form
        class={presetFields.own}
        onSubmit={(event) => {
          event.preventDefault();
          if (refused) return;
          onName(title);
          setSaved(title);
        }}
      >
        <label>
          {label}
          <input
            class={styles.field}
            type="text"
            value={name}
            maxLength={MAX_PRESET_NAME_LENGTH}
            aria-invalid={problem !== null}
            aria-describedby={id}
            onInput={(event) => {
              setName(event.currentTarget.value);
              setSaved(null);
            }}
          />
        </label>
        <Button type="submit" aria-disabled={refused}>
          {before === '' ? texts.save : texts.rename}
        </Button>
      </form>
      <p id={id} role="alert" class="error-text">
        {problem}
      </p>
      <p role="status" class="hint-text">
        {saved === before && texts.saved(saved)}
      </p>
    </div>
  );
}

interface PresetChoice {
  readonly presets: readonly Preset[];
  readonly own: readonly OwnPreset[];
  /** The name of the variant chosen now; what it is made of where it has none. */
  readonly current: string;
  /** The one of `own` that is chosen now, or null. */
  readonly chosenOwn: OwnPreset | null;
  /** Whether what is chosen now has a name. */
  readonly named: boolean;
}

const standardPreset = (): Preset => ({
  name: standardName(),
  options: {},
  summary: texts.inventors,
});

export function usePresets(game: Game, options: OptionValues): PresetChoice {
  const { settings } = useServices();
  const own = presetsOf(useObservable(settings).mixes, game);
  const offered = [standardPreset(), ...(game.presets ?? [])];
  const isChosen = (preset: Pick<Preset, 'options'>) =>
    sameOptions(game.options, preset.options, options);
  const chosenOwn = findPreset(own, game, options) ?? null;
  const named = chosenOwn ?? offered.find(isChosen);
  return {
    presets: offered,
    own,
    chosenOwn,
    named: named !== undefined,
    current: named?.name ?? variantName(game, options) ?? standardName(),
  };
}

/**
 * Why options cannot have a name, or null. `taken` are names that the game itself gave. It is not in
 * settings/naming.ts, since Home shows names without waiting for texts.
 */
export function presetNameProblem(
  presets: readonly OwnPreset[],
  game: Game,
  options: OptionValues,
  name: string,
  taken: readonly string[] = [],
): string | null {
  if (name === '') return naming.enterName;
  const own = findPreset(presets, game, options);
  const others = presets.filter((preset) => preset.game === game.id && preset !== own);
  if (taken.includes(name) || others.some((preset) => preset.name === name))
    return naming.nameTaken;
  if (!own && presets.length >= MAX_PRESETS) return naming.tooManyNames(MAX_PRESETS);
  return null;
}
