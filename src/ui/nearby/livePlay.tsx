// The channel over which the game on this screen is played or has come, and the line beside the board about it: it broke, or
// another game came over it.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import type { Session, SessionView } from '../../session/types';
import type { LivePlay, LiveState } from '../../share/channel/livePlay';
import type { GameRecord } from '../../storage/record';
import type { Observable } from '../../util/observable';
import { Button } from '../components/Button';
import { IconButton } from '../components/Icon';
import { useObservable, useServices } from '../services';
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

/** Plays the game over the channel while the screen is shown, and says so; null where it is not played so. */
export function useLivePlay(session: Session, say: (text: string) => void): LiveState | null {
  const { nearby } = useServices();
  const play = useObservable(nearby);
  const [shown, setShown] = useState<{ readonly of: LivePlay; readonly state: LiveState } | null>(
    null,
  );
  useEffect(() => {
    if (!play?.isAbout(session.view.record)) return;
    const show = (state: LiveState) => setShown({ of: play, state });
    const stop = play.state.subscribe(show);
    const leave = play.attach(session);
    show(play.state.get());
    return () => {
      stop();
      leave();
      setShown(null);
    };
  }, [play, session]);
  const live = shown?.of === play ? shown.state : null;
  useEffect(() => {
    if (live?.isOpen) say(texts.connectedTo(friendName(session.view.record)));
  }, [live?.isOpen]);
  return live;
}

/** Ends the channel over which a game came when its screen is left for anything but a game: the friend would wait for nothing. */
export function useInvitation(record: GameRecord): void {
  const { nearby, router } = useServices();
  useEffect(
    () => () => {
      const isPlayed = router.route.get().screen === 'game';
      if (!isPlayed && nearby.get()?.isAbout(record)) disconnect(nearby);
    },
    [nearby, router, record],
  );
}

/** Ends the channel, if there is one: the other device hears that. */
export function disconnect(nearby: Observable<LivePlay | null>): void {
  nearby.get()?.close();
  nearby.set(null);
}
