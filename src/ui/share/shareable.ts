// What can be shared of a game or an analysis, each as something to copy or a file to save; made when it is asked for.
import { textsOf } from '../../language/texts';
import { dayOf } from '../../puzzles/attempt';
import type { SessionView } from '../../session/types';
import type { GameRecord } from '../../storage/record';
import { colourName, outcomeText } from '../words/names';
import { positionAddress, type ShownPosition } from './addresses';
import type { TextLine } from './SharingSheet';

const texts = textsOf('share');

export type SharedView = Pick<
  SessionView,
  'record' | 'rules' | 'board' | 'shown' | 'live' | 'outcome'
>;

/** How the position shown stands: the result, or whose turn it is. */
export function captionOf({ record, outcome, live, board }: SharedView): string {
  if (outcome && live) return outcomeText(outcome, board.side, null, record);
  return texts.toMove(colourName(board.side));
}

/** A text about a game or an analysis as a file. */
export function textFile(record: Dated, text: string): File {
  return new File([text], `${fileStem({ record })}.txt`, { type: 'text/plain' });
}

type Dated = Pick<GameRecord, 'game' | 'createdAt'>;

/** The game's id and day, as the beginning of a file's name. */
export function fileStem({ record }: { readonly record: Dated }): string {
  return `${record.game}-${dayOf(new Date(record.createdAt))}`;
}

/** Its link, and its text. */
export const positionLines = (view: ShownPosition): readonly [link: TextLine, text: TextLine] => [
  {
    kind: 'link',
    what: texts.positionLink,
    hint: texts.positionLinkHint,
    make: () => ({ text: positionAddress(location, view) }),
  },
  {
    kind: 'text',
    what: texts.positionText,
    hint: texts.positionTextHint,
    make: () => ({ text: view.board.text }),
  },
];
