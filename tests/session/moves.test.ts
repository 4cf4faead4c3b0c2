// Legal moves as the board and the move list are told of them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RuleSet } from '../../src/games/game';
import { losesMover } from '../../src/rules/effects';
import { TAG_CASTLE, TAG_CHOICE, TAG_PASS, TAG_TERRAIN } from '../../src/rules/move';
import { BLACK } from '../../src/rules/types';
import { boardState, legalOptions } from '../../src/session/moves';
import type { MoveOption } from '../../src/session/types';
import { rulesOf } from '../../src/storage/replay';
import { anyVariant, playRandomly } from '../support/randomGames';

/** The option with a move text in a position, with cells by name. */
function option(rules: RuleSet, position: string, text: string) {
  const found = legalOptions(rules, rules.parse(position)).find((one) => one.text === text);
  if (!found) throw new Error(`no move ${text}`);
  const name = (cell: number | null) => (cell === null ? null : rules.board.cells[cell].name);
  return {
    ...found,
    from: name(found.from),
    to: name(found.to),
    captures: found.effects.captured.map(({ cell }) => name(cell)),
    losesMover: losesMover(found.effects),
  };
}

test('a capture removes the piece on its target', () => {
  const rules = rulesOf({ game: 'bridge41', options: {} });
  const position = '4k/5/5/5/**1**/5/1p3/P4/4K w m 0 0';
  expect(option(rules, position, 'Lblc')).toMatchObject({
    from: 'Lb',
    to: 'lc',
    captures: ['lc'],
    losesMover: false,
  });
  expect(option(rules, position, 'LbLc').captures).toEqual([]);
});

test('every promotion is an option of its own', () => {
  const rules = rulesOf({ game: 'bridge41', options: {} });
  const options = legalOptions(rules, rules.parse('4k/P4/5/5/**1**/5/5/5/4K w m 0 0'));
  const letters = options
    .filter(({ promotion }) => promotion !== 0)
    .map(({ promotion }) => rules.kinds[promotion]?.letter);
  expect(letters.sort()).toEqual(['B', 'N', 'R']);
});

test('a bridge slide names the bridge and where it goes', () => {
  const rules = rulesOf({ game: 'bridge41', options: { bridge: 'moving' } });
  expect(option(rules, '4k/5/5/5/**1**/5/5/5/K4 w m 0 0', 'mklk')).toMatchObject({
    tag: TAG_TERRAIN,
    from: 'mk',
    to: 'lk',
    captures: [],
    losesMover: false,
  });
});

test('castling onto the partner captures nothing', () => {
  const rules = rulesOf({ game: 'cuarenta', options: { castling: 'on' } });
  expect(option(rules, rules.startFen, 'e2h1')).toMatchObject({
    tag: TAG_CASTLE,
    from: 'e2',
    to: 'h1',
    captures: [],
    losesMover: false,
  });
});

test('a pass has no cells', () => {
  const rules = rulesOf({ game: 'bipartite', options: {} });
  const blocked = '2*2/5/5/5/5/5/2m2/1MMM1/MM*MM b 1 0 0';
  expect(option(rules, blocked, 'pass')).toMatchObject({ tag: TAG_PASS, from: null, to: null });
});

test('a choice that replaces both armies has no cells and captures nothing', () => {
  const rules = rulesOf({ game: 'bipartite', options: {} });
  const chosen = option(rules, 'MM*MM/MMMMM/5/5/5/4m/mmmm1/5/mm*mm w choose 0 40', 'diagonal');
  expect(chosen).toMatchObject({ tag: TAG_CHOICE, from: null, to: null, captures: [] });
  expect(chosen.losesMover).toBe(false);
});

/** A lattice with this fifth row, and White's discs above and below its middle. */
const surrounding = (row: string, side: string) =>
  `1*1*1*1*1/*1*1*1*1*/1*1*P*1*1/*1*1*1*1*/${row}/*1*1*1*1*/1*1*P*1*1/*1*1*1*1*/1*1*1*1*1 ${side} 0 0`;

test('a surrounding move shows what it takes away from its target', () => {
  const rules = rulesOf({ game: 'bridges40', options: {} });
  expect(option(rules, surrounding('1*1*p*1*P', 'w'), 'i5g5')).toMatchObject({
    to: 'g5',
    captures: ['e5'],
    losesMover: false,
  });
});

test('a move into encirclement shows that it loses the mover', () => {
  const rules = rulesOf({ game: 'bridges40', options: {} });
  const moved = option(rules, surrounding('1*P*1*p*p', 'b'), 'g5e5');
  expect(moved).toMatchObject({ captures: [], losesMover: true });
});

test('the snapshot marks the king in check', () => {
  const rules = rulesOf({ game: 'bridge41', options: {} });
  const position = rules.parse('k4/5/5/5/**1**/5/5/5/R3K b m 3 7');
  const board = boardState(rules, position, null);
  expect(board.side).toBe(BLACK);
  expect(board.checkedKing).toBeNull();
  const checked = rules.parse('k4/5/R4/5/**1**/5/5/5/4K b m 3 7');
  expect(boardState(rules, checked, null).checkedKing).toBe(rules.board.cellNamed('Lz'));
});

test('a snapshot does not change when the position goes on', () => {
  const rules = rulesOf({ game: 'bridge41', options: {} });
  const position = rules.parse(rules.startFen);
  const board = boardState(rules, position, null);
  const cells = [...board.cells];
  position.make(rules.parseMove(position, 'lblc'));
  expect([...board.cells]).toEqual(cells);
  expect(board.text).toBe(rules.startFen);
});

test('in any game, options tell exactly what leaves the board and leave the position as it was', () => {
  fc.assert(
    fc.property(anyVariant, fc.integer(), ({ game, options }, seed) => {
      const rules = game.rules(options);
      playRandomly(rules, seed, 60, (position) => {
        const before = rules.format(position);
        const described = legalOptions(rules, position);
        expect(rules.format(position)).toBe(before);
        for (const one of described) expectRemoved(rules, before, one);
      });
    }),
    { numRuns: 12 },
  );
});

/** Pieces vanish exactly where an option says so, unless it is a choice. */
function expectRemoved(rules: RuleSet, text: string, option: MoveOption): void {
  if (option.tag === TAG_CHOICE) return;
  const count = (cells: Uint8Array, colour: number) =>
    cells.filter((code) => code !== 0 && (code & 1) === colour).length;
  const position = rules.parse(text);
  const mover = position.side;
  const own = count(position.cells, mover);
  const enemies = count(position.cells, 1 - mover);
  position.make(rules.parseMove(position, option.text));
  expect(count(position.cells, 1 - mover)).toBe(enemies - option.effects.captured.length);
  expect(count(position.cells, mover)).toBe(own - (losesMover(option.effects) ? 1 : 0));
}
