// What of a drawn board can be handed on.
import type { Game, OptionValue } from '../../games/game';
import { SharingSheet } from '../share/SharingSheet';
import { drawnAddress } from '../share/shareable';
import { LANES_TEXT } from './drawText';

export interface BoardShareSheetProps {
  readonly game: Game;
  readonly value: OptionValue;
  /** What the player calls it, or null. */
  readonly name: string | null;
  readonly onClose: () => void;
}

export function BoardShareSheet({ game, value, name, onClose }: BoardShareSheetProps) {
  return (
    <SharingSheet
      title={`${game.name}: ${name ?? value.label}`}
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
          what: LANES_TEXT,
          hint: 'One line, as in games and links',
          make: () => ({ text: value.value }),
        },
      ]}
    />
  );
}
