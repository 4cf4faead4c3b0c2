// Where a stored game stands: its rules and its last position, ready to draw.
import type { RuleSet } from '../../games/game';
import { boardState } from '../../session/boardState';
import { describeMove } from '../../session/moves';
import type { BoardState, MoveOption } from '../../session/types';
import type { GameRecord } from '../../storage/record';
import { replay, rulesOf } from '../../storage/replay';

export interface PlacedGame {
  readonly record: GameRecord;
  readonly rules: RuleSet;
  readonly board: BoardState;
}

/** Plays a game out to its last position. @throws InputError naming the ply or field that does not fit the rules */
export function lastPosition(record: GameRecord, rules: RuleSet = rulesOf(record)): PlacedGame {
  let lastMove: MoveOption | null = null;
  const { position } = replay(rules, record, (before, move) => {
    if (before.ply === record.moves.length - 1) lastMove = describeMove(rules, before, move);
  });
  return { record, rules, board: boardState(rules, position, lastMove) };
}
