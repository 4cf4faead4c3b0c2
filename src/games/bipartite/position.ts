// What Bipartite Chess adds to a table-driven position: the race with its passes, the choice of Power Piece, the
// change of armies between the stages, and the bare king (RULES.md section 3).
import { hasQuietStep } from '../../rules/armyMoves';
import { ArmyPosition } from '../../rules/armyPosition';
import {
  type ArmySnapshot,
  replaceArmies,
  restore,
  setTerrain,
  snapshot,
} from '../../rules/armyState';
import { moveTag, moveTo, packMove, TAG_CHOICE, TAG_PASS } from '../../rules/move';
import { BLACK, type Colour, type Outcome, opposite, outcome, WHITE } from '../../rules/types';
import { CHOOSE, STAGE_ONE, STAGE_TWO } from './board';
import { CHOICES, deadlockWinner, hasFinishedRace, stageTwoCells } from './stages';

export class BipartitePosition extends ArmyPosition {
  /** Armies of Stage One, by change of stage on the line made. */
  private readonly stageOneArmies: ArmySnapshot[] = [];

  override generate(into: Int32Array, at: number): number {
    if (this.terrain === CHOOSE) {
      for (const choice of CHOICES.keys()) into[at++] = packMove(0, choice, 0, TAG_CHOICE);
      return at;
    }
    const end = super.generate(into, at);
    if (this.terrain === STAGE_ONE && end === at) into[at++] = packMove(0, 0, 0, TAG_PASS);
    return Math.max(end, at);
  }

  override make(move: number): void {
    const mover = this.side;
    const racing = this.terrain === STAGE_ONE;
    super.make(move);
    if (!racing) return;
    this.halfmoveClock = 0;
    const winner = this.raceWinner(mover);
    if (winner === null) return;
    setTerrain(this, CHOOSE);
    if (this.side !== winner) this.passTurn();
  }

  /** Who has just won the race, if anyone: the mover by arriving, or either when nobody can move. */
  private raceWinner(mover: Colour): Colour | null {
    if (hasFinishedRace(this.cells, mover)) return mover;
    if (hasQuietStep(this, WHITE) || hasQuietStep(this, BLACK)) return null;
    return deadlockWinner(this.cells);
  }

  protected override makeSpecial(move: number): void {
    if (moveTag(move) === TAG_PASS) {
      this.passTurn();
      return;
    }
    this.stageOneArmies.push(snapshot(this));
    replaceArmies(this, stageTwoCells(this.side, moveTo(move)));
    setTerrain(this, STAGE_TWO);
    this.halfmoveClock = 0;
    if (this.side !== BLACK) this.passTurn();
  }

  protected override unmakeSpecial(move: number): void {
    if (moveTag(move) !== TAG_CHOICE) return;
    const armies = this.stageOneArmies.pop();
    if (armies) restore(this, armies);
  }

  override drawnOut(): Outcome | null {
    return this.terrain === STAGE_TWO ? super.drawnOut() : null;
  }

  /** Bare king: a win for the other side, unless the bare king can at once bare that side's king too. */
  override variantOutcome(): Outcome | null {
    if (this.terrain !== STAGE_TWO) return null;
    const { counts } = this;
    if (counts[WHITE] > 1 && counts[BLACK] > 1) return null;
    if (counts[WHITE] === counts[BLACK]) return outcome(null, 'bare-king');
    const bare = counts[WHITE] === 1 ? WHITE : BLACK;
    const winner = opposite(bare);
    if (counts[winner] === 2 && this.canBare(bare)) return outcome(null, 'bare-king');
    return outcome(winner, 'bare-king');
  }

  /** Whether the bare king stands next to the enemy's last piece and the enemy king does not guard it. */
  private canBare(bare: Colour): boolean {
    const enemy = opposite(bare);
    const piece = this.cells.findIndex(
      (code, cell) => code !== 0 && (code & 1) === enemy && cell !== this.kings[enemy],
    );
    return this.isNextTo(this.kings[bare], piece) && !this.isNextTo(this.kings[enemy], piece);
  }

  private isNextTo(one: number, other: number): boolean {
    const { squares, cells } = this.board;
    const a = squares[cells[one].squares[0]];
    const b = squares[cells[other].squares[0]];
    return Math.max(Math.abs(a.file - b.file), Math.abs(a.rank - b.rank)) === 1;
  }
}
