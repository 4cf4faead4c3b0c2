// What players, sides and results are called, on the screen and by screen readers.
import { gameById } from '../../games';
import { CHARACTER_NAMES } from '../../games/characters';
import { standardName, variantName } from '../../games/options';
import { tenthsText } from '../../language/formats';
import { textsOf } from '../../language/texts';
import { BLACK, type Colour, type Outcome, opposite, type Reason, WHITE } from '../../rules/types';
import {
  type Computer,
  type GameRecord,
  outcomeOf,
  ownColour,
  type Player,
  type Players,
  playerOf,
  type RequestKind,
  readersColour,
  type SharedOrNot,
} from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import { shownName } from './givenNames';

const texts = textsOf('names');
// A new reason for which a game ends needs its texts in each language; without them nothing compiles.
const endings = textsOf('endings');

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
  return rules === null || rules === standardName()
    ? gameTitle(record)
    : texts.titleWithRules(gameTitle(record), rules);
}

export function colourName(colour: Colour): string {
  return colour === WHITE ? texts.white : texts.black;
}

/** "3"; "4.3", with its tenths, be they none, where it was set to match. */
export const levelText = ({ level, matched }: Computer): string =>
  matched ? tenthsText(level) : String(level);

/** `Computer, level 3`; `Computer, level 4.3` where it was set to match; `Vera, level 3` of a character. */
export const computerName = (player: Computer): string =>
  texts.computer(player.character ? CHARACTER_NAMES[player.character] : null, levelText(player));

/** The player of a colour: a name, the computer's level, "You" in a game of one's own against a computer, or else the colour. */
export function playerName(record: Players & SharedOrNot, colour: Colour): string {
  const player = playerOf(record, colour);
  if (player.kind === 'computer') return computerName(player);
  const name = shownName(player.name);
  if (name !== null || readersColour(record) === null) return name ?? colourName(colour);
  return player.kind === 'friend' ? texts.friend : texts.you;
}

/** What a person is called, here or on another device; null without a name, and for a computer. */
export const personName = (player: Player): string | null =>
  player.kind === 'computer' ? null : shownName(player.name);

/** What the friend of a game by message is called; null without a name. */
export const friendsOwnName = ({ white, black }: Players): string | null =>
  personName(white.kind === 'friend' ? white : black);

/** The friend of a game by message, within a sentence or as it begins. */
export const friendName = (players: Players, begins = false): string =>
  friendsOwnName(players) ?? (begins ? texts.yourFriendFirst : texts.yourFriend);

/** What the friend asks: "Ben offers a draw". */
export function requestText(players: Players, what: RequestKind): string {
  const friend = friendName(players, true);
  return what === 'draw' ? texts.offersDraw(friend) : texts.asksToTakeBack(friend);
}

/** Whom a game by message that goes on waits for; `side` is to move. */
export function messageTurnText(game: Players & Pick<GameRecord, 'message'>, side: Colour): string {
  const { message } = game;
  if (ownColour(game) === side)
    return message?.request?.state === 'asked'
      ? requestText(game, message.request.what)
      : texts.yourMove;
  return message?.due ? texts.notSent : texts.waitingFor(friendName(game));
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
    return texts.byMessage(friendsOwnName(record));
  if (white.kind === 'computer' && black.kind === 'computer')
    return texts.computers(levelText(white), levelText(black));
  if (own !== null) return playerName(record, opposite(own));
  const isNamed = personName(white) !== null || personName(black) !== null;
  return isNamed
    ? texts.versus(sideText(record, WHITE), sideText(record, BLACK))
    : texts.twoPlayers;
}

/** What is said of a reason. */
export const reasonTexts = (reason: Reason) => endings.reasons[reason];

/**
 * A result and its reason: "You won by checkmate", "White won: Black resigned". `side` was to move; `own` is "you", and
 * `players` have their names.
 */
export function outcomeText(
  { winner, reason }: Outcome,
  side: Colour,
  own: Colour | null = null,
  players: Players | null = null,
): string {
  const { draw, win } = reasonTexts(reason);
  const nameOf = (one: Colour) => (players ? sideText(players, one) : colourName(one));
  if (winner === null) return draw?.(nameOf(side)) ?? endings.otherDraw(reason);
  const called = (one: Colour) => (one === own ? null : nameOf(one));
  const ends = { winner: called(winner), loser: called(opposite(winner)), mover: called(side) };
  return win?.(ends) ?? endings.otherWin(ends, reason);
}

/** "You won by checkmate", by names or colours for a game without "you", or that the game goes on. */
export function resultText(game: GameSummary): string {
  if (game.result === null) return endings.notFinished;
  return outcomeText(outcomeOf(game.result), game.stuck ?? WHITE, readersColour(game), game);
}
