// @vitest-environment happy-dom
// The cover between the moves of two persons: the next player hears the move that brought it up.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { BLACK } from '../../../src/rules/types';
import { openSession } from '../../../src/session/gameSession';
import { HandOver } from '../../../src/ui/game/PlayingSheets';
import { FakeEngine, FakeStore, gameOf } from '../../session/fakes';

afterEach(() => act(() => render(null, document.body)));

test('the cover is described by the move just made', async () => {
  const session = openSession({
    record: gameOf(),
    engine: new FakeEngine(),
    store: new FakeStore(),
  });
  const show = (news: string) =>
    act(() =>
      render(
        <HandOver
          view={session.view}
          turn={BLACK}
          facesAway={false}
          news={news}
          onTakeBack={() => undefined}
        />,
        document.body,
      ),
    );
  await show('White to move.');
  expect(document.querySelector('dialog')).toBeNull();
  await session.play('lblc');
  const news = 'White: pawn left b to left c. Black to move.';
  await show(news);
  const described = document.querySelector('dialog')?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(news);
});
