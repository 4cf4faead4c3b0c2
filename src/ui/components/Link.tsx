// A link to a screen. A plain press goes through the router; the browser's own ways of opening a link still work.
import type { ComponentChildren } from 'preact';
import { formatRoute, type Route } from '../routing/routes';
import { useServices } from '../services';

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
