// Sentences about moves in some languages, each below the English, to be read: hints and threats in random games, and what a
// review would say of the moves played.
//
//   npm run lab -- sentences [--languages de,fr] [--count 500] [--seed 1]
import { parseArgs } from 'node:util';
import { positionAfter } from '../../src/engine/api';
import { Engine } from '../../src/engine/engine';
import { offeredGames } from '../../src/games';
import { ENGLISH } from '../../src/language/languages';
import { setLanguage, textsReady } from '../../src/language/texts';
import { judgePly } from '../../src/review/marks';
import { opposite } from '../../src/rules/types';
import { grammar } from '../../src/words/grammar';
import { moveSentences } from '../../src/words/reviewText';
import { createSpeaker } from '../../src/words/speaker';
import { still } from '../engine/support';
import { readNetwork } from '../support/networks';
import { randomMoves } from '../support/playedGames';

const { values: given } = parseArgs({
  options: {
    languages: { type: 'string', default: 'de,es,fr,it,pt' },
    count: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
  },
});
const NODES = 6000;
const PLIES = 80;
/** Plies from one position that is spoken of to the next. */
const EVERY = 5;

/** Says something in whichever language is in force. */
type Saying = () => string;

const perGame = Math.ceil(Number(given.count) / offeredGames.length);

for (const game of offeredGames) {
  const rules = game.rules({});
  const engine = new Engine({ control: still, readNetwork, megabytes: 8, random: () => 0 });
  const sayings: Saying[] = [];
  for (let seed = Number(given.seed); sayings.length < perGame; seed++) {
    const { moves } = randomMoves(rules, seed, PLIES);
    for (let ply = EVERY; ply < moves.length && sayings.length < perGame; ply += EVERY) {
      const line = {
        ...{ game: game.id, options: {}, start: rules.startFen },
        moves: moves.slice(0, ply),
      };
      const { side } = positionAfter(rules, line);
      const own = createSpeaker(rules, side, side);
      const { reason } = await engine.hint({ line, nodes: NODES });
      if (reason) sayings.push(() => grammar.reasonSentence(reason, own));
      const threat = await engine.threat({ line, nodes: NODES, onlyNew: false });
      const other = createSpeaker(rules, opposite(side), side);
      if (threat) sayings.push(() => grammar.threatSentence(threat.threat, other));
      const finding = await engine.judge({ line, move: moves[ply] ?? null, nodes: NODES });
      const judged = judgePly(finding, ply);
      const reader = ply % 2 === 0 ? side : null;
      if (finding && judged?.mark)
        sayings.push(() => {
          const { wrong, right } = moveSentences(
            finding,
            judged,
            createSpeaker(rules, side, reader),
          );
          return [wrong, right].filter((part) => part !== null).join(' ');
        });
    }
  }
  const said = async (tag: string): Promise<string[]> => {
    await textsReady();
    await setLanguage(tag);
    return sayings.map((say) => say());
  };
  const english = await said(ENGLISH);
  const others = new Map<string, readonly string[]>();
  for (const tag of given.languages.split(',')) others.set(tag, await said(tag));
  for (const [index, sentence] of english.entries()) {
    console.log(`${game.name} ${index + 1}. ${sentence}`);
    for (const [tag, own] of others) console.log(`  ${tag} ${own[index]}`);
  }
}
