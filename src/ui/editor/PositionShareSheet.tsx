// What of a position can be handed on.
import type { NewAnalysis } from '../../storage/analysisRecord';
import { SharingSheet } from '../share/SharingSheet';
import { positionAddress } from '../share/shareable';
import { fullTitle } from '../words/names';

export interface PositionShareSheetProps {
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
