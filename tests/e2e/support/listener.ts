// A player who sees nothing: what the app announces and what its focused controls are called, and plays that are written as one
// reads them, to be performed word for word.
import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { itsTurn } from './play';

type Role = Parameters<Page['getByRole']>[0];

/** What is read of a control besides its role and name. */
const STATES: readonly string[] = ['checked', 'pressed', 'expanded', 'disabled'];

/** Stands for anything in what the app says. */
const ANYTHING = '…';

/** Runs in the page: notes all that is announced from now on, as `heard`. */
export function hearAnnouncements(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  let last = '';
  const listen = () => {
    const text = document.querySelector('.visually-hidden[role=status]')?.textContent ?? '';
    if (text !== '' && text !== last) heard.push(text.trim());
    last = text;
  };
  new MutationObserver(listen).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** Performs plays: lines that begin with who acts or speaks; what is indented further goes on with the line before. */
export class Performer {
  #heard: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly address: string,
    private readonly tree: CDPSession,
  ) {}

  /** Comes to the app with nothing heard so far. */
  static async on(page: Page, address: string): Promise<Performer> {
    await page.addInitScript(hearAnnouncements);
    await page.reload();
    return new Performer(page, address, await page.context().newCDPSession(page));
  }

  /**
   * What the player does comes after `You:`, all that is announced then after `App:`, and what the focused control is called in the
   * accessibility tree after `Focus:`. Nothing may be announced besides.
   */
  async perform(play: string): Promise<void> {
    for (const [who, line] of linesOf(play)) {
      if (who === 'You') await this.#act(line);
      else if (who === 'App') await this.#hear(line);
      else await expect.poll(() => this.#focused()).toMatch(patternOf(line));
    }
  }

  async #act(line: string): Promise<void> {
    const { page } = this;
    const [, verb = '', what = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
    switch (verb) {
      case 'open':
        await page.goto(`${this.address}${what}`);
        return;
      case 'press':
        for (const key of what.split(' ')) await page.keyboard.press(key);
        return;
      case 'type':
        await page.keyboard.type(what);
        return;
      case 'move': {
        const [from = '', to = ''] = what.split(' to ');
        await this.#cell(from).focus();
        await itsTurn(page, from);
        await page.keyboard.press('Enter');
        await this.#cell(to, '.*, legal (move|capture)').press('Enter');
        return;
      }
      case 'find':
        await this.#control(what).focus();
        return;
      // What is read from the store comes after the screen; a key pressed sooner would pass over it.
      case 'await':
        await this.#control(what).waitFor();
        return;
      default:
        throw new Error(`how is it done: ${line}?`);
    }
  }

  #cell(name: string, rest = ''): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}(-\\w\\w)?, ${rest}`) });
  }

  /** "button Next task", "link How it is played". */
  #control(what: string): Locator {
    const [, role = '', name = ''] = /^(\w+) (.*)$/.exec(what) ?? [];
    const isBegun = name.endsWith(ANYTHING);
    const called = isBegun ? new RegExp(`^${name.slice(0, -1)}`) : name;
    return this.page.getByRole(role as Role, { name: called, exact: true });
  }

  /** Waits until exactly this has been announced since what was waited for last. */
  async #hear(line: string): Promise<void> {
    await expect.poll(() => this.#newlyHeard()).toMatch(patternOf(line));
    this.#heard = [];
  }

  async #newlyHeard(): Promise<string> {
    const heard = await this.page.evaluate(() => {
      const all: string[] = Reflect.get(globalThis, 'heard');
      return all.splice(0);
    });
    this.#heard.push(...heard);
    return this.#heard.join(' ');
  }

  /** Role, name, description and state of what has the focus: "radio Standard, checked". */
  async #focused(): Promise<string> {
    const { result } = await this.tree.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    const { objectId = '' } = result;
    const { nodes } = await this.tree.send('Accessibility.getPartialAXTree', {
      objectId,
      fetchRelatives: false,
    });
    const [node] = nodes;
    const { value: role } = node?.role ?? {};
    const states = (node?.properties ?? []).flatMap(({ name, value: { value } }) => {
      if (!STATES.includes(name)) return [];
      return [value === 'false' || value === false ? `not ${name}` : name];
    });
    const name = `${node?.name?.value}`;
    // Browsers describe a button by the tooltip that names it.
    const description = `${node?.description?.value ?? ''}`;
    const more = description === '' || description === name ? [] : [description];
    return [`${role} ${name}`, ...more, ...states].join(', ');
  }
}

const patternOf = (line: string): RegExp => {
  const parts = line.split(ANYTHING).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
};

const linesOf = (play: string): (readonly [who: string, line: string])[] => {
  const lines: [string, string][] = [];
  for (const line of play
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [, who, said = ''] = /^(You|App|Focus): (.*)$/.exec(line) ?? [];
    const last = lines.at(-1);
    if (who) lines.push([who, said]);
    else if (last) last[1] += ` ${line}`;
  }
  return lines;
};
