// What taps, drags and keys mean, in TheBridge41 (cells by name) without any screen.
import { describe, expect, test } from 'vitest';
import {
  activate,
  allLost,
  dismiss,
  IDLE,
  type Interaction,
  pointerDown,
  pointerLost,
  pointerMove,
  pointerUp,
  type Reaction,
  type Request,
  refresh,
} from '../../src/board/interaction';
import { rulesFor, type Situation, situation } from '../support/situation';

/** A hand over a board: events by cell name, with the state they lead to and what they asked for. */
class Hand {
  state: Interaction = IDLE;
  readonly asked: string[] = [];
  private readonly name: (cell: number) => string;

  constructor(
    private readonly on: Situation,
    private readonly touch = true,
  ) {
    this.name = (cell) => on.rules.board.cells[cell].name;
  }

  get selected(): string | null {
    return this.state.selected === null ? null : this.name(this.state.selected);
  }

  get dragging(): boolean {
    return this.state.press?.dragging ?? false;
  }

  private take({ state, request }: Reaction): this {
    this.state = state;
    if (request) this.asked.push(this.inWords(request));
    return this;
  }

  private inWords(request: Request): string {
    if (request.type === 'play')
      return `${request.option.text}${request.dropped ? ' dropped' : ''}`;
    if (request.type === 'takeOff') return `off ${this.name(request.from)}`;
    return `no ${this.name(request.from)}${request.to === null ? '' : this.name(request.to)}`;
  }

  private cell(name: string | null): number | null {
    return name === null ? null : this.on.cell(name);
  }

  down(name: string | null, pointer = 1): this {
    const event = { pointer, cell: this.cell(name), x: 0, y: 0, touch: this.touch };
    return this.take(pointerDown(this.state, this.on.options, event));
  }

  /** Travels `pixels` from where it touched, to a cell. */
  move(name: string | null, pixels = 50, pointer = 1): this {
    const event = { pointer, cell: this.cell(name), x: pixels, y: 0 };
    return this.take(pointerMove(this.state, this.on.options, event));
  }

  up(name: string | null, pointer = 1): this {
    const event = { pointer, cell: this.cell(name) };
    return this.take(pointerUp(this.state, this.on.options, event));
  }

  /** Lets go beside the whole board. */
  upBeside(pointer = 1): this {
    return this.take(pointerUp(this.state, this.on.options, { pointer, cell: null, beside: true }));
  }

  tap(name: string | null): this {
    return this.down(name).up(name);
  }

  drag(from: string, to: string | null): this {
    return this.down(from).move(to).up(to);
  }

  press(name: string): this {
    return this.take(activate(this.state, this.on.options, this.on.cell(name)));
  }

  lose(pointer = 1): this {
    return this.take(pointerLost(this.state, pointer));
  }

  loseAll(): this {
    return this.take(allLost(this.state));
  }

  escape(): this {
    return this.take(dismiss(this.state));
  }
}

const bridge = rulesFor('bridge41');
const start = () => new Hand(situation(bridge));

describe('tapping', () => {
  test('a press selects at once, before it is lifted', () => {
    expect(start().down('lb').selected).toBe('lb');
  });

  test('a second tap on a target plays', () => {
    expect(start().tap('lb').tap('lc').asked).toEqual(['lblc']);
  });

  test('a move is played when the finger lifts, and goes where it slid to', () => {
    const hand = start().tap('Lb').down('lb');
    expect(hand.asked).toEqual([]);
    const slid = start().tap('Lb').down('Lc').move('lc').move('Lc');
    expect(slid.asked).toEqual([]);
    expect(slid.up('ld').asked).toEqual(['Lbld']);
  });

  test('a second tap on the piece unselects it, on release', () => {
    const hand = start().tap('lb').down('lb');
    expect(hand.selected).toBe('lb');
    expect(hand.up('lb').selected).toBeNull();
    expect(hand.asked).toEqual([]);
  });

  test('a tap on another own piece selects that one', () => {
    const hand = start().tap('lb').tap('mb');
    expect(hand.selected).toBe('mb');
    expect(hand.asked).toEqual([]);
  });

  test('a tap elsewhere unselects, on release, and asks why not', () => {
    const hand = start().tap('lb').down('lw');
    expect(hand.selected).toBe('lb');
    expect(hand.up('lw').selected).toBeNull();
    expect(hand.asked).toEqual(['no lblw']);
  });

  test('a tap off the board unselects without a word', () => {
    const hand = start().tap('lb').tap(null);
    expect(hand.selected).toBeNull();
    expect(hand.asked).toEqual([]);
  });

  test('a tap on a piece that cannot move says so', () => {
    expect(start().tap('ma').asked).toEqual(['no ma']);
  });
});

describe('dragging', () => {
  test('a drag plays and tells that the piece was put down by hand', () => {
    expect(start().drag('lb', 'lc').asked).toEqual(['lblc dropped']);
  });

  test('a finger drags only after 8 pixels, a mouse after 3', () => {
    expect(start().down('lb').move('lb', 8).dragging).toBe(false);
    expect(start().down('lb').move('lb', 9).dragging).toBe(true);
    const mouse = new Hand(situation(bridge), false);
    expect(mouse.down('lb').move('lb', 4).dragging).toBe(true);
  });

  test('a drop on no target returns the piece, unselects it and asks why not', () => {
    const hand = start().drag('lb', 'lw');
    expect(hand.selected).toBeNull();
    expect(hand.asked).toEqual(['no lblw']);
  });

  test('a drop on no cell returns the piece', () => {
    expect(start().drag('lb', null).asked).toEqual([]);
  });

  test('a drop beside the board asks to remove the piece; a tap that ends there does not', () => {
    const hand = start().down('lb').move(null).upBeside();
    expect(hand.asked).toEqual(['off lb']);
    expect(hand.dragging).toBe(false);
    expect(start().down('lb').upBeside().asked).toEqual([]);
  });

  test('a piece put back where it was stays selected', () => {
    const hand = start().drag('lb', 'lb');
    expect(hand.selected).toBe('lb');
    expect(hand.asked).toEqual([]);
  });

  test('the cell under the finger is known', () => {
    const on = situation(bridge);
    expect(new Hand(on).down('lb').move('lc').state.press?.over).toBe(on.cell('lc'));
  });

  test('an empty cell cannot be dragged', () => {
    expect(start().down('lc').move('ld').dragging).toBe(false);
  });
});

describe('several fingers', () => {
  test('a second finger cancels, and nothing happens until all are up', () => {
    const hand = start().down('lb').move('lc').down('mb', 2);
    expect(hand.dragging).toBe(false);
    hand.up('lc').down('rb', 3).up('rc', 3);
    expect(hand.asked).toEqual([]);
    hand.up('mb', 2).tap('lc');
    expect(hand.asked).toEqual(['lblc']);
  });

  test('other pointers do not move what one holds', () => {
    expect(start().down('lb').move('lc', 50, 7).dragging).toBe(false);
  });
});

describe('interruption', () => {
  test('a cancelled pointer returns the piece', () => {
    const hand = start().down('lb').move('lc').lose();
    expect(hand.dragging).toBe(false);
    hand.up('lc');
    expect(hand.asked).toEqual([]);
    expect(hand.selected).toBe('lb');
  });

  test('losing the window lets go of everything, and the next touch counts', () => {
    const hand = start().down('lb').down('mb', 2).loseAll();
    expect(hand.drag('lb', 'lc').asked).toEqual(['lblc dropped']);
  });

  test('Escape unselects, also in the middle of a drag', () => {
    const hand = start().down('lb').move('lc').escape();
    expect(hand.selected).toBeNull();
    expect(hand.up('lc').asked).toEqual([]);
  });

  test('a new position forgets a selection that cannot move in it', () => {
    const hand = start().down('lb').move('lc');
    expect(refresh(hand.state, [])).toMatchObject({ selected: null, press: null });
    expect(refresh(hand.state, situation(bridge).options)).toEqual(hand.state);
  });
});

describe('keys and screen readers', () => {
  test('a click selects, a second one plays', () => {
    expect(start().press('lb').press('lc').asked).toEqual(['lblc']);
  });

  test('a click on the selected cell unselects it', () => {
    expect(start().press('lb').press('lb').selected).toBeNull();
  });

  test('a click on no target unselects and asks why not', () => {
    expect(start().press('lb').press('lw').asked).toEqual(['no lblw']);
  });
});

describe('choices', () => {
  const promotion = '3k1/1P3/5/5/**1**/5/5/3K1/5 w m 0 50';

  test('several promotions open a picker at the target', () => {
    const on = situation(bridge, promotion);
    const hand = new Hand(on).tap('ly').tap('lz');
    expect(hand.asked).toEqual([]);
    expect(hand.state.picking).toMatchObject({ from: on.cell('ly'), to: on.cell('lz') });
    const texts = hand.state.picking?.options.map(({ text }) => text);
    expect(texts?.sort()).toEqual(['lylzb', 'lylzn', 'lylzr']);
  });

  test('a drop opens the picker too', () => {
    const hand = new Hand(situation(bridge, promotion)).drag('ly', 'lz');
    expect(hand.state.picking?.options.length).toBe(3);
  });

  test('a tap outside the picker closes it and does nothing else', () => {
    const hand = new Hand(situation(bridge, promotion)).tap('ly').tap('lz').tap('rb');
    expect(hand.state.picking).toBeNull();
    expect(hand.asked.filter((text) => !text.startsWith('no'))).toEqual([]);
  });

  test('staying a pawn is one of the choices where the rules allow it', () => {
    const position =
      '*1*1*1*1*/P*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 3 60';
    const hand = new Hand(situation(rulesFor('cuarenta'), position)).tap('a8').tap('b9');
    const promotions = hand.state.picking?.options.map((option) => option.promotion) ?? [];
    expect(promotions.length).toBe(6);
    expect(promotions).toContain(0);
  });

  test('the bridge slides by tapping it and then the water beside it', () => {
    const moving = situation(rulesFor('bridge41', { bridge: 'moving' }));
    expect(new Hand(moving).tap('mk').tap('lk').asked).toEqual(['mklk']);
  });

  test('king and camel trade places by tapping one, then the other; the camel can still be dragged', () => {
    const rules = rulesFor('cuarenta', { castling: 'on' });
    const position =
      '*1*1*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*C* w C 0 0';
    const on = situation(rules, position);
    expect(new Hand(on).tap('e2').tap('h1').asked).toEqual(['e2h1']);
    expect(new Hand(on).tap('e2').drag('h1', 'g4').asked).toEqual(['h1g4 dropped']);
  });
});
