// What of an analysis can be handed on: a link with as much of it as fits, the whole as text, the position shown.
import { formatAnalysisText } from '../../storage/analysisText';
import { SharingSheet } from '../share/SharingSheet';
import { analysisAddress, positionLines, textFile } from '../share/shareable';
import { fullTitle } from '../words/names';
import type { View } from './types';

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
