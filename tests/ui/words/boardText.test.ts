// The description of a board names each piece once, in every game; and what attacks a cell is what the rules say.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offeredGames } from '../../../src/games';
import { kindName, type RuleSet } from '../../../src/games/ruleSet';
import { pluralOf } from '../../../src/language/en/pieces';
import { wholeName } from '../../../src/rules/board';
import { effectsOf } from '../../../src/rules/effects';
import { moveFrom, moveTag, pseudoLegalMoves, TAG_NORMAL } from '../../../src/rules/move';
import { colourOf, type Position } from '../../../src/rules/position';
import { attackText, boardText, standingPieces } from '../../../src/ui/words/boardText';
import { colourName } from '../../../src/ui/words/names';
import { anyVariantOf, playRandomly } from '../../support/randomGames';
import { rulesFor, situation } from '../../support/situation';

/** Plies between two positions that are looked at. */
const STRIDE = 9;

/** Looks at positions of random games under any options. */
function visitPositions(
  game: (typeof offeredGames)[number],
  runs: number,
  look: (rules: RuleSet, position: Position) => void,
): void {
  fc.assert(
    fc.property(anyVariantOf(game), fc.integer(), ({ options }, seed) => {
      const rules = game.rules(options);
      let ply = 0;
      playRandomly(rules, seed, 80, (position) => {
        if (ply++ % STRIDE === 0) look(rules, position);
      });
    }),
    { numRuns: runs },
  );
}

/** What a description says, read back: "Black pawn b3", in order. */
function readBack(rules: RuleSet, position: Position): string[] {
  const names = new Map(
    rules.kinds.flatMap((kind) =>
      kind ? [kind.name, pluralOf(kind.name)].map((name) => [name, kind.name] as const) : [],
    ),
  );
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  return standingPieces(rules, position).flatMap(({ side, pieces }) =>
    pieces.flatMap((line) => {
      const name = longestFirst.find((one) => line.startsWith(`${one} `)) ?? '';
      const places = line.slice(name.length + 1).split(/, | and /);
      return places.map((place) => `${side} ${names.get(name)} ${place}`);
    }),
  );
}

const piecesOn = (rules: RuleSet, { cells, board }: Position): string[] =>
  board.cells.flatMap(({ index }) => {
    const code = cells[index];
    if (code === 0) return [];
    const place = wholeName(rules.board, index);
    return [`${colourName(colourOf(code))} ${kindName(rules, code)} ${place}`];
  });

describe.each(offeredGames)('$name', (game) => {
  test('each piece is named exactly once, with its side and its cell', () => {
    visitPositions(game, 6, (rules, position) => {
      expect(readBack(rules, position).sort()).toEqual(piecesOn(rules, position).sort());
    });
  });

  test('what a piece is said to attack is what it could take, were it to move', () => {
    visitPositions(game, 2, (rules, position) => {
      const text = rules.format(position);
      const board = situation(rules, text).state;
      const own = pseudoLegalMoves(position).filter((move) => moveTag(move) === TAG_NORMAL);
      const prey = new Map<number, Set<number>>();
      for (const move of own)
        for (const { cell } of effectsOf(position, move).captured)
          prey.set(moveFrom(move), (prey.get(moveFrom(move)) ?? new Set()).add(cell));
      for (const { index } of rules.board.cells) {
        const code = position.cells[index];
        if (code === 0 || colourOf(code) !== position.side) continue;
        const said = attackText(rules, board, index);
        const victims = [...(prey.get(index) ?? [])];
        const [, attacked = ''] = /It attacks (.*)\.$/.exec(said) ?? [];
        expect(attacked === 'nothing' ? 0 : attacked.split(' on ').length - 1, said).toBe(
          victims.length,
        );
        for (const cell of victims) {
          expect(said).toContain(`on ${wholeName(rules.board, cell)}`);
          // And the victim says so of its attacker.
          expect(attackText(rules, board, cell)).toMatch(
            new RegExp(`Attacked by .*on ${escaped(wholeName(rules.board, index))}`),
          );
        }
      }
      expect(rules.format(rules.parse(text))).toBe(text);
    });
  });
});

const escaped = (text: string): string => text.replace(/[()]/g, '\\$&');

test('a side without pieces is said to have none', () => {
  const rules = rulesFor('bridges40');
  const position = rules.parse(rules.startFen);
  expect(boardText(rules, { cells: new Uint8Array(position.cells.length), terrain: 0 }, [])).toBe(
    'White: no pieces. Black: no pieces.',
  );
});

test('a race tells its score, and a board that moves tells how it lies', () => {
  const race = rulesFor('bipartite');
  const { state } = situation(race);
  expect(boardText(race, state, ['White to move.'])).toMatch(
    /White has 0 of 9 Messengers home\. Black has 0 of 9 Messengers home\. White to move\.$/,
  );
  const bridge = rulesFor('bridge41');
  expect(boardText(bridge, situation(bridge).state, [])).toMatch(/Bridge: /);
});

test('a piece and an empty cell say what attacks, guards and is attacked', () => {
  const rules = rulesFor('cuarenta');
  const text =
    '*c*1*f*b*/1*g*k*1*1/*1*F*1*1*/p*1*1*p*p/*1*P*1*1*/1*P*1*P*1/*G*K*1*1*/V*1*1*1*1/*B*1*1*v* w - 1 24';
  const { state, cell } = situation(rules, text);
  expect(attackText(rules, state, cell('d7'))).toBe(
    'White frog on d7. Attacked by the guard on c8, the king on e8 and the frog on f9. Nothing guards it. It attacks nothing.',
  );
  expect(attackText(rules, state, cell('h9'))).toBe(
    'Black bishop on h9. Nothing attacks it. Guarded by the frog on f9. It attacks the pawn on d5.',
  );
  expect(attackText(rules, state, cell('e4'))).toBe(
    'e4, empty. White attacks it with the king on d3, the pawn on c4 and the pawn on g4.',
  );
  expect(attackText(rules, state, cell('f3'))).toBe('f3, empty. Nothing attacks it.');
});

test('a disc of 40 Bridges attacks what it would surround', () => {
  const rules = rulesFor('bridges40');
  const visited: string[] = [];
  playRandomly(rules, 7, 60, (position) => {
    const { state } = situation(rules, rules.format(position));
    for (const move of pseudoLegalMoves(position)) {
      const { captured } = effectsOf(position, move);
      if (captured.length === 0) continue;
      visited.push(attackText(rules, state, moveFrom(move)));
    }
  });
  expect(visited.length).toBeGreaterThan(0);
  expect(visited.every((said) => said.includes('It attacks the disc on '))).toBe(true);
});
