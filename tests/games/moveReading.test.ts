// Moves as people type them, and what they are told when that was no move.
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import type { OptionValues } from '../../src/games/game';
import { readTypedMove } from '../../src/games/moveReading';
import { legalMoves } from '../../src/rules/legalMoves';
import { legalOptions } from '../../src/session/moves';

import * as boards from '../support/boards';
import { rulesFor } from '../support/situation';

/** Reads a text in a position; the start if absent. */
function read(game: string, typed: string, text?: string, options: OptionValues = {}): string {
  const rules = rulesFor(game, options);
  const position = rules.parse(text ?? rules.startFen);
  return readTypedMove(rules, position, legalOptions(rules, position), typed);
}

describe('in every game', () => {
  test.each(games.map(({ id }) => id))(
    'each legal move of %s is read from its text and from its notation',
    (game) => {
      const rules = rulesFor(game);
      const position = rules.parse(rules.startFen);
      for (let ply = 0; ply < 12 && !position.outcome(); ply++) {
        const options = legalOptions(rules, position);
        for (const { move, text } of options) {
          expect(readTypedMove(rules, position, options, text)).toBe(text);
          expect(readTypedMove(rules, position, options, rules.notation(position, move))).toBe(
            text,
          );
        }
        const moves = legalMoves(position);
        position.make(moves[(ply * 7) % moves.length]);
      }
    },
  );
});

describe('what people write is understood', () => {
  test.each([
    ['cuarenta', 'd1-d5', 'd1d5'],
    ['cuarenta', 'fd5', 'd1d5'],
    ['cuarenta', 'Fd1-d5+!', 'd1d5'],
    ['fastlane', 'e2–e4', 'e2d4'],
    ['fastlane', 'h2 h4', 'h2h4'],
    ['bipartite', 'b2c1', 'B2C1'],
    ['bridges40', 'A3-A5', 'a3a5'],
  ])('%s: %s', (game, typed, move) => {
    expect(read(game, typed)).toBe(move);
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
    ['bridge41', '', 'Nothing is written yet'],
    ['bridge41', 'hello', '“hello” does not look like a move'],
    ['cuarenta', 'd1d0', 'no square “d0”'],
    ['cuarenta', 'Xd5', '“X” is no piece of this game'],
    ['cuarenta', 'Ka4', 'king does not move like that'],
    ['cuarenta', 'Gd9', 'No guard can go to d9'],
    ['cuarenta', 'd1d1', 'the same place'],
    ['cuarenta', 'd9e8', "It is White's turn"],
    ['fastlane', 'Nd2', 'No knight can go to d2'],
    ['fastlane', 'd4', 'could be d2-d4 or e2-d4'],
  ])('%s: “%s”', (game, typed, problem) => {
    expect(() => read(game, typed)).toThrow(problem);
  });

  test('a pawn that must say what it becomes', () => {
    const text = boards.fastlane('Kg1 kg8 Pa6');
    expect(() => read('fastlane', 'a6a8', text)).toThrow('Add what the pawn becomes: N or B.');
    expect(() => read('fastlane', 'a6a8q', text)).toThrow('cannot become “q”, only N or B');
  });
});
