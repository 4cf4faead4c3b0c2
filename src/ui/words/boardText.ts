// A position in words, for those who ask for it: each side's pieces by kind, what the board itself shows, and on one cell what
// attacks it and what its piece attacks.
import { sidedPiece } from '../../games/alphabet';
import { kindName, type RuleSet } from '../../games/ruleSet';
import { textsOf } from '../../language/texts';
import { attackedFrom, attackersOf } from '../../rules/attacks';
import { wholeName } from '../../rules/board';
import { codeOf, colourOf, kindOf } from '../../rules/position';
import { BLACK, type Colour, opposite, WHITE } from '../../rules/types';
import type { BoardState } from '../../session/types';
import { itemAt } from '../../util/items';
import { colourName } from './names';

const texts = textsOf('moves');

/** The pieces of a side, a line for each kind. */
interface SidePieces {
  readonly side: string;
  /** "king e1", "pawns a2, b2 and c2". */
  readonly pieces: readonly string[];
}

/** A board as it stands. */
type Standing = Pick<BoardState, 'cells' | 'terrain'>;

/** Both sides' pieces: the royal one first, then what there is least of. Cells are named as announcements name them. */
export const standingPieces = (
  rules: RuleSet,
  { cells }: Pick<Standing, 'cells'>,
): readonly SidePieces[] =>
  ([WHITE, BLACK] as const).map((colour) => ({
    side: colourName(colour),
    pieces: kindsOf(rules, cells, colour).map(({ kind, on }) =>
      texts.kindOn(
        kindName(rules, codeOf(kind, colour)),
        on.map((cell) => wholeName(rules.board, cell)),
      ),
    ),
  }));

function kindsOf(rules: RuleSet, cells: Uint8Array, colour: Colour) {
  const found = rules.kinds.map((name, kind) => ({
    ...{ kind, isRoyal: name?.royal === true },
    on: [...cells.keys()].filter((cell) => cells[cell] === codeOf(kind, colour)),
  }));
  return found
    .filter(({ kind, on }) => kind > 0 && on.length > 0)
    .sort((a, b) => Number(b.isRoyal) - Number(a.isRoyal) || a.on.length - b.on.length);
}

/** What the board itself shows besides pieces: where a part of it lies, which stage it is, how a race stands. */
export function boardFacts({ field, drawing }: RuleSet, { cells, terrain }: Standing): string[] {
  const place = field?.kind === 'terrain' ? field.values[terrain] : undefined;
  return [
    ...(field && place ? [texts.fact(field.label, place.label)] : []),
    ...(drawing.numbers?.(cells, terrain) ?? []).map(({ spoken }) => spoken),
  ];
}

/** The whole position in one text; `more` are sentences about the game. */
export function boardText(rules: RuleSet, board: Standing, more: readonly string[]): string {
  const facts = [...boardFacts(rules, board), ...more];
  return [texts.sentence(armiesText(rules, board)), ...facts].filter(Boolean).join(' ');
}

/** Both armies with where they stand, a sentence each; the last full stop is left to the caller. */
export const armiesText = (rules: RuleSet, board: Pick<Standing, 'cells'>): string =>
  texts.armies(standingPieces(rules, board).map(({ side, pieces }) => texts.army(side, pieces)));

/** In place of the pieces of a side that has none. */
export const noPiecesText = (): string => texts.noPieces;

/** What attacks a cell, what guards its piece, and what that piece attacks, each by the rules in force. */
export function attackText(rules: RuleSet, { cells, text }: BoardState, cell: number): string {
  const here = wholeName(rules.board, cell);
  const code = itemAt(cells, cell);
  const named = (at: number) =>
    [kindName(rules, itemAt(cells, at)), wholeName(rules.board, at)] as const;
  const list = (found: readonly number[]) => texts.piecesOn(found.map(named));
  const attackers = (by: Colour) => attackersOf(rules.parse(text), cell, by, plainKinds(rules));
  if (code === 0) {
    const sides = ([WHITE, BLACK] as const).flatMap((colour) => {
      const found = attackers(colour);
      return found.length > 0 ? [texts.attacksWith(colourName(colour), list(found))] : [];
    });
    return [texts.emptyCell(here), ...(sides.length > 0 ? sides : [texts.nothingAttacks])].join(
      ' ',
    );
  }
  const own = colourOf(code);
  const isRoyal = rules.kinds[kindOf(code)]?.royal === true;
  const enemies = attackers(opposite(own));
  // Nobody takes back on the cell of a king.
  const guards = isRoyal ? [] : attackers(own);
  const attacked = attackedFrom(rules.parse(text), cell);
  return [
    texts.pieceHere(sidedPiece(rules, code), here),
    enemies.length > 0 ? texts.attackedBy(list(enemies)) : texts.nothingAttacks,
    guards.length > 0 ? texts.guardedBy(list(guards)) : isRoyal ? '' : texts.nothingGuards,
    attacked.length > 0 ? texts.attacks(list(attacked)) : texts.attacksNothing,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Kinds that a side may lose: what attacks one of them on an empty cell attacks the cell. */
const plainKinds = ({ kinds }: RuleSet): number[] =>
  [...kinds.keys()].filter((kind) => kinds[kind] != null && kinds[kind].royal !== true);
