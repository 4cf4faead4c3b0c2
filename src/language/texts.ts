// The texts of the language chosen, as the code that shows them sees them. A module that shows texts says so when it is loaded; its
// screen is shown once they are there (`textsReady`), so that nobody has to list what a screen and its parts need.
import { LANGUAGES, type Language, type Texts, type TextsName } from './languages';

interface Wanted {
  /** Filled when they are loaded; the same object in every language, so that modules keep it. */
  readonly texts: object;
  loading: Promise<void> | null;
  isLoaded: boolean;
}

const wanted = new Map<TextsName, Wanted>();
const language: Language = 'en';

/**
 * The texts of a part of the app. To be called where a module begins, and read where something is shown: until `textsReady` they
 * are not there.
 */
export function textsOf<Name extends TextsName>(name: Name): Texts<Name> {
  let found = wanted.get(name);
  if (!found) {
    found = { texts: {}, loading: null, isLoaded: false };
    wanted.set(name, found);
    // Who waits for them hears of a failure, and asks again.
    load(name, found).catch(() => undefined);
  }
  return found.texts as Texts<Name>;
}

/** Resolves when all texts that modules have asked for are there. Rejects where they cannot be loaded; the next call tries again. */
export async function textsReady(): Promise<void> {
  await Promise.all([...wanted].map(([name, one]) => load(name, one)));
}

function load(name: TextsName, one: Wanted): Promise<void> {
  if (one.isLoaded) return Promise.resolve();
  one.loading ??= LANGUAGES[language]
    [name]()
    .then(({ texts }) => {
      Object.assign(one.texts, texts);
      one.isLoaded = true;
    })
    .finally(() => {
      one.loading = null;
    });
  return one.loading;
}
