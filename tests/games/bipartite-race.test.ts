// Bipartite Chess, Stage One: the race of the Messengers, passes, and how the stage is won.
import { describe, expect, test } from 'vitest';
import { bipartite as game } from '../../src/games/bipartite';
import { CHOOSE, STAGE_ONE } from '../../src/games/bipartite/board';
import { hasFinishedRace } from '../../src/games/bipartite/stages';
import { legalMoves, moveTag, TAG_PASS } from '../../src/rules/move';
import { BLACK, WHITE } from '../../src/rules/types';
import { randomWords } from '../../src/rules/zobrist';
import { bipartite } from '../support/boards';
import { movesFrom, movesIn, play, refusal, resultOf, words } from '../support/rules';

const rules = game.rules({});
const race = (pieces: string, side: string, counters?: string): string =>
  bipartite(pieces, side, '1', counters);

test('the start position has Black on rows A and B, White on H and I, Black to move', () => {
  expect(rules.startFen).toBe('mm*mm/mmmmm/5/5/5/5/5/MMMMM/MM*MM b 1 0 0');
  expect(movesIn(rules, rules.startFen)).toEqual(
    words('B1C1 B1C2 B2C1 B2C2 B2C3 B3C2 B3C3 B3C4 B4C3 B4C4 B4C5 B5C4 B5C5'),
  );
});

test('a Messenger moves one square forward, straight or diagonally, to an empty square', () => {
  expect(movesFrom(rules, race('MF3 mA1', 'w'), 'F3')).toEqual(words('E2 E3 E4'));
  expect(movesFrom(rules, race('MI1 mD3', 'b'), 'D3')).toEqual(words('E2 E3 E4'));
});

test('there are no captures and no jumps', () => {
  expect(movesFrom(rules, race('MF3 mE2 mE3', 'w'), 'F3')).toEqual(['E4']);
  expect(movesFrom(rules, race('MF3 MH3 mE2 mE3 ME4', 'w'), 'F3')).toEqual([]);
});

test('A3 and I3 are blocked, E1 and E5 are not', () => {
  expect(movesFrom(rules, race('MB3 MH1 mA1', 'w'), 'B3')).toEqual(words('A2 A4'));
  expect(movesFrom(rules, race('MI1 mH3 mA1', 'b'), 'H3')).toEqual(words('I2 I4'));
  expect(movesFrom(rules, race('MF1 mA1', 'w'), 'F1')).toEqual(words('E1 E2'));
});

test('a Messenger on the enemy’s home rows stays one and may go on', () => {
  expect(play(rules, race('MC3 MH1 mA1', 'w'), 'C3B3')).toBe(race('MB3 MH1 mA1', 'b', '0 1'));
});

test('quiet stays 0 in Stage One', () => {
  expect(play(rules, rules.startFen, 'B3C3', 'H3G3', 'C3D3')).toMatch(/ w 1 0 3$/);
});

describe('passing', () => {
  // Black's Messenger on G1 is blocked by White's on H1 and H2; the one on I5 has arrived.
  const stuck = race('MH1 MH2 mG1 mI5', 'b', '0 7');

  test('a player with no move must pass', () => {
    expect(movesIn(rules, stuck)).toEqual(['pass']);
    expect(play(rules, stuck, 'pass')).toBe(race('MH1 MH2 mG1 mI5', 'w', '0 8'));
    expect(resultOf(rules, stuck)).toBe('*');
  });

  test('and only then may pass', () => {
    expect(movesIn(rules, race('MH1 MH2 mF1 mI5', 'b'))).toEqual(words('F1G1 F1G2'));
    expect(refusal(() => play(rules, rules.startFen, 'pass'))).toContain('pass');
  });
});

describe('the stage is won at once by arriving', () => {
  test('White, with all Messengers on rows A and B, chooses next', () => {
    expect(play(rules, race('MA1 MB5 MC3 mE1', 'w', '0 20'), 'C3B3')).toBe(
      bipartite('MA1 MB5 MB3 mE1', 'w', 'choose', '0 21'),
    );
  });

  test('Black, with all Messengers on rows H and I, chooses next', () => {
    expect(play(rules, race('mI1 mH5 mG3 ME1', 'b', '0 21'), 'G3H4')).toBe(
      bipartite('mI1 mH5 mH4 ME1', 'b', 'choose', '0 22'),
    );
  });

  test('not while one is still on its way', () => {
    expect(play(rules, race('MA1 MC1 MC3 mE1', 'w'), 'C3B3')).toBe(
      race('MA1 MC1 MB3 mE1', 'b', '0 1'),
    );
  });

  test('all nine of them in a full game', () => {
    const text = race('MA1 MA2 MA4 MA5 MB1 MB2 MB3 MB4 MC5 mG1 mG2 mG3 mG4 mG5', 'w', '0 70');
    expect(play(rules, text, 'C5B5')).toMatch(/ w choose 0 71$/);
  });
});

describe('when neither player has a move the stage is won by', () => {
  test('White, with more Messengers on the home rows, though Black advanced further', () => {
    // White ends with 15 + 8 + 2 + 2 = 27 rows and one at home, Black with 20 + 9 = 29 and none.
    const white = 'MF1 MF2 MF3 MF4 MF5 MA1 MG1';
    const black = 'mE1 mE2 mE3 mE4 mE5 mD1 mD2 mD3';
    expect(play(rules, race(`${white} MH3 ${black}`, 'w'), 'H3G3')).toBe(
      bipartite(`${white} MG3 ${black}`, 'w', 'choose', '0 1'),
    );
  });

  test('Black, with more Messengers on the home rows, though White advanced further', () => {
    // White ends with 20 + 9 = 29 rows, Black with 15 + 8 + 2 + 2 = 27 and one at home.
    const white = 'ME1 ME2 ME3 ME4 ME5 MF1 MF2 MF3';
    const black = 'mD1 mD2 mD3 mD4 mD5 mI1 mC1';
    expect(play(rules, race(`${white} ${black} mB3`, 'b'), 'B3C3')).toBe(
      bipartite(`${white} ${black} mC3`, 'b', 'choose', '0 1'),
    );
  });

  test('White, having advanced more rows in total, if as many are at home', () => {
    // 5 x 4 = 20 rows against 5 x 3 = 15.
    const white = 'ME1 ME2 ME3 ME4 ME5';
    const black = 'mD1 mD2 mD4 mD5';
    expect(play(rules, race(`${white} ${black} mC3`, 'b'), 'C3D3')).toBe(
      bipartite(`${white} ${black} mD3`, 'w', 'choose', '0 1'),
    );
  });

  test('Black, having advanced more rows in total, if as many are at home', () => {
    const white = 'MF1 MF2 MF4 MF5';
    const black = 'mE1 mE2 mE3 mE4 mE5';
    expect(play(rules, race(`${white} MG3 ${black}`, 'w'), 'G3F3')).toBe(
      bipartite(`${white} MF3 ${black}`, 'b', 'choose', '0 1'),
    );
  });

  test('White, who moved second, if that is equal too', () => {
    // White: 3 x 4 + 3 x 3 + 2 = 23 rows. Black: 5 x 3 + 2 x 4 = 23 rows. Nobody is at home.
    const white = 'ME1 ME2 ME3 MF3 MF4 MF5';
    const black = 'mD1 mD2 mD3 mD4 mD5 mE4 mE5';
    expect(play(rules, race(`${white} MH4 ${black}`, 'w'), 'H4G4')).toBe(
      bipartite(`${white} MG4 ${black}`, 'w', 'choose', '0 1'),
    );
  });
});

describe('the end of a race is told with the rule that decided it', () => {
  const home = 'MB1 MB2 MB3 MB4 MB5 MA1 MA2 MA4';
  const away = 'mH1 mH2 mH3 mH4 mH5 mI1 mI2 mI4';
  test.each([
    ['all home', `${home} mH1 mG1`, WHITE, 'All White’s Messengers are home.'],
    ['more home', `${home} MG3 mH1 mF3`, WHITE, '8 home against 1, and neither side can move.'],
    [
      'more rows',
      `${home} MD3 ${away} mC3`,
      WHITE,
      '8 home each, but White’s last Messenger got further.',
    ],
    [
      'more rows, Black',
      'MF1 MF2 MF3 MF4 MF5 mE1 mE2 mE3 mE4 mE5',
      BLACK,
      'None home, but Black’s Messengers got further.',
    ],
    [
      'nothing else',
      'ME1 ME2 ME3 MF3 MF4 MF5 MG4 mD1 mD2 mD3 mD4 mD5 mE4 mE5',
      WHITE,
      'None home, equally far, and White moved second.',
    ],
  ] as const)('%s', (_rule, pieces, winner, why) => {
    const { cells } = rules.parseSetup(bipartite(pieces, winner === WHITE ? 'w' : 'b', 'choose'));
    const name = winner === WHITE ? 'White' : 'Black';
    expect(rules.drawing.headline?.(cells, CHOOSE, winner, null)).toEqual({
      title: `${name} wins the race`,
      detail: `${why} ${name} chooses an army.`,
    });
  });

  test('to the player against the computer, as you', () => {
    const { cells } = rules.parseSetup(bipartite(`${home} MD3 ${away} mC3`, 'w', 'choose'));
    expect(rules.drawing.headline?.(cells, CHOOSE, WHITE, WHITE)).toEqual({
      title: 'You win the race',
      detail: '8 home each, but your last Messenger got further. You choose an army.',
    });
    expect(rules.drawing.headline?.(cells, CHOOSE, WHITE, BLACK)).toEqual({
      title: 'The computer wins the race',
      detail:
        '8 home each, but the computer’s last Messenger got further. The computer chooses an army.',
    });
  });
});

test('no count ends a race, however long', () => {
  expect(resultOf(rules, race('MF3 mC3', 'w', '0 500'))).toBe('*');
  expect(resultOf(rules, race('MF3 mC3', 'w', '100 500'))).toBe('*');
});

test('each side needs 62 steps, and White is home first only if Black passes more often', () => {
  const winners = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const random = randomWords(seed);
    const position = rules.parse(rules.startFen);
    const steps = [0, 0];
    const passes = [0, 0];
    while (position.terrain === STAGE_ONE) {
      const { side } = position;
      const moves = legalMoves(position);
      const move = moves[(random() >>> 0) % moves.length];
      (moveTag(move) === TAG_PASS ? passes : steps)[side]++;
      position.make(move);
    }
    const winner = position.side;
    if (!hasFinishedRace(position.cells, winner)) continue;
    winners.add(winner);
    expect(steps[winner]).toBe(62);
    expect(winner === WHITE).toBe(passes[BLACK] > passes[WHITE]);
  }
  expect(winners.size).toBe(2);
});
