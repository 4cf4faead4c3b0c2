// Links to screens and buttons, and links that look like them: as high as a fingertip, in one of three looks. And a line icon.

import type { ComponentChildren, ComponentProps } from 'preact';
import { formatRoute, type Route } from '../routing/routes';
import { useServices } from '../services';
import icon from './icon.module.css';
import './button.css';

interface LinkProps {
  readonly to: Route;
  readonly children: ComponentChildren;
  readonly class?: string | undefined;
  readonly label?: string;
  /** Whether this screen is not one to come back to. */
  readonly replace?: boolean;
  /** Whether it leads to what shows already. */
  readonly isShown?: boolean | undefined;
  /** Called before the screen is left. */
  readonly onLeave?: () => void;
  /** Animates the navigation; must call `go`. Not used when Settings turns animation off. */
  readonly motion?: (link: Element, go: () => void) => void;
}

/** A plain press goes through the router; the browser's own ways of opening a link still work. */
export function Link(props: LinkProps) {
  const {
    to,
    children,
    class: className,
    label,
    replace = false,
    isShown,
    onLeave,
    motion,
  } = props;
  const { router, settings } = useServices();
  return (
    <a
      href={formatRoute(to)}
      class={className}
      aria-label={label}
      aria-current={isShown ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onLeave?.();
        const go = () => (replace ? router.replace(to) : router.open(to));
        if (motion && settings.get().animation !== 'none') motion(event.currentTarget, go);
        else go();
      }}
    >
      {children}
    </a>
  );
}

interface ButtonLook {
  /** `primary` is what a screen or sheet is for; `danger` deletes something for good. */
  readonly variant?: 'plain' | 'primary' | 'danger';
  /** As wide as the place it stands in. */
  readonly wide?: boolean;
  readonly class?: string | undefined;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'class'> & ButtonLook;
type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'class'> & ButtonLook;

export function Button({ variant, wide, class: className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} class={buttonClass(variant, wide, className)} />;
}

export function ButtonLink({ variant, wide, class: className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} class={buttonClass(variant, wide, className)} />;
}

/** The classes of anything else that looks like a button. */
export const buttonClass = (variant: ButtonLook['variant'] = 'plain', wide = false, more = '') =>
  ['button', variant !== 'plain' && variant, wide && 'wide', more].filter(Boolean).join(' ');

/** Icons of the first screen; the others come with the screens that have them (Icon.tsx). */
export const FIRST_ICONS = {
  book: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14',
  history: 'M4.5 5v4.5H9M5 9.5a8 8 0 1 1-1 4.5M12 8v4.5l3 2',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z',
} as const;

interface LineIconProps {
  readonly path: string;
  readonly filled?: boolean;
}

/** On a 24 x 24 grid. Decoration: the button around one carries the name. */
export function LineIcon({ path, filled = false }: LineIconProps) {
  return (
    <svg
      class={icon.root}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={filled ? { fill: 'currentColor' } : undefined}
    >
      <path d={path} />
    </svg>
  );
}
