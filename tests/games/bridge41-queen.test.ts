// TheBridge41, option queen: whom she replaces in every start position, and how she moves.
import { expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { bridge } from '../support/boards';
import { movesFrom, words } from '../support/rules';

// White's two ranks, as FEN lists them; Black's stand opposite.
const STARTS: readonly [
  army: string,
  bishopPalace: string,
  queen: string,
  front: string,
  back: string,
][] = [
  ['standard', 'off', 'none', 'NPPPN', 'BRKRB'],
  ['standard', 'off', 'rook', 'NPPPN', 'BQKRB'],
  ['standard', 'off', 'bishop', 'NPPPN', 'QRKRB'],
  ['standard', 'off', 'knight', 'QPPPN', 'BRKRB'],
  ['standard', 'on', 'none', 'NPPPN', 'RBKBR'],
  ['standard', 'on', 'rook', 'NPPPN', 'QBKBR'],
  ['standard', 'on', 'bishop', 'NPPPN', 'RQKBR'],
  ['standard', 'on', 'knight', 'QPPPN', 'RBKBR'],
  ['dopefish', 'off', 'none', 'DPPPD', 'BRKRB'],
  ['dopefish', 'off', 'rook', 'DPPPD', 'BQKRB'],
  ['dopefish', 'off', 'bishop', 'DPPPD', 'QRKRB'],
  ['dopefish', 'off', 'knight', 'QPPPD', 'BRKRB'],
  ['dopefish', 'on', 'none', 'DPPPD', 'RBKBR'],
  ['dopefish', 'on', 'rook', 'DPPPD', 'QBKBR'],
  ['dopefish', 'on', 'bishop', 'DPPPD', 'RQKBR'],
  ['dopefish', 'on', 'knight', 'QPPPD', 'RBKBR'],
  ['allYourBase', 'off', 'none', 'CPPPC', 'ZLKLZ'],
  ['allYourBase', 'off', 'rook', 'CPPPC', 'ZQKLZ'],
  ['allYourBase', 'off', 'bishop', 'CPPPC', 'QLKLZ'],
  ['allYourBase', 'off', 'knight', 'QPPPC', 'ZLKLZ'],
];

test.each(STARTS)(
  'start with army %s, bishopPalace %s, queen %s: %s before %s',
  (army, bishopPalace, queen, front, back) => {
    for (const [bridgeValue, river, field] of [
      ['fixed', '**1**', 'm'],
      ['moving', '**1**', 'm'],
      ['big', '5', 'big'],
    ]) {
      const rules = bridge41.rules({ army, bishopPalace, queen, bridge: bridgeValue });
      const black = `${back}/${front}`.toLowerCase();
      expect(rules.startFen).toBe(`${black}/5/5/${river}/5/5/${front}/${back} w ${field} 0 0`);
    }
  },
);

test('a queen moves like a rook and a bishop', () => {
  const rules = bridge41.rules({ queen: 'rook' });
  expect(movesFrom(rules, bridge('KLa Qmb kRz'), 'mb')).toEqual(
    words('ma mc md mk mw mx my mz Lb lb rb Rb la ra lc Ld rc Rd'),
  );
});

test('pawns still may not become queens', () => {
  const rules = bridge41.rules({ queen: 'knight' });
  expect(movesFrom(rules, bridge('KLa Pmy kLx'), 'my')).toEqual(words('mzr mzb mzn'));
});
