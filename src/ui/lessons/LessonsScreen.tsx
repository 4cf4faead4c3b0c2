// The lessons of a game in their order, each with what is done of it.
import { gameById } from '../../games';
import type { Game, GameId } from '../../games/game';
import type { Lesson } from '../../games/lessons';
import { textsOf } from '../../language/texts';
import { type LessonProgress, nextLesson, placeOf } from '../../lessons/progress';
import { ButtonLink, Link } from '../components/Button';
import { Icon } from '../components/Icon';
import { Screen } from '../components/Screen';
import { LearnList } from '../home/GameLists';
import styles from './lessons.module.css';
import { useGameLessons, useLessonProgress } from './useLessons';

const texts = textsOf('lessonScreens');

export function LessonsScreen({ game: id }: { readonly game: GameId }) {
  const game = gameById(id);
  if (!game) return null;
  return (
    <Screen
      title={texts.titleOf(game.name)}
      mood={game.mood}
      list={{
        title: texts.learn,
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
        {texts.readRules}
      </Link>
      <Link to={{ screen: 'progress', game: game.id }} class="text-link">
        {texts.progress}
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
        {texts.introduction} {done > 0 && texts.lessonsDone(done, lessons.length)}
      </p>
      {next ? (
        <ButtonLink
          to={{ screen: 'lessons', game, lesson: next.id }}
          variant="primary"
          wide
          class={styles.begin}
        >
          {done === 0 ? texts.start(next.title) : texts.goOn(next.title)}
        </ButtonLink>
      ) : (
        <ButtonLink
          to={{ screen: 'new', game, opponent: 'computer' }}
          variant="primary"
          wide
          class={styles.begin}
        >
          {texts.playNow}
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
  const { done, starred, begun } = progress;
  if (done.includes(lesson.id)) {
    return (
      <span class={styles.standing}>
        {starred.includes(lesson.id) ? texts.doneAlone : texts.doneHelped}
      </span>
    );
  }
  if (!Object.hasOwn(begun, lesson.id)) return null;
  const { solved } = placeOf(progress, lesson);
  return <span class={styles.standing}>{texts.tasksDone(solved.length, lesson.tasks.length)}</span>;
}
