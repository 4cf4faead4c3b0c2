// The rule options of TheBridge41, any values of which can be played together, and named variants (RULES.md section 1). An option
// that names a rook, bishop or knight means the piece that takes its place in the army.

import type { PieceName } from '../../language/en/pieces';
import { textsOf } from '../../language/texts';
import type { OptionSpec, OptionValues, Preset } from '../game';
import { namedVariants, option, toggleOption, type ValueData } from '../kit/options';
import { rule, ruling } from '../learn';
import { optionValue } from '../options';
import { FILES } from './board';

const texts = textsOf('bridge41Game');

/** The values of the option `army`. */
export type Army = 'standard' | 'allYourBase' | 'dopefish';

/** The pieces that another may replace. */
export type Kind = 'R' | 'B' | 'N';

interface Substitutes extends Readonly<Record<Kind, string>> {
  readonly R: 'R' | 'L';
  readonly B: 'B' | 'Z';
  readonly N: 'N' | 'C' | 'D';
}

/** The letters of an army's pieces in place of rook, bishop and knight. */
export function substitutes(army: Army): Substitutes {
  if (army === 'allYourBase') return { R: 'L', B: 'Z', N: 'C' };
  return { R: 'R', B: 'B', N: army === 'dopefish' ? 'D' : 'N' };
}

/** The army of a variant whose values are known. */
const armyOf = ({ army = 'standard' }: OptionValues): Army => army as Army;

const NAMES: Readonly<Record<Substitutes[Kind], PieceName>> = {
  N: 'knight',
  B: 'bishop',
  R: 'rook',
  Z: 'crooked bishop',
  C: 'camel',
  L: 'Murray lion',
  D: 'dopefish',
};

/** The name of the piece in place of a rook, bishop or knight. */
export const substituteName = (army: Army, kind: Kind): PieceName => NAMES[substitutes(army)[kind]];

/** What a sentence is that names a kind of piece: the inventor's rule, or a ruling where another takes its place. */
export const passageAbout = (army: Army, kind: Kind) =>
  substitutes(army)[kind] === kind ? rule : (text: string) => ruling('stand-ins', text);

/** A queen in place of a kind of piece. */
const queenFor = (kind: Kind): ValueData<unknown> => ({
  description: (_said, chosen) => {
    const army = armyOf(chosen);
    return [
      passageAbout(army, kind)(texts.options.queen.replaces[substitutes(army)[kind]]),
      ruling('queen-place', texts.options.queen.place),
    ];
  },
  changes: ['Q'],
});

export const OPTIONS: readonly OptionSpec[] = [
  option('bridge', () => texts.options.bridge, {
    fixed: { description: ({ does }) => [rule(does)], changes: 'board' },
    moving: {
      description: ({ does, slide }) => [rule(does), ruling('bridge-slide', slide)],
      changes: 'board',
      terrain: FILES.indexOf('L'),
    },
    big: { description: ({ does }) => [rule(does)], changes: 'board' },
  }),
  toggleOption('noKnightOnBridge', () => texts.options.noKnightOnBridge, {
    description: ({ does }, chosen) => {
      const army = armyOf(chosen);
      return [passageAbout(army, 'N')(does[substitutes(army).N])];
    },
    changes: (chosen) => [substitutes(armyOf(chosen)).N],
  }),
  toggleOption('bishopPalace', () => texts.options.bishopPalace, {
    description: ({ does, straightStepOnly, offBridge }, chosen) => {
      const army = armyOf(chosen);
      return [
        passageAbout(army, 'B')(does[substitutes(army).B]),
        chosen.changingColorBishop === 'on'
          ? ruling('palace-step', straightStepOnly)
          : ruling('palace-bridge', offBridge),
      ];
    },
    changes: (chosen) => [substitutes(armyOf(chosen)).B],
  }),
  option('kings', () => texts.options.kings, {
    free: { description: ({ does }) => [rule(does)] },
    palace: {
      description: ({ does, onBridge }) => [rule(does), ruling('king-palace-bridge', onBridge)],
      changes: ['K'],
    },
    tinyPalace: {
      description: ({ does, offBridge }) => [rule(does), ruling('tiny-palace-bridge', offBridge)],
      changes: ['K'],
    },
  }),
  toggleOption('sidePawnMove', () => texts.options.sidePawnMove, {
    description: ({ does, noCapture }) => [rule(does), ruling('side-step', noCapture)],
    changes: ['P'],
  }),
  toggleOption('changingColorBishop', () => texts.options.changingColorBishop, {
    description: ({ does, capture }, chosen) => {
      const army = armyOf(chosen);
      return [
        passageAbout(army, 'B')(does[substitutes(army).B]),
        ruling('straight-capture', capture),
      ];
    },
    changes: (chosen) => [substitutes(armyOf(chosen)).B],
  }),
  option('queen', () => texts.options.queen, {
    none: { description: ({ does }) => [rule(does)] },
    rook: queenFor('R'),
    bishop: queenFor('B'),
    knight: queenFor('N'),
  }),
  option('pawnCapture', () => texts.options.pawnCapture, {
    diagonal: { description: ({ does }) => [rule(does)], changes: ['P'] },
    sideways: {
      description: ({ does, instead }) => [rule(does), ruling('sideways-instead', instead)],
      changes: ['P'],
    },
  }),
  option('stalemate', () => texts.options.stalemate, {
    draw: { description: ({ does }) => [rule(does)] },
    win: { description: ({ does }) => [rule(does)] },
    loss: { description: ({ does }) => [rule(does)] },
  }),
  option('perpetualCheck', () => texts.options.perpetualCheck, {
    draw: { description: ({ does }) => [rule(does)] },
    win: { description: ({ does, meaning }) => [rule(does), ruling('perpetual-check', meaning)] },
  }),
  option('army', () => texts.options.army, {
    standard: { description: ({ does }) => [rule(does)] },
    allYourBase: { description: ({ does }) => [rule(does)], changes: ['Z', 'C', 'L'] },
    dopefish: { description: ({ does }) => [rule(does)], changes: ['D'] },
  }),
];

/** Typed view of the chosen values. */
export interface BridgeOptions {
  readonly bridge: 'fixed' | 'moving' | 'big';
  readonly noKnightOnBridge: boolean;
  readonly bishopPalace: boolean;
  readonly kings: 'free' | 'palace' | 'tinyPalace';
  readonly sidePawnMove: boolean;
  readonly changingColorBishop: boolean;
  readonly queen: 'none' | 'rook' | 'bishop' | 'knight';
  readonly pawnCapture: 'diagonal' | 'sideways';
  readonly stalemate: 'draw' | 'win' | 'loss';
  readonly perpetualCheck: 'draw' | 'win';
  readonly army: Army;
}

/** Reads values that checkOptions has accepted. */
export function readOptions(values: OptionValues): BridgeOptions {
  const value = (name: keyof BridgeOptions) => optionValue(OPTIONS, values, name);
  const isOn = (name: keyof BridgeOptions) => value(name) === 'on';
  return {
    bridge: value('bridge') as BridgeOptions['bridge'],
    noKnightOnBridge: isOn('noKnightOnBridge'),
    bishopPalace: isOn('bishopPalace'),
    kings: value('kings') as BridgeOptions['kings'],
    sidePawnMove: isOn('sidePawnMove'),
    changingColorBishop: isOn('changingColorBishop'),
    queen: value('queen') as BridgeOptions['queen'],
    pawnCapture: value('pawnCapture') as BridgeOptions['pawnCapture'],
    stalemate: value('stalemate') as BridgeOptions['stalemate'],
    perpetualCheck: value('perpetualCheck') as BridgeOptions['perpetualCheck'],
    army: value('army') as BridgeOptions['army'],
  };
}

/** Named variants that make good games. */
export const presets: readonly Preset[] = namedVariants(() => texts.presets, {
  openRiver: { bridge: 'big' },
  ferry: { bridge: 'moving' },
  queens: { bridge: 'big', queen: 'rook' },
  palaces: { bridge: 'big', kings: 'palace', bishopPalace: 'on' },
  menagerie: { bridge: 'big', army: 'allYourBase' },
  fishPond: { bridge: 'moving', army: 'dopefish' },
});
