// The frame of a screen that scrolls: a bar with its title and the way back, and the content below; on a tablet, beside the list
// that it was chosen from. Moves the focus to the title when the screen opens, so that keyboard and reader start at its beginning.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Mood } from '../../games/drawing';
import { textsOf } from '../../language/texts';
import { useTitle } from '../routing/router';
import { useServices } from '../services';
import { IconButton } from './Icon';
import styles from './screen.module.css';

const texts = textsOf('screen');

interface ScreenProps {
  readonly title: string;
  /** Of the game that it is about. */
  readonly mood?: Mood | undefined;
  /** What this was chosen from. */
  readonly list?: ScreenList;
  /** Whether its parts stand in two columns where there is room for both. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

interface ScreenList {
  readonly title: string;
  /** Whether the address is the list's own: it is all that a phone shows then, and what a tablet begins with. */
  readonly isAddressed: boolean;
  /** `isBeside` says whether what is chosen shows beside it, in place of the last choice. */
  readonly items: (isBeside: boolean) => ComponentChildren;
}

export function Screen({ title, mood, list, isWide = false, children }: ScreenProps) {
  const { router } = useServices();
  const hasRoom = useHasRoom();
  const isBeside = list !== undefined && hasRoom;
  const shown = list?.isAddressed ? list : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const main = shown?.title ?? title;
  useTitle(main);
  useLayoutEffect(() => heading.current?.focus(), [main]);
  const back = <IconButton icon="back" label={texts.back} onClick={router.back} />;
  const mainHeading = (
    <h1 ref={heading} tabIndex={-1}>
      {main}
    </h1>
  );
  return (
    <div class={isBeside ? styles.split : undefined}>
      {isBeside && (
        <nav class={styles.list} aria-label={list.title}>
          <div class={styles.bar}>
            {back}
            {shown ? mainHeading : <h2>{list.title}</h2>}
          </div>
          {list.items(true)}
        </nav>
      )}
      <div class={styles.root} data-mood={shown && !isBeside ? undefined : mood}>
        <header class={styles.bar}>
          {!isBeside && back}
          {shown && isBeside ? <h2>{title}</h2> : mainHeading}
        </header>
        <main class={isWide ? `${styles.content} ${styles.columns}` : styles.content}>
          {shown && !isBeside ? shown.items(false) : children}
        </main>
      </div>
    </div>
  );
}

/** Room for a list beside what was chosen from it; screen.module.css asks for the same. */
const ROOM = '(min-width: 1024px)';

function useHasRoom(): boolean {
  const [hasRoom, setHasRoom] = useState(() => matchMedia(ROOM).matches);
  useEffect(() => {
    const query = matchMedia(ROOM);
    const look = () => setHasRoom(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return hasRoom;
}
