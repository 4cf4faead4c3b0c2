// The way to a game's first lesson, for who has neither done it nor played.
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../games/game';
import { FIRST_LESSON } from '../../games/lessons';
import { Link } from '../components/Link';
import { useServices } from '../services';

export function LearnFirst({ game }: { readonly game: Game }) {
  const { store } = useServices();
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let wanted = true;
    store
      .then(async (kept) => {
        const choices = await kept.newGameChoices(game.id);
        const { done } = await kept.lessonProgress(game.id);
        return choices === null && !done.includes(FIRST_LESSON);
      })
      .catch(() => false)
      .then((found) => wanted && setNew(found));
    return () => {
      wanted = false;
    };
  }, [store, game]);
  if (!isNew || !game.loadLessons) return null;
  return (
    <Link to={{ screen: 'lessons', game: game.id, lesson: FIRST_LESSON }} class="text-link">
      Learn it first (3 min)
    </Link>
  );
}
