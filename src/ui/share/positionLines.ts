// What of the position shown can be handed on, whether it is a game's or an analysis's.
import type { TextLine } from './SharingSheet';
import { positionAddress, type ShownPosition } from './shareable';

/** Its link, and its text. */
export const positionLines = (view: ShownPosition): readonly [link: TextLine, text: TextLine] => [
  {
    kind: 'link',
    what: 'Link to this position',
    hint: 'The board as it stands here',
    make: () => ({ text: positionAddress(location, view) }),
  },
  {
    kind: 'text',
    what: 'Position text',
    hint: 'One line, to start a game from',
    make: () => ({ text: view.board.text }),
  },
];
