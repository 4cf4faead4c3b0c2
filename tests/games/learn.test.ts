// Learn covers every piece that can be on a board, and its diagrams show real positions.
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import { legalMoves } from '../../src/rules/legalMoves';
import { colourOf, kindOf } from '../../src/rules/position';
import { proofGames } from '../proofGames';

describe.each(games)('$name', (game) => {
  test('every piece kind has a lesson with an example, and no lesson is about another', async () => {
    const { learn } = await game.loadLearn();
    const letters = game.rules({}).kinds.flatMap((kind) => (kind ? [kind.letter] : []));
    expect(learn.pieces.map(({ letter }) => letter).sort()).toEqual([...letters].sort());
    for (const { letter, examples, passages } of learn.pieces) {
      expect(passages.length, letter).toBeGreaterThan(0);
      expect(examples.length, letter).toBeGreaterThan(0);
    }
  });

  test('every example is a position in which the piece it names can move', async () => {
    const { learn } = await game.loadLearn();
    for (const { letter, examples } of learn.pieces) {
      for (const { position: text, cell, options, caption } of examples) {
        const rules = game.rules(options ?? {});
        const position = rules.parse(text);
        const at = rules.board.cellNamed(cell) ?? -1;
        const code = position.cells[at];
        expect(rules.kinds[kindOf(code)]?.letter, caption).toBe(letter);
        expect(colourOf(code), caption).toBe(position.side);
        expect(
          legalMoves(position).some((move) => (move & 63) === at),
          caption,
        ).toBe(true);
      }
    }
  });

  test('aim, board and endings are told, and rulings are marked as ours', async () => {
    const { learn } = await game.loadLearn();
    const { aim, board, endings, pieces } = learn;
    for (const part of [aim, board, endings]) expect(part.length).toBeGreaterThan(0);
    const all = [...aim, ...board, ...endings, ...pieces.flatMap(({ passages }) => passages)];
    expect(all.some(({ ruling }) => !ruling)).toBe(true);
    // Rules that leave nothing open need none; those of the app's games do.
    expect(all.some(({ ruling }) => ruling)).toBe(!proofGames.includes(game));
  });
});
