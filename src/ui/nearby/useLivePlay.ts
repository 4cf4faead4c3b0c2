// The channel over which the game on this screen is played or has come, if there is one.
import { useEffect, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import type { Session } from '../../session/types';
import type { LivePlay, LiveState } from '../../share/channel/livePlay';
import type { GameRecord } from '../../storage/record';
import type { Observable } from '../../util/observable';
import { useObservable, useServices } from '../services';
import { friendName } from '../words/names';

const texts = textsOf('liveGame');

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
