// Which pieces attack or guard a cell, and what a piece attacks, on a board small enough to see it.
import { describe, expect, test } from 'vitest';
import { attackedFrom, attackersOf } from '../../src/rules/attacks';
import { BLACK, type Colour, WHITE } from '../../src/rules/types';
import { smallArmy } from './smallArmies';

const rules = smallArmy(5, 5);
const { board } = rules;
const ALL_KINDS = [1, 2, 3, 4, 5];

const cellOf = (name: string): number => board.cellNamed(name) ?? Number.NaN;
const namesOf = (cells: readonly number[]): string =>
  cells.map((cell) => board.cells[cell].name).join(' ');

const attackers = (text: string, cell: string, by: Colour, kinds = ALL_KINDS): string =>
  namesOf(attackersOf(rules.parse(text), cellOf(cell), by, kinds));
const attacked = (text: string, cell: string): string =>
  namesOf(attackedFrom(rules.parse(text), cellOf(cell)));

/** Black's king e5, rook d4 and knight b3; White's pawn c2, king a1 and rook d1. */
const SCENE = '4k/3r1/1n3/2P2/K2R1 w 0 0';

describe('a cell', () => {
  test('with a piece of the other side is attacked by what could take it', () => {
    expect(attackers(SCENE, 'd4', WHITE)).toBe('d1');
    expect(attackers(SCENE, 'b3', WHITE)).toBe('c2');
    expect(attackers(SCENE, 'a1', BLACK)).toBe('b3');
    expect(attackers(SCENE, 'c2', BLACK)).toBe('');
    // What kinds there are matters on empty cells alone.
    expect(attackers(SCENE, 'd4', WHITE, [])).toBe('d1');
  });

  test('with a piece of the own side is guarded by what could take back', () => {
    expect(attackers(SCENE, 'd4', BLACK)).toBe('b3 e5');
    expect(attackers(SCENE, 'd1', WHITE)).toBe('');
  });

  test('that is empty is attacked by what could take there, not by what may only step there', () => {
    expect(attackers(SCENE, 'd3', WHITE)).toBe('d1 c2');
    expect(attackers(SCENE, 'd3', BLACK)).toBe('d4');
    expect(attackers(SCENE, 'c3', WHITE)).toBe('');
    expect(attackers(SCENE, 'd3', WHITE, [])).toBe('');
  });

  test('is attacked by a pinned piece too', () => {
    expect(attackers('4k/5/r4/N4/K4 w 0 0', 'c3', WHITE)).toBe('a2');
  });
});

describe('a piece', () => {
  test('attacks what it could take, whichever side is to move', () => {
    expect(attacked(SCENE, 'd1')).toBe('d4');
    expect(attacked(SCENE, 'b3')).toBe('a1');
    expect(attacked(SCENE, 'd4')).toBe('d1');
    expect(attacked(SCENE, 'a1')).toBe('');
    expect(attacked('4k/1r3/3r1/2N2/K4 w 0 0', 'c2')).toBe('b4');
  });

  test('that is not there attacks nothing', () => {
    expect(attacked(SCENE, 'c3')).toBe('');
  });
});
