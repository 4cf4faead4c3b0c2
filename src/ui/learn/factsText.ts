// What measured games and solved endings say about a game: who does better, how it ends, how long it lasts, what
// pieces are worth, which endings are won.
import {
  type GameFacts,
  type SolvedEnding,
  type SolvedEndings,
  worthTexts,
} from '../../games/facts';
import { fairnessFrom, leanText } from '../../games/fairness';
import type { RuleSet } from '../../games/game';
import { percentText } from '../../words/reviewText';
import { dayName } from '../words/quantities';
import { REASON_TEXTS } from '../words/reasons';

type Ending = keyof GameFacts['endings'];

const endingName = (ending: Ending): string =>
  ending === 'stopped' ? 'Still going after 150 moves each' : REASON_TEXTS[ending].name;

const gamesOf = ({ white, drawn, black }: GameFacts): number => white + drawn + black;

/** How often each side won, and which has the advantage. */
export function winnerText(facts: GameFacts): string {
  const { white, drawn, black } = facts;
  const fairness = fairnessFrom({ wins: white, draws: drawn, losses: black });
  return [
    `Of ${fairness.games} games White won ${white} and Black ${black}; ${drawn} were drawn.`,
    leanText(fairness),
  ].join(' ');
}

/** How the games ended, the commonest first, each with its share. */
export const endingShares = (
  facts: GameFacts,
): readonly { readonly name: string; readonly share: string }[] =>
  (Object.entries(facts.endings) as [Ending, number][])
    .sort(([, a], [, b]) => b - a)
    .map(([ending, count]) => ({
      name: endingName(ending),
      share: percentText(count / gamesOf(facts)),
    }));

/** How long half of the games lasted. */
export function lengthText({ plies }: GameFacts): string {
  const [short, middle, long] = plies.map((count) => Math.ceil(count / 2));
  return `A typical game takes ${middle} moves each; half of them take ${short} to ${long}.`;
}

/** Pieces by their worth, the least counting 1; empty where there are none to compare. */
export function pieceWorths(
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

/** When and how all that was found. */
export function sourceText({ made, level }: GameFacts): string {
  return (
    `Measured on ${dayName(made.date)}: the computer at level ${level} played itself by the standard rules. ` +
    'Each side began with two random moves. People may play differently.'
  );
}

/** The endings, those that are won most often first: who is left, and what best play comes to. */
export const tablebaseResults = (
  rules: RuleSet,
  { endings }: SolvedEndings,
): readonly { readonly pieces: string; readonly result: string }[] =>
  [...endings]
    .sort((a, b) => b.won - a.won)
    .map((ending) => ({ pieces: piecesText(rules, ending.pieces), result: resultText(ending) }));

/** Who is left: `king and rook against a king`. */
function piecesText({ kinds }: RuleSet, pieces: string): string {
  const side = (letters: string) =>
    [...new Set(letters)]
      .map((letter) => {
        const name = kinds.find((kind) => kind?.letter === letter)?.name ?? letter;
        if (letters === letter) return `a ${name}`;
        return letters === letter + letter ? `two ${name}s` : name;
      })
      .join(' and ');
  return pieces.split(' v ').map(side).join(' against ');
}

function resultText({ won, lost, longest }: SolvedEnding): string {
  if (longest === null) return 'Always a draw.';
  const moves = longest === 1 ? 'one move' : `${longest} moves`;
  const loses = lost > 0 ? ` Lost from ${shareOf(lost)}.` : '';
  return `Won from ${shareOf(won)} of positions, in ${moves} at most.${loses}`;
}

const shareOf = (percent: number): string =>
  percent < 1 ? 'less than 1%' : `${Math.round(percent)}%`;

/** How that was found. */
export const tablebaseSourceText = ({ made }: SolvedEndings): string =>
  `Worked out on ${dayName(made.date)} for every position of these pieces, with either side to move ` +
  'and best play by both.';
