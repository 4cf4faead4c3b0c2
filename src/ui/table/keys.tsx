// Keys with a meaning at a table: as data (what the help says and what they do), anywhere on the screen, those that tell about
// the position in any activity, and the help itself.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { isBrowserKey } from '../../board/keyboard';
import { cellName } from '../../board/names';
import { kindName, type RuleSet } from '../../games/ruleSet';
import { textsOf } from '../../language/texts';
import { wholeName } from '../../rules/board';
import { colourOf } from '../../rules/position';
import type { Outcome } from '../../rules/types';
import { optionsAt } from '../../session/moves';
import type { BoardState } from '../../session/types';
import { itemAt } from '../../util/items';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { attackText, boardText } from '../words/boardText';
import { lastMoveText } from '../words/moveText';
import { colourName } from '../words/names';
import styles from './keysHelp.module.css';
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

/** Where the piece on a cell, or an empty cell that moves by itself, may go, or why nowhere; also where nobody plays now. */
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

/** A key, and what it does. */
type KeyLine = readonly [key: string, meaning: string];

/** The board's own keys. Where a position is set up, Enter does `enter`, and letters have meanings of their own. */
function boardKeys(enter: string | null): readonly KeyLine[] {
  const { keyNames: names, keyMeanings: meanings } = texts;
  return [
    [names.arrows, meanings.arrows],
    [names.enter, enter ?? meanings.enter],
    [names.escape, meanings.escape],
    ...(enter === null ? ([[names.letter, meanings.letter]] as const) : []),
  ];
}

/** What the field for typing is for. */
export interface Typing {
  readonly label: string;
  readonly hint: string;
  /** What the button beside it does. */
  readonly does: string;
}

export const moveTyping = (): Typing => ({
  label: texts.typeMove,
  hint: texts.typeMoveHint,
  does: texts.play,
});

interface KeysHelpProps {
  readonly keys: readonly TableKey[];
  /** The field's words, and how they are written. */
  readonly typing: Typing;
  /** What Enter does on a cell of a board that is set up; null where it is played on. */
  readonly enter: string | null;
  readonly onType: () => void;
  readonly onClose: () => void;
}

export function KeysHelp({ keys, typing, enter, onType, onClose }: KeysHelpProps) {
  const names: Readonly<Record<string, string>> = texts.keyNames;
  const own = keys.map(({ key, meaning }): KeyLine => [names[key] ?? key, meaning]);
  const lines: readonly KeyLine[] = [
    ...boardKeys(enter),
    ...own,
    ['/', texts.keyMeanings.type(typing.label)],
    ['?', texts.keyMeanings.help],
  ];
  const type = () => {
    onClose();
    onType();
  };
  return (
    <Sheet title={texts.keys} onClose={onClose}>
      <dl class={styles.root}>
        {lines.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p class="hint-text">{typing.hint}</p>
      <Button onClick={type}>{typing.label}</Button>
    </Sheet>
  );
}
