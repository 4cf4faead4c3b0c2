// @vitest-environment happy-dom
// What screen readers hear: nothing that comes at once is lost, and what was announced can be heard again.
import { createRef, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { openSheets } from '../../../src/ui/components/Sheet';
import type { Settings } from '../../../src/ui/settings/settings';
import { type Announcement, Announcer, type Speech } from '../../../src/ui/table/Announcer';
import type { Message } from '../../../src/ui/table/useTable';
import { rulesFor } from '../../support/situation';

interface Said {
  readonly announcement?: Announcement | null;
  readonly warning?: Announcement | null;
  readonly message?: Message | null;
  readonly advice?: string | null;
  readonly view?: string;
  readonly moveStyle?: Settings['moveStyle'];
}

const rules = rulesFor('bridge41');
const root = document.createElement('div');
const speech = createRef<Speech>();
const WHITE_NEAR = 'White at the bottom';

const show = ({ view = WHITE_NEAR, moveStyle = 'full', ...said }: Said) => {
  const { announcement = null, warning = null, message = null, advice = null } = said;
  return act(() =>
    render(
      <Announcer
        rules={rules}
        announcement={announcement}
        warning={warning}
        message={message}
        advice={advice}
        question={null}
        view={view}
        settings={{ readAloud: false, readingSpeed: 'normal', moveStyle }}
        speech={speech}
      />,
      root,
    ),
  );
};

/** With the space that makes an equal text a change. */
const live = () => root.querySelector('[role=status]')?.textContent ?? '';
const heard = () => live().trim();
const message = (text: string): Message => ({ kind: 'message', text, refused: false });

afterEach(() => act(() => render(null, root)));

test('cells that look alike do not sound alike', async () => {
  await show({ announcement: { text: 'White: rook La to la, takes a pawn. Your move.' } });
  expect(heard()).toBe('White: rook outer left a to left a, takes a pawn. Your move.');
});

test('letters of cells are said as words where that is wished', async () => {
  await show({
    moveStyle: 'spelled',
    announcement: { text: 'White: rook La to la, takes a pawn. Your move.' },
  });
  expect(heard()).toBe('White: rook outer left alfa to left alfa, takes a pawn. Your move.');
});

test('what is said again is said in the style chosen meanwhile', async () => {
  const announcement = { text: 'White: rook La to la, takes a pawn. Your move.' };
  await show({ announcement });
  await show({ announcement, moveStyle: 'spelled' });
  await act(() => speech.current?.repeat());
  expect(heard()).toBe('White: rook outer left alfa to left alfa, takes a pawn. Your move.');
});

test('what comes at once is heard in one text, what changed first', async () => {
  await show({});
  expect(heard()).toBe('');
  await show({
    announcement: { text: 'Back at the game. Your move.' },
    warning: { text: 'You have 30 seconds left.' },
    message: message('White to move.'),
    advice: 'Look at the frog on d3.',
  });
  expect(heard()).toBe(
    'Back at the game. Your move. You have 30 seconds left. White to move. Look at the frog on d3.',
  );
});

test('what stays is not announced again with what comes', async () => {
  const announcement = { text: 'White: pawn a2 to a3.' };
  const advice = 'Look at the frog on d3.';
  await show({ announcement, advice });
  await show({ announcement, advice, message: message('No.') });
  expect(heard()).toBe('No.');
  await show({ announcement, advice });
  expect(heard()).toBe('No.');
});

test('a board that turns says how it lies, once it has turned', async () => {
  await show({});
  expect(heard()).toBe('');
  await show({ view: 'Black at the bottom' });
  expect(heard()).toBe('Black at the bottom.');
});

test('what comes while a sheet covers the page is heard once the sheet is closed', async () => {
  const announcement = { text: 'White: pawn a2 to a3.' };
  await show({ announcement });
  await act(() => openSheets.set(1));
  const reply = { text: 'Black: pawn h7 to h6.' };
  await show({ announcement: reply });
  await show({ announcement: reply, warning: { text: 'You have 30 seconds left.' } });
  expect(heard()).toBe('White: pawn a2 to a3.');
  await act(() => openSheets.set(0));
  expect(heard()).toBe('Black: pawn h7 to h6. You have 30 seconds left.');
});

test('what the answer to a sheet says is heard once, after it is closed', async () => {
  await act(() => openSheets.set(1));
  await show({ message: message('The computer declines.') });
  expect(heard()).toBe('');
  const before = live();
  await act(() => openSheets.set(0));
  expect(heard()).toBe('The computer declines.');
  await act(() => openSheets.set(1));
  const said = live();
  await act(() => openSheets.set(0));
  expect(live()).toBe(said);
  expect(live()).not.toBe(before);
});

test('a long game followed behind a sheet is not told from its beginning', async () => {
  await act(() => openSheets.set(1));
  for (const number of [1, 2, 3, 4, 5]) await show({ announcement: { text: `Move ${number}.` } });
  await act(() => openSheets.set(0));
  expect(heard()).toBe('Move 3. Move 4. Move 5.');
});

test('the last announcement is heard again, not what was said in passing', async () => {
  await show({});
  await act(() => speech.current?.repeat());
  expect(heard()).toBe('Nothing was announced yet.');
  await show({ announcement: { text: 'Black: rook h8 to h2.' } });
  await act(() => speech.current?.mention('Edge of the board.'));
  expect(heard()).toBe('Edge of the board.');
  await act(() => speech.current?.repeat());
  expect(heard()).toBe('Black: rook h8 to h2.');
  const before = live();
  await act(() => speech.current?.repeat());
  expect(heard()).toBe('Black: rook h8 to h2.');
  expect(live()).not.toBe(before);
});
