// From a move chosen on the board to a move played: at once, or after the player confirmed it. The board shows the
// move as made until the promise it was given settles.
import { useLayoutEffect, useState } from 'preact/hooks';
import { boardState } from '../../session/boardState';
import type { BoardState, MoveOption, Session, SessionView } from '../../session/types';

/** A move that waits for the player's word. */
interface Pending {
  /** The position as it will be. */
  readonly board: BoardState;
  readonly notation: string;
}

export interface Moving {
  /** Gone as soon as what may be played changes: another position, a pause, the end. */
  readonly pending: Pending | null;
  /** Resolves when the move is played and saved, or will not be played. */
  choose(text: string): Promise<void>;
  confirm(): void;
  cancel(): void;
}

interface Waiting extends Pending {
  /** What might be played when the move was chosen. */
  readonly options: readonly MoveOption[];
  readonly text: string;
  readonly settle: (played?: Promise<void>) => void;
}

/** `onFail` hears why a move could not be played. */
export function useMove(
  session: Session,
  view: SessionView,
  confirmFirst: boolean,
  onFail: (reason: string) => void,
): Moving {
  const [asked, setAsked] = useState<Waiting | null>(null);
  const { options } = view;
  const waiting = asked?.options === options ? asked : null;
  const play = (text: string) =>
    session
      .play(text)
      .catch((error: unknown) => onFail(error instanceof Error ? error.message : String(error)));
  const finish = (played?: Promise<void>) => {
    asked?.settle(played);
    setAsked(null);
  };
  useLayoutEffect(() => {
    if (asked && !waiting) finish();
  }, [options]);
  return {
    pending: waiting,
    choose: (text) => {
      finish();
      const option = options.find((one) => one.text === text);
      if (!confirmFirst || !option) return play(text);
      return new Promise<void>((settle) =>
        setAsked({
          ...foreseen(view, option),
          options,
          text,
          settle: (played) => settle(played),
        }),
      );
    },
    confirm: () => finish(waiting ? play(waiting.text) : undefined),
    cancel: () => finish(),
  };
}

/** How the board will look after one of the moves that may be played. */
function foreseen({ rules, board }: SessionView, option: MoveOption): Pending {
  const position = rules.parse(board.text);
  const notation = rules.notation(position, option.move);
  position.make(option.move);
  return { notation, board: boardState(rules, position, option) };
}
