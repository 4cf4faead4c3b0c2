// Another language takes the place of the one before in all that is shown, at once and as a whole.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** As on a fresh page, where the pseudo language can be chosen. */
async function fresh() {
  const [texts, languages, { offerPseudo, PSEUDO }] = await Promise.all([
    import('../../src/language/texts'),
    import('../../src/language/languages'),
    import('../../src/language/pseudo'),
  ]);
  offerPseudo();
  return { ...texts, pseudo: await languages.languages[PSEUDO].folder(), PSEUDO };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

test('what modules were given speaks another language, and who listens hears of it once', async () => {
  const { textsOf, textsReady, setLanguage, languageInForce, PSEUDO } = await fresh();
  const texts = textsOf('about');
  await textsReady();
  const heard: string[] = [];
  languageInForce.subscribe((tag) => heard.push(`${tag} ${texts.title}`));
  await setLanguage(PSEUDO);
  expect(heard).toEqual([`${PSEUDO} [Çrédîtš àñd lîçéñçéš ~~~~~~~~]`]);
  expect(texts.version('1.2.3', null, 'abc')).toMatch(/^\[Förtýöñé 1\.2\.3/);
  await setLanguage('en');
  expect(texts.title).toBe('Credits and licences');
  expect(heard.length).toBe(2);
});

test('what is wanted after the choice comes in that language', async () => {
  const { textsOf, textsReady, setLanguage, PSEUDO } = await fresh();
  await setLanguage(PSEUDO);
  const texts = textsOf('about');
  await textsReady();
  expect(texts.app).toBe('[Thé àpp ~~~]');
});

test('refusals are said in it too', async () => {
  const { setLanguage, textsReady, PSEUDO } = await fresh();
  await import('../../src/language/shownRefusals');
  await textsReady();
  const { refusal, refusalText } = await import('../../src/language/refusal');
  await setLanguage(PSEUDO);
  expect(refusalText(refusal('emptyText'))).toMatch(/^\[thé téxt îš émptý/);
});

test('a language of which a part cannot be loaded leaves the one before in force', async () => {
  const { textsOf, textsReady, setLanguage, languageInForce, pseudo, PSEUDO } = await fresh();
  const [about, screen] = [textsOf('about'), textsOf('screen')];
  await textsReady();
  const lost = vi.spyOn(pseudo, 'screen').mockRejectedValue(new TypeError('no network'));
  await expect(setLanguage(PSEUDO)).rejects.toThrow('no network');
  expect([languageInForce.get(), about.app, screen.home]).toEqual(['en', 'The app', 'Home']);
  lost.mockRestore();
  await setLanguage(PSEUDO);
  expect([about.app, screen.home]).toEqual(['[Thé àpp ~~~]', '[Hömé ~~]']);
});

test('of two choices in a row the last one counts, whichever comes first', async () => {
  const { textsOf, textsReady, setLanguage, languageInForce, pseudo, PSEUDO } = await fresh();
  const texts = textsOf('about');
  await textsReady();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { about } = pseudo;
  vi.spyOn(pseudo, 'about').mockImplementation(() => arrived.then(about));
  const first = setLanguage(PSEUDO);
  await setLanguage('en');
  arrive();
  await first;
  expect([languageInForce.get(), texts.app]).toEqual(['en', 'The app']);
});

test('texts on their way when the language changes do not come back in the old one', async () => {
  const { textsOf, textsReady, setLanguage, PSEUDO } = await fresh();
  const texts = textsOf('about');
  const waiting = textsReady();
  await setLanguage(PSEUDO);
  await waiting;
  expect(texts.app).toBe('[Thé àpp ~~~]');
});

test('what games say of themselves follows the language', async () => {
  const { setLanguage, textsReady, PSEUDO } = await fresh();
  const { offeredGames } = await import('../../src/games');
  const { variantName, valueLabel } = await import('../../src/games/options');
  await textsReady();
  const said = () =>
    offeredGames.flatMap((game) => [
      game.aim(),
      variantName(game, {}) ?? game.aim(),
      ...Object.values(game.themeLabels?.() ?? {}),
      ...(game.presets ?? []).flatMap(({ name, summary }) => [name, summary]),
      ...game.options.flatMap((spec) => [
        spec.label,
        ...spec.values.flatMap((value) => [
          valueLabel(spec, value),
          ...value.description.map(({ text }) => text),
        ]),
      ]),
    ]);
  const english = said();
  expect(english.filter((text) => text.includes('['))).toEqual([]);
  await setLanguage(PSEUDO);
  const pseudo = said();
  expect(pseudo.length).toBe(english.length);
  expect(pseudo.filter((text) => !text.startsWith('['))).toEqual([]);
});

test('numbers follow the language', async () => {
  const { setLanguage, PSEUDO } = await fresh();
  const { tenthsText } = await import('../../src/language/formats');
  expect(tenthsText(1234.5)).toBe('1234.5');
  await setLanguage(PSEUDO);
  expect(tenthsText(1234.5)).toBe('1234,5');
});
