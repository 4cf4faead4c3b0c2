import type { texts as english } from './en';

/** What a language says of moves; English is the type of all. */
export type Grammar = typeof english;
