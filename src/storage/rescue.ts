// After the disk was full, a browser may go on from memory while its file is broken: it reads back what was written,
// and at its next start finds the file damaged and clears it. So what is still readable is kept in hand, the database is
// closed until the browser lets go of its file, opened from the disk again, and what is missing there is written anew.
import { type Database, type FortyoneSchema, STORES } from './schema';
import { oneOf, within } from './transaction';

/** Milliseconds after which a browser has closed a database that nobody uses; Chromium takes two seconds. */
const LET_GO = 3000;

type Name = (typeof STORES)[number];
type Row = readonly [key: FortyoneSchema[Name]['key'], value: FortyoneSchema[Name]['value']];
type Content = ReadonlyMap<Name, readonly Row[]>;

/** Closes a database and opens it from the disk. */
export type OpenAnew = (closedFor: number) => Promise<Database>;

/** Returns how many rows had to be written anew. Rejects if the disk is still full; nothing is lost by that. */
export async function rescue(database: Database, openAnew: OpenAnew): Promise<number> {
  const content = await readContent(database);
  const written = await writeMissing(await openAnew(LET_GO), content);
  if (written === 0) return 0;
  // What was just written is trusted only once it came back from the disk, too.
  const missing = missingOf(await readContent(await openAnew(LET_GO)), content);
  if (count(missing) > 0) throw new Error('the storage does not keep what is written to it');
  return written;
}

async function readContent(database: Database): Promise<Content> {
  const tx = database.transaction(STORES);
  return within(tx, async () => {
    const lists = await Promise.all(
      STORES.map(async (name) => {
        const store = tx.objectStore(name);
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return [name, keys.map((key, index): Row => [key, values[index]])] as const;
      }),
    );
    return new Map(lists);
  });
}

/** Rows of `wanted` whose keys `present` lacks. */
function missingOf(present: Content, wanted: Content): Content {
  const lists = [...wanted].map(([name, rows]) => {
    const keys = new Set((present.get(name) ?? []).map(([key]) => key));
    return [name, rows.filter(([key]) => !keys.has(key))] as const;
  });
  return new Map(lists);
}

const count = (content: Content): number =>
  [...content.values()].reduce((sum, rows) => sum + rows.length, 0);

async function writeMissing(database: Database, content: Content): Promise<number> {
  const missing = missingOf(await readContent(database), content);
  const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  await within(tx, async () => {
    for (const [name, rows] of missing) {
      const store = tx.objectStore(name);
      const writes = rows.map(([key, value]) =>
        // Settings and what was set aside have no key of their own in the value.
        oneOf(store.keyPath === null ? store.put(value, key) : store.put(value)),
      );
      await Promise.all(writes);
    }
  });
  return count(missing);
}
