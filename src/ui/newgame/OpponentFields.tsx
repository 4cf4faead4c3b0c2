// Who plays against whom: the opponent, the computer's level, the player's side.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { CHARACTER_NAMES, CHARACTERS } from '../../games/characters';
import type { Game } from '../../games/game';
import { textsOf } from '../../language/texts';
import type { PlayerRating } from '../../rating/playerRating';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import { firstToMove } from '../../storage/record';
import { itemAt } from '../../util/items';
import { CharacterFace, mannerText } from '../characters/character';
import { RadioGroup, Switch } from '../components/fields';
import { Icon } from '../components/Icon';
import field from '../components/textField.module.css';
import { SeatingFields } from '../game/seating';
import { useObservable, useServices } from '../services';
import { MAX_PERSON_NAME_LENGTH, type PersonNames } from '../settings/settings';
import { matchedLevelText } from '../stored/playerRating';
import { colourName } from '../words/names';
import { type GameDraft, isWithFriend, typedSide } from './draft';
import slider from './levelField.module.css';
import styles from './newGame.module.css';
import nameStyles from './presetFields.module.css';

const texts = textsOf('newGame');
const names = textsOf('names');

export interface DraftFieldsProps {
  readonly game: Game;
  readonly draft: GameDraft;
  readonly onChange: (draft: GameDraft) => void;
}

const OPPONENTS = ['computer', 'person', 'friend', 'nearby', 'watch'] as const;
/** Those of a game that goes on from where another one stood. */
const OPPONENTS_HERE = ['computer', 'person', 'watch'] as const;

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
  const side = toMove ?? typedSide(game, draft);
  const turn =
    side === null
      ? texts.movesFirst(colourName(firstToMove(game.rules(draft.options).startFen)))
      : texts.isToMove(colourName(side));
  return (
    <>
      <RadioGroup
        legend={texts.opponent}
        choices={(toMove === undefined ? OPPONENTS : OPPONENTS_HERE).map((value) => ({
          value,
          label: texts.opponents[value],
        }))}
        value={draft.opponent}
        onChange={(opponent) => onChange({ ...draft, opponent })}
        {...(draft.opponent !== 'computer' && { hint: texts.opponentHints[draft.opponent] })}
      />
      {draft.opponent === 'person' && (
        <>
          <NameFields labels={[texts.whitesName, texts.blacksName]} />
          <SeatingFields />
        </>
      )}
      {draft.opponent === 'watch' && (
        <>
          <LevelField
            who={colourName(WHITE)}
            level={draft.level}
            names={names.levels}
            onChange={(level) => onChange({ ...draft, level })}
          />
          <LevelField
            who={colourName(BLACK)}
            level={draft.blackLevel}
            names={names.levels}
            onChange={(blackLevel) => onChange({ ...draft, blackLevel })}
          />
        </>
      )}
      {isWithFriend(draft) && <NameFields labels={[texts.yourName, texts.friendsName]} />}
      {draft.opponent === 'computer' && (
        <>
          {/* Close together: a phone shows all of it at once. */}
          <div class={styles.computer}>
            {rating !== undefined && (
              <Switch
                label={texts.matches}
                hint={matchedLevelText(draft.matched, rating)}
                checked={draft.matched}
                onChange={(matched) => onChange({ ...draft, matched })}
              />
            )}
            {(rating === undefined || !draft.matched) && (
              <LevelField
                level={draft.level}
                names={names.levels}
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
          legend={texts.youPlay}
          choices={[
            { value: 'white', label: colourName(WHITE) },
            { value: 'random', label: texts.random },
            { value: 'black', label: colourName(BLACK) },
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
      legend={texts.character}
      choices={[
        { value: PLAIN, label: texts.plain, picture: <Icon name="engine" /> },
        ...CHARACTERS.map((value) => ({
          value,
          label: CHARACTER_NAMES[value],
          picture: <CharacterFace character={value} />,
        })),
      ]}
      value={character ?? PLAIN}
      onChange={(value) => onChange(value === PLAIN ? others : { ...others, character: value })}
      hint={character ? mannerText(character) : texts.plainHint}
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

function LevelField({ who, level, names, onChange }: LevelFieldProps) {
  const id = useId();
  const title = who ? texts.levelOf(who, level) : texts.level(level);
  const name = itemAt(names, level - 1);
  return (
    <div class={slider.root}>
      <label for={id}>
        <span>{title}</span>
        <span class={slider.name}>{name}</span>
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={names.length}
        step={1}
        value={level}
        aria-valuetext={texts.levelNamed(title, name)}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <div class={slider.marks} aria-hidden="true">
        {names.map((one, index) => (
          <span key={one} class={index + 1 === level ? slider.current : undefined}>
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  );
}
