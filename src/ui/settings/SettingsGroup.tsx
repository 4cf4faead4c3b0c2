// Settings that belong together, under their heading.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './settings.css';

export interface SettingsGroupProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

export function SettingsGroup({ title, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section class="settings-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
