// Links to screens and buttons, and links that look like them: as high as a fingertip, in one of three looks.
import type { ComponentChildren, ComponentProps } from 'preact';
import { formatRoute, type Route } from '../routing/routes';
import { useServices } from '../services';
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
