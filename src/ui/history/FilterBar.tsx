// What History is narrowed down to: words to search for, and the filters, folded until they are wanted.
import { useId, useState } from 'preact/hooks';
import { offeredGames } from '../../games';
import { textsOf } from '../../language/texts';
import { itemAt } from '../../util/items';
import { Select, Switch } from '../components/fields';
import textField from '../components/textField.module.css';
import fold from '../newgame/fold.module.css';
import { chosenCount, type HistoryFilter, OPPONENTS, type OpponentChoice, RESULTS } from './filter';
import styles from './filterBar.module.css';

const texts = textsOf('history');
const names = textsOf('names');

function opponentLabel(opponent: OpponentChoice): string {
  switch (opponent) {
    case 'shared':
      return names.shared;
    case 'persons':
    case 'computers':
    case 'computer':
    case 'coached':
    case 'matched':
      return texts.opponents[opponent];
    default: {
      const level = Number(opponent.slice('level'.length));
      return texts.level(level, itemAt(names.levels, level - 1));
    }
  }
}

interface FilterBarProps {
  readonly filter: HistoryFilter;
  readonly onChange: (filter: HistoryFilter) => void;
}

export function FilterBar({ filter, onChange }: FilterBarProps) {
  const change = (changed: Partial<HistoryFilter>) => onChange({ ...filter, ...changed });
  const id = useId();
  const count = chosenCount(filter);
  // Open from the start where something is chosen; then it stays as the player leaves it.
  const [isOpen] = useState(count > 0);
  return (
    <search class={styles.root}>
      <label class="visually-hidden" for={id}>
        {texts.search}
      </label>
      <input
        id={id}
        class={textField.field}
        type="search"
        placeholder={texts.search}
        autocomplete="off"
        value={filter.text}
        onInput={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <details class={fold.root} open={isOpen}>
        <summary>
          <span>{texts.filters}</span>
          {count > 0 && <span class="hint-text">{texts.chosen(count)}</span>}
        </summary>
        <div class={`${styles.choices} ${styles.folded}`}>
          <Select
            label={texts.game}
            any={texts.anyGame}
            choices={offeredGames.map(({ id, name }) => ({ value: id, label: name }))}
            value={filter.game}
            onChange={(game) => change({ game })}
          />
          <Select
            label={texts.opponent}
            any={texts.anyOpponent}
            choices={OPPONENTS.map((value) => ({ value, label: opponentLabel(value) }))}
            value={filter.opponent}
            onChange={(opponent) => change({ opponent })}
          />
          <Select
            label={texts.result}
            any={texts.anyResult}
            choices={RESULTS.map((value) => ({ value, label: texts.results[value] }))}
            value={filter.result}
            onChange={(result) => change({ result })}
          />
          <Switch
            label={texts.pinned}
            checked={filter.pinned}
            onChange={(pinned) => change({ pinned })}
          />
        </div>
      </details>
    </search>
  );
}
