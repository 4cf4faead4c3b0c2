// What comes back at growing intervals until it is learnt, one after the other: all that is due today, or one's own mistakes.
import '../../language/shownRefusals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../games/game';
import { textsOf } from '../../language/texts';
import { dayOf } from '../../puzzles/attempt';
import { mistakesLeft } from '../../puzzles/choose';
import type { Progress } from '../../puzzles/progress';
import type { PlayerMistake } from '../../review/playerStats';
import type { GameStore } from '../../storage/gameStore';
import { randomId } from '../../storage/record';
import { reasonOf, runDetached } from '../../util/failures';
import { lazyScreen } from '../components/Lazy';
import { useOwnMistakes } from '../review/reviews';
import { useServices } from '../services';
import { AnswerBar } from '../table/bars';
import { dayText, recallText } from '../words/quantities';
import { dueItems, mistakeItem, type OpenedItem, type RecallItem } from './due';
import type { GamePuzzles } from './gamePuzzles';
import { NoPuzzle, PuzzleTable } from './PuzzleTable';
import { type PuzzleAttempts, useToday } from './useAttempts';

const texts = textsOf('puzzle');
const mistakeTexts = textsOf('mistakes');

const TaskTable = lazyScreen(async () => (await import('../lessons/LessonScreen')).TaskTable);

interface SeriesProps {
  readonly game: Game;
  readonly loaded: GamePuzzles;
  readonly attempts: PuzzleAttempts;
  readonly progress: Progress;
}

export function DueSeries(props: SeriesProps) {
  return (
    <RecallSeries
      {...props}
      heading={texts.headings.due}
      none={texts.none.due}
      order={(store, now) => dueItems(props.game, store, now, dayOf(new Date()))}
    />
  );
}

export function MistakeSeries(props: SeriesProps) {
  const own = useOwnMistakes(props.game.id, props.progress, useToday());
  /** What was read stays where it cannot be read again. */
  const last = useRef<readonly PlayerMistake[] | null>(null);
  if (own.state === 'read') last.current = own.value;
  if (last.current) return <Mistakes {...props} mistakes={last.current} />;
  if (own.state !== 'failed') return null;
  return <NoPuzzle game={props.game} text={mistakeTexts.unreadable(own.reason)} />;
}

function Mistakes(props: SeriesProps & { readonly mistakes: readonly PlayerMistake[] }) {
  const { mistakes } = props;
  return (
    <RecallSeries
      {...props}
      heading={texts.headings.mistake}
      none={mistakes.length === 0 ? texts.none.mistake : texts.mistakesDone}
      order={async (store, now) =>
        mistakesLeft(mistakes, now, dayOf(new Date())).map((one) => mistakeItem(one, store))
      }
    />
  );
}

interface RecallSeriesProps extends SeriesProps {
  readonly heading: string;
  /** Said when nothing is left. */
  readonly none: string;
  readonly order: (store: GameStore, now: Progress) => Promise<readonly RecallItem[]>;
}

interface CurrentItem {
  readonly key: string;
  readonly opened: OpenedItem;
  readonly attempt: string;
}

/** Why what comes next cannot be read. */
interface Unread {
  readonly reason: string;
}

function RecallSeries(props: RecallSeriesProps) {
  const { game, loaded, attempts, progress, heading, none, order } = props;
  const { store } = useServices();
  /** Null while it is read. */
  const [current, setCurrent] = useState<CurrentItem | Unread | 'none' | null>(null);
  const choose = (now: Progress) =>
    runDetached(
      store
        .then(async (opened) => firstOpened(await order(opened, now)))
        .then((found) => found ?? 'none')
        .catch((error: unknown): Unread => ({ reason: reasonOf(error) }))
        .then(setCurrent),
    );
  const today = useToday();
  useEffect(() => {
    // On a new day, items may be due again.
    if (current === null || current === 'none') choose(progress);
  }, [today]);
  if (!current) return null;
  if (current === 'none') return <NoPuzzle game={game} text={none} />;
  if ('reason' in current)
    return <NoPuzzle game={game} text={mistakeTexts.unreadable(current.reason)} />;
  const { key, opened, attempt } = current;
  const next = () => runDetached(attempts.read().then(choose));
  const answers = [{ label: texts.next, onPress: next }];
  if ('lesson' in opened)
    return (
      <TaskTable
        key={attempt}
        {...{ ...opened, game, attempts, heading, note: texts.showMeCosts }}
        title={texts.taskTitle(heading, opened.lesson.title)}
        below={<li class="hint-text">{opened.lesson.title}</li>}
        skip={(isSettled) => (isSettled ? next : null)}
        answers={<AnswerBar key="done" answers={answers} />}
      />
    );
  const { way, task, at } = opened;
  return (
    <PuzzleTable
      key={attempt}
      task={task}
      game={game}
      presets={loaded.presets}
      heading={heading}
      isRated={false}
      status={() => (at === null ? texts.unrated : dayText(at))}
      after={() => recallText(progress.recall.get(key))}
      hintCost={() => texts.hintCosts.unrated}
      answers={answers}
      onNext={next}
      record={({ solved }) => attempts.add({ id: attempt, puzzle: key, way, solved })}
    />
  );
}

/** The first whose source is still as it was. */
async function firstOpened(items: readonly RecallItem[]): Promise<CurrentItem | null> {
  for (const { key, open } of items) {
    const opened = await open();
    if (opened) return { key, opened, attempt: randomId() };
  }
  return null;
}
