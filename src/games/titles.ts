// What the first page and lists say of each game, apart from its rules and in the order of the registry: it is on the screen, and in
// addresses, before the code of any game is loaded.
import { textsOf } from '../language/texts';
import type { Mood } from './drawing';
import type { GameId } from './ruleSet';

export interface GameTitle {
  readonly id: GameId;
  /** As its inventor called it, in every language. */
  readonly name: string;
  /**
   * A game under construction: playable by the engine and at its address, but listed nowhere. It needs nothing that only long
   * measurement gives (fitted weights, network, levels, chances, facts, puzzles), no lessons and no number in links.
   */
  readonly draft?: boolean;
  /** Author and year, for cards and credits. */
  readonly author: string;
  /** What it is about, in a line without a full stop. */
  aim(): string;
  /** The look of its screens and cards; the app's own if absent. */
  readonly mood?: Mood;
}

const texts = textsOf('titles');

/** By the game's id; each game's folder adds the rest. */
export const TITLES = {
  bridge41: {
    id: 'bridge41',
    name: 'TheBridge41',
    author: 'Hubert Lamontagne, 2001',
    aim: () => texts.bridge41,
    mood: 'water',
  },
  cuarenta: {
    id: 'cuarenta',
    name: 'Cuarenta',
    author: 'J. Mark Thompson, 2000',
    aim: () => texts.cuarenta,
    mood: 'diamonds',
  },
  bipartite: {
    id: 'bipartite',
    name: 'Bipartite Chess',
    author: 'Timothy R. Newton, 2002',
    aim: () => texts.bipartite,
    mood: 'meadow',
  },
  fastlane: {
    id: 'fastlane',
    name: 'Chess in the Fast Lane',
    author: 'Francois Tremblay, 2000',
    aim: () => texts.fastlane,
    mood: 'asphalt',
  },
  bridges40: {
    id: 'bridges40',
    name: '40 Bridges',
    author: 'pocket83',
    aim: () => texts.bridges40,
    mood: 'garden',
  },
} satisfies Readonly<Record<string, GameTitle>>;

const registered: GameTitle[] = Object.values(TITLES);
const isOffered = ({ draft }: GameTitle): boolean => !draft;
const offered = registered.filter(isOffered);

/** Of every game, drafts included: what addresses may name. */
export const titles: readonly GameTitle[] = registered;

/** Of the games that the app lists. */
export const offeredTitles: readonly GameTitle[] = offered;

/** Adds titles before anything has looked at them: for tests. */
export function registerTitles(...more: readonly GameTitle[]): void {
  registered.push(...more);
  offered.push(...more.filter(isOffered));
}
