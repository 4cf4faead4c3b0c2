// Moves as people type them, and what they are told when that was no move.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import { fastlane } from '../../src/games/fastlane';
import type { OptionValues, RuleSet } from '../../src/games/game';
import { cellNotation } from '../../src/games/kit/notation';
import { lanesText } from '../../src/games/lanes';
import { AS_STORED, AS_TYPED, readTypedMove, spelledMoves } from '../../src/games/moveReading';
import { ArmyPosition } from '../../src/rules/armyPosition';
import { moveTag, TAG_NORMAL } from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import { legalOptions } from '../../src/session/moves';
import { itemAt } from '../../src/util/items';
import * as boards from '../support/boards';
import { anyVariantOf, playRandomly } from '../support/randomGames';
import { rulesFor } from '../support/situation';
import { anyLanes } from './randomLanes';

/** Reads a text in a position; the start if absent. */
function read(game: string, typed: string, text?: string, options: OptionValues = {}): string {
  const rules = rulesFor(game, options);
  const position = rules.parse(text ?? rules.startFen);
  return readTypedMove(rules, position, legalOptions(rules, position), typed, AS_TYPED);
}

/** Positions of a random game. */
const PLIES = 60;
/** How many of its positions are looked at. */
const LOOKED_AT = 6;

/** All that is displayed and stored of the moves of a position is read as the move that it is of. */
function expectReadBack(rules: RuleSet, position: Position): void {
  const options = spelledMoves(rules, position);
  const displayed = options.map(({ move }) => rules.notation(position, move));
  expect(new Set(displayed).size, displayed.join(' ')).toBe(options.length);
  options.forEach(({ text }, index) => {
    for (const written of [text, itemAt(displayed, index)]) {
      for (const how of [AS_STORED, AS_TYPED]) {
        expect(readTypedMove(rules, position, options, written, how), written).toBe(text);
      }
    }
  });
}

/** Visits some positions of a random game. */
function visitSome(rules: RuleSet, seed: number, visit: (position: Position) => void): void {
  let ply = 0;
  playRandomly(rules, seed, PLIES, (position) => {
    if (ply++ % (PLIES / LOOKED_AT) === 0) visit(position);
  });
}

describe('in every game', () => {
  test.each(games.map((game) => [game.id, game] as const))(
    'each legal move of %s, under any options, is read from its text and from its notation',
    (_id, game) => {
      fc.assert(
        fc.property(anyVariantOf(game), fc.integer(), ({ options }, seed) => {
          const rules = game.rules(options);
          visitSome(rules, seed, (position) => expectReadBack(rules, position));
        }),
        { numRuns: 5 },
      );
    },
  );
});

describe('on any lanes', () => {
  const anyLayout = fc.oneof(
    fc.constantFrom('roundabout', 'highways', 'plaza'),
    anyLanes.map((lanes) => (lanes.length === 0 ? 'none' : lanesText(lanes))),
  );

  test('each legal move is read from its text and from its notation', () => {
    fc.assert(
      fc.property(anyLayout, fc.integer(), (layout, seed) => {
        const rules = fastlane.rules({ layout });
        visitSome(rules, seed, (position) => expectReadBack(rules, position));
      }),
      { numRuns: 12 },
    );
  });

  test('a move is still read as it was displayed before squares were named', () => {
    fc.assert(
      fc.property(anyLayout, fc.integer(), (layout, seed) => {
        const rules = fastlane.rules({ layout });
        visitSome(rules, seed, (position) => {
          const options = spelledMoves(rules, position);
          for (const { move, text } of options) {
            if (!(position instanceof ArmyPosition) || moveTag(move) !== TAG_NORMAL) continue;
            const written = cellNotation(position, move);
            expect(readTypedMove(rules, position, options, written, AS_STORED), written).toBe(text);
          }
        });
      }),
      { numRuns: 12 },
    );
  });
});

describe('what people write is understood', () => {
  test.each([
    ['cuarenta', 'd1-d5', 'd1d5'],
    ['cuarenta', 'fd5', 'd1d5'],
    ['cuarenta', 'Fd1-d5+!', 'd1d5'],
    ['fastlane', 'e2–e4', 'e2d4'],
    ['fastlane', 'h2 h4', 'h2h4'],
    ['fastlane', 'e4', 'e2d4'],
    ['fastlane', 'E4', 'e2d4'],
    ['fastlane', 'd4', 'd2d4'],
    ['fastlane', 'e2-d4', 'e2d4'],
    ['fastlane', 'Raa4', 'a1a4'],
    ['fastlane', 'ra4', 'a1a4'],
    ['bipartite', 'b2c1', 'B2C1'],
    ['bridges40', 'A3-A5', 'a3a5'],
  ])('%s: %s', (game, typed, move) => {
    expect(read(game, typed)).toBe(move);
  });

  test('a jump that captures, without what falls', () => {
    const text =
      '1*1*1*1*p/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*P*1*1/*1*p*1*1*/P*P*1*1*1 w 0 0';
    for (const typed of ['a1^e1', 'a1^e1xd2', 'a1e1']) {
      expect(read('bridges40', typed, text)).toBe('a1e1');
    }
  });

  test('the wrong case only where nothing else could be meant', () => {
    expect(read('bridge41', 'MBMC')).toBe('mbmc');
    const knights = boards.bridge('KLa NLb NRb kRz');
    expect(() => read('bridge41', 'N-MC', knights)).toThrow('could be NLb-mc or NRb-mc');
  });

  test('castling with zeros', () => {
    const text = boards.fastlane('Ke1 Ra1 Rh1 kf8', 'w', 'KQ');
    expect(read('fastlane', '0-0-0', text)).toBe('e1c1');
  });

  test('promotions', () => {
    const text = boards.fastlane('Kg1 kg8 Pa6');
    expect(read('fastlane', 'a8=n', text)).toBe('a6a8n');
    expect(read('fastlane', 'a8N', text)).toBe('a6a8n');
  });

  test('a promotion that leaves no choice need not be told', () => {
    const text = boards.bipartite('KA1 MG4 kI5 sH3 sC1', 'w', '2');
    expect(read('bipartite', 'G4xH3', text)).toBe('G4H3');
  });
});

describe('what is wrong is named', () => {
  test.each([
    ['bridge41', '', 'Type a move first'],
    ['bridge41', 'hello', '“hello” does not look like a move'],
    ['cuarenta', 'd1d0', 'no square “d0”'],
    ['cuarenta', 'Xd5', '“X” is not a piece of this game'],
    ['cuarenta', 'Ka4', 'king does not move like that'],
    ['cuarenta', 'Gd9', 'No guard can go to d9'],
    ['cuarenta', 'd1d1', 'the same cell'],
    ['cuarenta', 'd9e8', 'It is White’s turn'],
    ['fastlane', 'Na1a4', 'The piece on a1 is a rook.'],
    ['bridges40', 'a3-a5xb4', 'does not look like a move. Write, for example, a3-a5 or a3a5.'],
    ['bridges40', 'g5', 'No disc can go to g5.'],
    ['bipartite', 'F1', 'No Messenger can go to F1.'],
    ['cuarenta', 'e6', 'No pawn can go to e6.'],
    ['fastlane', 'Nd2', 'No knight can go to d2'],
    ['fastlane', 'e5', 'could be d4 or e4'],
    ['fastlane', 'Nbd2', 'No knight can go to d2'],
  ])('%s: “%s”', (game, typed, problem) => {
    expect(() => read(game, typed)).toThrow(problem);
  });

  test('a pawn that must say what it becomes', () => {
    const text = boards.fastlane('Kg1 kg8 Pa6');
    expect(() => read('fastlane', 'a6a8', text)).toThrow('Add what the pawn becomes: N or B.');
    expect(() => read('fastlane', 'a6a8q', text)).toThrow('cannot become “q”, only N or B');
    expect(() => read('fastlane', 'Na6a8=N', text)).toThrow('The piece on a6 is a pawn.');
  });
});
