// Looking through a game that nobody plays: its positions one by one, from the record alone.
import { useMemo, useState } from 'preact/hooks';
import type { Outcome } from '../../rules/types';
import { Timeline } from '../../session/timeline';
import type { Session, SessionView } from '../../session/types';
import type { GameRecord } from '../../storage/record';
import { rulesOf } from '../../storage/replay';

export interface Past extends Pick<Session, 'show' | 'showLive'> {
  readonly view: Pick<SessionView, 'record' | 'rules' | 'board' | 'shown' | 'live' | 'moves'>;
  /** How the position shown ends the game by the rules, or null. */
  readonly end: Outcome | null;
  /** Whether there is something to play from the position shown. */
  readonly playable: boolean;
}

/** The record must be playable. It opens at its last position. */
export function usePast(record: GameRecord): Past {
  const { rules, timeline } = useMemo(() => {
    const found = rulesOf(record);
    return { rules: found, timeline: new Timeline(found, record) };
  }, [record]);
  const { moves, length } = timeline;
  const [shown, setShown] = useState(length);
  const board = timeline.board(shown);
  const live = shown === length;
  const end = live ? timeline.ended : null;
  return {
    view: { record, rules, board, shown, live, moves },
    end,
    playable: end === null,
    show: (ply) => setShown(Math.min(Math.max(ply, 0), length)),
    showLive: () => setShown(length),
  };
}
