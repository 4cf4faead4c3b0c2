// What it takes to win a game, as far as it has been measured under the standard rules: what measured games and solved endings say
// about who does better, how it ends, how long it lasts, what pieces are worth, which endings are won.

import { kindText } from '../../games/alphabet';
import {
  type GameFacts,
  type SolvedEnding,
  type SolvedEndings,
  worthTexts,
} from '../../games/facts';
import { fairnessFrom, leanText } from '../../games/fairness';
import type { Game, RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import { percentText } from '../../words/reviewText';
import { useLoaded } from '../components/later';
import { reasonTexts } from '../words/names';
import { dayName } from '../words/quantities';
import factsStyles from './facts.module.css';
import styles from './learn.module.css';

const texts = textsOf('learn');

type Ending = keyof GameFacts['endings'];

const endingName = (ending: Ending): string =>
  ending === 'stopped' ? texts.stillGoing : reasonTexts(ending).name;

const gamesOf = ({ white, drawn, black }: GameFacts): number => white + drawn + black;

/** How often each side won, and which has the advantage. */
export function winnerText(facts: GameFacts): string {
  const { white, drawn, black } = facts;
  const fairness = fairnessFrom({ wins: white, draws: drawn, losses: black });
  return [texts.winners(fairness.games, white, black, drawn), leanText(fairness)].join(' ');
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
  const [short = 0, middle = 0, long = 0] = plies.map((count) => Math.ceil(count / 2));
  return texts.length(middle, short, long);
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
    name: kindText(kinds.find((kind) => kind?.letter === letter)?.name ?? 'piece'),
    worth: textOf(letter),
  }));
}

/** When and how all that was found. */
export const sourceText = ({ made, level }: GameFacts): string =>
  texts.measured(dayName(made.date), level);

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
    [...letters].map((letter) => kinds.find((kind) => kind?.letter === letter)?.name ?? 'piece');
  const [first = '', second = ''] = pieces.split(' v ');
  return texts.against(side(first), side(second));
}

function resultText({ won, lost, longest }: SolvedEnding): string {
  if (longest === null) return texts.alwaysDrawn;
  const wins = texts.won(won, longest);
  return lost > 0 ? `${wins} ${texts.lost(lost)}` : wins;
}

/** How that was found. */
export const tablebaseSourceText = ({ made }: SolvedEndings): string =>
  texts.solved(dayName(made.date));

interface FactsProps {
  readonly game: Game;
  readonly rules: RuleSet;
}

/** Nothing until the numbers are there, and for a game without any. */
export function Facts({ game, rules }: FactsProps) {
  const facts = useLoaded(game.loadFacts, true)?.default;
  if (!facts) return null;
  const pieces = pieceWorths(rules, facts);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{texts.facts}</h2>
      <h3>{texts.whichSide}</h3>
      <p>{winnerText(facts)}</p>
      <h3>{texts.howGamesEnd}</h3>
      <dl class={factsStyles.list}>
        {endingShares(facts).map(({ name, share }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{share}</dd>
          </div>
        ))}
      </dl>
      <h3>{texts.howLong}</h3>
      <p>{lengthText(facts)}</p>
      {pieces.length > 0 && (
        <>
          <h3>{texts.worth}</h3>
          <p>{texts.worthSource}</p>
          <dl class={factsStyles.list}>
            {pieces.map(({ name, worth }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{worth}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p class={styles.source}>{sourceText(facts)}</p>
      <Solved game={game} rules={rules} />
    </section>
  );
}

/** Which endings with few pieces are won; nothing where none are solved. */
function Solved({ game, rules }: FactsProps) {
  const solved = useLoaded(game.loadSolvedEndings, true)?.default;
  if (!solved) return null;
  return (
    <>
      <h3>{texts.fewPieces}</h3>
      <p>{texts.fewPiecesHint}</p>
      <dl class={factsStyles.endings}>
        {tablebaseResults(rules, solved).map(({ pieces, result }) => (
          <div key={pieces}>
            <dt>{pieces}</dt>
            <dd>{result}</dd>
          </div>
        ))}
      </dl>
      <p class={styles.source}>{tablebaseSourceText(solved)}</p>
    </>
  );
}
