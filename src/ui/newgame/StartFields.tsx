// How a game or an analysis begins. Its rules, folded away until wanted: named variants first, then every option with its lines
// and pictures. And a FEN to start from, judged as it is typed.
import '../../language/shownRefusals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { balanceWarning } from '../../games/balance';
import type { Game, OptionSpec } from '../../games/game';
import { inOneLine } from '../../games/learn';
import { knownValue, optionValue, valueAmong } from '../../games/options';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { Button } from '../components/Button';
import { LongText, RadioList, Switch } from '../components/fields';
import { useLoaded } from '../components/later';
import pictured from '../components/pictured.module.css';
import { draw } from '../draw/drawn';
import { OptionPicture } from '../rules/OptionPicture';
import { useServices } from '../services';
import type { GameDraft } from './draft';
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

interface FenFieldProps {
  readonly draft: GameDraft;
  /** Why the text is refused, or null. */
  readonly problem: string | null;
  readonly onChange: (draft: GameDraft) => void;
  /** Opens a board on which the position is set up. */
  readonly onSetUp: () => void;
  /** What else can be done with a position that is not refused. */
  readonly children?: ComponentChildren;
}

export function FenField({ draft, problem, onChange, onSetUp, children }: FenFieldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Other rules may refuse a text that is folded away: the reason why Start is off comes into sight.
  useLayoutEffect(() => {
    if (problem !== null && details.current) details.current.open = true;
  }, [problem]);
  return (
    <details ref={details} class={fold.root}>
      <summary>
        <span>{texts.startFrom}</span>
        {draft.position.trim() !== '' && <span class="hint-text">{texts.yourOwn}</span>}
      </summary>
      <div class={fold.content}>
        <LongText
          label={texts.positionText}
          rows={3}
          text={draft.position}
          problem={problem}
          onText={(position) => onChange({ ...draft, position })}
        />
        <Button onClick={onSetUp}>{texts.setUp}</Button>
        {draft.position.trim() !== '' && problem === null && children}
      </div>
    </details>
  );
}

/** Why the typed position cannot be started from, or null. */
export function positionProblem(game: Game, { options, position }: GameDraft): string | null {
  const text = position.trim();
  if (text === '') return null;
  try {
    const parsed = game.rules(options).parse(text);
    return parsed.outcome() ? texts.alreadyOver : null;
  } catch (error) {
    if (error instanceof InputError) return texts.unplayable(error.message);
    throw error;
  }
}
