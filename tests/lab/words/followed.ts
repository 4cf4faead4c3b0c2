// Whether the review marks hints that a player followed: both sides play what hints say, and the review marks their moves.
//
//   npm run lab -- followed [--game cuarenta] [--games 4] [--seed 1] [--nodes 50000]
//
// --nodes is what a hint may look at. Prints each hint that was marked, with both lines, and a row for each game.
import { parseArgs } from 'node:util';
import { type GameLine, positionAfter } from '../../../src/engine/api';
import { Engine } from '../../../src/engine/engine';
import { offeredGames } from '../../../src/games';
import { textsReady } from '../../../src/language/texts';
import { isLoss, judgePlies } from '../../../src/review/marks';
import { grammar } from '../../../src/words/grammar';
import { createSpeaker } from '../../../src/words/speaker';
import { still } from '../../engine/support';
import { readNetwork } from '../../support/networks';
import { randomOpening } from '../match/match';
import { findingsOf, type Ground, groundsOf, OPENING, randomFor } from '../reviewProof/unevenGames';

const { values: given } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '50000' },
  },
});

/** Plies after the opening; in most games nothing is left to be lost then. */
const LONGEST = 60;

interface Followed {
  readonly line: GameLine;
  /** Sentences of the hints, by the ply. */
  readonly said: ReadonlyMap<number, string>;
}

const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

await textsReady();
for (const game of offeredGames.filter(({ id }) => [undefined, id].includes(given.game))) {
  const [ground] = groundsOf(game);
  let hints = 0;
  let marked = 0;
  for (let number = 0; number < Number(given.games); number++) {
    const { line, said } = await followHints(ground, number);
    const { findings } = await findingsOf(line, 1);
    hints += said.size;
    for (const { ply, mark, before, after } of judgePlies(findings)) {
      if (!isLoss(mark) || !said.has(ply)) continue;
      marked++;
      const { best, played } = findings[ply] ?? {};
      console.log(`${game.id} ${number}, ply ${ply}, ${mark.kind}: ${said.get(ply)}`);
      console.log(`    ${percent(before)} to ${percent(after)}`);
      console.log(`    better: ${best?.moves.slice(0, 8).join(' ')}`);
      console.log(`    hint: ${played?.moves.slice(0, 8).join(' ')}`);
    }
  }
  console.log(`| ${game.name} | ${hints} hints | ${marked} marked |`);
}

/** A game of hints after a random opening. */
async function followHints({ rules, starts }: Ground, number: number): Promise<Followed> {
  const engine = new Engine({ control: still, readNetwork, megabytes: 16, random: () => 1 });
  const start = starts[number % starts.length];
  const moves = randomOpening(rules, start, OPENING, randomFor(Number(given.seed), number));
  const said = new Map<number, string>();
  const line = (): GameLine => ({
    ...{ game: rules.game, options: rules.options, start },
    moves: moves.slice(),
  });
  while (moves.length < OPENING + LONGEST) {
    const position = positionAfter(rules, line());
    if (position.outcome()) break;
    const { side } = position;
    const { move, reason } = await engine.hint({ line: line(), nodes: Number(given.nodes) });
    if (move === null) break;
    const speaker = createSpeaker(rules, side, side);
    said.set(moves.length, reason ? grammar.reasonSentence(reason, speaker) : '-');
    moves.push(move);
  }
  return { line: line(), said };
}
