// What measured games say of a game, in words: who does better, how it ends, how long it lasts, what pieces are worth.
import { type GameFacts, worthTexts } from '../../games/facts';
import { fairnessFrom } from '../../games/fairness';
import type { RuleSet } from '../../games/game';
import { percent } from '../../review/words';
import { shareWords, verdictWords } from '../draw/words';
import { REASON_TEXTS } from '../words/reasons';

type Ending = keyof GameFacts['endings'];

const endingName = (ending: Ending): string =>
  ending === 'stopped' ? 'Still going on after 150 moves of each side' : REASON_TEXTS[ending].name;

const gamesOf = ({ white, drawn, black }: GameFacts): number => white + drawn + black;

/** Who won how often, and who has the better of it. */
export function winnerWords(facts: GameFacts): string {
  const { white, drawn, black } = facts;
  const fairness = fairnessFrom({ wins: white, draws: drawn, losses: black });
  return [
    `Of ${fairness.games} games White won ${white} and Black ${black}; ${drawn} were drawn.`,
    shareWords(fairness),
    verdictWords(fairness),
  ].join(' ');
}

/** How the games ended, the commonest first, each with its share. */
export const endingWords = (
  facts: GameFacts,
): readonly { readonly name: string; readonly share: string }[] =>
  (Object.entries(facts.endings) as [Ending, number][])
    .sort(([, a], [, b]) => b - a)
    .map(([ending, count]) => ({
      name: endingName(ending),
      share: percent(count / gamesOf(facts)),
    }));

/** How long half of the games lasted. */
export function lengthWords({ plies }: GameFacts): string {
  const [short, middle, long] = plies.map((count) => Math.ceil(count / 2));
  return `Half of the games took from ${short} to ${long} moves of each side; the middle one took ${middle}.`;
}

/** Pieces by their worth, the least counting 1; empty where there are none to compare. */
export function worthWords(
  { kinds }: RuleSet,
  { worth }: GameFacts,
): readonly { readonly name: string; readonly worth: string }[] {
  const letters = Object.keys(worth);
  if (letters.length < 2) return [];
  const textOf = worthTexts(worth);
  return letters.map((letter) => ({
    name: kinds.find((kind) => kind?.letter === letter)?.name ?? letter,
    worth: textOf(letter),
  }));
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as it is stored, 2026-11-22, as it is read. */
export const dayWords = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** When and how all that was found. */
export function sourceWords({ made, level }: GameFacts): string {
  return (
    `Measured on ${dayWords(made.date)}: the computer of level ${level} played itself by the standard rules, after two moves of each ` +
    'side at random. People may play differently.'
  );
}
