// What a move of the opening aims at, in a word or two and without an article: it stands after "but :".
import type { GameId } from '../../games/ruleSet';
import type { MoveReason } from '../../reasons/reason';
import { planWordsOf } from './plans';

/** Nothing for kinds that aim at nothing. */
const AIMS: Readonly<Partial<Record<MoveReason['kind'], string>>> = {
  win: 'gain',
  longestResistance: 'défense',
  repetitionWin: 'gain',
  draw: 'nulle',
  onlySave: 'défense',
  stopsWin: 'défense',
  gain: 'matériel',
  exchange: 'échange',
  promotion: 'promotion',
  saves: 'sécurité',
  answersCheck: 'sécurité',
  check: 'attaque',
  threat: 'attaque',
  castles: 'sécurité du roi',
  attacks: 'attaque',
  forks: 'attaque',
  offers: 'échange',
  guards: 'défense',
  protects: 'défense',
  supports: 'défense',
  keepsOff: 'blocage',
  secures: 'défense',
  dodges: 'sécurité',
  stopsCheck: 'sécurité du roi',
  bars: 'blocage',
  traps: 'étau',
  denies: 'étau',
  forces: 'attaque',
  drives: 'attaque',
  confines: 'étau',
  shelters: 'sécurité du roi',
  corners: 'étau',
  blocks: 'blocage',
  opensWay: 'chemin ouvert',
  makesRoom: 'espace',
  vacates: 'espace',
  mobility: 'liberté',
};

const PLAN = 'plan:';

/** The word for an aim as openings.json names it, or null where there is none. */
export function aimText(aim: string | null, game: GameId): string | null {
  if (aim === null) return null;
  if (aim.startsWith(PLAN)) return planWordsOf(game).aims[aim.slice(PLAN.length)] ?? null;
  return Object.hasOwn(AIMS, aim) ? (AIMS[aim as keyof typeof AIMS] ?? null) : null;
}
