// The log of failures on this device: bounded, in localStorage so that it survives a crash, and free of personal text. "Erase
// everything" removes it with the app's other keys, and no backup holds it.

const STORAGE_KEY = 'fortyone.failures';
export const MAX_ENTRIES = 200;
const MAX_MESSAGE_LENGTH = 200;
const MAX_FRAMES = 5;
const MAX_FRAME_LENGTH = 120;

export interface FailureEntry {
  /** When it last happened, in milliseconds since 1970. */
  readonly time: number;
  readonly kind: string;
  readonly message: string;
  /** The innermost calls. */
  readonly stack: readonly string[];
  /** How often it happened in a row. */
  readonly count: number;
}

/** Adds a failure; the same one in a row is counted. Never throws: storage may be blocked or full. */
export function recordInLog(kind: string, error: unknown, time: number): void {
  try {
    const entries = readFailures();
    const entry = { time, kind, message: messageOf(error), stack: framesOf(error), count: 1 };
    const last = entries.at(-1);
    const isSame = last !== undefined && identity(last) === identity(entry);
    const next = isSame
      ? [...entries.slice(0, -1), { ...entry, count: last.count + 1 }]
      : [...entries, entry];
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next.slice(-MAX_ENTRIES)));
  } catch {
    // A failure to log must not cause the next one.
  }
}

/** The newest failures, oldest first; none where the storage is blocked or the log is damaged. */
export function readFailures(): readonly FailureEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const identity = ({ kind, message, stack }: FailureEntry): string =>
  JSON.stringify([kind, message, stack]);

function isEntry(value: unknown): value is FailureEntry {
  const { time, kind, message, stack, count }: Record<string, unknown> = Object(value);
  return (
    Number.isFinite(time) &&
    Number.isFinite(count) &&
    typeof kind === 'string' &&
    typeof message === 'string' &&
    Array.isArray(stack) &&
    stack.every((frame) => typeof frame === 'string')
  );
}

/** Refusals of input quote what a person typed, so only their name is kept; other errors quote it in double quotes, if at all. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return typeof error === 'string' ? withoutContent(error) : `thrown ${typeof error}`;
  }
  return error.name === 'InputError'
    ? error.name
    : `${error.name}: ${withoutContent(error.message)}`;
}

const withoutContent = (text: string): string =>
  withoutAddresses(text.replace(/["“][\s\S]*["”]/g, '"…"')).slice(0, MAX_MESSAGE_LENGTH);

/** Frames as V8 and as the other engines write them; the lines of the message are left out. */
function framesOf(error: unknown): readonly string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+|@.*:\d+:\d+$/.test(line))
    .slice(0, MAX_FRAMES)
    .map((frame) => withoutAddresses(frame).slice(0, MAX_FRAME_LENGTH));
}

/** Of an address only the file's name: its host may be private, and its fragment may hold a whole game. */
const withoutAddresses = (text: string): string =>
  text.replace(/\b[a-z]+:\/\/[^\s)]*/gi, (address) => {
    const [path = ''] = address.split(/[?#]/, 1);
    const place = /:\d+(:\d+)?$/.exec(address)?.[0] ?? '';
    const file = path.slice(path.lastIndexOf('/') + 1);
    return file.endsWith(place) ? file : file + place;
  });
