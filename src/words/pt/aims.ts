// What a move of the opening aims at, in a word or two, as they stand after "Objetivo:".
import type { GameId } from '../../games/ruleSet';
import type { MoveReason } from '../../reasons/reason';
import { planWordsOf } from './plans';

/** Null where there is nothing to aim at. */
const AIMS: Readonly<Record<Exclude<MoveReason['kind'], 'plan'>, string | null>> = {
  onlyLegalMove: null,
  win: 'vitória',
  winsWith: null,
  alike: null,
  longestResistance: 'defesa',
  repetitionWin: 'vitória',
  draw: 'empate',
  onlySave: 'defesa',
  stopsWin: 'defesa',
  gain: 'ganhar material',
  exchange: 'troca',
  promotion: 'promoção',
  saves: 'segurança',
  concedes: null,
  misses: null,
  answersCheck: 'segurança',
  check: 'ataque',
  threat: 'ataque',
  castles: 'rei seguro',
  passes: null,
  choice: null,
  attacks: 'ataque',
  forks: 'ataque',
  offers: 'troca',
  declines: null,
  guards: 'defesa',
  protects: 'defesa',
  supports: 'defesa',
  keepsOff: 'bloqueio',
  secures: 'defesa',
  dodges: 'segurança',
  stopsCheck: 'rei seguro',
  bars: 'bloqueio',
  traps: 'restringir o adversário',
  denies: 'restringir o adversário',
  spares: null,
  forces: 'ataque',
  drives: 'ataque',
  confines: 'restringir o adversário',
  shelters: 'rei seguro',
  corners: 'restringir o adversário',
  blocks: 'bloqueio',
  opensWay: 'abrir caminho',
  makesRoom: 'espaço',
  vacates: 'espaço',
  mobility: 'mobilidade',
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
