// What players and sides are called on the screen.
import { gameById } from '../../games';
import { STANDARD, variantName } from '../../games/options';
import { type Colour, opposite, WHITE } from '../../rules/types';
import {
  type Computer,
  type GameRecord,
  levelText,
  ownColour,
  type Players,
  playerOf,
  readersColour,
  type SharedOrNot,
} from '../../storage/record';
import { shownName } from './givenNames';

export const LEVEL_NAMES = [
  'First steps',
  'Beginner',
  'Easy',
  'Casual',
  'Steady',
  'Strong',
  'Expert',
  'Full strength',
] as const;

/** Marks a game that somebody else played. */
export const SHARED_LABEL = 'Shared with you';

/** What the game itself is called; its id where this version does not know it. */
export function gameName({ game }: Pick<GameRecord, 'game'>): string {
  return gameById(game)?.name ?? game;
}

/** The title its player gave it, or else the game's own name. */
export function gameTitle(record: Pick<GameRecord, 'game' | 'name'>): string {
  return shownName(record.name) ?? gameName(record);
}

/** What its variant is called, "Standard" included; null for a game without options. */
export function rulesName({
  game: id,
  options,
}: Pick<GameRecord, 'game' | 'options'>): string | null {
  const game = gameById(id);
  return game ? variantName(game, options) : null;
}

/** The title with the variant where it is not the usual one, in brackets. */
export function fullTitle(record: Pick<GameRecord, 'game' | 'options' | 'name'>): string {
  const rules = rulesName(record);
  return rules === null || rules === STANDARD
    ? gameTitle(record)
    : `${gameTitle(record)} (${rules})`;
}

export function colourName(colour: Colour): string {
  return colour === WHITE ? 'White' : 'Black';
}

/** `Computer, level 3`; `Computer, level 4.3` where it was set to match. */
export const computerName = (player: Computer): string => `Computer, level ${levelText(player)}`;

/** The player of a colour: a name, the computer's level, "You" in a game of one's own against a computer, or else the colour. */
export function playerName(record: Players & SharedOrNot, colour: Colour): string {
  const player = playerOf(record, colour);
  if (player.kind === 'computer') return computerName(player);
  return shownName(player.name) ?? (readersColour(record) === null ? colourName(colour) : 'You');
}

/** Who is played against, from the person's view. */
export function opponentName(record: Players): string {
  const own = ownColour(record);
  const { white, black } = record;
  if (white.kind === 'computer' && black.kind === 'computer')
    return `Computers, level ${levelText(white)} v ${levelText(black)}`;
  return own === null ? 'Two players' : playerName(record, opposite(own));
}
