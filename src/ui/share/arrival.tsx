// A link that belongs to a game by message which is here: how the two compare, and what can be done about it.
import { useEffect, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import type { Shared } from '../../share/link';
import type { GameStore } from '../../storage/gameStore';
import { type Merge, mergeArrived, sidesToMove } from '../../storage/message';
import { type GameRecord, ownColour } from '../../storage/record';
import { endsOnBoard, moveNumber, rulesOf } from '../../storage/replay';
import { runDetached } from '../../util/failures';
import { Button, ButtonLink } from '../components/Button';
import { RadioGroup } from '../components/fields';
import { useServices } from '../services';
import { useStoreStatus } from '../stored/useStore';
import { friendName } from '../words/names';
import { isSameGame } from './received';
import styles from './received.module.css';
import { noteSent, useMessageDelivery } from './sending';

const texts = textsOf('open');

/** A game by message that is here, and how what came compares with it. */
interface Arrival {
  readonly existing: GameRecord;
  readonly merge: Merge;
}

/** Of several games that a fork has left, the one that a link belongs to best comes first. */
const FITS: Readonly<Record<Merge['how'], number>> = {
  goesOn: 0,
  same: 1,
  behind: 2,
  fork: 3,
  other: 4,
};

/** The game by message that a link belongs to; null if there is none. `unsaved` are games that live in this page only. */
async function findArrival(
  store: Pick<GameStore, 'listAll' | 'peek'>,
  unsaved: readonly GameRecord[],
  shared: Pick<Shared, 'origin' | 'record'>,
): Promise<Arrival | null> {
  if (shared.origin === null) return null;
  const candidates = unsaved.filter((own) => own.message && isSameGame(own, shared));
  for await (const part of store.listAll()) {
    const ids = part.filter((own) => own.message && isSameGame(own, shared)).map(({ id }) => id);
    const isUnsaved = (id: string) => candidates.some((own) => own.id === id);
    const found = await Promise.all(ids.filter((id) => !isUnsaved(id)).map((id) => store.peek(id)));
    candidates.push(...found.filter((record) => record !== null));
  }
  const [best] = candidates
    .map((existing) => ({ existing, merge: mergeArrived(existing, shared.record) }))
    .filter(({ merge }) => merge.how !== 'other')
    .sort((one, other) => FITS[one.merge.how] - FITS[other.merge.how]);
  return best ?? null;
}

/**
 * The same for a screen; undefined while it is looked for, as long as the storage does not answer. A link that only adds to a game
 * goes on with it at once.
 */
export function useArrival(shared: Shared): Arrival | null | undefined {
  const { store, openGames, nearby, router } = useServices();
  const state = useStoreStatus()?.state;
  const [arrival, setArrival] = useState<Arrival | null | undefined>(undefined);
  useEffect(() => {
    if (state === undefined) return;
    let wanted = true;
    const take = (found: Arrival | null) => {
      if (!wanted || (found === null && state === 'waiting')) return;
      // Over a channel the newer link goes out by itself.
      const isAnswered = found?.merge.how === 'behind' && nearby.get()?.isAbout(found.existing);
      if (found && (isAnswered || goesOnUnasked(found.merge))) {
        openGames.bring(found.existing.id, shared.record);
        router.replace({ screen: 'game', id: found.existing.id });
      } else setArrival(found);
    };
    runDetached(
      store
        .then((kept) => findArrival(kept, openGames.unsaved(), shared))
        // Without storage there is no game to go on with.
        .catch(() => null)
        .then(take),
    );
    return () => {
      wanted = false;
    };
  }, [store, state, openGames, nearby, shared]);
  return arrival;
}

/** Nothing is to be decided: it adds what the friend did, or nothing at all. */
const goesOnUnasked = (merge: Merge): boolean =>
  merge.how === 'same' || (merge.how === 'goesOn' && !merge.isOwn);

interface ArrivalNoticeProps {
  readonly arrival: Arrival;
  /** The game as it came. */
  readonly came: GameRecord;
  /** Of a fork, whether the player's own game is on the board. */
  readonly showsOwn: boolean;
  readonly onShowOwn: (showsOwn: boolean) => void;
}

export function ArrivalNotice({ arrival, came, showsOwn, onShowOwn }: ArrivalNoticeProps) {
  const { openGames, router } = useServices();
  const delivery = useMessageDelivery();
  const { existing, merge } = arrival;
  const isToBeSent = merge.how === 'behind' && friendMayLack(existing);
  const goOn = () => {
    openGames.bring(existing.id, came);
    router.replace({ screen: 'game', id: existing.id });
  };
  const keepBoth = () => {
    openGames.begin(came);
    router.replace({ screen: 'game', id: came.id });
  };
  const sendNewer = async () => {
    if (await delivery.deliver(existing)) await noteSent(openGames, existing.id);
  };
  return (
    <div class={styles.existing}>
      <p>{noticeText(arrival)}</p>
      {merge.how === 'fork' && (
        <RadioGroup
          legend={texts.onBoard}
          choices={[
            { value: 'came', label: texts.fromLink },
            { value: 'own', label: texts.yours },
          ]}
          value={showsOwn ? 'own' : 'came'}
          onChange={(value) => onShowOwn(value === 'own')}
        />
      )}
      <div class="button-row">
        {merge.how === 'goesOn' && (
          <Button variant="primary" onClick={goOn}>
            {texts.addToMine}
          </Button>
        )}
        {isToBeSent && (
          <Button variant="primary" onClick={() => runDetached(sendNewer())}>
            {texts.sendNewer}
          </Button>
        )}
        {merge.how === 'fork' && <Button onClick={keepBoth}>{texts.keepBoth}</Button>}
        <ButtonLink
          to={{ screen: 'game', id: existing.id }}
          variant={merge.how === 'goesOn' || isToBeSent ? 'plain' : 'primary'}
          replace={true}
        >
          {texts.openYours}
        </ButtonLink>
      </div>
      {delivery.notice}
    </div>
  );
}

/** Whether a game by message has something that was done here last, which the friend may not have received. */
function friendMayLack(game: GameRecord): boolean {
  const sides = sidesToMove(game);
  // Who resigns, agrees or has no time left is to move; any other end comes by the last move.
  const isEndedByHand = game.result !== null && !endsOnBoard(game.result.reason);
  return game.message?.due === true || sides.at(isEndedByHand ? -1 : -2) === ownColour(game);
}

/** How what came compares with the game that is here. */
export function noticeText({ existing, merge }: Arrival): string {
  const name = friendName(existing);
  if (merge.how === 'goesOn') return texts.decidesForYou;
  if (merge.how !== 'fork') return friendMayLack(existing) ? texts.older(name) : texts.onlyOlder;
  const sides = sidesToMove(existing).slice(0, merge.ply + 1);
  return texts.differs(moveNumber(rulesOf(existing), sides), name);
}
