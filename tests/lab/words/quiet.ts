// How many hints say only that nothing is in danger: asks for hints in positions of games between uneven levels, the same each
// time, and checks every sentence with the audit's deep looks.
//
//   npm run lab -- quiet [--game cuarenta] [--positions 30] [--seed 1] [--nodes 20000] [--deep 0] [--sentences FILE]
//
// --deep is how many nodes a deep look takes, 0 for no checks. Prints a row for each game; the sentences go to the file.
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameLine } from '../../../src/engine/api';
import { positionAfter } from '../../../src/engine/api';
import { Engine } from '../../../src/engine/engine';
import { offeredGames } from '../../../src/games';
import { textsReady } from '../../../src/language/texts';
import { type MoveReason, partsOf } from '../../../src/reasons/reason';
import { grammar } from '../../../src/words/grammar';
import { createSpeaker } from '../../../src/words/speaker';
import { still } from '../../engine/support';
import { readNetwork } from '../../support/networks';
import { type Ground, groundsOf, randomFor, unevenGame } from '../reviewProof/unevenGames';
import { faultOf } from './checks';

const { values: given } = parseArgs({
  options: {
    game: { type: 'string' },
    positions: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '20000' },
    deep: { type: 'string', default: '0' },
    sentences: { type: 'string' },
  },
});

/** Positions that are taken of one game. */
const FROM_EACH = 3;

/** Positions of a ground's games in which the game goes on, each at a ply drawn from its share of the game. */
async function positionsOf(ground: Ground, seed: number, count: number): Promise<GameLine[]> {
  const found: GameLine[] = [];
  for (let number = 0; found.length < count; number++) {
    const line = await unevenGame(ground, seed, number);
    const random = randomFor(seed, number, FROM_EACH);
    for (let part = 0; part < FROM_EACH && found.length < count; part++) {
      const length = Math.floor(line.moves.length / FROM_EACH);
      const ply = part * length + ((random() >>> 0) % Math.max(1, length));
      const asked = { ...line, moves: line.moves.slice(0, ply) };
      if (!positionAfter(ground.rules, asked).outcome()) found.push(asked);
    }
  }
  return found;
}

/** What a hint comes to that has nothing to tell of its move, or null. */
function emptiness(reason: MoveReason | null): 'idle' | 'bare' | 'check' | null {
  const parts = reason ? partsOf(reason).filter(({ kind }) => kind !== 'both') : [];
  const isOf = (...kinds: string[]) => parts.every(({ kind }) => kinds.includes(kind));
  if (isOf('waits')) return 'idle';
  if (isOf('prepares', 'none')) return 'bare';
  return isOf('check') ? 'check' : null;
}

await textsReady();
if (given.sentences !== undefined) writeFileSync(given.sentences, '');
console.log('| game | hints | nothing in danger | a bare move | a bare check | called false |');
for (const game of offeredGames.filter(({ id }) => [undefined, id].includes(given.game))) {
  const [ground] = groundsOf(game);
  const { rules } = ground;
  const { createEvaluation } = await game.loadEvaluation();
  const { values } = createEvaluation(rules);
  const engine = new Engine({ control: still, readNetwork, megabytes: 16, random: () => 1 });
  const counts = { hints: 0, idle: 0, bare: 0, check: 0, false: 0 };
  const lines = await positionsOf(ground, Number(given.seed), Number(given.positions));
  for (const line of lines) {
    engine.clear();
    const { side } = positionAfter(rules, line);
    const hint = await engine.hint({ line, nodes: Number(given.nodes) });
    const sentence = hint.reason
      ? grammar.reasonSentence(hint.reason, createSpeaker(rules, side, side))
      : '-';
    counts.hints++;
    const empty = emptiness(hint.reason);
    if (empty !== null) counts[empty]++;
    let fault: string | null = null;
    if (hint.reason && Number(given.deep) > 0) {
      const deep = (asked: GameLine, move: string | null) =>
        engine.judge({ line: asked, move, nodes: Number(given.deep) });
      fault = await faultOf(hint.reason, { rules, game: line, line: hint.line, values, deep });
    }
    if (fault !== null) counts.false++;
    if (given.sentences === undefined) continue;
    const text = rules.format(positionAfter(rules, line));
    const said = `${game.id} ${text}\n    ${hint.line.join(' ')}\n    ${empty ?? ''} ${sentence}`;
    appendFileSync(given.sentences, `${said}${fault === null ? '' : ` FALSE: ${fault}`}\n`);
  }
  console.log(`| ${game.name} | ${Object.values(counts).join(' | ')} |`);
}
