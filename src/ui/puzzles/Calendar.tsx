// A month of daily puzzles: which are solved, and a way to each that has come.
import { useState } from 'preact/hooks';
import type { GameId } from '../../games/game';
import { textsOf } from '../../language/texts';
import { dayNumber, dayWithNumber } from '../../puzzles/attempt';
import type { DayState, Progress } from '../../puzzles/progress';
import { itemAt, lastItem } from '../../util/items';
import { Link } from '../components/Button';
import { Icon, IconButton } from '../components/Icon';
import { dayName, monthName } from '../words/quantities';
import styles from './calendar.module.css';
import { clockText, useToday } from './useAttempts';

const texts = textsOf('puzzles');

/** The first day of 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;

interface CalendarProps {
  readonly game: GameId;
  readonly progress: Progress;
}

export function Calendar({ game, progress }: CalendarProps) {
  const today = useToday();
  /** A day of the month that was leafed to; null for the present month. */
  const [leafed, setLeafed] = useState<string | null>(null);
  const shown = leafed ?? today;
  const days = daysOfMonth(shown);
  const before = ((dayNumber(itemAt(days, 0)) ?? 0) + FIRST_WEEKDAY) % 7;
  const beside = (step: -1 | 1) => {
    const edge = dayNumber(step < 0 ? itemAt(days, 0) : lastItem(days)) ?? 0;
    setLeafed(dayWithNumber(edge + step));
  };
  const solved = days.filter((day) => {
    const state = progress.days.get(day);
    return state === 'solved' || state === 'later';
  }).length;
  const clock = clockText(today, progress);
  return (
    <section class={styles.root} aria-label={texts.dailyPuzzles}>
      {clock !== null && <p role="status">{clock}</p>}
      <div class={styles.head}>
        <IconButton icon="previous" label={texts.previousMonth} onClick={() => beside(-1)} />
        <p aria-live="polite">
          <strong>{monthName(shown)}</strong>
          <br />
          {texts.daysSolved(solved, days.length)}
        </p>
        <IconButton
          icon="next"
          label={texts.nextMonth}
          disabled={days.includes(today)}
          onClick={() => beside(1)}
        />
      </div>
      <ol class={styles.days}>
        {texts.weekdays.map((name) => (
          <li key={name} class={styles.weekday} aria-hidden="true">
            {name}
          </li>
        ))}
        {days.map((day, index) => (
          <li key={day} style={index === 0 ? { gridColumnStart: before + 1 } : undefined}>
            <Day game={game} day={day} today={today} state={progress.days.get(day) ?? null} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface DayProps {
  readonly game: GameId;
  readonly day: string;
  readonly today: string;
  readonly state: DayState | null;
}

function Day({ game, day, today, state }: DayProps) {
  const number = Number(day.slice(-2));
  if (day > today) return <span class={styles.day}>{number}</span>;
  const label = (day === today ? texts.presentDay : texts.day)(
    dayName(day),
    texts.dayStates[state ?? 'none'],
  );
  return (
    <Link
      to={{ screen: 'puzzles', game, way: 'daily', of: day }}
      class={`${styles.day} ${styles.past} ${state ? styles[state] : ''}${day === today ? ` ${styles.today}` : ''}`}
      label={label}
    >
      {number}
      {state !== null && state !== 'missed' && <Icon name="check" />}
    </Link>
  );
}

/** All days of the month that a day is in. */
function daysOfMonth(day: string): string[] {
  const month = day.slice(0, 7);
  const first = dayNumber(`${month}-01`) ?? 0;
  const days: string[] = [];
  for (let at = first; dayWithNumber(at).startsWith(month); at++) days.push(dayWithNumber(at));
  return days;
}
