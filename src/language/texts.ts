// The texts of the language in force, as the code that shows them sees them. A module that shows texts says so when it is loaded;
// its screen is shown once they are there (`textsReady`), so that nobody has to list what a screen and its parts need.
import { entryOf } from '../util/items';
import { createObservable, type Observable } from '../util/observable';
import { languageFor } from './languageFor';
import { ENGLISH, type Language, languages } from './languages';
import type { Texts, TextsName } from './textsType';

/** Loads what a language, given by its tag, says of something. */
type Load<Loaded extends object> = (tag: string) => Promise<{ readonly texts: Loaded }>;

interface Wanted {
  readonly load: Load<object>;
  /** Filled when they are loaded; the same object in every language, so that modules keep it. */
  readonly texts: object;
  loading: Promise<void> | null;
  isLoaded: boolean;
}

const wanted = new Map<string, Wanted>();
const tagInForce = createObservable<string>(ENGLISH);
/** Choices of a language so far: only the last one counts. */
let choices = 0;

/** The tag of the language that the app speaks. When it changes, all texts have changed before. */
export const languageInForce: Pick<Observable<string>, 'get' | 'subscribe'> = tagInForce;

/** What is to be known of it. */
export const spokenLanguage = (): Language => entryOf(languages, tagInForce.get());

/**
 * The texts of a part of the app. To be called where a module begins, and read where something is shown: until `textsReady` they
 * are not there.
 */
export const textsOf = <Name extends TextsName>(name: Name): Texts<Name> =>
  textsFrom<Texts<Name>>(name, async (tag) => {
    const folder = await entryOf(languages, tag).folder();
    return folder[name]();
  });

/** The same for what a part of the app has of languages by itself, under a name of its own. */
export function textsFrom<Loaded extends object>(name: string, load: Load<Loaded>): Loaded {
  let found = wanted.get(name);
  if (!found) {
    found = { load, texts: {}, loading: null, isLoaded: false };
    wanted.set(name, found);
    // Who waits for them hears of a failure, and asks again.
    loaded(found).catch(() => undefined);
  }
  return found.texts as Loaded;
}

/** Resolves when all texts that modules have asked for are there. Rejects where they cannot be loaded; the next call tries again. */
export async function textsReady(): Promise<void> {
  await Promise.all([...wanted.values()].map(loaded));
}

/** Makes a module be loaded with the texts that it asks for. */
export function withTexts<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const loaded = await load();
    await textsReady();
    return loaded;
  };
}

/**
 * Speaks another language as soon as all texts that are in use are there in it. Rejects where they cannot be loaded: then nothing
 * has changed. Where another language is chosen meanwhile, that one counts.
 */
export async function setLanguage(tag: string): Promise<void> {
  choices += 1;
  const own = choices;
  if (tag === tagInForce.get()) return;
  const found = new Map<Wanted, object>();
  const missing = () => [...wanted.values()].filter((one) => !found.has(one));
  // A module that is loaded meanwhile may want more.
  for (let more = missing(); more.length > 0; more = missing())
    await Promise.all(more.map(async (one) => found.set(one, (await one.load(tag)).texts)));
  if (own !== choices) return;
  for (const [one, texts] of found) {
    Object.assign(one.texts, texts);
    one.isLoaded = true;
  }
  tagInForce.set(tag);
}

/** Speaks the language chosen, or else what suits the browser's owner best. Rejects likewise. */
export const speakFor = (chosen: string | null): Promise<void> =>
  setLanguage(languageFor(chosen, navigator.languages, Object.keys(languages)) ?? ENGLISH);

function loaded(one: Wanted): Promise<void> {
  if (one.isLoaded) return Promise.resolve();
  one.loading ??= one
    .load(tagInForce.get())
    .then(({ texts }) => {
      // Another language may have come first.
      if (!one.isLoaded) Object.assign(one.texts, texts);
      one.isLoaded = true;
    })
    .finally(() => {
      one.loading = null;
    });
  return one.loading;
}
