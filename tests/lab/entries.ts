// What the laboratory can do. Each entry is a program of its own, whose first comment tells its arguments
// (`npm run lab -- NAME --help`).

export interface LabEntry {
  /** Path beside this file. */
  readonly module: string;
  readonly what: string;
  /** On two cores, for all games where it takes any. */
  readonly takes: string;
  /** What it leaves behind, beside what it prints. */
  readonly writes?: string;
}

export const LAB_ENTRIES: Readonly<Record<string, LabEntry>> = {
  bench: {
    module: 'bench/index.ts',
    what: 'search speed, time to depth and points beside Fairy-Stockfish; time to forced wins',
    takes: '10 minutes, --games 0 one minute a game',
  },
  'bench-pair': {
    module: 'bench/pair.ts',
    what: 'search speed of another checkout beside this one, in one process',
    takes: '2 minutes a game',
  },
  'bench-growth': {
    module: 'bench/growth.ts',
    what: 'lists, backup and restore with ten thousand games in a slowed Chromium',
    takes: '10 minutes',
  },
  year: {
    module: 'year/index.ts',
    what: 'years of use: whether a backup comes back the same on a small heap, and what screens and saves take beside a first day',
    takes: '10 minutes',
  },
  'bench-starts': {
    module: 'bench/starts.ts',
    what: 'how long the start of Home, a game and Learn keeps a slow phone from answering; builds side by side',
    takes: '3 minutes a build',
  },
  'bench-review': {
    module: 'bench/review.ts',
    what: 'processor time that the review of a game of 60 plies takes',
    takes: '2 minutes',
  },
  'bench-coach': {
    module: 'bench/coach.ts',
    what: 'processor time that the coach takes for its questions and threats',
    takes: '5 minutes',
  },
  'bench-coach-page': {
    module: 'bench/coachPage.ts',
    what: 'how long a coached move takes on the screen of a slow phone',
    takes: '10 minutes',
  },
  reading: {
    module: 'reading.ts',
    what: 'texts of a language for somebody to read who does not see the English, or beside it',
    takes: 'a moment; reading them two hours',
  },
  sentences: {
    module: 'sentences.ts',
    what: 'sentences about moves in other languages below the English, to be read',
    takes: '5 minutes',
  },
  orca: {
    module: 'orca.ts',
    what: 'what the screen reader Orca says of a game in Firefox, played by keys',
    takes: '3 minutes on an idle machine',
    writes: 'tests/lab/results/orca.md with --write',
  },
  lighthouse: {
    module: 'bench/lighthouse.ts',
    what: "Lighthouse's scores of Home, a game and Learn",
    takes: '3 minutes',
  },
  match: {
    module: 'match/index.ts',
    what: 'a match between two engines; --sprt 0,10 plays until it is decided',
    takes: 'minutes to hours, by --games and --go',
  },
  tournament: {
    module: 'match/tournament.ts',
    what: 'the ladder: each level plays the one below it',
    takes: 'a day; half a minute to an hour a step',
    writes: 'src/games/*/ladder.json',
  },
  matching: {
    module: 'matching/index.ts',
    what: 'how soon the opponent that matches finds the level of 1,000 virtual players',
    takes: '1 minute',
  },
  width: {
    module: 'width.ts',
    what: 'how much worse the moves of shallow searches are than those of full width',
    takes: '3 minutes a game',
  },
  variety: {
    module: 'match/variety.ts',
    what: 'what varied openings cost the highest level',
    takes: '1 to 3 hours a game',
  },
  characters: {
    module: 'match/characters.ts',
    what: 'what each character costs against the plain computer, and whether a classifier tells them apart',
    takes: '5 to 10 minutes a game',
  },
  presets: {
    module: 'match/presets.ts',
    what: 'how even named variants are; with --pairs, which pairs of options favour a side',
    takes: '2 hours',
    writes: 'src/games/*/presetResults.json, balance.json',
  },
  layouts: {
    module: 'layouts.ts',
    what: 'what White scores in each layout of Chess in the Fast Lane',
    takes: 'a minute',
    writes: 'src/games/fastlane/layouts.json',
  },
  facts: {
    module: 'facts/index.ts',
    what: 'who does better, how games end and last: what Learn tells',
    takes: '1 hour',
    writes: 'src/games/*/facts.json',
  },
  openings: {
    module: 'openings/index.ts',
    what: 'plays games with varied first moves, and counts which moves were played and how they scored',
    takes: '45 minutes',
    writes: 'src/games/*/openings.json',
  },
  chances: {
    module: 'chances/index.ts',
    what: 'fits scores to chances to win, and compares predicted with actual points',
    takes: '1 hour a game',
    writes: 'src/games/*/chances.json',
  },
  tune: {
    module: 'tune/index.ts',
    what: 'fits evaluation weights to self-play; --match 200 plays them against the hand-set ones',
    takes: '1 hour a game',
    writes: 'src/games/*/weights.json',
  },
  train: {
    module: 'train/index.ts',
    what: "trains a game's network on self-play",
    takes: '15 minutes to 3 hours a game',
    writes: 'src/games/*/network.bin, network.json',
  },
  'train-race': {
    module: 'train/race.ts',
    what: 'trains the network that judges races of Bipartite Chess',
    takes: '15 minutes',
    writes: 'src/games/bipartite/raceNetwork.json',
  },
  'forced-wins': {
    module: 'tune/forcedWins.ts',
    what: 'collects forced wins in three moves, each verified by exhaustive search',
    takes: '10 minutes a game',
    writes: 'tests/engine/forcedWins/*.txt',
  },
  mutants: {
    module: 'mutants.ts',
    what: 'how many small faults put into the rules the tests find (Stryker)',
    takes: '5 to 15 minutes a file of src/rules; all of it a night',
    writes: '.screenshots/mutants.html',
  },
  endings: {
    module: 'endings.ts',
    what: 'solves every ending of up to three pieces; --four some of four',
    takes: '10 minutes, --four half an hour',
    writes: 'src/games/*/solvedEndings.json',
  },
  puzzles: {
    module: 'puzzles/index.ts',
    what: 'mines, proves and rates puzzles; --fair, --check and --rival look at those that there are',
    takes: 'hours; --check half an hour',
    writes: 'src/games/*/puzzles.json',
  },
  race: {
    module: 'race/index.ts',
    what: 'who wins the race of Bipartite Chess on smaller boards with perfect play',
    takes: '20 minutes, --most 20 five',
  },
  races: {
    module: 'race/puzzles.ts',
    what: 'mines puzzles of the race of Bipartite Chess and rates them beside those that are stored',
    takes: '20 minutes',
    writes: 'src/games/bipartite/puzzles.json',
  },
  recall: {
    module: 'recall/index.ts',
    what: 'how often simulated learners solve missed puzzles when they come back',
    takes: 'seconds',
  },
  'review-proof': {
    module: 'reviewProof/index.ts',
    what: 'whether marks of reviews mean something: losses, agreement or contradictions',
    takes: 'hours; agreement half an hour',
  },
  words: {
    module: 'words/index.ts',
    what: 'whether what the app says about moves is true: hints, threats, questions and marks',
    takes: 'an hour; --whole a night; --games 2 a few minutes',
  },
  reviews: {
    module: 'words/read.ts',
    what: 'prints reviews of level 3 against level 5 as players see them, with both lines and the position, to be read',
    takes: 'a minute for each game of four',
  },
  quiet: {
    module: 'words/quiet.ts',
    what: 'how many hints say only that nothing is in danger, in the same positions each time',
    takes: '3 minutes, with --deep 10',
  },
  followed: {
    module: 'words/followed.ts',
    what: 'how often the review marks a move that a hint named',
    takes: 'a minute a game with --games 1',
  },
  fuzz: {
    module: 'attacks/fuzz.ts',
    what: 'made-up links, texts, backups, addresses, protocol lines, rows and messages: which break a reader',
    takes: 'an hour for a million',
    writes: 'tests/fuzz/found.json with --keep',
  },
  healing: {
    module: 'attacks/healing.ts',
    what: 'damages each stored file of the app in five ways, and looks for a screen that is a dead end',
    takes: 'half an hour an engine',
  },
  kills: {
    module: 'attacks/kills.ts',
    what: 'kills browsers in play, restoring, importing, upgrading and updating, and looks for losses',
    takes: 'a second a kill, ten for an update',
  },
  boards: {
    module: 'pictures/boards.ts',
    what: 'pictures of every board, theme and way of seeing',
    takes: '1 minute',
    writes: '.screenshots/boards',
  },
  pieces: {
    module: 'pictures/pieces.ts',
    what: 'every piece of each set at the sizes of real boards',
    takes: 'seconds',
    writes: '.screenshots/pieces*.png',
  },
  icons: {
    module: 'pictures/icons.ts',
    what: "the app's icons, drawn from the artwork",
    takes: 'seconds',
    writes: 'public/*.svg, *.png',
  },
  screens: {
    module: 'pictures/screens.ts',
    what: 'pictures of manifest and README; --review: every screen at seven sizes; --sheets: all of them on a few sheets',
    takes: '2 minutes, --sheets 5, --review 20',
    writes: 'public/screenshots, .screenshots',
  },
};

/** Differences between two words, counted as letters to put in, leave out or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}

/** Entries whose name somebody may have meant, the most like it first. */
export function nearNames(wanted: string): string[] {
  const isNear = (name: string) =>
    name.includes(wanted) || wanted.includes(name) || distance(name, wanted) <= 2;
  return Object.keys(LAB_ENTRIES)
    .filter(isNear)
    .sort((a, b) => distance(a, wanted) - distance(b, wanted));
}
