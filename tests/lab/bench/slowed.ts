// Makes a page's whole process slower, its workers too, which Chromium's own throttling leaves at full speed: the process is
// halted for the greater part of every few milliseconds.
import type { Browser } from 'playwright-core';

/** Milliseconds that the process runs each time. */
const RUNS = 4;

/** Slows every page of the browser so many times, until the returned function is called. */
export async function slowed(browser: Browser, times: number): Promise<() => void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const id of pages) process.kill(id, signal);
  };
  const run = () => {
    send('SIGCONT');
    timer = setTimeout(halt, RUNS);
  };
  const halt = () => {
    send('SIGSTOP');
    timer = setTimeout(run, RUNS * (times - 1));
  };
  halt();
  return () => {
    clearTimeout(timer);
    send('SIGCONT');
  };
}
