// Where players sit, and what is turned for them.
import { describe, expect, test } from 'vitest';
import { BLACK, type Colour, WHITE } from '../../../src/rules/types';
import { seats } from '../../../src/ui/table/useTable';

const COLOURS: readonly Colour[] = [WHITE, BLACK];

const facing = (...[seating, turn, flipped]: Parameters<typeof seats>) => {
  const { near, upsideDown, facesAway } = seats(seating, turn, flipped);
  return { near, upsideDown, away: COLOURS.filter(facesAway) };
};

describe('who sits where', () => {
  test('side by side, nothing turns but by hand', () => {
    expect(facing('fixed', WHITE, false)).toEqual({ near: WHITE, upsideDown: null, away: [] });
    expect(facing('fixed', BLACK, false)).toEqual({ near: WHITE, upsideDown: null, away: [] });
    expect(facing('fixed', BLACK, true)).toEqual({ near: BLACK, upsideDown: null, away: [] });
  });

  test('face to face, its pieces face its player, whoever is to move', () => {
    for (const turn of COLOURS) {
      expect(facing('far', turn, false)).toEqual({
        near: WHITE,
        upsideDown: BLACK,
        away: [BLACK],
      });
    }
    expect(facing('far', WHITE, true)).toEqual({ near: BLACK, upsideDown: WHITE, away: [WHITE] });
  });

  test('with turning pieces, all of them face who is to move', () => {
    expect(facing('pieces', WHITE, false)).toEqual({
      near: WHITE,
      upsideDown: null,
      away: [BLACK],
    });
    expect(facing('pieces', BLACK, false)).toEqual({
      near: WHITE,
      upsideDown: 'both',
      away: [BLACK],
    });
  });

  test('with a turning board, who is to move is at the bottom and nothing is upside down', () => {
    expect(facing('board', WHITE, false)).toEqual({ near: WHITE, upsideDown: null, away: [] });
    expect(facing('board', BLACK, false)).toEqual({ near: BLACK, upsideDown: null, away: [] });
    expect(facing('board', BLACK, true)).toEqual({ near: WHITE, upsideDown: null, away: [] });
  });
});
