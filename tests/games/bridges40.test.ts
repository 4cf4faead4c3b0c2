// The rules of 40 Bridges, one test per sentence of RULES.md section 5.
import { describe, expect, test } from 'vitest';
import { NEIGHBOUR_SETS } from '../../src/games/bridges40/board';
import { discs, ending, movesOf, play, rules, scene } from './bridges40Scene';

describe('board', () => {
  const isTile = (name: string) => 'acegi'.includes(name[0]);
  const neighbours = (index: number) =>
    rules.board.cells
      .filter(
        (other) => (NEIGHBOUR_SETS[index * 2 + (other.index >> 5)] >>> (other.index & 31)) & 1,
      )
      .map(({ name }) => name);

  test('25 square tiles joined by 40 bridges, and 16 octagons', () => {
    const tiles = rules.board.cells.filter(({ name }) => isTile(name));
    const ends = tiles.flatMap(({ index }) => neighbours(index).filter(isTile));
    expect([rules.board.cells.length, tiles.length, ends.length / 2]).toEqual([41, 25, 40]);
  });

  test.each([
    ['a1', 'c1 b2 a3'],
    ['e1', 'c1 g1 d2 f2 e3'],
    ['b2', 'a1 c1 d2 a3 c3 b4'],
    ['e5', 'e3 d4 f4 c5 g5 d6 f6 e7'],
    ['d4', 'd2 c3 e3 b4 f4 c5 e5 d6'],
  ])('%s has its sides to %s', (name, expected) => {
    expect(neighbours(rules.board.cellNamed(name) ?? -1).join(' ')).toBe(expected);
  });
});

describe('moves', () => {
  const movesFrom = (position: ReturnType<typeof scene>, cell: string) =>
    movesOf(position)
      .filter((text) => text.startsWith(cell))
      .map((text) => text.slice(2))
      .sort()
      .join(' ');

  test('a step goes to an empty neighbour of the same kind', () => {
    const position = scene({ white: 'e5 d2', black: 'g5 h8' });
    expect(movesFrom(position, 'e5')).toBe('c5 e3 e7');
    expect(movesFrom(position, 'd2')).toBe('b2 d4 f2');
  });

  test('a jump goes over a friend of either kind to the next cell in line', () => {
    const position = scene({ white: 'e5 e7 f6', black: 'a9' });
    expect(movesFrom(position, 'e5')).toBe('c5 e3 e9 g5 g7');
    expect(movesFrom(position, 'f6')).toBe('d4 d6 d8 f4 f8 h6');
  });

  test('no jump over an enemy, over two friends, onto a disc or off the board', () => {
    const position = scene({ white: 'a5 c5 e5 a3 a1', black: 'b4 b6 h8' });
    expect(movesFrom(position, 'a5')).toBe('a7');
  });
});

describe('capture', () => {
  test('three neighbours held by the mover remove a disc', () => {
    const position = play(scene({ white: 'c5 d4 g7', black: 'e5 i1' }), 'g7e7');
    expect(discs(position)).toEqual({ white: 'd4 c5 e7', black: 'i1' });
  });

  test('two do not', () => {
    const position = play(scene({ white: 'c5 d4 g9', black: 'e5 i1' }), 'g9g7');
    expect(discs(position).black).toBe('i1 e5');
  });

  test('the third may come by a jump', () => {
    const position = play(scene({ white: 'c5 d4 g9 g7', black: 'e5 i1' }), 'g9g5');
    expect(discs(position).black).toBe('i1');
  });

  test('two discs may fall at once', () => {
    const position = play(scene({ white: 'c3 d2 f2 g3 e7', black: 'd4 f4 i1' }), 'e7e5');
    expect(discs(position).black).toBe('i1');
  });

  test('a disc surrounded already falls wherever the mover moves, unless that opens the ring', () => {
    const ring = { white: 'c5 d4 f4 a9', black: 'e5 i1' };
    expect(discs(play(scene(ring), 'a9a7')).black).toBe('i1');
    expect(discs(play(scene(ring), 'd4d6')).black).toBe('i1');
    expect(discs(play(scene(ring), 'c5c3')).black).toBe('i1 e5');
  });
});

describe('a surrounded mover', () => {
  test('is removed when it took nothing', () => {
    const position = play(scene({ white: 'a1 g5', black: 'c5 d4 d6' }), 'g5e5');
    expect(discs(position)).toEqual({ white: 'a1', black: 'd4 c5 d6' });
  });

  test('stays with two enemies beside it', () => {
    const position = play(scene({ white: 'a1 g5', black: 'c5 d4' }), 'g5e5');
    expect(discs(position).white).toBe('a1 e5');
  });

  test('only the moved disc is tested, not another of its side', () => {
    const position = play(scene({ white: 'a1 e5', black: 'c5 d4 d6' }), 'a1a3');
    expect(discs(position).white).toBe('a3 e5');
  });

  describe('that captured', () => {
    const afterCapture = () => play(scene({ white: 'c3 d2 g5', black: 'd4 c5 d6 f6 i1' }), 'g5e5');

    test('is protected for that turn', () => {
      expect(discs(afterCapture())).toEqual({ white: 'd2 c3 e5', black: 'i1 c5 d6 f6' });
    });

    test('falls to any next move of the opponent', () => {
      expect(discs(play(afterCapture(), 'i1i3')).white).toBe('d2 c3');
    });

    test('survives a next move that opens the ring', () => {
      expect(discs(play(afterCapture(), 'c5a5')).white).toBe('d2 c3 e5');
    });
  });
});

describe('endings', () => {
  test('none at the start', () => {
    expect(ending(rules.parse(rules.startFen))).toBeNull();
  });

  test("a disc on the opponent's corner wins before any capture is looked at", () => {
    const position = play(scene({ white: 'g9 f8 h6', black: 'h8 a9' }), 'g9i9');
    expect([ending(position), discs(position).black]).toEqual(['1-0 corner', 'h8 a9']);
    expect(ending(play(scene({ white: 'e5', black: 'c1', side: 'b' }), 'c1a1'))).toBe('0-1 corner');
  });

  test('the own corner wins nothing', () => {
    expect(ending(play(scene({ white: 'c1', black: 'e5' }), 'c1a1'))).toBeNull();
  });

  test('taking the last enemy wins by annihilation', () => {
    expect(ending(play(scene({ white: 'c5 d4 g7', black: 'e5' }), 'g7e7'))).toBe(
      '1-0 annihilation',
    );
  });

  test('a last disc that is lost by its own move loses by annihilation', () => {
    expect(ending(play(scene({ white: 'g5', black: 'c5 d4 d6' }), 'g5e5'))).toBe(
      '0-1 annihilation',
    );
  });

  test('blocked: a draw when neither can move', () => {
    const names = rules.board.cells.map(({ name }) => name);
    const full = { white: names.slice(0, 20).join(' '), black: names.slice(20).join(' ') };
    expect(ending(scene(full))).toBe('1/2-1/2 blocked');
  });

  test('the third occurrence of a position is a draw', () => {
    const round = 'a3a5 i7i5 a5a3 i5i7';
    const position = play(rules.parse(rules.startFen), round);
    expect(ending(position)).toBeNull();
    expect(ending(play(position, round))).toBe('1/2-1/2 repetition');
  });

  test('a hundred plies in which nothing leaves the board are a draw', () => {
    const still = { white: 'a3', black: 'g7' };
    expect(ending(play(scene({ ...still, quiet: 98 }), 'a3a5'))).toBeNull();
    expect(ending(play(scene({ ...still, quiet: 99 }), 'a3a5'))).toBe('1/2-1/2 quiet-limit');
  });

  test.each([
    ['a capture', { white: 'c5 d4 g7', black: 'e5 i1' }, 'g7e7'],
    ['a self-removal', { white: 'a1 g5', black: 'c5 d4 d6' }, 'g5e5'],
  ])('%s restarts the count', (_what, spec, move) => {
    const position = play(scene({ ...spec, quiet: 99 }), move);
    expect([position.halfmoveClock, ending(position)]).toEqual([0, null]);
  });

  test('a win with the last quiet ply is a win', () => {
    expect(ending(play(scene({ white: 'g9', black: 'a9', quiet: 99 }), 'g9i9'))).toBe('1-0 corner');
  });
});

describe('pass', () => {
  test('the only move of a player without another', () => {
    const position = scene({ white: 'a1', black: 'a3 c1' });
    expect([movesOf(position), ending(position)]).toEqual([['pass'], null]);
    play(position, 'pass');
    expect(rules.format(position)).toMatch(/ b 1 1$/);
  });

  test('not allowed to a player with a move', () => {
    expect(() => play(rules.parse(rules.startFen), 'pass')).toThrow('illegal move "pass"');
  });

  test('removes nothing', () => {
    const locked = { white: 'g1 h2 i3', black: 'i1 e1 g3 f2 h4 i5' };
    const position = scene(locked);
    expect(movesOf(position)).toEqual(['pass']);
    expect(discs(play(position, 'pass')).black).toBe('e1 i1 f2 g3 h4 i5');
  });
});

test('a null move passes the turn, is no ply, and is taken back', () => {
  const position = scene({ white: 'c5 d4 e7', black: 'e5 i1', quiet: 7 });
  const before = rules.format(position);
  position.makeNull();
  expect([position.side, position.ply, discs(position).black]).toEqual([1, 0, 'i1 e5']);
  position.unmake();
  expect(rules.format(position)).toBe(before);
});
