// Turning a draft over: its mirror image, and the same position with the sides exchanged. Which reflections a board has
// is found out from the board itself and from how its armies face each other at the start.
import type { RuleSet } from '../games/ruleSet';
import { opposite } from '../rules/types';
import { itemAt } from '../util/items';
import { type Draft, startDraft } from './draft';

/** Where a lattice point goes, on a board of this width and height. */
type Reflection = (
  file: number,
  rank: number,
  width: number,
  height: number,
) => readonly [file: number, rank: number];

const leftRight: Reflection = (file, rank, width) => [width - 1 - file, rank];
const diagonal: Reflection = (file, rank) => [rank, file];
const upDown: Reflection = (file, rank, _width, height) => [file, height - 1 - rank];
const halfTurn: Reflection = (file, rank, width, height) => [width - 1 - file, height - 1 - rank];

/** How a board is turned over; found once for each rule set. */
interface Symmetry {
  readonly mirror: Reflection;
  readonly turn: Reflection;
}

const known = new WeakMap<RuleSet, Symmetry>();

function symmetryOf(rules: RuleSet): Symmetry {
  const before = known.get(rules);
  if (before) return before;
  const start = startDraft(rules);
  const keeps = (reflection: Reflection, exchange: 0 | 1): boolean =>
    reflected(start, reflection, exchange)?.cells.every(
      (code, cell) => code === start.cells[cell],
    ) ?? false;
  const found = {
    // Where both armies stand along the diagonal, that is the mirror.
    mirror: keeps(diagonal, 0) ? diagonal : leftRight,
    // As the armies face each other: over the centre, or across the middle.
    turn: keeps(halfTurn, 1) ? halfTurn : upDown,
  };
  known.set(rules, found);
  return found;
}

/** The mirror image; null on a board that is not its own. */
export const mirrored = (draft: Draft): Draft | null =>
  reflected(draft, symmetryOf(draft.rules).mirror, 0);

/** The same position with White's and Black's part exchanged; null on a board that does not allow it. */
export function turned(draft: Draft): Draft | null {
  const other = reflected(draft, symmetryOf(draft.rules).turn, 1);
  return other && { ...other, side: opposite(draft.side) };
}

/** The draft with every cell carried along; `exchange` is 1 where pieces change colours. */
function reflected(draft: Draft, reflection: Reflection, exchange: 0 | 1): Draft | null {
  const { rules, terrain } = draft;
  const images = imagesOf(rules, reflection);
  if (!images) return null;
  const next = terrainOf(rules, terrain, images);
  if (next === null) return null;
  const cells = new Uint8Array(draft.cells.length);
  for (const [cell, code] of draft.cells.entries())
    cells[itemAt(images, cell)] = code === 0 ? 0 : code ^ exchange;
  return { ...draft, cells, terrain: next, rights: rightsOf(draft, images, exchange) };
}

/** The cell to which each goes; null unless every cell becomes a whole other one. */
function imagesOf({ board }: RuleSet, reflection: Reflection): readonly number[] | null {
  const images: number[] = [];
  for (const { squares } of board.cells) {
    const reached = new Set<number | undefined>();
    for (const index of squares) {
      const { file, rank } = itemAt(board.squares, index);
      reached.add(board.squareAt(...reflection(file, rank, board.width, board.height))?.cell);
    }
    const [image] = reached;
    if (reached.size > 1 || image === undefined) return null;
    if (itemAt(board.cells, image).squares.length !== squares.length) return null;
    images.push(image);
  }
  return images;
}

/** The terrain whose cells are the images of another's, that terrain itself if possible. */
function terrainOf(rules: RuleSet, terrain: number, images: readonly number[]): number | null {
  const { field } = rules;
  const others = field?.kind === 'terrain' ? [...field.values.keys()] : [];
  const fits = (other: number): boolean =>
    images.every((image, cell) => rules.exists(terrain, cell) === rules.exists(other, image));
  return [terrain, ...others].find(fits) ?? null;
}

/** The rights as they go with their pieces; those that have no image stay wished for. */
function rightsOf(
  { rules: { field }, rights }: Draft,
  images: readonly number[],
  exchange: 0 | 1,
): string[] {
  if (field?.kind !== 'rights') return [];
  return field.rights.flatMap(({ letter, stands }) => {
    const origin = field.rights.find((one) =>
      one.stands.every(({ cell, code }) =>
        stands.some((now) => now.cell === images[cell] && now.code === (code ^ exchange)),
      ),
    );
    return rights.includes((origin ?? { letter }).letter) ? [letter] : [];
  });
}
