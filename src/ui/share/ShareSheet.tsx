// Hands on a game or the position on the board: as a link that holds all of it, as text, as a picture, as a file.
// Nothing is sent anywhere but where the player puts it.
import { useState } from 'preact/hooks';
import { InputError } from '../../rules/types';
import { picturePng, pictureSvg } from '../../share/picture';
import { formatGameText } from '../../storage/text';
import { Icon } from '../components/Icon';
import { Sheet } from '../components/Sheet';
import { fullTitle } from '../names';
import { useServices } from '../services';
import { useStore } from '../store';
import { canSend, copy, type Delivery, type Parcel, save, send } from './deliver';
import {
  captionOf,
  fileStem,
  gameAddress,
  gameFile,
  positionAddress,
  type SharedView,
} from './shareable';
import { Uncopied, type UncopiedProps } from './Uncopied';
import '../components/button.css';
import styles from './shareSheet.module.css';

export interface ShareSheetProps {
  readonly view: SharedView;
  /** Whether Black is at the bottom, also in the picture. */
  readonly flipped: boolean;
  readonly onClose: () => void;
}

const SAID: Record<Delivery | 'shown', (what: string) => string> = {
  sent: (what) => `${what} handed on.`,
  copied: (what) => `${what} copied.`,
  saved: (what) => `${what} saved.`,
  cancelled: () => 'Nothing was sent.',
  shown: (what) => `${what}: copy it by hand, this browser does not let the app do it.`,
  refused: (what) => `${what} could not be sent from here.`,
};

export function ShareSheet({ view, flipped, onClose }: ShareSheetProps) {
  const { coordinates } = useStore(useServices().settings);
  const [said, setSaid] = useState('');
  const [uncopied, setUncopied] = useState<UncopiedProps | null>(null);
  const title = fullTitle(view.record);

  /** Does something with what is shared, and says how it went. */
  const run = (what: string, deliver: () => Promise<Delivery | 'shown'> | Delivery) => {
    setUncopied(null);
    setSaid('');
    Promise.resolve()
      .then(deliver)
      .then((how) => setSaid(SAID[how](what)))
      .catch((error: unknown) => {
        if (!(error instanceof InputError)) console.error(`Sharing (${what}):`, error);
        const reason = error instanceof Error ? error.message : String(error);
        setSaid(`${what} could not be made: ${reason}.`);
      });
  };
  const copyOrShow = async (what: string, text: string): Promise<Delivery | 'shown'> => {
    const how = await copy(text);
    if (how !== 'refused') return how;
    setUncopied({ what, text });
    return 'shown';
  };
  const svg = () => pictureSvg(document, { ...view, flipped, coordinates, title, caption });
  const caption = captionOf(view);
  const pngFile = async () => {
    const blob = await picturePng(document, svg());
    return new File([blob], `${fileStem(view)}.png`, { type: blob.type });
  };
  const svgFile = () => new File([svg()], `${fileStem(view)}.svg`, { type: 'image/svg+xml' });
  const sendable = canSend({ title, url: location.href });
  const filesSendable = (name: string, type: string) =>
    canSend({ title, files: [new File(['.'], name, { type })] });

  const textRow = (
    what: string,
    hint: string,
    make: () => string,
    parcel: (text: string) => Parcel,
  ) => (
    <Row
      what={what}
      hint={hint}
      primary={{ label: 'Copy', onClick: () => run(what, () => copyOrShow(what, make())) }}
      secondary={
        sendable ? { label: 'Send', onClick: () => run(what, () => send(parcel(make()))) } : null
      }
    />
  );
  const fileRow = (what: string, hint: string, type: string, make: () => File | Promise<File>) => (
    <Row
      what={what}
      hint={hint}
      primary={{ label: 'Save', onClick: () => run(what, async () => save(await make())) }}
      secondary={
        filesSendable(`game.${type}`, type)
          ? {
              label: 'Send',
              onClick: () => run(what, async () => send({ title, files: [await make()] })),
            }
          : null
      }
    />
  );
  const asUrl = (url: string): Parcel => ({ title, url });
  const asText = (text: string): Parcel => ({ title, text });
  return (
    <Sheet title="Share" onClose={onClose}>
      <p role="status" class={styles.said}>
        {said}
      </p>
      {uncopied && <Uncopied {...uncopied} />}
      <ul class={styles.rows}>
        {textRow(
          'Link to the game',
          'Holds every move; nothing goes to a server',
          () => gameAddress(location, view),
          asUrl,
        )}
        {textRow(
          'Link to this position',
          'The board as it stands here',
          () => positionAddress(location, view),
          asUrl,
        )}
        {textRow(
          'Text of the game',
          'Moves and result, to read and to import',
          () => formatGameText(view.record),
          asText,
        )}
        {textRow('Position text', 'One line, to start a game from', () => view.board.text, asText)}
        {fileRow('Picture', 'PNG, in the colours of your board', 'image/png', pngFile)}
        {fileRow('Drawing', 'SVG, sharp at any size', 'image/svg+xml', svgFile)}
        {fileRow('File of the game', 'The text as a file, to import elsewhere', 'text/plain', () =>
          gameFile(view),
        )}
      </ul>
    </Sheet>
  );
}

interface Action {
  readonly label: string;
  readonly onClick: () => void;
}

interface RowProps {
  readonly what: string;
  readonly hint: string;
  readonly primary: Action;
  /** The system's share sheet, where there is one. */
  readonly secondary: Action | null;
}

function Row({ what, hint, primary, secondary }: RowProps) {
  return (
    <li class={styles.row}>
      <span class={styles.what}>
        <span>{what}</span>
        <span class="hint-text">{hint}</span>
      </span>
      {secondary && (
        <button
          type="button"
          class="icon-button"
          aria-label={`${secondary.label}: ${what}`}
          title={secondary.label}
          onClick={secondary.onClick}
        >
          <Icon name="share" />
        </button>
      )}
      <button
        type="button"
        class="button"
        aria-label={`${primary.label}: ${what}`}
        onClick={primary.onClick}
      >
        {primary.label}
      </button>
    </li>
  );
}
