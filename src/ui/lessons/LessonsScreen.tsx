// The lessons of a game in their order, each with what is done of it.
import { gameById } from '../../games';
import type { Game, GameId } from '../../games/game';
import type { Lesson } from '../../games/lessons';
import { type LessonProgress, nextLesson, placeOf } from '../../lessons/progress';
import { ButtonLink } from '../components/Button';
import { Icon } from '../components/Icon';
import { Link } from '../components/Link';
import { Screen } from '../components/Screen';
import { LearnList } from '../home/GameLists';
import styles from './lessons.module.css';
import { useGameLessons, useLessonProgress } from './useLessons';

export function LessonsScreen({ game: id }: { readonly game: GameId }) {
  const game = gameById(id);
  if (!game) return null;
  return (
    <Screen
      title={`${game.name}: lessons`}
      mood={game.mood}
      list={{
        title: 'Learn',
        isAddressed: false,
        items: () => <LearnList screen="lessons" chosen={id} />,
      }}
    >
      <Lessons key={id} game={game} />
    </Screen>
  );
}

function Lessons({ game }: { readonly game: Game }) {
  const lessons = useGameLessons(game);
  const { progress } = useLessonProgress(game.id);
  return (
    <div class={styles.root}>
      {lessons && progress && <LessonList game={game.id} lessons={lessons} progress={progress} />}
      <Link to={{ screen: 'learn', game: game.id, options: null }} class="text-link">
        Read all the rules
      </Link>
      <Link to={{ screen: 'progress', game: game.id }} class="text-link">
        Your progress
      </Link>
    </div>
  );
}

interface LessonListProps {
  readonly game: GameId;
  readonly lessons: readonly Lesson[];
  readonly progress: LessonProgress;
}

function LessonList({ game, lessons, progress }: LessonListProps) {
  const next = nextLesson(progress, lessons);
  const done = lessons.filter(({ id }) => progress.done.includes(id)).length;
  return (
    <>
      <p>
        Learn by doing, on the real board. {done > 0 && `${done} of ${lessons.length} lessons done`}
      </p>
      {next ? (
        <ButtonLink
          to={{ screen: 'lessons', game, lesson: next.id }}
          variant="primary"
          wide
          class={styles.begin}
        >
          {done === 0 ? 'Start' : 'Continue'}: {next.title}
        </ButtonLink>
      ) : (
        <ButtonLink
          to={{ screen: 'new', game, opponent: 'computer' }}
          variant="primary"
          wide
          class={styles.begin}
        >
          Play now
        </ButtonLink>
      )}
      <ol class={styles.list}>
        {lessons.map((lesson, index) => (
          <li key={lesson.id}>
            <Link to={{ screen: 'lessons', game, lesson: lesson.id }} class={styles.lesson}>
              <span class={styles.mark} aria-hidden="true">
                {progress.done.includes(lesson.id) ? (
                  <Icon name={progress.starred.includes(lesson.id) ? 'star' : 'check'} />
                ) : (
                  index + 1
                )}
              </span>
              <span class={styles.words}>
                <strong>{lesson.title}</strong>
                <span>{lesson.about}</span>
                <LessonStatus lesson={lesson} progress={progress} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}

function LessonStatus({
  lesson,
  progress,
}: {
  readonly lesson: Lesson;
  readonly progress: LessonProgress;
}) {
  if (Object.hasOwn(progress.begun, lesson.id)) {
    const { solved } = placeOf(progress, lesson);
    return (
      <span class={styles.standing}>
        {solved.length} of {lesson.tasks.length} tasks done
      </span>
    );
  }
  if (!progress.done.includes(lesson.id)) return null;
  return (
    <span class={styles.standing}>
      {progress.starred.includes(lesson.id)
        ? 'Done without help'
        : 'Done. Repeat it without “Show me” for a star.'}
    </span>
  );
}
