// @vitest-environment happy-dom
// The mounted board: real buttons with names and states, pointers, the picker, and what is played.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChoiceBar } from '../../src/board/ChoiceBar';
import { PlayingBoard, type PlayingBoardProps } from '../../src/board/PlayingBoard';
import type { OptionValues } from '../../src/games/game';
import { type Colour, WHITE } from '../../src/rules/types';
import { rulesFor, type Situation, situation } from '../support/situation';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => act(() => render(null, root)));

/** Pixels per drawing unit of the mounted board. */
const SCALE = 0.6;

const labelOf = (element: Element) => element.getAttribute('aria-label');

/** Mounts a board on a position and answers questions about it by cell name. */
async function mount(on: Situation, props: Partial<PlayingBoardProps> = {}) {
  const onPlay = vi.fn<(text: string) => void | Promise<void>>();
  const onReject = vi.fn<(from: number, to: number | null) => void>();
  const show = (more: Partial<PlayingBoardProps> = {}) =>
    act(() =>
      render(
        <PlayingBoard
          rules={on.rules}
          state={on.state}
          options={on.options}
          flipped={false}
          coordinates={true}
          showTargets={true}
          animation={0}
          label="Board"
          onPlay={(text) => onPlay(text)}
          onReject={onReject}
          {...props}
          {...more}
        />,
        root,
      ),
    );
  await show();
  const { width, height, cells } = on.rules.drawing;
  const frame = root.querySelector<HTMLElement>('.board');
  if (!frame) throw new Error('no board');
  frame.getBoundingClientRect = () => new DOMRect(0, 0, width * SCALE, height * SCALE);
  const button = (cell: string): HTMLButtonElement => {
    const found = [...root.querySelectorAll<HTMLButtonElement>('.board-cells button')];
    const named = found.find((one) => labelOf(one)?.startsWith(`${cell},`));
    if (!named) throw new Error(`no button for ${cell}`);
    return named;
  };
  const point = async (type: string, cell: string, pointerId = 1) => {
    const { centre } = cells[on.cell(cell)];
    const { x, y } = props.flipped ? { x: width - centre.x, y: height - centre.y } : centre;
    const at = { clientX: x * SCALE, clientY: y * SCALE };
    const init = { ...at, pointerId, pointerType: 'touch', bubbles: true };
    await act(() => {
      button(cell).dispatchEvent(new PointerEvent(type, init));
    });
  };
  return {
    ...{ onPlay, onReject, show, button, point },
    name: (cell: string) => labelOf(button(cell)),
    pressed: (cell: string) => button(cell).getAttribute('aria-pressed'),
    /** What Enter, Space or a screen reader does. */
    click: (cell: string) => act(() => button(cell).click()),
    key: (key: string, held: KeyboardEventInit = {}) =>
      act(() => {
        const init = { key, bubbles: true, ...held };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
      }),
    tap: async (cell: string) => {
      await point('pointerdown', cell);
      await point('pointerup', cell);
    },
    drag: async (from: string, to: string) => {
      await point('pointerdown', from);
      await point('pointermove', to);
      await point('pointerup', to);
    },
    focus: () => document.activeElement && labelOf(document.activeElement),
    /** Where the pieces of one cell are drawn. */
    piece: (cell: string) => root.querySelector(`[data-cell="${on.cell(cell)}"]`),
    marked: (mark: string) => root.querySelectorAll(mark).length,
    tabStops: () =>
      [...root.querySelectorAll<HTMLButtonElement>('.board-cells button')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(labelOf),
  };
}

const on = (game: string, options?: OptionValues, position?: string) =>
  situation(rulesFor(game, options), position);

describe('cells as buttons', () => {
  test('every cell that exists is a named button, with one tab stop', async () => {
    const board = await mount(on('bridge41'));
    expect(root.querySelectorAll('.board-cells button').length).toBe(41);
    expect(board.name('lb')).toBe('lb, white pawn');
    expect(board.name('mk')).toBe('mk, empty');
    expect(board.tabStops().length).toBe(1);
  });

  test('a screen reader selects, hears the targets, and plays', async () => {
    const board = await mount(on('bridge41'));
    await board.click('lb');
    expect(board.pressed('lb')).toBe('true');
    expect(board.name('lc')).toBe('lc, empty, legal move');
    await board.click('lc');
    expect(board.onPlay).toHaveBeenCalledWith('lblc');
    expect(root.querySelectorAll('[aria-pressed]').length).toBe(0);
  });

  test('arrow keys walk over the cells as they are seen', async () => {
    const board = await mount(on('bridge41'));
    board.button('lb').focus();
    await board.key('ArrowUp');
    expect(board.focus()).toBe('lc, empty');
    await board.show({ flipped: true });
    await board.key('ArrowDown');
    expect(board.focus()).toBe('ld, empty');
    expect(board.tabStops()).toEqual(['ld, empty']);
    for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
      await board.key('ArrowUp', held);
    expect(board.focus()).toBe('ld, empty');
  });

  test('cells come from the near edge to the far one, from either side', async () => {
    const names = () =>
      [...root.querySelectorAll('.board-cells button')].map((cell) =>
        cell.getAttribute('aria-label'),
      );
    const board = await mount(on('bridge41'));
    expect(names().slice(0, 2)).toEqual(['La, white bishop', 'la, white rook']);
    board.button('lb').focus();
    await board.show({ flipped: true });
    expect(names().slice(0, 2)).toEqual(['Rz, black bishop', 'rz, black rook']);
    // And who stood on one stays there.
    expect(board.focus()).toBe('lb, white pawn');
  });

  test('an arrow that leads nowhere says so', async () => {
    const onEdge = vi.fn();
    const board = await mount(on('bridge41'), { onEdge });
    board.button('La').focus();
    await board.key('ArrowRight');
    expect(onEdge).not.toHaveBeenCalled();
    await board.key('ArrowDown');
    expect(onEdge).toHaveBeenCalledOnce();
    expect(board.focus()).toBe('la, white rook');
  });

  test('Escape unselects', async () => {
    const board = await mount(on('bridge41'));
    board.button('lb').focus();
    await board.click('lb');
    await board.key('Escape');
    expect(board.pressed('lb')).toBeNull();
  });

  test('nothing can be played where there are no options, but cells are still named', async () => {
    const board = await mount({ ...on('bridge41'), options: [] });
    await board.click('lb');
    await board.click('lc');
    expect(board.onPlay).not.toHaveBeenCalled();
    expect(board.name('lb')).toBe('lb, white pawn');
  });

  test('the water beside a selected bridge becomes a target', async () => {
    const board = await mount(on('bridge41', { bridge: 'moving' }));
    expect(() => board.button('lk')).toThrow();
    await board.click('mk');
    expect(board.name('lk')).toBe('lk, water, legal move');
    await board.click('lk');
    expect(board.onPlay).toHaveBeenCalledWith('mklk');
  });

  test('the water keeps the focus while the bridge is on its way there', async () => {
    const board = await mount(on('bridge41', { bridge: 'moving' }));
    let answer = () => {};
    board.onPlay.mockReturnValue(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    await board.click('mk');
    await act(() => board.button('lk').focus());
    await board.click('lk');
    expect(document.activeElement).toBe(board.button('lk'));
    const after = situation(rulesFor('bridge41', { bridge: 'moving' }), undefined, 'mklk');
    await board.show({ state: after.state, options: [] });
    await act(async () => answer());
    expect(document.activeElement).toBe(board.button('lk'));
  });

  test('a target that is gone again hands the focus to the cell beside it', async () => {
    const board = await mount(on('bridge41', { bridge: 'moving' }));
    await board.click('mk');
    await act(() => board.button('lk').focus());
    await board.key('Escape');
    expect(() => board.button('lk')).toThrow();
    expect(document.activeElement).toBe(board.button('ld'));
  });
});

describe('pointers', () => {
  test('tap and tap plays', async () => {
    const board = await mount(on('bridge41'));
    await board.tap('lb');
    expect(board.marked('.mark-dot')).toBe(1);
    await board.tap('lc');
    expect(board.onPlay).toHaveBeenCalledExactlyOnceWith('lblc');
  });

  test('the click that follows a tap is not a second one', async () => {
    const board = await mount(on('bridge41'));
    await board.tap('lb');
    await act(() => {
      board.button('lb').dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    });
    expect(board.pressed('lb')).toBe('true');
  });

  test('a drag lifts the piece and plays where it is dropped', async () => {
    const board = await mount(on('bridge41'));
    await board.point('pointerdown', 'lb');
    await board.point('pointermove', 'lc');
    expect(board.marked('.piece-held')).toBe(1);
    expect(board.marked('.mark-aimed')).toBe(1);
    await board.point('pointerup', 'lc');
    expect(board.marked('.piece-held')).toBe(0);
    expect(board.onPlay).toHaveBeenCalledExactlyOnceWith('lblc');
  });

  test('from the other side, taps mean the cells seen there', async () => {
    const board = await mount(on('bridge41'), { flipped: true });
    await board.drag('lb', 'lc');
    expect(board.onPlay).toHaveBeenCalledExactlyOnceWith('lblc');
  });

  test('an illegal target says from where to where', async () => {
    const scene = on('bridge41');
    const board = await mount(scene);
    await board.drag('lb', 'rw');
    expect(board.onReject).toHaveBeenCalledExactlyOnceWith(scene.cell('lb'), scene.cell('rw'));
  });

  test('a tap while a move is still being saved selects as soon as it may', async () => {
    const start = on('bridge41');
    const board = await mount({ ...start, options: [] });
    await board.tap('lb');
    expect(board.pressed('lb')).not.toBe('true');
    await board.show({ options: start.options });
    expect(board.pressed('lb')).toBe('true');
  });

  test('a tap that came too early for the last position selects nothing in the next', async () => {
    const start = on('bridge41');
    const board = await mount({ ...start, options: [] });
    await board.tap('lb');
    await board.show({ state: { ...start.state }, options: start.options });
    expect(board.pressed('lb')).not.toBe('true');
  });

  test('a tap on a new position counts from its first picture on', async () => {
    const start = on('bridge41');
    const next = { ...start.state };
    const board = await mount({ ...start, options: [] });
    // One act: what the board does after it is painted comes after the tap.
    await act(() => {
      void board.show({ state: next });
      void board.point('pointerdown', 'lb');
      void board.point('pointerup', 'lb');
    });
    await board.show({ state: next, options: start.options });
    expect(board.pressed('lb')).toBe('true');
  });

  test('a finger that came down too early selects as soon as it may', async () => {
    const start = on('bridge41');
    const board = await mount({ ...start, options: [] });
    await board.point('pointerdown', 'lb');
    await board.show({ options: start.options });
    expect(board.pressed('lb')).toBe('true');
    await board.point('pointerup', 'lb');
    expect(board.pressed('lb')).toBe('true');
    expect(board.onReject).not.toHaveBeenCalled();
  });

  test('a tap hides the ring around the focused cell', async () => {
    const board = await mount(on('bridge41'));
    board.button('lb').focus();
    await board.key('ArrowUp');
    expect(board.marked('.mark-focus')).toBe(1);
    await board.tap('mb');
    expect(board.marked('.mark-focus')).toBe(0);
  });

  test('a cancelled pointer leaves no piece in the air', async () => {
    const board = await mount(on('bridge41'));
    await board.point('pointerdown', 'lb');
    await board.point('pointermove', 'lc');
    await board.point('pointercancel', 'lc');
    expect(board.marked('.piece-held')).toBe(0);
    expect(board.onPlay).not.toHaveBeenCalled();
  });

  test('turning the device lets go of the piece', async () => {
    const board = await mount(on('bridge41'));
    await board.point('pointerdown', 'lb');
    await board.point('pointermove', 'lc');
    await act(() => {
      window.dispatchEvent(new Event('resize'));
    });
    expect(board.marked('.piece-held')).toBe(0);
  });
});

describe('a move on its way', () => {
  test('leaves a dropped piece where it was put, but is told only when the session confirms it', async () => {
    const board = await mount(on('bridge41'));
    await board.drag('lb', 'lc');
    expect(board.piece('lb')).toBeNull();
    expect(board.piece('lc')).not.toBeNull();
    expect(board.name('lc')).toBe('lc, empty');
    const after = situation(rulesFor('bridge41'), undefined, 'lblc');
    await board.show({ state: after.state, options: [] });
    expect(board.piece('lc')).not.toBeNull();
    expect(board.name('lc')).toBe('lc, white pawn');
  });

  test('is not drawn before the session confirms it when it was tapped', async () => {
    const board = await mount(on('bridge41'));
    await board.tap('lb');
    await board.tap('lc');
    expect(board.piece('lc')).toBeNull();
  });

  test('returns when the session refuses it', async () => {
    const board = await mount(on('bridge41'));
    board.onPlay.mockImplementation(() => Promise.reject(new Error('not saved')));
    await board.drag('lb', 'lc');
    expect(board.piece('lb')).not.toBeNull();
  });

  test('keeps others from being played until it is answered', async () => {
    const board = await mount(on('bridge41'));
    let answer = () => {};
    board.onPlay.mockReturnValue(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    await board.drag('lb', 'lc');
    await board.drag('mb', 'mc');
    expect(board.onPlay).toHaveBeenCalledTimes(1);
    expect(board.piece('lb')).toBeNull();
    await act(async () => answer());
    expect(board.piece('lb')).not.toBeNull();
  });

  test('is given up when the same position comes back, as after a confirmation was declined', async () => {
    const board = await mount(on('bridge41'));
    await board.drag('lb', 'lc');
    const preview = situation(rulesFor('bridge41'), undefined, 'lblc').state;
    await board.show({ state: preview, options: [] });
    await board.show();
    expect(board.piece('lb')).not.toBeNull();
  });
});

describe('promotion', () => {
  const position =
    '*1*1*1*b*/P*1*k*1*1/*1*1*1*P*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 3 60';
  const picks = () => [...root.querySelectorAll<HTMLButtonElement>('.board-pick')];
  const labels = () => picks().map(labelOf);

  test('opens a picker with every choice, staying a pawn included, and plays the one chosen', async () => {
    const board = await mount(on('cuarenta', {}, position));
    await board.click('a8');
    await board.click('b9');
    expect(labels()).toContain('Become a white frog');
    expect(picks().length).toBe(6);
    expect(labels().at(-1)).toBe('Stay a pawn');
    expect(document.activeElement && labelOf(document.activeElement)).toBe(labels()[0]);
    await act(() => picks()[labels().indexOf('Become a white frog')].click());
    expect(board.onPlay).toHaveBeenCalledExactlyOnceWith('a8b9f');
    expect(picks()).toEqual([]);
  });

  test('Escape closes the picker, plays nothing, and gives the focus back', async () => {
    const board = await mount(on('cuarenta', {}, position));
    await board.click('a8');
    board.button('b9').focus();
    await board.click('b9');
    await board.key('Escape');
    expect(picks()).toEqual([]);
    expect(board.onPlay).not.toHaveBeenCalled();
    expect(board.focus()).toBe('b9, empty');
  });

  test('Tab stays among the choices', async () => {
    const board = await mount(on('cuarenta', {}, position));
    await board.click('a8');
    await board.click('b9');
    for (let i = 0; i < 7; i++) await board.key('Tab');
    expect(picks().indexOf(document.activeElement as HTMLButtonElement)).toBe(1);
  });
});

describe('marks', () => {
  test('quiet targets are dots, captures rings', async () => {
    const board = await mount(on('bridge41', {}, '4k/5/5/5/**1**/5/1p3/P4/4K w m 0 0'));
    await board.tap('Lb');
    expect(board.marked('.mark-dot')).toBe(1);
    expect(board.marked('.mark-capture')).toBe(1);
  });

  test('without target marks, targets are still named', async () => {
    const board = await mount(on('bridge41'), { showTargets: false });
    await board.tap('lb');
    expect(board.marked('.mark-dot')).toBe(0);
    expect(board.name('lc')).toBe('lc, empty, legal move');
  });

  test('40 Bridges crosses out what would fall, strongly under the finger', async () => {
    const position =
      '1*1*1*1*p/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*P*P*1*1/*1*p*1*1*/1*1*1*P*1 w 0 0';
    const board = await mount(on('bridges40', {}, position));
    await board.tap('g1');
    expect(board.marked('.mark-victim')).toBe(1);
    expect(board.marked('.mark-victim-sure')).toBe(0);
    await board.point('pointerdown', 'e1');
    expect(board.marked('.mark-victim-sure')).toBe(1);
  });

  test('a king in check stands on a star', async () => {
    const board = await mount(on('bridge41', {}, '2k2/5/5/2R2/**1**/5/5/4K/5 b m 0 1'));
    expect(board.marked('.mark-star')).toBe(1);
  });
});

describe('Bipartite Chess', () => {
  test('the race is counted on the board and in words', async () => {
    await mount(on('bipartite', {}, 'MM*2/5/5/5/5/5/m4/1M3/1m*2 b 1 0 9'));
    const numbers = [...root.querySelectorAll('.board-numbers text')];
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['2/3', 'home', '1/2', 'home']);
    expect(root.querySelector('.board-cells')?.getAttribute('aria-description')).toBe(
      'White has 2 of 3 Messengers home. Black has 1 of 2 Messengers home.',
    );
  });

  test('each side stays at its own edge when the armies change sides', async () => {
    const scene = on('bipartite', {}, 'MM*MM/MMMMM/5/5/5/5/5/4m/1m*2 w choose 0 40');
    const board = await mount(scene);
    const top = (cell: string) => Number.parseFloat(board.button(cell).style.top);
    expect(top('A1')).toBeLessThan(top('I1'));
    const after = situation(scene.rules, 'MM*MM/MMMMM/5/5/5/5/5/4m/1m*2 w choose 0 40', 'diagonal');
    await board.show({ state: after.state, options: after.options });
    expect(board.name('A3')).toBe('A3, white king');
    expect(top('A1')).toBeGreaterThan(top('I1'));
  });

  test('passes and choices are plain buttons', async () => {
    const scene = on('bipartite', {}, 'MM*MM/MMMMM/5/5/5/5/5/4m/1m*2 w choose 0 40');
    const play = vi.fn();
    await act(() =>
      render(
        <ChoiceBar
          rules={scene.rules}
          state={scene.state}
          options={scene.options}
          own={null}
          onPlay={play}
        />,
        root,
      ),
    );
    const buttons = [...root.querySelectorAll('button')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Diagonal Power Piece',
      'Straight Power Piece',
    ]);
    await act(() => buttons[1].click());
    expect(play).toHaveBeenCalledExactlyOnceWith('orthogonal');
  });

  test('each army is a card with the piece that it alone has, and where that may go', async () => {
    const scene = on('bipartite', {}, 'MM*MM/MMMMM/5/5/5/5/5/4m/1m*2 w choose 0 40');
    const bar = { ...scene, own: null, onPlay: vi.fn() };
    await act(() => render(<ChoiceBar {...bar} />, root));
    const pictures = [...root.querySelectorAll('button svg')];
    // As far as three squares on a board of five columns: eight on diagonals, ten on straight lines.
    expect(pictures.map((one) => one.querySelectorAll('[class*="dot"]').length)).toEqual([8, 10]);
  });

  test.each<[Colour | null, string]>([
    [null, 'None of White’s pieces can move, so White passes.'],
    [WHITE, 'None of your pieces can move, so you pass.'],
  ])('a pass says why (reader: %s)', async (own, why) => {
    const scene = on('bipartite', {}, '2*2/5/mm3/M4/5/5/5/5/2*2 w 1 0 0');
    const bar = { ...scene, own, onPlay: vi.fn() };
    await act(() => render(<ChoiceBar {...bar} />, root));
    expect(root.querySelector('fieldset p')?.textContent).toBe(why);
  });
});

test('pieces of the player opposite are upside down', async () => {
  const board = await mount(on('bridge41'), { opposite: 1 });
  const transform = (cell: string) =>
    board.piece(cell)?.firstElementChild?.getAttribute('transform');
  expect(transform('lb')).not.toContain('rotate(180)');
  expect(transform('ly')).toContain('rotate(180)');
});

test('the king that has lost lies, and the piece that gave mate glows', async () => {
  const mate = on('fastlane', {}, 'k5R1/7R/8/8/8/8/8/K7 b - 0 0');
  const board = await mount(mate, { options: [] });
  const lying = () => root.querySelectorAll('[class*="fallen"]').length;
  const glowing = () => root.querySelectorAll('[class*="glow"]').length;
  expect([lying(), glowing()]).toEqual([0, 0]);
  const ending = { fallen: mate.cell('a8'), glowing: mate.cell('g8') };
  await board.show({ options: [], ending });
  expect(board.piece('a8')?.querySelector('[class*="fallen"]')).not.toBeNull();
  expect([lying(), glowing()]).toEqual([1, 1]);
  await board.show({ options: [], ending: null });
  expect([lying(), glowing()]).toEqual([0, 0]);
});
