// The first screen: go on with a game, or begin one.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { offeredTitles } from '../../games/titles';
import { textsOf } from '../../language/texts';
import type { GameSummary } from '../../storage/summary';
import { runDetached } from '../../util/failures';
import { Button, ButtonLink, FIRST_ICONS, LineIcon, Link } from '../components/Button';
import card from '../components/card.module.css';
import { lazyScreen } from '../components/Lazy';
import { useManagedGames } from '../manage/useManagedGames';
import { useTitle } from '../routing/router';
import { useObservable, useServices } from '../services';
import { canPaste, pastedText } from '../share/clipboard';
import { focusHeading } from '../state/page';
import { useSummaryProgress } from '../stored/useStore';
import { ContinuePlace, expectedGameCount, rememberGameCount } from './ContinuePlaceholder';
import { GameCard } from './GameCard';
import home from './home.module.css';
import { type StoredGames, useStoredGames } from './useStoredGames';

const texts = textsOf('home');

const loadContinueList = async () => (await import('./ContinueList')).ContinueList;
/** Its code comes with the first game to go on with, or while games that are expected are read; its place is held until then. */
const ContinueList = lazyScreen(loadContinueList, {
  waiting: ({ count }) => <ContinuePlace games={count} />,
  atOnce: true,
});
const Analyses = lazyScreen(async () => (await import('../analysis/AnalysisCard')).HomeAnalyses, {
  dispensable: true,
});
const Puzzles = lazyScreen(async () => (await import('../puzzles/HomePuzzles')).HomePuzzles, {
  dispensable: true,
});
const HomeOffer = lazyScreen(async () => (await import('../pwa/HomeMessages')).HomeOffer, {
  dispensable: true,
});
const UpdateMessages = lazyScreen(
  async () => (await import('../pwa/HomeMessages')).UpdateMessages,
  { dispensable: true },
);
const SummaryProgress = lazyScreen(
  async () => (await import('../settings/WorkProgress')).SummaryProgress,
  {
    dispensable: true,
  },
);
const Ladder = lazyScreen(async () => (await import('./GameLists')).Ladder, { dispensable: true });
const StorageNotices = lazyScreen(async () => (await import('./StorageNotices')).StorageNotices, {
  dispensable: true,
});

/** `children` lie over the screen: the New game sheet. */
export function HomeScreen({ children }: { readonly children?: ComponentChildren }) {
  const [all, setAll] = useState(false);
  const [stored, read] = useStoredGames(all);
  const summaryProgress = useSummaryProgress(read);
  const { isDeleted, manage, manager } = useManagedGames<GameSummary>(read);
  const { store, updates, router } = useServices();
  const unfinished = stored?.unfinished.filter(({ id }) => !isDeleted(id)) ?? [];
  const count = stored ? stored.count - (stored.unfinished.length - unfinished.length) : 0;
  const offlineReady = useObservable(updates.offlineReady);
  const hasMessage = useObservable(updates.waiting) !== null || offlineReady;
  const [expected] = useState(() => {
    const games = expectedGameCount();
    // A failed load is reported when the list is shown.
    if (games > 0) loadContinueList().catch(() => undefined);
    return games;
  });
  useEffect(() => {
    if (stored) rememberGameCount(count);
  }, [stored, count]);
  /** Opening a game that cannot be played quarantines it. */
  const quarantineGame = ({ id }: GameSummary) =>
    runDetached(
      store
        .then((opened) => opened.load(id))
        .catch(() => undefined)
        .then(read),
    );
  /** What cannot be pasted at once can be by hand on the screen that opens. */
  const paste = async () => {
    const text = await pastedText();
    router.open({ screen: 'open', link: null, ...(text && { text }) });
  };
  useTitle('');
  // Coming back from another screen would leave the focus nowhere; as the app opens, nothing had it.
  useLayoutEffect(() => {
    if (navigator.userActivation?.hasBeenActive) focusHeading();
  }, []);
  return (
    <div class={home.root}>
      <header class={home.bar}>
        <h1 tabIndex={-1}>
          <img src="./icon.svg" alt="" width="40" height="40" />
          Fortyone
        </h1>
        <nav aria-label={texts.more}>
          <Link to={{ screen: 'learn', game: null }} class={home.way}>
            <LineIcon path={FIRST_ICONS.book} />
            {texts.learn}
          </Link>
          <Link to={{ screen: 'history', query: '' }} class={home.way}>
            <LineIcon path={FIRST_ICONS.history} />
            {texts.history}
          </Link>
          <Link to={{ screen: 'settings' }} class={home.way}>
            <LineIcon path={FIRST_ICONS.settings} />
            {texts.settings}
          </Link>
        </nav>
      </header>
      <main aria-busy={stored === null}>
        {stored && hasNotices(stored) && <StorageNotices stored={stored} onChange={read} />}
        {!stored && summaryProgress && <SummaryProgress progress={summaryProgress} />}
        {!stored && expected > 0 && <ContinuePlace games={expected} />}
        {unfinished.length > 0 && (
          <ContinueList
            games={unfinished}
            count={count}
            all={all}
            onAll={() => setAll(true)}
            onManage={manage}
            onUnreadable={quarantineGame}
            onSent={() => runDetached(read())}
          />
        )}
        <section aria-labelledby="play">
          <h2 id="play">{texts.play}</h2>
          {(stored ? count : expected) === 0 && <p class={home.start}>{texts.start}</p>}
          <ul class={card.list}>
            {offeredTitles.map((game) => (
              <li key={game.id} data-mood={game.mood}>
                <GameCard
                  game={game}
                  to={{ screen: 'new', game: game.id, opponent: null }}
                  waits={!stored && expected > 0}
                >
                  {stored && <Ladder game={game.id} />}
                </GameCard>
              </li>
            ))}
          </ul>
          <div class={home.more}>
            <ButtonLink to={{ screen: 'open', link: null }}>{texts.openGame}</ButtonLink>
            {canPaste() && <Button onClick={() => runDetached(paste())}>{texts.pasteLink}</Button>}
          </div>
        </section>
        {stored && <HomeOffer />}
        <Puzzles />
        <Analyses />
      </main>
      {children ?? (hasMessage && <UpdateMessages />)}
      {manager}
    </div>
  );
}

/** Most players never see one, so their code is loaded only when there is something to say. */
const hasNotices = ({ status, quarantined }: StoredGames): boolean =>
  status.reason !== null || quarantined > 0;
