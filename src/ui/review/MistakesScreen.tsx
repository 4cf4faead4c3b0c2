// The player's last mistakes in all reviewed games, the latest first. One tap asks for a better move.
import '../../language/shownRefusals';
import { useEffect, useState } from 'preact/hooks';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import type { PlayerMistake } from '../../review/playerStats';
import { ReviewedGame } from '../../session/review/reviewedGame';
import { ownColour } from '../../storage/record';
import { itemAt } from '../../util/items';
import { grammar } from '../../words/grammar';
import { percentText } from '../../words/reviewText';
import { ButtonLink, Link } from '../components/Button';
import card from '../components/card.module.css';
import { queueTask } from '../components/later';
import { Screen } from '../components/Screen';
import { EmptyState } from '../home/EmptyState';
import { GameThumbnail } from '../home/GameThumbnail';
import thumbnail from '../home/thumbnail.module.css';
import { useServices } from '../services';
import { gameName } from '../words/names';
import { dayText } from '../words/quantities';
import { numberedMove } from './commentary';
import styles from './mistakes.module.css';
import { useMistakes } from './reviews';

const texts = textsOf('mistakes');

export function MistakesScreen() {
  const read = useMistakes();
  if (read.state === 'failed') {
    return (
      <Screen title={texts.list}>
        <p class="error-text">{texts.unreadable(read.reason)}</p>
      </Screen>
    );
  }
  if (read.state === 'reading') return <Screen title={texts.list}>{null}</Screen>;
  const mistakes = read.value;
  return (
    <Screen title={texts.list}>
      {mistakes.length === 0 ? (
        <EmptyState text={texts.none}>
          <ButtonLink to={{ screen: 'history', query: '' }} variant="primary">
            {texts.toGames}
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
            {texts.mistake(
              grammar.marks.label({ ...mark, missedWin: false }),
              grammar.marks.mistakeKinds[kind],
            )}
          </span>
          <span>
            {texts.where(gameName(mistake), grammar.marks.phases[phase], percentText(loss))}
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
      move: numberedMove(game, itemAt(game.moves, ply)),
    };
  };
  useEffect(
    () =>
      queueTask(() =>
        read().then(setMade, (error: unknown) => {
          if (!(error instanceof InputError)) throw error;
        }),
      ),
    [id, ply, store],
  );
  return made;
}
