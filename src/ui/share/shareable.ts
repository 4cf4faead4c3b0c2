// What can be shared of a game or an analysis, each as something to copy or a file to save; made when it is asked for.
import type { GameId } from '../../games/game';
import type { BoardState, SessionView } from '../../session/types';
import {
  type AnalysisLink,
  analysisLink,
  gameLink,
  messageLink,
  positionLink,
} from '../../share/link';
import type { AnalysisRecord } from '../../storage/analysisRecord';
import type { GameRecord } from '../../storage/record';
import { formatRoute, type Route } from '../routing/routes';
import { colourName } from '../words/names';
import { outcomeText } from '../words/reasons';
import type { TextLine, Written } from './SharingSheet';

export type SharedView = Pick<
  SessionView,
  'record' | 'rules' | 'board' | 'shown' | 'live' | 'outcome'
>;

/** How the position shown stands: the result, or whose turn it is. */
export function captionOf({ record, outcome, live, board }: SharedView): string {
  if (outcome && live) return outcomeText(outcome, board.side, null, record);
  return `${colourName(board.side)} to move`;
}

/** The address of this app that opens the whole game. @throws InputError if it is too long for one */
export function gameAddress(page: Location, { record }: Pick<SharedView, 'record'>): string {
  return address(page, opening(gameLink(record)));
}

/** The address with which the friend goes on with a game by message. @throws InputError if it is too long for one */
export const messageAddress = (page: Location, record: GameRecord): string =>
  address(page, opening(messageLink(record)));

/** The address that hands over how to connect to this device (share/channel/signal.ts). */
export const signalAddress = (page: Page, text: string): string => address(page, opening(text));

export interface ShownPosition {
  readonly record: Pick<GameRecord, 'game' | 'options'>;
  readonly board: Pick<BoardState, 'text'>;
}

/** The address that opens the position shown. @throws InputError if it is too long for one */
export function positionAddress(page: Location, { record, board }: ShownPosition): string {
  return address(page, opening(positionLink({ ...record, text: board.text })));
}

/** The address that opens a board where boards of its game are drawn. */
export const drawnAddress = (page: Page, game: GameId, board: string): string =>
  address(page, { screen: 'draw', game, board });

/** What a link had no room for, reported after it was made. */
const LEFT_OUT: Record<AnalysisLink['leftOut'], string> = {
  nothing: '',
  comments: 'The comments didn’t fit and are left out.',
  'comments and variations':
    'Comments and variations didn’t fit: the link has only the main line. The text has everything.',
};

/** The address that opens as much of an analysis as fits. @throws InputError if not even its main line does */
export function analysisAddress(page: Location, record: AnalysisRecord): Written {
  const { text, leftOut } = analysisLink(record);
  return { text: address(page, opening(text)), remark: LEFT_OUT[leftOut] };
}

const opening = (link: string): Route => ({ screen: 'open', link });

type Page = Pick<Location, 'href'>;

function address(page: Page, route: Route): string {
  const base = page.href.replace(/[?#].*$/, '');
  return base + formatRoute(route);
}

/** A text about a game or an analysis as a file. */
export function textFile(record: Dated, text: string): File {
  return new File([text], `${fileStem({ record })}.txt`, { type: 'text/plain' });
}

type Dated = Pick<GameRecord, 'game' | 'createdAt'>;

/** The game's id and day, as the beginning of a file's name. */
export function fileStem({ record }: { readonly record: Dated }): string {
  return `${record.game}-${new Date(record.createdAt).toISOString().slice(0, 10)}`;
}

/** Its link, and its text. */
export const positionLines = (view: ShownPosition): readonly [link: TextLine, text: TextLine] => [
  {
    kind: 'link',
    what: 'Link to this position',
    hint: 'The board as shown',
    make: () => ({ text: positionAddress(location, view) }),
  },
  {
    kind: 'text',
    what: 'Position text',
    hint: 'One line of text to start a game from',
    make: () => ({ text: view.board.text }),
  },
];
