// Puts the app together from its parts and mounts it; nothing else.
import { render } from 'preact';
import { SETTINGS_KEY } from './language/languageFor';
import { languageInForce, speakFor, spokenLanguage, textsReady } from './language/texts';
import type { LivePlay } from './share/channel/livePlay';
import { App } from './ui/App';
import { watchInstall, watchUpdates } from './ui/pwa/installation';
import { createRouter } from './ui/routing/router';
import { createOpenAnalyses, createOpenGames, createOpenReviews } from './ui/sessions/openers';
import { answerPaceOf, applyAppearance, parseSettings } from './ui/settings/settings';
import {
  trustOwnScripts,
  watchFailures,
  watchFocus,
  watchPointing,
  watchSize,
} from './ui/state/page';
import { createPersisted } from './ui/state/persisted';
import { loadStore } from './ui/stored/useStore';
import { recordFailure, runDetached } from './util/failures';
import { createObservable } from './util/observable';

watchFailures(window);
trustOwnScripts(window);

const settings = createPersisted(() => localStorage, SETTINGS_KEY, parseSettings);
applyAppearance(document, settings.get());
settings.subscribe((changed) => applyAppearance(document, changed));

watchPointing(document);
watchFocus(document);
watchSize(window);

const codeMissing = createObservable(false);
const store = loadStore(codeMissing);
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const router = createRouter(window);
const openGames = createOpenGames({
  store,
  isOnTrail: router.isOnTrail,
  createEngine: async () => {
    const [{ EngineClient }, { createWorker }] = await Promise.all([
      import('./engine/client'),
      import('./engine/spawnWorker'),
    ]);
    return new EngineClient(createWorker);
  },
  pace: () => answerPaceOf(settings.get(), reducedMotion.matches),
  onEnded: () =>
    runDetached(
      import('./ui/settings/backup').then(({ keepCopy }) =>
        keepCopy({ store, openGames, openAnalyses, settings }),
      ),
    ),
});
const openAnalyses = createOpenAnalyses({
  store,
  loadAnalyst: async () => {
    const [{ Analyst }, { createWorker }] = await Promise.all([
      import('./engine/analyst'),
      import('./engine/spawnWorker'),
    ]);
    return (onChange) => new Analyst(createWorker, onChange);
  },
});
const loadJudge = async () => {
  const [{ EngineClient }, { createWorker }] = await Promise.all([
    import('./engine/client'),
    import('./engine/spawnWorker'),
  ]);
  return () => new EngineClient(createWorker);
};
const openReviews = createOpenReviews({ store, unsaved: () => openGames.unsaved(), loadJudge });
const hasUnsavedChanges = () => openGames.hasUnsavedChanges() || openAnalyses.hasUnsavedChanges();
const updates = watchUpdates(window, hasUnsavedChanges);
const install = watchInstall(window);

languageInForce.subscribe(() => {
  document.documentElement.lang = spokenLanguage().lang;
});

/** All that the first page says is there in English; without another language's file the app still starts. */
async function speak(): Promise<void> {
  if (import.meta.env.DEV) (await import('./language/pseudo')).offerPseudo();
  const { language } = settings.get();
  await speakFor(language).catch((error: unknown) => recordFailure('loading', error));
  await textsReady();
}

async function start(): Promise<void> {
  await speak();
  // Every board needs the games: asked for beside the screen, they run in a task of their own, and who needs them hears of a failure.
  // Not before the language is known, whose texts they want.
  import('./games').catch(() => undefined);
  const root = document.getElementById('app');
  if (!root) return;
  root.replaceChildren();
  const engines = { loadJudge, loadCoach: loadJudge };
  const nearby = createObservable<LivePlay | null>(null);
  const opening = { openGames, openAnalyses, openReviews, nearby, ...engines, hasUnsavedChanges };
  const services = { router, settings, updates, install, store, codeMissing, ...opening };
  render(<App services={services} />, root);
  updates.noteShown();
}

runDetached(start());
