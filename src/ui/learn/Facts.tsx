// What it takes to win a game, as far as it has been measured under the standard rules.
import type { Game, RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import { useLoaded } from '../components/later';
import factsStyles from './facts.module.css';
import {
  endingShares,
  lengthText,
  pieceWorths,
  sourceText,
  tablebaseResults,
  tablebaseSourceText,
  winnerText,
} from './factsText';
import styles from './learn.module.css';

const texts = textsOf('learn');

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
