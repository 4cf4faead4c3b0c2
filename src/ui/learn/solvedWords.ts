// What solved endings say of a game, in words: which are won, from how many positions, and how long it takes.
import type { RuleSet } from '../../games/game';
import type { SolvedEnding, SolvedEndings } from '../../games/solvedEndings';
import { dayWords } from './factsWords';

/** The endings, those that are won most often first: who is left, and what best play comes to. */
export const solvedWords = (
  rules: RuleSet,
  { endings }: SolvedEndings,
): readonly { readonly men: string; readonly result: string }[] =>
  [...endings]
    .sort((a, b) => b.won - a.won)
    .map((ending) => ({ men: menWords(rules, ending.men), result: resultWords(ending) }));

/** Who is left: `king and rook against a king`. */
function menWords({ kinds }: RuleSet, men: string): string {
  const side = (letters: string) =>
    [...new Set(letters)]
      .map((letter) => {
        const name = kinds.find((kind) => kind?.letter === letter)?.name ?? letter;
        if (letters === letter) return `a ${name}`;
        return letters === letter + letter ? `two ${name}s` : name;
      })
      .join(' and ');
  return men.split(' v ').map(side).join(' against ');
}

function resultWords({ won, lost, longest }: SolvedEnding): string {
  if (longest === null) return 'Drawn, however the pieces stand.';
  const moves = longest === 1 ? 'one move' : `${longest} moves`;
  const loses = lost > 0 ? ` Lost from ${shareOf(lost)}.` : '';
  return `Won from ${shareOf(won)} of positions, in ${moves} at most.${loses}`;
}

const shareOf = (percent: number): string =>
  percent < 1 ? 'less than 1\u00a0%' : `${Math.round(percent)}\u00a0%`;

/** How that was found. */
export const solvedSource = ({ made }: SolvedEndings): string =>
  `Worked out on ${dayWords(made.date)} for every position of these pieces by the standard rules, with either side to move ` +
  'and best play from both.';
