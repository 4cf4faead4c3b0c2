// A device whose clock was set back counts puzzles under the wrong day.
import { textsOf } from '../../language/texts';
import { dayOf } from '../../puzzles/attempt';
import type { Progress } from '../../puzzles/progress';
import { dayName } from '../words/quantities';

const texts = textsOf('homePuzzles');

/** That the clock was set back, by an attempt of a later day; null where nothing tells so. */
export function clockText(today: string, { latestAt }: Pick<Progress, 'latestAt'>): string | null {
  const latest = dayOf(new Date(latestAt));
  if (latest <= today) return null;
  return texts.clockSetBack(dayName(today), dayName(latest));
}
