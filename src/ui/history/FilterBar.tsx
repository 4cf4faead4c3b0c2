// What History is narrowed down to: words to search for, and the filters, folded until they are wanted.
import { useId, useState } from 'preact/hooks';
import { offeredGames } from '../../games';
import { Select, Switch } from '../components/fields';
import textField from '../components/textField.module.css';
import fold from '../newgame/fold.module.css';
import { LEVEL_NAMES, SHARED_LABEL } from '../words/names';
import {
  chosenCount,
  type HistoryFilter,
  OPPONENTS,
  type OpponentChoice,
  RESULTS,
  type ResultChoice,
} from './filter';
import styles from './filterBar.module.css';

const RESULT_LABELS: Record<ResultChoice, string> = {
  unfinished: 'Not finished',
  won: 'You won',
  lost: 'You lost',
  drawn: 'Drawn',
  white: 'White won',
  black: 'Black won',
};

function opponentLabel(opponent: OpponentChoice): string {
  switch (opponent) {
    case 'persons':
      return 'Two players';
    case 'computers':
      return 'Computer against computer';
    case 'computer':
      return 'Computer, any level';
    case 'shared':
      return SHARED_LABEL;
    case 'coached':
      return 'Computer, with the coach';
    case 'matched':
      return 'Computer that matches you';
    default: {
      const level = Number(opponent.slice('level'.length));
      return `Level ${level}, ${LEVEL_NAMES[level - 1]}`;
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
        Search games
      </label>
      <input
        id={id}
        class={textField.field}
        type="search"
        placeholder="Search games"
        autocomplete="off"
        value={filter.text}
        onInput={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <details class={fold.root} open={isOpen}>
        <summary>
          <span>Filters</span>
          {count > 0 && <span class="hint-text">{count} chosen</span>}
        </summary>
        <div class={`${styles.choices} ${styles.folded}`}>
          <Select
            label="Game"
            any="All games"
            choices={offeredGames.map(({ id, name }) => ({ value: id, label: name }))}
            value={filter.game}
            onChange={(game) => change({ game })}
          />
          <Select
            label="Opponent"
            any="Anyone"
            choices={OPPONENTS.map((value) => ({ value, label: opponentLabel(value) }))}
            value={filter.opponent}
            onChange={(opponent) => change({ opponent })}
          />
          <Select
            label="Result"
            any="Any result"
            choices={RESULTS.map((value) => ({ value, label: RESULT_LABELS[value] }))}
            value={filter.result}
            onChange={(result) => change({ result })}
          />
          <Switch
            label="Pinned only"
            checked={filter.pinned}
            onChange={(pinned) => change({ pinned })}
          />
        </div>
      </details>
    </search>
  );
}
