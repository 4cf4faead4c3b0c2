// A session as the game screen sees it: opening, or why not, or its view at every change.
import { useEffect, useState } from 'preact/hooks';
import { InputError } from '../../rules/types';
import type { Session, SessionView } from '../../session/types';
import { useServices } from '../services';

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'missing' }
  /** `readable` unless the game itself is at fault. */
  | { readonly state: 'failed'; readonly reason: string; readonly readable: boolean }
  | { readonly state: 'open'; readonly session: Session };

/** How often the game was opened, and whether it is to be taken from a tab that plays it. */
interface Attempt {
  readonly count: number;
  readonly take: boolean;
}

/**
 * Opens the game, and closes it with the screen. It is opened again when another tab went on with it, when the page comes
 * back to the front and looks on only (the other tab may be gone), and by the function returned, which also takes it over.
 */
export function useOpenGame(id: string): [Opening, () => void] {
  const { openGames } = useServices();
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, take: false });
  const again = (take: boolean) => setAttempt(({ count }) => ({ count: count + 1, take }));
  useEffect(() => {
    let session: Session | null = null;
    let wanted = true;
    const finish = (opened: Session | null) => {
      session = opened;
      if (opened && !wanted) openGames.leave(opened);
      else setOpening(opened ? { state: 'open', session: opened } : { state: 'missing' });
    };
    const fail = (error: unknown) => {
      const readable = !(error instanceof InputError);
      if (readable) console.error(`Game ${id}, attempt ${attempt.count}:`, error);
      const reason = error instanceof Error ? error.message : String(error);
      if (wanted) setOpening({ state: 'failed', reason, readable });
    };
    const changed = () => wanted && again(false);
    openGames.open(id, { take: attempt.take, changed }).then(finish, fail);
    const onFront = () =>
      document.visibilityState === 'visible' && session?.view.superseded && changed();
    document.addEventListener('visibilitychange', onFront);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', onFront);
      if (session) openGames.leave(session);
    };
  }, [openGames, id, attempt]);
  return [opening, () => again(true)];
}

/** Tells the session whether the page can be seen: clocks and computers at play depend on it. */
export function useVisibility(session: Session): void {
  useEffect(() => {
    const tell = () => session.setHidden(document.visibilityState === 'hidden');
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [session]);
}

/** The session's view, rendering again at every change. */
export function useView(session: Session): SessionView {
  const [view, setView] = useState(session.view);
  useEffect(() => {
    setView(session.view);
    return session.subscribe(setView);
  }, [session]);
  return view;
}
