// How many points of a hundred games the search wins from Fairy-Stockfish's WebAssembly at equal time (npm run lab -- bench).
import { gameById } from '../../../src/games';
import { FAIRY_COMMAND } from '../../rivals/fairy';
import type { RivalGame } from '../../rivals/variants';
import { withoutPieces } from '../match/knownPieces';
import { MATCH_DEFAULTS, playMatch } from '../match/match';
import { fairyPlayer, protocolPlayer } from '../match/players';
import { describeScore, scoreMatch } from '../match/score';

/** Milliseconds a move: enough for both to look some way ahead, and for a hundred games in a few minutes. */
const LIMITS = 'movetime 20';

/** Plays so many games, two from each opening, and tells the score of our side with its error bars. */
export async function pointsAgainst(
  { game: id, start, lacks }: RivalGame,
  games: number,
): Promise<string> {
  const played = gameById(id);
  if (!played) throw new Error(`no game ${id}`);
  const rules = played.rules({});
  const { values } = (await played.loadEvaluation()).createEvaluation(rules);
  const { game, options } = rules;
  const ours = await protocolPlayer('ours', 'npm run -s uci', { game, options }, {}, LIMITS);
  const theirs = await fairyPlayer(FAIRY_COMMAND, rules, LIMITS);
  try {
    const settings = { ...MATCH_DEFAULTS, rules, start, lacks, pairs: Math.ceil(games / 2) };
    const pairs = await playMatch(
      settings,
      [withoutPieces(ours, lacks, values), theirs],
      () => undefined,
    );
    return `${pairs.length * 2} games, ${LIMITS}: ${describeScore(scoreMatch(pairs))}`;
  } finally {
    ours.close();
    theirs.close();
  }
}
