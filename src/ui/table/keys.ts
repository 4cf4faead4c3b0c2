// Keys with a meaning at a table: as data (what the help says and what they do), anywhere on the screen, and those that tell
// about the position in any activity.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cellName } from '../../board/names';
import { kindName, type RuleSet } from '../../games/ruleSet';
import { textsOf } from '../../language/texts';
import { wholeName } from '../../rules/board';
import { colourOf } from '../../rules/position';
import type { Outcome } from '../../rules/types';
import { optionsAt } from '../../session/moves';
import type { BoardState } from '../../session/types';
import { itemAt } from '../../util/items';
import { isBrowserKey } from '../../util/keys';
import { attackText, boardText } from '../words/boardText';
import { lastMoveText } from '../words/moveText';
import { colourName } from '../words/names';
import type { PlayablePosition } from './moveInput';

const texts = textsOf('table');

export interface TableKey {
  /** As in `KeyboardEvent.key`. */
  readonly key: string;
  /** What it does, in the words of the help. */
  readonly meaning: string;
  /**
   * Answers the key, pressed on a cell or, with null, elsewhere; what it returns is said. Null where it has no meaning
   * there, or nothing is to be said.
   */
  readonly press: (cell: number | null) => string | null;
}

/** Answers a key through `say`; tells whether it has a meaning there. */
export function pressKey(
  keys: readonly TableKey[],
  pressed: string,
  cell: number | null,
  say: (text: string) => void,
): boolean {
  const found = keys.find(({ key }) => key === pressed);
  if (!found) return false;
  const text = found.press(cell);
  if (text !== null) say(text);
  return true;
}

/** The press of a key that acts and has nothing to say. */
export const silently = (action: () => void) => (): null => {
  action();
  return null;
};

/**
 * Hears keys anywhere on the screen, but not while something is written, a dialog is open, or missing code covers it. `press` gets
 * `KeyboardEvent.key` and tells whether it had a meaning.
 */
export function useShortcuts(press: (key: string) => boolean): void {
  const newest = useRef(press);
  newest.current = press;
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isBrowserKey(event)) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      if (document.querySelector('[data-part="missing"]')) return;
      if (newest.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Where the piece on a cell, or an empty bridge, may go, or why nowhere; also in a position that can't be played in now. */
function targetsText({ rules, board, options }: PlayablePosition, cell: number): string {
  const here = cellName(rules, board, cell, new Map());
  const code = itemAt(board.cells, cell);
  if (code !== 0 && colourOf(code) !== board.side) return texts.notItsTurn(here);
  const legal = options.length > 0 ? options : optionsAt(rules, board);
  const goals = legal.filter(({ from }) => from === cell);
  const names = goals.flatMap(({ to, effects }) => {
    if (to === null) return [];
    const name = wholeName(rules.board, to);
    return [effects.captured.length > 0 ? texts.takes(name) : name];
  });
  const said = [...new Set(names)];
  if (said.length > 0) return texts.goals(here, said);
  return code === 0 ? texts.sentence(here) : texts.nowhere(here);
}

/** Whose turn it is, and whether in check. */
export function turnText(
  { rules, board }: Pick<PlayablePosition, 'rules' | 'board'>,
  outcome: Outcome | null,
): string {
  if (outcome) return texts.gameOver;
  const side = colourName(board.side);
  const king = board.checkedKing;
  if (king === null) return texts.toMove(side);
  return texts.inCheck(side, kindName(rules, itemAt(board.cells, king)));
}

/** The key that tells where a piece may go. */
export const targetsKey = (scene: PlayablePosition): TableKey => ({
  key: '1',
  meaning: texts.keyMeanings.targets,
  press: (cell) => (cell === null ? null : targetsText(scene, cell)),
});

/** The key that tells whose turn it is. */
export const turnKey = (
  scene: Pick<PlayablePosition, 'rules' | 'board'>,
  outcome: Outcome | null,
): TableKey => ({
  key: '4',
  meaning: texts.keyMeanings.turn,
  press: () => turnText(scene, outcome),
});

/** The keys that every board with a position has, the same everywhere; `attacks` where the position can be played. */
export const standingKeys = (
  rules: RuleSet,
  board: BoardState,
  facts: () => readonly string[],
  attacks: boolean,
): readonly TableKey[] => [
  {
    key: '-',
    meaning: texts.keyMeanings.wholeBoard,
    press: () => boardText(rules, board, facts()),
  },
  ...(attacks ? [attackKey(rules, board)] : []),
];

/** The key that has the last announcement said again. */
export const repeatKey = (repeat: () => void): TableKey => ({
  key: '=',
  meaning: texts.keyMeanings.repeat,
  press: silently(repeat),
});

const attackKey = (rules: RuleSet, board: BoardState): TableKey => ({
  key: '+',
  meaning: texts.keyMeanings.attacks,
  press: (cell) => (cell === null ? null : attackText(rules, board, cell)),
});

/** The key that tells the last move; `notation` is the move's. */
export const lastMoveKey = ({
  rules,
  board,
  notation,
}: Pick<PlayablePosition, 'rules' | 'board'> & { readonly notation: string }): TableKey => ({
  key: '2',
  meaning: texts.keyMeanings.lastMove,
  press: () => {
    const move = lastMoveText(rules, board, notation);
    return move ? texts.sentence(move) : texts.noMoveYet;
  },
});

/** What is said of any position besides its pieces: the move that led to it, by its notation, and whose turn it is. */
export const positionFacts = (
  scene: Pick<PlayablePosition, 'rules' | 'board'>,
  notation: string,
  outcome: Outcome | null,
): string[] => {
  const move = lastMoveText(scene.rules, scene.board, notation);
  return [move ? texts.lastMove(move) : texts.noMoveYet, turnText(scene, outcome)];
};

/** The same where something is asked: the question says whose turn it is, but not that a king is in check. */
export const askedFacts = (
  scene: Pick<PlayablePosition, 'rules' | 'board'>,
  notation: string,
  question: string,
): string[] => {
  const [move = '', turn = ''] = positionFacts(scene, notation, null);
  return [move, scene.board.checkedKing === null ? '' : turn, question];
};
