// Made by the build, see .build/about.ts.
declare module 'virtual:about' {
  export const version: string;
  /** The commit this was built from, and its day as 2026-12-31; null where the sources came without their history. */
  export const commit: string | null;
  export const date: string | null;
}

declare module 'virtual:licences' {
  interface Licence {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
    readonly text: string;
  }
  /** A promise in the built app, which has them packed. */
  const licences: readonly Licence[] | PromiseLike<readonly Licence[]>;
  export default licences;
}
