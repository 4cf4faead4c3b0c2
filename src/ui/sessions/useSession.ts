// Opens a session by id for as long as its screen is shown, and follows its view; and engines whose code is loaded when they are
// first asked something.
import '../../language/shownRefusals';
import { useEffect, useState } from 'preact/hooks';
import { InputError } from '../../input/input';
import { UnansweredError } from '../../storage/errors';
import { logFailure, runDetached } from '../../util/failures';
import { failureText } from '../components/Lazy';
import type { OpenOptions } from './openSessions';

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

type OpeningState<Session> =
  | { readonly state: 'opening' }
  | { readonly state: 'missing' }
  /** `readable` unless what is stored is itself at fault. */
  | { readonly state: 'failed'; readonly reason: string; readonly readable: boolean }
  | { readonly state: 'open'; readonly session: Session };

/** Where it is opened and left, see openSessions.ts. */
interface Source<Session> {
  open(id: string, opening: OpenOptions): Promise<Session | null>;
  leave(session: Session): void;
}

/** How often it was opened, and whether it is to be taken from a tab that has it. */
interface Attempt {
  readonly count: number;
  readonly take: boolean;
}

/**
 * Opens what has the id, and closes it with the screen. It is opened again when another tab went on with it, when the page
 * comes back to the front and looks on only (the other tab may be gone), and by the function returned, which also takes it
 * over; `take` does so from the first.
 */
export function useOpening<Session extends { readonly view: { readonly superseded: boolean } }>(
  source: Source<Session>,
  id: string,
  take = false,
): [OpeningState<Session>, () => void] {
  const [opening, setOpening] = useState<OpeningState<Session>>({ state: 'opening' });
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, take });
  const again = (take: boolean) => setAttempt(({ count }) => ({ count: count + 1, take }));
  useEffect(() => {
    let session: Session | null = null;
    let wanted = true;
    const finish = (opened: Session | null) => {
      session = opened;
      if (opened && !wanted) source.leave(opened);
      else setOpening(opened ? { state: 'open', session: opened } : { state: 'missing' });
    };
    const fail = (error: unknown) => {
      const readable = !(error instanceof InputError);
      if (readable) logFailure('opening', error);
      const reason = failureText(error);
      if (wanted) setOpening({ state: 'failed', reason, readable });
      // The storage may answer after all.
      if (error instanceof UnansweredError) error.answer.then(changed, changed);
    };
    const changed = () => wanted && again(false);
    source.open(id, { take: attempt.take, changed }).then(finish, fail);
    const onFront = () =>
      document.visibilityState === 'visible' && session?.view.superseded && changed();
    document.addEventListener('visibilitychange', onFront);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', onFront);
      if (session) source.leave(session);
    };
  }, [source, id, attempt]);
  return [opening, () => again(true)];
}

interface LazyEngine<Engine> {
  /** Asks the engine. Rejects if it cannot be loaded, and as the engine does. */
  ask<Answer>(question: (engine: Engine) => Promise<Answer>): Promise<Answer>;
  /** Ends the engine, if there is one yet. */
  close(): void;
}

/** What cannot be loaded is tried again with the next question. */
export function lazyEngine<Engine extends { close(): void }>(
  load: () => Promise<() => Engine>,
): LazyEngine<Engine> {
  let loaded: Promise<Engine> | null = null;
  const engine = () => {
    loaded ??= load()
      .then((create) => create())
      .catch((error: unknown) => {
        loaded = null;
        throw error;
      });
    return loaded;
  };
  return {
    ask: async (question) => question(await engine()),
    close: () =>
      runDetached(
        loaded?.then(
          (opened) => opened.close(),
          () => undefined,
        ),
      ),
  };
}
