// A session as its screen sees it: its view at every change.
import { useEffect, useState } from 'preact/hooks';

/** Tells the session whether the page can be seen: clocks and thinking depend on it. */
export function useVisibility(session: { setHidden(hidden: boolean): void }): void {
  useEffect(() => {
    const tell = () => session.setHidden(document.visibilityState === 'hidden');
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [session]);
}

interface Viewed<View> {
  readonly view: View;
  subscribe(listener: (view: View) => void): () => void;
}

/** The session's view, rendering again at every change. */
export function useView<View>(session: Viewed<View>): View {
  const [view, setView] = useState(session.view);
  useEffect(() => {
    setView(session.view);
    return session.subscribe(setView);
  }, [session]);
  return view;
}
