// Reads reasons that were stored: reviews and backups hold them. Each kind's fields are named once, complete by type.

import { refuse } from '../input/input';
import {
  readBoolean,
  readFields,
  readInteger,
  readList,
  readObject,
  readOneOf,
  readText,
  readTexts,
} from '../input/parse';
import { REASONS } from '../rules/types';
import {
  type Balance,
  EXPOSURES,
  type Exposure,
  type MoveReason,
  type MoveRef,
  type PieceRef,
  type Plan,
  type Threat,
} from './reason';

type Read<T> = (value: unknown, name: string) => T;
type FieldsOf<T> = { readonly [Field in Exclude<keyof T, 'kind'>]: Read<T[Field]> };
type Table<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: FieldsOf<Extract<Union, { readonly kind: Kind }>>;
};

/** Characters of a name, a move or a text from an older version. */
const MAX_NAME = 40;
const MAX_TEXT = 300;
/** Pieces in one list, and moves or cells that a reason counts. */
const MAX_PIECES = 64;
const MAX_COUNT = 999;
const MAX_SCORE = 0x7fff;
/** How deeply reasons are nested at most. */
const MAX_DEPTH = 4;

const name: Read<string> = (value, field) => readText(value, field, MAX_NAME);
const count: Read<number> = (value, field) => readInteger(value, field, 0, MAX_COUNT);
const score: Read<number> = (value, field) => readInteger(value, field, -MAX_SCORE, MAX_SCORE);
const optional =
  <T>(read: Read<T>): Read<T | null> =>
  (value, field) =>
    value === null ? null : read(value, field);
/** What older reviews lack. */
const newer =
  (former: boolean): Read<boolean> =>
  (value, field) =>
    value === undefined ? former : readBoolean(value, field);
const optionalBoolean: Read<boolean | undefined> = (value, field) =>
  value === undefined ? value : readBoolean(value, field);
const others: Read<'worse' | 'alike' | null> = optional((value, field) =>
  readOneOf(value, field, ['worse', 'alike']),
);
const exposure: Read<Exposure | null> = optional((value, field) =>
  readOneOf(value, field, EXPOSURES),
);
const end = optional((value, field) => readOneOf(value, field, REASONS));
const listOf =
  <T>(read: Read<T>): Read<T[]> =>
  (value, field) =>
    readList(value, field, MAX_PIECES, read);

const piece: Read<PieceRef> = (value, field) => {
  const { letter, side, cell } = readObject(value, field, ['letter', 'side', 'cell']);
  return {
    letter: name(letter, `${field}.letter`),
    side: readOneOf(side, `${field}.side`, ['w', 'b']),
    cell: name(cell, `${field}.cell`),
  };
};

const optionalPiece: Read<PieceRef | undefined> = (value, field) =>
  value === undefined ? value : piece(value, field);

const balance: Read<Balance> = (value, field) => {
  const fields = readObject(value, field, ['gained', 'lost', 'promoted', 'conceded', 'value']);
  const letters = (one: 'gained' | 'lost' | 'promoted' | 'conceded') =>
    readTexts(fields[one], `${field}.${one}`, MAX_PIECES, MAX_NAME);
  return {
    gained: letters('gained'),
    lost: letters('lost'),
    promoted: letters('promoted'),
    conceded: letters('conceded'),
    value: score(fields.value, `${field}.value`),
  };
};

/** @throws InputError naming the bad field */
export const readMoveRef: Read<MoveRef> = (value, field) => {
  const fields = readObject(value, field, ['text', 'notation', 'piece', 'to', 'isOneOfSeveral']);
  return {
    text: name(fields.text, `${field}.text`),
    notation: name(fields.notation, `${field}.notation`),
    piece: optional(piece)(fields.piece, `${field}.piece`),
    to: optional(name)(fields.to, `${field}.to`),
    ...(fields.isOneOfSeveral !== undefined && {
      isOneOfSeveral: readBoolean(fields.isOneOfSeveral, `${field}.isOneOfSeveral`),
    }),
  };
};

const plan: Read<Plan> = (value, field) => {
  const fields = readObject(value, field, ['name', 'piece', 'cell', 'count']);
  return {
    name: name(fields.name, `${field}.name`),
    ...(fields.piece !== undefined && { piece: piece(fields.piece, `${field}.piece`) }),
    ...(fields.cell !== undefined && { cell: name(fields.cell, `${field}.cell`) }),
    ...(fields.count !== undefined && { count: count(fields.count, `${field}.count`) }),
  };
};

const THREATS: Table<Threat> = {
  win: { by: end, moves: count, move: readMoveRef },
  takes: { taken: listOf(piece), taker: optional(piece), move: readMoveRef },
};

const threat: Read<Threat> = (value, field) => readUnion<Threat>(THREATS, value, field);

const tableAt = (depth: number): Table<MoveReason> => {
  const nested: Read<MoveReason> = (value, field) => readAt(depth + 1, value, field);
  return {
    onlyLegalMove: {},
    win: { by: end, moves: count, plies: count },
    winsWith: { moves: count, first: nested },
    alike: { first: nested },
    longestResistance: { moves: count },
    repetitionWin: {},
    draw: {
      by: end,
      otherwise: optional((value, field) =>
        readOneOf(value, field, ['loses', 'worse', 'alike', 'same']),
      ),
    },
    onlySave: { inCheck: readBoolean },
    stopsWin: {
      by: end,
      moves: count,
      isOnly: readBoolean,
      move: readMoveRef,
      hasOthers: optionalBoolean,
    },
    gain: {
      taken: listOf(piece),
      balance,
      moves: count,
      isElsewhere: optionalBoolean,
      isTraded: optionalBoolean,
    },
    exchange: {
      taken: listOf(piece),
      balance: optional(balance),
      isRecapture: readBoolean,
      isSacrifice: readBoolean,
    },
    promotion: { letter: name, cell: name },
    saves: { piece, isMover: readBoolean },
    concedes: { piece, isForced: readBoolean },
    misses: { piece, isRecapture: readBoolean },
    answersCheck: {
      how: (value, field) => readOneOf(value, field, ['moves', 'blocks', 'takes']),
      piece,
    },
    check: {},
    forces: { move: readMoveRef },
    drives: { piece },
    threat: {
      threat,
      helper: optionalPiece,
    },
    castles: {},
    passes: {},
    choice: { lead: optional(score) },
    attacks: {
      piece,
      isCaught: (value, field) => (value === undefined ? value : readBoolean(value, field)),
    },
    forks: { pieces: listOf(piece) },
    offers: { piece, given: optionalPiece },
    declines: { piece },
    guards: { piece },
    protects: { piece },
    supports: { piece },
    keepsOff: { piece, cell: name, prey: piece },
    secures: { piece, guard: piece },
    dodges: { piece, by: piece },
    stopsCheck: { piece, cell: name },
    bars: { piece, cell: name },
    traps: { piece },
    denies: { piece, cell: name },
    spares: { piece, taker: piece },
    confines: { piece, cells: count },
    corners: { piece, cells: count },
    shelters: {},
    blocks: { piece },
    opensWay: {
      piece,
      prey: optionalPiece,
    },
    makesRoom: { piece },
    vacates: { piece, cell: name },
    mobility: { piece, cells: count },
    plan: { plan },
    prepares: {
      move: readMoveRef,
      reason: optional(nested),
      isEnabled: newer(true),
    },
    heads: { piece, cell: name },
    waits: {
      // Older reviews lack it.
      others: (value, field) => others(value ?? null, field),
    },
    none: {},
    allows: { reply: readMoveRef, reason: nested },
    allowsWin: { by: end, moves: count, isThreatened: optionalBoolean, last: optionalPiece },
    loses: {
      balance,
      piece: optional(piece),
      taker: optional(piece),
      moves: count,
      isMover: readBoolean,
      isTraded: newer(false),
      isLeft: newer(false),
      exposed: (value, field) => exposure(value ?? null, field),
      also: (value, field) => (value === undefined ? value : listOf(piece)(value, field)),
    },
    avoids: {},
    both: { reasons: listOf(nested) },
    text: { text: (value, field) => readText(value, field, MAX_TEXT) },
  };
};

const TABLES = Array.from({ length: MAX_DEPTH + 1 }, (_, depth) => tableAt(depth));

function readAt(depth: number, value: unknown, field: string): MoveReason {
  const table = TABLES[depth];
  if (!table) throw refuse('nestedTooDeep', field);
  return readUnion<MoveReason>(table, value, field);
}

/** Reads the fields that the table names for the value's kind, and no others. */
function readUnion<Union extends { readonly kind: string }>(
  table: Readonly<Record<Union['kind'], object>>,
  value: unknown,
  field: string,
): Union {
  const kinds = Object.keys(table) as Union['kind'][];
  const kind = readOneOf(readFields(value, field).kind, `${field}.kind`, kinds);
  const readers = Object.entries(table[kind]) as [string, Read<unknown>][];
  const known = ['kind', ...readers.map(([one]) => one)];
  const fields = readObject(value, field, known);
  const read = readers.map(([one, reader]) => [one, reader(fields[one], `${field}.${one}`)]);
  return { kind, ...Object.fromEntries(read) } as Union;
}

/** A stored reason. @throws InputError naming the bad field */
export const readReason = (value: unknown, field: string): MoveReason => readAt(0, value, field);
