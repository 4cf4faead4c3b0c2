// What is being chosen in the New game sheet, and the game that comes of it.
import type { Game } from '../../games/game';
import { knownOptions } from '../../games/options';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import { wantsCoach } from '../../storage/choicesAndProgress';
import { readOrNull } from '../../storage/errors';
import type { NewGameChoices } from '../../storage/gameStore';
import { newMessage, seatedByMessage } from '../../storage/message';
import { firstToMove, type GameRecord, newRecord, type Player } from '../../storage/record';
import type { PersonNames } from '../settings/settings';
import { enteredName } from '../words/givenNames';

/** The choices, with a position to start from; an empty text means the game's own start. */
export interface GameDraft extends NewGameChoices {
  readonly position: string;
  /** Of two people who share the device, or the player's and the friend's; an empty one gives no name. */
  readonly names?: PersonNames;
}

export const FIRST_CHOICES: NewGameChoices = {
  opponent: 'computer',
  level: 2,
  matched: false,
  blackLevel: 4,
  side: 'white',
  options: {},
  clock: null,
  coach: null,
  begun: 0,
};

/** What a newcomer to a game is offered: rules under which careful players seldom draw, where the usual ones are often drawn. */
export const newcomerChoices = (game: Game): NewGameChoices => ({
  ...FIRST_CHOICES,
  options: game.decisiveOptions ?? {},
});

/** The first game after a first lesson: against the weakest level, by the choices of a newcomer, whose side is the easier one. */
export const firstGameChoices = (game: Game): NewGameChoices => ({
  ...newcomerChoices(game),
  level: 1,
});

/** The choices as the game knows them today. */
export function currentChoices<Choices extends NewGameChoices>(
  game: Game,
  choices: Choices,
): Choices {
  return { ...choices, options: knownOptions(game, choices.options) };
}

/** The chosen rules, from their start or the typed position. @throws InputError if the rules refuse it */
export function startOf(
  game: Game,
  { options, position }: Pick<GameDraft, 'options' | 'position'>,
): Pick<GameRecord, 'game' | 'options' | 'start'> {
  const rules = game.rules(options);
  const text = position.trim();
  const start = text === '' ? rules.startFen : rules.format(rules.parse(text));
  return { game: game.id, options: rules.options, start };
}

/** Who is to move in the typed position, or null without one that the rules take. */
export const typedSide = (
  game: Game,
  draft: Pick<GameDraft, 'options' | 'position'>,
): Colour | null =>
  draft.position.trim() === ''
    ? null
    : readOrNull(draft, (typed) => firstToMove(startOf(game, typed).start));

/** Whether the coach may look on: at one person's game alone, and its questions would cost time on a clock. */
export const mayBeCoached = ({ opponent, clock }: GameDraft): boolean =>
  opponent === 'computer' && clock === null;

/** Whether a friend plays on another device. */
export const isWithFriend = ({ opponent }: GameDraft): boolean =>
  opponent === 'friend' || opponent === 'nearby';

/** Whether anything could be taken back by a player. What a friend was sent stands in any game. */
export const mayBeStrict = (draft: GameDraft): boolean =>
  draft.opponent !== 'watch' && !isWithFriend(draft);

/** Whether it can have a clock: the answer of a friend elsewhere may take days. */
export const mayBeTimed = ({ opponent }: GameDraft): boolean => opponent !== 'friend';

/**
 * The game that was chosen. `now` is milliseconds since 1970, `random` a number from 0 up to 1; `matching` is the level that
 * matches the player, for a draft that wants it.
 */
export function gameOf(
  game: Game,
  draft: GameDraft,
  id: string,
  now: number,
  random: number,
  matching: number | null = null,
): GameRecord {
  const start = startOf(game, draft);
  const seated = players(draft, random, matching);
  const first = firstToMove(start.start) === WHITE ? seated.white : seated.black;
  return newRecord(
    {
      ...start,
      clock: mayBeTimed(draft) ? draft.clock : null,
      coach: mayBeCoached(draft) && wantsCoach(draft) ? 'on' : null,
      ...(draft.strict && mayBeStrict(draft) && { strict: true }),
      ...(isWithFriend(draft) && { message: newMessage(first.kind === 'friend') }),
      ...seated,
    },
    id,
    now,
  );
}

function players(draft: GameDraft, random: number, matching: number | null): Record<Side, Player> {
  const { opponent, level, matched, blackLevel, side, character, names = ['', ''] } = draft;
  const person: Player = { kind: 'person' };
  if (opponent === 'person') {
    const [white, black] = names.map(personCalled);
    return { white: white ?? person, black: black ?? person };
  }
  const own = side === 'random' ? (random < 0.5 ? WHITE : BLACK) : side === 'white' ? WHITE : BLACK;
  if (isWithFriend(draft)) {
    const [white, black] = own === WHITE ? names : [names[1], names[0]];
    return seatedByMessage({ white: personCalled(white), black: personCalled(black) }, own);
  }
  if (opponent === 'watch')
    return { white: { kind: 'computer', level }, black: { kind: 'computer', level: blackLevel } };
  const computer: Player = {
    kind: 'computer',
    ...(matched && matching !== null ? { level: matching, matched } : { level }),
    ...(character && { character }),
  };
  return own === WHITE ? { white: person, black: computer } : { white: computer, black: person };
}

const personCalled = (given: string): Player => {
  const name = enteredName(given);
  return name === '' ? { kind: 'person' } : { kind: 'person', name };
};

type Side = 'white' | 'black';
