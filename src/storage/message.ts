// A game by message: one side is played here, the other by a friend on another device, and a link carries the whole game to and
// fro. What came is compared with what is here: it goes on, is the same, is behind, forks, or belongs to another game.
//
// Only the side to move may move, resign or answer, and only the other side may offer a draw or ask for its move back. So two
// honest devices never differ but by one being further, whatever was sent twice, late or never. No link changes a move that is
// here, but for one whose player has asked for it back. With a clock, each device measures the time of its own player alone.
import { gameById } from '../games';
import { sameOptions } from '../games/options';
import { BLACK, type Colour, WHITE } from '../rules/types';
import {
  type GameClock,
  type GameRecord,
  type MessageState,
  outcomeOf,
  ownColour,
  type Player,
  type Players,
  type RequestKind,
} from './record';
import { endsOnBoard, replay, rulesOf } from './replay';

/** What of a game both sides of a comparison have. */
export type Arrived = Pick<
  GameRecord,
  'game' | 'options' | 'start' | 'moves' | 'result' | 'clock' | 'spent' | 'message'
>;

/** In what one game is further than the other. */
type Advance = 'moves' | 'end' | 'request' | 'taken back';

/** Moves taken back by consent in one game, at most: links hold no more. */
export const MOST_GRANTED = 63;

/** Whether this is asked, by whichever side is not to move, and not answered. */
export const isAsked = (message: MessageState | undefined, what: RequestKind): boolean =>
  message?.request?.what === what && message.request.state === 'asked';

/** How often a move was taken back by consent. */
export const grantedIn = ({ message }: Pick<GameRecord, 'message'>): number =>
  message?.granted ?? 0;

export type Merge =
  /**
   * What came only adds to what is here, which becomes `next`. `isOwn` tells that it adds something the player of this device
   * would have done themselves: they are asked first.
   */
  | {
      readonly how: 'goesOn';
      readonly by: Advance;
      readonly isOwn: boolean;
      readonly next: GameRecord;
    }
  | { readonly how: 'same' }
  | { readonly how: 'behind'; readonly by: Advance }
  /** Both went on differently after `ply` moves. */
  | { readonly how: 'fork'; readonly ply: number }
  | { readonly how: 'other'; readonly reason: 'game' | 'rules' | 'start' | 'clock' };

/** Compares what came with the game by message that is here. Both must be playable. */
export function mergeArrived(here: GameRecord, came: Arrived): Merge {
  const reason = difference(here, came);
  if (reason !== null) return { how: 'other', reason };
  if (grantedIn(came) < grantedIn(here)) return behind('taken back');
  const common = commonPlies(here.moves, came.moves);
  const [own, theirs] = [here.moves.length, came.moves.length];
  if (common < own && common < theirs) return { how: 'fork', ply: common };
  if (grantedIn(came) > grantedIn(here)) return takenBack(here, came);
  if (theirs > own) return here.result ? { how: 'fork', ply: own } : goesOn(here, came, 'moves');
  if (theirs < own) return came.result ? { how: 'fork', ply: theirs } : behind('moves');
  if (here.result && came.result)
    return isSameResult(here, came) ? { how: 'same' } : { how: 'fork', ply: own };
  if (here.result) return behind('end');
  if (came.result) return goesOn(here, came, 'end');
  const [known, asked] = [here.message?.request, came.message?.request];
  if (asked?.state === 'asked' && (known?.what !== asked.what || known.state === 'refused'))
    return goesOn(here, came, 'request');
  return known?.state === 'asked' && asked?.state !== 'asked' ? behind('request') : { how: 'same' };
}

/** The friend has allowed a move to be taken back. Unless it is the one that was asked for here, the player is asked first. */
function takenBack(here: GameRecord, came: Arrived): Merge {
  if (here.result) return { how: 'fork', ply: commonPlies(here.moves, came.moves) };
  const isWanted =
    isAsked(here.message, 'takeBack') &&
    came.result === null &&
    came.moves.length === here.moves.length - 1 &&
    grantedIn(came) === grantedIn(here) + 1;
  const merge = goesOn(here, came, 'taken back');
  return merge.how === 'goesOn' ? { ...merge, isOwn: !isWanted } : merge;
}

const behind = (by: Advance): Merge => ({ how: 'behind', by });

function difference(here: Arrived, came: Arrived): 'game' | 'rules' | 'start' | 'clock' | null {
  if (here.game !== came.game) return 'game';
  const game = gameById(here.game);
  if (!game || !sameOptions(game.options, here.options, came.options)) return 'rules';
  if (here.start !== came.start) return 'start';
  const isTimed = came.clock !== null;
  if (!isSameClock(here.clock, came.clock)) return 'clock';
  return !isTimed && came.result?.reason === 'time' ? 'clock' : null;
}

const isSameClock = (one: GameClock | null, other: GameClock | null): boolean =>
  SIDES.every(
    (side) =>
      one?.[side].start === other?.[side].start &&
      one?.[side].increment === other?.[side].increment,
  );

const SIDES = ['white', 'black'] as const;

function commonPlies(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((move, ply) => move !== other[ply]);
  return at < 0 ? one.length : at;
}

const isSameResult = ({ result: one }: Arrived, { result: other }: Arrived): boolean =>
  one?.score === other?.score && one?.reason === other?.reason;

function goesOn(here: GameRecord, came: Arrived, by: Advance): Merge {
  const { moves, result } = came;
  const spent = [...here.spent.slice(0, moves.length), ...came.spent.slice(here.moves.length)];
  const sides = sidesToMove(came);
  const own = ownColour(here);
  const added = sides.slice(here.moves.length, moves.length);
  const isOwn = added.some((side) => side === own) || endsForOwn(here, came, sides);
  const asked = came.message?.request?.state === 'asked' ? came.message.request : null;
  // Whose request it is follows from who is to move: the other side made it.
  const isOwnRequest = asked !== null && sides.at(-1) !== own;
  const ownRequest = here.message?.request;
  // While it is due, the friend has not read it.
  const isRead = ownRequest?.state === 'asked' && !here.message?.due;
  const isAnsweredByMove = isRead && added.length > 0 && !isOwn && !result;
  const request = asked ?? (isAnsweredByMove ? { ...ownRequest, state: 'refused' as const } : null);
  const message: MessageState = {
    sent: moves.length,
    ...(request && { request }),
    ...grantedFields(came),
  };
  return {
    how: 'goesOn',
    by,
    isOwn: isOwn || isOwnRequest,
    next: { ...here, moves, result, spent, message },
  };
}

/**
 * Whether an end that came was for this device to bring about: its own resignation, its own time that is over, or the answer to an
 * offer not made here.
 */
function endsForOwn(here: GameRecord, came: Arrived, sides: readonly Colour[]): boolean {
  const { result } = came;
  if (!result || endsOnBoard(result.reason)) return false;
  const own = ownColour(here);
  if (result.reason !== 'agreement') return outcomeOf(result).winner !== own;
  const isAnswer = isAsked(here.message, 'draw') && came.moves.length === here.moves.length;
  return !isAnswer || sides.at(-1) === own;
}

/** Who is to move before each move, and after the last. */
export function sidesToMove(game: Pick<Arrived, 'game' | 'options' | 'start' | 'moves'>): Colour[] {
  const sides: Colour[] = [];
  const { position } = replay(rulesOf(game), { ...game, result: null }, ({ side }) =>
    sides.push(side),
  );
  return [...sides, position.side];
}

const grantedFields = ({ message }: Pick<GameRecord, 'message'>): Pick<MessageState, 'granted'> =>
  message?.granted === undefined ? {} : { granted: message.granted };

/** How a game by message stands once its player has moved, taken back or ended it: a request is over with that. */
const afterOwnAction = (message: MessageState, plies: number, isOver: boolean): MessageState => ({
  sent: message.sent,
  ...((plies > message.sent || isOver) && { due: true }),
  ...grantedFields({ message }),
});

/** Follows what the player of a game by message does, so that taking it back leads to the request there was before. */
export class OwnActions {
  /** How the game stood with a request, before what the player did since. */
  private asked: MessageState | null = null;

  /** Remembers a request that an action is about to end. */
  begin(message: MessageState | undefined): void {
    if (message?.request) this.asked = message;
  }

  /** For a message that has come: it counts instead. */
  forget(): void {
    this.asked = null;
  }

  /** How the game stands after an action, with this many plies. */
  after(before: MessageState, plies: number, isOver: boolean): MessageState {
    const { asked } = this;
    const isTakenBack = !isOver && plies === before.sent && plies === asked?.sent;
    return isTakenBack ? asked : afterOwnAction(before, plies, isOver);
  }
}

/** How it stands once the player has allowed the friend to take the last move back; the friend is to be sent that. */
export const afterGrant = ({ granted = 0 }: MessageState, plies: number): MessageState => ({
  sent: plies - 1,
  due: true,
  granted: granted + 1,
});

/** How a new game by message stands: an invitation is due where the friend has the first move. */
export const newMessage = (isFriendFirst: boolean): MessageState =>
  isFriendFirst ? { sent: 0, due: true } : { sent: 0 };

/** Both sides of a game by message as a device has them on which `own` is played. */
export function seatedByMessage({ white, black }: Players, own: Colour): Players {
  const seat = (player: Player, colour: Colour): Player => {
    const name = player.kind === 'computer' ? undefined : player.name;
    return { kind: colour === own ? 'person' : 'friend', ...(name !== undefined && { name }) };
  };
  return { white: seat(white, WHITE), black: seat(black, BLACK) };
}
