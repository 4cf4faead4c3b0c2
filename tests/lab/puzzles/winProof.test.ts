// Proofs of forced wins agree with the bare exhaustive search, and name every move that wins.
import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games';
import { legalMoves } from '../../../src/rules/move';
import { readForcedWins } from '../../engine/forcedWins/file';
import { ForcedWin } from '../../support/forcedWin';
import { TooLong, WinProof } from './winProof';

const SAMPLE = 3;
const MOVES = 3;

describe.each(games.filter(({ id }) => readForcedWins(id).length > 0))('$id', (game) => {
  const positions = readForcedWins(game.id)
    .slice(0, SAMPLE)
    .map(({ options, text }) => game.rules(options).parse(text));

  it('a win takes as many moves as the bare search says', () => {
    const proof = new WinProof();
    for (const position of positions)
      expect(proof.shortest(position, MOVES)).toBe(new ForcedWin(position).shortest(MOVES));
  });

  it('the moves that win are those after which the other side has lost', () => {
    const proof = new WinProof();
    for (const position of positions) {
      const winners = proof.winners(position, MOVES);
      expect(winners.length).toBeGreaterThan(0);
      for (const move of winners) {
        const attacker = position.side;
        position.make(move);
        const longest = proof.longestAnswers(position, attacker, MOVES - 1);
        // Every answer loses, at least one of them as late as promised.
        expect(longest.length).toBeGreaterThan(0);
        for (const answer of legalMoves(position)) {
          position.make(answer);
          const left = new ForcedWin(position).shortest(MOVES - 1);
          expect(left === MOVES - 1).toBe(longest.includes(answer));
          position.unmake();
        }
        position.unmake();
      }
    }
  });
});

it('a proof that grows too long is given up, and the position is as before', () => {
  const [game] = games;
  const rules = game.rules({});
  const position = rules.parse(rules.startFen);
  expect(() => new WinProof(50).shortest(position, MOVES)).toThrow(TooLong);
  expect(rules.format(position)).toBe(rules.startFen);
});
