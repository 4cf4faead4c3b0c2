// A small picture of what an option's value changes, the board or some pieces. A tap opens a sheet that shows how
// they move under it.
import { useMemo, useState } from 'preact/hooks';
import { PieceAt } from '../../board/BoardPicture';
import type { Game, RuleSet } from '../../games/game';
import { valueAmong, valueLabel } from '../../games/options';
import { textsOf } from '../../language/texts';
import { codeOf } from '../../rules/position';
import { WHITE } from '../../rules/types';
import { lazyScreen } from '../components/Lazy';
import { useQueued } from '../components/later';
import { StartPicture } from '../learn/PieceMoves';
import type { ShownOption } from './OptionSheet';
import styles from './optionPicture.module.css';

const texts = textsOf('rules');

const OptionSheet = lazyScreen(async () => (await import('./OptionSheet')).OptionSheet);

/** Nothing for a value that changes neither board nor pieces. */
export function OptionPicture(props: ShownOption) {
  const { spec, value } = props;
  const [open, setOpen] = useState(false);
  if (!value.changes) return null;
  return (
    <>
      <button
        type="button"
        class={styles.root}
        aria-label={texts.show(valueLabel(spec, value))}
        onClick={() => setOpen(true)}
      >
        <Drawing {...props} />
      </button>
      {open && <OptionSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Compiles rules, which is why it waits for a turn of its own. */
function Drawing(props: ShownOption) {
  return useQueued() ? <Drawn {...props} /> : null;
}

function Drawn(props: ShownOption) {
  const { game, options, value } = props;
  const { changes } = valueAmong(value, options);
  if (changes === 'board') return <ItsBoard {...props} />;
  const rules = standardRules(game);
  return (
    <>
      {changes?.map((letter) => (
        <svg key={letter} viewBox="0 0 100 100" aria-hidden="true">
          <PieceAt
            rules={rules}
            code={codeOf(kindOfLetter(rules, letter), WHITE)}
            at={{ x: 50, y: 50 }}
            size={100}
          />
        </svg>
      ))}
    </>
  );
}

/** The same board whatever else is chosen. */
function ItsBoard({ game, spec, value }: ShownOption) {
  const rules = useMemo(() => game.rules({ [spec.name]: value.value }), [game, spec, value]);
  return <StartPicture rules={rules} terrain={value.terrain} />;
}

const kindOfLetter = ({ kinds }: RuleSet, letter: string): number =>
  kinds.findIndex((kind) => kind?.letter === letter);

const standardRulesOf = new WeakMap<Game, RuleSet>();

/** Compiled once for all pictures of pieces: a piece looks the same under every option. */
function standardRules(game: Game): RuleSet {
  const rules = standardRulesOf.get(game) ?? game.rules({});
  standardRulesOf.set(game, rules);
  return rules;
}
