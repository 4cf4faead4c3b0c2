// Of whom a sentence speaks, as data: languages say it each in its own way, with the verb that goes with it.

/** The reader, or a side that is not the reader's. */
export type Who = 'you' | 'white' | 'black';
