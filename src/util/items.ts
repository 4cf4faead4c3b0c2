// Access to items that are known to exist: if one is missing after all, the error appears here instead of an `undefined`
// far away.

/** The item at an index. @throws RangeError where there is none */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} among ${items.length}`);
  return item;
}

/** The last item. @throws RangeError for an empty list */
export const lastItem = <T>(items: ArrayLike<T>): T => itemAt(items, items.length - 1);

/** The entry of a record by its name. @throws RangeError where there is none, inherited names included */
export function entryOf<T>(record: Readonly<Record<string, T>>, name: string): T {
  const entry = Object.hasOwn(record, name) ? record[name] : undefined;
  if (entry === undefined) throw new RangeError(`no entry "${name}"`);
  return entry;
}
