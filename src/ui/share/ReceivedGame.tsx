// A game from elsewhere, to look through before anything is done with it. Nothing is stored until the player keeps it
// or plays on, which begins a game of its own; a game that this device has already is opened from there.
import { useMemo, useState } from 'preact/hooks';
import { PlayingBoard } from '../../board/PlayingBoard';
import { gameById } from '../../games';
import type { Game } from '../../games/game';
import { textsOf } from '../../language/texts';
import { BLACK, WHITE } from '../../rules/types';
import type { Shared } from '../../share/link';
import { type GameRecord, ownColour } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { useAnalyse } from '../analysis/useAnalyse';
import { Button, ButtonLink } from '../components/Button';
import { Screen } from '../components/Screen';
import { useInvitation } from '../nearby/livePlay';
import { useObservable, useServices } from '../services';
import { ANIMATION_MS } from '../settings/settings';
import { useStoreStatus } from '../stored/useStore';
import { MoveList } from '../table/MoveList';
import { colourName, friendName, gameTitle } from '../words/names';
import { ArrivalNotice, useArrival } from './arrival';
import { PlayOnSheet } from './PlayOnSheet';
import {
  analysisOf,
  changedRules,
  comparisonOf,
  hasNews,
  playersText,
  statusText,
  useExistingGame,
  usePast,
} from './received';
import styles from './received.module.css';

const texts = textsOf('open');
const names = textsOf('names');

export function ReceivedGame({ shared }: { readonly shared: Shared }) {
  const { record } = shared;
  const game = useMemo(() => gameById(record.game), [record]);
  return game ? <Received shared={shared} game={game} /> : null;
}

function Received({ shared, game }: { readonly shared: Shared; readonly game: Game }) {
  const { record, content, analysis } = shared;
  const asAnalysis = isAnalysis(shared);
  const { openGames, router, store, settings: watchedSettings } = useServices();
  const settings = useObservable(watchedSettings);
  const arrival = useArrival(shared);
  useInvitation(record);
  const status = useStoreStatus();
  const [showsOwn, setShowsOwn] = useState(false);
  const onBoard = showsOwn && arrival ? { record: arrival.existing } : shared;
  const past = usePast(onBoard.record);
  const opening = useAnalyse();
  const found = useExistingGame(shared);
  // A game by message says itself how what came compares with it.
  const existing = arrival === null && !record.message ? found : null;
  const isNews = existing === null || hasNews(existing, record);
  const [choosing, setChoosing] = useState(false);
  const { rules, board, shown } = past.view;
  const seat = ownColour(arrival?.existing ?? record) ?? WHITE;
  const flipped = seat === BLACK;
  const hasOwnWay = asAnalysis || record.message !== undefined;
  const rulesLine = changedRules(game, record.options);
  const keep = () => {
    openGames.begin(record);
    router.replace({ screen: 'game', id: record.id });
  };
  // A review is kept with its game. Where that cannot be, the game's own screen says why.
  const review = () =>
    store
      .then((games) => games.save({ ...record, revision: 1 }))
      .then(() => router.replace({ screen: 'review', id: record.id }), keep);
  const analyse = () => opening.open(analysisOf(onBoard, shown), true);
  return (
    <Screen title={titleOf(shared, game)} mood={game.mood}>
      <div
        class={styles.root}
        style={{ '--ratio': `${rules.drawing.width / rules.drawing.height}` }}
      >
        <div class={styles.board}>
          <PlayingBoard
            rules={rules}
            state={board}
            options={[]}
            flipped={flipped}
            coordinates={settings.coordinates}
            showTargets={false}
            animation={ANIMATION_MS[settings.animation]}
            label={texts.board(game.name, colourName(flipped ? BLACK : WHITE))}
            onPlay={() => undefined}
          />
        </div>
        <div class={styles.text}>
          {record.name !== null && <p>{game.name}</p>}
          {content === 'game' && !asAnalysis && <p class={styles.players}>{playersText(record)}</p>}
          {arrival === null && record.message && <p>{invitationText(record)}</p>}
          {arrival === undefined && record.message && status?.state === 'waiting' && (
            <p class="error-text">{status.reason}</p>
          )}
          <p>{statusText(past)}</p>
          {rulesLine && <p class="hint-text">{rulesLine}</p>}
          {record.strict && <p class="hint-text">{names.strictRule}</p>}
          {analysis && <p class="hint-text">{texts.mainLine}</p>}
          {arrival && (
            <ArrivalNotice
              arrival={arrival}
              came={record}
              showsOwn={showsOwn}
              onShowOwn={setShowsOwn}
            />
          )}
          {record.moves.length > 0 && (
            <div class={styles.moves}>
              <MoveList view={past.view} session={past} />
            </div>
          )}
          {existing && <ExistingGameNotice existing={existing} record={record} />}
          {record.message && arrival === null && (
            <Button variant="primary" onClick={keep}>
              {record.result ? texts.keepGame : texts.playAs(colourName(seat))}
            </Button>
          )}
          <div class="button-row">
            {past.playable && !record.message && (
              <Button
                variant={existing || asAnalysis ? 'plain' : 'primary'}
                onClick={() => setChoosing(true)}
              >
                {texts.playOn}
              </Button>
            )}
            <Button variant={asAnalysis ? 'primary' : 'plain'} onClick={analyse}>
              {analysis ? texts.openAnalysis : texts.analyse}
            </Button>
            {record.result && record.moves.length > 0 && arrival === null && isNews && (
              <Button onClick={() => runDetached(review())}>{texts.keepAndReview}</Button>
            )}
            {content === 'game' && arrival === null && isNews && !hasOwnWay && (
              <Button onClick={keep}>{texts.keepGame}</Button>
            )}
          </div>
          <p class="hint-text">
            {asAnalysis ? texts.unsavedAnalysis : texts.unsavedGame}{' '}
            {record.source === 'shared' && isNews && !asAnalysis && texts.sharedNote}
          </p>
        </div>
      </div>
      {choosing && (
        <PlayOnSheet
          record={existing ? { ...record, source: existing.source } : record}
          plies={shown}
          toMove={board.side}
          onClose={() => setChoosing(false)}
        />
      )}
    </Screen>
  );
}

/** What to know of a game by message that is new here. */
function invitationText(record: GameRecord): string {
  const side = colourName(ownColour(record) ?? WHITE);
  return texts.invitation(friendName(record, true), side);
}

/** Whether what came is an analysis, not a finished game that has variations besides. */
const isAnalysis = ({ analysis, record }: Shared): boolean =>
  analysis !== undefined && record.result === null;

function titleOf(shared: Shared, game: Game): string {
  const { content, record } = shared;
  if (content === 'position') return texts.aPosition(game.name);
  return isAnalysis(shared) ? texts.analysisOf(gameTitle(record)) : gameTitle(record);
}

interface ExistingGameNoticeProps {
  /** The game as it is stored on this device. */
  readonly existing: GameRecord;
  readonly record: GameRecord;
}

function ExistingGameNotice({ existing, record }: ExistingGameNoticeProps) {
  return (
    <div class={styles.existing}>
      <p>{texts.existing[comparisonOf(existing, record)]}</p>
      <ButtonLink to={{ screen: 'game', id: existing.id }} variant="primary" replace={true}>
        {texts.openYours}
      </ButtonLink>
    </div>
  );
}
