// Bipartite Chess: the choice between the stages, and the armies it sets up.
import { describe, expect, test } from 'vitest';
import { bipartite as game } from '../../src/games/bipartite';
import { bipartite } from '../support/boards';
import { movesIn, play, resultOf, words } from '../support/rules';

const rules = game.rules({});
const FINAL = 'MA1 MB3 mE1 mG2';

test('the winner of Stage One plays diagonal or orthogonal, and nothing else', () => {
  for (const side of ['w', 'b']) {
    const text = bipartite(FINAL, side, 'choose', '0 40');
    expect(movesIn(rules, text)).toEqual(words('diagonal orthogonal'));
    expect(resultOf(rules, text)).toBe('*');
  }
});

describe('the chooser takes his Power Piece and the other player gets the other one', () => {
  test.each([
    ['w', 'orthogonal', 'DRKGC/SMMMS/5/5/*3*/5/5/smmms/cgkbd'],
    ['w', 'diagonal', 'DBKGC/SMMMS/5/5/*3*/5/5/smmms/cgkrd'],
    ['b', 'orthogonal', 'DBKGC/SMMMS/5/5/*3*/5/5/smmms/cgkrd'],
    ['b', 'diagonal', 'DRKGC/SMMMS/5/5/*3*/5/5/smmms/cgkbd'],
  ])('%s chooses %s', (side, choice, armies) => {
    // Black opens Stage Two, also when Black itself chose.
    expect(play(rules, bipartite(FINAL, side, 'choose', '0 40'), choice)).toBe(
      `${armies} b 2 0 41`,
    );
  });
});

test('the player who completed the race moves twice in a row, and Black three times', () => {
  const text = bipartite('mI1 mH5 mG3 ME1', 'b', '1', '0 21');
  expect(play(rules, text, 'G3H4', 'diagonal', 'H3G3')).toBe(
    'DRKGC/SMMMS/5/5/*3*/5/2m2/sm1ms/cgkbd w 2 0 24',
  );
});

test('taking the choice back restores the race', () => {
  const position = rules.parse(bipartite(FINAL, 'w', 'choose', '0 40'));
  position.make(rules.parseMove(position, 'diagonal'));
  position.unmake();
  expect(rules.format(position)).toBe(bipartite(FINAL, 'w', 'choose', '0 40'));
});
