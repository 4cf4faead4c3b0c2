// What a move of the opening aims at, in a word or two.
import type { GameId } from '../../games/ruleSet';
import type { MoveReason } from '../../reasons/reason';
import { planWordsOf } from './plans';

/** Null where there is nothing to aim at. */
const AIMS: Readonly<Record<Exclude<MoveReason['kind'], 'plan'>, string | null>> = {
  onlyLegalMove: null,
  win: 'Gewinn',
  winsWith: null,
  alike: null,
  longestResistance: 'Verteidigung',
  repetitionWin: 'Gewinn',
  draw: 'Remis',
  onlySave: 'Verteidigung',
  stopsWin: 'Verteidigung',
  gain: 'Materialgewinn',
  exchange: 'Abtausch',
  promotion: 'Umwandlung',
  saves: 'Sicherheit',
  concedes: null,
  misses: null,
  answersCheck: 'Sicherheit',
  check: 'Angriff',
  threat: 'Angriff',
  castles: 'Königssicherheit',
  passes: null,
  choice: null,
  attacks: 'Angriff',
  forks: 'Angriff',
  offers: 'Abtausch',
  declines: null,
  guards: 'Verteidigung',
  protects: 'Verteidigung',
  supports: 'Verteidigung',
  keepsOff: 'Blockade',
  secures: 'Verteidigung',
  dodges: 'Sicherheit',
  stopsCheck: 'Königssicherheit',
  bars: 'Blockade',
  traps: 'Einengung',
  denies: 'Einengung',
  spares: null,
  forces: 'Angriff',
  drives: 'Angriff',
  confines: 'Einengung',
  shelters: 'Königssicherheit',
  corners: 'Einengung',
  blocks: 'Blockade',
  opensWay: 'freie Bahn',
  makesRoom: 'Platz',
  vacates: 'Platz',
  mobility: 'Beweglichkeit',
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
