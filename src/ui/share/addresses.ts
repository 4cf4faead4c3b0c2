// Addresses of this app that open a game, an analysis, a position or a drawn board, and how one is found in a text.
import '../../language/shownRefusals';
import type { GameId } from '../../games/game';
import type { BoardState } from '../../session/types';
import {
  type AnalysisLink,
  analysisLink,
  gameLink,
  messageLink,
  positionLink,
  statedLength,
} from '../../share/link';
import type { AnalysisRecord } from '../../storage/analysisRecord';
import type { GameRecord } from '../../storage/record';
import { formatRoute, type Route } from '../routing/routes';

type Page = Pick<Location, 'href'>;

/** The address that opens the whole game. @throws InputError if it is too long for one */
export const gameAddress = (page: Page, record: GameRecord): string =>
  address(page, opening(gameLink(record)));

/** The address with which the friend goes on with a game by message. @throws InputError if it is too long for one */
export const messageAddress = (page: Page, record: GameRecord): string =>
  address(page, opening(messageLink(record)));

/** The address that hands over how to connect to this device (share/channel/signal.ts). */
export const signalAddress = (page: Page, text: string): string => address(page, opening(text));

export interface ShownPosition {
  readonly record: Pick<GameRecord, 'game' | 'options'>;
  readonly board: Pick<BoardState, 'text'>;
}

/** The address that opens the position shown. @throws InputError if it is too long for one */
export const positionAddress = (page: Page, { record, board }: ShownPosition): string =>
  address(page, opening(positionLink({ ...record, text: board.text })));

/** The address that opens a board where boards of its game are drawn. */
export const drawnAddress = (page: Page, game: GameId, board: string): string =>
  address(page, { screen: 'draw', game, board });

interface AnalysisAddress extends Pick<AnalysisLink, 'leftOut'> {
  readonly address: string;
}

/** The address that opens as much of an analysis as fits. @throws InputError if not even its main line does */
export function analysisAddress(page: Page, record: AnalysisRecord): AnalysisAddress {
  const { text, leftOut } = analysisLink(record);
  return { address: address(page, opening(text)), leftOut };
}

const opening = (link: string): Route => ({ screen: 'open', link });

function address(page: Page, route: Route): string {
  const base = page.href.replace(/[?#].*$/, '');
  return base + formatRoute(route);
}

/**
 * What follows the address that opens links, in what was scanned, pasted or shared; null where there is none. Mail programs break links, and chats put signs after them:
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
