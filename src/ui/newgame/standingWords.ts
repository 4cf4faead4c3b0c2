// What is said of the opponent that matches, before a game and after one.
import type { Standing } from '../../rating/standing';

/** About the choice, once it is made where the opponent stands; null while that is worked out. */
export function standingWords(chosen: boolean, standing: Standing | null): string {
  if (!chosen) return 'As strong as you, by your results.';
  if (!standing) return 'Going through your games…';
  const { level, from, to, games } = standing;
  const now = `Plays at ${written(level)} of 8 now`;
  return games === 0
    ? `${now}, and finds your level within about five games.`
    : `${now}. Your results put you between ${written(from)} and ${written(to)}.`;
}

/** Games after which a level is about right, as measured (`npm run matching`). */
const FINDING = 5;

/** After a game, about the next one. */
export function nextWords({ level, games }: Standing): string {
  const next = `It matches you: the next game is at level ${written(level)}.`;
  return games < FINDING
    ? `${next} The first games change it by much, later ones by little.`
    : next;
}

const written = (level: number): string => level.toFixed(1);
