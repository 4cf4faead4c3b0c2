// Going back to a position of the game is no draw for those who judge: hints claim none, and a move that lets the other side
// bring the same position about again has lost nothing.
import { expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine';
import { partsOf } from '../../src/reasons/reason';
import { readNetwork } from '../support/networks';
import { rulesOf, still } from './support';

const engine = new Engine({ control: still, readNetwork, megabytes: 4, random: () => 99 });

const lineOf = (game: string, moves: string) => ({
  game,
  options: {},
  start: rulesOf(game).startFen,
  moves: moves.split(' '),
});

/** Games in which the side to move is almost two discs behind, and can only move to and fro. */
const BEHIND = [
  'd2d6 i7g5 c1c5 g5i7 c5c7 h8h4 a3a5 g7e7 c3e5 i7g7 a5c5 f6h8 d6b6 g9g5 b6d6',
  'a3e3 h8h4 e3e1 h6h2 b2f2 g7e9 c3e5 e9e7 d2d6 e7g7 d4d8 g7e9 d8b8 e9e7 b8d8 h2h6 b4d4 i7g7 d4f4 g9e9 d8b8 e9g9 b8b6 ' +
    'f8h8 d6f6 h4h2 b6b4 h6f8 c1c3 h8h6 b4d2 h6h4 e1g3 g9g5 f2f6 h2h6 d2d4 g7e7 c3c5 h4h2 c5c7 e7g7 f4b4 f8h8 b4f4',
];

test.each(BEHIND)('who is behind has no draw by moving back: %s', async (moves) => {
  for (const nodes of [6000, 20_000]) {
    engine.clear();
    const { reason, info } = await engine.hint({ line: lineOf('bridges40', moves), nodes });
    expect(reason && partsOf(reason).map(({ kind }) => kind)).not.toContain('draw');
    expect(info?.score).toBeLessThan(-100);
  }
});
