// The faces of the computer's characters: a piece of the family each, seen from near, with an expression.
import { PieceArt } from '../../artwork/PieceArt';
import type { ArtworkName } from '../../artwork/pieces';
import { PieceSetContext } from '../../artwork/sets';
import type { CharacterId } from '../../games/characters';
import styles from './characterFace.module.css';

/** SVG in the 100 x 100 box of the piece's drawing. */
interface Face {
  readonly piece: ArtworkName;
  /** Brings the piece's head near, as an SVG transform. */
  readonly near: string;
  readonly eyes?: string;
  readonly pupils?: string;
  /** Strokes: brows, lids, mouth. */
  readonly lines?: string;
}

const FACES: Readonly<Record<CharacterId, Face>> = {
  vera: {
    piece: 'knight',
    near: 'translate(-8 2) scale(1.12)',
    lines: 'M31 30l13 5M24 60q6 1 9-3',
  },
  carlo: { piece: 'camel', near: 'translate(6 -4) scale(1.3)', lines: 'M18 25h10M14 36q4 1 7-2' },
  nils: {
    piece: 'pawn',
    near: 'translate(-45 -20) scale(1.9)',
    eyes: 'M39.5 33a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0zM51.5 33a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0z',
    pupils: 'M42 33.5a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM54 33.5a2 2 0 1 1 4 0a2 2 0 1 1-4 0z',
    lines: 'M45 41.5q5 3.5 10 0',
  },
  frida: { piece: 'frog', near: 'translate(0 6)' },
  bruno: {
    piece: 'rook',
    near: 'translate(-20 -6) scale(1.4)',
    eyes: 'M37 46a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM51 46a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
    pupils:
      'M40.5 47a2.7 2.7 0 1 1 5.4 0a2.7 2.7 0 1 1-5.4 0zM54.5 47a2.7 2.7 0 1 1 5.4 0a2.7 2.7 0 1 1-5.4 0z',
    lines: 'M44 60h12',
  },
};

interface CharacterFaceProps {
  readonly character: CharacterId;
}

/** As large as its surroundings say (`--face`). Decoration: words beside it say who it is. */
export function CharacterFace({ character }: CharacterFaceProps) {
  const { piece, near, eyes, pupils, lines } = FACES[character];
  return (
    <svg
      class={styles.root}
      data-character={character}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={near}>
        {/* Expressions are drawn for this set. */}
        <PieceSetContext.Provider value="carved">
          <PieceArt name={piece} side="white" />
        </PieceSetContext.Provider>
        {eyes && <path class={styles.eyes} d={eyes} />}
        {pupils && <path class={styles.pupils} d={pupils} />}
        {lines && <path class={styles.lines} d={lines} />}
      </g>
    </svg>
  );
}
