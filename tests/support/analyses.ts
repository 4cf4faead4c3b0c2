// Random analyses of any registered game: a sequence of what a person does to the tree, and the tree it leads to.
import fc from 'fast-check';
import { type Place, Places, pathTo } from '../../src/analysis/places';
import {
  commentMove,
  lineEnd,
  lineStart,
  type MoveTree,
  makeMainLine,
  type Path,
  placeAt,
  playMoves,
  promote,
  removeMove,
  treeOf,
} from '../../src/analysis/tree';
import type { RuleSet } from '../../src/games/game';
import { legalMoves } from '../../src/rules/move';
import { type AnalysisRecord, newAnalysis } from '../../src/storage/analysisRecord';
import { anyVariant, type Variant } from './randomGames';
import { anyName } from './records';

const KINDS = ['play', 'play', 'play', 'back', 'back', 'forward', 'start', 'end'] as const;
const RARE = ['promote', 'main', 'remove', 'comment'] as const;

/** What a person does; `choice` picks among what is possible. */
export interface Deed {
  readonly kind: (typeof KINDS)[number] | (typeof RARE)[number];
  readonly choice: number;
  readonly text: string;
}

const anyComment = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text)),
  fc.stringMatching(/^[ ()[\]{}\\a.]{0,40}$/),
);

export const anyDeeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.record({
    kind: fc.oneof({ arbitrary: fc.constantFrom(...KINDS), weight: 4 }, fc.constantFrom(...RARE)),
    choice: fc.nat(),
    text: anyComment,
  }),
  { maxLength: 80 },
);

export interface Situation {
  readonly tree: MoveTree;
  readonly path: Path;
}

/** What comes of one deed. What is not possible changes nothing. */
export function done(places: Places, { tree, path }: Situation, deed: Deed): Situation {
  const here = placeAt(tree, path)?.next ?? [];
  switch (deed.kind) {
    case 'play': {
      const move = legalText(places, places.along(path), deed.choice);
      return move === null ? { tree, path } : played(tree, path, move);
    }
    case 'back':
      return { tree, path: path.slice(0, -1) };
    case 'forward':
      return here.length === 0
        ? { tree, path }
        : { tree, path: [...path, here[deed.choice % here.length].move] };
    case 'start':
      return { tree, path: lineStart(tree, path) };
    case 'end':
      return { tree, path: lineEnd(tree, path) };
    case 'promote':
      return { tree: promote(tree, path), path };
    case 'main':
      return { tree: makeMainLine(tree, path), path };
    case 'remove':
      return path.length === 0
        ? { tree, path }
        : { tree: removeMove(tree, path), path: path.slice(0, -1) };
    case 'comment':
      return { tree: commentMove(tree, path, deed.text), path };
  }
}

/** The situation after all deeds, from a tree that begins with some moves of random play. */
export function situationAfter(rules: RuleSet, deeds: readonly Deed[], begun: number): Situation {
  const places = new Places(rules, rules.startFen);
  let situation: Situation = { tree: begunTree(places, begun), path: [] };
  for (const deed of deeds) situation = done(places, situation, deed);
  return situation;
}

/** A tree of one line of random play. */
export function begunTree(places: Places, plies: number): MoveTree {
  let place = places.start;
  for (let ply = 0; ply < plies; ply++) {
    const move = legalText(places, place, ply * 7919);
    if (move === null) break;
    place = places.after(place, move);
  }
  return treeOf(pathTo(place));
}

/** A tree of a game under these options, as drawn by the deeds. */
export const anySituation = (variant: fc.Arbitrary<Variant>) =>
  fc
    .record({ variant, deeds: anyDeeds, begun: fc.integer({ min: 0, max: 60 }) })
    .map(({ variant: { game, options }, deeds, begun }) => {
      const rules = game.rules(options);
      return { rules, ...situationAfter(rules, deeds, begun) };
    });

function legalText(places: Places, place: Place, choice: number): string | null {
  if (place.outcome) return null;
  const position = places.positionAt(place);
  const legal = legalMoves(position);
  return places.rules.formatMove(position, legal[choice % legal.length]);
}

const played = (tree: MoveTree, path: Path, move: string): Situation => ({
  tree: playMoves(tree, path, [move]),
  path: [...path, move],
});

/** A stored analysis of any registered game. */
export const anyAnalysis: fc.Arbitrary<AnalysisRecord> = fc
  .record({
    situation: anySituation(anyVariant),
    id: fc.uuid(),
    time: fc.integer({ min: 0, max: 4e12 }),
    name: fc.option(anyName),
    pinned: fc.boolean(),
    settings: fc.record({
      flipped: fc.boolean(),
      engine: fc.boolean(),
      lines: fc.integer({ min: 1, max: 3 }),
      threat: fc.boolean(),
    }),
    origin: fc.option(fc.record({ game: fc.uuid(), ply: fc.integer({ min: 0, max: 100 }) })),
  })
  .map(({ situation: { rules, tree, path }, id, time, ...more }) => {
    const { game, options, startFen: start } = rules;
    const begun = newAnalysis({ game, options, start, tree, path }, id, time);
    return { ...begun, ...more, updatedAt: time + 1, revision: 1 };
  });
