// Somebody who learns and forgets, by FSRS-4.5 with its published default weights, which were fitted to the reviews of many
// learners (https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm). The app schedules by another method.

/** Initial stabilities by grade, then the weights w4 to w14 by their names in the description. */
const INITIAL_STABILITY_DAYS = { missed: 0.4872, solved: 3.7145 };
const W = {
  w4: 5.1618,
  w5: 1.2298,
  w6: 0.8975,
  w7: 0.031,
  w8: 1.6474,
  w9: 0.1367,
  w10: 1.0461,
  w11: 2.1072,
  w12: 0.0793,
  w13: 0.3246,
  w14: 1.587,
};
/** A memory is as likely as this after as many days as its stability. */
const FACTOR = 19 / 81;
const MOST_DIFFICULT = 10;
/** Grades that the description calls "again" and "good". */
const GRADE = { missed: 1, solved: 3 };

export type Outcome = keyof typeof GRADE;

export interface Memory {
  /** Days after which it is remembered with a probability of 0.9. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
}

/** After the first sight. */
export const firstMemory = (outcome: Outcome): Memory => ({
  stability: INITIAL_STABILITY_DAYS[outcome],
  difficulty: W.w4 - (GRADE[outcome] - GRADE.solved) * W.w5,
});

/** Probability of solving it again after this number of days. */
export const remembered = ({ stability }: Memory, days: number): number =>
  (1 + (FACTOR * days) / stability) ** -0.5;

/** After another turn, this number of days later. */
export function nextMemory(memory: Memory, days: number, outcome: Outcome): Memory {
  const { stability, difficulty } = memory;
  const forgotten = 1 - remembered(memory, days);
  const moved = difficulty - W.w6 * (GRADE[outcome] - GRADE.solved);
  const harder = W.w7 * W.w4 + (1 - W.w7) * moved;
  const kept =
    stability *
    (1 +
      Math.exp(W.w8) * (11 - difficulty) * stability ** -W.w9 * (Math.exp(W.w10 * forgotten) - 1));
  const lost =
    W.w11 * difficulty ** -W.w12 * ((stability + 1) ** W.w13 - 1) * Math.exp(W.w14 * forgotten);
  return {
    stability: outcome === 'solved' ? kept : Math.min(lost, stability),
    difficulty: Math.min(MOST_DIFFICULT, Math.max(1, harder)),
  };
}
