// Settings that belong together, under their heading.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import styles from './settingsGroup.module.css';

interface SettingsGroupProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

export function SettingsGroup({ title, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section class={styles.root} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
