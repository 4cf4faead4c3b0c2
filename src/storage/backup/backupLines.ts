// Reads a backup's file as a BackupWriter lays it out: a field or a record on each line, so that a file of any size needs
// no more memory than what stands in it, and the page stays alive.

import { Crc32 } from '../../util/crc32';
import type { Fields } from '../../util/parse';
import { createYielder, type ProgressOptions } from '../../util/scheduling';
import { inHex, LARGEST, LISTS, partsOf, VERSION } from './backupForm';
import { checkNesting } from './backupJson';

/** Bytes read at once: a moment's work. */
const CHUNK = 1 << 18;
/** Characters before the first line's end by which a file is known to be laid out otherwise. */
const HEAD = 200;

interface ReadLines {
  readonly fields: Fields;
  /** Of its parts, as they stand there. */
  readonly checksum: string;
}

/** What stands in the file, or null if it is laid out otherwise or damaged: what is wrong is then found by reading it at once. */
export async function readLines(file: Blob, work: ProgressOptions): Promise<ReadLines | null> {
  const layout = new Layout();
  const decoder = new TextDecoder();
  const breathe = createYielder(work);
  let rest = '';
  for (let at = 0; at < file.size; at += CHUNK) {
    const bytes = await file.slice(at, at + CHUNK).arrayBuffer();
    const lines = decoder.decode(bytes, { stream: true }).split('\n');
    lines[0] = rest + lines[0];
    rest = lines.pop() ?? '';
    if (rest.length > (layout.isBegun ? LARGEST : HEAD)) return null;
    for (const line of lines) {
      if (!layout.take(line.trimEnd())) return null;
      await breathe(at, file.size);
    }
  }
  return rest.trim() === '' ? layout.end() : null;
}

/** `"name": ` before a value, of which a list goes on on the next lines. */
const FIELD = /^"(\w+)": /;
const PARTS: readonly string[] = partsOf(VERSION);
const LIST_NAMES: readonly string[] = LISTS;

class Layout {
  private place: 'before' | 'fields' | 'list' | 'after' = 'before';
  private readonly fields = new Map<string, unknown>();
  private items: unknown[] = [];
  private readonly crc = new Crc32();
  private parts = 0;

  get isBegun(): boolean {
    return this.place !== 'before';
  }

  /** Takes a line; false if it does not fit. */
  take(line: string): boolean {
    switch (this.place) {
      case 'before':
        this.place = 'fields';
        return line === '{';
      case 'fields':
        return line === '}' ? this.close() : this.takeField(line);
      case 'list':
        return /^\],?$/.test(line) ? this.endList() : this.takeItem(line);
      case 'after':
        return line === '';
    }
  }

  /** Null unless the file is whole, and its parts are in their order. */
  end(): ReadLines | null {
    if (this.place !== 'after') return null;
    const version = Number(this.fields.get('version'));
    const order = version <= VERSION ? partsOf(version) : [];
    const written = [...this.fields.keys()].slice(-this.parts);
    if (order.length > 0 && order.join() !== written.join()) return null;
    return { fields: Object.fromEntries(this.fields), checksum: inHex(this.crc.value) };
  }

  private takeField(line: string): boolean {
    const [begin, name] = FIELD.exec(line) ?? [];
    if (begin === undefined || name === undefined || this.fields.has(name)) return false;
    const text = withoutComma(line).slice(begin.length);
    const isPart = PARTS.includes(name);
    if (isPart) this.crc.add(this.parts++ === 0 ? '[' : ',');
    if (LIST_NAMES.includes(name) && text === '[') {
      this.items = [];
      this.fields.set(name, this.items);
      this.crc.add('[');
      this.place = 'list';
      return true;
    }
    const value = parsed(text);
    if (value === undefined) return false;
    this.fields.set(name, value);
    if (isPart) this.crc.add(JSON.stringify(value));
    return true;
  }

  private takeItem(line: string): boolean {
    const value = parsed(withoutComma(line));
    if (value === undefined) return false;
    this.crc.add(`${this.items.length === 0 ? '' : ','}${JSON.stringify(value)}`);
    this.items.push(value);
    return true;
  }

  private endList(): boolean {
    this.crc.add(']');
    this.place = 'fields';
    return true;
  }

  private close(): boolean {
    this.crc.add(']');
    this.place = 'after';
    return true;
  }
}

const withoutComma = (line: string): string => (line.endsWith(',') ? line.slice(0, -1) : line);

/** The value of a text, or undefined if it is not JSON or lies too deep. */
function parsed(text: string): unknown {
  try {
    checkNesting(text);
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
