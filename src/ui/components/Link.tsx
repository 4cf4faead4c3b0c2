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
  /** Called before the screen is left. */
  readonly onLeave?: () => void;
}

export function Link(props: LinkProps) {
  const { to, children, class: className, label, replace = false, onLeave } = props;
  const { router } = useServices();
  return (
    <a
      href={formatRoute(to)}
      class={className}
      aria-label={label}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onLeave?.();
        if (replace) router.replace(to);
        else router.open(to);
      }}
    >
      {children}
    </a>
  );
}
