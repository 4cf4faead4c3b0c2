// What players and sides are called on the screen.
import { gameById } from '../../games';
import { CHARACTER_NAMES } from '../../games/characters';
import { STANDARD, variantName } from '../../games/options';
import { BLACK, type Colour, opposite, WHITE } from '../../rules/types';
import {
  type Computer,
  type GameRecord,
  levelText,
  ownColour,
  type Player,
  type Players,
  playerOf,
  type RequestKind,
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

/** Marks a game in which nothing is taken back. */
export const STRICT_LABEL = 'strict game';
export const TRIAL_LABEL = 'trial';

/** What that means. */
export const STRICT_TEXT = 'Strict game: no take back.';

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

/** `Computer, level 3`; `Computer, level 4.3` where it was set to match; `Vera, level 3` of a character. */
export const computerName = (player: Computer): string =>
  `${player.character ? CHARACTER_NAMES[player.character] : 'Computer'}, level ${levelText(player)}`;

/** The player of a colour: a name, the computer's level, "You" in a game of one's own against a computer, or else the colour. */
export function playerName(record: Players & SharedOrNot, colour: Colour): string {
  const player = playerOf(record, colour);
  if (player.kind === 'computer') return computerName(player);
  const name = shownName(player.name);
  if (name !== null || readersColour(record) === null) return name ?? colourName(colour);
  return player.kind === 'friend' ? 'Friend' : 'You';
}

/** What a person is called, here or on another device; null without a name, and for a computer. */
export const personName = (player: Player): string | null =>
  player.kind === 'computer' ? null : shownName(player.name);

/** The friend of a game by message, within a sentence or as it begins. */
export const friendName = ({ white, black }: Players, begins = false): string =>
  personName(white.kind === 'friend' ? white : black) ?? (begins ? 'Your friend' : 'your friend');

/** What the friend asks: "Ben offers a draw". */
export const requestText = (players: Players, what: RequestKind): string =>
  `${friendName(players, true)} ${what === 'draw' ? 'offers a draw' : 'asks to take back a move'}`;

/** Whom a game by message that goes on waits for; `side` is to move. */
export function messageTurnText(game: Players & Pick<GameRecord, 'message'>, side: Colour): string {
  const { message } = game;
  if (ownColour(game) === side)
    return message?.request?.state === 'asked'
      ? requestText(game, message.request.what)
      : 'Your move';
  return message?.due ? 'Not sent yet' : `Waiting for ${friendName(game)}`;
}

/** A side in a sentence: its person’s name, or the colour where there is none or both have the same. */
export function sideText(players: Players, colour: Colour): string {
  const name = personName(playerOf(players, colour));
  return name === null || name === personName(playerOf(players, opposite(colour)))
    ? colourName(colour)
    : name;
}

/** Who is played against, from the person's view; both sides where two people play: "Ana v Ben", or "Two players" without names. */
export function opponentName(record: Players): string {
  const own = ownColour(record);
  const { white, black } = record;
  if (white.kind === 'friend' || black.kind === 'friend')
    return `${personName(white.kind === 'friend' ? white : black) ?? 'A friend'}, by message`;
  if (white.kind === 'computer' && black.kind === 'computer')
    return `Computers, level ${levelText(white)} v ${levelText(black)}`;
  if (own !== null) return playerName(record, opposite(own));
  const isNamed = personName(white) !== null || personName(black) !== null;
  return isNamed ? `${sideText(record, WHITE)} v ${sideText(record, BLACK)}` : 'Two players';
}
