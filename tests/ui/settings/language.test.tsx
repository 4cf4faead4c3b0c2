// @vitest-environment happy-dom
// Choosing a language in the settings: all that is shown changes, and the focus stays where the choice was made.
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageFor } from '../../../src/language/languageFor';
import { languages } from '../../../src/language/languages';
import { offerPseudo, PSEUDO } from '../../../src/language/pseudo';
import { languageInForce, setLanguage } from '../../../src/language/texts';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { App } from '../../../src/ui/App';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { createOpenAnalyses, createOpenGames } from '../../../src/ui/sessions/openers';
import { withRestored } from '../../../src/ui/settings/naming';
import { RestoreSheet } from '../../../src/ui/settings/RestoreSheet';
import { DEFAULT_SETTINGS, parseSettings } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';
import { backupText } from '../../support/backupText';
// Loaded with the test: the app loads it when it is first shown.
import '../../../src/ui/settings/SettingsScreen';

function services(): Services {
  const store = Promise.resolve(createMemoryStore('a test', () => 1));
  const none = () => Promise.reject(new Error('no engine here'));
  return {
    router: createRouter(window),
    settings: createObservable(DEFAULT_SETTINGS),
    updates: { waiting: createObservable(null), offlineReady: createObservable(false) },
    install: { way: createObservable(null) },
    store,
    codeMissing: createObservable(false),
    openGames: createOpenGames({
      ...{ store, createEngine: none, onEnded: () => undefined },
      isOnTrail: () => false,
      pace: () => ({ glide: 0, natural: false }),
    }),
    openAnalyses: createOpenAnalyses({ store, loadAnalyst: none }),
    hasUnsavedChanges: () => false,
  } as Partial<Services> as Services;
}

const title = () => document.querySelector('h1')?.textContent;
const choice = () => document.querySelector<HTMLSelectElement>('#language');

function choose(tag: string): void {
  const select = choice();
  if (!select) throw new Error('no choice of languages');
  select.focus();
  select.value = tag;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('on the screen', () => {
  let given: Services;

  beforeEach(async () => {
    offerPseudo();
    location.hash = '#/settings';
    given = services();
    render(<App services={given} />, document.body);
    await vi.waitFor(() => expect(title()).toBe('Settings'));
  });

  afterEach(async () => {
    render(null, document.body);
    vi.restoreAllMocks();
    await setLanguage('en');
  });

  test('all that is shown is said in the language chosen, which is kept, and the choice has the focus', async () => {
    const offered = [...(choice()?.options ?? [])].map(({ text }) => text);
    expect(offered).toEqual(Object.values(languages).map(({ name }) => name));
    expect(offered).toContain('Deutsch');
    choose(PSEUDO);
    await vi.waitFor(() => expect(title()).toBe('[Šéttîñgš ~~~~]'));
    expect(document.title).toBe('[Šéttîñgš ~~~~] · Fortyone');
    const english = [...document.querySelectorAll('label, button, legend')]
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter((text) => /[A-Za-z]{3}/.test(text) && !text.includes('['));
    expect(english).toEqual([]);
    expect(document.activeElement).toBe(choice());
    expect(choice()?.value).toBe(PSEUDO);
    expect(given.settings.get().language).toBe(PSEUDO);
  });

  test('where a language cannot be loaded, the one before stays, and that is said', async () => {
    const folder = await languages[PSEUDO].folder();
    vi.spyOn(folder, 'settings').mockRejectedValue(new TypeError('no network'));
    choose(PSEUDO);
    const alert = () => document.querySelector('p[role="alert"]')?.textContent;
    await vi.waitFor(() =>
      expect(alert()).toBe('[Pšéûdö ~~~] couldn’t be loaded. Go online once and choose it again.'),
    );
    expect([title(), choice()?.value]).toEqual(['Settings', 'en']);
    expect(given.settings.get().language).toBe(null);
  });
});

test('a language that is restored is spoken once the report is closed', async () => {
  const given = services();
  const preferences = { ...DEFAULT_SETTINGS, language: 'de' };
  const text = await backupText(await given.store, {}, preferences);
  const onClose = vi.fn();
  render(
    <ServicesProvider value={given}>
      <RestoreSheet file={new File([text], 'backup.json')} onClose={onClose} />
    </ServicesProvider>,
    document.body,
  );
  const press = async (name: string) => {
    const buttons = () => [...document.querySelectorAll('button')];
    const found = () => buttons().find(({ textContent }) => textContent === name);
    await vi.waitFor(() => expect(found()).toBeDefined());
    found()?.click();
  };
  await press('Restore');
  await press('Done');
  expect(onClose).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(languageInForce.get()).toBe('de'));
  render(null, document.body);
  await setLanguage('en');
});

test.each([
  ['the one chosen', 'de', ['fr', 'en'], 'de'],
  ['what the browser’s owner reads best', null, ['sv-SE', 'pt-PT', 'en'], 'pt'],
  ['what is offered, whatever was chosen', 'nl', ['it-CH'], 'it'],
  ['nothing else', 'nl', ['sv'], undefined],
])('the app begins in %s', (_, chosen, read, tag) => {
  expect(languageFor(chosen, read, ['en', 'es', 'fr', 'de', 'pt', 'it'])).toBe(tag);
});

test('the choice is read back, and restored where none was made here; old backups have none', () => {
  expect(parseSettings({ ...DEFAULT_SETTINGS, language: 'pt' }).language).toBe('pt');
  expect(parseSettings({ language: '<b>' }).language).toBe(null);
  expect(withRestored(DEFAULT_SETTINGS, { language: 'fr' }).language).toBe('fr');
  expect(withRestored({ ...DEFAULT_SETTINGS, language: 'de' }, { language: 'fr' }).language).toBe(
    'de',
  );
  expect(withRestored({ ...DEFAULT_SETTINGS, language: 'de' }, {}).language).toBe('de');
});
