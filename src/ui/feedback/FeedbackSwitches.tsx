// Sound and vibration, each on or off by one tap: shown in the game's menu and in the settings.

import { textsOf } from '../../language/texts';
import { Switch } from '../components/fields';
import { useServices } from '../services';
import { useObservable } from '../state/useObservable';
import { canVibrate } from './useFeedback';

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
