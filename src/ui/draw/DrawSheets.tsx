// The sheets of drawing a board: boards to begin from, a name, a link, a game, and how fair it is: fast games in the background,
// counted as they end.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameLine } from '../../engine/api';
import type { PlayedOut } from '../../engine/playOut';
import { fairnessOf } from '../../games/fairness';
import type { Game, OptionValue, RuleSet } from '../../games/game';
import { inOneLine } from '../../games/learn';
import { knownValue, standardName } from '../../games/options';
import { textsOf } from '../../language/texts';
import { firstToMove, newRecord, randomId } from '../../storage/record';
import { logFailure } from '../../util/failures';
import { Button } from '../components/Button';
import { RadioList } from '../components/fields';
import { Menu, MenuItem } from '../components/Icon';
import { lazyScreen } from '../components/Lazy';
import { Sheet, TextSheet } from '../components/Sheet';
import { useSetUp } from '../editor/useSetUp';
import { presetNameProblem } from '../newgame/PresetFields';
import { OptionPicture } from '../rules/OptionPicture';
import { useObservable, useServices } from '../services';
import { presetsOf, withoutPreset, withPresetName } from '../settings/naming';
import { MAX_PRESET_NAME_LENGTH } from '../settings/settings';
import { WorkProgress } from '../settings/WorkProgress';
import { HowItIsPlayed, KeysAndSettings } from '../table/bars';
import type { TableState } from '../table/useTable';
import { type DrawnOption, fairnessText } from './drawing';
import { draw, useOwnName } from './drawn';

const texts = textsOf('draw');

const PlayOnSheet = lazyScreen(async () => (await import('../share/PlayOnSheet')).PlayOnSheet);
const BoardShareSheet = lazyScreen(
  async () => (await import('../share/BoardShareSheets')).BoardShareSheet,
);

export type DrawSheet = 'menu' | 'fair' | 'begin' | 'keep' | 'share' | 'play';

interface DrawSheetsProps {
  readonly game: Game;
  readonly option: DrawnOption;
  readonly value: OptionValue;
  /** With the board as it is drawn now. */
  readonly rules: RuleSet;
  readonly table: TableState<DrawSheet>;
}

export function DrawSheets(props: DrawSheetsProps) {
  const { game, value, rules, table } = props;
  const own = useOwnName(game, rules);
  if (table.overlay?.kind !== 'sheet') return null;
  const position = { game: game.id, options: rules.options, start: rules.startFen };
  switch (table.overlay.sheet) {
    case 'menu':
      return <DrawMenu {...props} />;
    case 'fair':
      return <FairSheet rules={rules} onClose={table.close} />;
    case 'begin':
      return <BeginSheet {...props} />;
    case 'keep':
      return <KeepSheet {...props} />;
    case 'share':
      return <BoardShareSheet game={game} value={value} name={own} onClose={table.close} />;
    case 'play': {
      const players = { white: { kind: 'person' }, black: { kind: 'computer', level: 2 } } as const;
      return (
        <PlayOnSheet
          record={newRecord({ ...position, ...players }, randomId(), Date.now())}
          plies={0}
          toMove={firstToMove(rules.startFen)}
          onClose={table.close}
        />
      );
    }
  }
}

function DrawMenu({ game, rules, table }: DrawSheetsProps) {
  const { settings } = useServices();
  const setUp = useSetUp();
  const own = useOwnName(game, rules);
  const forget = () => {
    const now = settings.get();
    settings.set({ ...now, mixes: withoutPreset(now.mixes, game, rules.options) });
    table.say(texts.deleted(own ?? ''));
  };
  const show = (sheet: DrawSheet) => () => table.show({ kind: 'sheet', sheet });
  return (
    <Sheet key="menu" title={texts.menu} onClose={table.close}>
      <Menu>
        <MenuItem icon="toStart" label={texts.startFromAnother} onClick={show('begin')} />
        <MenuItem icon="seats" label={texts.playOnIt} onClick={show('play')} />
        <MenuItem icon="balance" label={texts.howFair} onClick={show('fair')} />
        <MenuItem
          icon={own === null ? 'pin' : 'rename'}
          label={own === null ? texts.saveNamed : texts.rename(own)}
          onClick={show('keep')}
        />
        {own !== null && <MenuItem icon="trash" label={texts.delete(own)} onClick={forget} />}
        <MenuItem icon="share" label={texts.share} onClick={show('share')} />
        <MenuItem
          icon="hand"
          label={texts.setUp}
          onClick={() => setUp({ game: game.id, options: rules.options, text: rules.startFen })}
        />
        <HowItIsPlayed rules={rules} />
        <MenuItem
          icon="keyboard"
          label={texts.typing.label}
          onClick={() => {
            table.close();
            table.openTyping();
          }}
        />
        <KeysAndSettings table={table} />
      </Menu>
    </Sheet>
  );
}

function BeginSheet({ game, option, value, table }: DrawSheetsProps) {
  const { spec } = option;
  const own = presetsOf(useObservable(useServices().settings).mixes, game);
  const named = own.flatMap(({ name, options }) => {
    const made = knownValue(spec, options[spec.name]);
    return made && !spec.values.includes(made) ? [{ ...made, label: name }] : [];
  });
  return (
    <Sheet key="begin" title={texts.startFromAnother} onClose={table.close}>
      <RadioList
        legend={texts.named}
        lines={[...spec.values, ...named].map((one) => ({
          value: one.value,
          label: one.label,
          hint: inOneLine(one.description),
          picture: <OptionPicture game={game} options={{}} spec={spec} value={one} />,
        }))}
        value={value.value}
        onChange={(chosen) => draw(chosen, value.value)}
      />
    </Sheet>
  );
}

/** A board with a name is a variant with a name: New game offers it, and it is backed up with the settings. */
function KeepSheet({ game, option, rules, table }: DrawSheetsProps) {
  const { settings } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const before = useOwnName(game, rules);
  const save = (name: string) => {
    const now = settings.get();
    const taken = [standardName(), ...option.spec.values.map(({ label }) => label)];
    const wrong = presetNameProblem(now.mixes, game, rules.options, name, taken);
    setProblem(wrong);
    if (wrong !== null) return;
    settings.set({ ...now, mixes: withPresetName(now.mixes, game, rules.options, name) });
    table.say(texts.saved(name));
  };
  return (
    <TextSheet
      title={before === null ? texts.saveBoard : texts.renameBoard}
      label={texts.name}
      text={before ?? ''}
      longest={MAX_PRESET_NAME_LENGTH}
      hint={texts.nameHint}
      problem={problem}
      onSave={save}
      onClose={table.close}
    />
  );
}

interface FairSheetProps {
  readonly rules: RuleSet;
  readonly onClose: () => void;
}

function FairSheet({ rules, onClose }: FairSheetProps) {
  const { played, wanted, isRunning, problem, stop, goOn } = useFairness(rules);
  const none = problem === null ? texts.notPlayed : '';
  const found = played.length === 0 ? none : fairnessText(fairnessOf(played));
  return (
    <Sheet key="fair" title={texts.howFair} onClose={onClose}>
      <p>{texts.fairIntroduction}</p>
      {isRunning && (
        <p class="hint-text">{texts.gameOf(Math.min(played.length + 1, wanted), wanted)}</p>
      )}
      <p role="alert" class="error-text">
        {problem}
      </p>
      <p role="status" data-part="fairness">
        {isRunning ? '' : found}
      </p>
      {isRunning ? (
        <WorkProgress
          label={texts.playing}
          progress={{ done: played.length, of: wanted }}
          cancelLabel={texts.cancel}
          onCancel={stop}
        />
      ) : (
        <div class="button-row">
          <Button onClick={goOn}>{texts.playMore(GAMES)}</Button>
          <Button onClick={onClose}>{texts.done}</Button>
        </div>
      )}
    </Sheet>
  );
}

const GAMES = 40;
/** Nodes of each search: fast enough for a phone. */
const NODES = 400;

interface FairnessTrial {
  readonly played: readonly PlayedOut[];
  /** How many games there are to be in all. */
  readonly wanted: number;
  readonly isRunning: boolean;
  /** Why it could not go on, or null. */
  readonly problem: string | null;
  /** Ends what is going on; what was played stays. */
  stop(): void;
  /** Plays as many games again. */
  goOn(): void;
}

/** Fast games of the engine against itself in a worker of their own, until they are done or stopped. */
function useFairness({ game, options }: Pick<GameLine, 'game' | 'options'>): FairnessTrial {
  const [played, setPlayed] = useState<readonly PlayedOut[]>([]);
  const [trial, setTrial] = useState({ wanted: GAMES });
  const [isRunning, setRunning] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => {
    let isWanted = true;
    let worker: { readonly end: () => void } | null = null;
    const release = () => {
      isWanted = false;
      worker?.end();
      worker = null;
    };
    const over = () => {
      release();
      setRunning(false);
    };
    const fail = (error: unknown) => {
      if (!isWanted) return;
      logFailure('fairness', error);
      setProblem(texts.engineStopped);
      over();
    };
    const run = async () => {
      const { createWorker, spawnWorker } = await import('../../engine/spawnWorker');
      if (!isWanted) return;
      const spawned = spawnWorker(createWorker, {
        onCrash: () => fail('the worker crashed'),
      });
      worker = spawned;
      // Each seed is another game: those before are not played again.
      for (let seed = played.length + 1; isWanted && seed <= trial.wanted; seed++) {
        // Names alone go to a worker: rules themselves cannot be copied.
        const next = await spawned.api.playOut({ rules: { game, options }, nodes: NODES, seed });
        if (isWanted) setPlayed((before) => [...before, next]);
      }
      if (isWanted) over();
    };
    end.current = over;
    run().catch(fail);
    return release;
  }, [trial]);
  const goOn = () => {
    setProblem(null);
    setRunning(true);
    setTrial({ wanted: played.length + GAMES });
  };
  return { played, ...trial, isRunning, problem, stop: () => end.current(), goOn };
}
