// Two persons who share the device: how they sit, and whose turn it is once the last move has been seen. A game against
// the computer is always seen from one side.
import { useEffect, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { type Colour, opposite } from '../../rules/types';
import type { SessionView } from '../../session/types';
import { type GameRecord, outcomeOf, playerOf } from '../../storage/record';
import { endsOnBoard } from '../../storage/replay';
import { type GameSummary, summaryOf } from '../../storage/summary';
import { RadioGroup, Switch } from '../components/fields';
import { useObservable, useServices } from '../services';
import { SEATINGS, type Settings } from '../settings/settings';
import { personName } from '../words/names';

const texts = textsOf('waysToPlay');

/** Whether both sides are persons, who share the device. */
export const isShared = ({ record }: Pick<SessionView, 'record'>): boolean =>
  record.white.kind === 'person' && record.black.kind === 'person';

/** Whether a side has a decision of its own to take back: a move, or an end that the board does not show. */
export function canTakeBack(
  { canTakeBack: isPossible, outcome, moves }: SessionView,
  side: Colour,
): boolean {
  const isGivenUp = outcome !== null && !endsOnBoard(outcome.reason);
  return isPossible && (isGivenUp || moves.some((move) => move.side === side));
}

/** Who of two persons at the same buttons wants something taken back: who lost without the board, or else moved last. */
export function takerOf({ outcome, moves, toMove }: SessionView): Colour {
  if (outcome && outcome.winner !== null && !endsOnBoard(outcome.reason))
    return opposite(outcome.winner);
  return moves.at(-1)?.side ?? toMove;
}

/** Whether a move is to be seen to its end before the next player is let in. */
export const waitsForMove = ({ seating, handOver }: Settings): boolean =>
  seating === 'pieces' || seating === 'board' || handOver;

/**
 * Who is to move, changed only after the last move has been seen: `milliseconds` late, or at once for 0. Looking back and
 * the end of the game change nothing.
 */
export function useSettledTurn(
  { board, live, outcome }: SessionView,
  milliseconds: number,
): Colour {
  const [turn, setTurn] = useState(board.side);
  const next = live && !outcome ? board.side : turn;
  useEffect(() => {
    if (next === turn) return;
    if (milliseconds === 0) {
      setTurn(next);
      return;
    }
    const timer = setTimeout(() => setTurn(next), milliseconds);
    return () => clearTimeout(timer);
  }, [next, turn, milliseconds]);
  return milliseconds === 0 ? next : turn;
}

/** How the games stand that two people with names have played on this device, as "Ana 3, Ben 2"; null where a name is missing. */
export function seriesText(
  games: readonly GameSummary[],
  { game, white, black }: Pick<GameRecord, 'game' | 'white' | 'black'>,
): string | null {
  const names = [personName(white), personName(black)].sort();
  const [one, other] = names;
  if (!one || !other || one === other) return null;
  const wins = new Map<string | null, number>();
  for (const played of games) {
    const between = [personName(played.white), personName(played.black)].sort();
    if (played.game !== game || played.source === 'shared' || !played.result) continue;
    if (between[0] !== one || between[1] !== other) continue;
    const { winner } = outcomeOf(played.result);
    const by = winner === null ? null : personName(playerOf(played, winner));
    wins.set(by, (wins.get(by) ?? 0) + 1);
  }
  const count = (winner: string | null) => wins.get(winner) ?? 0;
  return texts.series(one, count(one), other, count(other), count(null));
}

/** `seriesText` of all stored games once this one is over; null until they are read. */
export function useSeries(record: GameRecord): string | null {
  const { store } = useServices();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const ended = summaryOf(record);
    if (seriesText([ended], record) === null) return;
    const read = async () => {
      const games = [ended];
      for await (const part of (await store).listAll())
        games.push(...part.filter(({ id }) => id !== record.id));
      return seriesText(games, record);
    };
    read()
      .then((found) => wanted && setText(found))
      // Without the games before there is no score to tell.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [store, record]);
  return text;
}

const UP = 'l7 14h-14z';
const DOWN = 'l7 -14h-14z';

/** The device with an arrow for each side's pieces, and a bow for what turns after a move. */
function SeatPicture({ seating }: Pick<Settings, 'seating'>) {
  const far = seating === 'fixed' || seating === 'board' ? `M32 15${UP}` : `M32 29${DOWN}`;
  const near = seating === 'pieces' ? `M32 49${DOWN}` : `M32 35${UP}`;
  const bow = {
    fixed: '',
    far: '',
    pieces: 'M42 24a11 11 0 0 1 0 16M42 40l1 -6M42 40l6 -1',
    board: 'M52 14a25 25 0 0 1 0 36M52 50l1 -7M52 50l7 -1',
  }[seating];
  return (
    <svg viewBox="0 0 64 64" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
      <rect x="16" y="8" width="32" height="48" rx="4" />
      <path d={far} />
      <path d={near} fill="currentColor" />
      <path d={bow} />
    </svg>
  );
}

interface SeatingFieldsProps {
  /** Whether they stand under their title already. */
  readonly isTitled?: boolean;
}

/** How two persons share the device: chosen for a new game, changed during one, kept for the next. */
export function SeatingFields({ isTitled = false }: SeatingFieldsProps) {
  const watched = useServices().settings;
  const settings = useObservable(watched);
  return (
    <>
      <RadioGroup
        legend={texts.howYouSit}
        isTitled={isTitled}
        choices={SEATINGS.map((value) => ({
          value,
          label: texts.seatings[value],
          picture: <SeatPicture seating={value} />,
        }))}
        value={settings.seating}
        onChange={(seating) => watched.set({ ...settings, seating })}
        hint={texts.seatingHints[settings.seating]}
      />
      <Switch
        label={texts.cover}
        hint={texts.coverHint}
        checked={settings.handOver}
        onChange={(handOver) => watched.set({ ...settings, handOver })}
      />
    </>
  );
}
