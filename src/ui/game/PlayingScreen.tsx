// A game being played: the board between its two players, the moves, and the controls. Decides what goes where;
// the parts are each in a file of their own.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../../board/Board';
import { ChoiceBar } from '../../board/ChoiceBar';
import { gameById } from '../../games';
import { BLACK, type Colour, opposite } from '../../rules/types';
import type { MoveOption, Session } from '../../session/types';
import { IconButton } from '../components/IconButton';
import { lazyScreen } from '../components/Lazy';
import { useTitle } from '../components/useTitle';
import { useFeedback } from '../feedback/useFeedback';
import { colourName, opponentName, ownColour } from '../names';
import { useServices } from '../services';
import { ANIMATION_MILLISECONDS } from '../settings/settings';
import { useStore } from '../store';
import { outcomeWords } from '../words';
import { ActionBar } from './ActionBar';
import { Announcer, type Remark } from './Announcer';
import { boardWords, isTellingKey } from './boardWords';
import { Clock } from './Clock';
import { ConfirmBar } from './ConfirmBar';
import { capturedPieces } from './captures';
import { FarEdge } from './FarEdge';
import { HandOver } from './HandOver';
import { HintBar } from './HintBar';
import { KeysHelp } from './KeysHelp';
import { MoreMenu } from './MoreMenu';
import { MoveList } from './MoveList';
import { NoticeBar } from './NoticeBar';
import { PauseButton } from './PauseButton';
import { PlayerStrip } from './PlayerStrip';
import { ResultPanel } from './ResultPanel';
import { refusal } from './refusal';
import { StageBanner } from './StageBanner';
import { StorageWarning } from './StorageWarning';
import { isShared, seats, useSettledTurn, useTurning, waitsForMove } from './seating';
import { TypedMoveBar } from './TypedMoveBar';
import { useHint } from './useHint';
import { useMove } from './useMove';
import { useRematch } from './useRematch';
import { useView, useVisibility } from './useSession';
import { useShortcuts } from './useShortcuts';
import { useWakeLock } from './useWakeLock';
import './playing.css';

const ShareSheet = lazyScreen(async () => (await import('../share/ShareSheet')).ShareSheet);

const NO_OPTIONS: readonly MoveOption[] = [];

const PieceSheet = lazyScreen(async () => (await import('../learn/PieceSheet')).PieceSheet);

export interface PlayingScreenProps {
  readonly session: Session;
  /** Opens the game as it is stored, to go on with it here instead of in another tab. */
  readonly onTakeOver: () => void;
}

export function PlayingScreen({ session, onTakeOver }: PlayingScreenProps) {
  const { router, settings: settingsStore, openGames } = useServices();
  const settings = useStore(settingsStore);
  const view = useView(session);
  const { record, rules, board, outcome } = view;
  const name = gameById(record.game)?.name ?? record.game;
  const own = ownColour(record);
  const [flipped, setFlipped] = useState(own === BLACK);
  const [menu, setMenu] = useState(false);
  /** The piece of which the player wants to know how it moves. */
  const [asked, setAsked] = useState<number | null>(null);
  const [keys, setKeys] = useState(false);
  /** How often the field for moves was asked for since it was closed. */
  const [typing, setTyping] = useState(0);
  const [remark, setRemark] = useState<Remark | null>(null);
  const refuse = (text: string) => setRemark({ text, refused: true });
  const [sharing, setSharing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const boardPlace = useRef<HTMLDivElement>(null);
  const moving = useMove(session, view, settings.confirmMoves, refuse);
  const { pending } = moving;
  const rematch = useRematch(record);
  const hinting = useHint(view, openGames);
  const share = () => {
    setMenu(false);
    setSharing(true);
  };
  const captures = useMemo(
    () => capturedPieces(rules, record.start, view.moves.slice(0, view.shown)),
    [rules, record.start, view.moves, view.shown],
  );
  useTitle(`${name}, ${opponentName(record)}`);
  useLayoutEffect(() => heading.current?.focus(), []);
  // At once: an effect that waits for the paint could wipe out what was said meanwhile.
  useLayoutEffect(() => setRemark(null), [board]);
  // Who changes sides sees the board from there.
  useEffect(() => setFlipped(own === BLACK), [own]);
  useVisibility(session);
  const openTyping = () => setTyping((asked) => asked + 1);
  useShortcuts({ '/': openTyping, '?': () => setKeys(true) });

  const [dropped, setDropped] = useState<string | null>(null);
  useFeedback(view, settings, remark, dropped);
  const choose = (text: string, byHand = false) => {
    setRemark(null);
    setDropped(byHand ? text : null);
    return moving.choose(text);
  };
  const explain = (from: number, to: number | null) => {
    if (pending || (view.live && !turned)) return;
    const problem = refusal(view, from, to);
    if (problem === null) setRemark(null);
    else refuse(problem);
  };
  const onBoardKey = (key: string, cell: number) => {
    if (!isTellingKey(key)) return false;
    const words = boardWords(key, view, cell, captures, (side) => session.timeLeft(side));
    setRemark({ text: `${words}.`, refused: false });
    return true;
  };

  const shared = isShared(view);
  const animation = ANIMATION_MILLISECONDS[settings.animation];
  const turn = useSettledTurn(view, shared && waitsForMove(settings) ? animation : 0);
  const { near, upsideDown, facesAway } = seats(shared ? settings.seating : 'fixed', turn, flipped);
  useWakeLock(outcome === null);
  useTurning(boardPlace, near, animation);
  const turned = turn === board.side;
  const answersAway = facesAway(board.side);
  const strip = (colour: Colour) => (
    <PlayerStrip colour={colour} view={view} taken={captures[opposite(colour)]}>
      {view.clock && <Clock colour={colour} view={view} session={session} />}
    </PlayerStrip>
  );
  const confirmBar = pending && (
    <ConfirmBar move={pending.notation} onConfirm={moving.confirm} onCancel={moving.cancel} />
  );
  const reopen = () => {
    void session.takeBack();
    // The button pressed is gone with the result.
    heading.current?.focus();
  };
  const cellless = view.options.some(({ from }) => from === null);
  return (
    <main
      class={`playing${settings.leftHanded ? ' playing-left' : ''}`}
      style={{ '--ratio': `${rules.drawing.width / rules.drawing.height}` }}
    >
      <h1 ref={heading} class="visually-hidden" tabIndex={-1}>
        {name}
      </h1>
      <header class="playing-far">
        <IconButton icon="back" label="Back" onClick={router.back} />
        <StorageWarning />
        <FarEdge view={view} session={session} facesAway={facesAway(opposite(near))}>
          {confirmBar && answersAway ? (
            confirmBar
          ) : outcome && facesAway(opposite(near)) ? (
            <p class="far-result">{outcomeWords(outcome, view.toMove)}</p>
          ) : (
            strip(opposite(near))
          )}
        </FarEdge>
      </header>
      <div
        ref={boardPlace}
        class="playing-board"
        // What the last tap was told would lie over the next.
        onPointerDown={() => remark?.refused && setRemark(null)}
      >
        <Board
          rules={rules}
          state={pending?.board ?? board}
          options={turned && !pending ? view.options : NO_OPTIONS}
          flipped={near === BLACK}
          opposite={upsideDown}
          coordinates={settings.coordinates}
          showTargets={settings.legalDots}
          animation={animation}
          hint={pending ? null : hinting.mark}
          magnify={settings.magnify}
          label={`${name} board, ${colourName(near)} at the bottom`}
          onPlay={choose}
          onReject={explain}
          onAsk={setAsked}
          onKey={onBoardKey}
        />
        <StageBanner view={view} />
        <NoticeBar
          view={view}
          remark={remark?.text ?? null}
          session={session}
          facesAway={answersAway}
          onTakeOver={onTakeOver}
        />
      </div>
      <div class="playing-near">
        {strip(near)}
        <PauseButton view={view} session={session} />
      </div>
      <div class="playing-moves">
        <HintBar
          words={hinting.words}
          facesAway={answersAway}
          above={cellless || pending !== null || typing > 0}
        />
        {confirmBar && !answersAway ? (
          confirmBar
        ) : cellless ? (
          <div class={answersAway ? 'turned' : undefined}>
            <ChoiceBar rules={rules} options={view.options} onPlay={choose} />
          </div>
        ) : (
          <>
            {typing > 0 && (
              <TypedMoveBar
                asked={typing}
                view={view}
                onPlay={(text) => void choose(text)}
                onProblem={refuse}
                onClose={() => setTyping(0)}
              />
            )}
            <MoveList view={view} session={session} />
          </>
        )}
      </div>
      <ActionBar
        view={view}
        session={session}
        hinting={hinting}
        onFlip={() => setFlipped(!flipped)}
        onMore={() => setMenu(true)}
      />
      {outcome && (
        <ResultPanel
          view={view}
          own={own}
          onRematch={rematch}
          onShare={share}
          onTakeBack={reopen}
        />
      )}
      {asked !== null && (
        <PieceSheet
          rules={rules}
          code={asked}
          facesAway={answersAway}
          onClose={() => setAsked(null)}
        />
      )}
      {menu && (
        <MoreMenu
          view={view}
          session={session}
          facesAway={facesAway}
          onRematch={rematch}
          onType={openTyping}
          onKeys={() => setKeys(true)}
          onShare={share}
          onClose={() => setMenu(false)}
        />
      )}
      {sharing && (
        <ShareSheet view={view} flipped={near === BLACK} onClose={() => setSharing(false)} />
      )}
      {shared && settings.handOver && (
        <HandOver view={view} session={session} turn={turn} facesAway={facesAway(turn)} />
      )}
      {keys && <KeysHelp onType={openTyping} onClose={() => setKeys(false)} />}
      <Announcer view={view} own={own} remark={remark} hint={hinting.words} />
    </main>
  );
}
