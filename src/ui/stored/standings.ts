// Where unfinished games stood when they were last saved or played out, kept where it costs nothing to read: the games
// that Home shows are drawn without their rules being compiled and their moves played. A game counts as known by all that
// its moves depend on, so that one that is different by now, or damaged, is played out as ever.
import { crc32 } from '../../storage/crc32';
import type { GameRecord } from '../../storage/record';

const KEY = 'fortyone.standings';
/** Games kept: as many as Home reads at first. */
const MOST = 12;

type PlayedGame = Pick<GameRecord, 'id' | 'game' | 'options' | 'start' | 'moves'>;
/** FENs by what they are of, the latest last. */
type Standings = readonly (readonly [mark: string, text: string])[];

/** The FEN after the last move, or null where it is not known; to be parsed as any text from outside. */
export function standingOf(record: PlayedGame): string | null {
  const mark = markOf(record);
  return read().find(([known]) => known === mark)?.[1] ?? null;
}

/** `text` is the position after the record's last move. */
export function rememberStanding(record: PlayedGame, text: string): void {
  const others = read().filter(([mark]) => idIn(mark) !== record.id);
  try {
    const kept: Standings = [...others.slice(1 - MOST), [markOf(record), text]];
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: the game is played out next time.
  }
}

const markOf = ({ id, game, options, start, moves }: PlayedGame): string =>
  `${crc32(JSON.stringify([game, options, start, moves]))} ${id}`;

const idIn = (mark: string): string => mark.slice(mark.indexOf(' ') + 1);

function read(): Standings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isStanding) : [];
  } catch {
    return [];
  }
}

const isStanding = (entry: unknown): entry is Standings[number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((text) => typeof text === 'string');
