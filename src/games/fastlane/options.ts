// The layouts that the project ships, as values of the option `layout`, with how they play as measured (`npm run lab -- layouts`),
// and those that players draw (RULES.md section 4).

import { lazy } from '../../util/lazy';
import { fairnessFrom, leanText } from '../fairness';
import { cellCount, type Lane, lanesText } from '../lanes';
import { note, ruling } from '../learn';
import type { OptionSpec, OptionValue, OptionValues } from '../options';
import { optionValue } from '../options';
import { lanesProblem, readLanes } from './layout';
// By name, so that the page loads no more of it.
import { played } from './layouts.json';

/** Games of the engine against itself on one layout. */
export interface PlayedLayout {
  /** How many White won, were drawn, Black won. */
  readonly white: number;
  readonly drawn: number;
  readonly black: number;
  /** Mean. */
  readonly plies: number;
}

/** From this share of the games on it is worth telling that they are drawn. */
const MANY_DRAWN = 0.3;

/** By the option's value. */
const PLAYED: Readonly<Record<string, PlayedLayout>> = played;

/** Who wins more often, whether many games are drawn, and how long they are. */
export function playsText(layout: string): string {
  const found = PLAYED[layout];
  // A new layout has to be there before it can be measured.
  if (!found) return '';
  const { white, drawn, black, plies } = found;
  const fairness = fairnessFrom({ wins: white, draws: drawn, losses: black });
  return [
    leanText(fairness),
    ...(drawn / fairness.games >= MANY_DRAWN ? ['Many games are drawn.'] : []),
    `Games take about ${Math.round(plies / 2)} moves.`,
  ].join(' ');
}

const FILES = [...'abcdefgh'];

/** A lane along each of some files, between two ranks. */
const along = (files: readonly string[], bottom: number, top: number): string[] =>
  files.map((file) => `${file}${bottom}-${file}${top}`);

/** Lanes along every file before both armies. */
const BEFORE_ARMIES = [...along(FILES, 2, 3), ...along(FILES, 6, 7)];

interface Layout extends OptionValue {
  readonly lanes: readonly string[];
}

/** A layout with what it looks like, and how it plays, in a line. */
const layout = (value: string, label: string, looks: string, lanes: readonly string[]): Layout => ({
  value,
  label,
  description: [ruling('layout', looks), note(playsText(value))],
  lanes,
});

const LAYOUTS: readonly Layout[] = [
  layout(
    'roundabout',
    'Roundabout',
    '41 cells: short lanes along the files, and a roundabout of four squares in the middle.',
    [...BEFORE_ARMIES, ...along(['b', 'c', 'f', 'g'], 4, 5), 'd4-e5'],
  ),
  layout('streets', 'Streets', '40 cells: three short lanes along every file, and no roundabout.', [
    ...BEFORE_ARMIES,
    ...along(FILES, 4, 5),
  ]),
  layout('highways', 'Highways', '36 cells: four long lanes across the middle meet the files.', [
    ...BEFORE_ARMIES,
    'a4-d4',
    'e4-h4',
    'a5-d5',
    'e5-h5',
  ]),
  layout(
    'plaza',
    'Plaza',
    '43 cells: one lane of sixteen squares, and a long lane on either side.',
    ['a3-a6', 'c3-f6', 'h3-h6'],
  ),
  layout(
    'village',
    'Village',
    '59 cells: a roundabout, two short lanes, and single squares all around.',
    ['b4-b5', 'd4-e5', 'g4-g5'],
  ),
  layout(
    'none',
    'No lanes',
    '64 cells: chess without double steps, where pawns become only knights or bishops.',
    [],
  ),
];

const layoutNames = lazy(
  () =>
    new Map(
      LAYOUTS.map(({ value, lanes }) => [
        lanesText(lanes.length === 0 ? [] : readLanes(lanes.join(','))),
        value,
      ]),
    ),
);

/** Lanes as the option's value: the name of a layout that the project ships, or their text. */
const layoutValue = (lanes: readonly Lane[]): string => {
  const text = lanesText(lanes);
  return layoutNames().get(text) ?? text;
};

/** The option's name. */
const LAYOUT_NAME = 'layout';

export const LAYOUT: OptionSpec = {
  name: LAYOUT_NAME,
  label: 'Lanes',
  values: LAYOUTS.map(({ lanes: _lanes, ...value }, index) => ({
    ...value,
    changes: 'board' as const,
    ...(index > 0 && { fullLabel: value.label }),
  })),
  own: {
    drawn: 'lanes',
    invitation: 'Draw your own lanes',
    lanesOf: (value) => lanesOf({ [LAYOUT_NAME]: value }),
    valueFor: layoutValue,
    problem: lanesProblem,
    read: (text) => layoutValue(readLanes(text)),
    describe: (value) => {
      const cells = cellCount(readLanes(value));
      return {
        value,
        label: `Custom lanes, ${cells} cells`,
        description: [ruling('layout', 'Lanes that you drew, or that came with a link.')],
        changes: 'board',
      };
    },
  },
};

/** The lanes in force. */
export function lanesOf(values: OptionValues): readonly Lane[] {
  const value = optionValue([LAYOUT], values, LAYOUT.name);
  const { lanes } = LAYOUTS.find((layout) => layout.value === value) ?? {};
  if (lanes?.length === 0) return [];
  return readLanes(lanes?.join(',') ?? value);
}
