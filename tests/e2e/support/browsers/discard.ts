// The processes that show a browser's pages, one of which a test ends as a device does that needs its memory.
import { execFileSync } from 'node:child_process';

/**
 * What shows pages, or is kept ready for it: ids of processes, the one with the most memory first.
 * @param head the head of the browser's process group
 * @param isPage what the command of such a process is like
 */
function pageProcesses(head: number, isPage: RegExp): number[] {
  const all = execFileSync('ps', ['-eo', 'pid=,pgid=,args=', '--sort=-rss'], { encoding: 'utf8' });
  return all.split('\n').flatMap((line) => {
    const [, id, group, command] = /^\s*(\d+)\s+(\d+) (.*)$/.exec(line) ?? [];
    return Number(group) === head && isPage.test(`${command}`) ? [Number(id)] : [];
  });
}

/** Ends the one that shows the page, which takes more memory than those kept ready; returns its id. */
export function endPage(head: number, isPage: RegExp): number {
  const [id] = pageProcesses(head, isPage);
  if (id === undefined) throw new Error('no process shows a page');
  process.kill(id, 'SIGKILL');
  return id;
}
