// Chess in the Fast Lane on lanes drawn at random: in open positions, where castling, promotion and giving way are at hand, the
// moves are those of a second generator written from the rule book, ply by ply, and all three are played.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fastlane } from '../../src/games/fastlane';
import type { RuleSet } from '../../src/games/game';
import { lanesText } from '../../src/games/lanes';
import { randomWords } from '../../src/rules/zobrist';
import { movesIn, play, refusal } from '../support/rules';
import { LaneModel } from './laneModel';
import { anyLanes } from './randomLanes';

/** Plies of each game, and pieces besides kings and rooks: few enough that no layout makes it long. */
const PLIES = 8;
const PIECES = 10;
/** How often pieces are strewn anew where the side not to move stands in check. */
const ATTEMPTS = 30;

const CASTLINGS = ['e1g1', 'e1c1', 'e8g8', 'e8c8'];

type Below = (limit: number) => number;

function belowFrom(seed: number): Below {
  const random = randomWords(seed);
  return (limit) => (random() >>> 0) % limit;
}

/** Kings and rooks at home with nothing between them, pawns near their goal, and pieces that slide; each in a cell of its own. */
function strewn({ board }: RuleSet, below: Below): string {
  const rows = Array.from({ length: 8 }, () => new Array<string>(8).fill('1'));
  rows[0] = [...'r111k11r'];
  rows[7] = [...'R111K11R'];
  const taken = new Set<number>();
  for (let piece = 0; piece < PIECES; piece++) {
    const letter = [...'PPpprbqRBQn'][below(11)];
    const rank = letter === 'P' ? 5 + below(2) : letter === 'p' ? 1 + below(2) : 1 + below(6);
    const file = below(8);
    const cell = board.squareAt(file, rank)?.cell ?? 0;
    if (taken.has(cell)) continue;
    taken.add(cell);
    rows[7 - rank][file] = letter;
  }
  const placement = rows.map((row) => row.join('').replace(/1+/g, (run) => `${run.length}`));
  return `${placement.join('/')} ${'wb'[below(2)]} KQkq 0 0`;
}

/** Such a position that the rules accept; null where none came about. */
function openPosition(rules: RuleSet, below: Below): string | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const text = strewn(rules, below);
    if (refusal(() => rules.parse(text)) === 'accepted') return rules.format(rules.parse(text));
  }
  return null;
}

test('castling, promotion and giving way follow the rule book on any lanes', () => {
  const played = { castlings: 0, promotions: 0, givingWay: 0 };
  let games = 0;
  fc.assert(
    fc.property(anyLanes, fc.nat(), (lanes, seed) => {
      const rules = fastlane.rules(lanes.length === 0 ? {} : { layout: lanesText(lanes) });
      const model = new LaneModel(rules);
      const strict = new LaneModel(rules, false);
      const below = belowFrom(seed);
      let text = openPosition(rules, below);
      if (text === null) return;
      games++;
      for (let ply = 0; ply < PLIES && !rules.parse(text).outcome(); ply++) {
        const position = model.read(text);
        const moves = model.moves(position);
        expect(movesIn(rules, text), text).toEqual(moves);
        const plain = new Set(strict.moves(position));
        const letterOn = (square: string) =>
          position.pieces.get(rules.board.cellNamed(square) ?? -1)?.toUpperCase();
        const castlings = moves.filter(
          (move) => CASTLINGS.includes(move) && letterOn(move.slice(0, 2)) === 'K',
        );
        const promotions = moves.filter((move) => move.length > 4);
        const givingWay = moves.filter((move) => !plain.has(move));
        // What is rare goes first, now one and now another.
        const kinds = { castlings, promotions, givingWay };
        const names = (['castlings', 'promotions', 'givingWay'] as const).filter(
          (name) => kinds[name].length > 0,
        );
        const name = names[below(names.length || 1)];
        const pool = name && below(4) > 0 ? kinds[name] : moves;
        if (name && pool !== moves) played[name]++;
        text = play(rules, text, pool[below(pool.length)]);
      }
    }),
    { numRuns: 14 },
  );
  expect(games).toBeGreaterThan(7);
  expect(played.castlings).toBeGreaterThan(0);
  expect(played.promotions).toBeGreaterThan(0);
  expect(played.givingWay).toBeGreaterThan(0);
});
