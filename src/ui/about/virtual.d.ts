// Made by the build, see .build/about.ts.
declare module 'virtual:about' {
  export const version: string;
  /** The commit this was built from, and its day as 2026-12-31; null where the sources came without their history. */
  export const commit: string | null;
  export const date: string | null;
  export const licences: readonly {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
    readonly text: string;
  }[];
}
