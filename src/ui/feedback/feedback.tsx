// Lets the player hear and feel the game on the screen: each move while its piece travels, check, the end, a tap that was no move.
// The code that sounds is loaded only where sound is on. And the switches, shown in the game's menu and in the settings.
import { useEffect, useRef } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import type { SessionView } from '../../session/types';
import { Switch } from '../components/fields';
import { useObservable, useServices } from '../services';
import { ANIMATION_MS, type Settings } from '../settings/settings';
import { type Cue, cuesBetween, vibrationOf } from './cues';
import type { SoundPlayer } from './soundPlayer';

/** How far along its way a piece is heard. */
const HEARD_AT = 0.5;

/** `dropped` is the text of the move whose piece the player has just put down by hand, which is heard at once. */
export function useFeedback(
  view: SessionView,
  settings: Settings,
  message: { readonly refused: boolean } | null,
  dropped: string | null,
): void {
  const soundPlayer = useSoundPlayer(settings.sound);
  const lastView = useRef(view);
  const emit = (cues: readonly Cue[], still: boolean) => {
    for (const cue of cues) soundPlayer.current?.play(cue, still);
    if (settings.vibration && canVibrate()) navigator.vibrate([...vibrationOf(cues, still)]);
  };
  useEffect(() => {
    const cues = cuesBetween(lastView.current, view);
    lastView.current = view;
    if (cues.length === 0) return;
    const byHand = dropped !== null && view.board.lastMove?.text === dropped;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const delay = byHand || still ? 0 : ANIMATION_MS[settings.animation] * HEARD_AT;
    // Not taken back by the next view: what the engine says while it thinks must not silence a move.
    setTimeout(() => emit(cues, still), delay);
  }, [view]);
  useEffect(() => {
    if (message?.refused) soundPlayer.current?.play('refused');
  }, [message]);
}

/** The sound player while sound is on, once its code is there. */
function useSoundPlayer(on: boolean) {
  const soundPlayer = useRef<SoundPlayer | null>(null);
  useEffect(() => {
    if (!on || !('AudioContext' in window)) return;
    let wanted = true;
    import('./soundPlayer').then(
      ({ createSoundPlayer }) => {
        if (wanted) soundPlayer.current = createSoundPlayer(document);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
      soundPlayer.current?.close();
      soundPlayer.current = null;
    };
  }, [on]);
  return soundPlayer;
}

/** Whether the device may have something that vibrates: browsers without touch only pretend to. */
const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(any-pointer: coarse)').matches;

const texts = textsOf('feedback');

export function FeedbackSwitches() {
  const watched = useServices().settings;
  const settings = useObservable(watched);
  return (
    <>
      <Switch
        label={texts.sound}
        checked={settings.sound}
        onChange={(sound) => watched.set({ ...settings, sound })}
      />
      {canVibrate() && (
        <Switch
          label={texts.vibration}
          checked={settings.vibration}
          onChange={(vibration) => watched.set({ ...settings, vibration })}
        />
      )}
    </>
  );
}
