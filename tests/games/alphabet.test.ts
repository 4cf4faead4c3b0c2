// Moves as languages write them: no two pieces of a game alike, and what is shown can be typed.
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import { SHOWN, shownNotation, TYPED, typedKind } from '../../src/games/alphabet';
import { AS_TYPED, readTypedMove, spelledMoves } from '../../src/games/moveReading';
import { ENGLISH, languages } from '../../src/language/languages';
import { setLanguage } from '../../src/language/texts';
import * as boards from '../support/boards';
import { anyVariantOf, playRandomly } from '../support/randomGames';
import { rulesFor } from '../support/situation';

const tags = Object.keys(languages);

afterEach(() => setLanguage(ENGLISH));

/** What the language writes for notations of a game under its usual rules, or others. */
const shownIn =
  (game: string, options = {}) =>
  (...notations: readonly string[]) =>
    notations.map((notation) => shownNotation(rulesFor(game, options), notation));

describe('examples', () => {
  test('by squares, as in chess', async () => {
    const shown = shownIn('fastlane');
    const moves = [
      'e4',
      'Nf3',
      'dxe5',
      'Bxc6+',
      'Qa1c3',
      'O-O-O',
      'R4a5',
      'cxd8=N#',
      'bxc3',
      'Kd2',
    ];
    expect(shown(...moves)).toEqual(moves);
    await setLanguage('de');
    expect(shown(...moves).join(' ')).toBe('e4 Sf3 dxe5 Lxc6+ Da1c3 O-O-O T4a5 cxd8=S# bxc3 Kd2');
    await setLanguage('es');
    expect(shown(...moves).join(' ')).toBe('e4 Cf3 dxe5 Axc6+ Da1c3 O-O-O T4a5 cxd8=C# bxc3 Rd2');
    await setLanguage('fr');
    expect(shown('Bxc6', 'Nf3', 'Ra5', 'Ke2').join(' ')).toBe('Fxc6 Cf3 Ta5 Re2');
  });

  test('where squares begin with capitals, and where the bridge moves', async () => {
    const shown = shownIn('bridge41', { bridge: 'moving' });
    await setLanguage('de');
    expect(shown('R-Rd', 'RRx-Rd', 'Rxry', 'Rz-Rd', 'Rxxry', 'N-Rd', 'bridge lc', 'pass')).toEqual([
      ...['T-Rd', 'TRx-Rd', 'Txry', 'Rz-Rd', 'Rxxry', 'S-Rd', 'Brücke lc', 'passt'],
    ]);
    await setLanguage('it');
    expect(shown('K-Rd', 'KRx-Rd', 'Kxry', 'Rz-Rd', 'Qb1+')).toEqual([
      ...['R-Rd', 'RRx-Rd', 'Rxry', 'Rz-Rd', 'Db1+'],
    ]);
  });

  test.each([
    ['de', 'KLa PLx Bmx nly kLz'],
    ['es', 'KRy PRx nry kLz'],
  ])('in %s, a capture is not the text of another move: %s', async (tag, pieces) => {
    const rules = rulesFor('bridge41', {});
    const position = rules.parse(boards.bridge(pieces));
    await setLanguage(tag);
    const options = spelledMoves(rules, position);
    for (const { move, text } of options) {
      const typed = shownNotation(rules, rules.notation(position, move));
      expect(readTypedMove(rules, position, options, typed, AS_TYPED), typed).toBe(text);
    }
  });

  test('a letter that is king in Spanish is never a rook', async () => {
    const rules = rulesFor('fastlane', { layout: 'none' });
    const position = rules.parse('4k3/8/8/8/8/8/8/R3K3 w - 0 0');
    const read = (typed: string) =>
      readTypedMove(rules, position, spelledMoves(rules, position), typed, AS_TYPED);
    expect([read('Ra4'), read('Ke2')]).toEqual(['a1a4', 'e1e2']);
    await setLanguage('es');
    expect([read('Ta4'), read('ta4'), read('Re2'), read('Ke2')]).toEqual([
      ...['a1a4', 'a1a4', 'e1e2', 'e1e2'],
    ]);
    expect(() => read('Ra4')).toThrow();
  });

  test('both pieces of a castling, which is typed as it is shown', async () => {
    const rules = rulesFor('cuarenta', { castling: 'on' });
    const position = rules.parse(rules.startFen);
    const read = (typed: string) =>
      readTypedMove(rules, position, spelledMoves(rules, position), typed, AS_TYPED);
    for (const [tag, castling] of [
      ['es', 'R<>M'],
      ['de', 'K<>C'],
    ] as const) {
      await setLanguage(tag);
      expect(shownNotation(rules, 'K<>C+')).toBe(`${castling}+`);
      expect([read(castling), read('K<>C')]).toEqual(['e2h1', 'e2h1']);
    }
  });

  test('where a move is a word', async () => {
    const shown = shownIn('bipartite');
    expect(shown('pass', 'orthogonal')).toEqual(['pass', 'straight']);
    await setLanguage('es');
    expect(shown('pass', 'orthogonal')).toEqual(['pasa', 'recta']);
  });

  test('a choice of army is typed as it is shown or stored', () => {
    const rules = rulesFor('bipartite');
    const position = rules.parse(boards.bipartite('MA1 MB3 mE1 mG2', 'w', 'choose', '0 40'));
    const options = spelledMoves(rules, position);
    for (const typed of ['straight', 'Straight', 'orthogonal'])
      expect(readTypedMove(rules, position, options, typed, AS_TYPED), typed).toBe('orthogonal');
  });

  test('a letter of the language counts before an English one', async () => {
    const { kinds } = rulesFor('fastlane', {});
    const named = (letter: string) => kinds[typedKind(kinds, letter)]?.name;
    expect(['R', 'K', 'N', 'T'].map(named)).toEqual(['rook', 'king', 'knight', undefined]);
    await setLanguage('pt');
    expect(['R', 'K', 'N', 'T', 'B'].map(named)).toEqual([
      ...['king', 'king', 'knight', 'rook', 'bishop'],
    ]);
  });
});

describe.each(tags)('in %s', (tag) => {
  test.each(games.map((game) => [game.id, game] as const))(
    'moves of %s under any options are written apart and read as they are shown',
    async (_id, game) => {
      await setLanguage(tag);
      fc.assert(
        fc.property(anyVariantOf(game), fc.integer(), ({ options }, seed) => {
          const rules = game.rules(options);
          const letters = rules.kinds.flatMap((kind) => (kind ? SHOWN.letterOf(kind) : []));
          expect(new Set(letters).size, letters.join(' ')).toBe(letters.length);
          let ply = 0;
          playRandomly(rules, seed, 60, (position) => {
            if (ply++ % 10 !== 0) return;
            const moves = spelledMoves(rules, position);
            for (const { move, text } of moves) {
              const shown = shownNotation(rules, rules.notation(position, move));
              for (const typed of [shown, text])
                expect(readTypedMove(rules, position, moves, typed, AS_TYPED), typed).toBe(text);
            }
          });
        }),
        { numRuns: 5 },
      );
    },
  );

  test('English notation is read where its letters mean no other piece', async () => {
    await setLanguage(tag);
    for (const game of games) {
      const rules = game.rules({});
      const isOwn = (letter: string) => {
        const means = (at: number) =>
          rules.kinds.findIndex((kind) => kind && TYPED[at]?.letterOf(kind) === letter);
        return means(0) < 0 || means(0) === means(1);
      };
      let read = 0;
      playRandomly(rules, 7, 40, (position) => {
        const moves = spelledMoves(rules, position);
        for (const { move, text } of moves) {
          const notation = rules.notation(position, move);
          if (![...notation.replaceAll('O', '')].every((one) => !/[A-Z]/.test(one) || isOwn(one)))
            continue;
          read += 1;
          expect(readTypedMove(rules, position, moves, notation, AS_TYPED), notation).toBe(text);
        }
      });
      expect(read, game.id).toBeGreaterThan(20);
    }
  });
});
