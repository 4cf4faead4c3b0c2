// How long the coach takes: processor time of its question about each move of games between low levels, and of the threat
// after it; four times as much on a device at a quarter of this speed.
// `npm run lab -- bench-coach --plies 40` plays one game of each kind.
import { parseArgs } from 'node:util';
import { Engine } from '../../../src/engine/engine';
import { games } from '../../../src/games';
import { WHITE } from '../../../src/rules/types';
import {
  ANSWER_TIME_MS,
  LOOK_NODES,
  LOOK_TIME_MS,
  LOOKS_AHEAD,
  QUESTION_NODES,
} from '../../../src/session/coach';
import { warningOf } from '../../../src/words/reviewText';
import { createSpeaker } from '../../../src/words/speaker';
import { readNetwork } from '../../support/networks';

/** How much slower the device is that the times are meant for. */
const SLOWER = 4;
const LEVEL = 2;

const { values } = parseArgs({ options: { plies: { type: 'string', default: '40' } } });
const control = { now: () => performance.now(), stopped: () => false };
const engineOf = () => new Engine({ control, readNetwork, megabytes: 16, random: () => 7 });

/** Milliseconds of this process's time that the work takes, and what comes of it. */
async function timed<T>(work: () => Promise<T>) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, took: (user + system) / 1000 };
}

const share = (times: readonly number[], part: number): string =>
  [...times].sort((a, b) => a - b)[Math.floor(part * (times.length - 1))].toFixed(0);

console.log(
  'game: plies, questions, threats; ms for a question, for a threat (median, 9 in 10, most)',
);
for (const game of games) {
  const [player, coach] = [engineOf(), engineOf()];
  const rules = game.rules({});
  const start = rules.startFen;
  // Only whether something is asked counts here, not for whom.
  const speaker = createSpeaker(rules, WHITE, WHITE);
  const moves: string[] = [];
  const questions: number[] = [];
  const threats: number[] = [];
  let asked = 0;
  let told = 0;
  while (moves.length < Number(values.plies)) {
    const line = { game: game.id, options: {}, start, moves: [...moves] };
    const { move } = await player.think({ line, level: LEVEL, seed: moves.length });
    if (move === null) break;
    const threat = await timed(() => coach.threat({ line, nodes: QUESTION_NODES }));
    // The time that the player thinks, on the slower device.
    for (let look = 0; look < LOOKS_AHEAD; look++) {
      const moveTime = LOOK_TIME_MS / SLOWER;
      await coach.judge({ line, move: null, nodes: LOOK_NODES, moveTime });
    }
    const question = await timed(() => coach.judge({ line, move, nodes: QUESTION_NODES }));
    if (question.result && warningOf(question.result, true, speaker)) asked++;
    if (threat.result !== null) told++;
    questions.push(question.took);
    threats.push(threat.took);
    moves.push(move);
  }
  const late = questions.filter((took) => SLOWER * took > ANSWER_TIME_MS).length;
  const spread = (times: readonly number[]) => [0.5, 0.9, 1].map((part) => share(times, part));
  console.log(
    `${game.name}: ${moves.length}, ${asked}, ${told}; ${spread(questions)}; ${spread(threats)}; ` +
      `too late at a quarter of this speed: ${late}`,
  );
}
