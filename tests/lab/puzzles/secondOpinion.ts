// What Fairy-Stockfish, whose rules and search know nothing of ours, makes of stored puzzles: checkmates in one and two by
// looking at every move that its generator allows, and all others by the move that its search would play.
import type { Game } from '../../../src/games/game';
import { goalOf, type Puzzle } from '../../../src/puzzles/puzzle';
import { type Fairy, startFairy } from '../../rivals/fairy';
import { Judges, loadFfish } from '../../rivals/ffish';
import { type RivalGame, rivalGames } from '../../rivals/variants';

/** Pieces of a side that two captures may bare of all but the king. */
const BARED_BY_TWO = 3;
/** Nodes of a search. */
const LOOK = 300_000;

export interface SecondOpinion {
  /** Checkmates looked at, and those where it found another solution, or none. */
  readonly checkmates: number;
  readonly refuted: readonly string[];
  /** Other puzzles looked at, and those where its search played another move. */
  readonly searched: number;
  readonly others: readonly string[];
}

/** Asks about at most so many checkmates and so many others of a game; null for a game that it cannot play. */
export async function secondOpinion(
  game: Game,
  puzzles: readonly Puzzle[],
  most: number,
): Promise<SecondOpinion | null> {
  const rivals = rivalGames.filter((rival) => rival.game === game.id);
  if (rivals.length === 0) return null;
  const ffish = await loadFfish();
  const judges = rivals.map((rival) => ({ rival, judges: new Judges(ffish, rival) }));
  const fairy = await startFairy(rivals[0].variant);
  const refuted: string[] = [];
  const others: string[] = [];
  let checkmates = 0;
  let searched = 0;
  for (const puzzle of puzzles) {
    const seat = judges.find(({ rival }) => fenOf(rival, puzzle) !== null);
    const fen = seat && fenOf(seat.rival, puzzle);
    if (!seat || !fen) continue;
    const [first] = puzzle.moves;
    const wanted = seat.rival.toUci(seat.rival.withPromotion(first, puzzle.text));
    if (isShortMate(puzzle)) {
      if (checkmates === most || (game.id === 'bipartite' && mayBeBared(puzzle))) continue;
      checkmates++;
      const found = mates(seat.judges, fen, puzzle.themes.includes('in1') ? 1 : 2);
      if (found.join() !== wanted) refuted.push(`${puzzle.id}: ${found.join(' ') || 'none'}`);
    } else if (goalOf(puzzle.themes) !== 'win') {
      if (searched === most) continue;
      searched++;
      const played = await bestMove(fairy, seat.rival, fen);
      if (played !== wanted) others.push(`${puzzle.id}: ${played}`);
    }
  }
  for (const seat of judges) seat.judges.delete();
  fairy.quit();
  return { checkmates, refuted, searched, others };
}

const isShortMate = ({ themes }: Puzzle): boolean =>
  themes.includes('checkmate') && (themes.includes('in1') || themes.includes('in2'));

/** Whether two captures may leave a bare king, which wins in Bipartite Chess and which the other engine does not know. */
function mayBeBared({ text }: Puzzle): boolean {
  const [placement, side] = text.split(' ');
  const pieces = placement.match(side === 'w' ? /[a-z]/g : /[A-Z]/g) ?? [];
  return pieces.length <= BARED_BY_TWO;
}

/** Null where the other engine cannot express it. */
function fenOf(rival: RivalGame, { options, text }: Puzzle): string | null {
  if (Object.keys(options).length > 0) return null;
  try {
    return rival.toFen(text);
  } catch {
    return null;
  }
}

async function bestMove(fairy: Fairy, rival: RivalGame, fen: string): Promise<string | null> {
  await fairy.setVariant(rival.variant);
  await fairy.setPosition(fen);
  return (await fairy.go(`nodes ${LOOK}`)).move;
}

/** The moves that force checkmate in at most so many own moves, whatever is answered. */
function mates(judges: Judges, fen: string, own: number): string[] {
  return judges.moves(fen).filter((move) => {
    const after = judges.successor(fen, move);
    const replies = judges.moves(after);
    if (replies.length === 0) return judges.isCheck(after);
    return own > 1 && replies.every((reply) => canMate(judges, judges.successor(after, reply)));
  });
}

const canMate = (judges: Judges, fen: string): boolean =>
  judges.moves(fen).some((move) => {
    const after = judges.successor(fen, move);
    return judges.isCheck(after) && judges.moves(after).length === 0;
  });
