// Around the screens: one that throws gives way to what happened and the ways out, never to a blank page.
import { Component, type ComponentChildren } from 'preact';
import type { Route } from '../routing/routes';
import { lazyScreen } from './Lazy';

const BrokenScreen = lazyScreen(async () => (await import('./BrokenScreen')).BrokenScreen);

interface Props {
  /** The screen of another route is tried afresh. */
  readonly route: Route;
  readonly children: ComponentChildren;
}

interface State {
  readonly broken: { readonly route: Route; readonly error: unknown } | null;
}

export class ScreenBoundary extends Component<Props, State> {
  override state: State = { broken: null };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ broken: { route: this.props.route, error } });
  }

  override render({ route, children }: Props, { broken }: State): ComponentChildren {
    return broken?.route === route ? <BrokenScreen error={broken.error} /> : children;
  }
}
