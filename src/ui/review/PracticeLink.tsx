// From a kind of mistake to what trains it: the lesson about it, or the puzzles of its theme; nothing where a game has neither.
import { gameById } from '../../games';
import type { Game } from '../../games/game';
import type { Lesson } from '../../games/lessons';
import { type Theme, WIN_THEMES } from '../../games/themes';
import { textsOf } from '../../language/texts';
import type { MistakeKind } from '../../review/moveAnalysis';
import { Link } from '../components/Button';
import { useGameLessons } from '../lessons/useLessons';
import { useGamePuzzles } from '../puzzles/gamePuzzles';
import { type NamedTheme, namedThemes } from '../puzzles/themes';
import type { Route } from '../routing/routes';
import styles from './review.module.css';

const texts = textsOf('mistakes');

/** Ids of lessons about not making such a mistake, in the games that have them. */
const LESSONS: Readonly<Partial<Record<MistakeKind, string>>> = {
  lostPiece: 'care',
  allowedWin: 'stop',
};

/** Themes that train each kind of mistake; the one with most puzzles is offered. */
const THEMES: Readonly<Record<MistakeKind, readonly Theme[]>> = {
  missedWin: WIN_THEMES,
  allowedWin: ['defence'],
  lostPiece: ['defence'],
  missedPiece: ['piece', 'gain'],
  letDraw: [],
  position: [],
};

interface Practice {
  readonly to: Route;
  readonly label: string;
}

/** What trains a kind of mistake among these lessons and themes of a game, or null. */
export function practiceFor(
  kind: MistakeKind,
  game: Game['id'],
  lessons: readonly Pick<Lesson, 'id' | 'title'>[],
  themes: readonly NamedTheme[],
): Practice | null {
  const lesson = lessons.find(({ id }) => id === LESSONS[kind]);
  if (lesson) {
    const to = { screen: 'lessons', game, lesson: lesson.id } as const;
    return { to, label: texts.lesson(lesson.title) };
  }
  const found = THEMES[kind].flatMap((theme) => themes.find((one) => one.theme === theme) ?? []);
  const [theme] = found.sort((a, b) => b.count - a.count);
  if (!theme) return null;
  const to = { screen: 'puzzles', game, way: 'theme', of: theme.theme } as const;
  return { to, label: texts.puzzles(theme.name) };
}

interface PracticeLinkProps {
  /** Its id. */
  readonly game: string;
  readonly kind: MistakeKind;
}

export function PracticeLink({ game: id, kind }: PracticeLinkProps) {
  const game = gameById(id);
  const lessons = useGameLessons(game);
  const puzzles = useGamePuzzles(game);
  if (!game || !lessons || !puzzles) return null;
  const practice = practiceFor(kind, game.id, lessons, namedThemes(game, puzzles));
  return (
    practice && (
      <p class={styles.practice} data-part="practice">
        <Link to={practice.to} class="text-link">
          {practice.label}
        </Link>
      </p>
    )
  );
}
