// Puts the app together from its parts and mounts it; nothing else.
import { render } from 'preact';
import { App } from './ui/App';
import { watchInstall } from './ui/pwa/install';
import { watchUpdates } from './ui/pwa/updates';
import { createRouter } from './ui/routing/router';
import { createOpenAnalyses, createOpenGames, createOpenReviews } from './ui/sessions/openers';
import { applyAppearance, glideOf, parseSettings } from './ui/settings/settings';
import { watchFailures } from './ui/state/failures';
import { createPersisted } from './ui/state/persisted';
import { watchPointing } from './ui/state/pointing';
import { loadStore } from './ui/stored/useStore';
import { createObservable } from './util/observable';

watchFailures(window);

const settings = createPersisted(() => localStorage, 'fortyone.settings', parseSettings);
applyAppearance(document, settings.get());
settings.subscribe((changed) => applyAppearance(document, changed));

watchPointing(document);

const codeMissing = createObservable(false);
const store = loadStore(codeMissing);
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const openGames = createOpenGames({
  store,
  createEngine: async () => {
    const [{ EngineClient }, { createWorker }] = await Promise.all([
      import('./engine/client'),
      import('./engine/createWorker'),
    ]);
    return new EngineClient(createWorker);
  },
  glide: () => glideOf(settings.get(), reducedMotion.matches),
});
const openAnalyses = createOpenAnalyses({
  store,
  loadAnalyst: async () => {
    const [{ Analyst }, { createWorker }] = await Promise.all([
      import('./engine/analyst'),
      import('./engine/createWorker'),
    ]);
    return (onChange) => new Analyst(createWorker, onChange);
  },
});
const loadJudge = async () => {
  const [{ EngineClient }, { createWorker }] = await Promise.all([
    import('./engine/client'),
    import('./engine/createWorker'),
  ]);
  return () => new EngineClient(createWorker);
};
const openReviews = createOpenReviews({ store, unsaved: () => openGames.unsaved(), loadJudge });
const hasUnsavedChanges = () => openGames.hasUnsavedChanges() || openAnalyses.hasUnsavedChanges();
const router = createRouter(window);
const updates = watchUpdates(window, hasUnsavedChanges);
const install = watchInstall(window);

const root = document.getElementById('app');
if (root) {
  root.replaceChildren();
  const engines = { loadJudge, loadCoach: loadJudge };
  const opening = { openGames, openAnalyses, openReviews, ...engines, hasUnsavedChanges };
  const services = { router, settings, updates, install, store, codeMissing, ...opening };
  render(<App services={services} />, root);
}
