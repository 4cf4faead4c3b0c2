// Sound and vibration, each on or off by one tap: shown in the game's menu and in the settings.
import { Switch } from '../components/Switch';
import { useServices } from '../services';
import { useStore } from '../store';
import { canVibrate } from './vibration';

export function FeedbackSwitches() {
  const store = useServices().settings;
  const settings = useStore(store);
  return (
    <>
      <Switch
        label="Sound"
        checked={settings.sound}
        onChange={(sound) => store.set({ ...settings, sound })}
      />
      {canVibrate() && (
        <Switch
          label="Vibration"
          checked={settings.vibration}
          onChange={(vibration) => store.set({ ...settings, vibration })}
        />
      )}
    </>
  );
}
