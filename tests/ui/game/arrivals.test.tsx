// @vitest-environment happy-dom
// A friend's move that comes is shown, and announced as the player has chosen.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { ENGLISH } from '../../../src/language/languages';
import { setLanguage } from '../../../src/language/texts';
import { BLACK, WHITE } from '../../../src/rules/types';
import { openSession } from '../../../src/session/gameSession';
import type { SessionView } from '../../../src/session/types';
import { seatedByMessage } from '../../../src/storage/message';
import type { NewGame } from '../../../src/storage/record';
import { useArrivals } from '../../../src/ui/game/byMessage';
import type { Settings } from '../../../src/ui/settings/settings';
import { FakeEngine, FakeStore, gameOf, PERSON } from '../../session/fakes';

const root = document.createElement('div');
afterEach(() => act(() => render(null, root)));
afterEach(() => setLanguage(ENGLISH));

const ben = { kind: 'person', name: 'Ben' } as const;

/** A game with the friend Ben, after some moves. */
function after(
  moves: readonly string[],
  game: Partial<NewGame> = seatedByMessage({ white: PERSON, black: ben }, WHITE),
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
  const seats = seatedByMessage({ white: ben, black: PERSON }, BLACK);
  const race = { game: 'bipartite', start, ...seats };
  const [shown] = await said(after([], race), after(['C5B5', 'orthogonal'], race), 'full');
  expect(shown?.replaceAll(/[⁦-⁩]/g, '')).toBe(expected);
});
