// Draws one piece inside any SVG, in the set that the page has. Colours come from pieces.css.
import { useContext } from 'preact/hooks';
import type { PieceSide } from './drawing';
import { type ArtworkName, layers } from './pieces';
import { PieceSetContext } from './sets';
import './pieces.css';

interface PieceArtProps {
  readonly name: ArtworkName;
  readonly side: PieceSide;
  /** Places and scales it; it stays as it is if absent. */
  readonly transform?: string;
}

/**
 * An SVG `<g>` that fills a 100 x 100 box with its corner at the origin: the plinth's lower edge lies on
 * y = 95, discs are centred on (50, 50).
 * It is decoration: it takes no pointer events and has no accessible name.
 */
export function PieceArt({ name, side, transform }: PieceArtProps) {
  const set = useContext(PieceSetContext);
  return (
    <g class={`piece piece-${side} piece-${set}`} transform={transform}>
      {layers(name, side, set).map(({ role, d }) => (
        <path key={`${role}${d}`} class={`piece-${role}`} d={d} />
      ))}
    </g>
  );
}
