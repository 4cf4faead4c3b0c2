// What a character prefers: bonuses that follow from what a move does, never so large that a better move is passed over.
import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine';
import { levelOf, mannerPreference } from '../../src/engine/preferences';
import { games } from '../../src/games';
import { CHARACTER_NAMES, CHARACTERS } from '../../src/games/characters';
import { legalMoves } from '../../src/rules/move';
import { randomWords } from '../../src/rules/zobrist';
import { readNetwork } from '../support/networks';
import { still } from './support';

const engine = () => new Engine({ control: still, readNetwork, megabytes: 1, random: () => 1 });

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('in every position of a random game bonuses are small, and the position stays as it was', async () => {
    const rules = game.rules({});
    const { mostCp } = (await game.loadLevels({})).levels.manner;
    const position = rules.parse(rules.startFen);
    const random = randomWords(3);
    let preferred = 0;
    for (let ply = 0; ply < 80 && !position.outcome(); ply++) {
      const moves = legalMoves(position);
      const before = rules.format(position);
      for (const character of CHARACTERS) {
        const bonus = mannerPreference(rules, position, { character, noise: 0, mostCp });
        const given = moves.map(bonus);
        for (const one of given) expect(Math.abs(one)).toBeLessThanOrEqual(mostCp);
        if (new Set(given).size > 1) preferred++;
      }
      expect(rules.format(position)).toBe(before);
      position.make(moves[(random() >>> 0) % moves.length]);
    }
    expect(preferred).toBeGreaterThan(0);
  });
});

describe('in Chess in the Fast Lane', () => {
  const game = games.find(({ id }) => id === 'fastlane');
  if (!game) throw new Error('no game fastlane');
  const rules = game.rules({});
  /** The bonus of a move, by its text. */
  const bonusIn = (fen: string, character: (typeof CHARACTERS)[number]) => {
    const position = rules.parse(fen);
    const bonus = mannerPreference(rules, position, { character, noise: 0, mostCp: 30 });
    return (text: string) => bonus(rules.parseMove(position, text));
  };
  /** A rook may take a pawn beside it or go anywhere else; kings are far apart. */
  const TAKING = 'k7/8/8/8/8/8/p7/R6K w - 0 0';

  test('Nils trades where Carlo does not', () => {
    const [nils, carlo] = [bonusIn(TAKING, 'nils'), bonusIn(TAKING, 'carlo')];
    expect(nils('a1a2')).toBeGreaterThan(nils('a1b1'));
    expect(carlo('a1a2')).toBeLessThan(carlo('a1b1'));
  });

  test('where a manner may cost more, every wish counts for more', () => {
    const position = rules.parse(TAKING);
    const taking = rules.parseMove(position, 'a1a2');
    const given = [30, 90].map((mostCp) =>
      mannerPreference(rules, position, { character: 'nils', noise: 0, mostCp })(taking),
    );
    expect(given[0]).toBeGreaterThan(0);
    expect(given[1]).toBe(3 * given[0]);
  });

  test('Vera goes towards the king, and Bruno stays at home', () => {
    const [vera, bruno] = [bonusIn(TAKING, 'vera'), bonusIn(TAKING, 'bruno')];
    expect(vera('h1g2')).toBeGreaterThan(bruno('h1g2'));
  });
});

test('every character plays a mate', async () => {
  const start = 'k7/7R/8/8/8/8/8/K5R1 w - 0 0';
  for (const character of CHARACTERS) {
    const line = { game: 'fastlane', options: {}, start, moves: [] };
    const { move } = await engine().play({
      ...{ line, level: 8, character, seed: 1, lines: 1, limits: { nodes: 3000 } },
    });
    expect(move, CHARACTER_NAMES[character]).toBe('g1g8');
  }
});

test('in every game a level stays within the eight', async () => {
  for (const game of games) {
    const { manner } = (await game.loadLevels({})).levels;
    for (const character of CHARACTERS) {
      for (const level of [1, 4.5, 8]) {
        expect(levelOf(character, level, manner)).toBeGreaterThanOrEqual(1);
        expect(levelOf(character, level, manner)).toBeLessThanOrEqual(8);
      }
    }
  }
});

test('a manner is made up for as measured at levels 3 and 6, in between on a straight line', () => {
  const added = {
    vera: [0.2, 0.5],
    carlo: [0, 0],
    nils: [0, 0],
    frida: [0, 0],
    bruno: [0, 0],
  } as const;
  const raised = [1, 3, 4, 6, 7].map((level) =>
    levelOf('vera', level, { mostCp: 30, levels: added }),
  );
  for (const [at, level] of [1.2, 3.2, 4.3, 6.5, 7.5].entries())
    expect(raised[at]).toBeCloseTo(level, 9);
});
