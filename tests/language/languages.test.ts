// What every language that is offered keeps to: numbers and kinds of pieces in its own grammar, and one form of what is stored.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { severalText } from '../../src/games/alphabet';
import { kindName } from '../../src/games/ruleSet';
import { ENGLISH, languages } from '../../src/language/languages';
import { setLanguage, textsOf, textsReady } from '../../src/language/texts';
import { gameLink } from '../../src/share/link';
import { formatGameText } from '../../src/storage/gameText';
import { grammar } from '../../src/words/grammar';
import { createSpeaker } from '../../src/words/speaker';
import { rulesOf } from '../engine/support';
import { hasSeveralWords, plainTexts } from '../support/plainTexts';
import { anyRecord } from '../support/records';
import { manyVariants } from '../support/variants';

const learn = textsOf('learn');
const moves = textsOf('moves');
const pieces = textsOf('pieces');

afterEach(() => setLanguage(ENGLISH));

describe.each(Object.keys(languages))('%s', (tag) => {
  beforeEach(async () => {
    await textsReady();
    await setLanguage(tag);
  });

  test('every kind of piece has a name, with an article and in number', () => {
    const kinds = new Set(
      offeredGames.flatMap((game) =>
        manyVariants(game, 0).flatMap((rules) =>
          rules.kinds.flatMap((kind, number) => (kind ? kindName(rules, number << 1) : [])),
        ),
      ),
    );
    expect(kinds.size).toBeGreaterThan(15);
    for (const kind of kinds) {
      expect(pieces.names[kind], kind).toMatch(/^\p{L}/u);
      const [one, two] = [severalText([kind]), severalText([kind, kind])];
      expect(one).not.toBe(two);
      expect(`${one} ${two}`).not.toContain('undefined');
    }
  });

  test('a game has one text and one link', () => {
    const samples = fc
      .sample(anyRecord, { numRuns: 60, seed: 5 })
      .filter(({ game }) => offeredGames.some(({ id }) => id === game));
    expect(samples.length).toBeGreaterThan(10);
    const written = () => samples.flatMap((record) => [formatGameText(record), gameLink(record)]);
    const own = written();
    return setLanguage(ENGLISH).then(() => expect(own).toEqual(written()));
  });

  test('a reason names the piece and the cell', () => {
    const speaker = createSpeaker(rulesOf('cuarenta'), 0, 0);
    const sentence = grammar.reasonSentence(
      { kind: 'attacks', piece: { letter: 'F', side: 'b', cell: 'd3' } },
      speaker,
    );
    expect(sentence).toMatch(/^\p{Lu}.* d3\b.*\.$/u);
    expect(sentence.toLowerCase()).toContain(pieces.names.frog.toLowerCase());
  });
});

test.each(Object.keys(languages).filter((tag) => tag !== ENGLISH))(
  '%s: nothing of several words was left in English',
  async (tag) => {
    const [english, own] = [await plainTexts(ENGLISH), await plainTexts(tag)];
    const same = [...english].filter(([name, text]) => own.get(name) === text);
    const several = same.filter(([, text]) => hasSeveralWords(text));
    // The inventor's name for an army.
    expect(several.map(([, text]) => text)).toEqual(['All your base']);
    expect(same.length / english.size).toBeLessThan(0.02);
  },
);

test.each([
  ['de', ['ein Turm', 'zwei Türme und ein Springer', 'Weiß: König e1; Bauern a2 und b2']],
  ['es', ['una torre', 'dos torres y un caballo', 'Blancas: rey e1; peones a2 y b2']],
  ['fr', ['une tour', 'deux tours et un cavalier', 'Blancs : roi en e1 ; pions en a2 et b2']],
  ['it', ['una torre', 'due torri e un cavallo', 'Bianco: re in e1; pedoni in a2 e b2']],
  ['pt', ['uma torre', 'duas torres e um cavalo', 'Brancas: rei e1; peões a2 e b2']],
])('%s: plurals and genders by example', async (tag, expected) => {
  await textsReady();
  await setLanguage(tag);
  const white = { de: 'Weiß', es: 'Blancas', fr: 'Blancs', it: 'Bianco', pt: 'Brancas' }[tag] ?? '';
  const army = moves.army(white, [
    moves.kindOn('king', ['e1']),
    moves.kindOn('pawn', ['a2', 'b2']),
  ]);
  const said = [severalText(['rook']), severalText(['rook', 'rook', 'knight']), army];
  expect(said.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(expected);
  expect(learn.against(['king', 'rook'], ['king'])).toContain(pieces.names.rook);
});
