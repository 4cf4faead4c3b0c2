// What a move of the opening aims at, in a word or two: it reads on from "Scopo:".
import type { GameId } from '../../games/ruleSet';
import type { MoveReason } from '../../reasons/reason';
import { planWordsOf } from './plans';

/** Null where there is nothing to aim at. */
const AIMS: Readonly<Record<Exclude<MoveReason['kind'], 'plan'>, string | null>> = {
  onlyLegalMove: null,
  win: 'vittoria',
  winsWith: null,
  alike: null,
  longestResistance: 'difesa',
  repetitionWin: 'vittoria',
  draw: 'patta',
  onlySave: 'difesa',
  stopsWin: 'difesa',
  gain: 'materiale',
  exchange: 'scambio',
  promotion: 'promozione',
  saves: 'sicurezza',
  concedes: null,
  misses: null,
  answersCheck: 'sicurezza',
  check: 'attacco',
  threat: 'attacco',
  castles: 'sicurezza del re',
  passes: null,
  choice: null,
  attacks: 'attacco',
  forks: 'attacco',
  offers: 'scambio',
  declines: null,
  guards: 'difesa',
  protects: 'difesa',
  supports: 'difesa',
  keepsOff: 'blocco',
  secures: 'difesa',
  dodges: 'sicurezza',
  stopsCheck: 'sicurezza del re',
  bars: 'blocco',
  traps: 'togliere spazio',
  denies: 'togliere spazio',
  spares: null,
  forces: 'attacco',
  drives: 'attacco',
  confines: 'togliere spazio',
  shelters: 'sicurezza del re',
  corners: 'togliere spazio',
  blocks: 'blocco',
  opensWay: 'strada aperta',
  makesRoom: 'spazio',
  vacates: 'spazio',
  mobility: 'libertà',
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
