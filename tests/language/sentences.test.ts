// Sentences by example, where a language's grammar asks for more than English has.

import { afterEach, expect, test } from 'vitest';
import { spokenText } from '../../src/board/names';
import { plans } from '../../src/games/bridge41/plans';
import type { OptionValues } from '../../src/games/game';
import { tenthsText } from '../../src/language/formats';
import { ENGLISH, languages } from '../../src/language/languages';
import { setLanguage, spokenLanguage, textsOf } from '../../src/language/texts';
import type { MoveReason } from '../../src/reasons/reason';
import { BLACK, outcome, PositionError, WHITE } from '../../src/rules/types';
import { opponentName, outcomeText } from '../../src/ui/words/names';
import { dayName, monthName } from '../../src/ui/words/quantities';
import { grammar } from '../../src/words/grammar';
import { createSpeaker } from '../../src/words/speaker';
import * as boards from '../support/boards';
import { rulesFor, situation } from '../support/situation';

const bridge41Game = textsOf('bridge41Game');
const draw = textsOf('draw');
const homePuzzles = textsOf('homePuzzles');
const moves = textsOf('moves');
const openings = textsOf('openings');
const puzzle = textsOf('puzzle');
const restore = textsOf('restore');
const review = textsOf('review');
const setUp = textsOf('setUp');

const translations = Object.keys(languages).filter((tag) => tag !== ENGLISH);

afterEach(() => setLanguage(ENGLISH));

/** What White reads of a reason for a move of its own. */
const reasonOf = (game: string, reason: MoveReason, options: OptionValues = {}): string =>
  grammar.reasonSentence(reason, createSpeaker(rulesFor(game, options), WHITE, WHITE));

/** Why a position is none, as the player reads it who sets it up. */
function refusedSentence(game: string, change: (fen: string) => string): string {
  const rules = rulesFor(game);
  try {
    rules.parse(change(rules.startFen));
  } catch (error) {
    if (error instanceof PositionError) return error.sentence;
    throw error;
  }
  throw new Error('this is a position');
}

test.each(translations)(
  '%s: a king too few or too many has the name of the language',
  async (tag) => {
    await setLanguage(tag);
    const none = refusedSentence('cuarenta', (fen) => fen.replace('K', '1'));
    const two = refusedSentence('cuarenta', (fen) => fen.replace('P', 'K'));
    for (const sentence of [none, two]) expect(sentence).not.toMatch(/\bking/);
    expect(none).not.toBe(two);
  },
);

test('in Italian, a move that wins by stalemate does not say that stalemate wins', async () => {
  await setLanguage('it');
  const reason = { kind: 'win', by: 'stalemate', moves: 1, plies: 1 } as const;
  expect(reasonOf('bridge41', reason)).toBe('Non lascia mosse legali, e qui questo vince.');
});

test('in English, discs are called so together, too', () => {
  const reason = { kind: 'waits', others: null } as const;
  expect(reasonOf('bridges40', reason)).toBe('A quiet move: none of your discs is in danger.');
  expect(reasonOf('cuarenta', reason)).toBe('A quiet move: none of your pieces is in danger.');
});

test('in Portuguese, a lane is a cell and not one of its squares', async () => {
  await setLanguage('pt');
  const rook = { letter: 'R', side: 'w', cell: 'b4' } as const;
  const king = { letter: 'K', side: 'b', cell: 'b4' } as const;
  const about = (game: string) => [
    reasonOf(game, { kind: 'mobility', piece: rook, cells: 3 }),
    reasonOf(game, { kind: 'confines', piece: king, cells: 1 }),
    reasonOf(game, { kind: 'corners', piece: king, cells: 2 }),
    reasonOf(game, { kind: 'corners', piece: king, cells: 0 }),
  ];
  for (const sentence of about('fastlane')) expect(sentence).not.toMatch(/\bcasas?\b/);
  expect(about('fastlane').join(' ')).toMatch(
    /três células.*uma célula.*duas células.*nenhuma célula/,
  );
  for (const sentence of about('cuarenta')) expect(sentence).toMatch(/\bcasas?\b/);
});

test('in Portuguese, what is drawn is counted as it is where a game is chosen', async () => {
  await setLanguage('pt');
  expect(draw.placesAsInvented(41)).toBe('41 células, tantas quantas no tabuleiro do inventor');
});

test('in Portuguese, a streak of one is none of many', async () => {
  await setLanguage('pt');
  expect(puzzle.inARow(1)).toBe('1 em sequência.');
});

test.each([
  ['de', '28. November 2026', '1. Dezember 2026', /heute der 28\. November 2026,/],
  [
    'it',
    '28 novembre 2026',
    '1 dicembre 2026',
    /oggi è il 28 novembre 2026,.* il 1 dicembre 2026\./,
  ],
  ['it', '8 novembre 2026', '11 novembre 2026', /oggi è l’8 novembre 2026,.* l’11 novembre 2026\./],
])('%s: a day has its article: %s', async (tag, today, latest, expected) => {
  await setLanguage(tag);
  expect(homePuzzles.clockSetBack(today, latest)).toMatch(expected);
});

test.each(Object.keys(languages))(
  '%s: the big bridge is said once, and joined to no article',
  async (tag) => {
    await setLanguage(tag);
    const rules = rulesFor('bridge41', { bridge: 'big' });
    const { state, option } = situation(rules, boards.bridge('Kmb Pmd kmx', 'w', 'big'));
    const plan = plans.achieves?.(rules.parse(state.text), option('mdmk').move);
    if (!plan) throw new Error('the bridge is not occupied');
    const occupies = reasonOf('bridge41', { kind: 'plan', plan }, { bridge: 'big' });
    const way = moves.way('pawn', 'md', 'mk');
    const [plainly, goes] = [occupies, way].map((text) => spokenText(rules, text));
    expect(plainly).toBe(occupies);
    expect(goes).toContain(bridge41Game.cells.bridge);
    expect(goes).not.toMatch(/\b(?:a el|de el|en le|de le)\b/);
  },
);

test.each([
  ['en', 'Better: frog to c6, which wins the frog there.'],
  ['de', 'Besser: Frosch nach c6, was den Frosch dort gewinnt.'],
  ['es', 'Mejor: rana a c6, que gana la rana rival.'],
  ['fr', 'Mieux\u00a0: grenouille en c6, qui gagne la grenouille adverse.'],
  ['it', 'Meglio: rana in c6, che guadagna la rana avversaria.'],
  ['pt', 'Melhor: sapo para c6, ganhando o sapo adversário.'],
])('%s: a piece that takes its like does not seem to take itself', async (tag, expected) => {
  await setLanguage(tag);
  const speaker = createSpeaker(rulesFor('cuarenta'), WHITE, WHITE);
  const frog = (side: 'w' | 'b', cell: string) => ({ letter: 'F', side, cell });
  const better = { text: 'd5c6', notation: 'Fxc6', piece: frog('w', 'd5'), to: 'c6' };
  const balance = { gained: ['F'], lost: [], promoted: [], conceded: [], value: 300 };
  const betterIdea = { kind: 'gain', taken: [frog('b', 'c6')], balance, moves: 1 } as const;
  const explanation = { kind: 'lostPiece', consequence: null, better, betterIdea } as const;
  expect(grammar.betterSentence(explanation, speaker)).toBe(expected);
});

test.each([
  ['en', 'longer in the backup: taken from there', 'longer here: kept unchanged'],
  [
    'de',
    'in der Sicherung länger: Stand hier wird ersetzt',
    'hier länger: hier ändert sich nichts',
  ],
])('%s: what becomes of games in a backup is said of one as of many', async (tag, inFile, here) => {
  await setLanguage(tag);
  expect([restore.fates.newerInFile, restore.fates.newerHere]).toEqual([inFile, here]);
});

test.each([
  ['en', '1 December 2026'],
  ['de', '1. Dezember 2026'],
  ['es', '1 de diciembre de 2026'],
  ['fr', '1er décembre 2026'],
  ['it', '1 dicembre 2026'],
  ['pt', '1º de dezembro de 2026'],
])('%s: the first of a month', async (tag, expected) => {
  await setLanguage(tag);
  expect(dayName('2026-12-01')).toBe(expected);
  expect(dayName('2026-12-11')).toBe(expected.replace(/^1(?:er|º)?/, '11'));
});

test.each(Object.keys(languages))(
  '%s: days, months and counts as the browser writes them',
  async (tag) => {
    await setLanguage(tag);
    const { locale } = spokenLanguage();
    const months = new Intl.DateTimeFormat(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-22`;
      expect(dayName(day)).toBe(days.format(new Date(day)));
      expect(monthName(day)).toBe(months.format(new Date(day)));
    }
    const numbers = new Intl.NumberFormat(locale);
    for (const count of [2, 999, 1000, 9999, 10_000, 1_234_567])
      expect(openings.games(count).startsWith(`${numbers.format(count)} `)).toBe(true);
    const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
    for (const value of [0, 0.5, 3, 7.3, 99.9])
      expect(tenthsText(value)).toBe(tenths.format(value));
  },
);

test.each([
  ['es', ': ganan las blancas por jaque mate.'],
  ['fr', ': les Blancs ont gagné par échec et mat.'],
  ['pt', ': brancas venceram por xeque-mate.'],
])('%s: how a game has ended goes on after a colon', async (tag, expected) => {
  await setLanguage(tag);
  const mate = outcomeText(outcome(WHITE, 'checkmate'), BLACK);
  expect(setUp.verdict.over(mate).replaceAll('\u00a0', ' ')).toContain(expected);
});

test.each([
  ['es', 'Ana contra las negras', 'Las blancas contra Ben'],
  ['fr', 'Ana contre les Noirs', 'Les Blancs contre Ben'],
  ['it', 'Ana contro il Nero', 'Il Bianco contro Ben'],
  ['pt', 'Ana contra as pretas', 'As brancas contra Ben'],
])('%s: a colour has its article beside a name', async (tag, white, black) => {
  await setLanguage(tag);
  const person = (name?: string) => ({ kind: 'person' as const, ...(name && { name }) });
  expect(opponentName({ white: person('Ana'), black: person() })).toBe(white);
  expect(opponentName({ white: person(), black: person('Ben') })).toBe(black);
});

test.each(Object.keys(languages))(
  '%s: the time a review still takes is not parted from its unit',
  async (tag) => {
    await setLanguage(tag);
    expect(review.secondsLeft(2, 131, 58)).toContain('58\u00a0s');
    expect(review.minutesLeft(2, 131, 3)).toContain('3\u00a0min');
  },
);

test.each([
  ['en', 'Moves to within three bridges of your corner.'],
  ['de', 'Verkürzt den Weg in deine Ecke auf drei Brücken.'],
  ['es', 'Queda a tres puentes de tu esquina.'],
  ['fr', 'Ce coup amène un jeton en e3, à trois ponts de ton coin.'],
  ['it', 'Arriva a tre ponti dal tuo angolo.'],
  ['pt', 'Avança até ficar a três pontes do seu canto.'],
])(
  '%s: of a move of the other side, the corner ahead is the reader’s own',
  async (tag, sentence) => {
    await setLanguage(tag);
    const reason = { kind: 'plan', plan: { name: 'nearsCorner', cell: 'e3', count: 3 } } as const;
    const speaker = createSpeaker(rulesFor('bridges40'), BLACK, WHITE);
    expect(grammar.reasonSentence(reason, speaker)).toBe(sentence);
  },
);

test.each([
  ['en', 'Trades queens on d4-e5 and wins a pawn.', 'The other move loses.'],
  ['de', 'Tauscht auf d4-e5 die Damen ab und gewinnt einen Bauern.', 'Der andere Zug verliert.'],
  ['es', 'Cambia damas en d4-e5 y gana un peón.', 'La otra jugada pierde.'],
  ['fr', 'Ce coup échange les dames en d4-e5 et gagne un pion.', 'L’autre coup perd.'],
  ['it', 'Scambia le donne in d4-e5 e guadagna un pedone.', 'L’altra mossa perde.'],
  ['pt', 'Troca damas em d4-e5 e ganha um peão.', 'O outro lance perde.'],
])(
  '%s: a piece won for its like is traded, and one other move is one',
  async (tag, traded, other) => {
    await setLanguage(tag);
    const balance = { gained: ['P'], lost: [], promoted: [], conceded: [], value: 200 };
    const taken = [{ letter: 'Q', side: 'b', cell: 'd4' } as const];
    expect(reasonOf('fastlane', { kind: 'gain', taken, balance, moves: 1 })).toBe(traded);
    expect(grammar.marks.everyOtherLoses(1)).toBe(other);
  },
);
