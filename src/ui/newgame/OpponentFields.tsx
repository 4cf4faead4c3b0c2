// Who plays against whom: the opponent, the computer's level, the player's side.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { CHARACTER_NAMES, CHARACTERS } from '../../games/characters';
import type { Game } from '../../games/game';
import type { PlayerRating } from '../../rating/playerRating';
import type { Colour } from '../../rules/types';
import { CharacterFace } from '../characters/CharacterFace';
import { mannerText } from '../characters/characterText';
import { Switch } from '../components/fields';
import { Icon } from '../components/Icon';
import { RadioGroup } from '../components/RadioGroup';
import field from '../components/textField.module.css';
import { SeatingFields } from '../game/seating';
import { useServices } from '../services';
import { MAX_PERSON_NAME_LENGTH, type PersonNames } from '../settings/settings';
import { useObservable } from '../state/useObservable';
import { matchedLevelText } from '../stored/playerRating';
import { colourName, LEVEL_NAMES } from '../words/names';
import { firstToMove, type GameDraft, isWithFriend } from './draft';
import slider from './levelField.module.css';
import styles from './newGame.module.css';
import nameStyles from './presetFields.module.css';

export interface DraftFieldsProps {
  readonly game: Game;
  readonly draft: GameDraft;
  readonly onChange: (draft: GameDraft) => void;
}

const HINTS = {
  person: 'Two people share this device.',
  friend: 'You send each other your moves as links, in any chat app. No clock.',
  nearby: 'Both devices are on the same Wi-Fi or hotspot. Moves go over by themselves.',
  watch: 'Two computers play, and you watch.',
};

interface OpponentFieldsProps extends DraftFieldsProps {
  /** Who is to move, of a game that goes on from where another one stood. */
  readonly toMove?: Colour;
  /** Where the player stands, null while that is worked out; absent where no level is offered that matches. */
  readonly rating?: PlayerRating | null;
  /** What else there is to choose about the computer. */
  readonly children?: ComponentChildren;
}

export function OpponentFields(props: OpponentFieldsProps) {
  const { game, draft, onChange, toMove, rating, children } = props;
  const turn =
    toMove === undefined
      ? `${colourName(firstToMove(game, draft.options))} moves first.`
      : `${colourName(toMove)} is to move.`;
  return (
    <>
      <RadioGroup
        legend="Opponent"
        choices={[
          { value: 'computer', label: 'Computer' },
          { value: 'person', label: 'Pass and play' },
          ...(toMove === undefined
            ? ([
                { value: 'friend', label: 'A friend, by message' },
                { value: 'nearby', label: 'A friend, nearby' },
              ] as const)
            : []),
          { value: 'watch', label: 'Watch' },
        ]}
        value={draft.opponent}
        onChange={(opponent) => onChange({ ...draft, opponent })}
        {...(draft.opponent !== 'computer' && { hint: HINTS[draft.opponent] })}
      />
      {draft.opponent === 'person' && (
        <>
          <NameFields labels={['White’s name', 'Black’s name']} />
          <SeatingFields />
        </>
      )}
      {draft.opponent === 'watch' && (
        <>
          <LevelField
            who="White"
            level={draft.level}
            names={LEVEL_NAMES}
            onChange={(level) => onChange({ ...draft, level })}
          />
          <LevelField
            who="Black"
            level={draft.blackLevel}
            names={LEVEL_NAMES}
            onChange={(blackLevel) => onChange({ ...draft, blackLevel })}
          />
        </>
      )}
      {isWithFriend(draft) && <NameFields labels={['Your name', 'Your friend’s name']} />}
      {draft.opponent === 'computer' && (
        <>
          {/* Close together: a phone shows all of it at once. */}
          <div class={styles.computer}>
            {rating !== undefined && (
              <Switch
                label="Matches you"
                hint={matchedLevelText(draft.matched, rating)}
                checked={draft.matched}
                onChange={(matched) => onChange({ ...draft, matched })}
              />
            )}
            {(rating === undefined || !draft.matched) && (
              <LevelField
                level={draft.level}
                names={LEVEL_NAMES}
                onChange={(level) => onChange({ ...draft, level })}
              />
            )}
            <CharacterField draft={draft} onChange={onChange} />
            {children}
          </div>
        </>
      )}
      {(draft.opponent === 'computer' || isWithFriend(draft)) && (
        <RadioGroup
          legend="You play"
          choices={[
            { value: 'white', label: 'White' },
            { value: 'random', label: 'Random' },
            { value: 'black', label: 'Black' },
          ]}
          value={draft.side}
          onChange={(side) => onChange({ ...draft, side })}
          hint={turn}
        />
      )}
    </>
  );
}

const PLAIN = 'plain';

/** Who plays at the level: the plain computer, or a character. */
function CharacterField({ draft, onChange }: Pick<DraftFieldsProps, 'draft' | 'onChange'>) {
  const { character, ...others } = draft;
  return (
    <RadioGroup
      isCompact
      legend="Character"
      choices={[
        { value: PLAIN, label: 'Plain', picture: <Icon name="engine" /> },
        ...CHARACTERS.map((value) => ({
          value,
          label: CHARACTER_NAMES[value],
          picture: <CharacterFace character={value} />,
        })),
      ]}
      value={character ?? PLAIN}
      onChange={(value) => onChange(value === PLAIN ? others : { ...others, character: value })}
      hint={character ? mannerText(character) : 'Plays the best move it finds.'}
    />
  );
}

/** What the two people are called, remembered for the next game. */
function NameFields({ labels }: { readonly labels: readonly [string, string] }) {
  const { settings } = useServices();
  const { personNames } = useObservable(settings);
  const [white, black] = personNames;
  const change = (names: PersonNames) => settings.set({ ...settings.get(), personNames: names });
  return (
    <div class={nameStyles.own}>
      <NameField label={labels[0]} name={white} onName={(name) => change([name, black])} />
      <NameField label={labels[1]} name={black} onName={(name) => change([white, name])} />
    </div>
  );
}

interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  readonly onName: (name: string) => void;
}

function NameField({ label, name, onName }: NameFieldProps) {
  return (
    <label>
      {label}
      <input
        class={field.field}
        type="text"
        value={name}
        maxLength={MAX_PERSON_NAME_LENGTH}
        autocomplete="off"
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </label>
  );
}

interface LevelFieldProps {
  /** Whose level it is, where there are two. */
  readonly who?: string;
  /** From 1 to the number of names. */
  readonly level: number;
  readonly names: readonly string[];
  readonly onChange: (level: number) => void;
}

export function LevelField({ who, level, names, onChange }: LevelFieldProps) {
  const id = useId();
  const title = `${who ? `${who}: level` : 'Level'} ${level}`;
  return (
    <div class={slider.root}>
      <label for={id}>
        <span>{title}</span>
        <span class={slider.name}>{names[level - 1]}</span>
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={names.length}
        step={1}
        value={level}
        aria-valuetext={`${title}, ${names[level - 1]}`}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <div class={slider.marks} aria-hidden="true">
        {names.map((name, index) => (
          <span key={name} class={index + 1 === level ? slider.current : undefined}>
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  );
}
