// Learn's paragraphs: the inventor's rules, and this project's rulings marked as such.
import type { Passage } from '../../games/learn';

export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  return (
    <>
      {passages.map(({ text, ruling }) => (
        <p key={text} class={ruling ? 'passage-ruling' : undefined}>
          {text}
          {ruling && <span class="ruling-mark">our ruling</span>}
        </p>
      ))}
    </>
  );
}
