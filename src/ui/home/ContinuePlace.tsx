// The place of the unfinished games until they are read: as large as the list will be, and nothing to hear or tap.
import { buttonClass } from '../components/Button';
import card from '../components/card.module.css';
import thumbnail from './thumbnail.module.css';

/** Games shown before the rest is asked for. */
export const SHOWN_AT_FIRST = 3;

export function ContinuePlace({ games }: { readonly games: number }) {
  return (
    <section aria-hidden="true">
      <h2>Continue</h2>
      <ul class={card.list}>
        {Array.from({ length: Math.min(games, SHOWN_AT_FIRST) }, (_, index) => (
          <li key={index} class={card.root}>
            <span class={thumbnail.root} />
          </li>
        ))}
      </ul>
      {games > SHOWN_AT_FIRST && <span class={buttonClass('plain', true)} />}
    </section>
  );
}
