// Draws the faces of the computer's characters.
import { type Face, faces } from '../../artwork/faces';
import { PieceArt } from '../../artwork/PieceArt';
import { PieceSetContext } from '../../artwork/sets';
import type { CharacterId } from '../../games/characters';
import styles from './characterFace.module.css';

const FACES: Readonly<Record<CharacterId, Face>> = faces;

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
