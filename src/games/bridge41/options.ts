// The rule options of TheBridge41: any values can be played together (RULES.md section 1). An option that names a rook, bishop
// or knight means the piece that takes its place in the army.
import type { OptionSpec, OptionValue, OptionValues } from '../game';
import { rule, ruling } from '../learn';
import { optionValue, toggleOption } from '../options';
import { FILES } from './board';

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
export const armyOf = ({ army = 'standard' }: OptionValues): Army => army as Army;

const NAMES: Readonly<Record<Substitutes[Kind], string>> = {
  N: 'knight',
  B: 'bishop',
  R: 'rook',
  Z: 'crooked bishop',
  C: 'camel',
  L: 'Murray lion',
  D: 'dopefish',
};

/** The name of the piece in place of a rook, bishop or knight. */
export const substituteName = (army: Army, kind: Kind): string => NAMES[substitutes(army)[kind]];

/** The name of several of them. */
export function substituteNames(army: Army, kind: Kind): string {
  const name = substituteName(army, kind);
  return name.endsWith('fish') ? name : `${name}s`;
}

/** What an option's value does. */
type Effect = Pick<OptionValue, 'description' | 'changes'>;

/** What it does with the usual army, and with whichever is chosen. */
const inAnyArmy = (effect: (army: Army, chosen: OptionValues) => Effect) => ({
  ...effect('standard', {}),
  among: (chosen: OptionValues) => effect(armyOf(chosen), chosen),
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence about an option that names a kind of piece: the inventor's rule, or a ruling for a piece in its place. */
const passageAbout = (army: Army, kind: Kind) =>
  substitutes(army)[kind] === kind ? rule : (text: string) => ruling('stand-ins', text);

const noKnightOnBridge = (army: Army): Effect => ({
  description: [
    passageAbout(army, 'N')(`${capital(substituteNames(army, 'N'))} may not stop on the bridge.`),
  ],
  changes: [substitutes(army).N],
});

function bishopPalace(army: Army, { changingColorBishop }: OptionValues): Effect {
  const [bishops, rooks] = [substituteNames(army, 'B'), substituteNames(army, 'R')];
  return {
    description: [
      passageAbout(
        army,
        'B',
      )(
        `${capital(bishops)} and ${rooks} swap places. ${capital(bishops)} are stuck on their side.`,
      ),
      changingColorBishop === 'on'
        ? ruling('palace-step', 'They may enter the bridge only by their straight step.')
        : ruling('palace-bridge', 'They may not enter or cross the bridge.'),
    ],
    changes: [substitutes(army).B],
  };
}

const changingColorBishop = (army: Army): Effect => ({
  description: [
    passageAbout(
      army,
      'B',
    )(`${capital(substituteNames(army, 'B'))} may also step straight onto the bridge and off it.`),
    ruling('straight-capture', 'They may capture that way too.'),
  ],
  changes: [substitutes(army).B],
});

const queenFor =
  (kind: Kind) =>
  (army: Army): Effect => ({
    description: [
      rule(`A queen replaces a ${substituteName(army, kind)}.`),
      ruling('queen-place', 'On each side it’s the one nearest to file L.'),
    ],
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
        description: [rule('One square, in the middle of the river.')],
        changes: 'board',
      },
      {
        value: 'moving',
        label: 'Moving',
        description: [
          rule('You can move the bridge sideways.'),
          ruling(
            'bridge-slide',
            'A slide is your whole move: one file, while the bridge is empty.',
          ),
        ],
        fullLabel: 'Moving bridge',
        changes: 'board',
        terrain: FILES.indexOf('L'),
      },
      {
        value: 'big',
        label: 'Big',
        description: [rule('The bridge is one cell as wide as the river.')],
        fullLabel: 'Big bridge',
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
      { value: 'free', label: 'Free', description: [rule('Kings may go anywhere.')] },
      {
        value: 'palace',
        label: 'King palace',
        description: [
          rule('A king may not cross the bridge.'),
          ruling('king-palace-bridge', 'It may stand on the bridge.'),
        ],
        changes: ['K'],
      },
      {
        value: 'tinyPalace',
        label: 'Tiny king palace',
        description: [
          rule('A king stays on files l, m and r, and never stands next to the river.'),
          ruling('tiny-palace-bridge', 'So it never reaches the bridge.'),
        ],
        changes: ['K'],
      },
    ],
  },
  toggleOption('sidePawnMove', 'Side pawn move', {
    description: [
      rule('A pawn at either end of the river bank may step sideways.'),
      ruling('side-step', 'It never captures that way.'),
    ],
    changes: ['P'],
  }),
  toggleOption('changingColorBishop', 'Changing color bishop', inAnyArmy(changingColorBishop)),
  {
    name: 'queen',
    label: 'Queen',
    values: [
      { value: 'none', label: 'None', description: [rule('No queens.')] },
      {
        value: 'rook',
        label: 'For a rook',
        fullLabel: 'Queen for a rook',
        ...inAnyArmy(queenFor('R')),
      },
      {
        value: 'bishop',
        label: 'For a bishop',
        fullLabel: 'Queen for a bishop',
        ...inAnyArmy(queenFor('B')),
      },
      {
        value: 'knight',
        label: 'For a knight',
        fullLabel: 'Queen for a knight',
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
        description: [rule('Pawns capture diagonally forward.')],
        changes: ['P'],
      },
      {
        value: 'sideways',
        label: 'Sideways',
        description: [
          rule('Pawns capture to the left or right.'),
          ruling('sideways-instead', 'They no longer capture diagonally.'),
        ],
        fullLabel: 'Sideways pawns',
        changes: ['P'],
      },
    ],
  },
  {
    name: 'stalemate',
    label: 'Stalemate',
    values: [
      { value: 'draw', label: 'Draw', description: [rule('Stalemate is a draw.')] },
      {
        value: 'win',
        label: 'Wins',
        description: [rule('The stalemated side wins.')],
        fullLabel: 'Stalemate wins',
      },
      {
        value: 'loss',
        label: 'Loses',
        description: [rule('The stalemated side loses.')],
        fullLabel: 'Stalemate loses',
      },
    ],
  },
  {
    name: 'perpetualCheck',
    label: 'Perpetual check',
    values: [
      { value: 'draw', label: 'Draw', description: [rule('Perpetual check is a draw.')] },
      {
        value: 'win',
        label: 'Wins',
        description: [
          rule('You win by giving perpetual check.'),
          ruling(
            'perpetual-check',
            'That means check with every move until a position comes up for the third time.',
          ),
        ],
        fullLabel: 'Perpetual check wins',
      },
    ],
  },
  {
    name: 'army',
    label: 'Army',
    values: [
      { value: 'standard', label: 'Standard', description: [rule('Rooks, bishops and knights.')] },
      {
        value: 'allYourBase',
        label: 'All your base',
        description: [
          rule('Crooked bishops, camels and Murray lions replace bishops, knights and rooks.'),
        ],
        changes: ['Z', 'C', 'L'],
      },
      {
        value: 'dopefish',
        label: 'Dopefish',
        description: [
          rule('Knights become dopefish: they capture like a queen and never just move.'),
        ],
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
