// What moves do to the pieces, in any game and in the cases that differ.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameById } from '../../src/games';
import type { OptionValues } from '../../src/games/game';
import { effectsOf, exchangesArmies, losesMover, withEffects } from '../../src/rules/effects';
import { legalMoves } from '../../src/rules/move';
import { colourOf } from '../../src/rules/position';
import { anyVariant, playRandomly } from '../support/randomGames';

test('in any game, the effects of every move lead from the cells before it to those after it', () => {
  fc.assert(
    fc.property(anyVariant, fc.integer(), ({ game, options }, seed) => {
      const rules = game.rules(options);
      playRandomly(rules, seed, 60, (position) => {
        const before = rules.format(position);
        for (const move of legalMoves(position)) {
          const effects = effectsOf(position, move);
          expect(rules.format(position)).toBe(before);
          const expected = withEffects(position.cells, effects);
          const mover = position.side;
          position.make(move);
          expect([...expected]).toEqual([...position.cells]);
          position.unmake();
          expect(effects.captured.every(({ code }) => colourOf(code) !== mover)).toBe(true);
          expect(effects.lost.every(({ code }) => colourOf(code) === mover)).toBe(true);
        }
      });
    }),
    { numRuns: 12 },
  );
});

describe('a move tells', () => {
  /** Effects with cells by name and pieces by letter. */
  function told(id: string, text: string | null, move: string, options: OptionValues = {}) {
    const rules = gameById(id)?.rules(options);
    if (!rules) throw new RangeError(`no game ${id}`);
    const position = rules.parse(text ?? rules.startFen);
    const code = rules.parseMove(position, move);
    const effects = effectsOf(position, code);
    const expected = withEffects(position.cells, effects);
    position.make(code);
    expect([...expected]).toEqual([...position.cells]);
    const letter = (code: number) => rules.kinds[code >> 1]?.letter ?? '';
    const name = (cell: number) => rules.board.cells[cell].name;
    const on = ({ code, cell }: { code: number; cell: number }) => `${letter(code)}${name(cell)}`;
    return {
      moved: effects.moved.map(({ code, from, to }) => `${letter(code)}${name(from)}-${name(to)}`),
      captured: effects.captured.map(on),
      lost: effects.lost.map(on),
      became: letter(effects.became),
      losesMover: losesMover(effects),
      isExchange: exchangesArmies(effects),
      exchanged: [effects.cleared.length, effects.arrived.length],
      slid: effects.slid && `${name(effects.slid.from)}-${name(effects.slid.to)}`,
    };
  }
  const QUIET = {
    captured: [],
    lost: [],
    became: '',
    losesMover: false,
    isExchange: false,
    exchanged: [0, 0],
    slid: null,
  };

  test('a capture that promotes', () => {
    expect(told('bridge41', '3rk/2P2/5/5/**1**/5/5/5/K4 w m 0 0', 'myrzr')).toEqual({
      ...QUIET,
      moved: ['Pmy-rz'],
      captured: ['Rrz'],
      became: 'R',
    });
  });

  test('both pieces of a castling, the king first, also where they trade places', () => {
    expect(told('fastlane', '4k3/8/8/8/8/8/8/4K2R w K 0 0', 'e1g1')).toEqual({
      ...QUIET,
      moved: ['Ke1-g1', 'Rh1-f1'],
    });
    expect(told('cuarenta', null, 'e2h1', { castling: 'on' })).toEqual({
      ...QUIET,
      moved: ['Ke2-h1', 'Ch1-e2'],
    });
  });

  test('a mover that is lost where it arrives', () => {
    const lattice =
      '1*1*1*1*1/*1*1*1*1*/1*1*P*1*1/*1*1*1*1*/1*P*1*p*p/*1*1*1*1*/1*1*P*1*1/*1*1*1*1*/1*1*1*1*1 b 0 0';
    expect(told('bridges40', lattice, 'g5e5')).toEqual({
      ...QUIET,
      moved: ['Pg5-e5'],
      lost: ['Pe5'],
      losesMover: true,
    });
  });

  test('a slide of the bridge, which moves no piece', () => {
    expect(told('bridge41', null, 'mkrk', { bridge: 'moving' })).toEqual({
      ...QUIET,
      moved: [],
      slid: 'mk-rk',
    });
  });

  test('armies exchanged, which captures nothing', () => {
    // A Messenger in the middle, where no army is set up.
    const text = 'MM*MM/MMMMM/5/5/4m/5/5/5/1m*2 w choose 0 40';
    expect(told('bipartite', text, 'diagonal')).toEqual({
      ...QUIET,
      moved: [],
      isExchange: true,
      exchanged: [11, 20],
    });
  });
});
