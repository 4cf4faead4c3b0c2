// From a move chosen on the board to a move played: at once, or after the player confirmed it. The board shows the
// move as made until the promise it was given settles.
import { useState } from 'preact/hooks';
import type { Session } from '../../session/types';

export interface Moving {
  /** Whether a move waits for the player's word. */
  readonly waiting: boolean;
  /** Resolves when the move is played and saved, or will not be played. */
  choose(text: string): Promise<void>;
  confirm(): void;
  cancel(): void;
}

interface Waiting {
  readonly text: string;
  readonly settle: (played?: Promise<void>) => void;
}

/** `onFail` hears why a move could not be played. */
export function useMove(
  session: Session,
  confirmFirst: boolean,
  onFail: (reason: string) => void,
): Moving {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const play = (text: string) =>
    session
      .play(text)
      .catch((error: unknown) => onFail(error instanceof Error ? error.message : String(error)));
  const finish = (played?: Promise<void>) => {
    waiting?.settle(played);
    setWaiting(null);
  };
  return {
    waiting: waiting !== null,
    choose: (text) =>
      confirmFirst
        ? new Promise<void>((settle) => setWaiting({ text, settle: (played) => settle(played) }))
        : play(text),
    confirm: () => finish(waiting ? play(waiting.text) : undefined),
    cancel: () => finish(),
  };
}
