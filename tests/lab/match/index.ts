// `npm run lab -- match --game bridge41 --games 200 --go "movetime 100" --a "npm run -s uci" --b fairy`
// A match between two players of one game; the result with error bars. Players: a shell command that speaks our
// protocol (options after a comma: `npm run -s uci,Level=3`), `fairy` (the wasm build of Fairy-Stockfish), `fairy:` and
// the path of a Fairy-Stockfish binary, `checkout:` and the folder of a checkout of this project (its search in this
// process, several times as quick as by protocol; --go "nodes 4000" or "clock 2000+20"), `greedy` or `random`. What the
// second player may take, where it is not the same, is --go-b. Against Fairy-Stockfish a game begins from a position that
// it knows and without the pieces that it lacks (rivalStart.ts).
// With `--sprt 0,10` it ends as soon as the pairs tell whether the first player is so many Elo stronger or not (sprt.ts),
// after --games at the latest. `--agree 700,6,40,16` gives games up sooner than usual: won from 700 centipawns over 6
// plies, drawn within 40 over 16 (agreement.ts). With `--first-stage` a game is the stage that it begins in: a race of Bipartite
// Chess.
import { parseArgs } from 'node:util';
import type { GameLine } from '../../../src/engine/api';
import { gameById } from '../../../src/games';
import { randomWords } from '../../../src/rules/zobrist';
import { FAIRY_COMMAND } from '../../rivals/fairy';
import { rivalGames } from '../../rivals/variants';
import type { AgreementSettings } from './agreement';
import { checkoutPlayer } from './checkoutPlayer';
import { withoutPieces } from './knownPieces';
import { MATCH_DEFAULTS, playMatch } from './match';
import { fairyPlayer, greedyPlayer, type Player, protocolPlayer, randomPlayer } from './players';
import { rivalStart } from './rivalStart';
import { describeEnds, describeScore, scoreMatch } from './score';
import { describeSprt, readSprt, testMatch } from './sprt';

const { values: chosen } = parseArgs({
  options: {
    game: { type: 'string', default: 'bridge41' },
    option: { type: 'string', multiple: true, default: [] },
    start: { type: 'string' },
    games: { type: 'string', default: '20' },
    plies: { type: 'string', default: `${MATCH_DEFAULTS.openingPlies}` },
    go: { type: 'string', default: 'movetime 100' },
    'go-b': { type: 'string' },
    seed: { type: 'string', default: `${MATCH_DEFAULTS.seed}` },
    a: { type: 'string', default: 'npm run -s uci' },
    b: { type: 'string', default: 'greedy' },
    sprt: { type: 'string' },
    agree: { type: 'string' },
    'first-stage': { type: 'boolean', default: false },
  },
});

const game = gameById(chosen.game);
if (!game) throw new Error(`no game ${chosen.game}`);
const rules = game.rules(Object.fromEntries(chosen.option.map((one) => one.split('='))));
const seed = Number(chosen.seed);
const sprt = chosen.sprt === undefined ? null : readSprt(chosen.sprt);
const { createEvaluation } = await game.loadEvaluation();
const { values } = createEvaluation(rules);

async function seat(
  text: string,
  line: Pick<GameLine, 'game' | 'options'>,
  limits: string,
): Promise<Player> {
  if (text === 'fairy') return fairyPlayer(FAIRY_COMMAND, rules, limits);
  if (text.startsWith('fairy:')) return fairyPlayer(text.slice(6), rules, limits);
  if (text.startsWith('checkout:')) return checkoutPlayer(text, text.slice(9), line, limits);
  if (text === 'greedy') return greedyPlayer(randomWords(seed + 1), values);
  if (text === 'random') return randomPlayer(randomWords(seed + 1));
  const [command, ...settings] = text.split(',');
  return protocolPlayer(
    text,
    command,
    line,
    Object.fromEntries(settings.map((one) => one.split('='))),
    limits,
  );
}

function agreementFrom(text: string): AgreementSettings {
  const numbers = text.split(',').map(Number);
  if (numbers.length !== 4 || !numbers.every((one) => one > 0)) {
    throw new RangeError(`not four numbers: ${text}`);
  }
  const [resignScore, resignPlies, drawScore, drawPlies] = numbers;
  return { resignScore, resignPlies, drawScore, drawPlies };
}

const againstFairy = [chosen.a, chosen.b].some((one) => one.split(':')[0] === 'fairy');
const rival = rivalGames.find(({ game: id }) => againstFairy && id === game.id);
const { start, notice } = rival
  ? rivalStart(rival, rules, chosen.start)
  : { start: chosen.start ?? rules.startFen, notice: null };
if (notice) console.log(notice);
const seated = async (text: string, limits: string): Promise<Player> =>
  withoutPieces(
    await seat(text, { game: rules.game, options: rules.options }, limits),
    rival?.lacks ?? '',
    values,
  );
const players = [
  await seated(chosen.a, chosen.go),
  await seated(chosen.b, chosen['go-b'] ?? chosen.go),
] as const;
const played = await playMatch(
  {
    ...MATCH_DEFAULTS,
    ...(chosen.agree !== undefined && agreementFrom(chosen.agree)),
    rules,
    start,
    lacks: rival?.lacks ?? '',
    pairs: Math.ceil(Number(chosen.games) / 2),
    openingPlies: Number(chosen.plies),
    seed,
    firstStage: chosen['first-stage'],
  },
  players,
  (pairs) => {
    const tested = sprt && testMatch(pairs, sprt);
    const told = sprt && tested ? `; ${describeSprt(tested, sprt)}` : '';
    console.log(`${pairs.length * 2} games: ${describeScore(scoreMatch(pairs))}${told}`);
    return tested?.verdict ? 'enough' : undefined;
  },
);
console.log(describeEnds(played.flat()));
for (const player of players) player.close();
