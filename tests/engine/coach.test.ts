// What the coach is told by the engine: questions about moves that throw much away, and new threats, by every game's rules.
import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine';
import { games } from '../../src/games';
import type { OptionValues, RuleSet } from '../../src/games/game';
import { letterOf } from '../../src/games/ruleSet';
import { type FoundThreat, pieceRef, pieceRefs } from '../../src/reasons/reason';
import { lossOf, type MoveAnalysis } from '../../src/review/moveAnalysis';
import { effectsOf, makeWithEffects } from '../../src/rules/effects';
import { legalMoves } from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import { opposite, WHITE } from '../../src/rules/types';
import { randomWords } from '../../src/rules/zobrist';
import { grammar } from '../../src/words/grammar';
import { MIN_WARNED_LOSS, type Warning, warningOf } from '../../src/words/reviewText';
import { createSpeaker, kindOfLetter } from '../../src/words/speaker';
import { readNetwork } from '../support/networks';
import { manyVariants } from '../support/variants';
import { positionOf, rulesOf, still } from './support';

const NODES = 1500;
/** Enough to see what random moves give away. */
const FEW = 200;
/** Milliseconds that a clock which stands still never reaches. */
const PATIENCE = 1000;
const engine = new Engine({ control: still, readNetwork, megabytes: 4, random: () => 99 });

interface Line {
  readonly game: string;
  readonly options?: OptionValues;
  readonly start?: string;
  readonly moves?: readonly string[];
}

const lineOf = ({ game, options = {}, start, moves = [] }: Line) => ({
  ...{ game, options, moves },
  start: start ?? rulesOf(game, options).startFen,
});

async function asked(line: Line, move: string, nodes = NODES): Promise<Warning | null> {
  const finding = await engine.judge({ line: lineOf(line), move, nodes, moveTime: PATIENCE });
  const { game, options, start, moves } = lineOf(line);
  const rules = rulesOf(game, options);
  const { side } = positionOf(rules, start, moves.join(' '));
  return finding && warningOf(finding, true, createSpeaker(rules, side, side));
}

/** White mates by lxlz, or may lose a rook. */
const MATE = '4k/R4/1R3/5/**1**/5/5/5/K4 w m 0 0';
const STAGE_TWO = 'DRKGC/SMMMS/5/5/*3*/5/5/smmms/cgkbd b 2 0 0';

describe('before a move', () => {
  test('a lost piece is named with who takes it, and the answer is shown', async () => {
    const start = '4k/R4/1R3/5/**1**/5/5/5/K3n w m 0 0';
    expect(await asked({ game: 'bridge41', start }, 'Lyry')).toEqual({
      text: 'This loses your rook on ry to the king on Rz.',
      answer: expect.stringMatching(/ry$/),
    });
  });

  test('where pieces are removed from afar, it is told which', async () => {
    const ring =
      '1*1*1*p*p/*1*1*1*p*/1*1*1*1*p/*P*1*p*p*/1*P*p*1*1/*P*P*p*1*/1*P*1*1*1/*1*P*1*1*/P*P*1*1*1 w 4 4';
    expect(await asked({ game: 'bridges40', start: ring }, 'c5a3')).toEqual({
      text: 'This loses your disc on d4.',
      answer: expect.stringMatching(/d6$/),
    });
  });

  test('of two that go, it names one and counts the other', async () => {
    // One goes where it lands among them, one is left alone by that.
    const among =
      '1*1*p*1*p/*P*p*p*1*/1*P*p*1*1/*1*1*p*p*/P*1*1*1*p/*P*P*1*1*/1*1*1*1*1/*1*1*P*1*/P*1*1*P*1 w 20 20';
    const warning = await asked({ game: 'bridges40', start: among }, 'b8d6');
    expect(warning?.text).toBe('This loses your disc on d6 and another.');
  });

  test('a draw is told, and has no danger to show', async () => {
    expect(await asked({ game: 'bridge41', start: MATE }, 'lxrx')).toEqual({
      text: 'This leads to stalemate, a draw.',
      answer: null,
    });
  });

  test('a sound move is not asked about', async () => {
    expect(await asked({ game: 'bridge41', start: MATE }, 'lxlz')).toBeNull();
    expect(await asked({ game: 'bridge41' }, 'lblc')).toBeNull();
  });

  test('where a protected piece is taken by one that could be taken, it is asked about that one', async () => {
    const start = '1nbqkbnr/8/pppppppp/8/1P5P/8/2rPPPP1/RNBQKBNR w KQk 0 4';
    const warning = await asked({ game: 'fastlane', start }, 'g2g4');
    expect(warning?.text).toBe('You could win something here.');
  });

  test('who has waited long enough is told nothing', async () => {
    let time = 0;
    const control = { now: () => time++, stopped: () => false };
    const slow = new Engine({ control, readNetwork, megabytes: 4, random: () => 99 });
    const line = lineOf({ game: 'bridge41', start: MATE });
    expect(await slow.judge({ line, move: 'Lyry', nodes: NODES, moveTime: 3 })).toBeNull();
    expect(await slow.threat({ line, nodes: NODES, moveTime: 3 })).toBeNull();
  });
});

describe('after a move', () => {
  const ROOK_ALONE = 'k4/5/5/5/**1**/5/n4/5/R3K b m 0 0';
  const threat = async (line: Line) => {
    const { game, options, start, moves } = lineOf(line);
    const found = await engine.threat({ line: lineOf(line), nodes: NODES });
    const rules = rulesOf(game, options);
    const { side } = positionOf(rules, start, moves.join(' '));
    const speaker = createSpeaker(rules, opposite(side), side);
    return found && grammar.threatSentence(found.threat, speaker);
  };

  test('checkmate is named with its cell, in a game that goes on', async () => {
    const start = MATE.replace(' w ', ' b ');
    expect(await threat({ game: 'bridge41', start })).toBe('White threatens checkmate on lz.');
  });

  test('a piece that could be taken is named, once', async () => {
    const line = { game: 'bridge41', start: ROOK_ALONE };
    expect(await threat(line)).toBe('White threatens your knight on Lc.');
    expect(await threat({ ...line, moves: ['LzLy', 'RaRb'] })).toBeNull();
  });

  test('and so is one that falls on the way to a win far off', async () => {
    const start = '4k/5/2n2/2R2/**1**/5/2R2/5/K4 b m 0 0';
    expect(await threat({ game: 'bridge41', start })).toBe('White threatens your knight on mx.');
  });

  test('a taker that can be taken for nothing threatens nothing', async () => {
    expect(await threat({ game: 'cuarenta', moves: ['g2e4', 'a8e4'] })).toBeNull();
  });

  test('nothing is threatened at the start, in check, before a choice, or after the end', async () => {
    for (const { id } of games) expect(await threat({ game: id })).toBeNull();
    expect(await threat({ game: 'bridge41', start: MATE, moves: ['lxlz'] })).toBeNull();
    const check = 'k4/5/5/5/**1**/5/R4/5/4K b m 0 0';
    expect(await threat({ game: 'bridge41', start: check })).toBeNull();
  });
});

/** The line can be played once the turn has passed, and its first move does what is threatened. */
function isBorneOut(rules: RuleSet, position: Position, { threat, line }: FoundThreat): void {
  const passed = rules.parse(rules.format(position));
  passed.makeNull();
  const side = passed.side;
  expect(line[0]).toBe(threat.move.text);
  const first = rules.parseMove(passed, threat.move.text);
  const { captured, moved } = effectsOf(passed, first);
  if (threat.kind === 'takes') {
    expect(threat.taken.length).toBeGreaterThan(0);
    expect(threat.taken).toEqual(pieceRefs(rules, captured));
    for (const piece of threat.taken) expect(piece.side).toBe(side === WHITE ? 'b' : 'w');
    const [taker] = moved;
    if (threat.taker)
      expect(threat.taker).toEqual(pieceRef(rules, { code: taker.code, cell: taker.from }));
  }
  for (const one of line) passed.make(rules.parseMove(passed, one));
  if (threat.kind === 'win' && threat.by !== null)
    expect(passed.outcome()).toEqual({ winner: side, reason: threat.by });
}

/** Letters of what the mover loses in the line of a move that has just been made. */
function lostIn(rules: RuleSet, after: Position, { side, played }: MoveAnalysis): string[] {
  const position = rules.parse(rules.format(after));
  const lost: string[] = [];
  for (const text of played?.moves.slice(1) ?? []) {
    const mover = position.side;
    const effects = makeWithEffects(position, rules.parseMove(position, text));
    const gone = mover === side ? effects.lost : effects.captured;
    lost.push(...gone.map(({ code }) => letterOf(rules, code)));
  }
  return lost;
}

/** A few variants of each game's rules, the usual one first, and where play begins; games of stages from a later one too. */
const begun = games.flatMap((game) =>
  [game.rules({}), ...manyVariants(game, 3).slice(0, 2)].map((rules) => ({
    name: game.id,
    rules,
    start: rules.startFen,
  })),
);
const stageTwo = { name: 'bipartite', rules: rulesOf('bipartite'), start: STAGE_TWO };

test.each([...begun, stageTwo])(
  '$name from $start: questions and threats are borne out by the rules',
  async ({ rules, start }) => {
    const { game, options } = rules;
    const position = rules.parse(start);
    const moves: string[] = [];
    const next = randomWords(5);
    while (moves.length < 12 && !position.outcome()) {
      const line = { game, options, start, moves: [...moves] };
      const threat = await engine.threat({ line, nodes: FEW });
      if (threat) isBorneOut(rules, position, threat);
      const legal = legalMoves(position);
      const move = legal[(next() >>> 0) % legal.length];
      const text = rules.formatMove(position, move);
      const finding = await engine.judge({ line, move: text, nodes: FEW });
      const speaker = createSpeaker(rules, position.side, position.side);
      const warning = finding && warningOf(finding, true, speaker);
      position.make(move);
      moves.push(text);
      if (!finding || !warning) continue;
      const consequence = finding.explanation?.consequence;
      if (consequence?.kind === 'loses' && consequence.piece) {
        const { piece } = consequence;
        expect(warning.text).toContain(`your ${kindOfLetter(speaker, piece.letter)} on `);
        expect(lostIn(rules, position, finding)).toContain(piece.letter);
      }
      expect(Math.round(1000 * lossOf(finding))).toBeGreaterThanOrEqual(1000 * MIN_WARNED_LOSS);
      expect(warning.text).toMatch(/^(This|You) .*\.$/);
      const better = finding.explanation?.better;
      if (better?.notation) expect(warning.text).not.toContain(` ${better.notation} `);
      if (warning.answer !== null) rules.parseMove(position, warning.answer);
    }
  },
);
