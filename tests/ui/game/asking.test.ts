// A draw or a move back, asked of the friend in a game by message: why that can't be done now.
import { expect, test } from 'vitest';
import { BLACK, type Colour, WHITE } from '../../../src/rules/types';
import { openSession } from '../../../src/session/gameSession';
import { seatedByMessage } from '../../../src/storage/message';
import type { MessageState, RequestKind } from '../../../src/storage/record';
import { askingProblem } from '../../../src/ui/game/MoreMenu';
import { FakeEngine, FakeStore, gameOf, PERSON } from '../../session/fakes';

const BEN = { kind: 'person', name: 'Ben' } as const;
const requested = (what: RequestKind) => ({ sent: 1, request: { what, state: 'asked' } }) as const;

/** What is said on asking, after one move of White. */
function problem(own: Colour, message: MessageState, what: RequestKind, moves = ['lblc']) {
  const persons = own === WHITE ? { white: PERSON, black: BEN } : { white: BEN, black: PERSON };
  const record = gameOf(seatedByMessage(persons, own), { moves, message, revision: 1 });
  const engine = new FakeEngine();
  return askingProblem(openSession({ record, engine, store: new FakeStore() }).view, what);
}

test('the friend is asked for a draw, or for a move back that was sent', () => {
  expect(problem(WHITE, { sent: 1 }, 'draw')).toBeNull();
  expect(problem(WHITE, { sent: 1 }, 'takeBack')).toBeNull();
  expect(problem(WHITE, { sent: 0, due: true }, 'takeBack')).toMatch(/once it is sent/);
});

test('a friend who was asked has not answered; a friend who asks is to be answered', () => {
  for (const what of ['draw', 'takeBack'] as const) {
    expect(problem(WHITE, requested('draw'), what)).toMatch(/has not answered yet/);
    expect(problem(BLACK, requested('draw'), what)).toBe('Ben offers a draw.');
    expect(problem(BLACK, requested('takeBack'), what)).toBe('Ben asks to take back a move.');
  }
});

test('before the first move there is nothing to ask, whoever makes it', () => {
  expect(problem(WHITE, { sent: 0 }, 'draw', [])).toMatch(/^Play your move first/);
  expect(problem(BLACK, { sent: 0 }, 'draw', [])).toMatch(/^Play your move first/);
});
