// Holds the place of the unfinished games until they are read, so that nothing moves under the finger. How many there were last
// time is in localStorage, which can be read before the first paint.
import { wholeNumberOf } from '../../input/input';
import { textsOf } from '../../language/texts';
import { buttonClass } from '../components/Button';
import card from '../components/card.module.css';
import thumbnail from './thumbnail.module.css';

const texts = textsOf('home');

/** Games shown before the rest is asked for. */
export const INITIALLY_SHOWN = 3;

export function ContinuePlace({ games }: { readonly games: number }) {
  return (
    <section aria-hidden="true">
      <h2>{texts.continue}</h2>
      <ul class={card.list}>
        {Array.from({ length: Math.min(games, INITIALLY_SHOWN) }, (_, index) => (
          <li key={index} class={card.root}>
            <span class={thumbnail.root} />
          </li>
        ))}
      </ul>
      {games > INITIALLY_SHOWN && <span class={buttonClass('plain', true)} />}
    </section>
  );
}

const STORAGE_KEY = 'fortyone.listed';
/** More than anybody has under way: what is stored beyond that is damaged. */
const MAX_GAMES = 9999;

/** Games to expect; 0 where nothing is known. */
export function expectedGameCount(): number {
  try {
    return wholeNumberOf(localStorage.getItem(STORAGE_KEY) ?? '', 0, MAX_GAMES) ?? 0;
  } catch {
    return 0;
  }
}

export function rememberGameCount(count: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(count));
  } catch {
    // Storage is blocked or full: next time the list moves the rest.
  }
}
