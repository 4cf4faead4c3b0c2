// Where the focus goes on a screen when what had it is gone: to its heading, from which keys and screen readers go on.

export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
