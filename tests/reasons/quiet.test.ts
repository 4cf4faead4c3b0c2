// Reasons for moves that win nothing: each is true of the position by a count of its own.
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import { plans } from '../../src/games/bridge41/plans';
import { placeReasons, sparedIn } from '../../src/reasons/place';
import { quietReasons } from '../../src/reasons/quiet';
import { legalMoves, moveTag, TAG_NORMAL } from '../../src/rules/move';
import { phrasesOf } from '../../src/words/en/phrases';
import { grammar } from '../../src/words/grammar';
import { createSpeaker } from '../../src/words/speaker';
import { evaluationOf, rulesOf } from '../engine/support';
import { playRandomly } from '../support/randomGames';
import { isPlanTrueOf, isTrueOf, Scene } from '../support/reasonTruth';

/** Every second move of random games, with its scene. */
function scenes(id: string, seeds: readonly number[], visit: (scene: Scene) => void): void {
  for (const seed of seeds)
    playRandomly(rulesOf(id), seed, 40, (position) => {
      if (position.inCheck() || position.outcome() || position.ply % 3 > 0) return;
      for (const move of legalMoves(position))
        if (moveTag(move) === TAG_NORMAL && move % 3 === 0) visit(new Scene(position, move));
    });
}

test.each(games.map(({ id }) => id))('%s: reasons for quiet moves are true', async (id) => {
  const rules = rulesOf(id);
  const { values } = await evaluationOf(rules);
  const own = (await games.find((game) => game.id === id)?.loadPlans?.())?.plans ?? {};
  const wrong: string[] = [];
  const kinds = new Set<string>();
  scenes(id, [1, 2], (scene) => {
    const { position, move } = scene;
    const placed = placeReasons({ rules, plans: own, position, values, move }, 'any');
    for (const reason of [...quietReasons(rules, position, move, values, 1), ...placed]) {
      kinds.add(reason.kind);
      if (
        reason.kind === 'plan'
          ? !isPlanTrueOf(scene, rules, reason.plan)
          : !isTrueOf(scene, rules, reason)
      )
        wrong.push(`${rules.format(scene.position)} ${JSON.stringify(reason)}`);
    }
  });
  expect(wrong).toEqual([]);
  expect(kinds.size).toBeGreaterThan(1);
});

/** What is said of a move, by kind. */
async function saidOf(
  start: string,
  text: string,
  game = 'bipartite',
): Promise<Map<string, string>> {
  const rules = rulesOf(game);
  const { values } = await evaluationOf(rules);
  const position = rules.parse(start);
  const speaker = createSpeaker(rules, position.side, position.side);
  const reasons = quietReasons(rules, position, rules.parseMove(position, text), values);
  return new Map(reasons.map((reason) => [reason.kind, grammar.predicate(reason, speaker)]));
}

test('a move protects a piece that nothing guarded', async () => {
  const start = '1RK2/2C1G/DSMM1/1M2S/*3*/1s1m1/1bms1/1m2d/cgk2 w 2 7 19';
  const said = await saidOf(start, 'C2B2');
  expect(said.get('protects')).toBe('protects your Messenger on C3');
  expect((await saidOf(start, 'B3C5')).has('protects')).toBe(false);
});

test('and that comes before room to move where the piece could be attacked next', async () => {
  const start = '5k2/8/1pp5/8/5B2/8/RP1p4/3K4 w - 1 56';
  const kinds = [...(await saidOf(start, 'a2a4', 'fastlane')).keys()];
  expect(kinds).toEqual(['protects', 'mobility']);
  const safe = '1RK2/2C1G/DSMM1/1M2S/*3*/1s1m1/1bms1/1m2d/cgk2 w 2 7 19';
  expect([...(await saidOf(safe, 'C2B2')).keys()].at(-1)).toBe('protects');
});

test('a move keeps an enemy piece away from where it would attack', async () => {
  const start = '1RK2/2C1G/DSMM1/1M2S/*3*/1s1m1/1bms1/1m2d/cgk2 w 2 7 19';
  expect((await saidOf(start, 'B3C5')).get('keepsOff')).toBe(
    'keeps the Messenger on F4 away from E4, where it would attack your soldier on D5',
  );
  expect((await saidOf(start, 'A2A1')).has('keepsOff')).toBe(false);
  // As a pawn it would attack nothing on g2: it would be a camel.
  const promotes =
    '*1*k*1*1*/1*1*c*b*1/*f*1*1*1*/1*1*1*1*1/*P*1*1*1*/1*1*P*P*1/*1*B*1*p*/1*1*K*1*1/*1*1*1*1* w - 6 60';
  expect((await saidOf(promotes, 'e2f1', 'cuarenta')).has('keepsOff')).toBe(false);
});

test('a king that is left hardly a cell is cornered', async () => {
  const rules = rulesOf('bridge41');
  const { values } = await evaluationOf(rules);
  const reasonsFor = (start: string, text: string) => {
    const position = rules.parse(start);
    return quietReasons(rules, position, rules.parseMove(position, text), values);
  };
  const [first] = reasonsFor('k4/5/4R/5/**1**/5/5/5/K4 w m 0 0', 'RxRy');
  expect(first && grammar.predicate(first, createSpeaker(rules, 0, 0))).toBe(
    'leaves the king on Lz only one cell to go to',
  );
  // What cannot be checked is not caught.
  const free = reasonsFor('k4/5/5/2K2/**1**/5/5/5/4P w m 0 0', 'mwlx');
  expect(free.map(({ kind }) => kind)).not.toContain('corners');
  // Behind its own pawns it had but one.
  const safe = reasonsFor('kp3/p4/4R/5/**1**/5/5/5/K4 w m 0 0', 'RxRy');
  expect(safe.map(({ kind }) => kind)).not.toContain('corners');
});

test('where it can be taken a piece gains no room, and stops no check', async () => {
  const start = 'r3kb1r/8/p1npnq2/7p/6p1/8/PRPBP1P1/2B1K1NR w Kkq 0 0';
  expect((await saidOf(start, 'g1h2', 'fastlane')).has('mobility')).toBe(false);
  const rules = rulesOf('cuarenta');
  const { values } = await evaluationOf(rules);
  const position = rules.parse(
    '*1*k*1*1*/1*g*1*1*1/*1*p*1*1*/1*1*1*1*1/*1*1*F*1*/1*1*1*b*1/*1*1*1*1*/1*1*1*1*1/*1*1*K*1* w - 0 0',
  );
  const task = { rules, plans: {}, position, values, move: rules.parseMove(position, 'f5f3') };
  expect(placeReasons(task).map(({ kind }) => kind)).not.toContain('stopsCheck');
});

test('what has more defenders than attackers needs no other', async () => {
  const start = '2b4k/8/pp1nn3/r7/P2p4/8/NPP3RP/4K3 w - 0 0';
  expect((await saidOf(start, 'e1d1', 'fastlane')).has('supports')).toBe(false);
});

test('an attacked piece gets another defender', async () => {
  const rules = rulesOf('bridge41');
  const { values } = await evaluationOf(rules);
  const kindsOf = (start: string) => {
    const position = rules.parse(start);
    const reasons = quietReasons(rules, position, rules.parseMove(position, 'Rarb'), values);
    return reasons.map((reason) => grammar.predicate(reason, createSpeaker(rules, 0, 0)));
  };
  const said = 'gives your pawn on mc another defender';
  expect(kindsOf('2r1k/5/5/5/**1**/5/R1P2/5/4K w m 0 0')).toContain(said);
  // Nothing attacks it.
  expect(kindsOf('3rk/5/5/5/**1**/5/R1P2/5/4K w m 0 0')).not.toContain(said);
});

describe('what a cell is worth that a piece goes to', () => {
  async function placed(start: string, text: string, protection?: 'any'): Promise<string[]> {
    const rules = rulesOf('bridge41');
    const { values } = await evaluationOf(rules);
    const position = rules.parse(start);
    const speaker = createSpeaker(rules, position.side, position.side);
    const task = { rules, plans, position, values, move: rules.parseMove(position, text) };
    return placeReasons(task, protection).map((reason) => grammar.reasonSentence(reason, speaker));
  }

  test.each([
    [
      '4k/5/5/2n2/**1**/5/1R3/5/K4 w m 0 0',
      'lclb',
      'Brings your rook on lc to where your king on La protects it.',
    ],
    [
      '5/1r3/4B/1k3/**1**/5/5/5/K4 w m 0 0',
      'Rxld',
      'Moves your bishop on Rx away before the rook on ly can attack it.',
    ],
    ['5/2k2/r4/5/**1**/5/5/2K2/5 w m 0 0', 'mbrb', 'Stops the rook on Lx from checking on mx.'],
    ['4k/5/5/2n2/**1**/5/4R/5/K4 w m 0 0', 'RcRd', 'Keeps the knight on mw away from rd.'],
    ['5/5/4k/5/**1**/5/1KR2/5/4b w m 0 0', 'mcrc', 'Leaves the bishop on Ra no safe move.'],
    ['5/5/3rk/5/**1**/1K3/5/5/5 w m 0 0', 'ldmk', 'Takes rw away from the king on Rx.'],
    ['5/4k/5/2p2/**1**/5/1K3/5/5 w m 0 0', 'lcld', 'Keeps the pawn on mw off the bridge.'],
  ])('%s %s: %s', async (start, text, said) => {
    expect(await placed(start, text)).toContain(said);
  });

  test.each([
    // The king gets lz for it.
    ['k3B/2K2/5/5/**1**/1P3/5/5/5 w m 0 0', 'mylx', 'away from the king'],
    // A pawn that takes there is taken back.
    ['b1k1b/nr1rn/5/1pp2/**1**/5/1PNP1/1RP2/B1KRB w m 0 0', 'lcld', 'off the bridge'],
  ])('%s %s: nothing %s', async (start, text, word) => {
    expect((await placed(start, text)).join(' ')).not.toContain(word);
  });

  test('nothing of a piece that was protected already, or that nothing attacks', async () => {
    const said = await placed('4k/5/5/2n2/**1**/1P3/1R3/K4/5 w m 0 0', 'lcla');
    expect(said.join(' ')).not.toContain('protects it');
    const calm = '4k/5/5/5/**1**/5/1R3/5/K4 w m 0 0';
    expect(await placed(calm, 'lclb')).toEqual([]);
    // Where nothing else is left to say, that a piece is protected is; not where nothing can come near it.
    expect(await placed(calm, 'lclb', 'any')).toEqual([]);
    expect(await placed('4k/5/5/5/**1**/3r1/1R3/5/K4 w m 0 0', 'lclb', 'any')).toContain(
      'Brings your rook on lc to where your king on La protects it.',
    );
  });
});

test('a capture that loses is said where it tempts', async () => {
  const rules = rulesOf('bridge41');
  const { values } = await evaluationOf(rules);
  const saidIn = (start: string) => {
    const position = rules.parse(start);
    const move = rules.parseMove(position, 'LaLb');
    const spared = sparedIn({ rules, plans, position, values, move });
    return spared && grammar.reasonSentence(spared, createSpeaker(rules, 0, 0));
  };
  expect(saidIn('2k2/2n2/5/2R2/**1**/5/5/5/K4 w m 0 0')).toBe(
    'Leaves the knight on my alone, since the king on mz would take back.',
  );
  // Nobody gives a rook for a pawn, and what nothing guards may be taken.
  expect(saidIn('2k2/2p2/5/2R2/**1**/5/5/5/K4 w m 0 0')).toBeNull();
  expect(saidIn('k4/2n2/5/2R2/**1**/5/5/5/K4 w m 0 0')).toBeNull();
});

/** Names of plans that the scenes show at least. */
const FEWEST_PLANS: Readonly<Record<string, number>> = { bridge41: 2, bipartite: 6, bridges40: 6 };

describe('the games’ own words', () => {
  test.each(games.filter(({ loadPlans }) => loadPlans).map(({ id }) => id))('%s', async (id) => {
    const game = games.find((one) => one.id === id);
    const { plans } = (await game?.loadPlans?.()) ?? { plans: {} };
    const rules = rulesOf(id);
    const wrong: string[] = [];
    const found = new Set<string>();
    scenes(id, [1, 2], (scene) => {
      const before = rules.format(scene.position);
      const speaker = createSpeaker(rules, scene.side, scene.side);
      const achieved = plans.achieves?.(scene.position, scene.move) ?? [];
      for (const plan of [
        achieved,
        plans.quiet?.(rules, scene.position, scene.move) ?? [],
      ].flat()) {
        found.add(plan.name);
        if (!isPlanTrueOf(scene, rules, plan)) wrong.push(`${before} ${JSON.stringify(plan)}`);
        // There are words for it, and they name what the plan names.
        const text = grammar.predicate({ kind: 'plan', plan }, speaker);
        if (plan.piece) expect(text).toContain(phrasesOf(speaker).piece(plan.piece));
      }
      expect(rules.format(scene.position)).toBe(before);
    });
    expect(wrong).toEqual([]);
    expect(found.size).toBeGreaterThanOrEqual(FEWEST_PLANS[id] ?? 6);
  });
});
