// Sending a game by message to the friend: by the system's share sheet where there is one, else by way of the clipboard; where
// neither is allowed, the link is shown to be copied by hand. A friend who is near reads it as a code.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { InputError } from '../../input/input';
import { textsOf, textsReady } from '../../language/texts';
import type { Colour } from '../../rules/types';
import { type GameRecord, ownColour } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import { logFailure, reasonOf, runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { IconButton } from '../components/Icon';
import { Sheet } from '../components/Sheet';
import { Toast } from '../components/Toast';
import managed from '../manage/managed.module.css';
import { useServices } from '../services';
import type { OpenGames } from '../sessions/openers';
import { friendName, fullTitle, gameTitle, opponentName } from '../words/names';
import { canSend, copy, type Delivery, type Parcel, send, Uncopied } from './deliver';

const texts = textsOf('sending');
const parts = textsOf('parts');

interface MessageDelivery {
  /** Hands the game to the friend as it stands, and tells whether it may be on its way. */
  deliver(record: GameRecord): Promise<boolean>;
  /** Shows it as a code for the friend's camera, until that is closed, and tells whether it was possible. */
  showCode(record: GameRecord): Promise<boolean>;
  /** What came of it, to be shown beside all else. */
  readonly notice: ComponentChildren;
}

/** How the last delivery went. */
interface Delivered {
  readonly record: GameRecord;
  readonly said: string;
  /** A link that has to be copied by hand. */
  readonly link: string | null;
}

/** `tell` shows for a moment that a link was copied; without it, that stays until it is answered. */
export function useMessageDelivery(tell: ((text: string) => void) | null = null): MessageDelivery {
  const [delivered, setDelivered] = useState<Delivered | null>(null);
  const [coded, setCoded] = useState<ComponentChildren>(null);
  const attempt = async (record: GameRecord, hand: (link: string) => Promise<boolean>) => {
    setDelivered(null);
    try {
      // Only games by message need the code for links.
      const { messageAddress } = await import('./addresses');
      await textsReady();
      return await hand(messageAddress(location, record));
    } catch (error) {
      if (!(error instanceof InputError)) logFailure('sending', error);
      setDelivered({ record, said: texts.notMade(reasonOf(error)), link: null });
      return false;
    }
  };
  const deliver = (record: GameRecord) =>
    attempt(record, async (url) => {
      const how = await handOn({ title: fullTitle(record), url });
      const said = texts.copied(friendName(record));
      if (how === 'copied' && tell) tell(said);
      else if (how === 'copied') setDelivered({ record, said, link: null });
      else if (how === 'refused') setDelivered({ record, said: '', link: url });
      return how !== 'cancelled';
    });
  const showCode = (record: GameRecord) =>
    attempt(record, async (link) => {
      const [{ codesOf }, { CodeSheet }] = await Promise.all([
        import('../../share/codes'),
        import('./CodeSheet'),
      ]);
      const title = texts.codeFor(friendName(record));
      const codes = codesOf(link);
      return new Promise((resolve) => {
        const onClose = () => {
          setCoded(null);
          resolve(true);
        };
        setCoded(<CodeSheet title={title} codes={codes} onClose={onClose} />);
      });
    });
  const notice =
    coded ?? (delivered && <DeliveryNotice {...delivered} onClose={() => setDelivered(null)} />);
  return { deliver, showCode, notice };
}

function DeliveryNotice({
  record,
  said,
  link,
  onClose,
}: Delivered & { readonly onClose: () => void }) {
  if (link === null) return <Toast actions={[{ label: parts.ok, onClick: onClose }]}>{said}</Toast>;
  return (
    <Sheet
      title={texts.sendTo(friendName(record))}
      onClose={onClose}
      footer={
        <Button variant="primary" wide onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <p>{texts.copyByHand}</p>
      <Uncopied what={texts.link} text={link} />
    </Sheet>
  );
}

interface SendAgainProps {
  readonly game: GameSummary;
  /** Who is to move; null until that is read. */
  readonly toMove: Colour | null;
  /** Called when the game was noted as sent. */
  readonly onSent: () => void;
}

/** In a list, beside a game by message that the friend is to hear of. */
export function SendAgain({ game, toMove, onSent }: SendAgainProps) {
  const { store, openGames } = useServices();
  const delivery = useMessageDelivery();
  const { message, result } = game;
  const isAwaited = result ? message?.due : toMove !== null && toMove !== ownColour(game);
  if (!message || !(isAwaited || delivery.notice)) return null;
  const label = message.due ? texts.send : texts.sendAgain;
  const run = async () => {
    const record = await (await store).peek(game.id);
    if (!record || !(await delivery.deliver(record))) return;
    await noteSent(openGames, game.id);
    onSent();
  };
  return (
    <div class={managed.sends}>
      {isAwaited && (
        <IconButton
          icon="share"
          label={label(gameTitle(game), opponentName(game))}
          onClick={() => runDetached(run())}
        />
      )}
      {delivery.notice}
    </div>
  );
}

async function handOn(parcel: Extract<Parcel, { readonly url: string }>): Promise<Delivery> {
  const how = canSend(parcel) ? await send(parcel) : 'refused';
  return how === 'refused' ? copy(parcel.url) : how;
}

/** Notes in a game that is not open that the friend was sent it. */
export async function noteSent(openGames: OpenGames, id: string): Promise<void> {
  const session = await openGames.open(id, { take: true });
  if (!session) return;
  try {
    await session.noteSent();
  } finally {
    openGames.leave(session);
  }
}
