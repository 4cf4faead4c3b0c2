// Position and move text of table-driven positions. A game folder supplies its field (bridge, castling, stage); that of castling
// is here.
import { refusal, refuse } from '../input/input';
import type { ArmyRules, Castle } from './army';
import type { ArmyPosition } from './armyPosition';
import type { ArmySetup } from './armyState';
import type { Square } from './board';
import {
  formatPlacement,
  letterOfCode,
  type PlacementRules,
  parsePlacement,
  parseTurn,
  sideText,
  splitFields,
} from './fen';
import {
  MAX_MOVES,
  moveFrom,
  movePromotion,
  moveTag,
  moveTo,
  TAG_CASTLE,
  TAG_NORMAL,
  TAG_PASS,
} from './move';
import { codeOf, colourOf } from './position';
import { BLACK, opposite, PositionError, WHITE } from './types';

/** What FEN says in the field that only some games have. */
interface FieldState {
  readonly terrain: number;
  /** Bit set of castling rights. */
  readonly rights: number;
}

export interface FieldRules {
  /** What messages call it. */
  readonly name: string;
  /** @throws InputError if the text does not fit the options */
  readonly parse: (text: string) => FieldState;
  readonly format: (state: FieldState) => string;
}

/** What differs between games in the text of a position. */
export interface ArmyTextRules extends PlacementRules {
  readonly army: ArmyRules;
  /** The field between side and counters; null in a game without one. */
  readonly field: FieldRules | null;
  /** Text of a move with a tag of the game's own. */
  readonly specialText?: ((move: number) => string) | undefined;
  /** Promotions leave no choice, so the move text carries no letter. */
  readonly silentPromotion?: boolean;
  /** Makes the position; games with moves of their own return their subclass. */
  readonly create: (army: ArmyRules, setup: ArmySetup) => ArmyPosition;
}

const existsIn =
  (army: ArmyRules, terrain: number) =>
  (square: Square): boolean =>
    army.terrains[terrain].exists(square);

/** All but whether the side not to move is in check. @throws InputError as parseArmy does */
export function parseArmySetup(text: ArmyTextRules, source: string): ArmySetup {
  const own = text.field ? [text.field.name] : [];
  const fields = splitFields(source, ['placement', 'side', ...own, 'quiet', 'ply']);
  const [placement, side] = fields;
  const [quiet, ply] = fields.slice(-2);
  const { terrain, rights } = text.field?.parse(fields[2]) ?? { terrain: 0, rights: 0 };
  const setup: ArmySetup = {
    cells: parsePlacement(text, placement, existsIn(text.army, terrain)),
    terrain,
    rights,
    ...parseTurn(side, quiet, ply),
  };
  checkRoyals(text, setup);
  checkRights(text, setup);
  return setup;
}

/** @throws InputError saying which field is bad and why (RULES.md section 0 lists the refusals) */
export function parseArmy(text: ArmyTextRules, source: string): ArmyPosition {
  const setup = parseArmySetup(text, source);
  const position = text.create(text.army, setup);
  const waiting = opposite(setup.side);
  const king = position.kings[waiting];
  if (position.hasKing(waiting) && position.isAttacked(king, setup.side)) {
    const inCheck = refusal('waitingInCheck', sideText(waiting));
    const kings = [king, position.kings[setup.side]];
    if (position.hasKing(setup.side) && attacksAlone(text, setup, kings))
      throw new PositionError(inCheck, refusal('kingsTouch'), kings);
    const said = refusal('inCheckButNotToMove', sideText(waiting), sideText(setup.side));
    throw new PositionError(inCheck, said, [king]);
  }
  return position;
}

/** Whether the second of two pieces attacks the first with nothing else on the board. */
function attacksAlone(
  text: ArmyTextRules,
  setup: ArmySetup,
  [attacked, attacker]: readonly number[],
): boolean {
  const cells = setup.cells.map((code, cell) =>
    cell === attacked || cell === attacker ? code : 0,
  );
  return text.create(text.army, { ...setup, cells }).isAttacked(attacked, setup.side);
}

function checkRoyals({ army }: ArmyTextRules, setup: ArmySetup): void {
  const royalKinds = army.terrains[setup.terrain].kinds;
  const royal = royalKinds.find((kind) => kind?.royal)?.name;
  for (const colour of [WHITE, BLACK] as const) {
    const kings = [...setup.cells.keys()].filter((cell) => {
      const code = setup.cells[cell];
      return code !== 0 && (army.royals >>> code) & 1 && colourOf(code) === colour;
    });
    const side = sideText(colour);
    if (royal !== undefined && kings.length === 0)
      throw new PositionError(refusal('lacksKing', side), refusal('hasNoKing', side, royal), []);
    if (kings.length > (royal === undefined ? 0 : 1)) {
      const said =
        royal === undefined
          ? refusal('hasKingTooEarly', side)
          : refusal('hasKings', side, kings.length, royal);
      throw new PositionError(refusal('tooManyKings', side), said, kings);
    }
  }
}

function checkRights({ army, field }: ArmyTextRules, setup: ArmySetup): void {
  for (const { right, letter, king, partner, colour } of army.castleList) {
    if ((setup.rights & right) === 0) continue;
    const kingKind = army.kinds.findIndex((kind) => kind?.royal);
    const partnerKind = army.kinds.findIndex((kind) => kind?.letter === partner.letter);
    if (
      setup.cells[king.from] !== codeOf(kingKind, colour) ||
      setup.cells[partner.from] !== codeOf(partnerKind, colour)
    ) {
      throw refuse('rightIsLost', field?.name ?? '', letter, partner.letter);
    }
  }
}

export function formatArmy(text: ArmyTextRules, position: ArmySetup): string {
  const { army } = text;
  return [
    formatPlacement(text, position.cells, existsIn(army, position.terrain)),
    sideText(position.side),
    ...(text.field ? [text.field.format(position)] : []),
    position.halfmoveClock,
    position.ply,
  ].join(' ');
}

/** Exact move text of a legal move. */
export function formatArmyMove(text: ArmyTextRules, move: number): string {
  const { cells } = text.army.board;
  const tag = moveTag(move);
  if (tag === TAG_PASS) return 'pass';
  if (tag !== TAG_NORMAL && tag !== TAG_CASTLE) return text.specialText?.(move) ?? '?';
  const promotion = movePromotion(move);
  const suffix =
    promotion === 0 || text.silentPromotion ? '' : letterOfCode(text, codeOf(promotion, BLACK));
  return cells[moveFrom(move)].name + cells[moveTo(move)].name + suffix;
}

/** The legal move with this text. @throws InputError if there is none */
export function parseByText(
  position: { generateLegal(into: Int32Array, at: number): number },
  source: string,
  format: (move: number) => string,
): number {
  const moves = new Int32Array(MAX_MOVES);
  const end = position.generateLegal(moves, 0);
  for (let i = 0; i < end; i++) if (format(moves[i]) === source) return moves[i];
  throw refuse('illegalMove', source);
}

/** The field of rules with these castlings, which may be none. */
export const castlingField = (castles: readonly Castle[]): FieldRules => ({
  name: 'castling',
  parse: (text) => ({ terrain: 0, rights: parseRights(castles, text) }),
  format: ({ rights }) => formatRights(castles, rights),
});

/** Reads rights into a bit set. @throws InputError for letters that the rules lack, repeat or order otherwise */
function parseRights(castles: readonly Castle[], text: string): number {
  if (text === '-') return 0;
  let rights = 0;
  for (const letter of text) {
    const castle = castles.find((one) => one.letter === letter);
    if (!castle) {
      throw castles.length === 0
        ? refuse('noCastling', text)
        : refuse('unknownLetter', 'castling', text, letter);
    }
    rights |= castle.right;
  }
  if (formatRights(castles, rights) !== text) {
    throw refuse('castlingOrder', text, formatRights(castles, rights));
  }
  return rights;
}

/** Letters of a bit set of rights, in the rules' order. */
function formatRights(castles: readonly Castle[], rights: number): string {
  const letters = castles.filter((one) => rights & one.right).map((one) => one.letter);
  return letters.join('') || '-';
}
