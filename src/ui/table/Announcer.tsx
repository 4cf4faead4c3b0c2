// Announces to screen readers what changed, what was said and what is advised: politely, in one place. What comes at once is
// announced in one text, the most important first; a text that comes twice in a row is announced twice. Where that is set, the
// device's voice reads the same.
import type { Ref } from 'preact';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { spokenText } from '../../board/names';
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import { useAfterPaint, useIsPainted } from '../components/later';
import { openSheets } from '../components/Sheet';
import { MAX_WAITING, useNarrator } from '../feedback/narrator';
import { useObservable, useServices } from '../services';
import type { Settings } from '../settings/settings';
import type { Message } from './useTable';

const texts = textsOf('table');

/** What changed, as text; announced again when it is another object. */
export interface Announcement {
  readonly text: string;
}

/** What a table can have announced besides. */
export interface Speech {
  /** Announces this alone, in passing: it is not what `repeat` says again. */
  mention(text: string): void;
  /** Announces again what was announced last. */
  repeat(): void;
}

interface AnnouncerProps {
  /** By which cells are called. */
  readonly rules: RuleSet;
  readonly announcement: Announcement | null;
  readonly warning: Announcement | null;
  readonly message: Message | null;
  readonly advice: string | null;
  /** Read aloud alone: screen readers hear it with the focus, which it takes. */
  readonly question: string | null;
  /** How the board lies, announced when it changes. */
  readonly view: string;
  readonly settings: Pick<Settings, 'readAloud' | 'readingSpeed' | 'moveStyle'>;
  readonly speech: Ref<Speech>;
}

export function Announcer(props: AnnouncerProps) {
  const { rules, announcement, warning, message, advice, question, view, settings, speech } = props;
  const [spoken, setSpoken] = useState({ text: '', count: 0 });
  const isPainted = useIsPainted();
  const sheets = useObservable(openSheets);
  // Nor do they tell a change that comes before the page is drawn without the sheet that covered it.
  const isCovered = useAfterPaint(sheets > 0);
  const unheard = useRef<readonly string[]>([]);
  const isSpelled = settings.moveStyle === 'spelled';
  const announced = useRef('');
  const before = useRef<readonly unknown[]>([null, null, null, null, view]);
  const narrator = useNarrator(settings.readAloud, settings.readingSpeed);
  const announce = (text: string) =>
    setSpoken(({ count }) => ({ text: spokenText(rules, text, isSpelled), count: count + 1 }));
  const read = (text: string, isNews: boolean) =>
    narrator.current?.read(spokenText(rules, text, isSpelled), isNews);
  // In the order in which things happen, so not after the paint: the last text is the one that stays.
  useLayoutEffect(() => {
    const sources = [announcement, warning, message, advice, view];
    const said = [
      announcement?.text,
      warning?.text,
      message?.spoken ?? message?.text,
      advice,
      texts.sentence(view),
    ];
    const news = said.filter((text, index) => text && sources[index] !== before.current[index]);
    const isNews = Boolean(announcement?.text) && announcement !== before.current[0];
    before.current = sources;
    if (news.length > 0) {
      const text = news.join(' ');
      unheard.current = [...unheard.current, text].slice(-MAX_WAITING);
      read(text, isNews);
    }
    if (openSheets.get() > 0 || isCovered || unheard.current.length === 0) return;
    announced.current = unheard.current.join(' ');
    unheard.current = [];
    announce(announced.current);
  }, [announcement, warning, message, advice, view, sheets, isCovered]);
  useLayoutEffect(() => {
    if (question !== null) read(question, false);
  }, [question]);
  // Made anew each time: rules and settings may have changed.
  useImperativeHandle(speech, () => ({
    mention: announce,
    repeat: () => {
      const text = announced.current || texts.nothingAnnounced;
      announce(text);
      read(text, false);
    },
  }));
  return (
    <div class="visually-hidden" role="status">
      {/* A space that comes and goes makes an equal text a change. */}
      {isPainted && spoken.text + (spoken.count % 2 === 0 ? '' : '\u00a0')}
    </div>
  );
}

/** What to announce as one view follows another; `changes` puts it in words, empty where nothing is worth it. */
export function useAnnouncements<View>(
  view: View,
  changes: (before: View, now: View, style: Settings['moveStyle']) => string,
): Announcement | null {
  const { moveStyle } = useObservable(useServices().settings);
  const last = useRef<{ readonly view: View; readonly announcement: Announcement | null }>({
    view,
    announcement: null,
  });
  return useMemo(() => {
    const { view: before, announcement } = last.current;
    const text = before === view ? '' : changes(before, view, moveStyle);
    last.current = { view, announcement: text ? { text } : announcement };
    return last.current.announcement;
  }, [view]);
}
