// Tells those who listen what happens: what became different, what was said, what is advised. Politely, in one place;
// the same words twice in a row are told twice.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Remark } from './useTable';

/** Words about a change; told again when it is another object. */
export interface Announced {
  readonly text: string;
}

interface AnnouncerProps {
  readonly course: Announced | null;
  readonly remark: Remark | null;
  readonly advice: string | null;
}

export function Announcer({ course, remark, advice }: AnnouncerProps) {
  const [message, setMessage] = useState({ text: '', count: 0 });
  const tell = (text: string) => setMessage(({ count }) => ({ text, count: count + 1 }));
  // In the order in which things happen, so not after the paint: the last word is the one that stays.
  useLayoutEffect(() => {
    if (course) tell(course.text);
  }, [course]);
  useLayoutEffect(() => {
    if (remark) tell(remark.text);
  }, [remark]);
  useLayoutEffect(() => {
    if (advice) tell(advice);
  }, [advice]);
  return (
    <div class="visually-hidden" role="status">
      {/* A space that comes and goes makes equal words a change. */}
      {message.text + (message.count % 2 === 0 ? '' : '\u00a0')}
    </div>
  );
}

/** What is to be told of a view that follows others; `changes` puts it in words, empty where nothing is worth telling. */
export function useCourse<View>(
  view: View,
  changes: (before: View, now: View) => string,
): Announced | null {
  const last = useRef<{ readonly view: View; readonly told: Announced | null }>({
    view,
    told: null,
  });
  return useMemo(() => {
    const { view: before, told } = last.current;
    const text = before === view ? '' : changes(before, view);
    last.current = { view, told: text ? { text } : told };
    return last.current.told;
  }, [view]);
}
