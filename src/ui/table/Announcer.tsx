// Announces to screen readers what changed, what was said and what is advised: politely, in one place. A text that comes
// twice in a row is announced twice.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Message } from './useTable';

/** What changed, as text; announced again when it is another object. */
export interface Announcement {
  readonly text: string;
}

interface AnnouncerProps {
  readonly announcement: Announcement | null;
  readonly message: Message | null;
  readonly advice: string | null;
}

export function Announcer({ announcement, message, advice }: AnnouncerProps) {
  const [spoken, setSpoken] = useState({ text: '', count: 0 });
  const announce = (text: string) => setSpoken(({ count }) => ({ text, count: count + 1 }));
  // In the order in which things happen, so not after the paint: the last word is the one that stays.
  useLayoutEffect(() => {
    if (announcement) announce(announcement.text);
  }, [announcement]);
  useLayoutEffect(() => {
    if (message) announce(message.text);
  }, [message]);
  useLayoutEffect(() => {
    if (advice) announce(advice);
  }, [advice]);
  return (
    <div class="visually-hidden" role="status">
      {/* A space that comes and goes makes an equal text a change. */}
      {spoken.text + (spoken.count % 2 === 0 ? '' : '\u00a0')}
    </div>
  );
}

/** What to announce as one view follows another; `changes` puts it in words, empty where nothing is worth it. */
export function useAnnouncements<View>(
  view: View,
  changes: (before: View, now: View) => string,
): Announcement | null {
  const last = useRef<{ readonly view: View; readonly announcement: Announcement | null }>({
    view,
    announcement: null,
  });
  return useMemo(() => {
    const { view: before, announcement } = last.current;
    const text = before === view ? '' : changes(before, view);
    last.current = { view, announcement: text ? { text } : announcement };
    return last.current.announcement;
  }, [view]);
}
