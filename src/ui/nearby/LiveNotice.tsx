// One line beside the board about the channel over which a game is played: it broke, or another game came over it.
import type { ComponentChildren } from 'preact';
import { textsOf } from '../../language/texts';
import type { SessionView } from '../../session/types';
import type { LiveState } from '../../share/channel/livePlay';
import { Button } from '../components/Button';
import { IconButton } from '../components/Icon';
import { useServices } from '../services';
import notice from '../table/noticeBar.module.css';
import { friendName } from '../words/names';

const texts = textsOf('liveGame');

interface LiveNoticeProps {
  readonly view: SessionView;
  readonly live: LiveState;
  /** Shows the codes to connect by. */
  readonly onConnect: () => void;
}

/** Whether there is something to say or to decide. */
export const hasLiveNotice = (live: LiveState | null): live is LiveState =>
  live !== null && (!live.isOpen || live.offered !== null);

export function LiveNotice({ view, live, onConnect }: LiveNoticeProps) {
  const { nearby } = useServices();
  const { offered, problem } = live;
  return (
    <div class={`${notice.root} ${notice.paused} ${notice.asked}`} role="alert" data-part="notice">
      {offered === null ? (
        <>
          <p>{lossText(problem, Boolean(view.clock && !view.outcome))}</p>
          <div class={notice.answers}>
            <IconButton icon="close" label={texts.goOnByMessage} onClick={() => nearby.set(null)} />
            <Button variant="primary" onClick={onConnect}>
              {texts.reconnect}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{texts.otherGame(friendName(view.record))}</p>
          <div class={notice.answers}>
            <OfferedGame link={offered}>{texts.lookAtIt}</OfferedGame>
          </div>
        </>
      )}
    </div>
  );
}

/** Why nothing comes over the channel now, and whether clocks stopped with it. */
function lossText(problem: string | null, hasClocks: boolean): string {
  if (problem === null) return hasClocks ? texts.lostWithClocks : texts.lost;
  return hasClocks ? texts.closedWithClocks(problem) : texts.closed(problem);
}

interface OfferedGameProps {
  readonly link: string;
  readonly children: ComponentChildren;
}

/** Leads to a game that came over the channel. */
export function OfferedGame({ link, children }: OfferedGameProps) {
  const { nearby, router } = useServices();
  const look = () => {
    nearby.get()?.dismissOffer();
    router.open({ screen: 'open', link });
  };
  return (
    <Button variant="primary" onClick={look}>
      {children}
    </Button>
  );
}
