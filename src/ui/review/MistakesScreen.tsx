// The player's last mistakes in all reviewed games, the latest first. One tap asks for a better move.

import { useEffect, useState } from 'preact/hooks';
import type { PlayerMistake } from '../../review/playerStats';
import { InputError } from '../../rules/types';
import { ReviewedGame } from '../../session/review/reviewedGame';
import { ownColour } from '../../storage/record';
import { itemAt } from '../../util/items';
import { MISTAKE_KIND_LABELS, markLabel, PHASE_NAMES, percentText } from '../../words/reviewText';
import { ButtonLink } from '../components/Button';
import card from '../components/card.module.css';
import { Link } from '../components/Link';
import { queueTurn } from '../components/later';
import { Screen } from '../components/Screen';
import { EmptyState } from '../home/EmptyState';
import { GameThumbnail } from '../home/GameThumbnail';
import thumbnail from '../home/thumbnail.module.css';
import { useServices } from '../services';
import { gameName } from '../words/names';
import { dayText } from '../words/quantities';
import { numberedMove } from './commentary';
import styles from './mistakes.module.css';
import { useMistakes } from './useReviewedGames';

export function MistakesScreen() {
  const read = useMistakes();
  if (read.state === 'failed') {
    return (
      <Screen title="Mistakes">
        <p class="error-text">The games could not be read: {read.reason}</p>
      </Screen>
    );
  }
  if (read.state === 'reading') return <Screen title="Mistakes">{null}</Screen>;
  const mistakes = read.value;
  return (
    <Screen title="Mistakes">
      {mistakes.length === 0 ? (
        <EmptyState text="Review a finished game to see your mistakes here and practise them.">
          <ButtonLink to={{ screen: 'history', query: '' }} variant="primary">
            Choose a finished game
          </ButtonLink>
        </EmptyState>
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
  const made = useMistakeMade(mistake);
  return (
    <li>
      <Link to={{ screen: 'better', id, ply }} class={card.root}>
        {made ? <GameThumbnail {...made} /> : <span class={thumbnail.root} aria-hidden="true" />}
        <span class={card.text}>
          {made && <strong>{made.move}</strong>}
          <span>
            {markLabel({ ...mark, missedWin: false })}: {MISTAKE_KIND_LABELS[kind]}
          </span>
          <span>
            {gameName(mistake)}, {PHASE_NAMES[phase].toLowerCase()}: chances down{' '}
            {percentText(loss)}
          </span>
          <span class="hint-text">{dayText(at)}</span>
        </span>
      </Link>
    </li>
  );
}

/** The board before a mistake, and the move, once its turn comes; null till then, and where the game cannot be read. */
function useMistakeMade({ id, ply }: PlayerMistake) {
  const { store } = useServices();
  const [made, setMade] = useState<Awaited<ReturnType<typeof read>>>(null);
  const read = async () => {
    const record = await (await store).peek(id);
    if (!record || ply >= record.moves.length) return null;
    const game = new ReviewedGame({ ...record, moves: record.moves.slice(0, ply + 1) });
    return {
      ...{ rules: game.rules, board: game.board({ ply, line: null }, null) },
      bottom: ownColour(record),
      move: numberedMove(itemAt(game.moves, ply)),
    };
  };
  useEffect(
    () =>
      queueTurn(() =>
        read().then(setMade, (error: unknown) => {
          if (!(error instanceof InputError)) throw error;
        }),
      ),
    [id, ply, store],
  );
  return made;
}
