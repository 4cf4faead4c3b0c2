// Finds a link of this app in what was scanned, pasted or shared.
import { statedLength } from '../../share/link';

/**
 * What follows the address that opens links; null where there is none. Mail programs break links, and chats put signs after them:
 * where it is whole but for that, it is given whole.
 */
export function linkIn(text: string): string | null {
  const after = /#\/?open\/(.*)/s.exec(text)?.[1];
  if (after === undefined) return null;
  const [runs = ''] = /^[\w-]*(?:\s+[\w-]+)*/.exec(after) ?? [];
  let link = '';
  for (const run of runs.split(/\s+/)) {
    link += run;
    if (link.length === statedLength(link)) return link;
  }
  return after.split(/\s/, 1).join('');
}
