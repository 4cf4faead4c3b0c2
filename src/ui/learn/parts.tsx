// What Learn and the sheets about rules show alike: the inventor's rules, with this project's rulings marked as such, and a game's
// board.

import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../../board/BoardPicture';
import type { RuleSet } from '../../games/game';
import type { Passage } from '../../games/learn';
import { textsOf } from '../../language/texts';
import styles from './learn.module.css';

const texts = textsOf('rules');

export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  return (
    <>
      {passages.map(({ text, source }) => (
        <p key={text} class={source === 'ruling' ? styles.ruling : undefined}>
          {text}
          {source === 'ruling' && <span class={styles.mark}>{texts.ourRuling}</span>}
        </p>
      ))}
    </>
  );
}

interface StartPictureProps {
  readonly rules: RuleSet;
  /** The start's if absent. */
  readonly terrain?: number | undefined;
}

export function StartPicture({ rules, terrain }: StartPictureProps) {
  const start = useMemo(() => rules.parseSetup(rules.startFen), [rules]);
  return (
    <div class={styles.board}>
      <BoardPicture rules={rules} cells={start.cells} terrain={terrain ?? start.terrain} />
    </div>
  );
}
