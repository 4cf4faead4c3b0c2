// The rule options of TheBridge41: any mix of their values can be played (RULES.md section 1).
import type { Caution, OptionSpec, OptionValue, OptionValues } from '../game';
import { optionValue, toggleOption } from '../options';
import { FILES } from './board';
import { type Army, armyOf, type Kind, standInName, standInNames, standIns } from './standIns';

/** What an option's value does. */
type Effect = Pick<OptionValue, 'summary' | 'changes'>;

/** What it does with the usual army, and with whichever is chosen. */
const inAnyArmy = (effect: (army: Army, chosen: OptionValues) => Effect) => ({
  ...effect('standard', {}),
  among: (chosen: OptionValues) => effect(armyOf(chosen), chosen),
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const noKnightOnBridge = (army: Army): Effect => ({
  summary: `${capital(standInNames(army, 'N'))} may not stop on the bridge.`,
  changes: [standIns(army).N],
});

function bishopPalace(army: Army, { changingColorBishop }: OptionValues): Effect {
  const bishops = standInNames(army, 'B');
  const bound =
    changingColorBishop === 'on'
      ? `${bishops} enter the bridge by their straight step alone`
      : `${bishops} cannot enter or cross the bridge`;
  return {
    summary: `${capital(bishops)} and ${standInNames(army, 'R')} change places; ${bound}.`,
    changes: [standIns(army).B],
  };
}

const changingColorBishop = (army: Army): Effect => ({
  summary: `${capital(standInNames(army, 'B'))} also step straight between the bridge and the squares before it.`,
  changes: [standIns(army).B],
});

const queenFor =
  (kind: Kind) =>
  (army: Army): Effect => ({
    summary: `A queen replaces the ${standInName(army, kind)} nearest file L.`,
    changes: ['Q'],
  });

export const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'bridge',
    label: 'Bridge',
    values: [
      {
        value: 'fixed',
        label: 'Fixed',
        summary: 'One square in the middle of the river.',
        changes: 'board',
      },
      {
        value: 'moving',
        label: 'Moving',
        summary: 'Instead of a move, slide the empty bridge one file.',
        inMix: 'Moving bridge',
        changes: 'board',
        terrain: FILES.indexOf('L'),
      },
      {
        value: 'big',
        label: 'Big',
        summary: 'The bridge is one place that covers the whole river.',
        inMix: 'Big bridge',
        changes: 'board',
      },
    ],
  },
  toggleOption('noKnightOnBridge', 'No knight on bridge', inAnyArmy(noKnightOnBridge)),
  toggleOption('bishopPalace', 'Bishop palace', inAnyArmy(bishopPalace)),
  {
    name: 'kings',
    label: 'Kings',
    values: [
      { value: 'free', label: 'Free', summary: 'Kings go where they like.' },
      {
        value: 'palace',
        label: 'King palace',
        summary: 'A king may not stand beyond the river.',
        changes: ['K'],
      },
      {
        value: 'tinyPalace',
        label: 'Tiny king palace',
        summary: 'A king stands only on files l, m, r and never next to the river.',
        changes: ['K'],
      },
    ],
  },
  toggleOption('sidePawnMove', 'Side pawn move', {
    summary: 'A pawn at either end of the river bank may step sideways.',
    changes: ['P'],
  }),
  toggleOption('changingColorBishop', 'Changing color bishop', inAnyArmy(changingColorBishop)),
  {
    name: 'queen',
    label: 'Queen',
    values: [
      { value: 'none', label: 'None', summary: 'No queens.' },
      {
        value: 'rook',
        label: 'For a rook',
        inMix: 'Queen for a rook',
        ...inAnyArmy(queenFor('R')),
      },
      {
        value: 'bishop',
        label: 'For a bishop',
        inMix: 'Queen for a bishop',
        ...inAnyArmy(queenFor('B')),
      },
      {
        value: 'knight',
        label: 'For a knight',
        inMix: 'Queen for a knight',
        ...inAnyArmy(queenFor('N')),
      },
    ],
  },
  {
    name: 'pawnCapture',
    label: 'Pawn capture',
    values: [
      {
        value: 'diagonal',
        label: 'Diagonal',
        summary: 'Pawns capture diagonally forward.',
        changes: ['P'],
      },
      {
        value: 'sideways',
        label: 'Sideways',
        summary: 'Pawns capture to the left or right.',
        inMix: 'Sideways pawns',
        changes: ['P'],
      },
    ],
  },
  {
    name: 'stalemate',
    label: 'Stalemate',
    values: [
      { value: 'draw', label: 'Draw', summary: 'Stalemate is a draw.' },
      {
        value: 'win',
        label: 'Wins',
        summary: 'The stalemated side wins.',
        inMix: 'Stalemate wins',
      },
      {
        value: 'loss',
        label: 'Loses',
        summary: 'The stalemated side loses.',
        inMix: 'Stalemate loses',
      },
    ],
  },
  {
    name: 'perpetualCheck',
    label: 'Perpetual check',
    values: [
      { value: 'draw', label: 'Draw', summary: 'Repeating by check is a draw.' },
      {
        value: 'win',
        label: 'Wins',
        summary: 'Checking with every move until the third occurrence wins.',
        inMix: 'Perpetual check wins',
      },
    ],
  },
  {
    name: 'army',
    label: 'Army',
    values: [
      { value: 'standard', label: 'Standard', summary: 'Rooks, bishops and knights.' },
      {
        value: 'allYourBase',
        label: 'All your base',
        summary: 'Crooked bishops, camels and Murray lions.',
        changes: ['Z', 'C', 'L'],
      },
      {
        value: 'dopefish',
        label: 'Dopefish',
        summary: 'Knights become dopefish, which capture like a queen and never just move.',
        changes: ['D'],
      },
    ],
  },
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

/** What players should know of a mix that is allowed but lopsided, or null. */
export function caution(values: OptionValues): Caution | null {
  const { bridge, queen, army, pawnCapture } = readOptions(values);
  const lopsided = bridge === 'big' && queen === 'knight';
  if (!lopsided || army === 'allYourBase' || pawnCapture === 'sideways') return null;
  return {
    text: 'Lopsided: across the big bridge White takes an undefended queen with the first move.',
    causes: ['bridge', 'queen'],
  };
}
