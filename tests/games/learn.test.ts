// Learn says and shows what holds under the options in force, and nothing else: for every game and many variants.
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import type { OptionValues, RuleSet } from '../../src/games/game';
import { type LearnText, learnText, type Passage } from '../../src/games/learn';
import { valueLabel } from '../../src/games/options';
import { legalMoves } from '../../src/rules/move';
import { colourOf, kindOf } from '../../src/rules/position';
import { playRandomly } from '../support/randomGames';
import { manyVariants } from '../support/variants';

const passages = ({ aim, board, pieces, endings }: LearnText): Passage[] => [
  ...aim,
  ...board,
  ...pieces.flatMap((piece) => piece.passages),
  ...endings,
];

const captions = ({ boardExamples = [], pieces }: LearnText): string[] =>
  [...boardExamples, ...pieces.flatMap(({ examples }) => examples)].map(({ caption }) => caption);

/** In the shortest games a promotion is rare. */
const MAX_RANDOM_GAMES = 300;

/** Letters on the board at the start and in random games, until all of `letters` have been seen. */
function lettersSeen(rules: RuleSet, plies: number, letters: readonly string[] = []) {
  const seen = new Set<string | undefined>();
  for (let seed = 1; seed <= MAX_RANDOM_GAMES; seed++) {
    playRandomly(rules, seed, plies, ({ cells }) => {
      for (const code of cells) if (code !== 0) seen.add(rules.kinds[kindOf(code)]?.letter);
    });
    if (letters.every((letter) => seen.has(letter))) break;
  }
  return seen;
}

/** @throws Error that names the example besides what is wrong with its position */
function parsed(rules: RuleSet, source: string, about: string) {
  try {
    return rules.parse(source);
  } catch (error) {
    throw new Error(`${about}: ${error}`, { cause: error });
  }
}

describe.each(games)('$name', (game) => {
  let texts: { options: OptionValues; rules: RuleSet; text: LearnText }[];

  beforeAll(async () => {
    const { learn } = await game.loadLearn();
    texts = manyVariants(game).map((rules) => ({
      options: rules.options,
      rules,
      text: learnText(learn(rules)),
    }));
    // Some hundred rule sets are compiled.
  }, 60_000);

  test('the pieces with an explanation are those that come up', () => {
    for (const { options, rules, text } of texts) {
      const letters = text.pieces.map(({ letter }) => letter);
      const atStart = lettersSeen(rules, 1);
      expect(letters, JSON.stringify(options)).toEqual(expect.arrayContaining([...atStart]));
      expect(new Set(letters).size).toBe(letters.length);
      const unseen = letters.filter((letter) => !atStart.has(letter));
      if (unseen.length === 0) continue;
      expect([...lettersSeen(rules, 400, unseen)]).toEqual(expect.arrayContaining(unseen));
    }
  });

  test('every example is a position of the variant, in which what it names can move', () => {
    for (const { options, rules, text } of texts) {
      const check = (letter: string | null, examples: LearnText['boardExamples']) => {
        for (const { position: source, cell, caption } of examples ?? []) {
          const about = `${letter ?? 'the board'}, "${caption}" (${cell} in ${source}) ${JSON.stringify(options)}`;
          const position = parsed(rules, source, about);
          const at = rules.board.cellNamed(cell) ?? -1;
          const code = position.cells[at];
          if (letter !== null) {
            expect(rules.kinds[kindOf(code)]?.letter, about).toBe(letter);
            expect(colourOf(code), about).toBe(position.side);
          }
          expect(
            legalMoves(position).some((move) => (move & 63) === at),
            about,
          ).toBe(true);
        }
      };
      check(null, text.boardExamples);
      for (const { letter, examples } of text.pieces) {
        expect(examples.length, letter).toBeGreaterThan(0);
        check(letter, examples);
      }
    }
  });

  test('nothing is said of a value that is not in force', () => {
    for (const { options, text } of texts) {
      const said = [...passages(text).map((one) => one.text), ...captions(text)].join('\n');
      for (const spec of game.options) {
        for (const value of spec.values.slice(1)) {
          if (options[spec.name] === value.value) continue;
          const name = valueLabel(spec, value).toLowerCase();
          expect(said.toLowerCase(), JSON.stringify(options)).not.toContain(name);
        }
        expect(said).not.toContain('option');
      }
    }
  });

  test('aim, board, pieces and endings are told, by rules and by rulings', () => {
    for (const { text } of texts) {
      for (const part of [text.aim, text.board, text.endings]) {
        expect(part.length).toBeGreaterThan(0);
      }
      for (const piece of text.pieces) expect(piece.passages.length).toBeGreaterThan(0);
      const sources = new Set(passages(text).map(({ source }) => source));
      expect(sources.has('inventor')).toBe(true);
      // No inventor has left nothing open; a draft's rulings may still be missing.
      if (!game.draft) expect(sources.has('ruling')).toBe(true);
    }
  });

  test('a picture of a value shows pieces or a board that the variant has a text for', async () => {
    const { learn } = await game.loadLearn();
    for (const { name, values } of game.options) {
      for (const { value, changes } of values) {
        if (changes === undefined || changes === 'board') continue;
        const letters = learnText(learn(game.rules({ [name]: value }))).pieces.map(
          ({ letter }) => letter,
        );
        expect(letters, `${name} ${value}`).toEqual(expect.arrayContaining([...changes]));
      }
    }
  });
});
