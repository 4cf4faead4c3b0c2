// What TheBridge41 adds to a table-driven position: the moving bridge. A slide of the empty bridge is a move of
// its square, and may give check or answer one.
import type { ArmyRules } from '../../rules/army';
import { setTerrain } from '../../rules/armyPieces';
import { ArmyPosition } from '../../rules/armyPosition';
import type { ArmySetup } from '../../rules/armyState';
import { moveTo, packMove, TAG_TERRAIN } from '../../rules/move';
import { opposite } from '../../rules/types';
import { FILES } from './board';

export class BridgePosition extends ArmyPosition {
  constructor(
    rules: ArmyRules,
    setup: ArmySetup,
    /** Cell of the river's first square; the bridge on file f is cell `river + f`. Null unless the bridge moves. */
    private readonly river: number | null,
  ) {
    super(rules, setup);
  }

  protected override generateSpecial(into: Int32Array, at: number): number {
    if (this.river === null) return at;
    const bridge = this.river + this.terrain;
    if (this.cells[bridge] !== 0) return at;
    if (this.terrain > 0) into[at++] = packMove(bridge, bridge - 1, 0, TAG_TERRAIN);
    if (this.terrain < FILES.length - 1) into[at++] = packMove(bridge, bridge + 1, 0, TAG_TERRAIN);
    return at;
  }

  protected override isSpecialLegal(move: number): boolean {
    if (this.river === null) return false;
    const { tables } = this;
    this.tables = this.rules.tablesOf(moveTo(move) - this.river);
    const safe = !this.isAttacked(this.kings[this.side], opposite(this.side));
    this.tables = tables;
    return safe;
  }

  protected override makeSpecial(move: number): void {
    if (this.river !== null) setTerrain(this, moveTo(move) - this.river);
    this.passTurn();
  }
}
