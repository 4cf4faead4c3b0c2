// Which games History lists: the choices a player can make, how they stand in the address, and what they let through.
import { HIGHEST_LEVEL } from '../../engine/levels';
import { games } from '../../games';
import type { GameId } from '../../games/game';
import { textsOf } from '../../language/texts';
import { BLACK, WHITE } from '../../rules/types';
import { computerIn, outcomeOf, readersColour } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import { gameName, gameTitle, opponentName, resultText, rulesName } from '../words/names';

const names = textsOf('names');

export const RESULTS = [
  'unfinished',
  'finished',
  'won',
  'lost',
  'drawn',
  'white',
  'black',
] as const;
type ResultChoice = (typeof RESULTS)[number];

/**
 * Two persons, two computers, any computer; of games without the coach, a computer set to match or at one chosen level, and
 * any computer with the coach; or anyone in a game that is somebody else's, which none of the others let through.
 */
export type OpponentChoice =
  | 'persons'
  | 'computers'
  | 'computer'
  | 'matched'
  | 'coached'
  | 'shared'
  | `level${number}`;
export const OPPONENTS: readonly OpponentChoice[] = [
  'persons',
  'computer',
  'matched',
  'coached',
  ...Array.from({ length: HIGHEST_LEVEL }, (_, index): OpponentChoice => `level${index + 1}`),
  'computers',
  'shared',
];

/** Null lets everything through. */
export interface HistoryFilter {
  readonly game: GameId | null;
  readonly opponent: OpponentChoice | null;
  readonly result: ResultChoice | null;
  /** Whether only pinned games pass. */
  readonly pinned: boolean;
  /** Every word of it is in what History tells of a game; empty lets everything through. */
  readonly text: string;
}

export const EVERYTHING: HistoryFilter = {
  game: null,
  opponent: null,
  result: null,
  pinned: false,
  text: '',
};

/** What History lists. */
type ListedKind = 'games' | 'analyses';

export const parseList = (query: string): ListedKind =>
  new URLSearchParams(query).get('list') === 'analyses' ? 'analyses' : 'games';

/** The query of a whole list, or of what belongs to a game in it. */
export function listQuery(list: ListedKind, game: GameId | null = null): string {
  const values = new URLSearchParams(formatFilter({ ...EVERYTHING, game }));
  if (list === 'analyses') values.set('list', list);
  return values.toString();
}

/** The filter in an address's query; what it does not know is left out. */
export function parseFilter(query: string): HistoryFilter {
  const values = new URLSearchParams(query);
  return {
    game: games.find(({ id }) => id === values.get('game'))?.id ?? null,
    opponent: OPPONENTS.find((one) => one === values.get('opponent')) ?? null,
    result: RESULTS.find((one) => one === values.get('result')) ?? null,
    pinned: values.has('pinned'),
    text: values.get('text') ?? '',
  };
}

/** A query that parseFilter reads back; empty for a filter that lets everything through. */
export function formatFilter({ game, opponent, result, pinned, text }: HistoryFilter): string {
  const values = new URLSearchParams();
  if (game !== null) values.set('game', game);
  if (opponent !== null) values.set('opponent', opponent);
  if (result !== null) values.set('result', result);
  if (pinned) values.set('pinned', 'yes');
  if (text !== '') values.set('text', text);
  return values.toString();
}

/** The filter's query with the game that is being opened, so that the way back leads to it. */
export function withPlace(filter: HistoryFilter, id: string): string {
  const values = new URLSearchParams(formatFilter(filter));
  values.set('at', id);
  return values.toString();
}

/** The game in a query that withPlace wrote, or null. */
export const parsePlace = (query: string): string | null => new URLSearchParams(query).get('at');

export function passes(filter: HistoryFilter, record: GameSummary): boolean {
  return (
    (filter.game === null || filter.game === record.game) &&
    (filter.opponent === null || hasOpponent(record, filter.opponent)) &&
    (filter.result === null || hasResult(record, filter.result)) &&
    (!filter.pinned || record.pinned) &&
    (filter.text.trim() === '' || hasText(record, filter.text))
  );
}

/** Choices that the fold hides. */
export const chosenCount = ({ game, opponent, result, pinned }: HistoryFilter): number =>
  [game, opponent, result, pinned || null].filter((choice) => choice !== null).length;

function hasText(record: GameSummary, text: string): boolean {
  const { white, black } = record;
  const given = [white, black].map((player) => (player.kind === 'computer' ? null : player.name));
  const texts = [
    gameTitle(record),
    gameName(record),
    rulesName(record),
    opponentName(record),
    resultText(record),
    record.strict && names.strict,
    record.trial && names.trial,
    ...given,
  ];
  const searched = plain(texts.filter(Boolean).join(' '));
  return plain(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Without capitals and accents: "José" is found as "jose". */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

function hasOpponent(record: GameSummary, opponent: OpponentChoice): boolean {
  if ((record.source === 'shared') !== (opponent === 'shared')) return false;
  const computer = computerIn(record);
  switch (opponent) {
    case 'persons':
      return record.white.kind !== 'computer' && record.black.kind !== 'computer';
    case 'computers':
      return record.white.kind === 'computer' && record.black.kind === 'computer';
    case 'computer':
      return computer !== null;
    case 'shared':
      return true;
    case 'coached':
      return record.coached === true;
    case 'matched':
      return !record.coached && computer?.matched === true;
    default:
      if (record.coached || computer === null || computer.matched) return false;
      return opponent === `level${computer.level}`;
  }
}

function hasResult(record: GameSummary, result: ResultChoice): boolean {
  if (record.result === null) return result === 'unfinished';
  const { winner } = outcomeOf(record.result);
  const own = readersColour(record);
  switch (result) {
    case 'finished':
      return true;
    case 'unfinished':
      return false;
    case 'drawn':
      return winner === null;
    case 'won':
      return winner !== null && own === winner;
    case 'lost':
      return winner !== null && own !== null && own !== winner;
    case 'white':
      return winner === WHITE;
    case 'black':
      return winner === BLACK;
  }
}
