// Hints: the move, and a reason that is true of it, in positions made for one reason each.
import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine';
import { dearestCapture } from '../../src/engine/hintFindings';
import { reasonFor } from '../../src/engine/hintReason';
import { WIN } from '../../src/engine/score';
import { games } from '../../src/games';
import { plans } from '../../src/games/bridges40/plans';
import type { OptionValues } from '../../src/games/game';
import { showLine } from '../../src/reasons/line';
import { partsBeside, partsOf } from '../../src/reasons/reason';
import { itemAt } from '../../src/util/items';
import { grammar } from '../../src/words/grammar';
import { createSpeaker } from '../../src/words/speaker';
import { sceneText } from '../games/bridges40Scene';
import { readNetwork } from '../support/networks';
import { evaluationOf, positionOf, rulesOf, still } from './support';

const NODES = 10_000;
const engine = new Engine({ control: still, readNetwork, megabytes: 4, random: () => 99 });

interface Case {
  readonly game: string;
  readonly options?: OptionValues;
  readonly start: string;
  /** Moves made from there. */
  readonly moves?: string;
  readonly hint: string;
}

async function hintIn(
  { game, options = {}, start, moves = '' }: Omit<Case, 'hint'>,
  nodes = NODES,
) {
  engine.clear();
  const line = { game, options, start, moves: moves.split(' ').filter(Boolean) };
  const { move, reason, info } = await engine.hint({ line, nodes });
  const rules = rulesOf(game, options);
  const { side } = positionOf(rules, start, moves);
  const speaker = createSpeaker(rules, side, side);
  return { move, reason, sentence: reason && grammar.reasonSentence(reason, speaker), info };
}

const told = async (one: Case) => {
  const { move, sentence } = await hintIn(one);
  return `${move}: ${sentence}`;
};

test('a quiet move of an ending of three pieces that no move loses is said to draw like all others', async () => {
  const king =
    '*1*1*k*c*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*K*';
  const { sentence } = await hintIn({ game: 'cuarenta', start: `${king} w - 0 0` });
  expect(sentence).toBe('Draws, like every other move.');
});

test('where another move loses, the draw is kept, and what the move attacks is said first', async () => {
  const king =
    '*1*1*1*1*/v*1*k*1*1/*1*1*1*1*/K*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*g*1*1*/1*1*1*1*1/*1*1*1*1*';
  const { sentence } = await hintIn({ game: 'cuarenta', start: `${king} w - 16 80` });
  expect(sentence).toBe('Attacks the vao on a8 and keeps the draw: anything else is worse.');
});

test('a drawn game is ended where too little can be left to win, though other moves draw as well', async () => {
  const king =
    '*1*1*1*1*/1*1*1*1*1/*1*1*K*1*/1*1*g*1*1/*1*1*1*1*/1*1*1*1*k/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*';
  expect(await told({ game: 'cuarenta', start: `${king} w - 49 136`, hint: '' })).toBe(
    'f7e6: Leads to a draw, with too little left to win.',
  );
});

test('other moves are compared with the best one, wherever a shorter look ranks it', async () => {
  const discs =
    '1*1*1*p*p/*1*p*1*1*/1*1*p*1*1/*1*1*p*p*/1*P*1*1*1/*P*P*1*p*/P*P*1*1*p/*P*P*1*1*/P*1*1*1*1 w 38 38';
  const { reason } = await hintIn({ game: 'bridges40', start: discs }, 20_000);
  expect(reason).toEqual({ kind: 'waits', others: 'alike' });
});

describe('a win is told as what it is', () => {
  test.each<Case>([
    {
      game: 'bridge41',
      start: '4k/R4/1R3/5/**1**/5/5/5/K4 w m 0 0',
      hint: 'lxlz: Checkmate.',
    },
    {
      game: 'bridge41',
      start: '4k/5/1R3/R4/**1**/5/5/5/K4 w m 0 0',
      hint: 'LwLy: Forces checkmate in two moves.',
    },
    {
      game: 'bridges40',
      start: sceneText({ white: 'i7 a3', black: 'b4' }),
      hint: 'i7i9: Reaches the corner and wins.',
    },
    {
      game: 'bridges40',
      start: sceneText({ white: 'a1 a3 b2 c3 g7', black: 'd2 e5 e7' }),
      hint: ': Wins in two moves by reaching the corner.',
    },
    {
      game: 'bridges40',
      // The last black disc must go where it is lost.
      start:
        'p*1*P*1*1/*1*P*1*1*/1*P*1*1*1/*P*1*1*1*/P*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/P*1*1*1*1 w 0 0',
      hint: ': Leaves only moves that lose at once.',
    },
    {
      game: 'breakthrough',
      start: '6/P4p/6/6/6/6 w 0 0',
      hint: ': Reaches the goal and wins.',
    },
    {
      game: 'bridge41',
      options: { perpetualCheck: 'win' },
      start: 'kn3/1p3/rp3/1N3/**1**/5/5/5/4K w m 0 0',
      hint: 'lwmy: Keeps giving check, and repeating that wins here.',
    },
  ])('$game $hint', async (one) => {
    expect(await told(one)).toContain(one.hint);
  });
});

describe('what is won, lost or saved', () => {
  test.each<Case>([
    {
      game: 'bridge41',
      start: '4k/5/5/5/**1**/5/3R1/3r1/r2NK w m 0 0',
      hint: 'Rarb: Stops checkmate by rook from La to ra and wins the rook on rb.',
    },
    {
      game: 'bridge41',
      start: 'k4/5/5/5/**1**/5/n4/5/R3K w m 0 0',
      hint: 'LaLc: Wins the knight on Lc; with best play you win.',
    },
    {
      game: 'bridge41',
      start: 'k4/5/5/5/**1**/2b2/5/R4/4K w m 0 0',
      hint: ': Moves your rook on Lb out of danger; with best play you win.',
    },
    {
      game: 'bridge41',
      start: '2k2/P4/5/5/**1**/5/5/5/K4 w m 0 0',
      hint: 'LyLzr: Becomes a rook on Lz; with best play you win.',
    },
    {
      game: 'fastlane',
      start: 'r3k3/8/8/8/8/8/8/R3K3 w - 0 0',
      hint: 'a1a8: Wins the rook on a8; with best play you win.',
    },
    {
      game: 'cuarenta',
      start:
        '*1*1*k*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*p*/1*1*1*1*G/*K*1*1*1* w - 0 0',
      hint: 'i2h3: Wins the pawn on h3.',
    },
  ])('$game $hint', async (one) => {
    expect(await told(one)).toContain(one.hint);
  });
});

describe('a piece is out of danger only where it cannot be taken', () => {
  const rules = rulesOf('bridge41');
  const values = new Int16Array(64).fill(300);
  // The bishop takes the rook on Lb if it may.
  const position = positionOf(rules, 'k4/5/5/5/**1**/2b2/5/R4/4K w m 0 0');

  /** The kind of the first reason for the first of these moves, if the engine expects the others. */
  function kindFor(...texts: string[]): string {
    const moves = texts.map((text) => {
      const move = rules.parseMove(position, text);
      position.make(move);
      return move;
    });
    for (const _ of moves) position.unmake();
    position.makeNull();
    const taking = rules.parseMove(position, 'mdLb');
    const threat = { score: 300, shown: showLine(position, [taking], values) };
    position.unmake();
    const best = { score: 0, shown: showLine(position, moves, values) };
    const found = { rules, plans: {}, position, values, best, move: itemAt(moves, 0), choices: 9 };
    const reason = reasonFor({ ...found, second: null, threat, intent: null, lastMove: null });
    return itemAt(partsBeside(reason), 0).kind;
  }

  test('it moves away', () => {
    expect(kindFor('LbLd')).toBe('saves');
  });

  test('it stays, and only the expected line leaves it alone', () => {
    expect(kindFor('Rara', 'LzLy')).not.toBe('saves');
  });
});

test('where nothing else can be said, the little that a move does is', async () => {
  const rules = rulesOf('bridge41');
  const { values } = await evaluationOf(rules);
  const position = rules.parse('4k/5/5/5/**1**/5/K4/5/4P w m 0 0');
  const move = rules.parseMove(position, 'Lcld');
  const best = { score: 30, shown: showLine(position, [move], values) };
  const found = { rules, plans: {}, position, values, best, move, choices: 9, lastMove: null };
  expect(reasonFor({ ...found, second: null, threat: null, intent: null })).toEqual({
    kind: 'mobility',
    piece: { letter: 'K', side: 'w', cell: 'ld' },
    cells: 1,
  });
});

test('where nothing else can be said and nothing is in danger, that is', async () => {
  const rules = rulesOf('bridge41');
  const { values } = await evaluationOf(rules);
  const calm = '4k/5/5/5/**1**/5/K2n1/5/3P1 w m 0 0';
  /** The reason if the other side, were it to move, would play this. */
  const reasonIf = (
    answer: string,
    second: number | null = null,
    next: string[] = [],
    start = calm,
  ) => {
    const position = rules.parse(start);
    const move = rules.parseMove(position, 'LcLb');
    const line = [move];
    position.make(move);
    for (const text of next) {
      line.push(rules.parseMove(position, text));
      position.make(itemAt(line, line.length - 1));
    }
    for (const _ of line) position.unmake();
    const best = { score: 30, shown: showLine(position, line, values) };
    position.makeNull();
    const threat = {
      score: 0,
      shown: showLine(position, [rules.parseMove(position, answer)], values),
    };
    position.unmake();
    const found = { rules, plans: {}, position, values, best, move, choices: 9, lastMove: null };
    return reasonFor({ ...found, second, threat, intent: null });
  };
  expect(reasonIf('rcma')).toEqual({ kind: 'waits', others: null });
  expect(grammar.reasonSentence(reasonIf('rcma'), createSpeaker(rules, 0, 0))).toBe(
    'A quiet move: none of your pieces is in danger.',
  );
  const attacked = calm.replace('3P1', '4P');
  expect(reasonIf('rcRa', null, [], attacked).kind).toBe('mobility');
  // Whatever the search would rather play.
  expect(reasonIf('rcma', null, [], attacked).kind).toBe('mobility');
  // Where the piece goes on, that says more.
  const goesOn = reasonIf('rcma', null, ['RzRy', 'Lbla']);
  expect(grammar.reasonSentence(goesOn, createSpeaker(rules, 0, 0))).toBe(
    'Brings your king nearer to la.',
  );
  const said = (second: number) =>
    grammar.reasonSentence(reasonIf('rcma', second), createSpeaker(rules, 0, 0));
  expect(said(20)).toBe(
    'A quiet move: none of your pieces is in danger, and other moves are about as good.',
  );
  expect(said(-100)).toBe('A quiet move: none of your pieces is in danger.');
  expect(said(-200)).toBe(
    'A quiet move: none of your pieces is in danger, and every other move is worse.',
  );
});

test('of two pieces that hang the dearest is the threat, unless a search finds it much worse', async () => {
  const rules = rulesOf('bridge41');
  const { values } = await evaluationOf(rules);
  const position = rules.parse('2k2/5/5/5/**1**/r3n/5/5/R2KR w m 0 0');
  const move = (text: string) => rules.parseMove(position, text);
  const found = { score: 300, shown: showLine(position, [move('RaRd')], values) };
  /** What is threatened if a search of the other capture finds this for the side that answers. */
  const threatened = (score: number) => {
    const report = { depth: 4, selectiveDepth: 4, rank: 1, score, nodes: 1, milliseconds: 1 };
    const look = () => ({ move: 0, nodes: 1, report: { ...report, fullness: 0, line: [] } });
    const line = dearestCapture({ position, values, look }, found, { nodes: 1 });
    const [first] = line.shown.plies;
    return { score: line.score, captures: first && rules.formatMove(position, first.move) };
  };
  expect(threatened(-290)).toEqual({ score: 290, captures: 'LaLd' });
  // It wins more than a knight, whatever else there is.
  expect(threatened(-100)).toEqual({ score: 100, captures: 'LaLd' });
  expect(threatened(-WIN + 3)).toEqual({ score: 300, captures: 'RaRd' });
  const dearest = { score: 500, shown: showLine(position, [move('LaLd')], values) };
  const look = () => expect.unreachable('nothing is dearer');
  expect(dearestCapture({ position, values, look }, dearest, { nodes: 1 })).toBe(dearest);
});

describe('what a move prepares', () => {
  async function reasonAlong(start: string, ...texts: string[]) {
    return reasonAt(30, start, ...texts);
  }

  /** The reason for the first of these moves where the engine expects the others, with a score, and knights are worth this. */
  async function reasonAt(
    given: number | { readonly score: number; readonly knight: number },
    start: string,
    ...texts: string[]
  ) {
    const rules = rulesOf('bridge41');
    const { score, knight } = typeof given === 'number' ? { score: given, knight: null } : given;
    const values = (await evaluationOf(rules)).values.slice();
    const kind = rules.kinds.findIndex((one) => one?.letter === 'N');
    if (knight !== null) values.fill(knight, 2 * kind, 2 * kind + 2);
    const position = rules.parse(start);
    const moves = texts.map((text) => {
      const move = rules.parseMove(position, text);
      position.make(move);
      return move;
    });
    for (const _ of moves) position.unmake();
    const best = { score, shown: showLine(position, moves, values) };
    const found = { rules, plans: {}, position, values, best, move: itemAt(moves, 0), choices: 9 };
    return reasonFor({ ...found, second: null, threat: null, intent: null, lastMove: null });
  }

  test('is said of a check, too', async () => {
    const says = async (start: string, ...line: string[]) => {
      const reason = await reasonAlong(start, ...line);
      return grammar.reasonSentence(reason, createSpeaker(rulesOf('bridge41'), 0, 0));
    };
    expect(await says('k4/2R2/5/3b1/**1**/5/5/4K/5 w m 0 0', 'mymz', 'LzLy', 'mzrz')).toBe(
      'Gives check and prepares rook to rz, which attacks the bishop on rw.',
    );
    // What the rook could do at once is not prepared, and that it gets away comes first.
    expect(await says('k4/3R1/5/4b/**1**/5/5/4K/5 w m 0 0', 'ryrz', 'LzLy', 'rzrw')).toBe(
      'Gives check.',
    );
    expect(await says('k4/3R1/5/4n/**1**/5/5/4K/5 w m 0 0', 'ryrz', 'LzLy', 'rzrw')).toBe(
      'Gives check and moves your rook on ry out of danger.',
    );
  });

  test('or what a check forces, where it prepares nothing', async () => {
    const says = async (start: string, move: string) => {
      const reason = await reasonAlong(start, move);
      return grammar.reasonSentence(reason, createSpeaker(rulesOf('bridge41'), 0, 0));
    };
    expect(await says('k4/4R/5/5/**1**/5/5/4K/5 w m 0 0', 'RyRz')).toBe(
      'Gives check and forces the king on Lz to move.',
    );
    expect(await says('k4/2R1R/5/5/**1**/5/5/4K/5 w m 0 0', 'myLy')).toBe(
      'Gives check and forces king to lz.',
    );
    // A rook can go between.
    expect(await says('k4/4R/3r1/5/**1**/5/5/4K/5 w m 0 0', 'RyRz')).toBe('Gives check.');
  });

  test('is said of a king that has to leave a check, since every other move leaves it as well', async () => {
    const says = async (start: string) => {
      const reason = await reasonAlong(start, 'Lala', 'LzLy', 'RaRd');
      return grammar.reasonSentence(reason, createSpeaker(rulesOf('bridge41'), 0, 0));
    };
    expect(await says('k4/5/5/5/**1**/3n1/r4/5/K3R w m 0 0')).toBe(
      'Moves your king on La out of check and prepares rook to Rd, which attacks the knight on rd.',
    );
    // Here the other rook could go between.
    expect(await says('k4/5/5/5/**1**/3n1/r4/3R1/K3R w m 0 0')).toBe(
      'Moves your king on La out of check.',
    );
  });

  test('is no gain of what can be taken at once', async () => {
    const later = await reasonAlong(
      'k4/3r1/5/5/**N**/5/5/5/K4 w m 0 0',
      ...['mklx', 'LzLy', 'lxry'],
    );
    expect(partsOf(later)).toContainEqual(expect.objectContaining({ kind: 'gain', moves: 2 }));
    const nearer = await reasonAlong(
      'k4/5/5/5/**1**/4n/5/5/K3R w m 0 0',
      ...['Lala', 'LzLy', 'RaRd'],
    );
    expect(nearer.kind).not.toBe('gain');
  });

  test('and what a move does counts where a loss is too far off to be seen', async () => {
    const start = 'k4/5/5/5/**1**/n4/5/3K1/2R2 w m 0 0';
    expect((await reasonAt(16 - WIN, start, 'mamd')).kind).toBe('attacks');
    expect((await reasonAt(6 - WIN, start, 'mamd')).kind).toBe('longestResistance');
  });

  test('is not to go back', async () => {
    const start = '4k/5/5/5/**1**/5/5/1K3/4P w m 0 0';
    expect(await reasonAlong(start, 'lbLa', 'Rzry', 'Lalb')).toEqual({ kind: 'none' });
    const others = ['lbLa', 'Rzry', 'raRa', 'ryrz', 'Rara'];
    expect(await reasonAlong('4k/5/5/5/**1**/5/5/1K3/3R1 w m 0 0', ...others)).not.toMatchObject({
      move: { text: 'Rara' },
    });
  });

  test('comes before the room that a piece gains', async () => {
    const start = 'k4/5/5/5/**1**/4r/5/5/N1K2 w m 0 0';
    expect(await reasonAlong(start, 'Lalc', 'Lzlz', 'lcrb')).toMatchObject({
      kind: 'prepares',
      move: { text: 'lcrb' },
      reason: { kind: 'attacks', piece: { letter: 'R', cell: 'Rd' } },
      isEnabled: true,
    });
  });

  test('is nothing of a piece that the reply takes: taken back for, it offers a trade', async () => {
    const start = 'k4/5/5/5/**1**/r4/2K2/1R3/5 w m 0 0';
    const reason = await reasonAlong(start, 'lbld', 'Ldld', 'mcld');
    expect(reason).toEqual({ kind: 'offers', piece: { letter: 'R', side: 'b', cell: 'Ld' } });
    const alone = await reasonAlong(start.replace('2K2', '4K'), 'lbld', 'Ldld', 'Rcrc');
    expect(['offers', 'mobility', 'waits']).not.toContain(alone.kind);
  });

  test('is to avoid an even trade, and no piece is called safe that could be traded', async () => {
    const start = '4k/5/5/5/**1**/1r3/5/1R3/K4 w m 0 0';
    const reason = await reasonAlong(start, 'lbmb', 'RzRy', 'mbma');
    expect(reason).toEqual({ kind: 'declines', piece: { letter: 'R', side: 'b', cell: 'ld' } });
    expect(grammar.reasonSentence(reason, createSpeaker(rulesOf('bridge41'), 0, 0))).toBe(
      'Avoids a trade with the rook on ld.',
    );
  });

  test('is the way that another piece takes next by the cell that is left', async () => {
    const start = '5/k4/5/3p1/**1**/1P1P1/2K2/1B1B1/5 w m 0 0';
    const room = { kind: 'vacates', piece: { letter: 'K', side: 'w', cell: 'mc' }, cell: 'rb' };
    expect(await reasonAlong(start, 'rbma', 'LyLz', 'mcrb')).toEqual(room);
    expect(await reasonAlong(start, 'rbma', 'LyLz', 'mcmb')).not.toEqual(room);
  });

  test('is where the piece itself goes, with other moves between', async () => {
    const start = 'brkr1/3bn/1ppp1/5/**1**/P4/5/2PPN/BRKRB w m 0 12';
    const piece = { letter: 'N', side: 'w', cell: 'Rb' };
    const between = ['mxmw', 'rbrc', 'ryRz'];
    const way = ['Rbmc', ...between];
    expect(await reasonAlong(start, ...way, 'mcRd')).toEqual({ kind: 'heads', piece, cell: 'Rd' });
    expect((await reasonAlong(start, ...way, 'rarb')).kind).not.toBe('heads');
    // A pawn has no other way.
    expect((await reasonAlong(start, 'mbmc', ...between, 'mcmd')).kind).not.toBe('heads');
  });

  test('is not to take back what has not been taken yet', async () => {
    const start = 'k4/5/5/5/**1**/1p3/2P2/2R2/4K w m 0 0';
    const reason = await reasonAlong(start, 'RaRb', 'ldmc', 'mbmc');
    expect(JSON.stringify(reason)).not.toContain('"isRecapture":true');
  });

  test('nor to give more than comes back', async () => {
    const start = '4k/5/5/5/**1**/1p3/2b2/5/2NK1 w m 0 0';
    const moves = ['maRb', 'RzRy', 'Rbmc', 'ldmc'];
    expect(JSON.stringify(await reasonAt(30, start, ...moves))).toContain('exchange');
    const dear = await reasonAt({ score: 30, knight: 395 }, start, ...moves);
    expect(JSON.stringify(dear)).not.toContain('exchange');
  });

  test('is less than a check that is stopped', async () => {
    const start = '4k/5/5/5/**1**/5/2n2/1K3/3R1 w m 0 0';
    const reason = await reasonAlong(start, 'lbLa', 'Rzrz');
    expect(grammar.reasonSentence(reason, createSpeaker(rulesOf('bridge41'), 0, 0))).toBe(
      'Stops the knight on mc from checking on ra.',
    );
  });

  test('is not what could be played as well at once', async () => {
    const start = '4k/5/5/5/**1**/2n2/5/5/K2R1 w m 0 0';
    const reason = await reasonAlong(start, 'LaLb', 'Rzrz', 'rama');
    expect(reason).toMatchObject({ kind: 'prepares', isEnabled: false });
    const sentence = grammar.reasonSentence(reason, createSpeaker(rulesOf('bridge41'), 0, 0));
    expect(sentence).toBe('A quiet move before rook to ma, which attacks the knight on md.');
  });

  test('names no piece where none stands yet', async () => {
    const moves = '4k/5/5/5/**1**/4n/5/1K3/3R1 w m 0 0';
    const reason = await reasonAlong(moves, 'lbLa', 'Rdmc', 'rama');
    expect(reason).toEqual({ kind: 'none' });
    const stays = '4k/5/5/5/**1**/2n2/5/5/K2R1 w m 0 0';
    const seen = await reasonAlong(stays, 'LaLb', 'Rzrz', 'rama');
    expect(seen).toMatchObject({ reason: { kind: 'attacks', piece: { letter: 'N', cell: 'md' } } });
  });

  test('is not what is so already', async () => {
    // The knight that goes away guards the pawn now.
    const guarded = '4k/5/5/5/**1**/P4/5/KN3/5 w m 0 0';
    expect(JSON.stringify(await reasonAlong(guarded, 'lbrc', 'Rzry', 'LbLc'))).not.toContain(
      'protects',
    );
    // The king goes to where it stands after the move itself.
    const again = ['raRb', 'Rzry', 'Rbra', 'ryrz', 'raRb'];
    const twice = await reasonAlong('4k/5/5/5/**1**/5/5/5/3K1 w m 0 0', ...again);
    expect(twice).not.toMatchObject({ kind: 'prepares' });
  });

  test('is what can be played next', async () => {
    // The rook comes to mb by way of lb: it does not stand there yet.
    const start = '4k/5/5/5/**1**/2n2/5/R4/4K w m 0 0';
    const reason = await reasonAlong(start, 'RaRb', 'Rzry', 'Lblb', 'ryRz', 'lbmb');
    expect(reason).not.toMatchObject({ move: { text: 'lbmb' } });
  });
});

test('a promotion is one, whatever becomes of the new piece', async () => {
  const rules = rulesOf('bridge41');
  const { values } = await evaluationOf(rules);
  const position = rules.parse('3rk/1P3/5/5/**1**/5/5/5/K4 w m 0 0');
  const move = rules.parseMove(position, 'lylzb');
  position.make(move);
  const answer = rules.parseMove(position, 'rzlz');
  position.unmake();
  const best = { score: -90, shown: showLine(position, [move, answer], values) };
  const found = { rules, plans: {}, position, values, best, move, choices: 9, lastMove: null };
  expect(reasonFor({ ...found, second: null, threat: null, intent: null })).toEqual({
    kind: 'promotion',
    letter: 'B',
    cell: 'lz',
  });
});

test('a capture that only draws is told as a draw', async () => {
  const start = '1k3/5/5/5/**1**/2r2/5/3N1/1K3 w m 0 0';
  const { move, sentence } = await hintIn({ game: 'bridge41', start });
  expect(move).toBe('rbmd');
  expect(sentence).toBe('Leads to a draw, with too little left to win: anything else is worse.');
});

test('a move that saves a draw tells that anything else loses', async () => {
  const start = '5/1K3/5/k4/5/2r2/5/3N1/5 w big 0 0';
  const asked = { game: 'bridge41', options: { bridge: 'big' }, start } as const;
  const { move, sentence } = await hintIn(asked, 2 * NODES);
  expect(move).toBe('rbmd');
  expect(sentence).toMatch(/^Leads to .*, a draw: anything else loses\.$/);
});

test('a choice of army is told by what the other is worth', async () => {
  const start = 'MM*MM/MMMMM/5/5/5/5/5/mmmmm/mm*mm b choose 0 40';
  const { move, sentence } = await hintIn({ game: 'bipartite', start });
  expect(['diagonal', 'orthogonal']).toContain(move);
  expect(sentence).toMatch(/^Worth (more than|about as much as) the other choice\.$/);
});

test('a move of the race says how it serves the race', async () => {
  const starts = [rulesOf('bipartite').startFen, 'mm*mm/mmmmm/5/5/5/5/M4/1MMMM/MM*MM b 1 0 1'];
  for (const start of starts) {
    const { move, reason, sentence } = await hintIn({ game: 'bipartite', start });
    expect(move).toMatch(/^B1C[12]$/);
    // What its own column lets through.
    const piece = { letter: 'M', side: 'b', cell: 'A1' };
    expect(reason).toEqual({ kind: 'plan', plan: { name: 'makesWay', piece } });
    expect(sentence).toMatch(/^Makes way for your Messenger on A1\.$/i);
  }
});

test('a disc that has just left its corner is not said to be on its way', async () => {
  const rules = rulesOf('bridges40');
  const { values } = await evaluationOf(rules);
  const reasonIn = (white: string, ...texts: string[]) => {
    const position = rules.parse(sceneText({ white, black: 'i9 i7', side: 'w' }));
    const moves = texts.map((text) => {
      const made = rules.parseMove(position, text);
      position.make(made);
      return made;
    });
    for (const _ of moves) position.unmake();
    const move = itemAt(moves, 0);
    const best = { score: 0, shown: showLine(position, moves, values) };
    const found = { rules, plans, position, values, best, move, choices: 9, lastMove: null };
    return reasonFor({ ...found, second: null, threat: null, intent: null });
  };
  expect(reasonIn('a1 g1', 'a1c1', 'i7g7', 'c1c3')).not.toMatchObject({
    plan: { name: 'advances' },
  });
  expect(reasonIn('c1', 'c1c3', 'i7g7', 'c3c5')).toMatchObject({
    plan: { name: 'advances', count: 6 },
  });
  // Nor is one that stays there.
  expect(reasonIn('c1', 'c1c3')).not.toMatchObject({ plan: { name: 'advances' } });
  // Nor is one behind another that is nearer.
  expect(reasonIn('c1 g1', 'c1c3', 'i7g7', 'c3c5')).not.toMatchObject({
    plan: { name: 'advances' },
  });
  expect(reasonIn('c1 g1 e3 g5', 'c1c3', 'i7g7', 'c3c5')).not.toMatchObject({
    plan: { name: 'advances' },
  });
});

test('no score of the engine is told', async () => {
  const start = sceneText({ white: 'a1 a3 b2 c3 c1 d2', black: 'i9 i7 h8', side: 'w' });
  expect((await hintIn({ game: 'bridges40', start })).sentence).not.toMatch(/\d\.\d|pawn/);
});

test('a messenger sent home is told', async () => {
  const start = '2*2/5/MMMMM/MMMM1/5/5/m3m/m1m1m/mm*mm b 1 0 40';
  const { reason, sentence } = await hintIn({ game: 'bipartite', start });
  expect(reason).toEqual({ kind: 'plan', plan: { name: 'reachesHome', cell: 'H2' } });
  expect(sentence).toBe('Brings a Messenger home to H2.');
});

test('no hint when the game is over', async () => {
  const start = sceneText({ white: 'i9', black: 'a3', side: 'b' });
  expect(await hintIn({ game: 'bridges40', start })).toEqual({
    move: null,
    reason: null,
    sentence: null,
    info: null,
  });
});

test.each(games.map(({ id }) => id))(
  '%s: the first move has a hint of one sentence',
  async (game) => {
    const rules = rulesOf(game);
    const { move, sentence, info } = await hintIn({ game, start: rules.startFen });
    const position = rules.parse(rules.startFen);
    expect(() => rules.parseMove(position, move ?? '')).not.toThrow();
    expect(info?.line[0]).toBe(move);
    expect(sentence).toMatch(/^[A-Z][^.]*(\.\d[^.]*)*\.$/);
  },
);

test('a check that comes over a screen is answered, not blocked, by the screen', async () => {
  const start =
    '*1*1*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*v*/1*1*B*1*1/*1*P*F*1*/1*1*K*1*1/*1*P*P*1* w - 0 0';
  const { sentence } = await hintIn({ game: 'cuarenta', start });
  expect(sentence).toBe('Answers the check with your frog on f3.');
});
