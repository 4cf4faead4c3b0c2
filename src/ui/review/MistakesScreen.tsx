// The player's last mistakes in all reviewed games, the latest first. One tap asks for a better move.
import { lastMistakes, type PlayerMistake } from '../../review/playerStats';
import { MISTAKE_KIND_LABELS, markLabel, PHASE_NAMES } from '../../review/reviewText';
import card from '../components/card.module.css';
import { Link } from '../components/Link';
import { Screen } from '../components/Screen';
import { dayText } from '../history/summaryText';
import { gameName } from '../words/names';
import styles from './mistakes.module.css';
import { MAX_MISTAKES, useReviewedGames } from './useReviewedGames';

export function MistakesScreen() {
  const reviewed = useReviewedGames();
  if (reviewed.state === 'failed') {
    return (
      <Screen title="Mistakes">
        <p class="error-text">The games could not be read: {reviewed.reason}</p>
      </Screen>
    );
  }
  if (reviewed.state === 'reading') return <Screen title="Mistakes">{null}</Screen>;
  const mistakes = lastMistakes(reviewed.value, MAX_MISTAKES);
  return (
    <Screen title="Mistakes">
      {mistakes.length === 0 ? (
        <p>Review a finished game, and your mistakes are listed here, to do them better.</p>
      ) : (
        <ul class={styles.list}>
          {mistakes.map((mistake) => (
            <Row key={`${mistake.id}:${mistake.ply}`} mistake={mistake} />
          ))}
        </ul>
      )}
    </Screen>
  );
}

function Row({ mistake }: { readonly mistake: PlayerMistake }) {
  const { id, ply, mark, kind, phase, loss, at } = mistake;
  return (
    <li>
      <Link to={{ screen: 'better', id, ply }} class={card.root}>
        <span class={card.text}>
          <strong>
            {markLabel(mark)}: {MISTAKE_KIND_LABELS[kind].toLowerCase()}
          </strong>
          <span>
            {gameName(mistake)}, {PHASE_NAMES[phase].toLowerCase()}, {Math.round(100 * loss)} points
            lost
          </span>
          <span class="hint-text">{dayText(at)}</span>
        </span>
      </Link>
    </li>
  );
}
