// Endings of the table-driven games that rules data describes: squares that win, dead material, perpetual check.
import { inCheck } from './armyAttacks';
import { type ArmyState, LIST_STRIDE, R_CHECKED } from './armyState';
import { CELL_STRIDE } from './board';
import { R_SIDE, RECORD } from './positionCore';
import { BLACK, type Colour, type Outcome, opposite, outcome, WHITE } from './types';

/** A side's win by a piece on a square that wins, or by having taken all others, where rules have such squares. */
export function goalEnd(army: ArmyState): Outcome | null {
  const { goals } = army.rules;
  return goals === null ? null : (goalWon(army, goals, WHITE) ?? goalWon(army, goals, BLACK));
}

function goalWon(army: ArmyState, goals: Uint8Array, colour: Colour): Outcome | null {
  const { pieces, counts } = army;
  const start = colour * LIST_STRIDE;
  for (let i = start; i < start + counts[colour]; i++) {
    if (goals[colour * CELL_STRIDE + pieces[i]] === 1) return outcome(colour, 'goal');
  }
  return counts[opposite(colour)] === 0 ? outcome(colour, 'annihilation') : null;
}

/** What stands on the board beside the kings, in ascending order: room for isDead, which searches ask at every node. */
const material = new Uint8Array(CELL_STRIDE);

/** Whether neither side has the material to win. */
export function isDead(army: ArmyState): boolean {
  const { rules, counts, kings, cells, pieces } = army;
  if (counts[WHITE] + counts[BLACK] > rules.deadCount) return false;
  let count = 0;
  for (let colour: number = WHITE; colour <= BLACK; colour++) {
    const start = colour * LIST_STRIDE;
    for (let i = start; i < start + counts[colour]; i++) {
      const cell = pieces[i];
      if (cell === kings[colour]) continue;
      const code = cells[cell];
      let at = count++;
      for (; at > 0 && material[at - 1] > code; at--) material[at] = material[at - 1];
      material[at] = code;
    }
  }
  for (let i = 0; i < rules.deadMaterial.length; i++) {
    const dead = rules.deadMaterial[i];
    if (dead.length !== count) continue;
    let same = 0;
    while (same < count && dead[same] === material[same]) same++;
    if (same === count) return true;
  }
  return false;
}

/** The only side whose every move since the position first occurred gave check, or null. */
export function perpetualChecker(army: ArmyState): Colour | null {
  let first = army.depth - 2;
  for (let i = first; i >= army.firstReversible(); i -= 2) {
    if (army.isSameAs(i)) first = i;
  }
  const checks: [boolean, boolean] = [true, true];
  for (let i = first + 1; i <= army.depth; i++) {
    const side = i === army.depth ? army.side : (army.undo[i * RECORD + R_SIDE] as Colour);
    const checked = i === army.depth ? inCheck(army) : army.undo[i * RECORD + R_CHECKED] === 1;
    if (!checked) checks[opposite(side)] = false;
  }
  if (checks[WHITE] === checks[BLACK]) return null;
  return checks[WHITE] ? WHITE : BLACK;
}
