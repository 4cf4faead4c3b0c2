// Addresses of screens that open without a game, as a profile that knows nothing shows them: for tests that look at every screen.

/** After "#/". */
export const ADDRESSES: readonly string[] = [
  ...['', 'analyse', 'analysis/none', 'game/none', 'review/none'],
  ...['learn', 'learn/bridge41', 'learn/cuarenta', 'learn/bipartite', 'learn/fastlane'],
  ...['learn/bridges40', 'lessons/bipartite', 'lessons/cuarenta/first'],
  ...['new/bridge41', 'new/fastlane', 'set-up/cuarenta', 'draw', 'draw/fastlane'],
  ...['puzzles', 'puzzles/cuarenta', 'puzzles/bipartite/training', 'puzzles/bridge41/streak'],
  ...['history', 'statistics', 'mistakes', 'progress', 'progress/cuarenta'],
  ...['settings', 'about', 'open'],
];
