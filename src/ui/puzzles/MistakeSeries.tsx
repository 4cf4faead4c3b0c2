// One's own mistakes in reviewed games, one after the other; each comes back at growing intervals until it is learnt.
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../games/game';
import { dayOf, mistakeKey } from '../../puzzles/attempt';
import { mistakesLeft } from '../../puzzles/choose';
import type { Progress } from '../../puzzles/progress';
import type { PlayerMistake } from '../../review/playerStats';
import type { PuzzleTask } from '../../session/puzzle/types';
import type { GameStore } from '../../storage/gameStore';
import { randomId } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { useOwnMistakes } from '../review/useReviewedGames';
import { useServices } from '../services';
import { dayText } from '../words/quantities';
import type { GamePuzzles } from './gamePuzzles';
import { HINT_UNSOLVES, NoPuzzle, PuzzleTable } from './PuzzleTable';
import { recallText } from './puzzleText';
import type { PuzzleAttempts } from './useAttempts';
import { useToday } from './useAttempts';

interface MistakeSeriesProps {
  readonly game: Game;
  readonly loaded: GamePuzzles;
  readonly attempts: PuzzleAttempts;
  readonly progress: Progress;
}

export function MistakeSeries(props: MistakeSeriesProps) {
  const mistakes = useOwnMistakes(props.game.id, props.progress, useToday());
  if (!mistakes) return null;
  return <Mistakes {...props} mistakes={mistakes} />;
}

interface MistakesProps extends MistakeSeriesProps {
  readonly mistakes: readonly PlayerMistake[];
}

interface CurrentMistake {
  readonly mistake: PlayerMistake;
  readonly task: PuzzleTask;
  readonly attempt: string;
}

function Mistakes({ game, loaded, mistakes, attempts, progress }: MistakesProps) {
  const { store } = useServices();
  /** Null while it is read. */
  const [current, setCurrent] = useState<CurrentMistake | 'none' | null>(null);
  const choose = (now: Progress) => {
    const order = mistakesLeft(mistakes, now, dayOf(new Date()));
    runDetached(
      store
        .then((opened) => firstReadable(opened, order))
        .then((found) => setCurrent(found ?? 'none')),
    );
  };
  const today = useToday();
  useEffect(() => {
    // Another day brings back what was done with for today.
    if (current === null || current === 'none') choose(progress);
  }, [today]);
  if (!current) return null;
  if (current === 'none') {
    const text =
      mistakes.length === 0
        ? 'Review a finished game, and your mistakes become puzzles here.'
        : 'All done for today. Each mistake comes back until you’ve learnt it.';
    return <NoPuzzle game={game} text={text} />;
  }
  const { mistake, task, attempt } = current;
  const next = () => runDetached(attempts.read().then(choose));
  const key = mistakeKey(mistake);
  return (
    <PuzzleTable
      key={attempt}
      task={task}
      game={game}
      presets={loaded.presets}
      heading="Your mistakes"
      isRated={false}
      status={() => dayText(mistake.at)}
      after={() => recallText(progress.recall.get(key))}
      hintCost={() => HINT_UNSOLVES}
      answers={[{ label: 'Next', onPress: next }]}
      onNext={next}
      record={({ solved }) =>
        attempts.add({
          ...{ id: attempt, game: game.id, puzzle: key, way: 'mistake', solved },
          ...{ rating: null, run: null, day: dayOf(new Date()), at: Date.now() },
        })
      }
    />
  );
}

/** The first whose game and review are still as they were. */
async function firstReadable(
  store: GameStore,
  mistakes: readonly PlayerMistake[],
): Promise<CurrentMistake | null> {
  const reviews = await store.openReviews();
  for (const mistake of mistakes) {
    const { id, ply } = mistake;
    const [record, review] = await Promise.all([store.peek(id), reviews.load(id)]);
    const finding = review?.findings[ply];
    if (!record || !finding) continue;
    const { game, options, start, moves } = record;
    const line = { game, options, start, moves: moves.slice(0, ply) };
    const best = finding.best.moves.slice(0, 1);
    const task: PuzzleTask = { line, moves: best, promised: 'better', mistake: finding };
    return { mistake, task, attempt: randomId() };
  }
  return null;
}
