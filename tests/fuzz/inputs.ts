// Every kind of input that reaches the app from outside: how one is made up from dice, and what reads it. Readers may refuse
// in words; anything else that they throw is a fault. The laboratory tries millions (tests/lab/attacks/fuzz.ts), and what was
// found is tried again here (found.test.ts).
import { games } from '../../src/games';
import { AS_TYPED, readTypedMove } from '../../src/games/moveReading';
import { InputError } from '../../src/input/input';
import { legalOptions } from '../../src/session/moves';
import { BrokenChannelError, receiveFile } from '../../src/share/channel/messages';
import { readSignal } from '../../src/share/channel/signal';
import { readLink } from '../../src/share/link';
import { readPart, splitGameTexts } from '../../src/share/texts';
import { formatAnalysisText } from '../../src/storage/analysisConversion';
import { parsePlayableAnalysis } from '../../src/storage/analysisRecord';
import { createBackup } from '../../src/storage/backup/backup';
import { parseBackup } from '../../src/storage/backup/backupReader';
import { parseChoices } from '../../src/storage/choicesAndProgress';
import { formatGameText } from '../../src/storage/gameText';
import { parsePlayableRecord } from '../../src/storage/parseRecord';
import { createMemoryStore } from '../../src/storage/rowStore';
import { parseFilter } from '../../src/ui/history/filter';
import { formatRoute, parseRoute } from '../../src/ui/routing/routes';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/ui/settings/settings';
import { scriptedWire } from '../support/wires';
import { analyses, groundsOf, records } from './corpus';
import { type Dice, damagedText, damagedValue } from './damage';
import { forgedBackup, forgedLink, links, type WholeBackup } from './forged';
import { quietSession } from './quietSession';
import { damagedParts, SIGNALS, sentParts } from './sent';

/** One way into the app. */
export interface InputKind {
  readonly name: string;
  /** Makes up an input of plain data. */
  make(dice: Dice): unknown;
  /** Reads it all, as the app does. */
  read(input: unknown): unknown;
}

/** Bytes that may come over a channel. */
const MOST_BYTES = 100_000;

/** Texts damaged by dice, and what reads them. */
const ofTexts = (
  name: string,
  texts: readonly string[],
  read: (text: string) => unknown,
): InputKind => ({
  name,
  make: (dice: Dice) => damagedText(dice, dice.pick(texts), texts),
  read,
});

const ADDRESSES = [
  ...['#/', '#/game/one?ply=3', '#/review/one', '#/history?game=cuarenta&text=Ann&result=won'],
  ...['#/learn/fastlane?layout=town', '#/lessons/bridge41/checkmate', '#/open?text=1.%20a3'],
  ...['#/puzzles/cuarenta/theme/fork', '#/draw/fastlane/abc', '#/new/bipartite?opponent=person'],
];
const LINES = [
  ...['uci', 'isready', 'ucinewgame', 'setoption name Game value cuarenta', 'd', 'eval', 'hint'],
  ...['setoption name Hash value 16', 'setoption name Level value 3', 'position startpos', 'stop'],
  ...['go depth 4', 'go movetime 10', 'go nodes 100', 'threat', 'review'],
  ...records.map(({ moves }) => `position startpos moves ${moves.slice(0, 12).join(' ')}`),
  ...games.map((game) => `position fen ${game.rules({}).startFen}`),
];

/** A conversation of some lines with the headless engine. */
function converse(lines: readonly string[]): void {
  const session = quietSession();
  for (const line of lines) session.receive(line);
}

/** Builds what the kinds begin from. */
export async function inputKinds(): Promise<readonly InputKind[]> {
  const store = createMemoryStore('no storage here', () => 1);
  const changes = records.slice(0, 8).map((record) => ({ record, seen: null }));
  const none = { analyses: [], reviews: [], attempts: [], aside: [], choices: [] };
  await store.writeAll({ games: changes, ...none });
  const backup = (await createBackup(store, {}, { theme: 'dark' })).chunks.join('');
  const whole: WholeBackup = JSON.parse(backup);
  const sent = await sentParts();
  const texts = [...records.map(formatGameText), ...analyses.map(formatAnalysisText)];
  const asLink = (link: string) => readLink(link, 'here', 9);
  const positions = games.flatMap((game) => groundsOf(game));
  const starts = games.map((game) => {
    const rules = game.rules({});
    const position = rules.parse(rules.startFen);
    return { rules, position, options: legalOptions(rules, position) };
  });
  return [
    ofTexts('damaged link', links, asLink),
    kind('forged link', forgedLink, asLink),
    ofTexts('text of games', texts, (text) =>
      splitGameTexts(text).map((part) => readPart(part, true, 'here', 9)),
    ),
    ofTexts('damaged backup', [backup], parseBackup),
    kind('forged backup', (dice) => forgedBackup(dice, whole), parseBackup),
    ofTexts('address', ADDRESSES, (address) => {
      parseFilter(address);
      return formatRoute(parseRoute(address));
    }),
    kind(
      'protocol lines',
      (dice) =>
        Array.from({ length: 1 + dice.below(5) }, () => damagedText(dice, dice.pick(LINES), LINES)),
      converse,
    ),
    kind('row of a game', (dice) => damagedValue(dice, dice.pick(records)), parsePlayableRecord),
    kind(
      'row of an analysis',
      (dice) => damagedValue(dice, dice.pick(analyses)),
      parsePlayableAnalysis,
    ),
    kind(
      'settings',
      (dice) => damagedValue(dice, DEFAULT_SETTINGS),
      (value) => {
        parseChoices(value);
        return parseSettings(Object(value));
      },
    ),
    kind(
      'channel messages',
      (dice) => damagedParts(dice, sent),
      (parts) => receiveFile(scriptedWire(parts), MOST_BYTES),
    ),
    ofTexts('code to connect', SIGNALS, readSignal),
    kind(
      'position',
      (dice) => {
        const at = dice.below(positions.length);
        const own = positions[at].texts;
        return { at, text: damagedText(dice, dice.pick(own), own) };
      },
      ({ at, text }) => positions[at].rules.parse(text),
    ),
    kind(
      'typed move',
      (dice) => {
        const at = dice.below(games.length);
        const { moves } = dice.pick(records);
        return { at, text: damagedText(dice, dice.pick(['', ...moves]), ['x', ...moves]) };
      },
      ({ at, text }) => {
        const { rules, position, options } = starts[at];
        return readTypedMove(rules, position, options, text, AS_TYPED);
      },
    ),
  ];
}

/** A kind whose reader alone knows what its inputs are. */
const kind = <Input>(
  name: string,
  make: (dice: Dice) => Input,
  read: (input: Input) => unknown,
): InputKind => ({ name, make, read });

/** Reads an input. Null if it was read or refused in words, otherwise what went wrong. */
export async function faultOf(kind: InputKind, input: unknown): Promise<unknown> {
  try {
    await kind.read(input);
    return null;
  } catch (error) {
    return error instanceof InputError || error instanceof BrokenChannelError ? null : error;
  }
}
