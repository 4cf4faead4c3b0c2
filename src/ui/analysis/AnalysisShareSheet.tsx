// What of an analysis can be handed on: a link with as much of it as fits, the whole as text, the position shown.
import { formatAnalysisText } from '../../storage/analysisText';
import { SharingSheet } from '../share/SharingSheet';
import { analysisAddress, positionAddress, textFile } from '../share/shareable';
import { fullTitle } from '../words/names';
import type { View } from './types';

export interface AnalysisShareSheetProps {
  readonly view: Pick<View, 'record' | 'board'>;
  readonly onClose: () => void;
}

export function AnalysisShareSheet({ view, onClose }: AnalysisShareSheetProps) {
  const { record, board } = view;
  const text = () => formatAnalysisText(record);
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
        {
          kind: 'link',
          what: 'Link to this position',
          hint: 'The board as it stands here',
          make: () => ({ text: positionAddress(location, view) }),
        },
        {
          kind: 'text',
          what: 'Text of the analysis',
          hint: 'All moves and comments, variations in parentheses',
          make: () => ({ text: text() }),
        },
        {
          kind: 'text',
          what: 'Position text',
          hint: 'One line, to start a game from',
          make: () => ({ text: board.text }),
        },
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
