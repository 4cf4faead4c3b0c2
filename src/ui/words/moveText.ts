// Moves in words: one that was played, for those who listen, one that is pointed out, and one that was tried and does not do.
import type { Headline } from '../../games/drawing';
import type { RuleSet } from '../../games/game';
import { kindName } from '../../games/ruleSet';
import type { PieceName } from '../../language/en/pieces';
import type { Who } from '../../language/sentence';
import { textsOf } from '../../language/texts';
import { type MoveReason, partsOf } from '../../reasons/reason';
import { judgePly } from '../../review/marks';
import { lossOf, MIN_EXPLAINED_LOSS, type MoveAnalysis } from '../../review/moveAnalysis';
import { wholeName } from '../../rules/board';
import {
  exchangesArmies,
  losesMover,
  type MoveEffects,
  type PieceMoved,
  withEffects,
} from '../../rules/effects';
import { moveTag, moveTo, TAG_CASTLE, TAG_PASS } from '../../rules/move';
import { kindOf } from '../../rules/position';
import type { Colour } from '../../rules/types';
import type { BoardState, MoveOption, PlayedMove, SessionView } from '../../session/types';
import { itemAt } from '../../util/items';
import { moveSentences, tellsAnswer } from '../../words/reviewText';
import { otherOf, type Speaker, whoIs } from '../../words/speaker';
import type { Settings } from '../settings/settings';
import { armiesText } from './boardText';
import { colourName } from './names';

const texts = textsOf('moves');

/** What is heard of a move: what it did, and its notation. */
type HeardMove = Pick<PlayedMove, 'move' | 'effects' | 'notation'>;

/** How a move is announced. */
export interface HeardHow {
  /** What is said next: a check that it names is left out. */
  readonly followedBy?: string;
  readonly style?: Settings['moveStyle'];
}

/**
 * A move for listening: "pawn a6 to a8, takes a rook, becomes a bishop, check". It says all that changed on the board, so that
 * listeners can follow; in brief, "pawn a8, takes, becomes a bishop, check", what they could not guess.
 */
export function moveText(
  rules: RuleSet,
  { move, effects, notation }: HeardMove,
  { followedBy = '', style = 'full' }: HeardHow = {},
): string {
  const parts = [...actionTexts(rules, move, effects, style === 'brief')];
  const check = checkText(rules, notation);
  if (check !== null && !followedBy.toLowerCase().includes(check.toLowerCase())) parts.push(check);
  return texts.move(parts);
}

/** What the move does, part by part. */
function actionTexts(
  rules: RuleSet,
  move: number,
  effects: MoveEffects,
  isBrief: boolean,
): string[] {
  const { captured, became, slid } = effects;
  const way = isBrief ? goalText : wayText;
  if (moveTag(move) === TAG_PASS) return [texts.pass];
  if (exchangesArmies(effects)) return [texts.chooses(rules.choiceLabel(move))];
  if (slid) return [way(rules, rules.notationWord ?? 'piece', slid)];
  const ways = effects.moved.map((one) => way(rules, kindName(rules, one.code), one));
  if (moveTag(move) === TAG_CASTLE) return [texts.castles, ...ways];
  return [
    ...ways,
    ...(captured.length > 0 ? [captureText(rules, effects, moveTo(move), isBrief)] : []),
    ...(became > 0 ? [texts.becomes(kindName(rules, became))] : []),
    ...(losesMover(effects) ? [texts.isLost] : []),
  ];
}

/** What notation marks at the end; in games without a king, its mark is not about check. */
function checkText({ kinds }: RuleSet, notation: string): string | null {
  const mark = /[+#]$/.exec(notation)?.[0];
  if (mark === undefined || !kinds.some((kind) => kind?.royal === true)) return null;
  return mark === '#' ? texts.checkmate : texts.check;
}

/** The move that led to a position; empty at the start. */
export const lastMoveText = (
  rules: RuleSet,
  { lastMove }: Pick<BoardState, 'lastMove'>,
  notation: string,
): string => (lastMove ? moveText(rules, { ...lastMove, notation }) : '');

/**
 * A move with who made it: "White: rook a1 to a5", "Black passes". New armies are named with where they stand, since nothing on
 * the board is as it was.
 */
export function playedMoveText(
  mover: string,
  rules: RuleSet,
  played: HeardMove,
  how: HeardHow = {},
): string {
  const { move, effects } = played;
  if (moveTag(move) === TAG_PASS) return texts.passes(mover);
  const said = texts.made(mover, moveText(rules, played, how));
  if (!exchangesArmies(effects)) return said;
  const cells = withEffects(new Uint8Array(rules.board.cells.length), effects);
  return texts.withArmies(said, armiesText(rules, { cells }));
}

/** Moves named when they are taken back; of more, it is said how many. */
const MOST_TAKEN_BACK_NAMED = 2;

/** What was taken back, the last move first: "Black’s rook h8 to h2 and White’s pawn e2 to e4"; `moves` are in the order played. */
export function takenBackText(rules: RuleSet, moves: readonly PlayedMove[]): string {
  if (moves.length > MOST_TAKEN_BACK_NAMED) return texts.countTakenBack(moves.length);
  const named = moves.map(({ move, effects, side }) => {
    return [whoIs(side, { reader: null }), undoneText(rules, move, effects)] as const;
  });
  return texts.takenBack(named.reverse());
}

/** A move as something that somebody has made: "rook h8 to h2", "castling". */
function undoneText(rules: RuleSet, move: number, effects: MoveEffects): string {
  if (exchangesArmies(effects)) return texts.choice;
  if (moveTag(move) === TAG_CASTLE) return texts.castling;
  return actionTexts(rules, move, { ...effects, captured: [] }, false)[0] ?? '';
}

/** That a side can do nothing but pass, and how; null where it has moves. `own` is the reader's side, or null. */
export function forcedPassText(
  rules: RuleSet,
  options: readonly MoveOption[],
  side: Colour,
  own: Colour | null,
): string | null {
  const [only, another] = options;
  if (only?.tag !== TAG_PASS || another) return null;
  const button = rules.choiceLabel(only.move);
  return side === own
    ? texts.youCannotMove(button)
    : texts.sideCannotMove(colourName(side), button);
}

/** What has begun in the game, in sentences; the last one’s full stop is left to the caller. */
export const headlineText = ({ title, detail }: Headline): string => texts.stage(title, detail);

/** "king e1 to g1". */
function wayText(
  { board }: RuleSet,
  what: PieceName,
  { from, to }: Pick<PieceMoved, 'from' | 'to'>,
) {
  return texts.way(what, wholeName(board, from), wholeName(board, to));
}

/** "king g1". */
function goalText({ board }: RuleSet, what: PieceName, { to }: Pick<PieceMoved, 'to'>) {
  return texts.goal(what, wholeName(board, to));
}

/** "takes a pawn", or in brief "takes"; "takes a disc on c5" where it did not stand where the move ends, which `to` names. */
function captureText(
  rules: RuleSet,
  { captured }: MoveEffects,
  to: number,
  isBrief: boolean,
): string {
  if (isBrief && captured.every(({ cell }) => cell === to)) return texts.takes;
  return texts.takesPieces(
    captured.map(({ code, cell }) => [
      kindName(rules, code),
      cell === to ? null : wholeName(rules.board, cell),
    ]),
  );
}

/** The position in which it is pointed out, and what may be played there. */
export type ShownScene = Pick<SessionView, 'rules' | 'board' | 'options'>;

/**
 * "Frog d3 to d5, where it becomes a camel"; what the reason says already is left out. A move without cells is named as its
 * button is.
 */
export function shownMoveText(
  scene: ShownScene,
  option: MoveOption,
  reason: MoveReason | null = null,
): string {
  const { rules, board } = scene;
  const { from, to, move } = option;
  if (from === null || to === null) return rules.choiceLabel(move);
  const nameOf = (cell: number) => wholeName(rules.board, cell);
  const piece = rules.kinds[kindOf(itemAt(board.cells, from))]?.name;
  const shown = texts.shown(piece ?? null, nameOf(from), nameOf(to));
  return withPromotion(shown, scene, option, reason);
}

/** The piece of a move that is not given away yet: "Look at your frog on d3." */
export function pieceHintText(
  { rules, board }: Pick<ShownScene, 'rules' | 'board'>,
  { from, move }: Pick<MoveOption, 'from' | 'move'>,
  who: Who = 'you',
): string {
  if (from === null) return texts.choose(rules.choiceLabel(move));
  const piece = rules.kinds[kindOf(itemAt(board.cells, from))]?.name;
  const place = wholeName(rules.board, from);
  return piece ? texts.lookAtPiece(who, piece, place) : texts.lookAtCell(place);
}

/** And what the moved piece becomes, or that it stays what it is where it might have become another, unless the reason says so. */
function withPromotion(
  shown: string,
  { rules, board, options }: ShownScene,
  { from, to, move, effects }: MoveOption,
  reason: MoveReason | null,
): string {
  if (from === null) return shown;
  const { became } = effects;
  if (became !== 0) {
    const isSaid = reason !== null && partsOf(reason).some(({ kind }) => kind === 'promotion');
    return isSaid ? shown : texts.whereBecomes(shown, kindName(rules, became));
  }
  const mightChange = options.some(
    (one) => one.from === from && one.to === to && one.move !== move,
  );
  return mightChange ? texts.whereStays(shown, kindName(rules, itemAt(board.cells, from))) : shown;
}

/**
 * That it isn’t the move, why, and what is replied; `otherwise` says why where its loss is not worth words. The speaker's
 * mover is who tries.
 */
export function wrongMoveText(
  notation: string,
  finding: MoveAnalysis | null,
  answer: string | null,
  otherwise: string,
  speaker: Speaker,
): string {
  const judged = finding && lossOf(finding) >= MIN_EXPLAINED_LOSS ? judgePly(finding, 0) : null;
  // Who tries again is to find what could be taken.
  const shown =
    finding && tellsAnswer(finding.explanation) ? { ...finding, explanation: null } : finding;
  const why = shown && judged ? moveSentences(shown, judged, speaker).wrong : otherwise;
  return texts.wrong(notation, why, otherOf(speaker), answer);
}
