// The frame of a screen that scrolls: a bar with its title and the way back, and the content below. Moves the focus to
// the title when the screen opens, so that keyboard and reader start at its beginning.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useServices } from '../services';
import { IconButton } from './Icon';
import styles from './screen.module.css';
import { useTitle } from './useTitle';

interface ScreenProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Screen({ title, children }: ScreenProps) {
  const { router } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div class={styles.root}>
      <header class={styles.bar}>
        <IconButton icon="back" label="Back" onClick={router.back} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <main class={styles.content}>{children}</main>
    </div>
  );
}
