// What of a game can be handed on: a link that holds all of it, text, pictures, files.
import { picturePng, pictureSvg } from '../../share/picture';
import { formatGameText } from '../../storage/gameText';
import { useServices } from '../services';
import { useObservable } from '../state/useObservable';
import { fullTitle } from '../words/names';
import { SharingSheet } from './SharingSheet';
import {
  captionOf,
  fileStem,
  gameAddress,
  positionLines,
  type SharedView,
  textFile,
} from './shareable';

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
          what: 'Link to the game',
          hint: 'Contains every move; nothing goes to a server',
          make: () => ({ text: gameAddress(location, view) }),
        },
        positionLink,
        {
          kind: 'text',
          what: 'Game as text',
          hint: 'Moves and result, to read or import',
          make: () => ({ text: formatGameText(view.record) }),
        },
        positionText,
        {
          kind: 'file',
          what: 'Picture',
          hint: 'PNG, in your board’s colours',
          type: 'image/png',
          make: pngFile,
        },
        {
          kind: 'file',
          what: 'Drawing',
          hint: 'SVG, sharp at any size',
          type: 'image/svg+xml',
          make: svgFile,
        },
        {
          kind: 'file',
          what: 'Game as a file',
          hint: 'The same text, to import elsewhere',
          type: 'text/plain',
          make: () => textFile(view.record, formatGameText(view.record)),
        },
      ]}
    />
  );
}
