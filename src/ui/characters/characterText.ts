// What is said of the computer's characters, and what they say: something short at the beginning and at the end of a game
// of the player's own, and nothing in between.
import { CHARACTER_NAMES, type CharacterId } from '../../games/characters';
import type { Colour, Outcome } from '../../rules/types';
import { opposite } from '../../rules/types';
import type { SessionView } from '../../session/types';
import {
  type GameRecord,
  type Players,
  playerOf,
  readersColour,
  type SharedOrNot,
} from '../../storage/record';

interface CharacterText {
  /** How they play, in a sentence. */
  readonly manner: string;
  /** Short enough for a card beside a clock. */
  readonly greeting: string;
  /** At the end, by how it ended for them. */
  readonly won: string;
  readonly drawn: string;
  readonly lost: string;
}

const TEXTS: Readonly<Record<CharacterId, CharacterText>> = {
  vera: {
    manner: 'Attacks whenever there is a chance.',
    greeting: 'Here I come.',
    won: 'A good fight. Again?',
    drawn: 'Even. I’ll be back.',
    lost: 'You stood firm. Well done.',
  },
  carlo: {
    manner: 'Avoids trades and keeps the board full.',
    greeting: 'Take your time.',
    won: 'Patience was enough.',
    drawn: 'Neither of us gave way.',
    lost: 'You found a way through.',
  },
  nils: {
    manner: 'Trades gladly and likes a clear board.',
    greeting: 'Keep it simple.',
    won: 'Small steps were enough.',
    drawn: 'Fair and even. Good game.',
    lost: 'That was clear and strong.',
  },
  frida: {
    manner: 'Takes risks to make things happen.',
    greeting: 'Let’s go wild.',
    won: 'Risky, but it worked.',
    drawn: 'What a ride, and even.',
    lost: 'Worth the risk. Well done.',
  },
  bruno: {
    manner: 'Stays close to home and waits.',
    greeting: 'Come and see.',
    won: 'My walls held. Good game.',
    drawn: 'Neither of us got through.',
    lost: 'You got past my walls.',
  },
};

export const mannerText = (character: CharacterId): string => TEXTS[character].manner;

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
  return TEXTS[found.id].greeting;
}

/** What the reader's opponent says of the end; null where it says nothing. */
export function farewellIn(record: GameRecord, { winner }: Outcome): string | null {
  const found = characterIn(record);
  if (!found) return null;
  const { won, drawn, lost } = TEXTS[found.id];
  return winner === null ? drawn : winner === found.colour ? won : lost;
}

/** For those who hear the game: `Vera says: “Here I come.”` */
export function saidText(record: GameRecord, said: string | null): string | null {
  const found = characterIn(record);
  return said === null || !found ? null : `${CHARACTER_NAMES[found.id]} says: “${said}”`;
}
