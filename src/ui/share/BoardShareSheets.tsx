// What can be handed on without a game: of an analysis a link with as much of it as fits, the whole as text, the position shown; of
// a position being set up; of a drawn board.

import type { Game, OptionValue } from '../../games/game';
import { textsOf } from '../../language/texts';
import type { NewAnalysis } from '../../storage/analysisRecord';
import { formatAnalysisText } from '../../storage/analysisText';
import type { View } from '../analysis/types';
import { shownName } from '../words/givenNames';
import { fullTitle } from '../words/names';
import { SharingSheet } from './SharingSheet';
import {
  analysisAddress,
  drawnAddress,
  positionAddress,
  positionLines,
  textFile,
} from './shareable';

const texts = textsOf('draw');

interface AnalysisShareSheetProps {
  readonly view: Pick<View, 'record' | 'board'>;
  readonly onClose: () => void;
}

export function AnalysisShareSheet({ view, onClose }: AnalysisShareSheetProps) {
  const { record } = view;
  const text = () => formatAnalysisText(record);
  const [positionLink, positionText] = positionLines(view);
  return (
    <SharingSheet
      title={fullTitle(record)}
      onClose={onClose}
      lines={[
        {
          kind: 'link',
          what: 'Link to the analysis',
          hint: 'Its moves, with variations and comments while they fit',
          make: () => analysisAddress(location, record),
        },
        positionLink,
        {
          kind: 'text',
          what: 'Text of the analysis',
          hint: 'All moves and comments, variations in parentheses',
          make: () => ({ text: text() }),
        },
        positionText,
        {
          kind: 'file',
          what: 'File of the analysis',
          hint: 'The text as a file, to open elsewhere',
          type: 'text/plain',
          make: () => textFile(record, text()),
        },
      ]}
    />
  );
}

interface PositionShareSheetProps {
  readonly position: Pick<NewAnalysis, 'game' | 'options' | 'start'>;
  readonly onClose: () => void;
}

export function PositionShareSheet({ position, onClose }: PositionShareSheetProps) {
  const text = position.start;
  return (
    <SharingSheet
      title={fullTitle({ ...position, name: null })}
      onClose={onClose}
      lines={[
        {
          kind: 'link',
          what: 'Link to this position',
          hint: 'The board with its rules',
          make: () => ({ text: positionAddress(location, { record: position, board: { text } }) }),
        },
        {
          kind: 'text',
          what: 'Position text',
          hint: 'One line of text to start a game from',
          make: () => ({ text }),
        },
      ]}
    />
  );
}

interface BoardShareSheetProps {
  readonly game: Game;
  readonly value: OptionValue;
  /** What the player calls it, or null. */
  readonly name: string | null;
  readonly onClose: () => void;
}

export function BoardShareSheet({ game, value, name, onClose }: BoardShareSheetProps) {
  return (
    <SharingSheet
      title={`${game.name}: ${shownName(name) ?? value.label}`}
      onClose={onClose}
      lines={[
        {
          kind: 'link',
          what: 'Link to this board',
          hint: 'To play on it or keep drawing',
          make: () => ({ text: drawnAddress(location, game.id, value.value) }),
        },
        {
          kind: 'text',
          what: texts.asText,
          hint: 'One line, as in games and links',
          make: () => ({ text: value.value }),
        },
      ]}
    />
  );
}
