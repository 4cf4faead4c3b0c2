// A session as the game screen sees it: opening, or why not, or its view at every change.
import { useEffect, useState } from 'preact/hooks';
import { InputError } from '../../rules/types';
import type { Session, SessionView } from '../../session/types';
import { useServices } from '../services';

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'open'; readonly session: Session };

/** Opens the game, anew whenever `attempt` changes, and closes it with the screen. */
export function useOpenGame(id: string, attempt: number): Opening {
  const { openGames } = useServices();
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  useEffect(() => {
    let session: Session | null = null;
    let wanted = true;
    const finish = (opened: Session | null) => {
      session = opened;
      if (opened && !wanted) openGames.leave(opened);
      else setOpening(opened ? { state: 'open', session: opened } : { state: 'missing' });
    };
    const fail = (error: unknown) => {
      if (!(error instanceof InputError)) console.error(`Game ${id}, attempt ${attempt}:`, error);
      const reason = error instanceof Error ? error.message : String(error);
      if (wanted) setOpening({ state: 'failed', reason });
    };
    openGames.open(id).then(finish, fail);
    return () => {
      wanted = false;
      if (session) openGames.leave(session);
    };
  }, [openGames, id, attempt]);
  return opening;
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
