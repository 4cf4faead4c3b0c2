// The player's calendar day, also in an app that is left open over midnight.
import { useEffect, useState } from 'preact/hooks';
import { dayOf } from '../../puzzles/attempt';

/** Changes at midnight, and when the page comes back to the front: timers do not count while a device sleeps. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = new Date();
      setToday(dayOf(now));
      // Days of the calendar, since not all of them have 24 hours.
      const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
      timer = setTimeout(look, midnight.getTime() - now.getTime());
    };
    const lookWhenVisible = () => document.visibilityState === 'visible' && look();
    look();
    document.addEventListener('visibilitychange', lookWhenVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookWhenVisible);
    };
  }, []);
  return today;
}
