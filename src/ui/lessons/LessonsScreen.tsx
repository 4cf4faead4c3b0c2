// The lessons of a game in their order, each with what is done of it.
import { gameById } from '../../games';
import type { GameId } from '../../games/game';
import type { Lesson } from '../../games/lessons';
import { type LessonProgress, nextLesson, placeOf } from '../../lessons/progress';
import { ButtonLink } from '../components/Button';
import { Icon } from '../components/Icon';
import { Link } from '../components/Link';
import { Screen } from '../components/Screen';
import styles from './lessons.module.css';
import { useGameLessons, useLessonProgress } from './useLessons';

export function LessonsScreen({ game: id }: { readonly game: GameId }) {
  const game = gameById(id);
  const lessons = useGameLessons(game);
  const { progress } = useLessonProgress(id);
  if (!game) return null;
  return (
    <Screen title={`${game.name}: lessons`}>
      <div class={styles.root}>
        {lessons && progress && <LessonList game={id} lessons={lessons} progress={progress} />}
        <Link to={{ screen: 'learn', game: id, options: null }} class="text-link">
          Read all the rules
        </Link>
      </div>
    </Screen>
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
                {progress.done.includes(lesson.id) ? <Icon name="check" /> : index + 1}
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
  return progress.done.includes(lesson.id) ? <span class={styles.standing}>Done</span> : null;
}
