// Prints reviews to be read: plays games of level 3 against level 5 and writes each review as the player of level 3 sees it,
// with the position and both lines, so that every sentence can be checked on the board.
//
//   npm run lab -- reviews [--game cuarenta] [--games 20] [--seed 1] [--hints 10]
//
// With --hints also the hint and the threat at every Nth ply.
import { parseArgs } from 'node:util';
import { type GameLine, positionAfter } from '../../../src/engine/api';
import { Engine } from '../../../src/engine/engine';
import { offeredGames } from '../../../src/games';
import type { RuleSet } from '../../../src/games/game';
import { textsReady } from '../../../src/language/texts';
import { wholeName } from '../../../src/rules/board';
import { colourOf, kindOf, type Position } from '../../../src/rules/position';
import { BLACK, type Colour, opposite, WHITE } from '../../../src/rules/types';
import { QUESTION_NODES } from '../../../src/session/coach';
import { ReviewedGame } from '../../../src/session/review/reviewedGame';
import type { ReviewView } from '../../../src/session/review/reviewSession';
import { commentaryAt, gameSummary } from '../../../src/ui/review/commentary';
import { colourName } from '../../../src/ui/words/names';
import { grammar } from '../../../src/words/grammar';
import { createSpeaker } from '../../../src/words/speaker';
import { still } from '../../engine/support';
import { readNetwork } from '../../support/networks';
import { findingsOf, groundsOf, playUneven, type UnevenGame } from '../reviewProof/unevenGames';

const { values: given } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    hints: { type: 'string', default: '0' },
  },
});

/** White's and Black's level, in turn. The reader plays level 3. */
const LEVELS = [
  [3, 5],
  [5, 3],
] as const;
const HINT_NODES = 20_000;

await textsReady();

for (let number = 0; number < Number(given.games); number++)
  for (const game of offeredGames.filter(({ id }) => [undefined, id].includes(given.game))) {
    const [ground] = groundsOf(game);
    const levels = LEVELS[number % LEVELS.length];
    const played = await playUneven(ground, Number(given.seed), number, LEVELS);
    const reader = levels[WHITE] === 3 ? WHITE : BLACK;
    console.log(`\n# ${game.name} ${number}: you play ${colourName(reader)}`);
    await printReview(ground.rules, played, reader);
    const every = Number(given.hints);
    if (every > 0) await printHints(ground.rules, played.line, every);
  }

async function printReview(
  rules: RuleSet,
  { line, winner }: UnevenGame,
  reader: Colour,
): Promise<void> {
  const game = new ReviewedGame(line);
  const onBoard = positionAfter(rules, line).outcome() !== null;
  // What players would agree on, people resign.
  const ending = { winner, onBoard, resigned: !onBoard && winner !== null };
  const { findings } = await findingsOf(line, 1);
  const view: ReviewView = {
    ...{ findings, ending, outdated: false, done: findings.length, state: 'whole' },
    ...{ millisecondsLeft: null, problem: null, unsaved: null },
  };
  console.log(`${gameSummary(game, view, reader)}\n`);
  for (let ply = 1; ply <= line.moves.length; ply++) {
    const cursor = { ply, line: null };
    const { place, mark, sentences, lines } = commentaryAt(game, view, cursor, reader, []);
    if (mark === null) continue;
    const before = { ...line, moves: line.moves.slice(0, ply - 1) };
    const position = positionAfter(rules, before);
    console.log(`${place} [${mark}] ${sentences}`);
    for (const { label, notations } of lines) console.log(`    ${label}: ${notations.join(' ')}`);
    console.log(`    ${piecesText(rules, position)}\n`);
  }
}

async function printHints(rules: RuleSet, line: GameLine, every: number): Promise<void> {
  const engine = new Engine({ control: still, readNetwork, megabytes: 16, random: () => 1 });
  for (let ply = 0; ply < line.moves.length; ply += every) {
    const asked = { ...line, moves: line.moves.slice(0, ply) };
    const position = positionAfter(rules, asked);
    const { side } = position;
    const hint = await engine.hint({ line: asked, nodes: HINT_NODES });
    const own = createSpeaker(rules, side, side);
    const said = hint.reason ? grammar.reasonSentence(hint.reason, own) : '-';
    console.log(`${ply} hint ${hint.move}: ${said} (${hint.line.join(' ')})`);
    const threat = await engine.threat({ line: asked, nodes: QUESTION_NODES });
    const other = createSpeaker(rules, opposite(side), side);
    if (threat) console.log(`    ${grammar.threatSentence(threat.threat, other)}`);
    console.log(`    ${piecesText(rules, position)}`);
  }
}

/** "White to move. White: Kc1 Rd2. Black: Ke8." */
function piecesText(rules: RuleSet, { cells, side, board }: Position): string {
  const piecesOf = (colour: Colour) =>
    [...cells.entries()]
      .filter(([, code]) => code !== 0 && colourOf(code) === colour)
      .map(([cell, code]) => `${rules.kinds[kindOf(code)]?.letter}${wholeName(board, cell)}`)
      .sort()
      .join(' ');
  return `${colourName(side)} to move. White: ${piecesOf(WHITE)}. Black: ${piecesOf(BLACK)}.`;
}
