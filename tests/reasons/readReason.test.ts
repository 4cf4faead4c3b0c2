// Reasons that were stored are read back exactly: those made by hand, one of each kind, and those that the engine finds in
// random games of every game. What does not fit is refused by name.
import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine';
import { games } from '../../src/games';
import { InputError } from '../../src/input/input';
import { readReason } from '../../src/reasons/readReason';
import {
  type Balance,
  type MoveReason,
  type MoveRef,
  NO_REASON,
  type PieceRef,
  partsOf,
  type Threat,
} from '../../src/reasons/reason';
import { legalMoves } from '../../src/rules/move';
import { randomWords } from '../../src/rules/zobrist';
import { rulesOf, still } from '../engine/support';
import { readNetwork } from '../support/networks';

const read = (reason: unknown): MoveReason =>
  readReason(JSON.parse(JSON.stringify(reason)), 'reason');

const piece: PieceRef = { letter: 'N', side: 'w', cell: 'lb' };
const move: MoveRef = { text: 'lblc', notation: 'Nlc', piece, to: 'lc', isOneOfSeveral: true };
const slide: MoveRef = { text: 'slide', notation: '→', piece: null, to: null };
const balance: Balance = {
  ...{ gained: ['R'], lost: ['B', 'P'], promoted: ['Q'], conceded: ['N'] },
  value: -120,
};
const takes: Threat = { kind: 'takes', taken: [piece, piece], taker: piece, move };

type Examples = {
  readonly [Kind in MoveReason['kind']]: readonly Extract<MoveReason, { readonly kind: Kind }>[];
};

/** Each kind, with and without whatever may be absent. */
const EXAMPLES: Examples = {
  onlyLegalMove: [{ kind: 'onlyLegalMove' }],
  win: [
    { kind: 'win', by: 'checkmate', moves: 1, plies: 1 },
    { kind: 'win', by: null, moves: 3, plies: 5 },
  ],
  winsWith: [{ kind: 'winsWith', moves: 40, first: { kind: 'attacks', piece } }],
  alike: [{ kind: 'alike', first: { kind: 'makesRoom', piece } }],
  longestResistance: [{ kind: 'longestResistance', moves: 7 }],
  repetitionWin: [{ kind: 'repetitionWin' }],
  draw: [
    { kind: 'draw', by: 'stalemate', otherwise: 'loses' },
    { kind: 'draw', by: null, otherwise: 'worse' },
    { kind: 'draw', by: 'repetition', otherwise: null },
    { kind: 'draw', by: null, otherwise: 'alike' },
    { kind: 'draw', by: null, otherwise: 'same' },
  ],
  onlySave: [{ kind: 'onlySave', inCheck: true }],
  stopsWin: [
    { kind: 'stopsWin', by: 'corner', moves: 2, isOnly: false, move },
    { kind: 'stopsWin', by: 'checkmate', moves: 1, isOnly: false, move, hasOthers: true },
    { kind: 'stopsWin', by: null, moves: 1, isOnly: true, move: slide },
  ],
  gain: [
    { kind: 'gain', taken: [piece], balance, moves: 2 },
    { kind: 'gain', taken: [piece], balance, moves: 1, isElsewhere: true },
    { kind: 'gain', taken: [piece], balance, moves: 1, isTraded: true },
  ],
  exchange: [{ kind: 'exchange', taken: [piece], balance, isRecapture: true, isSacrifice: false }],
  promotion: [{ kind: 'promotion', letter: 'Q', cell: 'Lz' }],
  saves: [{ kind: 'saves', piece, isMover: true }],
  concedes: [{ kind: 'concedes', piece, isForced: true }],
  misses: [
    { kind: 'misses', piece, isRecapture: true },
    { kind: 'misses', piece, isRecapture: false },
  ],
  answersCheck: [
    { kind: 'answersCheck', how: 'moves', piece },
    { kind: 'answersCheck', how: 'blocks', piece },
    { kind: 'answersCheck', how: 'takes', piece },
  ],
  check: [{ kind: 'check' }],
  threat: [
    { kind: 'threat', threat: takes },
    { kind: 'threat', threat: takes, helper: piece },
    { kind: 'threat', threat: { ...takes, taker: null } },
    { kind: 'threat', threat: { kind: 'win', by: 'checkmate', moves: 2, move } },
    { kind: 'threat', threat: { kind: 'win', by: null, moves: 1, move: slide } },
  ],
  castles: [{ kind: 'castles' }],
  passes: [{ kind: 'passes' }],
  choice: [
    { kind: 'choice', lead: 80 },
    { kind: 'choice', lead: null },
  ],
  attacks: [
    { kind: 'attacks', piece },
    { kind: 'attacks', piece, isCaught: true },
  ],
  forks: [{ kind: 'forks', pieces: [piece, piece] }],
  guards: [{ kind: 'guards', piece: { ...piece, side: 'b' } }],
  protects: [{ kind: 'protects', piece }],
  supports: [{ kind: 'supports', piece }],
  shelters: [{ kind: 'shelters' }],
  keepsOff: [{ kind: 'keepsOff', piece, cell: 'e4', prey: piece }],
  confines: [{ kind: 'confines', piece, cells: 3 }],
  corners: [{ kind: 'corners', piece, cells: 1 }],
  blocks: [{ kind: 'blocks', piece }],
  opensWay: [
    { kind: 'opensWay', piece },
    { kind: 'opensWay', piece, prey: piece },
  ],
  makesRoom: [{ kind: 'makesRoom', piece }],
  vacates: [{ kind: 'vacates', piece, cell: 'e4' }],
  forces: [{ kind: 'forces', move }],
  drives: [{ kind: 'drives', piece }],
  secures: [{ kind: 'secures', piece, guard: piece }],
  dodges: [{ kind: 'dodges', piece, by: piece }],
  stopsCheck: [{ kind: 'stopsCheck', piece, cell: 'e4' }],
  bars: [{ kind: 'bars', piece, cell: 'e4' }],
  traps: [{ kind: 'traps', piece }],
  denies: [{ kind: 'denies', piece, cell: 'e4' }],
  spares: [{ kind: 'spares', piece, taker: piece }],
  mobility: [{ kind: 'mobility', piece, cells: 4 }],
  plan: [
    { kind: 'plan', plan: { name: 'winsRace' } },
    { kind: 'plan', plan: { name: 'huntsDisc', piece } },
    { kind: 'plan', plan: { name: 'advances', cell: 'e4', count: 0 } },
  ],
  prepares: [
    {
      kind: 'prepares',
      move,
      reason: { kind: 'promotion', letter: 'Q', cell: 'Lz' },
      isEnabled: true,
    },
    { kind: 'prepares', move: slide, reason: null, isEnabled: false },
  ],
  heads: [{ kind: 'heads', piece, cell: 'e4' }],
  offers: [
    { kind: 'offers', piece },
    { kind: 'offers', piece, given: piece },
  ],
  declines: [{ kind: 'declines', piece }],
  waits: [
    { kind: 'waits', others: 'worse' },
    { kind: 'waits', others: null },
  ],
  none: [{ kind: 'none' }],
  allows: [{ kind: 'allows', reply: move, reason: { kind: 'threat', threat: takes } }],
  allowsWin: [
    { kind: 'allowsWin', by: 'goal', moves: 2 },
    { kind: 'allowsWin', by: null, moves: 1 },
    { kind: 'allowsWin', by: 'checkmate', moves: 1, isThreatened: true },
    { kind: 'allowsWin', by: 'bare-king', moves: 3, last: piece },
  ],
  loses: [
    {
      kind: 'loses',
      balance,
      piece,
      taker: piece,
      moves: 2,
      isMover: true,
      isTraded: true,
      isLeft: false,
      exposed: 'opened',
    },
    {
      kind: 'loses',
      balance,
      piece: null,
      taker: null,
      moves: 1,
      isMover: false,
      isTraded: false,
      isLeft: true,
      exposed: null,
    },
    {
      kind: 'loses',
      balance,
      piece,
      taker: null,
      moves: 1,
      isMover: false,
      isTraded: false,
      isLeft: false,
      exposed: null,
      also: [piece],
    },
  ],
  avoids: [{ kind: 'avoids' }],
  both: [
    { kind: 'both', reasons: [{ kind: 'check' }, { kind: 'attacks', piece }] },
    { kind: 'both', reasons: [] },
  ],
  text: [{ kind: 'text', text: 'loses a rook to the king' }],
};
const ALL: readonly MoveReason[] = Object.values(EXAMPLES).flat();

test('every kind comes back exactly', () => {
  for (const reason of ALL) {
    const back = read(reason);
    expect(back).toEqual(reason);
    expect(JSON.stringify(read(back))).toBe(JSON.stringify(back));
  }
});

/** Where in a value something stands: "balance.lost[1]". */
type Path = readonly (string | number)[];

const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, one) => (typeof one === 'number' ? `${text}[${one}]` : `${text}.${one}`),
    'reason',
  );

/** Every place within a value. */
const placesIn = (value: unknown): Path[] =>
  typeof value !== 'object' || value === null
    ? []
    : (Array.isArray(value) ? [...value.entries()] : Object.entries(value)).flatMap(
        ([key, inner]): Path[] => [[key], ...placesIn(inner).map((rest) => [key, ...rest])],
      );

/** The value with another one at a place; undefined is left out there. */
function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (at === key ? changed(one, rest, to) : one));
  if (typeof value !== 'object' || value === null) throw new Error('no such place');
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === key ? changed(one, rest, to) : one]),
  );
}

/** What JSON can hold and no reason does, wherever it stands. */
const BAD: readonly unknown[] = [
  { no: 1 },
  [[]],
  '',
  'no\nno',
  '?'.repeat(301),
  0.5,
  -40000,
  40000,
];
/** What a plan need not have, and what older reviews lack. */
const isOptional = (reason: MoveReason, path: Path): boolean =>
  (reason.kind === 'plan' && path.length === 2 && path[1] !== 'name') ||
  (reason.kind === 'opensWay' && path.at(-1) === 'prey') ||
  [
    'given',
    'helper',
    'isElsewhere',
    'isCaught',
    'isEnabled',
    'isThreatened',
    'isTraded',
    'isLeft',
    'exposed',
    'isOneOfSeveral',
    'hasOthers',
    'last',
    'others',
    'also',
  ].includes(String(path.at(-1)));

describe('a bad field is named', () => {
  test.each(Object.entries(EXAMPLES))('of %s', (_, reasons) => {
    for (const reason of reasons) isRefusedByName(reason);
  });
  const isRefusedByName = (reason: MoveReason) => {
    for (const path of placesIn(reason)) {
      const name = pathText(path);
      for (const bad of BAD) {
        // Whatever is wrong is at the place or within it.
        const problem = refusal(changed(reason, path, bad));
        expect(problem?.startsWith(name), `${name} as ${JSON.stringify(bad)}: ${problem}`).toBe(
          true,
        );
      }
      const left = refusal(changed(reason, path, undefined));
      if (isOptional(reason, path)) expect(left).toBeNull();
      else expect(left?.startsWith(name), `${name} left out: ${left}`).toBe(true);
    }
    expect(refusal({ ...reason, other: 1 })).toBe('reason has an unknown field "other"');
  };

  test('what is no object', () => {
    for (const value of [undefined, null, 'check', 1, [], [{ kind: 'check' }]])
      expect(() => readReason(value, 'blame.wrong')).toThrow(/^blame\.wrong is .*, not an object$/);
  });

  test('no name that all objects have is a kind', () => {
    for (const kind of ['constructor', 'toString', '__proto__', 'unheard-of'])
      expect(() => readReason({ kind }, 'reason')).toThrow(/^reason\.kind is /);
  });

  test('lists are no longer than a board is large', () => {
    const many = Array.from({ length: 65 }, () => piece);
    expect(refusal({ ...EXAMPLES.gain[0], taken: many })).toBe(
      'reason.taken has 65 items, more than 64',
    );
    const reasons = Array.from({ length: 65 }, () => NO_REASON);
    expect(refusal({ kind: 'both', reasons })).toBe('reason.reasons has 65 items, more than 64');
  });
});

/** The message of the error that reading throws, or null where it does not. */
function refusal(value: unknown): string | null {
  try {
    // What is undefined is absent, as it is in JSON.
    readReason(JSON.parse(JSON.stringify(value)), 'reason');
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

describe('reasons within reasons', () => {
  const NESTS: readonly ((inner: MoveReason) => MoveReason)[] = [
    (first) => ({ kind: 'winsWith', moves: 9, first }),
    (first) => ({ kind: 'alike', first }),
    (reason) => ({ kind: 'prepares', move, reason, isEnabled: true }),
    (reason) => ({ kind: 'allows', reply: move, reason }),
    (inner) => ({ kind: 'both', reasons: [NO_REASON, inner] }),
  ];
  const nested = (depth: number): MoveReason =>
    Array.from({ length: depth }).reduce<MoveReason>(
      (inner, _, at) => NESTS[at % NESTS.length](inner),
      { kind: 'check' },
    );

  test('are read four deep, and no deeper', () => {
    for (let depth = 0; depth <= 4; depth++) expect(read(nested(depth))).toEqual(nested(depth));
    expect(() => read(nested(5))).toThrow(/^reason\..* is nested too deeply$/);
  });

  test('however deep, are refused without an end to the stack', () => {
    let deep: MoveReason = NO_REASON;
    for (let depth = 0; depth < 100_000; depth++) deep = { kind: 'both', reasons: [deep] };
    expect(() => readReason(deep, 'reason')).toThrow(/is nested too deeply$/);
  });
});

const NODES = 300;
const STAGE_TWO: Readonly<Record<string, string>> = {
  bipartite: 'DRKGC/SMMMS/5/5/*3*/5/5/smmms/cgkbd b 2 0 0',
};
const PLIES = 30;
/** Deepest that the engine's own reasons lie in each other. */
const OWN_DEPTH = 3;
const depthOf = (reason: MoveReason): number => {
  const inner = reason.kind === 'both' ? reason.reasons : partsOf(reason).slice(1, 2);
  return inner.length === 0 ? 0 : 1 + Math.max(...inner.map(depthOf));
};

test.each(games.map(({ id }) => id))(
  '%s: whatever the engine finds in random games comes back exactly',
  async (game) => {
    const engine = new Engine({ control: still, readNetwork, megabytes: 4, random: () => 99 });
    const rules = rulesOf(game);
    // A game of stages is played on from its later one too: the race has few reasons.
    const starts = [rules.startFen, STAGE_TWO[game] ?? rules.startFen];
    const kinds = new Set<string>();
    const check = (reason: MoveReason | null | undefined) => {
      if (!reason) return;
      for (const { kind } of partsOf(reason)) kinds.add(kind);
      expect(read(reason)).toEqual(reason);
      expect(depthOf(reason)).toBeLessThanOrEqual(OWN_DEPTH);
    };
    for (const [at, start] of starts.entries()) {
      const next = randomWords(5 + at);
      const position = rules.parse(start);
      const moves: string[] = [];
      while (moves.length < PLIES && !position.outcome()) {
        const line = { game, options: {}, start, moves: [...moves] };
        const legal = legalMoves(position);
        const chosen = legal[(next() >>> 0) % legal.length];
        const text = rules.formatMove(position, chosen);
        const hint = await engine.hint({ line, nodes: NODES });
        check(hint.reason);
        const threat = await engine.threat({ line, nodes: NODES, onlyNew: false });
        check(threat && { kind: 'threat', threat: threat.threat });
        const finding = await engine.judge({ line, move: text, nodes: NODES });
        const explanation = finding?.explanation;
        check(explanation?.consequence);
        check(explanation?.betterIdea);
        if (explanation && explanation.better.notation !== null)
          check({ kind: 'prepares', move: explanation.better, reason: null, isEnabled: true });
        position.make(chosen);
        moves.push(text);
      }
    }
    expect(kinds.size).toBeGreaterThan(5);
  },
);
