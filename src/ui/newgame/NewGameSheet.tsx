// Chooses opponent, side and rules, and starts a game. It opens with the last choices, so that Start alone is enough.
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameById, offeredGames } from '../../games';
import type { Game, GameId, OptionValues } from '../../games/game';
import { FIRST_LESSON } from '../../games/lessons';
import { knownOptions } from '../../games/options';
import { textsOf } from '../../language/texts';
import { newAnalysis } from '../../storage/analysisRecord';
import { afterBeginning, wantsCoach } from '../../storage/choicesAndProgress';
import type { GameStore } from '../../storage/gameStore';
import { randomId } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { itemAt } from '../../util/items';
import { useAnalyse } from '../analysis/useAnalyse';
import { Button, Link } from '../components/Button';
import { Switch } from '../components/fields';
import { lazyScreen } from '../components/Lazy';
import { Sheet } from '../components/Sheet';
import { useSetUp } from '../editor/useSetUp';
import { expectedGameCount, rememberGameCount } from '../home/ContinuePlaceholder';
import { formatRoute, type Opponent } from '../routing/routes';
import { useServices } from '../services';
import { useRating } from '../stored/playerRating';
import { ClockField } from './ClockField';
import {
  currentChoices,
  type GameDraft,
  gameOf,
  mayBeCoached,
  mayBeStrict,
  mayBeTimed,
  newcomerChoices,
  startOf,
} from './draft';
import styles from './newGame.module.css';
import { type DraftFieldsProps, OpponentFields } from './OpponentFields';
import { FirstRules } from './PresetFields';
import { FenField, OptionFields, positionProblem } from './StartFields';

const texts = textsOf('newGame');
const waysToPlay = textsOf('waysToPlay');

const NearbySheet = lazyScreen(async () => (await import('../nearby/NearbySheet')).NearbySheet);

interface NewGameSheetProps {
  /** The game to begin; the first one for null. */
  readonly game: string | null;
  /** Opponent to start with instead of the last one. */
  readonly opponent: Opponent | null;
  /** Rules to start with instead of the last ones. */
  readonly options?: OptionValues;
  /** Level of the computer, likewise. */
  readonly level?: number;
}

interface LastChoices {
  readonly draft: GameDraft;
  /** Whether nothing was chosen for this game before. */
  readonly isNewcomer: boolean;
  /** Whether the storage has said what was chosen before. */
  readonly isRead: boolean;
}

interface Chosen extends LastChoices {
  /** Of the sheet in which it is chosen. */
  readonly address: string;
}

/** By game, what was chosen in a sheet that a link led away from: it is the same again on the way back. */
const left = new Map<GameId, Chosen>();

export function NewGameSheet({ game: id, opponent, options, level }: NewGameSheetProps) {
  const { router, store } = useServices();
  const game = (id !== null && gameById(id)) || itemAt(offeredGames, 0);
  const address = formatRoute({
    ...{ screen: 'new', game: game.id, opponent },
    ...(options && { options }),
    ...(level !== undefined && { level }),
  });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const latest = useRef(chosen);
  latest.current = chosen;
  useEffect(() => {
    let wanted = true;
    const depth = router.depth();
    const begin = ({ draft, ...last }: LastChoices) => {
      if (!wanted) return;
      const asked = {
        ...(opponent && { opponent }),
        ...(options && { options }),
        ...(level !== undefined && { level, matched: false }),
      };
      setChosen({ ...last, address, draft: currentChoices(game, { ...draft, ...asked }) });
    };
    const before = left.get(game.id);
    if (before?.address === address) setChosen(before);
    else if (before) begin(before);
    else runDetached(lastChoices(store, game).then(begin));
    return () => {
      wanted = false;
      // Closing the sheet drops what was chosen, as Start and Back do.
      if (latest.current && router.depth() > depth) left.set(game.id, latest.current);
      else left.delete(game.id);
    };
  }, [router, store, game, address]);
  return (
    chosen && (
      <DraftSheet {...chosen} game={game} onChange={(draft) => setChosen({ ...chosen, draft })} />
    )
  );
}

/** The choices of the last game of a kind, or what is offered without any. */
async function lastChoices(store: Promise<GameStore>, game: Game): Promise<LastChoices> {
  const stored = await store
    .then((opened) => opened.newGameChoices(game.id))
    .catch(() => 'unread' as const);
  const choices = stored === null || stored === 'unread' ? newcomerChoices(game) : stored;
  return {
    draft: { ...choices, position: '' },
    isNewcomer: stored === null,
    isRead: stored !== 'unread',
  };
}

interface DraftSheetProps extends LastChoices {
  readonly game: Game;
  readonly onChange: (draft: GameDraft) => void;
}

function DraftSheet({ game, draft, isNewcomer, isRead, onChange }: DraftSheetProps) {
  const { router, store, openGames, settings } = useServices();
  const analyse = useAnalyse();
  const setUp = useSetUp();
  const problem = positionProblem(game, draft);
  const chosen = knownOptions(game, draft.options);
  // With nothing chosen, Learn shows all options.
  const learnOptions = Object.keys(chosen).length === 0 ? null : chosen;
  const matches = draft.opponent === 'computer' && draft.matched;
  const rating = useRating(game, draft.options, matches);
  /** The game that has begun, while the devices that play it are being connected. */
  const [begun, setBegun] = useState<string | null>(null);
  const show = (id: string) => router.replace({ screen: 'game', id });
  const start = () => {
    const level = rating?.level ?? null;
    const named = { ...draft, names: settings.get().personNames };
    const record = gameOf(game, named, randomId(), Date.now(), Math.random(), level);
    const { position: _position, ...choices } = draft;
    const kept = mayBeCoached(draft) ? afterBeginning(choices) : choices;
    // Last choices that could not be read are not replaced. Not waited for: that it fails is no reason not to play.
    if (isRead) store.then((games) => games.rememberChoices(game.id, kept)).catch(() => undefined);
    openGames.begin(record);
    rememberGameCount(expectedGameCount() + 1);
    if (draft.opponent === 'nearby') setBegun(record.id);
    else show(record.id);
  };
  const setUpPosition = () =>
    setUp({ game: game.id, options: chosen, text: draft.position.trim() });
  const analysePosition = () =>
    analyse.open(newAnalysis(startOf(game, draft), randomId(), Date.now()), true);
  if (begun !== null) return <NearbySheet game={begun} onClose={() => show(begun)} />;
  return (
    <Sheet
      title={game.name}
      mood={game.mood}
      onClose={router.back}
      footer={
        <Button
          variant="primary"
          wide
          disabled={problem !== null || (matches && !rating)}
          onClick={start}
        >
          {texts.start}
        </Button>
      }
    >
      <div class={styles.aim}>
        <span>{game.aim()}</span>
        <Link to={{ screen: 'learn', game: game.id, options: learnOptions }} class="text-link">
          {texts.howItIsPlayed}
        </Link>
        <LearnFirst game={game} />
      </div>
      {isNewcomer && <FirstRules game={game} draft={draft} onChange={onChange} />}
      <OpponentFields game={game} draft={draft} onChange={onChange} rating={rating}>
        <CoachField draft={draft} onChange={onChange} />
      </OpponentFields>
      <OptionFields game={game} draft={draft} onChange={onChange} />
      {mayBeTimed(draft) && <ClockField draft={draft} onChange={onChange} />}
      {mayBeStrict(draft) && (
        <Switch
          label={texts.strict}
          hint={texts.strictHint}
          checked={draft.strict === true}
          onChange={(strict) => onChange({ ...draft, strict })}
        />
      )}
      <FenField draft={draft} problem={problem} onSetUp={setUpPosition} onChange={onChange}>
        <Button onClick={analysePosition}>{texts.analyse}</Button>
      </FenField>
    </Sheet>
  );
}

function CoachField({ draft, onChange }: Pick<DraftFieldsProps, 'draft' | 'onChange'>) {
  return (
    <Switch
      label={waysToPlay.coach}
      hint={waysToPlay.coachHint}
      checked={mayBeCoached(draft) && wantsCoach(draft)}
      onChange={(coach) => onChange({ ...draft, coach })}
      refusal={draft.clock === null ? null : waysToPlay.coachOff}
    />
  );
}

function LearnFirst({ game }: { readonly game: Game }) {
  const { store } = useServices();
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let wanted = true;
    runDetached(
      store
        .then(async (opened) => {
          const choices = await opened.newGameChoices(game.id);
          const { done } = await opened.lessonProgress(game.id);
          return choices === null && !done.includes(FIRST_LESSON);
        })
        .catch(() => false)
        .then((found) => wanted && setNew(found)),
    );
    return () => {
      wanted = false;
    };
  }, [store, game]);
  if (!isNew || !game.loadLessons) return null;
  return (
    <Link to={{ screen: 'lessons', game: game.id, lesson: FIRST_LESSON }} class="text-link">
      {texts.learnFirst}
    </Link>
  );
}
