// TheBridge41's texts for learners against its own moves: a claim is made exactly where the rules make it true.
import { expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { learn, scenes } from '../../src/games/bridge41/learn';
import { readOptions } from '../../src/games/bridge41/options';
import type { RuleSet } from '../../src/games/game';
import { learnText } from '../../src/games/learn';
import { textsReady } from '../../src/language/texts';
import { bridge } from '../support/boards';
import { movesFrom, resultOf } from '../support/rules';
import { manyVariants } from '../support/variants';

/** Where a piece may go in a scene that is set up under the rules. */
function reaches(rules: RuleSet, pieces: string, cell: string): string[] {
  const [{ position }] = scenes(readOptions(rules.options), [[pieces, cell, '']]);
  return movesFrom(rules, position, cell);
}

function startsWith(rules: RuleSet, letter: string): boolean {
  return rules.startFen.split(' ')[0].includes(letter);
}

interface Claim {
  readonly said: RegExp;
  readonly holds: (rules: RuleSet) => boolean;
}

/** The result when Black, to move, has no move and stands in no check, by value of the option. */
const STALEMATES = new Map(
  ['draw', 'win', 'loss'].map((stalemate) => [
    stalemate,
    resultOf(bridge41.rules({ stalemate }), bridge('Kmx Rlx kLz'), 'lxly'),
  ]),
);

const stalemated = ({ options: { stalemate = 'draw' } }: RuleSet): string | undefined =>
  STALEMATES.get(stalemate);

const CLAIMS: readonly Claim[] = [
  {
    said: /captures one square diagonally forward/,
    holds: (rules) =>
      ['ld', 'rd'].every((to) => reaches(rules, 'Kla krz Pmc pld prd', 'mc').includes(to)),
  },
  {
    said: /captures one square sideways/,
    holds: (rules) =>
      ['lc', 'rc'].every((to) => reaches(rules, 'Kla krz Pmc plc prc', 'mc').includes(to)),
  },
  {
    said: /also step one square sideways/,
    holds: (rules) => reaches(rules, 'Kma krz PLd', 'Ld').includes('ld'),
  },
  {
    said: /leap over the bridge, but not stop there/,
    holds: (rules) =>
      (startsWith(rules, 'N') && !reaches(rules, 'Kla krz Nlc', 'lc').includes('mk')) ||
      (startsWith(rules, 'C') && !reaches(rules, 'Kla krz Clb', 'lb').includes('mk')),
  },
  {
    said: /capture beyond the empty bridge, but not on it/,
    holds: (rules) =>
      startsWith(rules, 'D') && !reaches(rules, 'Kla krz Dmd pmk', 'md').includes('mk'),
  },
  {
    said: /may not enter or cross the bridge|enter the bridge in no other way/,
    holds: (rules) =>
      ['B', 'Z'].some(
        (letter) =>
          startsWith(rules, letter) && !reaches(rules, `Kla krz ${letter}ld`, 'ld').includes('mk'),
      ),
  },
  {
    said: /step straight onto the bridge/,
    holds: (rules) => {
      const { bridge: lies, bishopPalace, changingColorBishop } = readOptions(rules.options);
      // A bishop before the big bridge steps onto it diagonally too.
      if (lies === 'big' && !bishopPalace) return changingColorBishop;
      return ['B', 'Z'].some(
        (letter) =>
          startsWith(rules, letter) && reaches(rules, `Kla kRz ${letter}md`, 'md').includes('mk'),
      );
    },
  },
  {
    said: /one file to the left or right/,
    holds: (rules) => reaches(rules, 'Kla krz', 'mk').includes('lk'),
  },
  {
    said: /stands on all five squares/,
    holds: (rules) => reaches(rules, 'Kla krz Pmk', 'mk').includes('Lw'),
  },
  {
    said: /may not cross the bridge/,
    holds: (rules) => {
      const onBridge = reaches(rules, 'Kmk krz', 'mk');
      return onBridge.includes('md') && !onBridge.includes('mw');
    },
  },
  {
    said: /palace/,
    holds: (rules) => {
      const inPalace = reaches(rules, 'Klc krz', 'lc');
      return inPalace.includes('lb') && !inPalace.some((to) => 'Ld Lc md'.includes(to));
    },
  },
  { said: /Each side starts with one, in place of/, holds: (rules) => startsWith(rules, 'Q') },
  { said: /\bknight/i, holds: (rules) => startsWith(rules, 'N') },
  { said: /camel|lion|crooked/i, holds: (rules) => startsWith(rules, 'C') },
  { said: /dopefish/i, holds: (rules) => startsWith(rules, 'D') },
  { said: /then the game is a draw/, holds: (rules) => stalemated(rules) === '1/2-1/2 stalemate' },
  { said: /then that side wins/, holds: (rules) => stalemated(rules) === '0-1 stalemate' },
  { said: /then that side loses/, holds: (rules) => stalemated(rules) === '1-0 stalemate' },
  {
    said: /gave check with every move/,
    holds: ({ options }) => options.perpetualCheck === 'win',
  },
];

await textsReady();
const variants = manyVariants(bridge41).map((rules) => ({ rules, text: learnText(learn(rules)) }));

test.each(CLAIMS)('$said is said where it is so, and only there', ({ said, holds }) => {
  const wrong = variants.filter(({ rules, text: { board, pieces, endings } }) => {
    const texts = [...board, ...pieces.flatMap(({ passages }) => passages), ...endings];
    return texts.some(({ text }) => said.test(text)) !== holds(rules);
  });
  expect(wrong.map(({ rules }) => rules.options)).toEqual([]);
});

test('a pawn is said to become what it can become', () => {
  for (const { rules, text } of variants) {
    const [{ position }] = scenes(readOptions(rules.options), [['Kla krx Ply', 'ly', '']]);
    const letters = movesFrom(rules, position, 'ly').map((move) => move.slice(-1).toUpperCase());
    const pawn = text.pieces.find(({ letter }) => letter === 'P');
    const said = pawn?.passages.map((passage) => passage.text).join(' ') ?? '';
    expect(letters.length).toBe(3);
    for (const letter of letters) {
      const name = rules.kinds.find((kind) => kind?.letter === letter)?.name;
      expect(said).toContain(`a ${name}`);
    }
  }
});
