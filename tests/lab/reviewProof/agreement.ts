// How many marks of a review are the same at half the nodes.
import type { JudgedPly } from '../../../src/review/marks';
import { type Ground, reviewed, unevenGame } from './unevenGames';

export interface Agreement {
  readonly marks: number;
  readonly sameMarks: number;
  readonly plies: number;
  readonly samePlies: number;
}

/** Reviews a game twice, and tells of each mark that is another one at half the nodes. */
export async function agreementIn(
  ground: Ground,
  seed: number,
  number: number,
): Promise<Agreement> {
  const line = await unevenGame(ground, seed, number);
  const full = await reviewed(line, 1);
  const half = new Map((await reviewed(line, 0.5)).map((one) => [one.ply, one]));
  const changed = full.filter((one) => kindOf(one) !== kindOf(half.get(one.ply)));
  for (const one of changed) {
    const other = half.get(one.ply);
    console.error(`${ground.name} ${number}, ply ${one.ply}: ${told(one)}; half: ${told(other)}`);
  }
  const marks = full.filter(({ mark }) => mark !== null).length;
  const changedMarks = changed.filter(({ mark }) => mark !== null).length;
  return {
    ...{ marks, sameMarks: marks - changedMarks },
    ...{ plies: full.length, samePlies: full.length - changed.length },
  };
}

export const sumOf = (games: readonly Agreement[]): Agreement =>
  games.reduce(
    (sum, one) => ({
      marks: sum.marks + one.marks,
      sameMarks: sum.sameMarks + one.sameMarks,
      plies: sum.plies + one.plies,
      samePlies: sum.samePlies + one.samePlies,
    }),
    { marks: 0, sameMarks: 0, plies: 0, samePlies: 0 },
  );

const kindOf = (judged: JudgedPly | undefined) => judged?.mark?.kind ?? null;

function told(judged: JudgedPly | undefined): string {
  if (!judged) return 'nothing';
  const { before, after, loss } = judged;
  const [had, has, lost] = [before, after, loss].map((share) => (100 * share).toFixed(1));
  return `${kindOf(judged) ?? 'no mark'}, ${lost} points lost (${had} to ${has})`;
}
