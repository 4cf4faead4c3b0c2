// What makes a reason or a plan true of a position: counts of moves before and after it, made by the rules alone and by none of
// the code that finds reasons.
import type { BipartitePlan } from '../../src/games/bipartite/plans';
import type { Bridge41Plan } from '../../src/games/bridge41/plans';
import type { BridgesPlan } from '../../src/games/bridges40/plans';
import type { RuleSet } from '../../src/games/game';
import type { MoveReason, PieceRef, Plan } from '../../src/reasons/reason';
import { effectsOf } from '../../src/rules/effects';
import { legalMoves, moveFrom, moveTag, moveTo, TAG_NORMAL, TAG_PASS } from '../../src/rules/move';
import { codeOf, colourOf, kindOf, type Position } from '../../src/rules/position';
import { type Colour, opposite } from '../../src/rules/types';

/** A move in a position, and questions about both sides before and after it. */
export class Scene {
  readonly from: number;
  readonly to: number;
  readonly cells: Uint8Array;
  readonly side: Colour;
  constructor(
    readonly position: Position,
    readonly move: number,
  ) {
    this.from = moveFrom(move);
    this.to = moveTo(move);
    this.cells = position.cells.slice();
    this.side = position.side;
  }
  /** A cell by the name of its anchor. */
  cell(name: string): number {
    return this.position.board.cellNamed(name) ?? -1;
  }
  /** What is found with nulls and the move made in this order. */
  in<T>(steps: readonly ('move' | 'pass')[], find: (position: Position) => T): T {
    for (const step of steps)
      if (step === 'move') this.position.make(this.move);
      else this.position.makeNull();
    const found = find(this.position);
    for (const _ of steps) this.position.unmake();
    return found;
  }
  ways(steps: readonly ('move' | 'pass')[], cell?: number): number[] {
    return this.in(steps, (position) =>
      legalMoves(position)
        .filter((move) => moveTag(move) === TAG_NORMAL)
        .filter((move) => cell === undefined || moveFrom(move) === cell)
        .map((move) => moveFrom(move) * 64 + moveTo(move)),
    );
  }
  reaches(steps: readonly ('move' | 'pass')[], from: number, to: number): boolean {
    return this.ways(steps, from).includes(from * 64 + to);
  }
  /** Whether the piece on a cell could remove what stands on another one, wherever it goes for that. */
  takes(steps: readonly ('move' | 'pass')[], from: number, cell: number): boolean {
    return this.in(steps, (position) =>
      legalMoves(position).some(
        (move) =>
          moveFrom(move) === from &&
          effectsOf(position, move).captured.some((taken) => taken.cell === cell),
      ),
    );
  }
  /** Cells of what the side to move could remove. */
  prey(steps: readonly ('move' | 'pass')[]): number[] {
    return this.in(steps, (position) =>
      legalMoves(position).flatMap((move) =>
        effectsOf(position, move).captured.map(({ cell }) => cell),
      ),
    );
  }
  count(steps: readonly ('move' | 'pass')[], cell?: number): number {
    return new Set(this.ways(steps, cell)).size;
  }
}

const THEIRS = ['pass'] as const;
const ANSWERS = ['move'] as const;
const NEXT = ['move', 'pass'] as const;
type Quiet = Extract<
  MoveReason,
  {
    kind:
      | 'attacks'
      | 'guards'
      | 'protects'
      | 'supports'
      | 'shelters'
      | 'secures'
      | 'dodges'
      | 'stopsCheck'
      | 'bars'
      | 'traps'
      | 'denies'
      | 'keepsOff'
      | 'confines'
      | 'corners'
      | 'blocks'
      | 'opensWay'
      | 'makesRoom'
      | 'vacates'
      | 'mobility';
  }
>;
type Checks<Union extends { kind: string }> = {
  readonly [Kind in Union['kind']]: (
    scene: Scene,
    reason: Extract<Union, { kind: Kind }>,
    cell: number,
    rules: RuleSet,
  ) => boolean;
};

const opens = (scene: Scene, cell: number): boolean =>
  scene.reaches(NEXT, cell, scene.from) && !scene.reaches([], cell, scene.from);

/** Codes of enemy pieces that may have taken a piece: of its own kind, or of any that is not barred from it as pawns from pawns. */
function takersOfKind({ kinds }: RuleSet, code: number): number[] {
  const isBarred = (kind: number) => {
    const letter = kinds[kind]?.letter ?? '';
    return kinds.some((one) => one?.cannotCapture?.includes(letter) === true);
  };
  const isOpen = (kind: number) => kinds[kind] && !kinds[kind]?.royal && !isBarred(kind);
  return isBarred(kindOf(code))
    ? [...kinds.keys()].filter(isOpen).map((kind) => codeOf(kind, opposite(colourOf(code))))
    : [code ^ 1];
}

/** Cells of pieces that could take an enemy piece if one stood on a cell. */
const takersOf = (
  scene: Scene,
  rules: RuleSet,
  steps: readonly ('move' | 'pass')[],
  cell: number,
): number[] =>
  scene.in(steps, (position) => {
    const { cells, side, terrain } = position;
    const kept = cells.slice(0, position.board.cells.length);
    const standing = [...kept.keys()].filter((at) => kept[at] !== 0);
    const other = rules.parse(rules.format(position));
    const found = takersOfKind(rules, kept[cell]).flatMap((taker) => {
      const codes = standing.map((at) => (at === cell ? taker : kept[at]));
      other.arrange(codes, standing, side, terrain);
      return legalMoves(other)
        .filter((move) => moveTo(move) === cell)
        .map(moveFrom);
    });
    return [...new Set(found)];
  });

/** Moves of the piece on a cell, each with whether it checks, who could take it there, and what of it holds then. */
const sallies = <T>(
  scene: Scene,
  steps: readonly ('move' | 'pass')[],
  cell: number,
  find: (position: Position, at: number) => T,
): { to: number; checks: boolean; takers: number[]; found: T }[] =>
  scene.in(steps, (position) =>
    legalMoves(position)
      .filter((move) => moveFrom(move) === cell && moveTag(move) === TAG_NORMAL)
      .map((move) => {
        const to = moveTo(move);
        position.make(move);
        const takers = legalMoves(position)
          .filter((one) => effectsOf(position, one).captured.some((taken) => taken.cell === to))
          .map(moveFrom);
        const checks = position.inCheck();
        const found = find(position, to);
        position.unmake();
        return { to, checks, takers, found };
      }),
  );

/** Whether the piece on a cell could take another one next if the turn passed, and whether it would be taken for it. */
function strike(position: Position, at: number, prey: number): 'none' | 'free' | 'answered' {
  if (position.inCheck() || position.outcome()) return 'none';
  position.makeNull();
  const move = legalMoves(position).find((one) => moveFrom(one) === at && moveTo(one) === prey);
  let result: 'none' | 'free' | 'answered' = 'none';
  if (move !== undefined) {
    position.make(move);
    result = legalMoves(position).some((one) => moveTo(one) === prey) ? 'answered' : 'free';
    position.unmake();
  }
  position.unmake();
  return result;
}

/** Every reason that holds in any game, and what makes it true of the position. */
const CHECKS: Checks<Quiet> = {
  attacks: (scene, { isCaught }, cell) =>
    (!isCaught ||
      sallies(scene, ANSWERS, cell, () => null).every(({ takers }) => takers.length > 0)) &&
    ((scene.takes(NEXT, scene.to, cell) && !scene.takes([], scene.from, cell)) ||
      // Of several that surround a piece any may be the one that goes there.
      (isCaught === true && scene.prey(NEXT).includes(cell) && !scene.prey([]).includes(cell))),
  guards: (scene, _, cell) => {
    const takers = scene.in(ANSWERS, (position) =>
      legalMoves(position).filter((move) => moveTo(move) === cell),
    );
    return (
      takers.length > 0 &&
      takers.every((taker) =>
        scene.in(ANSWERS, (position) => {
          position.make(taker);
          const back = legalMoves(position).some(
            (move) => moveFrom(move) === scene.to && moveTo(move) === cell,
          );
          position.unmake();
          return back;
        }),
      )
    );
  },
  supports: (scene, _, cell) => {
    const attackers = scene.in(ANSWERS, (position) =>
      legalMoves(position).filter((move) => moveTo(move) === cell),
    );
    const backers = (steps: readonly ('move' | 'pass')[]) =>
      scene.in(steps, (position) =>
        legalMoves(position)
          .filter((move) => moveTo(move) === cell)
          .flatMap((attack) => {
            position.make(attack);
            const backs = legalMoves(position).filter((move) => moveTo(move) === cell);
            position.unmake();
            return backs.map(moveFrom);
          }),
      );
    return (
      attackers.length > 0 &&
      backers(ANSWERS).includes(scene.to) &&
      backers(THEIRS).some((from) => from !== scene.from)
    );
  },
  shelters: (scene) => {
    const checks = (steps: readonly ('move' | 'pass')[]) =>
      scene.in(steps, (position) =>
        legalMoves(position).some((move) => {
          position.make(move);
          const gives = position.inCheck();
          position.unmake();
          return gives;
        }),
      );
    return checks(THEIRS) && !checks(ANSWERS);
  },
  // With an enemy piece stood in the place of the own one, the mover takes it; without the move nobody does.
  protects: (scene, _, cell, rules) =>
    takersOf(scene, rules, NEXT, cell).includes(scene.to) &&
    takersOf(scene, rules, [], cell).length === 0,
  keepsOff: (scene, { cell: name, prey }, cell) => {
    const target = scene.cell(name);
    const arrives = (steps: readonly ('move' | 'pass')[]) =>
      scene.in(steps, (position) => {
        const move = legalMoves(position).find(
          (one) => moveFrom(one) === cell && moveTo(one) === target,
        );
        if (move === undefined) return null;
        position.make(move);
        const takers = legalMoves(position).filter((one) => moveTo(one) === target);
        position.makeNull();
        const attacks = legalMoves(position).some(
          (one) => moveFrom(one) === target && moveTo(one) === scene.cell(prey.cell),
        );
        position.unmake();
        position.unmake();
        return { takers: takers.map(moveFrom), attacks };
      });
    return (
      arrives(THEIRS)?.attacks === true && arrives(ANSWERS)?.takers.includes(scene.to) === true
    );
  },
  secures: (scene, { guard }, cell, rules) =>
    cell === scene.from &&
    takersOf(scene, rules, NEXT, scene.to).includes(scene.cell(guard.cell)) &&
    takersOf(scene, rules, [], scene.from).length === 0,
  dodges: (scene, { by }, cell) => {
    const hunter = scene.cell(by.cell);
    const could = sallies(scene, THEIRS, hunter, (position, at) =>
      strike(position, at, scene.from),
    );
    const can = sallies(scene, ANSWERS, hunter, (position, at) => strike(position, at, scene.to));
    return (
      cell === scene.from &&
      could.some(({ found }) => found !== 'none') &&
      can.every(({ found, takers }) => found !== 'free' || takers.length > 0)
    );
  },
  stopsCheck: (scene, { cell: name }, cell) => {
    const could = sallies(scene, THEIRS, cell, () => null);
    const can = sallies(scene, ANSWERS, cell, () => null);
    const target = scene.cell(name);
    return (
      could.some(({ to, checks }) => checks && to === target) &&
      can.every(({ checks, takers }) => !checks || takers.length > 0)
    );
  },
  bars: (scene, { cell: name }, cell) => {
    const arrivals = (steps: readonly ('move' | 'pass')[]) =>
      sallies(scene, steps, cell, () => null).filter(({ to }) => to === scene.cell(name));
    return (
      arrivals(THEIRS).length > 0 &&
      arrivals(ANSWERS).length > 0 &&
      arrivals(ANSWERS).every(({ takers }) => takers.includes(scene.to))
    );
  },
  traps: (scene, _, cell) =>
    sallies(scene, THEIRS, cell, () => null).length > 0 &&
    sallies(scene, ANSWERS, cell, () => null).every(({ takers }) => takers.length > 0),
  denies: (scene, { cell: name }, cell, rules) =>
    rules.kinds[scene.cells[cell] >> 1]?.royal === true &&
    scene.reaches(THEIRS, cell, scene.cell(name)) &&
    !scene.reaches(ANSWERS, cell, scene.cell(name)) &&
    // Nothing is given for it.
    scene.ways(ANSWERS, cell).every((way) => scene.ways(THEIRS, cell).includes(way)),
  confines: (scene, { cells }, cell) =>
    scene.count(THEIRS, cell) - scene.count(ANSWERS, cell) === cells,
  corners: (scene, { cells }, cell) =>
    scene.count(ANSWERS, cell) === cells && scene.count(THEIRS, cell) >= cells + 2,
  blocks: (scene, _, cell) =>
    scene.cells[scene.to] === 0 &&
    colourOf(scene.cells[cell]) !== scene.side &&
    scene.reaches(THEIRS, cell, scene.to),
  opensWay: (scene, { prey }, cell) =>
    opens(scene, cell) &&
    (!prey ||
      (scene.reaches(NEXT, cell, scene.cell(prey.cell)) &&
        !scene.reaches([], cell, scene.cell(prey.cell)))),
  makesRoom: (scene, _, cell) => opens(scene, cell),
  vacates: (scene, { cell: name }, cell) => scene.cell(name) === scene.from && opens(scene, cell),
  mobility: (scene, { cells }) =>
    scene.count(NEXT, scene.to) - scene.count([], scene.from) === cells,
};

/** Whether the piece that a reason names stands where it says, before the move or after it. */
const isThere = (scene: Scene, rules: RuleSet, { letter, side, cell }: PieceRef): boolean => {
  const at = scene.cell(cell);
  return [scene.cells, scene.in(ANSWERS, ({ cells }) => cells.slice())].some(
    (cells) =>
      rules.kinds[cells[at] >> 1]?.letter === letter &&
      colourOf(cells[at]) === (side === 'w' ? 0 : 1),
  );
};

/** Whether the position bears out a reason for a quiet move; false for any other kind. */
export function isTrueOf(scene: Scene, rules: RuleSet, reason: MoveReason): boolean {
  const check = Object.hasOwn(CHECKS, reason.kind) ? CHECKS[reason.kind as Quiet['kind']] : null;
  if (!check) return false;
  const holds = check as (scene: Scene, one: MoveReason, cell: number, by: RuleSet) => boolean;
  if (!('piece' in reason) || reason.piece === null) return holds(scene, reason, -1, rules);
  const cell = scene.cell(reason.piece.cell);
  return isThere(scene, rules, reason.piece) && holds(scene, reason, cell, rules);
}

const advanced = (scene: Scene): boolean => {
  const { squares } = scene.position.board;
  const [a, b] = [squares[scene.from], squares[scene.to]];
  return scene.side === 0 ? b.rank > a.rank : b.rank < a.rank;
};
/** Discs of a colour next to a cell: a tile's or octagon's neighbours are two apart or one diagonal step. */
const near = (scene: Scene, cells: Uint8Array, cell: number, own: boolean): number => {
  const { squares } = scene.position.board;
  const at = squares[cell];
  return squares.filter((square) => {
    const [x, y] = [Math.abs(square.file - at.file), Math.abs(square.rank - at.rank)];
    const next = (x === 1 && y === 1) || (x + y === 2 && x !== y);
    return (
      next && cells[square.cell] !== 0 && (colourOf(cells[square.cell]) === scene.side) === own
    );
  }).length;
};
const then = (scene: Scene) => scene.in(ANSWERS, ({ cells }) => cells.slice());
const toGo = (scene: Scene, cell: number, side = scene.side): number => {
  const { file, rank } = scene.position.board.squares[cell];
  return (side === 0 ? 16 - file - rank : file + rank) / 2;
};
type Check = (scene: Scene, plan: Plan, cell: number, rules: RuleSet) => boolean;
const lastInLine: Check = (scene, _, cell) => {
  const { cells, squares } = scene.position.board;
  const rank = (at: number) => squares[cells[at].squares[0]].rank;
  const behind = (at: number) =>
    scene.side === 0 ? rank(at) <= rank(cell) : rank(at) >= rank(cell);
  const own = [...scene.cells.keys()].filter(
    (at) => scene.cells[at] === scene.cells[scene.from] && behind(at),
  );
  return own.length === 1 && advanced(scene);
};
/** Rows from a cell to the home rows in the race, which are the two furthest. */
const rowsToHome = (scene: Scene, cell: number): number => {
  const { cells, squares } = scene.position.board;
  const { rank } = squares[cells[cell].squares[0]];
  return scene.side === 0 ? 7 - rank : rank - 1;
};
const bipartite: Record<BipartitePlan, Check> = {
  winsRace: (scene) =>
    scene.in(
      ANSWERS,
      ({ side, terrain }) => side === scene.side && terrain !== scene.position.terrain,
    ),
  reachesHome: (scene) => rowsToHome(scene, scene.from) > 0 && rowsToHome(scene, scene.to) <= 0,
  advances: (scene, { count }) => advanced(scene) && rowsToHome(scene, scene.to) === count,
  makesRoomAtHome: advanced,
  bringsUpLast: lastInLine,
  forcesPass: (scene) =>
    scene.in(ANSWERS, (position) => {
      const [reply, ...others] = legalMoves(position);
      return others.length === 0 && moveTag(reply) === TAG_PASS;
    }),
  blocksMessenger: (scene, _, cell) => scene.reaches(THEIRS, cell, scene.to),
  makesWay: (scene, _, cell) => opens(scene, cell),
  clearColumn: (scene) => {
    const { board } = scene.position;
    const { file, rank } = board.squares[scene.to];
    const step = scene.side === 0 ? 1 : -1;
    const goal = scene.side === 0 ? 7 : 1;
    for (let next = rank + step; next !== goal + step; next += step) {
      const square = board.squareAt(file, next);
      if (square && scene.cells[square.cell] !== 0) return false;
    }
    return true;
  },
};
/** Whether a disc could be removed by who is to move, and the answer removes fewer. */
const fallsFreely = (scene: Scene, steps: readonly ('move' | 'pass')[], cell: number): boolean =>
  scene.in(steps, (position) =>
    legalMoves(position).some((move) => {
      const { captured } = effectsOf(position, move);
      if (!captured.some((piece) => piece.cell === cell)) return false;
      position.make(move);
      const answers = position.outcome() === null ? legalMoves(position) : [];
      const isFree = answers.every(
        (answer) => effectsOf(position, answer).captured.length < captured.length,
      );
      position.unmake();
      return isFree;
    }),
  );

const bridges40: Record<BridgesPlan, Check> = {
  nearsCorner: (scene, { count }) =>
    toGo(scene, scene.to) === count && toGo(scene, scene.to) < toGo(scene, scene.from),
  huntsDisc: (scene, _, cell) => fallsFreely(scene, NEXT, cell) && !fallsFreely(scene, [], cell),
  savesDisc: (scene, _, cell) =>
    scene.prey(THEIRS).includes(cell) && !scene.prey(ANSWERS).includes(cell),
  leavesDanger: (scene) =>
    scene.prey(THEIRS).includes(scene.from) && !scene.prey(ANSWERS).includes(scene.to),
  guardsCorner: (scene) => toGo(scene, scene.to, scene.side === 0 ? 1 : 0) === 0,
  blocksRunner: (scene, _, cell) => {
    const enemy = scene.side === 0 ? 1 : 0;
    return (
      near(scene, scene.cells, scene.to, false) > 0 &&
      toGo(scene, scene.to, enemy) === toGo(scene, cell, enemy) - 1
    );
  },
  pressesDisc: (scene, _, cell) => near(scene, then(scene), cell, true) === 2,
  letsJump: (scene, { cell: name = '' }, cell) => {
    const goal = scene.cell(name);
    return scene.reaches(NEXT, cell, goal) && !scene.reaches([], cell, goal);
  },
  advances: (scene, { count }) =>
    toGo(scene, scene.to) === count && toGo(scene, scene.to) < toGo(scene, scene.from),
  bringsUpLast: (scene) => {
    const { squares } = scene.position.board;
    // Tiles, beside the octagons that no disc runs on.
    const own = squares.filter(
      ({ cell, file, rank }) =>
        scene.cells[cell] === scene.cells[scene.from] && file % 2 === 0 && rank % 2 === 0,
    );
    const last = Math.max(...own.map(({ cell }) => toGo(scene, cell)));
    const furthest = own.filter(({ cell }) => toGo(scene, cell) === last);
    return (
      furthest.length === 1 &&
      furthest[0].cell === scene.from &&
      toGo(scene, scene.to) < toGo(scene, scene.from)
    );
  },
  // It takes three discs to surround one.
  closesIn: (scene, _, cell) =>
    [...scene.cells].filter((code) => code === scene.cells[scene.from]).length >= 3 &&
    near(scene, then(scene), scene.to, false) > 0 &&
    colourOf(then(scene)[cell]) !== scene.side,
  stepsAway: (scene) =>
    near(scene, then(scene), scene.to, false) < near(scene, scene.cells, scene.from, false),
  joinsDiscs: (scene, { count }) =>
    near(scene, then(scene), scene.to, true) === count &&
    count > near(scene, scene.cells, scene.from, true),
  centres: (scene) => {
    const away = (at: number) => {
      const { file, rank } = scene.position.board.squares[at];
      return Math.abs(file - 4) + Math.abs(rank - 4);
    };
    return away(scene.to) < away(scene.from);
  },
  fallsBack: (scene) => toGo(scene, scene.to) > toGo(scene, scene.from),
};
/** Ranks beyond the river of TheBridge41, 0 on it. */
const bank = (scene: Scene, cell: number): number => {
  const { cells, squares } = scene.position.board;
  return squares[cells[cell].squares[0]].rank - 4;
};
/** On the outermost file or rank, on the bank of the river, or on the bridge. */
const isAtEdge = (scene: Scene, cell: number): boolean => {
  const { cells, squares } = scene.position.board;
  const { file } = squares[cells[cell].squares[0]];
  return file === 0 || file === 4 || ![2, 3].includes(Math.abs(bank(scene, cell)));
};
/** Whether the other side has more to checkmate with than bishops on cells of one colour and pawns. */
const isHunted = (scene: Scene, rules: RuleSet): boolean =>
  [...scene.cells].some(
    (code) =>
      code !== 0 &&
      colourOf(code) !== scene.side &&
      ['N', 'R'].includes(rules.kinds[code >> 1]?.letter ?? ''),
  );
const fileOf = ({ position: { board } }: Scene, cell: number): number =>
  board.squares[board.cells[cell].squares[0]].file;
/** Whether a pawn on a cell has the bridge diagonally before it. */
const isBeforeBridge = (scene: Scene, rules: RuleSet, cell: number): boolean =>
  bank(scene, cell) === (scene.side === 0 ? -1 : 1) &&
  scene.position.board.cells.some(
    (_, other) =>
      bank(scene, other) === 0 &&
      rules.exists(scene.position.terrain, other) &&
      Math.abs(fileOf(scene, cell) - fileOf(scene, other)) === 1,
  );
const bridge41: Record<Bridge41Plan, Check> = {
  slidesBridge: (scene, { cell = '' }, _, rules) => {
    const isThere = ({ terrain }: Position) => rules.exists(terrain, scene.cell(cell));
    return scene.in(ANSWERS, isThere) && !scene.in([], isThere);
  },
  takesBridge: (scene) => bank(scene, scene.to) === 0,
  guardsBridge: (scene, _, cell, rules) => {
    if (cell < 0) return isBeforeBridge(scene, rules, scene.to);
    const onBridge = (steps: readonly ('move' | 'pass')[]) =>
      sallies(scene, steps, cell, () => null).filter(({ to }) => bank(scene, to) === 0);
    return (
      onBridge(THEIRS).length > 0 &&
      onBridge(ANSWERS).some(({ takers }) => takers.includes(scene.to))
    );
  },
  sendsGuard: (scene, { cell = '' }, _, rules) => {
    const files = [scene.from, scene.to, scene.cell(cell)].map((at) => fileOf(scene, at));
    return (
      rules.kinds[scene.cells[scene.from] >> 1]?.letter === 'P' &&
      isBeforeBridge(scene, rules, scene.cell(cell)) &&
      new Set(files).size === 1
    );
  },
  crossesRiver: (scene) => bank(scene, scene.from) * bank(scene, scene.to) < 0,
  leavesEdge: (scene, _, _cell, rules) =>
    isHunted(scene, rules) && isAtEdge(scene, scene.from) && !isAtEdge(scene, scene.to),
  staysOffEdge: (scene, _, _cell, rules) =>
    isHunted(scene, rules) && !isAtEdge(scene, scene.from) && !isAtEdge(scene, scene.to),
};
const PLANS: Record<string, Record<string, Check>> = { bipartite, bridge41, bridges40 };

/** Whether the position bears out a plan of the game’s own. */
export function isPlanTrueOf(scene: Scene, rules: RuleSet, plan: Plan): boolean {
  if (plan.piece && !isThere(scene, rules, plan.piece)) return false;
  const cell = plan.piece ? scene.cell(plan.piece.cell) : -1;
  return PLANS[rules.game]?.[plan.name]?.(scene, plan, cell, rules) ?? false;
}
