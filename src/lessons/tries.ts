// When a task counts as failed, and comes back: after a move was shown, or after several wrong tries.

/** Wrong tries that a task forgives when it is new; one that has come back forgives none. */
const FORGIVEN_TRIES = 2;

/** What happens in a task while it is tried. */
export interface Tries {
  helped(): void;
  wrong(): void;
  solved(): void;
}

/** `settle` is called at most once: when the task fails, or when one that has come back is solved. */
export function countTries(isBack: boolean, settle: (solved: boolean) => void): Tries {
  let left = isBack ? 0 : FORGIVEN_TRIES;
  let isOpen = true;
  const end = (solved: boolean) => {
    if (isOpen) settle(solved);
    isOpen = false;
  };
  return {
    helped: () => end(false),
    wrong: () => {
      if (left-- === 0) end(false);
    },
    solved: () => {
      if (isBack) end(true);
      // Doing it again changes nothing.
      isOpen = false;
    },
  };
}
