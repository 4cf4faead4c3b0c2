// What FEN says besides pieces and turn: who may castle, how the board itself stands, and the counts.
import { useId } from 'preact/hooks';
import { type Draft, isRightPossible, withRight } from '../../editor/draft';
import type { PositionField } from '../../games/ruleSet';
import { textsOf } from '../../language/texts';
import { itemAt } from '../../util/items';
import { RadioGroup, Switch } from '../components/fields';
import { Sheet } from '../components/Sheet';
import field from '../components/textField.module.css';
import styles from './setUp.module.css';
import type { DraftEditor } from './useDraftEditor';

const texts = textsOf('setUp');

interface DetailsSheetProps {
  readonly editor: DraftEditor;
  readonly onClose: () => void;
}

/** Plies that a game may have begun with: six digits are more than any has. */
const MAX_PLIES = 99_999;

export function DetailsSheet({ editor, onClose }: DetailsSheetProps) {
  const { draft, verdict, change } = editor;
  const { rules, terrain, halfmoveClock, ply } = draft;
  return (
    <Sheet key="details" title={texts.details} onClose={onClose}>
      <p role="status">{verdict.sentence}</p>
      {rules.field && <FieldChoice field={rules.field} draft={draft} change={change} />}
      {rules.hasHalfmoveDraw(terrain) && (
        <CountField
          label={texts.movesSince(rules.halfmoveRestart())}
          hint={texts.drawnAt(rules.halfmoveLimit)}
          value={halfmoveClock}
          most={rules.halfmoveLimit}
          onChange={(count) => change((now) => ({ ...now, halfmoveClock: count }))}
        />
      )}
      <CountField
        label={texts.moves}
        hint={texts.movesHint}
        value={ply}
        most={MAX_PLIES}
        onChange={(count) => change((now) => ({ ...now, ply: count }))}
      />
    </Sheet>
  );
}

interface FieldChoiceProps extends Pick<DraftEditor, 'change'> {
  readonly field: PositionField;
  readonly draft: Draft;
}

/** Nothing where there is only one thing to choose. */
function FieldChoice({ field: own, draft, change }: FieldChoiceProps) {
  if (own.kind === 'terrain') {
    if (own.values.length < 2) return null;
    return (
      <RadioGroup
        legend={own.label}
        choices={own.values.map(({ text, label }) => ({ value: text, label }))}
        value={itemAt(own.values, draft.terrain).text}
        onChange={(text) => {
          const terrain = own.values.findIndex((value) => value.text === text);
          change((now) => ({ ...now, terrain }));
        }}
      />
    );
  }
  if (own.rights.length === 0) return null;
  return (
    <fieldset class={styles.rights}>
      <legend>{own.label}</legend>
      {own.rights.map(({ letter, label }) => {
        const possible = isRightPossible(draft, letter);
        return (
          <Switch
            key={letter}
            label={label}
            checked={possible && draft.rights.includes(letter)}
            onChange={(granted) => change((now) => withRight(now, letter, granted))}
            refusal={possible ? null : texts.rightImpossible}
          />
        );
      })}
    </fieldset>
  );
}

interface CountFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (count: number) => void;
}

function CountField({ label, hint, value, most, onChange }: CountFieldProps) {
  const id = useId();
  return (
    <div class={styles.count}>
      <label for={id}>{label}</label>
      <input
        id={id}
        class={`${field.field} ${styles.number}`}
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const count = Math.min(Math.max(Math.trunc(currentTarget.valueAsNumber) || 0, 0), most);
          currentTarget.value = `${count}`;
          if (count !== value) onChange(count);
        }}
      />
      <p id={`${id}-hint`} class="hint-text">
        {hint}
      </p>
    </div>
  );
}
