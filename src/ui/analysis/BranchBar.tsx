// Where moves branch: asks which way to go on.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { shownNotation } from '../../games/alphabet';
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import type { Branch } from '../../session/analysis/types';
import { isBrowserKey } from '../../util/keys';
import { Button } from '../components/Button';
import { IconButton } from '../components/Icon';
import styles from './branchBar.module.css';

const texts = textsOf('analysis');

interface BranchBarProps {
  readonly rules: RuleSet;
  readonly branches: readonly Branch[];
  readonly onChoose: (branch: number) => void;
  readonly onClose: () => void;
}

export function BranchBar({ rules, branches, onChoose, onClose }: BranchBarProps) {
  const bar = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    bar.current?.querySelector('button')?.focus();
    // Who went along with keys goes on from where they were.
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isBrowserKey(event)) return;
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (event.key === 'Escape') onClose();
    else if (step) focusNext(step);
    else return;
    event.preventDefault();
  };
  const focusNext = (step: number) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <fieldset
      ref={bar}
      class={styles.root}
      aria-label={texts.whichMove}
      data-part="branches"
      onKeyDown={onKeyDown}
    >
      <span class={styles.asks} aria-hidden="true">
        {texts.whichMove}
      </span>
      {branches.map(({ text, notation }, branch) => (
        <Button
          key={text}
          variant={branch === 0 ? 'primary' : 'plain'}
          onClick={() => onChoose(branch)}
        >
          {shownNotation(rules, notation)}
        </Button>
      ))}
      <IconButton icon="close" label={texts.stayHere} onClick={onClose} />
    </fieldset>
  );
}
