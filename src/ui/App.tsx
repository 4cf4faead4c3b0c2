// Shows the screen the route names.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { PieceSetContext } from '../artwork/sets';
import { languageInForce } from '../language/texts';
import { lazyScreen, MissingPart, ScreenBoundary } from './components/Lazy';
import { HomeScreen } from './home/HomeScreen';
import { formatRoute, type Route } from './routing/routes';
import { type Services, ServicesProvider, useObservable, useServices } from './services';

const ContinueScreen = lazyScreen(
  async () => (await import('./home/ContinueScreen')).ContinueScreen,
);
const NewGameSheet = lazyScreen(async () => (await import('./newgame/NewGameSheet')).NewGameSheet);
const NewAnalysisSheet = lazyScreen(
  async () => (await import('./analysis/NewAnalysisSheet')).NewAnalysisSheet,
);
const GameScreen = lazyScreen(async () => (await import('./game/GameScreen')).GameScreen);
const AnalysisScreen = lazyScreen(
  async () => (await import('./analysis/AnalysisScreen')).AnalysisScreen,
);
const SetUpScreen = lazyScreen(async () => (await import('./editor/SetUpScreen')).SetUpScreen);
const ReviewScreen = lazyScreen(async () => (await import('./review/ReviewScreen')).ReviewScreen);
const RetryMistakeScreen = lazyScreen(
  async () => (await import('./review/RetryMistakeScreen')).RetryMistakeScreen,
);
const MistakesScreen = lazyScreen(
  async () => (await import('./review/MistakesScreen')).MistakesScreen,
);
const DrawScreen = lazyScreen(async () => (await import('./draw/DrawScreen')).DrawScreen);
const LearnScreen = lazyScreen(async () => (await import('./learn/LearnScreen')).LearnScreen);
const LessonsScreen = lazyScreen(
  async () => (await import('./lessons/LessonsScreen')).LessonsScreen,
);
const LessonScreen = lazyScreen(async () => (await import('./lessons/LessonScreen')).LessonScreen);
const PuzzlesScreen = lazyScreen(
  async () => (await import('./puzzles/PuzzlesScreen')).PuzzlesScreen,
);
const PuzzleScreen = lazyScreen(async () => (await import('./puzzles/PuzzleScreen')).PuzzleScreen);
const OpenScreen = lazyScreen(async () => (await import('./share/OpenScreen')).OpenScreen);
const HistoryScreen = lazyScreen(
  async () => (await import('./history/HistoryScreen')).HistoryScreen,
  { atOnce: true },
);
const StatisticsScreen = lazyScreen(
  async () => (await import('./history/StatisticsScreen')).StatisticsScreen,
  { atOnce: true },
);
const ProgressScreen = lazyScreen(
  async () => (await import('./progress/ProgressScreen')).ProgressScreen,
);
const AboutScreen = lazyScreen(async () => (await import('./about/AboutScreen')).AboutScreen);
const SettingsScreen = lazyScreen(
  async () => (await import('./settings/SettingsScreen')).SettingsScreen,
);

export function App({ services }: { readonly services: Services }) {
  const codeMissing = useObservable(services.codeMissing);
  const { pieces } = useObservable(services.settings);
  const language = useLanguage();
  return (
    <ServicesProvider value={services}>
      <PieceSetContext.Provider value={pieces}>
        <CurrentScreen key={language} />
        {codeMissing && <MissingPart />}
      </PieceSetContext.Provider>
    </ServicesProvider>
  );
}

/**
 * The language spoken. A screen is made anew in another one, since much of it is kept from one drawing to the next; what had the
 * focus, which is where the language was chosen, has it again.
 */
function useLanguage(): string {
  const language = useObservable(languageInForce);
  const shown = useRef({ language, focused: '' });
  if (shown.current.language !== language)
    shown.current = { language, focused: document.activeElement?.id ?? '' };
  // After that of the screen, which gives it to its title.
  useLayoutEffect(() => document.getElementById(shown.current.focused)?.focus(), [language]);
  return language;
}

function CurrentScreen() {
  const route = useObservable(useServices().router.route);
  return (
    <ScreenBoundary route={route}>
      <ScreenOf route={route} />
    </ScreenBoundary>
  );
}

function ScreenOf({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'home':
      return <HomeScreen />;
    case 'new':
      return (
        <HomeScreen>
          <NewGameSheet key={route.game} {...route} />
        </HomeScreen>
      );
    case 'analyse':
      return (
        <HomeScreen>
          <NewAnalysisSheet />
        </HomeScreen>
      );
    case 'continue':
      return <ContinueScreen />;
    case 'game':
      return <GameScreen key={route.id} id={route.id} ply={route.ply ?? null} />;
    case 'analysis':
      return <AnalysisScreen key={route.id} id={route.id} />;
    case 'draw':
      return <DrawScreen key={route.game} game={route.game} board={route.board ?? null} />;
    case 'setUp':
      return <SetUpScreen key={route.game} game={route.game} />;
    case 'review':
      return <ReviewScreen key={route.id} id={route.id} ply={route.ply ?? null} />;
    case 'better':
      return <RetryMistakeScreen key={route.id} id={route.id} ply={route.ply ?? null} />;
    case 'mistakes':
      return <MistakesScreen />;
    case 'learn':
      return <LearnScreen game={route.game} options={route.game === null ? null : route.options} />;
    case 'lessons':
      return route.lesson === null ? (
        <LessonsScreen game={route.game} />
      ) : (
        <LessonScreen key={`${route.game} ${route.lesson}`} game={route.game} id={route.lesson} />
      );
    case 'puzzles':
      return route.game === null || route.way === null ? (
        <PuzzlesScreen game={route.game} />
      ) : (
        <PuzzleScreen key={formatRoute(route)} game={route.game} way={route.way} of={route.of} />
      );
    case 'open':
      return <OpenScreen key={route.link ?? route.text} link={route.link} text={route.text} />;
    case 'history':
      return <HistoryScreen query={route.query} />;
    case 'statistics':
      return <StatisticsScreen />;
    case 'progress':
      return <ProgressScreen game={route.game} />;
    case 'about':
      return <AboutScreen />;
    case 'settings':
      return <SettingsScreen />;
  }
}
