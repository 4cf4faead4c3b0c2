// What a move of the opening aims at, in a word or two.
import type { GameId } from '../../games/ruleSet';
import type { MoveReason } from '../../reasons/reason';
import { planWordsOf } from './plans';

/** Null where there is nothing to aim at. */
const AIMS: Readonly<Record<Exclude<MoveReason['kind'], 'plan'>, string | null>> = {
  onlyLegalMove: null,
  win: 'the win',
  winsWith: null,
  alike: null,
  longestResistance: 'defence',
  repetitionWin: 'the win',
  draw: 'a draw',
  onlySave: 'defence',
  stopsWin: 'defence',
  gain: 'material',
  exchange: 'a trade',
  promotion: 'promotion',
  saves: 'safety',
  concedes: null,
  misses: null,
  answersCheck: 'safety',
  check: 'attack',
  threat: 'attack',
  castles: 'king safety',
  passes: null,
  choice: null,
  attacks: 'attack',
  forks: 'attack',
  offers: 'a trade',
  declines: null,
  guards: 'defence',
  protects: 'defence',
  supports: 'defence',
  keepsOff: 'a block',
  secures: 'defence',
  dodges: 'safety',
  stopsCheck: 'king safety',
  bars: 'a block',
  traps: 'a squeeze',
  denies: 'a squeeze',
  spares: null,
  forces: 'attack',
  drives: 'attack',
  confines: 'a squeeze',
  shelters: 'king safety',
  corners: 'a squeeze',
  blocks: 'a block',
  opensWay: 'an open way',
  makesRoom: 'room',
  vacates: 'room',
  mobility: 'freedom',
  prepares: null,
  heads: null,
  waits: null,
  none: null,
  allows: null,
  allowsWin: null,
  loses: null,
  avoids: null,
  both: null,
  text: null,
};

const PLAN = 'plan:';

const isKind = (name: string): name is keyof typeof AIMS => Object.hasOwn(AIMS, name);

/** The word for an aim as openings.json names it, or null where there is none. */
export function aimText(aim: string | null, game: GameId): string | null {
  if (aim === null) return null;
  if (aim.startsWith(PLAN)) return planWordsOf(game).aims[aim.slice(PLAN.length)] ?? null;
  return isKind(aim) ? AIMS[aim] : null;
}
