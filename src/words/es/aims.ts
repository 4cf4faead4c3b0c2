// What a move of the opening aims at, in a word or two.
import type { GameId } from '../../games/ruleSet';
import type { MoveReason } from '../../reasons/reason';
import { planWordsOf } from './plans';

const DEFENCE = 'la defensa';
const ATTACK = 'el ataque';
const SAFETY = 'la seguridad';
const KING_SAFETY = 'la seguridad del rey';
const VICTORY = 'la victoria';
const BLOCK = 'un bloqueo';

/** Those that are missing aim at nothing. */
const AIMS: Readonly<Partial<Record<MoveReason['kind'], string>>> = {
  win: VICTORY,
  longestResistance: DEFENCE,
  repetitionWin: VICTORY,
  draw: 'las tablas',
  onlySave: DEFENCE,
  stopsWin: DEFENCE,
  gain: 'material',
  exchange: 'un cambio',
  promotion: 'la promoción',
  saves: SAFETY,
  answersCheck: SAFETY,
  check: ATTACK,
  threat: ATTACK,
  castles: KING_SAFETY,
  attacks: ATTACK,
  forks: ATTACK,
  offers: 'un cambio',
  guards: DEFENCE,
  protects: DEFENCE,
  supports: DEFENCE,
  keepsOff: BLOCK,
  secures: DEFENCE,
  dodges: SAFETY,
  stopsCheck: KING_SAFETY,
  bars: BLOCK,
  traps: 'quitar casillas',
  denies: 'quitar casillas',
  forces: ATTACK,
  drives: ATTACK,
  confines: 'quitar casillas',
  shelters: KING_SAFETY,
  corners: 'quitar casillas',
  blocks: BLOCK,
  opensWay: 'abrir paso',
  makesRoom: 'espacio',
  vacates: 'espacio',
  mobility: 'la movilidad',
};

const PLAN = 'plan:';

const isKind = (name: string): name is MoveReason['kind'] => Object.hasOwn(AIMS, name);

/** The word for an aim as openings.json names it, or null where there is none. */
export function aimText(aim: string | null, game: GameId): string | null {
  if (aim?.startsWith(PLAN)) return planWordsOf(game).aims[aim.slice(PLAN.length)] ?? null;
  return aim !== null && isKind(aim) ? (AIMS[aim] ?? null) : null;
}
