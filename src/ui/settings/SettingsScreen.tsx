// The player's preferences, and the player's data: where it is kept, backups, erasing.
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { PIECE_SETS } from '../../artwork/sets';
import { BoardSample, PieceSample } from '../../board/BoardPicture';
import { BOARD_COLOURS } from '../../board/colours';
import { runDetached } from '../../util/failures';
import { Button, ButtonLink } from '../components/Button';
import { Switch } from '../components/fields';
import { Icon } from '../components/Icon';
import { lazyScreen } from '../components/Lazy';
import { RadioGroup } from '../components/RadioGroup';
import { Screen } from '../components/Screen';
import { FeedbackSwitches } from '../feedback/FeedbackSwitches';
import { useNarrator, useVoiceProblem } from '../feedback/narrator';
import { puzzledGames } from '../puzzles/puzzledGames';
import { InstallCard } from '../pwa/HomeMessages';
import { useServices } from '../services';
import { preferencesStored } from '../state/persisted';
import { useObservable } from '../state/useObservable';
import { useStoreStatus } from '../stored/useStore';
import { BACKING_UP, BackupOutcome, useBackup } from './backup';
import { EraseSheet } from './EraseSheet';
import { FolderCopy } from './FolderCopy';
import { RestoreSheet } from './RestoreSheet';
import {
  ANIMATIONS,
  ANSWERS,
  MOVE_STYLES,
  READING_SPEEDS,
  type Settings,
  THEMES,
} from './settings';
import styles from './settings.module.css';
import { TidySheet } from './TidySheet';
import { bytesText, useStorageFacts } from './useStorageFacts';
import { WorkProgress } from './WorkProgress';

const THEME_LABELS: Record<Settings['theme'], string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

const ANSWER_LABELS: Record<Settings['answers'], string> = {
  natural: 'At a natural pace',
  'at-once': 'At once',
};

const ANIMATION_LABELS: Record<Settings['animation'], string> = {
  none: 'None',
  fast: 'Fast',
  normal: 'Normal',
  slow: 'Slow',
};

const SPEED_LABELS: Record<Settings['readingSpeed'], string> = {
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
};

const STYLE_LABELS: Record<Settings['moveStyle'], string> = {
  full: 'In full',
  spelled: 'Letters spelled',
  brief: 'In brief',
};

/** Announced as any move is. */
const EXAMPLES: Record<Settings['moveStyle'], string> = {
  full: 'White: rook a1 to a5, takes a knight, check. Black to move.',
  spelled: 'White: rook alfa 1 to alfa 5, takes a knight, check. Black to move.',
  brief: 'White: rook a5, takes, check.',
};

export function SettingsScreen() {
  const watched = useServices().settings;
  const settings = useObservable(watched);
  const change = (changed: Partial<Settings>) => watched.set({ ...settings, ...changed });
  return (
    <Screen title="Settings" isWide>
      <div class={styles.column}>
        <SettingsGroup title="Appearance">
          <RadioGroup
            legend="Theme"
            choices={THEMES.map((value) => ({ value, label: THEME_LABELS[value] }))}
            value={settings.theme}
            onChange={(theme) => change({ theme })}
          />
          <RadioGroup
            legend="Board colours"
            choices={BOARD_COLOURS.map(({ name, label }) => ({
              value: name,
              label,
              picture: <BoardSample colours={name} />,
            }))}
            value={settings.board}
            onChange={(board) => change({ board })}
          />
          <RadioGroup
            legend="Pieces"
            choices={PIECE_SETS.map(({ name, label }) => ({
              value: name,
              label,
              picture: <PieceSample set={name} />,
            }))}
            value={settings.pieces}
            onChange={(pieces) => change({ pieces })}
            hint="Simple pieces have bold outlines and are easier to tell apart."
          />
          <RadioGroup
            legend="Moving pieces"
            choices={ANIMATIONS.map((value) => ({ value, label: ANIMATION_LABELS[value] }))}
            value={settings.animation}
            onChange={(animation) => change({ animation })}
            hint="If your device asks for reduced motion, pieces never slide."
          />
        </SettingsGroup>
        <SettingsGroup title="Board">
          <RadioGroup
            legend="The computer answers"
            choices={ANSWERS.map((value) => ({ value, label: ANSWER_LABELS[value] }))}
            value={settings.answers}
            onChange={(answers) => change({ answers })}
            hint="Either way, you see your own move to its end first."
          />
          <Switch
            label="Coordinates"
            hint="Letters and numbers along the edge of the board."
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
            hint="Puts buttons and moves on the left."
            checked={settings.leftHanded}
            onChange={(leftHanded) => change({ leftHanded })}
          />
          <Switch
            label="Confirm moves"
            hint="Ask before each move is played."
            checked={settings.confirmMoves}
            onChange={(confirmMoves) => change({ confirmMoves })}
          />
          <Switch
            label="Magnify under the finger"
            hint="Draws a dragged piece larger, so your finger doesn’t hide it."
            checked={settings.magnify}
            onChange={(magnify) => change({ magnify })}
          />
        </SettingsGroup>
      </div>
      <div class={styles.column}>
        {puzzledGames.length > 0 && (
          <SettingsGroup title="Home">
            <Switch
              label="Today’s puzzle"
              hint="Shows a new puzzle every day, from each game in turn."
              checked={settings.dailyCard}
              onChange={(dailyCard) => change({ dailyCard })}
            />
          </SettingsGroup>
        )}
        <SettingsGroup title="Sound and vibration">
          <FeedbackSwitches />
          <ReadingAloud settings={settings} onChange={change} />
        </SettingsGroup>
        <DataSection />
        <InstallCard />
        <ButtonLink to={{ screen: 'about' }}>Credits, licences and version</ButtonLink>
      </div>
    </Screen>
  );
}

interface ReadingAloudProps {
  readonly settings: Settings;
  readonly onChange: (changed: Partial<Settings>) => void;
}

/** Moves read by the device's voice, where it has one. */
function ReadingAloud({ settings, onChange }: ReadingAloudProps) {
  const { moveStyle, readAloud, readingSpeed } = settings;
  const narrator = useNarrator(true, readingSpeed);
  const problem = useVoiceProblem();
  const hear = () => {
    narrator.current?.stop();
    narrator.current?.read(EXAMPLES[moveStyle], true);
  };
  return (
    <>
      <RadioGroup
        legend="Moves announced"
        choices={MOVE_STYLES.map((value) => ({ value, label: STYLE_LABELS[value] }))}
        value={moveStyle}
        onChange={(moveStyle) => onChange({ moveStyle })}
      />
      <p class="hint-text">This is how it sounds: “{EXAMPLES[moveStyle]}”</p>
      <Switch
        label="Read moves aloud"
        hint="In your device’s own voice. Leave this off if you use a screen reader."
        checked={readAloud && problem === null}
        onChange={(readAloud) => onChange({ readAloud })}
        refusal={problem}
      />
      {problem === null && (
        <>
          <RadioGroup
            legend="Reading speed"
            choices={READING_SPEEDS.map((value) => ({ value, label: SPEED_LABELS[value] }))}
            value={readingSpeed}
            onChange={(readingSpeed) => onChange({ readingSpeed })}
          />
          <Button onClick={hear}>Hear an example</Button>
        </>
      )}
    </>
  );
}

const SendSheet = lazyScreen(async () => (await import('../move/SendSheet')).SendSheet);
const ReceiveSheet = lazyScreen(async () => (await import('../move/ReceiveSheet')).ReceiveSheet);

export function DataSection() {
  const [file, setFile] = useState<File | null>(null);
  const [erasing, setErasing] = useState(false);
  const [moving, setMoving] = useState<'away' | 'here' | null>(null);
  const { openGames, openAnalyses } = useServices();
  const isUnsaved = openGames.unsaved().length + openAnalyses.unsaved().length > 0;
  const { save, progress, cancel, text, problem } = useBackup();
  const starter = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <SettingsGroup title="Games and data">
      <StorageFacts />
      <div class="button-row">
        <Button
          ref={starter}
          // Not disabled, which would take the focus from it.
          aria-disabled={progress !== null}
          onClick={save}
        >
          Back up everything
        </Button>
        <Button onClick={() => picker.current?.click()}>Restore a backup</Button>
        <input
          ref={picker}
          class={styles.picker}
          type="file"
          accept=".json,application/json"
          aria-label="Backup file"
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0] ?? null);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      {progress && (
        <WorkProgress
          label={BACKING_UP}
          progress={progress}
          onCancel={() => {
            cancel();
            // The button pressed goes.
            starter.current?.focus();
          }}
        />
      )}
      <BackupOutcome text={text} problem={problem} />
      {isUnsaved && <p class="hint-text">The backup includes what couldn’t be saved.</p>}
      <div class="button-row">
        <Button onClick={() => setMoving('away')}>Move everything to another device</Button>
        <Button onClick={() => setMoving('here')}>Move everything here</Button>
      </div>
      <p class="hint-text">
        Two devices on the same Wi-Fi or hotspot can do it directly, without a file or a server.
      </p>
      <FolderCopy />
      <Button variant="danger" onClick={() => setErasing(true)}>
        Erase everything
      </Button>
      {file && <RestoreSheet key={file.name} file={file} onClose={() => setFile(null)} />}
      {moving === 'away' && <SendSheet onClose={() => setMoving(null)} />}
      {moving === 'here' && <ReceiveSheet onClose={() => setMoving(null)} />}
      {erasing && (
        <EraseSheet onBackup={save} backupText={text} onClose={() => setErasing(false)} />
      )}
    </SettingsGroup>
  );
}

function StorageFacts() {
  const status = useStoreStatus();
  const [tidying, setTidying] = useState(false);
  const { usage, persisted, persist } = useStorageFacts(tidying);
  const arePreferencesStored = useObservable(preferencesStored);
  return (
    <>
      {status?.reason && <Warning text={status.reason} />}
      {!arePreferencesStored && (
        <Warning text="Your settings can’t be saved now. They last while this page is open, and a backup includes them." />
      )}
      <dl class={styles.facts}>
        <div>
          <dt>Games and analyses are saved</dt>
          <dd>{status === null ? '…' : PLACES[status.state]}</dd>
        </div>
        <div>
          <dt>Storage in use</dt>
          <dd>{usage === null ? 'unknown' : bytesText(usage)}</dd>
        </div>
        <div>
          <dt>Protected from clearing</dt>
          <dd>{persisted === null ? 'unknown' : persisted ? 'yes' : 'no'}</dd>
        </div>
      </dl>
      <Button onClick={() => setTidying(true)}>Tidy up</Button>
      {tidying && <TidySheet onClose={() => setTidying(false)} />}
      {persisted === false && (
        <p class="hint-text">
          If your device runs low on space, the browser may clear this app’s games. Install the app,
          or back up now and then, to be safe.
        </p>
      )}
      {persisted === false && persist && (
        <Button onClick={() => runDetached(persist())}>Protect my games</Button>
      )}
    </>
  );
}

const Warning = ({ text }: { readonly text: string }) => (
  <p class={styles.warning} role="status">
    <Icon name="warning" />
    {text}
  </p>
);

const PLACES = {
  device: 'on this device',
  waiting: 'on this page, until the storage responds',
  memory: 'only while this page is open',
  closed: 'no longer: reload this page',
} as const;

interface SettingsGroupProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

export function SettingsGroup({ title, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section class={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
