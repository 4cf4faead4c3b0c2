// What of a game can be handed on: a link that holds all of it, text, pictures, files.
import { textsOf } from '../../language/texts';
import { picturePng, pictureSvg } from '../../share/picture';
import { formatGameText } from '../../storage/gameText';
import { useObservable, useServices } from '../services';
import { fullTitle } from '../words/names';
import { gameAddress } from './addresses';
import {
  captionOf,
  fileStem,
  positionLines,
  type SharedView,
  SharingSheet,
  textFile,
} from './SharingSheet';

const texts = textsOf('share');

interface ShareSheetProps {
  readonly view: SharedView;
  /** Whether Black is at the bottom, also in the picture. */
  readonly flipped: boolean;
  readonly onClose: () => void;
}

export function ShareSheet({ view, flipped, onClose }: ShareSheetProps) {
  const { coordinates, pieces } = useObservable(useServices().settings);
  const title = fullTitle(view.record);
  const caption = captionOf(view);
  const svg = () => pictureSvg(document, { ...view, flipped, coordinates, pieces, title, caption });
  const pngFile = async () => {
    const blob = await picturePng(document, svg());
    return new File([blob], `${fileStem(view)}.png`, { type: blob.type });
  };
  const svgFile = () => new File([svg()], `${fileStem(view)}.svg`, { type: 'image/svg+xml' });
  const [positionLink, positionText] = positionLines(view);
  return (
    <SharingSheet
      title={title}
      onClose={onClose}
      lines={[
        {
          kind: 'link',
          what: texts.gameLink,
          hint: texts.gameLinkHint,
          make: () => ({ text: gameAddress(location, view.record) }),
        },
        positionLink,
        {
          kind: 'text',
          what: texts.gameText,
          hint: texts.gameTextHint,
          make: () => ({ text: formatGameText(view.record) }),
        },
        positionText,
        {
          kind: 'file',
          what: texts.picture,
          hint: texts.pictureHint,
          type: 'image/png',
          make: pngFile,
        },
        {
          kind: 'file',
          what: texts.drawing,
          hint: texts.drawingHint,
          type: 'image/svg+xml',
          make: svgFile,
        },
        {
          kind: 'file',
          what: texts.gameFile,
          hint: texts.gameFileHint,
          type: 'text/plain',
          make: () => textFile(view.record, formatGameText(view.record)),
        },
      ]}
    />
  );
}
