// Which pieces stand in for rooks, bishops and knights in an army, and what they are called. Every rule option that names a
// piece means the piece that stands in for it (RULES.md section 1).
import type { OptionValues } from '../options';

/** The values of the option `army`. */
export type Army = 'standard' | 'allYourBase' | 'dopefish';

/** The pieces that another may stand in for. */
export type Kind = 'R' | 'B' | 'N';

interface StandIns extends Readonly<Record<Kind, string>> {
  readonly R: 'R' | 'L';
  readonly B: 'B' | 'Z';
  readonly N: 'N' | 'C' | 'D';
}

/** The letters that stand in for rook, bishop and knight in an army. */
export function standIns(army: Army): StandIns {
  if (army === 'allYourBase') return { R: 'L', B: 'Z', N: 'C' };
  return { R: 'R', B: 'B', N: army === 'dopefish' ? 'D' : 'N' };
}

/** The army of a variant whose values are known. */
export const armyOf = ({ army = 'standard' }: OptionValues): Army => army as Army;

const NAMES: Readonly<Record<StandIns[Kind], string>> = {
  N: 'knight',
  B: 'bishop',
  R: 'rook',
  Z: 'crooked bishop',
  C: 'camel',
  L: 'Murray lion',
  D: 'dopefish',
};

/** The name of what stands in for a rook, bishop or knight. */
export const standInName = (army: Army, kind: Kind): string => NAMES[standIns(army)[kind]];

/** The name of several of them. */
export function standInNames(army: Army, kind: Kind): string {
  const name = standInName(army, kind);
  return name.endsWith('fish') ? name : `${name}s`;
}
