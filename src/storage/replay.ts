// A record becomes a position again by playing its moves from its start text; what cannot be played is refused.
import { gameById } from '../games';
import type { GameId, OptionValues, RuleSet } from '../games/game';
import { optionsKey } from '../games/options';
import { type Refusal, refusal, refuse } from '../input/input';
import { moveNumbers } from '../rules/move';
import type { Position } from '../rules/position';
import { type Colour, type Outcome, type Reason, withFieldName } from '../rules/types';
import { inTasks, yieldToPage } from '../util/scheduling';
import { problemWith } from './errors';
import { type GameRecord, type GameResult, outcomeOf, resultOf } from './record';

const DRAWN: GameResult['score'] = '1/2-1/2';

/** Which scores endings may have that the board does not show; null for those that it shows. */
const BEYOND_BOARD: Record<Reason, ((score: GameResult['score']) => boolean) | null> = {
  checkmate: null,
  stalemate: null,
  repetition: null,
  'quiet-limit': null,
  'dead-position': null,
  'perpetual-check': null,
  'bare-king': null,
  corner: null,
  goal: null,
  annihilation: null,
  blocked: null,
  resignation: (score) => score !== DRAWN,
  agreement: (score) => score === DRAWN,
  time: () => true,
};

/** Whether an ending comes of the rules alone, and not of what the players or their clocks did. */
export const endsOnBoard = (reason: Reason): boolean => BEYOND_BOARD[reason] === null;

interface Replay {
  readonly position: Position;
  /** How the game ended, by the rules or otherwise; null while it goes on. */
  readonly outcome: Outcome | null;
}

/** Finds the rules of a record's game. @throws InputError for a game or option this build does not know */
type RulesOf = (record: Pick<GameRecord, 'game' | 'options'>) => RuleSet;

/** How many compiled rule sets are cached: the games of a list, or of one evening. */
const CACHE_SIZE = 32;

/** Rules are compiled when they are first asked for; the last ones used are kept. */
export const rulesOf: RulesOf = createRuleSetCache(CACHE_SIZE);

/** A cache of its own for as many rule sets: for going through many records. */
export function createRuleSetCache(most = Number.POSITIVE_INFINITY): RulesOf {
  const cache = new Map<string, RuleSet>();
  return ({ game, options }) => {
    const key = `${game} ${optionsKey(options)}`;
    const rules = cache.get(key) ?? compiled(game, options);
    cache.delete(key);
    cache.set(key, rules);
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size > most) cache.delete(oldest);
    return rules;
  };
}

function compiled(game: GameId, options: OptionValues): RuleSet {
  const found = gameById(game);
  if (!found) throw refuse('unknownGame', game);
  return found.rules(options);
}

/**
 * Plays a record out. `visit` sees the position before each move.
 * @throws InputError naming the move or field that does not fit the rules
 */
export function replay(
  rules: RuleSet,
  record: Pick<GameRecord, 'start' | 'moves' | 'result'>,
  visit?: (position: Position, move: number) => void,
): Replay {
  const position = withFieldName('start', () => rules.parse(record.start));
  const sides: Colour[] = [];
  const number = () => moveNumber(rules, sides);
  let ended = position.outcome();
  for (const text of record.moves) {
    sides.push(position.side);
    if (ended) throw refuse('moveAtAfterEnd', number(), text);
    const move = withFieldName(
      () => refusal('atMove', number()),
      () => rules.parseMove(position, text),
    );
    visit?.(position, move);
    position.make(move);
    ended = position.outcome();
  }
  return { position, outcome: judge(record.result, ended) };
}

/** The stored result, if the rules do not contradict it. A missing one is what the rules say. */
function judge(stored: GameResult | null, ended: Outcome | null): Outcome | null {
  if (!stored) return ended;
  const expected = ended ? resultOf(ended) : null;
  const fits = expected
    ? stored.score === expected.score && stored.reason === expected.reason
    : BEYOND_BOARD[stored.reason]?.(stored.score);
  if (fits) return outcomeOf(stored);
  const written = ({ score, reason }: GameResult) => `${score} ${reason}`;
  throw refuse('wrongResult', written(stored), expected && written(expected));
}

/**
 * Why a game cannot be played out, or null. The page answers in between: compiling the rules, then their tables, and playing the
 * moves take long enough to be tasks of their own.
 */
export async function problemWithMoves(record: GameRecord): Promise<Refusal | null> {
  await yieldToPage();
  const problem = problemWith(record, () => rulesOf(record));
  if (problem !== null) return problem;
  await inTasks(rulesOf(record).prepare?.() ?? []);
  const steps: readonly ((rules: RuleSet) => void)[] = [
    (rules) => rules.parse(rules.startFen),
    (rules) => replay(rules, record),
  ];
  for (const step of steps) {
    await yieldToPage();
    const problem = problemWith(record, () => step(rulesOf(record)));
    if (problem !== null) return problem;
  }
  return null;
}

/** The number of the last of the moves that these sides made, for messages. */
export function moveNumber(rules: RuleSet, sides: readonly Colour[]): number {
  const first = rules.parse(rules.startFen).side;
  return moveNumbers(sides, first).at(-1) ?? 0;
}
