// What can be shared of a game, each as something to copy or a file to save; made when it is asked for.
import type { SessionView } from '../../session/types';
import { gameLink, positionLink } from '../../share/link';
import { formatGameText } from '../../storage/text';
import { colourName } from '../names';
import { formatRoute } from '../routes';
import { outcomeWords } from '../words';

export type SharedView = Pick<
  SessionView,
  'record' | 'rules' | 'board' | 'shown' | 'live' | 'outcome'
>;

/** How the position shown stands: the result, or whose turn it is. */
export function captionOf({ outcome, live, board }: SharedView): string {
  if (outcome && live) return outcomeWords(outcome, board.side);
  return `${colourName(board.side)} to move`;
}

/** The address of this app that opens the whole game. @throws InputError if it is too long for one */
export function gameAddress(page: Location, { record }: Pick<SharedView, 'record'>): string {
  return address(page, gameLink(record));
}

/** The address that opens the position shown. @throws InputError if it is too long for one */
export function positionAddress(page: Location, { record, board }: SharedView): string {
  return address(page, positionLink({ ...record, text: board.text }));
}

function address(page: Location, link: string): string {
  const base = page.href.replace(/[?#].*$/, '');
  return base + formatRoute({ screen: 'open', link });
}

/** The game as a text file. */
export function gameFile({ record }: Pick<SharedView, 'record'>): File {
  const name = `${fileStem({ record })}.txt`;
  return new File([formatGameText(record)], name, { type: 'text/plain' });
}

/** The game's id and day, as the beginning of a file's name. */
export function fileStem({ record }: Pick<SharedView, 'record'>): string {
  return `${record.game}-${new Date(record.createdAt).toISOString().slice(0, 10)}`;
}
