// Large counts, written without the browser's data on languages, which take a page longer to load than most screens' code.

/** "2,000" for a comma; `least` is the first count that has a mark at all. */
export const inThousands = (count: number, mark: string, least = 1000): string =>
  count < least ? `${count}` : `${count}`.replace(/\B(?=(?:\d{3})+$)/g, mark);
