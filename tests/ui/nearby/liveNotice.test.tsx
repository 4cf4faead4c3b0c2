// @vitest-environment happy-dom
// What stands beside a game whose channel brought another one.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { ENGLISH } from '../../../src/language/languages';
import { setLanguage } from '../../../src/language/texts';
import { WHITE } from '../../../src/rules/types';
import { openSession } from '../../../src/session/gameSession';
import { seatedByMessage } from '../../../src/storage/message';
import { LiveNotice } from '../../../src/ui/nearby/livePlay';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { FakeEngine, FakeStore, gameOf, PERSON } from '../../session/fakes';

const root = document.createElement('div');
afterEach(() => act(() => render(null, root)));
afterEach(() => setLanguage(ENGLISH));

test.each([
  ['en', 'Your friend’s device has another game.'],
  ['de', 'Dein Gegenüber hat auf dem anderen Gerät eine andere Partie.'],
  ['es', 'El dispositivo de tu rival tiene otra partida.'],
  ['fr', 'L’appareil de ton adversaire a une autre partie.'],
  ['it', 'Sul dispositivo del tuo amico c’è un’altra partita.'],
  ['pt', 'O aparelho do seu amigo tem outra partida.'],
])('%s: a friend without a name within the sentence', async (tag, expected) => {
  await setLanguage(tag);
  const seats = seatedByMessage({ white: PERSON, black: PERSON }, WHITE);
  const record = gameOf(seats, { message: { sent: 0 } });
  const { view } = openSession({ record, engine: new FakeEngine(), store: new FakeStore() });
  const live = { isOpen: true, problem: null, offered: '#/open/x' };
  const onConnect = () => {};
  await act(() =>
    render(
      <ServicesProvider value={{} as Services}>
        <LiveNotice {...{ view, live, onConnect }} />
      </ServicesProvider>,
      root,
    ),
  );
  expect(root.querySelector('p')?.textContent).toBe(expected);
});
