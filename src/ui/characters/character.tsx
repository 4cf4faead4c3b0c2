// The computer's characters: their faces, what is said of them, and what they say: something short at the beginning and at the end
// of a game of the player's own, and nothing in between.

import { type Face, faces } from '../../artwork/faces';
import { PieceArt } from '../../artwork/PieceArt';
import { PieceSetContext } from '../../artwork/sets';
import { CHARACTER_NAMES, type CharacterId } from '../../games/characters';
import { textsOf } from '../../language/texts';
import { type Colour, type Outcome, opposite } from '../../rules/types';
import type { SessionView } from '../../session/types';
import {
  type GameRecord,
  type Players,
  playerOf,
  readersColour,
  type SharedOrNot,
} from '../../storage/record';
import styles from './characterFace.module.css';

const texts = textsOf('characters');

export const mannerText = (character: CharacterId): string => texts.characters[character].manner;

/** Who plays against the reader, and where; null where that is no character, or the game is not the reader's own. */
function characterIn(record: Players & SharedOrNot): { id: CharacterId; colour: Colour } | null {
  const own = readersColour(record);
  if (own === null) return null;
  const colour = opposite(own);
  const player = playerOf(record, colour);
  return player.kind === 'computer' && player.character ? { id: player.character, colour } : null;
}

/** What the reader's opponent says before the reader's first move; null later, and where it says nothing. */
export function greetingIn({
  record,
  moves,
  outcome,
}: Pick<SessionView, 'record' | 'moves' | 'outcome'>): string | null {
  const found = characterIn(record);
  if (!found || outcome || moves.some(({ side }) => side !== found.colour)) return null;
  return texts.characters[found.id].greeting;
}

/** What the reader's opponent says of the end; null where it says nothing. */
export function farewellIn(record: GameRecord, { winner }: Outcome): string | null {
  const found = characterIn(record);
  if (!found) return null;
  const { won, drawn, lost } = texts.characters[found.id];
  return winner === null ? drawn : winner === found.colour ? won : lost;
}

/** For those who hear the game: `Vera says: “Here I come.”` */
export function saidText(record: GameRecord, said: string | null): string | null {
  const found = characterIn(record);
  return said === null || !found ? null : texts.says(CHARACTER_NAMES[found.id], said);
}

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
