// The layouts that the project ships, as values of the option `layout`, with how they play as measured (`npm run lab -- layouts`),
// and those that players draw (RULES.md section 4).

import { textsOf } from '../../language/texts';
import { lazy } from '../../util/scheduling';
import { fairnessFrom, leanText } from '../fairness';
import { namedValue, option, type ValueData } from '../kit/options';
import { cellCount, FILES, type Lane, lanesText } from '../lanes';
import { note, ruling } from '../learn';
import { type OptionSpec, type OptionValues, optionValue } from '../options';
import { lanesProblem, readLanes } from './layout';
// By name, so that the page loads no more of it.
import { played } from './layouts.json';

const texts = textsOf('fastlaneGame');

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
function playsText(layout: string): string {
  const found = PLAYED[layout];
  // A new layout has to be there before it can be measured.
  if (!found) return '';
  const { white, drawn, black, plies } = found;
  const fairness = fairnessFrom({ wins: white, draws: drawn, losses: black });
  return [
    leanText(fairness),
    ...(drawn / fairness.games >= MANY_DRAWN ? [texts.options.layout.oftenDrawn] : []),
    texts.options.layout.length(Math.round(plies / 2)),
  ].join(' ');
}

/** A lane along each of some files, between two ranks. */
const along = (files: Iterable<string>, bottom: number, top: number): string[] =>
  [...files].map((file) => `${file}${bottom}-${file}${top}`);

/** Lanes along every file before both armies. */
const BEFORE_ARMIES = [...along(FILES, 2, 3), ...along(FILES, 6, 7)];

type LayoutName = keyof typeof texts.options.layout.values;

/** The lanes of each layout. */
const LAYOUTS: Readonly<Record<LayoutName, readonly string[]>> = {
  roundabout: [...BEFORE_ARMIES, ...along(['b', 'c', 'f', 'g'], 4, 5), 'd4-e5'],
  streets: [...BEFORE_ARMIES, ...along(FILES, 4, 5)],
  highways: [...BEFORE_ARMIES, 'a4-d4', 'e4-h4', 'a5-d5', 'e5-h5'],
  plaza: ['a3-a6', 'c3-f6', 'h3-h6'],
  village: ['b4-b5', 'd4-e5', 'g4-g5'],
  none: [],
};

const layoutNames = lazy(
  () =>
    new Map(
      Object.entries(LAYOUTS).map(([value, lanes]) => [
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

/** A layout with what it looks like, and how it plays, in a line. */
const layout = (value: LayoutName): ValueData<{ readonly looks: string }> => ({
  description: ({ looks }) => [ruling('layout', looks), note(playsText(value))],
  changes: 'board',
});

export const LAYOUT: OptionSpec = option(
  LAYOUT_NAME,
  () => texts.options.layout,
  {
    roundabout: layout('roundabout'),
    streets: layout('streets'),
    highways: layout('highways'),
    plaza: layout('plaza'),
    village: layout('village'),
    none: layout('none'),
  },
  {
    drawn: 'lanes',
    get invitation() {
      return texts.options.layout.drawOwn;
    },
    lanesOf: (value) => lanesOf({ [LAYOUT_NAME]: value }),
    valueFor: layoutValue,
    problem: lanesProblem,
    read: (text) => layoutValue(readLanes(text)),
    describe: (value) => {
      const cells = cellCount(readLanes(value));
      const said = () => ({ label: texts.options.layout.own(cells) });
      return namedValue(value, said, {
        description: () => [ruling('layout', texts.options.layout.ownLook)],
        changes: 'board',
      });
    },
  },
);

/** The lanes in force. */
export function lanesOf(values: OptionValues): readonly Lane[] {
  const value = optionValue([LAYOUT], values, LAYOUT.name);
  const lanes = Object.hasOwn(LAYOUTS, value) ? LAYOUTS[value as LayoutName] : null;
  if (lanes?.length === 0) return [];
  return readLanes(lanes?.join(',') ?? value);
}
