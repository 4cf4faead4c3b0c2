// The player's preferences.
import { BOARD_COLOURS } from '../../board/colours';
import { ButtonLink } from '../components/Button';
import { RadioGroup } from '../components/RadioGroup';
import { Screen } from '../components/Screen';
import { Switch } from '../components/Switch';
import { FeedbackSwitches } from '../feedback/FeedbackSwitches';
import { puzzledGames } from '../puzzles/puzzledGames';
import { useServices } from '../services';
import { useObservable } from '../state/useObservable';
import { DataSection } from './DataSection';
import { SettingsGroup } from './SettingsGroup';
import { ANIMATIONS, type Settings, THEMES } from './settings';

const THEME_LABELS: Record<Settings['theme'], string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

const ANIMATION_LABELS: Record<Settings['animation'], string> = {
  none: 'None',
  fast: 'Fast',
  normal: 'Normal',
  slow: 'Slow',
};

export function SettingsScreen() {
  const watched = useServices().settings;
  const settings = useObservable(watched);
  const change = (changed: Partial<Settings>) => watched.set({ ...settings, ...changed });
  return (
    <Screen title="Settings">
      <SettingsGroup title="Appearance">
        <RadioGroup
          legend="Theme"
          choices={THEMES.map((value) => ({ value, label: THEME_LABELS[value] }))}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        />
        <RadioGroup
          legend="Board colours"
          choices={BOARD_COLOURS.map(({ name, label }) => ({ value: name, label }))}
          value={settings.board}
          onChange={(board) => change({ board })}
        />
        <RadioGroup
          legend="Moving pieces"
          choices={ANIMATIONS.map((value) => ({ value, label: ANIMATION_LABELS[value] }))}
          value={settings.animation}
          onChange={(animation) => change({ animation })}
          hint="None is always used where the device asks for reduced motion."
        />
      </SettingsGroup>
      <SettingsGroup title="Board">
        <Switch
          label="Coordinates"
          hint="Names of files and ranks at the edge of the board."
          checked={settings.coordinates}
          onChange={(coordinates) => change({ coordinates })}
        />
        <Switch
          label="Show legal moves"
          hint="Marks where the chosen piece may go."
          checked={settings.legalDots}
          onChange={(legalDots) => change({ legalDots })}
        />
        <Switch
          label="Left-handed"
          hint="Buttons and moves lie at the left hand."
          checked={settings.leftHanded}
          onChange={(leftHanded) => change({ leftHanded })}
        />
        <Switch
          label="Confirm moves"
          hint="A move waits for your word before it is played."
          checked={settings.confirmMoves}
          onChange={(confirmMoves) => change({ confirmMoves })}
        />
        <Switch
          label="Magnify under the finger"
          hint="A dragged piece is drawn larger, so that the finger does not hide it."
          checked={settings.magnify}
          onChange={(magnify) => change({ magnify })}
        />
      </SettingsGroup>
      {puzzledGames.length > 0 && (
        <SettingsGroup title="Home">
          <Switch
            label="Today’s puzzle"
            hint="A card with a puzzle a day, of one game after the other."
            checked={settings.dailyCard}
            onChange={(dailyCard) => change({ dailyCard })}
          />
        </SettingsGroup>
      )}
      <SettingsGroup title="Sound and vibration">
        <FeedbackSwitches />
      </SettingsGroup>
      <DataSection />
      <ButtonLink to={{ screen: 'about' }}>Credits, licences and version</ButtonLink>
    </Screen>
  );
}
