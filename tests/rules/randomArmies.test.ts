// Whatever the movement parts, promotions and squares of a game: its tables give the moves and attacks that its description
// says, none of them twice.
import { expect, test } from 'vitest';
import { compileArmy } from '../../src/rules/army';
import { ArmyPosition } from '../../src/rules/armyPosition';
import { CELL_STRIDE } from '../../src/rules/board';
import { moveFrom, movePromotion, moveTo } from '../../src/rules/move';
import { codeOf } from '../../src/rules/position';
import { BLACK, type Colour, opposite, WHITE } from '../../src/rules/types';
import { PlainMoves } from './plainMoves';
import { type RandomGame, randomGame } from './randomArmies';

const GAMES = 300;
/** Room for the moves of a position, of which random promotions make many. */
const buffer = new Int32Array(1 << 14);
const COLOURS: readonly Colour[] = [WHITE, BLACK];

function positionOf({ board, terrain, placement }: RandomGame, side: Colour): ArmyPosition {
  const rules = compileArmy({ board, terrains: [terrain], halfmoveLimit: 100 });
  const cells = new Uint8Array(CELL_STRIDE);
  for (const [cell, { kind, colour }] of placement) {
    cells[cell] = codeOf(terrain.kinds.indexOf(kind), colour);
  }
  return new ArmyPosition(rules, { cells, terrain: 0, rights: 0, side, halfmoveClock: 0, ply: 0 });
}

/** What the tables say of a position, in texts. */
function compiledView(game: RandomGame, position: ArmyPosition, isEnemyChecked: boolean) {
  const textOf = (move: number): string => {
    const letter = game.terrain.kinds[movePromotion(move)]?.letter ?? '';
    return `${moveFrom(move)}-${moveTo(move)}-${letter}`;
  };
  const moves = [...buffer.subarray(0, position.generate(buffer, 0))];
  const noisy = [...buffer.subarray(0, position.generateNoisy(buffer, 0))];
  const legal = moves.filter((move) => position.isLegal(move));
  // Which moves give check is asked only where the other side is not in check yet.
  const checking = isEnemyChecked ? [] : legal.filter((move) => position.givesCheck(move));
  return {
    moves: moves.map(textOf).sort(),
    noisy: noisy.map(textOf).sort(),
    legal: legal.map(textOf).sort(),
    checking: checking.map(textOf).sort(),
    isInCheck: position.inCheck(),
    attacked: attackedCells(game, (cell, by) => position.isAttacked(cell, by)),
  };
}

/** The same, read off the description. */
function plainView(game: RandomGame, side: Colour, isEnemyChecked: boolean) {
  const { board, terrain, placement } = game;
  const plain = new PlainMoves(board, terrain);
  const moves = plain.moves(placement, side).sort();
  const isCapture = (move: string): boolean => placement.has(Number(move.split('-')[1]));
  const checksAfter = (move: string, checked: Colour): boolean =>
    plain.isInCheck(plain.after(placement, move), checked);
  const legal = moves.filter((move) => !checksAfter(move, side));
  return {
    moves,
    noisy: moves.filter((move) => isCapture(move) || !move.endsWith('-')),
    legal,
    checking: isEnemyChecked ? [] : legal.filter((move) => checksAfter(move, opposite(side))),
    isInCheck: plain.isInCheck(placement, side),
    attacked: attackedCells(game, (cell, by) => plain.isAttacked(placement, cell, by)),
  };
}

/**
 * Which cells which side attacks. Where paths come back to cells, what they would attack if something else stood there is
 * not defined: then those cells only where an enemy stands.
 */
function attackedCells(
  { board, placement, isConvex }: RandomGame,
  isAttacked: (cell: number, by: Colour) => boolean,
): string[] {
  return board.cells.flatMap(({ index }) =>
    COLOURS.filter((by) => isConvex || placement.get(index)?.colour === opposite(by))
      .filter((by) => isAttacked(index, by))
      .map((by) => `${index} by ${by}`),
  );
}

test('random armies on random boards have the moves, attacks and checks of their description', () => {
  const total = { moves: 0, noisy: 0, checking: 0, attacked: 0, promotions: 0 };
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = randomGame(seed);
    const side = seed % 2 === 0 ? WHITE : BLACK;
    const isEnemyChecked = new PlainMoves(game.board, game.terrain).isInCheck(
      game.placement,
      opposite(side),
    );
    const compiled = compiledView(game, positionOf(game, side), isEnemyChecked);
    expect(compiled, `seed ${seed}`).toEqual(plainView(game, side, isEnemyChecked));
    total.moves += compiled.moves.length;
    total.noisy += compiled.noisy.length;
    total.checking += compiled.checking.length;
    total.attacked += compiled.attacked.length;
    total.promotions += compiled.moves.filter((move) => !move.endsWith('-')).length;
  }
  // Games in which little happens would prove little.
  expect(total.moves).toBeGreaterThan(3000);
  expect(total.noisy).toBeGreaterThan(1500);
  expect(total.promotions).toBeGreaterThan(300);
  expect(total.attacked).toBeGreaterThan(3000);
  expect(total.checking).toBeGreaterThan(30);
});
