// Learn's paragraphs: the inventor's rules, and this project's rulings marked as such.

import type { Passage } from '../../games/learn';
import styles from './learn.module.css';

export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  return (
    <>
      {passages.map(({ text, source }) => (
        <p key={text} class={source === 'ruling' ? styles.ruling : undefined}>
          {text}
          {source === 'ruling' && <span class={styles.mark}>our ruling</span>}
        </p>
      ))}
    </>
  );
}
