// What can be handed on without a game: of an analysis a link with as much of it as fits, the whole as text, the position shown; of
// a position being set up; of a drawn board.
import type { Game, OptionValue } from '../../games/game';
import { textsOf } from '../../language/texts';
import { formatAnalysisText } from '../../storage/analysisConversion';
import type { NewAnalysis } from '../../storage/analysisRecord';
import type { View } from '../analysis/types';
import { shownName } from '../words/givenNames';
import { fullTitle } from '../words/names';
import { analysisAddress, drawnAddress, positionAddress } from './addresses';
import { positionLines, SharingSheet, textFile } from './SharingSheet';

const texts = textsOf('share');

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
          what: texts.analysisLink,
          hint: texts.analysisLinkHint,
          make: () => {
            const { address, leftOut } = analysisAddress(location, record);
            return {
              text: address,
              ...(leftOut !== 'nothing' && { remark: texts.leftOut[leftOut] }),
            };
          },
        },
        positionLink,
        {
          kind: 'text',
          what: texts.analysisText,
          hint: texts.analysisTextHint,
          make: () => ({ text: text() }),
        },
        positionText,
        {
          kind: 'file',
          what: texts.analysisFile,
          hint: texts.analysisFileHint,
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
          what: texts.positionLink,
          hint: texts.setUpLinkHint,
          make: () => ({ text: positionAddress(location, { record: position, board: { text } }) }),
        },
        {
          kind: 'text',
          what: texts.positionText,
          hint: texts.positionTextHint,
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
      title={texts.boardTitle(game.name, shownName(name) ?? value.label)}
      onClose={onClose}
      lines={[
        {
          kind: 'link',
          what: texts.boardLink,
          hint: texts.boardLinkHint,
          make: () => ({ text: drawnAddress(location, game.id, value.value) }),
        },
        {
          kind: 'text',
          what: texts.boardText,
          hint: texts.boardTextHint,
          make: () => ({ text: value.value }),
        },
      ]}
    />
  );
}
