// The player's preferences, and the player's data: where it is kept, backups, erasing.
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { BOARD_COLOURS, PIECE_SETS } from '../../artwork/sets';
import { BoardSample, PieceSample } from '../../board/BoardPicture';
import { textsOf } from '../../language/texts';
import { runDetached } from '../../util/failures';
import { Button, ButtonLink } from '../components/Button';
import { RadioGroup, Switch } from '../components/fields';
import { Icon } from '../components/Icon';
import { lazyScreen } from '../components/Lazy';
import { Screen } from '../components/Screen';
import { FeedbackSwitches } from '../feedback/feedback';
import { useNarrator, useVoiceProblem } from '../feedback/narrator';
import { puzzledGames } from '../puzzles/gamePuzzles';
import { InstallCard } from '../pwa/HomeMessages';
import { useObservable, useServices } from '../services';
import { preferencesStored } from '../state/persisted';
import { useStoreStatus } from '../stored/useStore';
import { BackupOutcome, useBackup } from './backup';
import { EraseSheet, TidySheet } from './DeletionSheets';
import { FolderCopy } from './FolderCopy';
import { LanguageField } from './LanguageField';
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
import { bytesText, useStorageFacts } from './useStorageFacts';
import { WorkProgress } from './WorkProgress';

const texts = textsOf('settings');

export function SettingsScreen() {
  const watched = useServices().settings;
  const settings = useObservable(watched);
  const change = (changed: Partial<Settings>) => watched.set({ ...settings, ...changed });
  return (
    <Screen title={texts.title} isWide>
      <div class={styles.column}>
        <SettingsGroup title={texts.appearance}>
          <LanguageField />
          <RadioGroup
            legend={texts.theme}
            choices={THEMES.map((value) => ({ value, label: texts.themes[value] }))}
            value={settings.theme}
            onChange={(theme) => change({ theme })}
          />
          <RadioGroup
            legend={texts.boardColours}
            choices={BOARD_COLOURS.map((name) => ({
              value: name,
              label: texts.boards[name],
              picture: <BoardSample colours={name} />,
            }))}
            value={settings.board}
            onChange={(board) => change({ board })}
          />
          <RadioGroup
            legend={texts.pieces}
            choices={PIECE_SETS.map((name) => ({
              value: name,
              label: texts.pieceSets[name],
              picture: <PieceSample set={name} />,
            }))}
            value={settings.pieces}
            onChange={(pieces) => change({ pieces })}
            hint={texts.piecesHint}
          />
          <RadioGroup
            legend={texts.movingPieces}
            choices={ANIMATIONS.map((value) => ({ value, label: texts.animations[value] }))}
            value={settings.animation}
            onChange={(animation) => change({ animation })}
            hint={texts.movingHint}
          />
        </SettingsGroup>
        <SettingsGroup title={texts.board}>
          <RadioGroup
            legend={texts.answers}
            choices={ANSWERS.map((value) => ({ value, label: texts.answerPaces[value] }))}
            value={settings.answers}
            onChange={(answers) => change({ answers })}
            hint={texts.answersHint}
          />
          <Switch
            label={texts.coordinates}
            hint={texts.coordinatesHint}
            checked={settings.coordinates}
            onChange={(coordinates) => change({ coordinates })}
          />
          <Switch
            label={texts.legalMoves}
            hint={texts.legalMovesHint}
            checked={settings.legalDots}
            onChange={(legalDots) => change({ legalDots })}
          />
          <Switch
            label={texts.leftHanded}
            hint={texts.leftHandedHint}
            checked={settings.leftHanded}
            onChange={(leftHanded) => change({ leftHanded })}
          />
          <Switch
            label={texts.confirmMoves}
            hint={texts.confirmMovesHint}
            checked={settings.confirmMoves}
            onChange={(confirmMoves) => change({ confirmMoves })}
          />
          <Switch
            label={texts.magnify}
            hint={texts.magnifyHint}
            checked={settings.magnify}
            onChange={(magnify) => change({ magnify })}
          />
        </SettingsGroup>
      </div>
      <div class={styles.column}>
        {puzzledGames.length > 0 && (
          <SettingsGroup title={texts.home}>
            <Switch
              label={texts.dailyPuzzle}
              hint={texts.dailyPuzzleHint}
              checked={settings.dailyCard}
              onChange={(dailyCard) => change({ dailyCard })}
            />
          </SettingsGroup>
        )}
        <SettingsGroup title={texts.sound}>
          <FeedbackSwitches />
          <ReadingAloud settings={settings} onChange={change} />
        </SettingsGroup>
        <DataSection />
        <InstallCard />
        <ButtonLink to={{ screen: 'about' }}>{texts.about}</ButtonLink>
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
    narrator.current?.read(texts.examples[moveStyle], true);
  };
  return (
    <>
      <RadioGroup
        legend={texts.movesAnnounced}
        choices={MOVE_STYLES.map((value) => ({ value, label: texts.moveStyles[value] }))}
        value={moveStyle}
        onChange={(moveStyle) => onChange({ moveStyle })}
      />
      <p class="hint-text">{texts.howItSounds(texts.examples[moveStyle])}</p>
      <Switch
        label={texts.readAloud}
        hint={texts.readAloudHint}
        checked={readAloud && problem === null}
        onChange={(readAloud) => onChange({ readAloud })}
        refusal={problem}
      />
      {problem === null && (
        <>
          <RadioGroup
            legend={texts.readingSpeed}
            choices={READING_SPEEDS.map((value) => ({ value, label: texts.readingSpeeds[value] }))}
            value={readingSpeed}
            onChange={(readingSpeed) => onChange({ readingSpeed })}
          />
          <Button onClick={hear}>{texts.hearExample}</Button>
        </>
      )}
    </>
  );
}

const SendSheet = lazyScreen(async () => (await import('../move/SendSheet')).SendSheet);
const ReceiveSheet = lazyScreen(async () => (await import('../move/ReceiveSheet')).ReceiveSheet);

function DataSection() {
  const [file, setFile] = useState<File | null>(null);
  const [erasing, setErasing] = useState(false);
  const [moving, setMoving] = useState<'away' | 'here' | null>(null);
  const { openGames, openAnalyses } = useServices();
  const isUnsaved = openGames.unsaved().length + openAnalyses.unsaved().length > 0;
  const { save, progress, cancel, text, problem } = useBackup();
  const starter = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <SettingsGroup title={texts.data}>
      <StorageFacts />
      <div class="button-row">
        <Button
          ref={starter}
          // Not disabled, which would take the focus from it.
          aria-disabled={progress !== null}
          onClick={save}
        >
          {texts.backUpEverything}
        </Button>
        <Button onClick={() => picker.current?.click()}>{texts.restoreBackup}</Button>
        <input
          ref={picker}
          class={styles.picker}
          type="file"
          accept=".json,application/json"
          aria-label={texts.backupFile}
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0] ?? null);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      {progress && (
        <WorkProgress
          label={texts.backingUp}
          progress={progress}
          cancelLabel={texts.cancel}
          onCancel={() => {
            cancel();
            // The button pressed goes.
            starter.current?.focus();
          }}
        />
      )}
      <BackupOutcome text={text} problem={problem} />
      {isUnsaved && <p class="hint-text">{texts.includesUnsaved}</p>}
      <div class="button-row">
        <Button onClick={() => setMoving('away')}>{texts.moveAway}</Button>
        <Button onClick={() => setMoving('here')}>{texts.moveHere}</Button>
      </div>
      <p class="hint-text">{texts.moveHint}</p>
      <FolderCopy />
      <Button variant="danger" onClick={() => setErasing(true)}>
        {texts.erase}
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
      <div>
        <div role="status" class={styles.warnings}>
          {status?.reason && <Warning text={status.reason} />}
          {!arePreferencesStored && <Warning text={texts.settingsNotSaved} />}
        </div>
        <dl class={styles.facts}>
          <div>
            <dt>{texts.savedWhere}</dt>
            <dd>{status === null ? '…' : texts.places[status.state]}</dd>
          </div>
          <div>
            <dt>{texts.storageInUse}</dt>
            <dd>{usage === null ? texts.unknown : bytesText(usage)}</dd>
          </div>
          <div>
            <dt>{texts.isProtected}</dt>
            <dd>{persisted === null ? texts.unknown : persisted ? texts.yes : texts.no}</dd>
          </div>
        </dl>
      </div>
      <Button onClick={() => setTidying(true)}>{texts.tidyUp}</Button>
      {tidying && <TidySheet onClose={() => setTidying(false)} />}
      {persisted === false && <p class="hint-text">{texts.unprotected}</p>}
      {persisted === false && persist && (
        <Button onClick={() => runDetached(persist())}>{texts.protect}</Button>
      )}
    </>
  );
}

const Warning = ({ text }: { readonly text: string }) => (
  <p class={styles.warning}>
    <Icon name="warning" />
    {text}
  </p>
);

interface SettingsGroupProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

function SettingsGroup({ title, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section class={styles.group} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
