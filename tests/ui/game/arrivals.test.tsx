// @vitest-environment happy-dom
// A friend's move that comes is shown, and announced as the player has chosen.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import { ENGLISH } from '../../../src/language/languages';
import { setLanguage } from '../../../src/language/texts';
import { BLACK, type Colour, WHITE } from '../../../src/rules/types';
import { openSession } from '../../../src/session/gameSession';
import type { Session, SessionView } from '../../../src/session/types';
import { seatedByMessage } from '../../../src/storage/message';
import type { NewGame } from '../../../src/storage/record';
import { messageAnnouncement, messageNotice, useArrivals } from '../../../src/ui/game/byMessage';
import type { Settings } from '../../../src/ui/settings/settings';
import { FakeEngine, FakeStore, gameOf, PERSON } from '../../session/fakes';
import { bipartite } from '../../support/boards';

const root = document.createElement('div');
afterEach(() => act(() => render(null, root)));
afterEach(() => setLanguage(ENGLISH));

const BEN = { kind: 'person', name: 'Ben' } as const;

/** A game with the friend Ben, after some moves. */
function after(
  moves: readonly string[],
  game: Partial<NewGame> = seatedByMessage({ white: PERSON, black: BEN }, WHITE),
): SessionView {
  const record = gameOf(game, { moves, message: { sent: 1 }, revision: 1 });
  return openSession({ record, engine: new FakeEngine(), store: new FakeStore() }).view;
}

/** What is shown and announced as a view comes after another. */
async function said(
  before: SessionView,
  view: SessionView,
  style: Settings['moveStyle'],
): Promise<readonly string[]> {
  const heard: string[] = [];
  function Probe({ now }: { readonly now: SessionView }) {
    useArrivals(now, (text, spoken) => heard.push(text, spoken), style);
    return null;
  }
  await act(() => render(<Probe now={before} />, root));
  await act(() => render(<Probe now={view} />, root));
  return heard;
}

test.each([
  ['full', 'Ben: pawn ly to lx. Your move.'],
  ['brief', 'Ben: pawn lx.'],
] as const)('a move is announced %s', async (style, expected) => {
  const heard = await said(after(['lblc']), after(['lblc', 'lylx']), style);
  expect(heard).toEqual(['Ben played lx. Your move.', expected]);
});

test.each([
  ['en', 'Ben chose the straight Power Piece. Your move.'],
  ['de', 'Ben hat gewählt: Gerade Machtfigur. Du bist am Zug.'],
  ['es', 'Ben ha elegido: Pieza Fuerte recta. Te toca.'],
  ['fr', 'Ben a choisi : Pièce maîtresse orthogonale. À toi de jouer.'],
  ['it', 'Ben ha scelto il Pezzo Forte dritto. Tocca a te.'],
  ['pt', 'Ben escolheu: Peça de Poder reta. Sua vez.'],
])('%s: a choice says which army it is', async (tag, expected) => {
  await setLanguage(tag);
  const start = 'MM*MM/MMMM1/4M/5/4m/5/mmmm1/5/mm*mm w 1 0 40';
  const seats = seatedByMessage({ white: BEN, black: PERSON }, BLACK);
  const race = { game: 'bipartite', start, ...seats };
  const [shown] = await said(after([], race), after(['C5B5', 'orthogonal'], race), 'full');
  expect(shown?.replaceAll(/[⁦-⁩]/g, '')).toBe(expected);
});

test('a friend beside the player who declines is shown at once, and announced once', async () => {
  const before = after(['lblc']);
  const request = { what: 'draw', state: 'refused' } as const;
  const view = {
    ...before,
    record: { ...before.record, message: { sent: 1, request } },
  };
  const heard = await said(before, view, 'full');
  expect(heard).toEqual([
    'No draw: Ben wants to play on.',
    'No draw: Ben wants to play on. Waiting for Ben.',
  ]);
  expect(messageAnnouncement(before, view, WHITE, 'full')).toBe('');
});

describe('a side that moves three times in a row', () => {
  // Black brings its last Messenger home, chooses its Power Piece, and opens Stage Two.
  const BLACKS = ['G3H4', 'diagonal', 'H3G3'];

  /** Its game with the friend Ben, on the device of one of them. */
  function race(own: Colour, plies: number): Session {
    const [white, black] = own === WHITE ? [PERSON, BEN] : [BEN, PERSON];
    const start = bipartite('mI1 mH5 mG3 ME1', 'b', '1', '0 21');
    const seats = seatedByMessage({ white, black }, own);
    const record = gameOf(
      { game: 'bipartite', start, ...seats },
      { moves: BLACKS.slice(0, plies), message: { sent: 0, due: true }, revision: 1 },
    );
    return openSession({ record, engine: new FakeEngine(), store: new FakeStore() });
  }

  test.each([1, 2, 3])(
    'is the friend’s: after %i the turn is said of who has it',
    async (plies) => {
      const [shown, ...rest] = await said(
        race(WHITE, plies - 1).view,
        race(WHITE, plies).view,
        'brief',
      );
      expect(rest).toHaveLength(1);
      expect(shown).toContain(plies < 3 ? 'Waiting for Ben.' : 'Your move.');
      expect(shown?.includes('Your move.')).toBe(plies === 3);
    },
  );

  test.each([1, 2, 3])(
    'is the player’s: after %i it is sent if the friend is to move',
    async (plies) => {
      const session = race(BLACK, plies);
      const { view } = session;
      const none = () => undefined;
      const notice = messageNotice({ view, session, isLive: false, onSend: none, onCode: none });
      await act(() => render(<div>{notice}</div>, root));
      expect(root.textContent?.includes('Now send your move to Ben.')).toBe(plies === 3);
    },
  );
});
