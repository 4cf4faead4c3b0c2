// What is said of a quiet move is borne out by the line: positions in which readers found a hint that the line did not keep.
import { describe, expect, test } from 'vitest';
import { reasonFor } from '../../src/engine/hintReason';
import { WIN } from '../../src/engine/score';
import { threatOf } from '../../src/engine/threatReason';
import { games } from '../../src/games';
import { showLine } from '../../src/reasons/line';
import type { Position } from '../../src/rules/position';
import { itemAt } from '../../src/util/items';
import { grammar } from '../../src/words/grammar';
import { createSpeaker } from '../../src/words/speaker';
import { evaluationOf, rulesOf } from './support';

interface Hint {
  readonly game: string;
  readonly start: string;
  /** The move, and how the engine expects the game to go on. */
  readonly line: string;
  /** What the other side would play if it were to move; nothing by default. */
  readonly threat?: string;
  /** What the player would play next if the other side passed. */
  readonly intent?: string;
  /** Said of a better move beside a mark. */
  readonly isBetter?: boolean;
  /** What the engine makes of the line: 20 centipawns by default. */
  readonly score?: number;
  /** And of the best other move. */
  readonly second?: number;
  /** And of the other side’s move, from its view: 20 centipawns by default. */
  readonly threatScore?: number;
}

/** The sentence for the first move of a line. */
async function said({
  game,
  start,
  line,
  threat = '',
  intent,
  isBetter,
  score = 20,
  second,
  threatScore = 20,
}: Hint): Promise<string> {
  const rules = rulesOf(game);
  const { values } = await evaluationOf(rules);
  const { plans = {} } = (await games.find(({ id }) => id === game)?.loadPlans?.()) ?? {};
  const position = rules.parse(start);
  /** Moves that are made with the turn passed after as many of them as given. */
  const shownFrom = (from: Position, texts: string) => {
    const moves = texts
      .split(' ')
      .filter(Boolean)
      .map((text) => {
        const move = rules.parseMove(from, text);
        from.make(move);
        return move;
      });
    for (const _ of moves) from.unmake();
    return { moves, shown: showLine(from, moves, values) };
  };
  const { moves, shown } = shownFrom(position, line);
  const move = itemAt(moves, 0);
  const passed = rules.parse(start);
  if (!passed.inCheck()) passed.makeNull();
  const next = rules.parse(start);
  next.make(move);
  if (intent !== undefined) next.makeNull();
  const reason = reasonFor({
    ...{ rules, plans, position, values, move, choices: 9, lastMove: null },
    second: second ?? null,
    ...(isBetter && { done: [] }),
    best: { score, shown },
    threat: passed.inCheck()
      ? null
      : { score: threatScore, shown: shownFrom(passed, threat).shown },
    intent: intent === undefined ? null : { score: 900, shown: shownFrom(next, intent).shown },
  });
  return grammar.reasonSentence(reason, createSpeaker(rules, position.side, position.side));
}

const QUIET = 'A quiet move: none of your pieces is in danger.';

describe('a way that is opened', () => {
  test.each<[string, Hint]>([
    [
      'Moves up a pawn that will guard the bridge from ld.',
      {
        game: 'bridge41',
        start: 'brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0',
        line: 'lblc lylx lcld lxlw rbrc ryrx rcrd rxrw mbmc mymx mcmd mxmw lalb',
      },
    ],
    [
      'Makes room for your rook on la.',
      {
        game: 'bridge41',
        start: 'b1krb/n1r2/1pn2/2pp1/**1**/2PP1/5/NP1R1/BRNKB w m 0 0',
        line: 'lblc rzry lalb mwmk rdmk rwmk maRb lxlw rama',
      },
    ],
    [
      QUIET,
      {
        game: 'bridge41',
        start: '1rk2/3r1/1pn1b/2pp1/**1**/1PP2/2P2/NR1R1/B1K1B w m 0 0',
        line: 'mamb rymy mbla Rxry rbra lzly lbmb ryRz lama',
      },
    ],
    [
      // The frog shuts the way of the vao again.
      'Makes b3 free for your frog on d1.',
      {
        game: 'cuarenta',
        start: rulesOf('cuarenta').startFen,
        line: 'b3a4 d7e6 i2e6 c8e6 d1b3',
      },
    ],
    [
      'A quiet move: none of your discs is in danger.',
      {
        game: 'bridges40',
        start:
          '1*1*p*p*p/*1*1*p*p*/1*1*1*1*1/*P*1*p*p*/1*P*1*p*1/*P*P*1*1*/1*1*P*1*1/*1*P*1*1*/P*P*1*1*1 w 0 0',
        line: 'b4b8 f8d8 c5c7 d8f8 b6b4 e9e7 e3c5 h8h4',
      },
    ],
  ])('is used, or attacks something: %s', async (sentence, hint) => {
    expect(await said(hint)).toBe(sentence);
  });
});

describe('a cell that a piece comes nearer to', () => {
  test.each<Hint>([
    // A step away already, and only taken now.
    {
      game: 'bridge41',
      start: '5/3k1/5/5/**1**/1P3/2NK1/5/5 w m 0 0',
      line: 'rcrd ryrx mcRb rxry rdmd ryRy mdmc RyRz mclc',
    },
    // Left at once.
    {
      game: 'bridge41',
      start: '5/2n2/2k2/5/**1**/1P3/2B2/N4/K4 w m 0 0',
      line: 'mcrd mxlx rdRc myrw Rcmk rwmy mkrd myrw rdlb',
    },
    {
      game: 'bridge41',
      start: '5/5/2k2/5/**1**/1B3/1K3/4N/5 w m 0 0',
      line: 'ldmc mxrx mcrd rxmw Rbmc mwlx rdmk lxmy mklw',
    },
    // Forbidden now alone, by the rook that goes.
    {
      game: 'fastlane',
      start: '2k5/8/p3n1pp/P7/8/8/2K3PP/5r2 w - 0 0',
      line: 'c2d2 f1a1 g2g4 a1a5 d2c1 h6g4 h2g4 e6g4 c1b1',
    },
    // Two moves away before and afterwards.
    {
      game: 'bridges40',
      start:
        '1*1*1*1*p/*1*p*1*1*/1*1*p*p*p/*1*1*p*1*/1*1*1*1*1/*P*P*1*p*/1*1*P*1*1/*1*P*1*1*/P*P*1*1*1 w 0 49',
      line: 'c1e1 h4h6 e1c3 f6f8 c3c5 d8f6 e3c3 e7g5',
    },
  ])('$line', async (hint) => {
    expect(await said(hint)).not.toContain('nearer');
  });
});

describe('a piece that is moved on, or taken, has not stayed', () => {
  test.each<[string, Hint]>([
    [
      'bridge',
      {
        game: 'bridge41',
        start: 'B4/2k2/5/5/**1**/5/1KN2/5/5 w m 0 0',
        line: 'Lzrw myrz rwmk rzry mkrd ryrx rdRc rxmx Rcma',
      },
    ],
    [
      'river',
      {
        game: 'bridge41',
        start: 'bk2b/n2r1/R1n2/5/**1**/1P1P1/5/N1R2/B1K1B w m 0 0',
        line: 'mbmw lzly mwLw mxLw LxLw Lymx Lwmw lylx mwmb',
      },
    ],
    [
      'Protects',
      {
        game: 'bipartite',
        start: '5/2K2/3R1/3S1/*2M*/d2m1/5/1k3/5 b 2 0 20',
        line: 'F1F2 C4C3 F2F1 C3D3 H2H3 D4D5 H3G4 D5C4 G4G5',
      },
    ],
    [
      'another defender',
      {
        game: 'fastlane',
        start: '2b4k/8/pp1nn3/r7/P2p4/8/NPP3RP/4K3 w - 0 0',
        line: 'e1d1 e6f4 c2d4 a5d4 d1c1 f4h2 c1b1 c8f4 g2d2',
      },
    ],
    [
      'blocks',
      {
        game: 'fastlane',
        start: 'r1b1kbnr/8/p1np1ppp/8/P1pp4/8/N1P2PPP/R1BQKBNR w KQkq 0 0',
        line: 'g2g4 g8e6 g4f6 g6f6 h1h5 h8h5 d1h5 f8g6 h5h6',
      },
    ],
    [
      'Falls back',
      {
        game: 'bridges40',
        start:
          '1*1*1*1*p/*1*1*1*p*/1*1*p*p*1/*1*1*p*1*/1*1*1*1*1/*1*P*1*p*/P*1*P*1*1/*1*P*P*1*/P*1*1*1*1 w 0 0',
        line: 'd2b2 h4h6 b2b4 h6h4 f2d2 e7g5 a3c5 i9g9',
      },
    ],
  ])('nothing of %s', async (word, hint) => {
    expect((await said(hint)).toLowerCase()).not.toContain(word.toLowerCase());
  });
});

describe('what a move prepares', () => {
  test.each<[string, Hint]>([
    // It comes with the eighth move.
    [
      'bishop to b2',
      {
        game: 'fastlane',
        start: rulesOf('fastlane').startFen,
        line: 'b2b4 f6f4 a1a4 c6c4 b4c4 b6c4 a4c4 d6c4 d1d8 e8d8 d2c4 f4g2 f2g2 g6g4 c1b2',
      },
    ],
    // A knight has been given for it.
    [
      'wins',
      {
        game: 'fastlane',
        start: 'Rn1qkbn1/8/4pp1p/7p/2p5/8/P1P1PPPP/1NB1KBN1 w - 0 0',
        line: 'b1d2 c4d2 c1d2 d8b6 f1b4 f8b4 a8b8 b6b8 a2b4',
      },
    ],
    [
      'wins',
      {
        game: 'cuarenta',
        start:
          '*1*B*1*b*/1*g*1*1*1/*1*1*P*1*/1*1*p*1*1/*1*1*1*k*/1*1*1*1*1/*1*1*1*1*/1*1*1*G*1/*1*K*1*1* w - 0 0',
        line: 'f7g8 c8d9 g8h9b d9c8 h9f7 h5h7 g2f3',
      },
    ],
    // It follows any answer to the check, after another move.
    [
      'prepares',
      {
        game: 'bridge41',
        start: 'bk1r1/5/2r2/3p1/**1**/P4/3R1/2p1N/1K3 w m 0 0',
        line: 'lama rzmz Rbrd mxmd rcrb mdLd rdmb mzmd malb',
      },
    ],
    // The soldier can be taken at once.
    [
      'king to H1',
      {
        game: 'bipartite',
        start: '3BK/1D3/1M2G/2M2/*1mS*/1sd2/3m1/Skg2/3r1 b 2 0 20',
        line: 'F2G3 B2A2 H2H1 A2A3',
        isBetter: true,
      },
    ],
  ])('is not %s', async (word, hint) => {
    expect(await said(hint)).not.toContain(word);
  });

  test('is an attack that the piece could not make at once', async () => {
    const hint = {
      game: 'bridge41',
      start: '3r1/3k1/1ppp1/5/**1**/1R1P1/2B2/3R1/2K1B w m 0 0',
      line: 'mclb rzlz lbLa ryRz ldla lzrz rbmb rzmz',
    };
    expect(await said(hint)).toBe('Prepares rook to mb, which attacks the pawn on mx.');
  });
});

describe('a threat', () => {
  test('is none where the reply takes what threatens: then it is a trade', async () => {
    const start = '2k1b/n1r2/5/1p1n1/**1**/r2p1/1R3/N2K1/R4 w m 0 0';
    const hint = { game: 'bridge41', start, line: 'lcld Ldld Lbld mymc', intent: 'ldLd' };
    expect(await said(hint)).toBe('Offers a trade with the rook on Ld.');
  });

  test('by another piece than the one that moves says by which', async () => {
    const start = rulesOf('cuarenta').startFen;
    const hint = { game: 'cuarenta', start, line: 'h3i4 f7e6 b3a4', intent: 'i2c8' };
    expect(await said(hint)).toBe('Threatens the guard on c8 with your vao on i2.');
  });

  test('nor where the prey takes something', async () => {
    const start = 'rnb1k3/8/pppppn1R/8/3p4/8/PPP1PPPP/RNB1KBN1 w Qq 0 0';
    const hint = { game: 'fastlane', start, line: 'g2g4 f6h6 g4h6 c6c4', intent: 'g4f6' };
    expect(await said(hint)).toBe('Gives your rook on h6-h7 another defender.');
  });

  test('nor where it could have been taken before', async () => {
    const start = '1RK2/2S2/1GCM1/D1Mc1/*2S*/b2m1/1mmsd/2g2/3k1 b 2 0 20';
    const hint = { game: 'bipartite', start, line: 'G3F3 E4D5 G2F2 C2B2', intent: 'D4C2' };
    expect(await said(hint)).not.toContain('guard on C2');
  });
});

test('an even trade is offered, whenever it is accepted', async () => {
  const start = rulesOf('fastlane').startFen;
  const line = 'a1a4 a8a5 f2f4 g6g4 b2b4 a5a4 d1a4';
  expect(await said({ game: 'fastlane', start, line })).toBe('Offers a trade with the rook on a8.');
});

test('a trade that is left to the piece elsewhere is not avoided', async () => {
  const start =
    '*1*k*f*b*/v*g*1*1*1/*1*p*p*p*/1*1*p*1*1/*1*1*c*1*/1*1*F*1*1/*P*B*P*P*/1*1*C*G*1/*1*F*K*1* w - 0 0';
  const line = 'g2h1 a8f3 d1f3 f9f3 h1f3 h7g6 e4e6 c8e6 h3g4';
  expect(await said({ game: 'cuarenta', start, line })).not.toContain('Avoids a trade');
});

test('of what is attacked that is kept safe which could be taken at once, though a dearer piece would fall later', async () => {
  const start = 'bk2b/3r1/1r3/nn1p1/**p**/1PP2/2B2/NRR1N/B2K1 w m 0 0';
  const hint = {
    game: 'bridge41',
    start,
    line: 'mcrb lwLd lblc mkld rbld Lwmx ldRa lxly rama',
    threat: 'lwmd ldmk mdlb mblb Lwmk mcRa mkrc lbmb',
  };
  expect(await said(hint)).toBe('Keeps your pawn on md safe.');
});

test('two discs close in on none, since three surround one', async () => {
  const plans = (await games.find(({ id }) => id === 'bridges40')?.loadPlans?.())?.plans;
  const rules = rulesOf('bridges40');
  const planned = (own: string): unknown[] => {
    const position = rules.parse(
      `1*1*1*p*p/*1*1*1*p*/1*p*1*1*p/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*P*1*1*1/${own}/P*1*1*1*1 w 0 0`,
    );
    const found = plans?.quiet?.(rules, position, rules.parseMove(position, 'c3c5')) ?? [];
    return found.map(({ name }) => name);
  };
  expect(planned('*P*1*1*1*')).toContain('closesIn');
  expect(planned('*1*1*1*1*')).not.toContain('closesIn');
});

describe('on the way to a corner', () => {
  test('a disc does not near one that is taken', async () => {
    const start =
      '1*1*1*1*p/*1*p*1*1*/1*1*P*1*1/*1*1*P*1*/1*1*P*1*1/*1*1*P*1*/1*1*1*p*1/*1*1*p*1*/P*1*1*1*1 w 0 0';
    const line = 'e5g7 d8d6 f4f8 g3g1 f6h8 f2f4 e7i7 f4f6 g7g9';
    expect(await said({ game: 'bridges40', start, line })).not.toContain('far corner');
  });

  test('nor fall back where nothing comes', async () => {
    const start =
      '1*p*p*1*p/*1*1*p*p*/P*1*p*1*1/*P*1*p*p*/1*1*1*1*1/*1*P*1*1*/1*P*1*1*1/*1*1*P*P*/P*1*1*1*1 w 0 0';
    const line = 'c3c1 h8h4 h2d2 c9g9 a7c5 e9g7 b6b4 g7g5';
    expect(await said({ game: 'bridges40', start, line })).not.toContain('Falls back');
  });
});

describe('a game that is won or lost', () => {
  const three = '1K3/5/3S1/5/*R2*/2C2/1m3/5/4k b 2 0 0';
  test.each<[string, Hint]>([
    [
      'Takes the captain on F3 and holds out longest, for two more moves.',
      { game: 'bipartite', start: three, line: 'G2F3 E2E3 I5I4 E3F3', score: 4 - WIN },
    ],
    [
      'Takes the guard on F3 and wins in four moves by taking everything but the king.',
      {
        game: 'bipartite',
        start: 'K4/5/5/2M2/*3*/2G1s/3b1/4d/1k3 b 2 0 0',
        line: 'G4F3 A1A2 F5E4 D3E3 E4D4 A2A1 D4E3',
        score: WIN - 7,
      },
    ],
    [
      'Loses at once, like every other move.',
      {
        game: 'bipartite',
        start: 'K4/5/5/5/*2S*/1R1M1/1d3/1k3/5 b 2 0 0',
        line: 'H2H3 F2G2',
        score: 2 - WIN,
      },
    ],
  ])('%s', async (sentence, hint) => {
    expect(await said(hint)).toBe(sentence);
  });
});

describe('a piece in danger', () => {
  const reached = 'bk2b/3r1/1r3/3p1/**P**/1N3/2B2/4N/n1K2 w m 0 0';
  test.each<[string, Hint]>([
    [
      'Moves your pawn on mk out of danger and attacks the rook on lx.',
      { game: 'bridge41', start: reached, line: 'mkmw Lalc mamb lxly', threat: 'rwmk' },
    ],
    // The guard on c8 attacks it there as well.
    [
      'Brings your pawn on c6 to where your bishop on d3 protects it.',
      {
        game: 'cuarenta',
        start:
          '*1*k*1*b*/1*g*g*1*1/*1*1*p*p*/1*P*p*1*1/*1*1*1*1*/1*1*1*P*1/*1*B*1*1*/1*G*1*1*v/*1*K*1*1* w - 0 0',
        line: 'c6a6 e6c6 c2a4 f7e6 d3h7 c8a6 h7d3',
      },
    ],
    [
      'Defends your pawn on md.',
      {
        game: 'bridge41',
        start: '2k1b/1bp2/1p1r1/2rp1/**1**/RPPP1/R4/N3N/2K1B w m 0 0',
        line: 'Lcmc rxmx mdmk lxlw mcmb lwmk ldmk rwmk rdmk mwmk',
        threat: 'mwmd',
      },
    ],
  ])('%s', async (sentence, hint) => {
    expect(await said(hint)).toBe(sentence);
  });
});

test('a piece that is attacked and has nowhere to go is caught', async () => {
  const start =
    '*1*f*1*b*/v*g*k*g*1/*p*1*p*p*/c*1*p*1*1/*1*1*1*1*/P*1*P*P*1/*1*P*F*1*/V*G*K*G*v/*B*1*1*1* w - 0 0';
  const line = 'g2h1 a8e4 d3e4 d9g6 h1i2 e8d9 i2h3 g6g4 h3g4 a6b9 e2f1';
  expect(await said({ game: 'cuarenta', start, line })).toBe(
    'Attacks the vao on i2, which has no safe move.',
  );
});

describe('a later move that needs no preparing', () => {
  test.each<[string, Hint]>([
    [
      'pawn to mk',
      {
        game: 'bridge41',
        start: '4k/3r1/5/1Bp2/**1**/2P1R/1P3/5/1R2K w m 0 0',
        line: 'RdRc Rzrz lwry rzry lara ryRz mdmk Rzrz rala rzRz',
      },
    ],
    // Nothing can attack the rook, which goes away itself.
    [
      'Protects',
      {
        game: 'bridge41',
        start: '3r1/5/3k1/2p2/**b**/2P1R/1P3/R4/2K1B w m 0 0',
        line: 'RdRb mkLx Lbmb rzlz mala rxry mdmk ryRz',
      },
    ],
    // It would be a trade.
    [
      'knight to d4',
      {
        game: 'fastlane',
        start: '4k3/8/4n1pr/8/3n4/8/5NPP/5K2 w - 0 0',
        line: 'f1e1 h6h5 f2d4 h5d4',
      },
    ],
    [
      'knight to d2',
      {
        game: 'fastlane',
        start: 'r4k2/8/p1n2ppp/8/3n4/8/P6P/RN2KQ1R w KQ 2 28',
        line: 'h1h4 a8e8 e1d1 e8d8 h4d4 c6d4 b1d2',
      },
    ],
  ])('is not named unless it comes next: %s', async (word, hint) => {
    expect(await said(hint)).not.toContain(word);
  });
});

describe('the cell that is left', () => {
  test.each<[string, Hint]>([
    // The rook comes there as the third move after it.
    [
      'Makes lb free for your rook on mb.',
      {
        game: 'bridge41',
        start: 'b1k1b/1r1rn/2n2/1ppp1/**1**/1PPP1/3R1/NBR2/2K1B w m 9 48',
        line: 'lbLa mzrz Lbmc Rymz rcrb mzLy mblb lymy rbmb',
      },
    ],
    // Later, but the player would do it at once.
    [
      'Makes B4 free for your soldier on B5.',
      {
        game: 'bipartite',
        start: 'DBKGC/S2MS/2M2/1M3/*3*/5/1c1m1/smms1/1gkrd w 2 1 5',
        line: 'B4D4 G2F2 A2C4 H2G2 B1A2 H3G3 C3D3 H1H2 B5B4',
        intent: 'B5B4',
      },
    ],
  ])('is for a piece that goes there: %s', async (sentence, hint) => {
    expect(await said(hint)).toBe(sentence);
  });
});

test('a disc that is further back than all others is brought up', async () => {
  const start =
    '1*1*1*1*p/*1*1*P*1*/1*1*1*P*1/*P*1*P*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*P*1*p*1*/P*P*1*p*1 w 5 82';
  const line = 'a1c3 g1e3 b2d4 e3e1 f8h8 e1g3 c1c5 g3g1 b6b4';
  expect(await said({ game: 'bridges40', start, line })).toBe(
    'Brings your rearmost disc up to c3.',
  );
});

test('a piece is on its way to where it takes from', async () => {
  const start =
    '*1*1*1*f*/1*V*k*g*1/*1*p*p*1*/1*1*1*f*1/*1*1*1*1*/P*1*1*1*1/*1*1*P*1*/1*v*1*1*1/*1*F*K*C* w - 0 24';
  const line = 'c8a6 h9e6 a6c4 c2e4 f3e4 e6e4 c4g8 g6g8 a4b5';
  expect(await said({ game: 'cuarenta', start, line })).toBe('Brings your vao nearer to c4.');
});

describe('what can be taken already', () => {
  test.each<[string, Hint]>([
    [
      'A quiet move before straight Power Piece to F2, which wins the Messenger.',
      {
        game: 'bipartite',
        start: '2K2/3D1/1r3/5/*3*/1M3/1m3/2k1d/5 b 2 0 0',
        line: 'H5I5 A3B3 C2F2 B3B2 I5I3 B4D4 F2F3 D4C4 H3G3',
      },
    ],
    [
      'A quiet move before swordsman to F1, which wins the captain for a soldier.',
      {
        game: 'bipartite',
        start: '1K3/1DG2/3M1/4S/*mS1*/C2s1/1g1m1/1d3/2kr1 b 2 0 0',
        line: 'H2H1 B3C2 H1F1 E3F4',
      },
    ],
  ])('is neither attacked anew nor passed over: %s', async (sentence, hint) => {
    expect(await said(hint)).toBe(sentence);
  });
});

test('a cell that is left is named where the piece that comes has others', async () => {
  const start = '1KG2/2D2/1BCM1/S1M1S/*M2*/1mm1s/gscm1/3d1/2kr1 b 2 0 0';
  const line = 'G2H2 B3B4 G1G2 B4A4 H4H3 C4D4 H2G1';
  expect(await said({ game: 'bipartite', start, line })).toBe(
    'Makes G2 free for your guard on G1.',
  );
});

test('a disc is on its way where it goes on', async () => {
  const start = rulesOf('bridges40').startFen;
  const hint = { game: 'bridges40', start, line: 'c3c5 f8d8 b2f2 h8h4 d2h2 i7e7 h2d2' };
  expect(await said(hint)).toBe('Moves to c5 towards the middle of the board.');
});

test('a check by a piece that goes on its way is a hint like any other', async () => {
  const sentence = await said({
    game: 'bridge41',
    start: '2krb/1n3/1r1pb/1p3/**1**/2KP1/pRB2/N4/5 b m 1 39',
    line: 'lxmx mdrc mxmy Lbld LcLb ldmw LbLar mwry Lala ryRw',
  });
  expect(sentence).toMatch(/check/);
});

test('a king that is hunted stays off the edge', async () => {
  const start = 'b3n/5/4b/1p1p1/**1**/5/1k1K1/5/5 w m 15 116';
  const hint = { game: 'bridge41', start, line: 'rcrb Rxmz rbrc Lzly rcrb lymx' };
  expect(await said(hint)).toBe('Stays off the edge, where checkmate is easier.');
  const bank = 'b4/2k2/5/5/**1**/3K1/5/1n1b1/5 w m 36 152';
  const waits = { game: 'bridge41', start: bank, line: 'rdRd Lzly Rdrd myry rdmk' };
  expect(await said(waits)).not.toContain('edge');
});

test('bishops alone hunt no king: those of a side stand on cells of one colour', async () => {
  const start = '5/5/5/1p1k1/**1**/5/1K3/1b1b1/2b2 w m 0 0';
  const hint = { game: 'bridge41', start, line: 'lcmb lbLa mblc Lamc lcmb malb' };
  expect(await said(hint)).not.toMatch(/edge/);
});

test('what a piece does is not given up by the next move', async () => {
  const game = 'bridge41';
  // The king goes on from beside mc, and away from ma.
  const denies = 'b1b2/5/5/1p1p1/**1**/3k1/5/4K/5 w m 0 0';
  expect(await said({ game, start: denies, line: 'Rbrb rdmk rbma' })).not.toContain('Takes mc');
  const guarded = 'k3b/5/3p1/1p1b1/**1**/3R1/5/5/2K2 w m 0 0';
  const guard = await said({ game, start: guarded, line: 'rdra rwmk malb Rzry lblc' });
  expect(guard).not.toContain('protects');
  // The other knight shuts the way of the rook.
  const shut = 'b1k1b/nrr1n/5/1p1p1/**1**/N4/2NP1/2RR1/B1K1B w m 0 0';
  expect(await said({ game, start: shut, line: 'mcRb Rzmx Ldmc myry mcLb' })).toBe(
    'Makes mc free for your knight on Ld.',
  );
});

test('a guard in place of another one is no more than before', async () => {
  const start = '4K/4D/1R2S/3M1/*m1m*/3g1/3b1/2d2/k4 b 2 0 0';
  const sentence = await said({ game: 'bipartite', start, line: 'F4F3 C5C4 G4F5' });
  expect(sentence).not.toContain('another defender');
});

test('a draw does not hide what the move that keeps it takes', async () => {
  const hint = { game: 'bipartite', score: 0, second: -338 };
  const start = '2K2/2C2/1SM2/3D1/*2s*/1m2s/2g2/3dB/1k1r1 w 2 0 51';
  const line = 'H5I4 F2E2 B3C5 G3F2 A3B2 E4E3 I4H5 H4H3 H5I4 H3H4';
  expect(await said({ ...hint, start, line })).toBe(
    'Takes the straight Power Piece on I4 and keeps the draw: anything else is worse.',
  );
});

test('a piece is out of danger where the replies of the line do not take it', async () => {
  const start =
    'P*1*1*1*p/*P*1*1*1*/P*1*1*1*p/*1*p*1*p*/1*1*p*1*1/*P*p*p*1*/1*p*1*1*1/*1*1*1*1*/P*1*P*1*1 w 0 0';
  const hint = { game: 'bridges40', start, line: 'b4b2 f4b4 a9c7 d6d2 a7e7 b4b2' };
  expect(await said(hint)).not.toContain('out of danger');
});

test('two of a kind that change places make no cell free', async () => {
  const start =
    '1*1*p*1*p/*1*1*p*1*/1*1*1*p*1/*1*1*p*p*/1*1*1*p*1/*P*P*1*p*/1*P*P*1*1/*1*1*P*1*/P*1*P*1*1 w 0 0';
  const hint = { game: 'bridges40', start, line: 'e3c5 e9g9 e1c1 g7i7 c3e3 g9e7 f2d2' };
  expect(await said(hint)).not.toContain('free');
});

test('a disc stands in the way of none that would be removed there', async () => {
  const start =
    '1*1*1*1*p/*1*p*p*1*/1*p*1*1*p/*1*p*p*1*/1*1*p*1*1/*1*1*1*1*/P*P*1*P*1/*1*P*P*1*/P*1*1*1*1 w 0 0';
  const hint = { game: 'bridges40', start, line: 'g3e3 c7e7 a3a5 e7g7 a1a3 i7e7 d2b4 f8h6' };
  expect(await said(hint)).not.toContain('in the way');
});

test('a disc that could be removed before at a loss is threatened where it can be removed for nothing', async () => {
  const start =
    '1*1*1*1*p/*1*p*p*1*/1*1*p*1*p/*1*1*p*1*/1*P*1*p*1/*1*P*1*p*/1*P*1*1*P/*P*1*1*P*/P*1*1*1*1 w 0 0';
  const hint = { game: 'bridges40', start, line: 'c5e3 h4h6 b2b4 e7c7 i3g1 i7g7 h2f2 d8b6' };
  expect(await said(hint)).toBe('Threatens to surround the disc on h4.');
});

test('what holds out longest says what it stops, and what it gets out of danger', async () => {
  const start =
    '1*1*1*1*p/*1*1*1*p*/1*p*1*1*1/*1*1*1*1*/1*1*1*1*1/*p*p*1*1*/p*1*1*1*1/*1*1*1*1*/1*P*P*1*1 w 0 0';
  const line = 'c1a1 b4b2 e1e3 c7c5 e3e5 c5c3 e5g5 c3c1 g5e5 c1a1';
  const lost = { game: 'bridges40', second: -WIN + 4, threatScore: WIN - 1 };
  const stops = await said({ ...lost, start, line, score: -WIN + 10, threat: 'a3a1' });
  expect(stops).toMatch(
    /^Stops a run to the corner.* and holds out longest, for five more moves\.$/,
  );
  const last =
    '1*1*1*1*p/*1*1*1*p*/1*1*1*1*1/*p*1*1*1*/1*p*1*1*1/*p*1*1*1*/P*p*1*1*1/*1*1*1*1*/1*P*1*1*1 w 0 0';
  const saved = await said({
    ...lost,
    start: last,
    score: -WIN + 8,
    line: 'a3a1 b6b2 c1e1 c5a3 e1e3 c3c1 e3e1 c1a1',
  });
  expect(saved).toBe(
    'Moves your disc on a3 out of danger and holds out longest, for four more moves.',
  );
});

test('with much on the board a repetition comes after what the move is for', async () => {
  const start =
    '1*1*1*1*p/*1*p*p*1*/1*p*1*1*p/*P*1*p*p*/P*P*1*p*1/*P*P*1*1*/1*P*1*1*1/*1*1*P*1*/P*1*1*1*1 b 0 0';
  const line = 'c7e7 c5e3 h6h4 a1c1 h4h6 c1a1 h6h4 a1c1 h4h6 c1a1 h6h4 a1c1';
  expect(await said({ game: 'bridges40', start, line, score: 0 })).toBe(
    'Moves your disc on c7 out of danger.',
  );
});

test('a capture costs nothing where as much would fall anyway', async () => {
  const start =
    '*c*1*1*b*/v*1*k*g*v/*1*p*1*1*/g*f*p*1*p/*1*1*1*p*/1*1*P*1*C/*P*G*P*P*/V*B*K*G*V/*1*1*F*1* w - 0 0';
  const line = 'i2e6 d7e6 i4f5 h5f5 f1f5 e8d9 a2e6 g8e6 e2f1 b9e8 h3g4 h9g8 g2h3 i6g6';
  const hint = { game: 'cuarenta', start, line };
  expect(await said(hint)).toContain('loses');
  const threat = 'h5i4 g2i4';
  expect(await said({ ...hint, threat })).toBe('Takes the pawn on e6.');
});

test('a like piece that falls elsewhere is not traded for what is taken', async () => {
  const start =
    '*1*1*1*1*/1*1*k*g*b/*1*1*1*1*/1*1*1*1*1/*1*B*G*1*/1*P*1*P*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0';
  const line = 'd5g8 i8f5 g4f5 e8d9 f5g6 d9c8 g6f7 c8c6 f7e8 c6b7';
  expect(await said({ game: 'cuarenta', start, line })).toBe('Wins the guard on g8.');
});

test('a check that one piece alone could give is named', async () => {
  const start =
    '*1*1*k*1*/1*1*c*b*1/*f*g*1*1*/1*1*1*1*1/*1*p*1*1*/B*P*P*1*1/*1*G*1*1*/1*1*1*1*1/*1*K*1*1* w - 0 0';
  const line = 'e4g4 g8f7 c4e4 d7e6 d3e2 b7d7 a4b3 e8b7 b3c2';
  expect(await said({ game: 'cuarenta', start, line })).toBe(
    'Stops the bishop on g8 from checking on i6.',
  );
});

test('what goes with the next move needs no other guard', async () => {
  const start = '2K2/1MB2/DSGMS/2MC1/*3*/2mm1/1mc1d/s1gs1/2kr1 b 2 0 0';
  const hint = { game: 'bipartite', start, line: 'H3G4 C2D1 F3E3 D4E4' };
  expect(await said(hint)).not.toContain('another defender');
});

test('a later move that wins something is prepared where it would attack nothing at once', async () => {
  const start = '1K3/5/1M3/D4/*3*/1Mm2/5/2s2/1k1r1 b 2 0 0';
  const hint = { game: 'bipartite', start, line: 'F3E3 A2B3 I4F4 D1D3 F4F2' };
  expect(await said(hint)).toMatch(
    /^Prepares straight Power Piece to F4, which wins the Messenger on F2/,
  );
});

test('beside something small it is said that other moves are about as good', async () => {
  const start = 'b1krb/n1r2/1pn2/2pp1/**1**/2PP1/5/NP1R1/BRNKB w m 0 0';
  const line = 'lblc rzry lalb mwmk rdmk rwmk maRb lxlw rama';
  const hint = { game: 'bridge41', start, line };
  expect(await said({ ...hint, second: 15 })).toBe(
    'Makes room for your rook on la, and other moves are about as good.',
  );
  expect(await said({ ...hint, second: -15 })).toBe('Makes room for your rook on la.');
  expect(await said({ ...hint, second: 15, isBetter: true })).toBe(
    'Makes room for your rook on la.',
  );
});

test('of a lone king nobody says that no piece is in danger', async () => {
  const start = 'b4/2k2/5/5/**1**/3K1/5/1n1b1/5 w m 36 152';
  const hint = { game: 'bridge41', start, line: 'rdRd Lzly Rdrd myry rdmk' };
  expect(await said(hint)).toBe('A quiet move.');
  expect(await said({ ...hint, second: 15 })).toBe(
    'A quiet move, and other moves are about as good.',
  );
});

test('a trade that a later move offers is prepared', async () => {
  const start = 'b1krb/n2p1/1rp2/1p1n1/**1**/1P3/2PP1/NR2N/B1KRB w m 0 0';
  const line = 'mcmd ryrx mdmk lwmk ldmk rwRy rcrd rxrw mkrw mxrw rarb Rymx Lbmc lxly lbmb';
  expect(await said({ game: 'bridge41', start, line })).toContain('offers a trade');
});

test('where taking everything wins in two, the threat is what falls first', async () => {
  const rules = rulesOf('bridges40');
  const { values } = await evaluationOf(rules);
  const position = rules.parse(
    '1*1*1*1*p/*1*1*1*p*/1*1*1*1*1/*p*1*1*1*/1*p*1*1*1/*p*1*1*1*/P*p*1*1*1/*1*1*1*1*/1*P*1*1*1 w 0 0',
  );
  position.makeNull();
  const moves = ['b6b2', 'c1a1', 'c5c1', 'a1a3'].map((text) => {
    const move = rules.parseMove(position, text);
    position.make(move);
    return move;
  });
  for (const _ of moves) position.unmake();
  const shown = showLine(position, moves, values);
  expect(shown.outcome?.reason).toBe('annihilation');
  expect(threatOf(rules, position, { score: WIN - 4, shown }, values)).toMatchObject({
    kind: 'takes',
    taken: [{ letter: 'P', side: 'w', cell: 'a3' }],
  });
});

test('where several pieces could give check, it is said that no check is left', async () => {
  const start = '4k/5/5/5/**1**/5/n3n/1K3/5 w m 0 0';
  const sentence = await said({ game: 'bridge41', start, line: 'lbma Rzrz' });
  expect(sentence).toBe('Leaves Black no check.');
});

describe('what the line takes back is not said', () => {
  test.each<[string, RegExp, Hint]>([
    [
      'a check that only puts a capture off saves nothing',
      /^Gives check(?!.*safe)/,
      {
        game: 'fastlane',
        start: '1qn1k3/8/1p2pppB/8/1P1p3Q/8/2NPPPP1/R5K1 w - 0 0',
        line: 'h4h8 e8d6 e2d4',
        threat: 'g6h6',
        threatScore: 500,
      },
    ],
    [
      'a pawn for a vao is no trade',
      /^(?!.*trade)/,
      {
        game: 'cuarenta',
        start:
          '*1*f*1*b*/1*1*k*g*1/*1*g*p*p*/p*f*1*1*1/*1*1*1*P*/1*1*G*1*1/*P*P*1*1*/V*1*C*1*1/*B*F*K*1* b - 0 0',
        line: 'f7e6 a2e6 c6e6',
      },
    ],
    [
      'a king that is checked is on its way nowhere',
      /^(?!.*nearer)/,
      {
        game: 'cuarenta',
        start:
          '*1*1*k*1*/1*1*1*1*1/*1*1*g*p*/p*c*1*f*1/*g*1*1*1*/1*1*P*1*P/*1*1*1*1*/F*1*1*1*1/*B*K*1*1* w - 0 0',
        line: 'd1e2 c6b3 e2f1 a6c6 b1c2 b3e4',
      },
    ],
    [
      'what is taken at once makes no quiet move',
      /^Loses your swordsman on E4 for a Messenger/,
      {
        game: 'bipartite',
        start: '1RK2/DS3/1MCGS/2M2/*1m1*/2md1/1b1m1/1s1s1/1gk2 b 2 0 0',
        line: 'F4E4 D3E4 F3E4 B2C1 H4I4 C3E2',
        score: -360,
      },
    ],
    [
      'nobody prepares to go where a piece is lost if the other side waits',
      /^(?!Prepares)/,
      {
        game: 'bipartite',
        start: 'DKG2/3S1/2S2/1M2B/*3*/1C1md/1m2g/3c1/2kr1 b 2 0 0',
        line: 'H4F3 A1B1 I4I5 D2E2 F3E3 C3C4 G5H4 F2E4 E3G4',
      },
    ],
    [
      'what gets out in the line is not trapped',
      /^(?!.*no safe move)/,
      {
        game: 'bipartite',
        start: '2K2/DMG2/SB1CS/3M1/*1Ms*/s1m2/1m1md/c4/1gkr1 b 2 0 0',
        line: 'F1E2 B3C3 H1G3 C1D2 I2H1 C2B3 H1G1 B2C2 G1F1 A3A2',
      },
    ],
    [
      'a disc that is still at home runs nowhere',
      /^(?!Stands in the way)/,
      {
        game: 'bridges40',
        start:
          '1*1*1*p*p/*1*P*1*1*/1*1*P*1*1/*p*1*P*1*/1*P*P*1*1/*1*1*P*P*/1*1*1*1*1/*1*1*1*1*/P*1*1*1*1 w 0 0',
        line: 'e5g7 i9i7 f6h8 g9i9 h4h6 b6b4 e7i7 b4b6 c5a5',
      },
    ],
    [
      'no check is stopped where another piece checks',
      /^(?!.*checking)/,
      {
        game: 'bridge41',
        start: 'k1r2/5/5/p2n1/**1**/5/3P1/1K1b1/5 w m 0 0',
        line: 'lblc mzmc lclb mcrc lbmb rcrd',
        score: -300,
      },
    ],
    [
      'a queen that could only be traded is not attacked',
      /^(?!Attacks)/,
      {
        game: 'fastlane',
        start: '2b1kb2/8/p1pn1qpp/8/2pp4/8/NPP2P2/1RB1K1Q1 w - 0 0',
        line: 'g1f1 f6e6 e1d1 d4c2 a2c2 c8h2',
        score: -855,
      },
    ],
  ])('%s', async (_, pattern, hint) => {
    const sentence = await said(hint);
    expect(sentence).not.toBe('');
    expect(sentence).toMatch(pattern);
  });
});

test('a piece that is only traded is not what is threatened', async () => {
  const rules = rulesOf('fastlane');
  const { values } = await evaluationOf(rules);
  const position = rules.parse('1nbqk3/8/p1pp1p1n/8/5r1P/8/P1PP1NP1/4KB2 w - 0 0');
  position.makeNull();
  const moves = ['f4f2', 'g2f2', 'd8h4'].map((text) => {
    const move = rules.parseMove(position, text);
    position.make(move);
    return move;
  });
  for (const _ of moves) position.unmake();
  const shown = showLine(position, moves, values);
  expect(threatOf(rules, position, { score: 300, shown }, values)).toBeNull();
});

test('a pawn is sent up to the bridge, which it guards from there', async () => {
  const start = 'brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0';
  const sent = { game: 'bridge41', start, line: 'lblc lylx lcld lxlw' };
  expect(await said(sent)).toBe('Moves up a pawn that will guard the bridge from ld.');
  const there = { ...sent, start: 'brkrb/n1ppn/1p3/5/**1**/5/1P3/N1PPN/BRKRB w m 0 0' };
  expect(await said({ ...there, line: 'lcld lxlw' })).toBe('Guards the bridge from ld.');
  const met = { ...there, start: 'brkr1/nppb1/5/n2p1/**1**/5/1PNP1/2P1N/BRKRB w m 0 0' };
  const kept = 'Keeps the knight on Lw off the bridge.';
  expect(await said({ ...met, line: 'lcld lylx rcrd lxlw mcLb mymx' })).toBe(kept);
});

describe('two pieces that are attacked at the same time', () => {
  const start = 'kr3/5/1r3/2N2/**1**/5/5/5/4K w m 0 40';
  const both = 'Attacks the rooks on lz and lx at the same time.';

  test('say more than what falls a move later', async () => {
    expect(await said({ game: 'bridge41', start, line: 'mwry lxmx rylz' })).toBe(both);
  });

  test('say more than which of them is threatened', async () => {
    expect(await said({ game: 'bridge41', start, line: 'mwry', intent: 'rylx' })).toBe(both);
  });

  test('are no fork where a check saves both', async () => {
    const hint = { ...{ game: 'bridge41', line: 'mwry' }, intent: 'rylx' };
    const checked = 'kr3/5/1r3/2N1K/**1**/5/5/5/5 w m 0 40';
    expect(await said({ ...hint, start: checked })).toBe('Threatens the rook on lx.');
  });
});

describe('what the line undoes is not said', () => {
  const FORTY = 'bridges40';
  test.each<[string, RegExp, Hint]>([
    [
      'a disc that is chased back is not on its way to the corner',
      /^(?!Moves to within)/,
      {
        game: FORTY,
        start:
          '1*1*1*1*p/*1*p*p*1*/1*1*1*p*1/*1*1*p*p*/P*1*p*1*p/*P*1*1*1*/1*1*1*1*1/*P*P*1*1*/P*P*P*1*1 w 0 0',
        line: 'c1e3 f8f4 e3c3 i5i7 b2f2',
      },
    ],
    [
      'the rearmost disc is not brought up where another one takes its place',
      /^(?!Brings your rearmost)/,
      {
        game: FORTY,
        start:
          '1*1*1*1*p/*1*p*1*1*/1*1*p*1*p/*1*1*p*p*/1*P*1*1*1/*P*P*1*p*/1*P*P*1*1/*1*1*1*1*/P*1*1*1*1 w 0 0',
        line: 'a1c1 i7g5 c3a3 d8f8 a3a1 h4h8 e3c3',
      },
    ],
    [
      'a move that is taken back first prepares nothing',
      /^(?!Prepares)/,
      {
        game: FORTY,
        start:
          '1*1*1*1*p/*1*1*1*1*/1*1*P*1*1/*1*1*p*1*/1*1*1*1*1/*1*p*p*1*/1*1*1*1*1/*1*1*1*1*/P*p*1*1*1 w 0 0',
        line: 'e7g7 f4f2 g7e7 i9g9 e7g7 f2h2 g7i7 g9i9',
      },
    ],
    [
      'who comes by a cell twice was not on the way',
      /^(?!Brings your disc nearer to i1)/,
      {
        game: FORTY,
        start:
          '1*1*1*1*p/*1*1*p*1*/P*1*1*1*1/*1*1*1*1*/1*p*p*1*1/*1*p*p*1*/1*1*1*P*1/*1*1*P*1*/P*1*1*1*1 w 0 0',
        line: 'g3i3 f8f6 i3i5 f6h6 i5i3 e5g5 i3i1',
      },
    ],
    [
      'room is nothing to a piece that is traded with its next move',
      /^(?!.*more cell)/,
      {
        game: 'bridge41',
        start: 'b1k1b/1rr2/5/n1p2/**p**/2P2/1P3/R1RK1/B3B w m 0 0',
        line: 'Lamc Lwld mcld mkld Lblb',
      },
    ],
    [
      'nor to one that goes back',
      /^(?!.*more cells)/,
      {
        game: 'cuarenta',
        start:
          '*1*1*k*b*/1*1*c*1*1/*p*1*g*p*/1*1*1*v*1/*1*1*1*1*/1*1*p*1*P/*1*P*F*1*/1*1*K*1*1/*B*1*F*C* w - 0 0',
        line: 'b1a2 g6d3 f1d3 f7e6 e2f1 h9f7 a2b1 e4g4',
      },
    ],
    [
      'an attack that is driven back is not prepared',
      /^(?!Prepares)/,
      {
        game: 'bipartite',
        start: 'D2K1/5/SR1M1/1M3/*3*/2S2/2m2/1gbd1/2k2 b 2 0 0',
        line: 'H4F4 D2E2 H2H1 C2B2 F4F5 F3E4 I3H2 A1B1 F5F4',
      },
    ],
    [
      'nor one that the other side makes possible',
      /^(?!Prepares)/,
      {
        game: 'bridge41',
        start: '2kr1/2r2/5/2p2/**1**/1b1B1/1P3/4R/2K2 w m 0 0',
        line: 'rdlb mzlz mala lzLz laLa myLy Rbmb mwmk lbma',
      },
    ],
    [
      'a threat by a piece that is hunted down is none',
      /^(?!Threatens)/,
      {
        game: 'cuarenta',
        start:
          '*1*1*1*b*/1*1*k*f*1/*p*1*f*1*/1*1*1*1*1/*1*1*1*p*/1*1*P*P*1/*g*1*C*1*/1*1*K*G*1/*1*1*1*1* w - 0 0',
        line: 'f3c4 b7c6 g2f3 c6b5 c4b7 e8d7 b7e6 g8e6 f3h5',
        intent: 'c4b7',
      },
    ],
    [
      'nothing is kept safe by a piece that falls in its place',
      /^(?!Keeps your guard)/,
      {
        game: 'cuarenta',
        start:
          '*1*1*k*b*/v*1*c*g*1/*1*p*1*p*/1*1*p*v*1/*1*1*1*1*/1*1*1*1*P/*1*P*F*1*/1*G*K*G*1/*B*F*1*C* w - 0 0',
        line: 'c2e4 e6c6 d1g4 a8e4 g2e4 g6d3 b1d3',
        threat: 'a8g2',
        threatScore: 300,
      },
    ],
    [
      'a draw to which the other side need not come is not how it ends',
      /^(?!Leads to a draw)/,
      {
        game: 'bipartite',
        start: '5/5/3K1/4D/*2k*/2d2/5/5/5 b 2 0 0',
        line: 'E4F4 D5D3 F3D3',
        score: 0,
      },
    ],
    [
      'a checkmate that comes a move later is not stopped',
      /^Holds out longest, for two more moves/,
      {
        game: 'cuarenta',
        start:
          '*1*1*k*1*/1*1*c*1*1/*p*1*1*p*/1*1*1*1*1/*1*1*F*1*/1*b*1*P*1/*1*p*1*1*/1*1*1*1*1/*1*K*v*C* w - 0 0',
        line: 'f5f7 h7f7 g4e4 c4b3',
        score: 4 - WIN,
        threat: 'c4b3',
        threatScore: WIN - 1,
      },
    ],
  ])('%s', async (_, expected, hint) => {
    expect(await said(hint)).toMatch(expected);
  });
});

test('a piece that is given for another kind is offered for it, and is no quiet move', async () => {
  const start =
    '*1*k*1*b*/1*1*1*1*1/*1*1*f*1*/1*p*f*1*1/*1*g*1*P*/1*1*1*P*1/*1*1*C*1*/1*1*K*1*1/*1*1*1*1* w - 0 0';
  const line = 'f3g6 e6g6 h5g6 c6e6';
  const camel = 'Offers your camel for the frog on e6.';
  expect(await said({ game: 'cuarenta', start, line })).toBe(camel);
  const bishop = {
    game: 'fastlane',
    start: '4kb2/8/2nrn3/p7/5p2/8/1PP2P1P/4KBN1 w - 0 0',
    line: 'f1d2 d6d2 e1d2',
  };
  expect(await said(bishop)).toBe('Offers your bishop for the rook on d6-d7.');
});

test('an answer to check that threatens something says so', async () => {
  const hint = {
    game: 'bipartite',
    start: '3K1/5/2k1D/5/*3*/3d1/5/5/5 b 2 0 0',
    line: 'C3C4 C5B5',
    intent: 'C4C5',
  };
  expect(await said(hint)).toMatch(/^Moves your king on C3 out of check and threatens/);
});

test('what takes a piece that hangs needs no win far off to be good', async () => {
  const hint = {
    game: 'bipartite',
    start: '3K1/2D2/5/5/*R2*/1Sk2/5/2d2/5 b 2 0 0',
    line: 'F3E2 F2G2 H3I3',
    threat: 'E2E3',
    threatScore: WIN - 3,
  };
  expect(await said(hint)).toBe('Wins the straight Power Piece on E2.');
});

describe('what a reader found that the line does not keep', () => {
  test.each<[string, Hint]>([
    // It is traded with the move after.
    [
      'Gives check.',
      {
        game: 'bridge41',
        start: 'brkrb/n2p1/1pp2/3n1/**1**/5/1PNPB/2P1N/BRKR1 w m 0 0',
        line: 'RcLx Lzly Lxly lzly rcrd ryrx lalb mxmw rarc lxlw rcrb rzry',
      },
    ],
    // Two of four discs fall later in the line.
    [
      'A quiet move.',
      {
        game: 'bridges40',
        start:
          '1*1*1*1*p/*P*p*p*1*/1*1*p*1*1/*P*p*1*1*/1*1*1*1*1/*1*p*1*1*/1*1*p*1*1/*P*1*1*1*/1*P*1*1*1 w 0 0',
        line: 'b2d2 e7c5 d2b2 i9g9 b8b4 f8b8 c1a1 d4b6 a1a3 e3c3 a3c1 d6b4 b2d2 c5a3 c1a1',
      },
    ],
    // Black wins on its second move.
    [
      'Holds out longest, for two more moves, and other moves are about as good.',
      {
        game: 'bridges40',
        start:
          '1*1*1*1*p/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*p*1*1/*1*1*p*1*/p*p*1*1*1/*p*1*1*p*/P*1*1*P*1 w 0 0',
        line: 'g1i1 c3c1 i1i3 c1a1',
        score: -WIN + 4,
        second: -WIN + 4,
      },
    ],
    // It goes home with its next move.
    [
      'A quiet move: none of your discs is in danger.',
      {
        game: 'bridges40',
        start:
          '1*1*1*1*p/*1*1*1*1*/1*1*p*1*1/*P*1*p*1*/1*1*p*1*P/*P*p*1*1*/P*1*p*1*1/*1*p*1*1*/P*1*1*1*1 w 0 0',
        line: 'a1c1 e5e1 c1a1 f6d6 i5i3 e1c1',
      },
    ],
    // The Power Piece is what lets the captain win the Messenger.
    [
      'Prepares captain to C5, which wins the Messenger on E4 in two moves.',
      {
        game: 'bipartite',
        start: 'K4/5/2C2/2c2/*2M*/2M2/2m1d/1ss2/2kr1 b 2 0 0',
        line: 'I4H4 A1A2 D3C5 A2A1 C5E4',
      },
    ],
    // Nothing could come to attack it.
    [
      'Lets your swordsman reach two more cells.',
      {
        game: 'bipartite',
        start: '5/2K2/2S2/3M1/*2g*/1s2b/4d/5/2k2 b 2 0 0',
        line: 'G5G4',
      },
    ],
    // The move makes the jump possible that comes next.
    [
      'Lets your disc on c1 jump to e3.',
      {
        game: 'bridges40',
        start:
          '1*1*1*p*p/*1*p*p*1*/1*1*p*1*1/*1*1*p*p*/P*P*1*p*1/*P*P*1*1*/1*1*1*1*1/*P*1*1*1*/P*P*1*1*1 w 0 0',
        line: 'b2d2 h6h4 c1e3',
      },
    ],
    [
      'Defends your guard on E2.',
      {
        game: 'bipartite',
        start: '2K2/5/1RSM1/5/*g2*/5/s3d/2b2/2k2 b 2 0 0',
        line: 'G1F1 C3D4 G5G3 D4D3 E2F3',
        threat: 'C2E2',
        threatScore: 300,
      },
    ],
    // The pawn's step stops that mate as well; the next one comes later.
    [
      'Stops checkmate by queen to f1 and takes the pawn on e2-e3.',
      {
        game: 'fastlane',
        start: '5k2/8/1pPn1qpn/8/8/8/3Pp1PP/1N4K1 w - 0 0',
        line: 'd2e2 b6c6 b1d2 c6c4 d2f1',
        threat: 'f6f1',
        threatScore: WIN - 1,
        second: -WIN + 4,
      },
    ],
    // The vao is lost anyway.
    [
      'Takes the pawn on f3.',
      {
        game: 'cuarenta',
        start:
          '*1*f*1*b*/1*g*k*g*v/*1*p*p*p*/c*1*p*1*f/*1*1*1*1*/G*F*1*1*1/*P*P*P*P*/V*B*1*G*V/*1*F*K*v* b - 0 0',
        line: 'h1f3 g2f3 i6g6',
      },
    ],
    // Two checks win it.
    [
      'A quiet move.',
      {
        game: 'cuarenta',
        start:
          '*1*1*1*b*/1*1*1*1*1/*1*G*k*1*/1*1*p*1*1/*1*f*1*1*/1*1*p*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0',
        line: 'd7f9 e4f3 e2f3 d5f5 f3e2 f5f9',
        score: -300,
      },
    ],
    // The bishop goes away with the next move.
    [
      'Opens the way for your frog on c4.',
      {
        game: 'cuarenta',
        start:
          '*1*f*k*b*/1*1*1*g*1/*1*1*1*p*/1*1*p*f*1/*1*1*g*1*/G*F*1*1*1/*F*1*P*1*/1*B*1*1*1/*1*1*K*1* w - 0 0',
        line: 'a4b5 d9d7 b5d3 h7f7 d3b5 d7g4 b5a6 f7d7 a6b5',
      },
    ],
    // Goes back where the rook attacks it.
    [
      'A quiet move: none of your pieces is in danger.',
      {
        game: 'bridge41',
        start: 'k3b/4r/B1p2/2N2/**1**/2P2/R4/2R2/B1K2 w m 0 0',
        line: 'mwrd RyLy rdmw LyRy mblb RyRw Lxly Lzlz mwrd',
      },
    ],
    // The rook may go there at once.
    [
      'Brings your bishop nearer to Ra.',
      {
        game: 'bridge41',
        start: '4b/1kr2/2p1r/2P2/**1**/2P2/1R2B/1R2N/B1K2 w m 0 0',
        line: 'Rcrb lymz Rbrd mzlz rbRa RxRy lbmb Ryry lclb lzmz',
      },
    ],
    // Shields the rook for now.
    [
      'Keeps your rook on mb safe.',
      {
        game: 'bridge41',
        start: 'b2kb/3rn/5/3p1/**r**/5/3RK/1BR2/2N2 w m 0 0',
        line: 'rcmc mkmx lbLa mxmc Lamc rymy Rcrc rzmz maLb mzlz mcLa mymb rcmb',
        threat: 'mkmb',
        threatScore: 300,
      },
    ],
    [
      'Prepares soldier to F1, which protects your captain on E2.',
      {
        game: 'bipartite',
        start: '2KG1/D2MS/1B1C1/5/*c2*/3m1/2m2/smgsd/2kr1 b 2 0 0',
        line: 'H1G2 B5A5 G3F3 C2D1 G2F1 D1E2 F1E2 C4D4 H3G4 B4C4 E2D2 A5B4 H2G2',
      },
    ],
    [
      'Moves your captain on E2 out of danger.',
      {
        game: 'bipartite',
        start: '1RK2/5/3G1/DMS2/*c1s*/1Mm2/1b3/1md2/1k3 b 2 0 0',
        line: 'E2C1 D3E4 C1A2 A3A2 F3E4 D1C1 I2H1 C4D4',
        threat: 'D3E2',
        threatScore: 300,
      },
    ],
    [
      'Attacks the guard on C2.',
      {
        game: 'bipartite',
        start: '3K1/3M1/sG3/5/*2g*/5/1s3/2d2/2kr1 b 2 0 0',
        line: 'C1B1 C2B2 B1A1 B2A2 H3G3 A2A1 E4D3 A1B2 G3E3 B2B3',
        threat: 'C2C1',
        threatScore: 300,
      },
    ],
    [
      'A quiet move.',
      {
        game: 'fastlane',
        start: '3k2n1/8/q1n1pppp/8/2p4P/8/b1PNPP1P/2B1KBN1 w - 0 0',
        line: 'c1b2 c4d2 f1d2 a2b2 d2a6 b2c2 a6d2 c2a4 e1f1 f6f4',
      },
    ],
    [
      'Brings your disc nearer to b2.',
      {
        game: 'bridges40',
        start:
          '1*1*1*p*p/*1*p*p*1*/1*1*1*1*p/*1*1*p*1*/P*1*p*1*1/*1*1*p*1*/P*P*1*1*1/*1*P*1*P*/1*P*1*1*1 w 0 0',
        line: 'h2f2 g9g7 a5a1 d8d6 f2b2 f6f2 a1e1 f2f6',
      },
    ],
    [
      'Trades a disc for the disc on c7.',
      {
        game: 'bridges40',
        start:
          '1*1*1*1*p/*1*1*p*p*/1*p*p*1*p/*P*1*p*1*/1*P*1*1*1/*1*P*P*1*/P*1*1*1*1/*1*1*P*1*/P*P*1*1*1 w 0 0',
        line: 'd4d6 f8d8 f4d4 d8f8 c1c3 i7g7 a3e3 h8d8 f2d2',
      },
    ],
    [
      'Takes the camel on d5 and keeps the draw: anything else is worse.',
      {
        game: 'cuarenta',
        start:
          '*1*k*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*p*1*1/*1*c*1*1*/1*1*1*1*1/*1*p*1*1*/1*1*1*1*1/*1*K*1*B* w - 0 0',
        line: 'h1d5 e6d5',
        score: 0,
        second: -500,
      },
    ],
  ])('%s', async (sentence, hint) => {
    expect(await said(hint)).toBe(sentence);
  });
});

describe('what a reader found that the board does not show', () => {
  test.each<[string, Hint]>([
    // A frog alone forces no checkmate.
    [
      'Can only draw: too little is left to win.',
      {
        game: 'cuarenta',
        start:
          '*1*1*1*1*/1*1*1*1*1/*F*1*1*1*/1*1*1*1*1/*1*1*1*1*/K*1*1*1*1/*1*1*1*1*/1*1*k*1*1/*1*1*1*1* w - 4 104',
        line: 'a4b5 e2f1',
        score: 0,
      },
    ],
    // The bishop is taken, and the checkmate rests on it.
    [
      'Offers your bishop for the guard on e4.',
      {
        game: 'cuarenta',
        start:
          '*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*B*1*1*1*/K*1*g*1*1/*F*1*1*1*/1*1*1*1*1/*1*k*1*1* w - 26 96',
        line: 'b5d3 e4d3 b3d3 d1e2 d3b3 e2f3 a4b5 f3g4 b5c6 g4h3 c6d5 h3i4',
        score: 0,
      },
    ],
    // The disc that would close in is surrounded there.
    [
      'A quiet move before disc from e1 to c1, which leaves the disc on c3 one neighbour short of being surrounded.',
      {
        game: 'bridges40',
        start:
          '1*1*1*1*p/*1*1*1*1*/1*1*1*1*1/*P*p*p*1*/1*p*1*1*1/*1*p*1*1*/1*p*1*P*1/*1*1*P*P*/P*1*P*1*1 w 4 72',
        line: 'h2d2 d6b4 e1c1 b4b2 f2d2 c5e3 a1a3 d4b4 g3g5',
      },
    ],
    // The rook may go away, and sells itself of its own will.
    [
      'Defends your bishop on lb.',
      {
        game: 'bridge41',
        start: 'bk2b/4n/5/3p1/**1**/3P1/1r3/1B3/3K1 w m 0 80',
        line: 'ramb lclb mblb Rzlw lbmc Rymx mcrc mxRw rcRb lwrd Rbrc lzLy rcrb Lylx',
        threat: 'lclb',
      },
    ],
    [
      'Attacks the camel on b3.',
      {
        game: 'cuarenta',
        start:
          '*1*1*k*1*/1*1*c*g*1/*1*p*1*1*/1*p*1*1*1/*f*1*1*1*/1*1*P*1*1/*c*1*1*1*/1*1*1*G*1/*1*F*K*1* w - 2 42',
        line: 'd1d3 b3e4 g2e4 b5d5 f1e2 d7e6 e2f1 d5d3 e4d3 c6d5',
      },
    ],
    // The rook is taken for the bishop, and the one on lw pays for it.
    [
      'Gives check and takes the bishop on ry and the rook on lw and in the end wins a bishop.',
      {
        game: 'bridge41',
        start: '3k1/3b1/5/1r1R1/**1**/N4/5/N4/2KRB w m 0 160',
        line: 'rwry rzry Ldlw rymx lwLd mxly marb lymz rbrc mzry Ldmc rymz',
      },
    ],
    // By then the bishop has gone on and fallen.
    [
      'A quiet move before rook to Lb, which attacks the knight on Ld, which has no safe move.',
      {
        game: 'bridge41',
        start: 'brk1b/n4/5/2pp1/**1**/nPP2/2BP1/2R2/1RK1B w m 7 48',
        line: 'mcrd lzlx mbLb Ldlw rdlw lxlw mdmk rwmk ldmk lwlz Lbmb Lymx mbrb lzly rbra',
      },
    ],
    // From lb it could go to La at once.
    [
      'A quiet move: none of your pieces is in danger.',
      {
        game: 'bridge41',
        start: 'b1k1b/n4/1r3/1npp1/**1**/1PP2/B2P1/R4/1RK1B w m 15 56',
        line: 'Lclb Lymx lbrd lwLy Lbmb mzrz rdLa lxly lalb',
      },
    ],
    // Nobody is after the king.
    [
      'Prepares rook to mw, which attacks the pawn on rw.',
      {
        game: 'bridge41',
        start: 'b2kb/1r3/5/np1p1/**1**/3P1/1P1R1/1K1B1/B4 w m 10 40',
        line: 'rcmc rzry mcmw lylz lbma ryrx mwmb Lwmx rbRa lzrz',
      },
    ],
    // Nothing was threatened, and nothing comes of it.
    [
      'Loses your knight on e2-e3 for a pawn.',
      {
        game: 'fastlane',
        start: 'rnbqk3/8/pp4pn/7r/3p4/8/PP1N2PP/R2QKBN1 w Qq 0 0',
        line: 'g1e2 d4e2 f1e2 b8d6 b2b4',
      },
    ],
    // The disc that it comes near jumps away.
    [
      'Stands on d6 next to three of your discs.',
      {
        game: 'bridges40',
        start:
          '1*1*1*1*p/*p*p*p*1*/1*1*1*1*1/*1*1*P*1*/1*P*P*1*p/*P*1*P*1*/1*P*1*1*1/*1*1*1*1*/P*1*1*1*1 w 0 0',
        line: 'b4d6 i9g9 e5g5 i5i7 f4h4 d8h8 g5e7 g9e9 d6d8 h8f8 e7g5 e9e7 f6h6 i7i9 c3e3',
      },
    ],
    // A cell less for the king is nothing beside the pawn that falls.
    [
      'Leaves your pawn on b6-b7, which can’t be saved.',
      {
        game: 'fastlane',
        start: '1r6/8/1P3k1p/8/5p2/8/8/1K6 w - 7 66',
        line: 'b1c2 b8b6 c2d2 b6e6 d2c4 f4f2 c4c2 f2f1b c2b2 f6d4',
      },
    ],
    // What falls meanwhile is named: no move keeps it.
    [
      'Brings your rook nearer to mb and leaves your pawn on lx, which can’t be saved.',
      {
        game: 'bridge41',
        start: 'b3b/1k3/1Pp1r/1p3/**p**/2P2/2N2/NR3/B1KRB w m 1 88',
        line: 'rarb lylx mcRb lxly rbmb lymz Lbmc Rxrx',
      },
    ],
    [
      'Brings your soldier nearer to I2 and leaves your Messenger on D4, which can’t be saved.',
      {
        game: 'bipartite',
        start: '5/5/3M1/3m1/*1KB*/s4/2k2/5/5 b 2 7 90',
        line: 'F1G1 E3D4 G1H2 D4D3 H2I2 E4D5 G3H2 C4D4',
      },
    ],
    [
      'Brings your disc nearer to g5 and leaves your disc on b8, which can’t be saved.',
      {
        game: 'bridges40',
        start:
          '1*1*1*p*p/*p*1*p*1*/1*P*1*p*p/*P*P*1*p*/1*P*P*1*1/*P*1*P*1*/1*1*1*1*1/*1*1*1*1*/P*1*1*1*1 b 4 13',
        line: 'i9i5 c5c9 h6h4 f4d4 i7i9 b6d8 i5g5 c9c5',
      },
    ],
    // It is taken next unless it goes; the cell that the pawn lost is its own.
    [
      'Moves your bishop on b2-b3 out of danger.',
      {
        game: 'fastlane',
        start: '3qk1n1/8/rp2pppp/7r/2p5/8/1BP1PPP1/2Q1K1R1 w - 0 0',
        line: 'b2d1 d8a5 d1h5 a5h5 f2f4 g6g4 c1b1 e6f4 g2f4 h5h2',
        threat: 'c4b2 c2b2',
        threatScore: 300,
      },
    ],
    // What falls for its like at once is traded, whatever else falls later.
    [
      'Gives check and trades queens on d8.',
      {
        game: 'fastlane',
        start: '1n1qkbnr/8/2p1pppp/8/2p5/8/P1P1PP1P/RNBQK1NR w KQk 0 0',
        line: 'd1d8 e8d8 b1d2 c4d2 e2d2 f6f4 a1a8 d8c8 c2c4',
        threat: 'd8d1 e1d1',
      },
    ],
    [
      'Stops checkmate by rook to h1 and trades rooks on h2-h3.',
      {
        game: 'fastlane',
        start: 'r2k1bn1/8/ppn3p1/8/6b1/8/PP1P3r/RN2K2R w KQ 0 0',
        line: 'h1h2 g4h2 b1c2 h2g2 e1d1 g2f2 c2e2 g8e6 a1c1 g6g4 c1c2',
        threat: 'h2h1',
        threatScore: WIN - 1,
      },
    ],
    // The knight may take the bishop now as well, and is taken for it now and then.
    [
      'Opens the way for your bishop on Ra.',
      {
        game: 'bridge41',
        start: 'r3k/r4/bnp2/1pNp1/**1**/1PP2/1R3/3R1/B1K1B w m 0 0',
        line: 'rbra Lymy lclb lxry mwLx LzLx lbmb rylx',
      },
    ],
    // The rook on md takes back its like; the one that falls for the bishop stands on ly.
    [
      'Wins the rook on ly for a bishop in three moves.',
      {
        game: 'bridge41',
        start: 'b1k1b/1r3/B4/5/**1**/1nr2/R4/3R1/B1K2 w m 0 0',
        line: 'Lcmc mdmc Lamc ldLw Lxly Lzly mcLa mzmy rbra Lwmx marb myrx rbRa',
      },
    ],
    // The frogs attack each other already, and are traded next.
    [
      'Lets your camel reach three more cells.',
      {
        game: 'cuarenta',
        start:
          '*1*1*k*b*/v*g*c*g*v/*p*p*f*p*/1*1*p*f*1/*1*1*1*1*/1*1*1*F*P/*P*P*P*1*/V*G*1*G*V/*B*K*F*C* w - 0 0',
        line: 'h1e2 h7i6 g4g6 i6g6 f1h3 g6i6 f3e4 b7a6 h3f3',
      },
    ],
    // Nobody sees the run that begins by surrounding it.
    [
      'Moves your disc on h6 out of danger.',
      {
        game: 'bridges40',
        start:
          '1*p*1*1*p/*1*1*1*p*/1*1*1*1*1/*1*1*p*P*/1*p*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/P*1*1*1*1 w 0 0',
        line: 'h6h4 c9c7 h4f4 i9g7 f4h4 c7e7 h4f4 f6d8 f4h4 g7c7 h4h6 c5a5',
        threat: 'i9i7 a1a3 i7i5 a3a1 i5i3 a1a3 i3i1',
        threatScore: WIN - 7,
        score: -300,
      },
    ],
    // The last piece has nowhere to go.
    [
      'Leaves the straight Power Piece on F2 no safe move and wins in three moves by taking everything but the king.',
      {
        game: 'bipartite',
        start: '5/3K1/5/5/*1d1*/1Rs2/1b3/3k1/5 b 2 0 0',
        line: 'E3E2 B4A4 H4G3 A4B4 G3F2',
        score: WIN - 5,
      },
    ],
    // Two discs surround nothing.
    [
      'Holds out longest, for three more moves, and other moves are about as good.',
      {
        game: 'bridges40',
        start:
          '1*1*1*1*p/*1*1*1*1*/1*1*1*1*1/*1*1*1*p*/1*p*p*1*1/*p*1*p*1*/1*1*1*1*1/*P*p*1*1*/P*1*1*1*1 w 0 0',
        line: 'a1c1 e5a5 c1a1 c5a3 a1c1 a3a1',
        score: -WIN + 6,
        second: -WIN + 6,
      },
    ],
    // Where it stands it may be attacked, and leaves as it likes.
    [
      'Brings your straight Power Piece nearer to I3.',
      {
        game: 'bipartite',
        start: '3K1/5/1M3/5/*B2*/4r/1k3/5/5 b 2 0 0',
        line: 'F5I5 A4B3 I5I3 B3C3 G2H2 E2B5 H2I2 C3B3 I2H3 B3C4',
      },
    ],
    // The check that it prepares wins nothing.
    [
      'Makes b7 free for your guard on c6.',
      {
        game: 'cuarenta',
        start:
          '*1*k*1*b*/1*1*1*1*1/*K*1*p*1*/1*G*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*g/*1*b*1*1* w - 0 0',
        line: 'b7a6 f7e6 c6b7 d9e8 b7c8 i2g4 c8b7 h9f7 b7c8 e8f9',
        score: -900,
      },
    ],
    // What attacks the pawn goes away with the reply, and so the guard is free.
    [
      'Defends your pawn on b2-b3.',
      {
        game: 'fastlane',
        start: '4k3/8/b3pn1b/7p/1r5P/8/1P1P1N1P/2R1K2R w K 0 0',
        line: 'c1c2 b4d4 d2d4 e6d4 f2g4 d4d2 c2d2 a6d2 e1d1 h5g4',
      },
    ],
    // It is taken at once, and could be taken back for.
    [
      'Offers a trade with the pawn on g6-g7.',
      {
        game: 'fastlane',
        start: '1n2k3/8/5pp1/p7/7P/8/B4B2/3K4 w - 0 0',
        line: 'h4h5 g6h5 f2c4 b8d6 c4d6 e8d8 a2c4 h5h4 d1e1',
      },
    ],
    // It could have gone on before it came back.
    [
      'Leaves your pawn on h4, which can’t be saved.',
      {
        game: 'fastlane',
        start: '4k3/8/5pp1/8/K4n1P/8/8/8 w - 0 0',
        line: 'a4b2 f4h4 b2a2 g6g4 a2b2 g4g2 b2c1 g2g1b c1d1 h4f2',
        score: -900,
      },
    ],
    // What it becomes is taken at once.
    [
      'Prepares guard to C3.',
      {
        game: 'bipartite',
        start: '2K2/5/1Mm2/1s1g1/*Bm1*/5/4d/2s2/2k2 b 2 0 0',
        line: 'C3B3 A3B3 D4C3 B3A2 C3C2 E2F1 H3G3 A2A1 C2C3 F1G2',
      },
    ],
    // On c3 the disc would be surrounded by three, and gone.
    [
      'Moves to e3 towards the middle of the board.',
      {
        game: 'bridges40',
        start:
          '1*1*1*1*p/*1*P*1*1*/1*1*1*1*1/*1*1*p*1*/1*p*1*1*1/*1*1*1*p*/P*1*1*1*1/*P*P*1*1*/P*1*P*1*1 w 0 0',
        line: 'e1e3 h4f4 b2f2 f4f8 a3c3 f6h6 f2d4 c5c7',
      },
    ],
    // The disc that jumps could have gone there at once.
    [
      'A quiet move: none of your discs is in danger.',
      {
        game: 'bridges40',
        start:
          '1*1*p*1*p/*1*1*p*p*/1*1*p*1*p/*P*1*p*p*/1*P*1*1*1/*P*P*1*1*/P*1*1*1*1/*P*1*1*1*/P*1*P*1*1 w 0 0',
        line: 'a1c1 h8d8 b2d2 e9g9 e1a1 e7g5 b4b8 h6h4',
      },
    ],
    // Two discs surround none.
    [
      'Stands on f6 next to another of your discs.',
      {
        game: 'bridges40',
        start:
          '1*1*1*1*p/*1*p*1*1*/1*1*1*1*1/*1*P*1*1*/1*1*1*P*1/*P*1*1*1*/1*1*P*1*1/*P*1*1*1*/1*P*1*1*1 w 0 0',
        line: 'd6f6 d8f8 g5e5 f8h8 e5c5 h8f8 b2b6 f8h8 b4d6 h8h6',
      },
    ],
    // The other side guards the Messenger, unless it helps.
    [
      'A quiet move: none of your pieces is in danger.',
      {
        game: 'bipartite',
        start: '1R2K/2D2/1M1G1/3M1/*m2*/1sbm1/1g3/4d/2k2 b 2 0 0',
        line: 'G2G1 A2A1 F3E4 A1A2 F2F3 B3C3 E2D2',
      },
    ],
    // Bishops are traded, and the vao falls elsewhere.
    [
      'Takes the pawn on h7.',
      {
        game: 'cuarenta',
        start:
          '*1*1*f*b*/1*1*k*1*1/*1*1*p*p*/1*p*g*1*1/*1*1*1*1*/P*1*1*1*1/*1*1*P*P*/V*1*1*1*1/*B*K*F*1* w - 0 0',
        line: 'b1h7 f7h7 a2h9 f9h9 f3e4 h7g6 f1f3 h9h7 a4b5 h7f7 h3g4',
      },
    ],
    // The disc turns a corner on its way.
    [
      'Moves to within four bridges of Black’s corner.',
      {
        game: 'bridges40',
        start:
          '1*1*1*1*p/*1*1*1*1*/1*1*1*1*1/*p*p*p*1*/1*p*p*1*1/*1*1*1*1*/1*P*P*1*1/*P*P*1*1*/P*1*1*1*1 w 0 0',
        line: 'c3g3 e5a5 b2f2 i9i7 f2f4 d6b4 g3g5 f6d6 f4h6',
      },
    ],
    // It goes to the edge with its next move.
    [
      'Prepares king to md.',
      {
        game: 'bridge41',
        start: 'k4/5/3r1/5/**1**/5/K1b2/5/2r2 w m 0 0',
        line: 'Lclc rxrw lcmd rwrz mdrc LzLy rcRb Lylx Rbrc',
      },
    ],
    [
      'Guards the bridge from rd.',
      {
        game: 'bridge41',
        start: 'brkrb/n3n/1p3/2pp1/**1**/5/2PP1/1PK1N/BRNRB w m 0 0',
        line: 'rcrd lxlw',
      },
    ],
  ])('%s', async (sentence, hint) => {
    expect(await said(hint)).toBe(sentence);
  });
});

test('what could be taken at once, and cells that the first move takes away, need no preparing', async () => {
  const guard = await said({
    game: 'bipartite',
    start: 'KR3/1D2G/2sM1/1M3/*g2*/2d2/1m1m1/2bs1/2k2 b 2 0 0',
    line: 'C3C2 B5C5 F3F4 B2B1 E2D2',
  });
  expect(guard).not.toContain('wins the Messenger on D2 in two moves');
  const swordsman = await said({
    game: 'bipartite',
    start: '1K3/D1B2/1MgM1/5/*m1m*/5/5/d2s1/2kr1 b 2 0 0',
    line: 'H1F1 A2A1 F1F3 A1A2 E4D4',
  });
  expect(swordsman).not.toContain('four more cells');
});

test('a piece that hangs is left to be taken, though the reply does something else first', async () => {
  expect(
    await said({
      game: 'bipartite',
      start: '2KG1/1SCS1/1M1B1/Dm1M1/*1M1*/2m1c/3md/1sgs1/2kr1 b 2 3 24',
      line: 'I4I5 B4C5 H2I2 B3D2 F5G3 A3A2 G3E4 D2E4 F3E4 C4F1 H3G3 A4A3 G5F5 F1C4',
    }),
  ).toContain('your Messenger on D2, which can’t be saved');
});

test('a lone piece beside the king takes no cell from the king of an army', async () => {
  expect(
    await said({
      game: 'bipartite',
      start: '4K/1R3/5/C4/*3*/2Dd1/5/5/2k2 b 2 2 104',
      line: 'F4D4 D1E3 I3I2 B2E2 D4E4 E2F2 I2I1 F3H3 E4D4 H3I3 I1H1 E3F3 D4C4',
    }),
  ).not.toContain('away from the king');
});

test('what takes a piece for nothing is no flight, though a win far off is stopped as well', async () => {
  const sentence = await said({
    game: 'bipartite',
    start: '2K2/5/D4/BdSM1/*1r1*/5/1k3/5/5 b 2 0 96',
    line: 'E3D3 A3B4 D2F2 D1B3 D3D4 B4C3 D4F4 B3D1 G2G1 C3B3 F4D4 C1B1',
    threat: 'D4E3',
    threatScore: WIN - 7,
  });
  expect(sentence).toBe('Gives check and wins the soldier on D3.');
});

test.each<[string, RegExp, Hint]>([
  [
    'an attack counts though the piece goes back moves later',
    /^Attacks the guard on C3/,
    {
      game: 'bipartite',
      start: '3K1/2R2/2GM1/2D2/*sg1*/5/1m1b1/2k2/5 b 2 1 72',
      line: 'E2D2 C3C2 G4F5 A4B5 D2E2 B3A3 G2F2 A3C3 E2D2 C3A3',
    },
  ],
  [
    'king and pawns take no cell from a king',
    /^(?!.*away from the king)/,
    {
      game: 'cuarenta',
      start:
        '*1*k*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*p*p*1/*P*1*P*1*/1*1*1*f*1/*1*1*1*1*/1*1*1*1*1/*1*K*1*1* w - 5 56',
      line: 'b5c6 d9c8 d1c2 g6h5 c2b3 h5i4 b3a4 i4h3 f5d5',
    },
  ],
  [
    'a king that takes what gives check is not driven away',
    /^(?!.*forces)/,
    {
      game: 'bipartite',
      start: '1K3/5/DBS2/5/*d2*/3M1/5/2k1r/5 w 2 3 107',
      line: 'F4G4 H3G4 C2D1 G4F4 D1E2 H5H3 A2B3 F4E3',
    },
  ],
])('%s', async (_, sentence, hint) => {
  expect(await said(hint)).toMatch(sentence);
});

test('nothing is threatened with a disc that the reply takes, but a trade is offered', async () => {
  const sentence = await said({
    game: 'bridges40',
    start:
      '1*1*1*1*p/*1*p*1*p*/1*1*p*1*1/*1*1*1*1*/1*p*p*1*1/*1*p*1*1*/P*1*1*1*1/*1*P*P*1*/P*1*P*1*1 w 4 16',
    line: 'e1e3 c5c3 a1c1 d4d6 f2b2 e5g5 a3c3',
    intent: 'f2f4',
    score: -100,
  });
  expect(sentence).toBe('Offers a trade with the disc on c5.');
});

test.each<[string, string, Hint]>([
  [
    'what is in danger and takes a piece worth as much is traded for it',
    'Gives check and trades a knight for the bishop on Lz.',
    {
      game: 'bridge41',
      start: 'br1rb/npk1n/1N1p1/2p2/**1**/5/2PP1/NP3/BRKRB w m 6 16',
      line: 'lxLz lzLz lblc mymz mcmd lylx rcrd Lzlz rarb rxrw lcld lxlw lalb lzly',
    },
  ],
  [
    'so it is where a move only prepares that',
    'Gives check and prepares knight to Lz, which trades a knight for the bishop.',
    {
      game: 'bridge41',
      start: 'brkrb/np2n/2pp1/5/**N**/5/2P2/NP1P1/BRKRB w m 0 8',
      line: 'mklx mzmy lxLz lzLz rbrc mymz lblc lylx mcmd mxmw rcrd Lzlz lcld rxrw rarb lxlw',
    },
  ],
  [
    'what a dearer piece is given for later has got away',
    'Moves your knight on rb out of danger and attacks the pawn on lw.',
    {
      game: 'bridge41',
      start: '1k2b/3r1/3p1/1p3/**1**/K4/3r1/3N1/5 w m 9 72',
      line: 'rbmd rcrd Ldlc rdmd lcmd lzmy mdlc ryrz lcmb myly mblb lylx lbmb lxmx',
      threat: 'rcrb',
    },
  ],
  [
    'a piece that goes on beyond the river has crossed it',
    'Crosses the river to lw.',
    {
      game: 'bridge41',
      start: 'b4/r1k1n/1p3/4N/**1**/1P3/2N1B/2R2/K3B w m 41 104',
      line: 'Rclw myrx Rwmk rxmw lwRz Lyly mkRw mwrx',
    },
  ],
])('%s', async (_, sentence, hint) => {
  expect(await said(hint)).toBe(sentence);
});

test('what every other move does as long is not alone in holding out longest', async () => {
  const hint = {
    game: 'bipartite',
    start: '3K1/2DS1/5/4B/*3*/1GdS1/1m3/1k3/5 b 2 6 80',
    line: 'F3H3 F2G2 H2I2 G2H3',
    score: 4 - WIN,
  };
  const longest = 'Holds out longest, for two more moves';
  expect(await said({ ...hint, second: 4 - WIN })).toBe(
    `${longest}, and other moves are about as good.`,
  );
  expect(await said({ ...hint, second: 2 - WIN })).toBe(`${longest}.`);
});

test('a piece that the reply takes in a trade is guarded, and not kept safe', async () => {
  const sentence = await said({
    game: 'fastlane',
    start: '2bqk1nr/8/np1pp2p/8/1P4p1/8/1P1PP1PP/rNBQKBNR w Kk 1 12',
    line: 'd1c2 a1b1 c2b1 a6b8 b1c2 g8f6 h2g4 h8h1 g4f6 e6f6 g1f2 h1f1 e1f1 c8g4',
    threat: 'a1b1',
    isBetter: true,
  });
  expect(sentence).toContain('knight on b1');
  expect(sentence).not.toContain('safe');
});

test('a piece that a pawn takes whatever is played is left, though it is taken back for', async () => {
  const sentence = await said({
    game: 'fastlane',
    start: '3qk1n1/8/7p/8/3p4/8/3B3N/2BK4 w - 0 32',
    line: 'h2f4 d4d2 f4d2 h6h5 c1e2 g8f6 d1e1 h5h4 d2f4 f6d6',
  });
  expect(sentence).toContain('your bishop on d2-d3, which can’t be saved');
});
