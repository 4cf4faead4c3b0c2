// Analyses in lists, on Home and in History.
import { counted } from './numbers';

const analyses = (count: number): string => counted(count, 'analysis', 'analyses');

export const texts = {
  analysis: 'Analysis',
  untitled: 'Untitled analysis',
  analyse: 'Analyse',
  new: 'New analysis',
  first: 'Analyse a position',
  what: 'Try moves for both sides with the engine’s help.',
  all: 'All analyses',

  list: 'Analyses',
  begin: 'New analysis…',
  none: 'No analyses yet. Analyse a game from its menu, or start from any position.',
  unreadable: (reason: string) => `The analyses could not be read: ${reason}`,
  game: 'Game',
  allGames: 'All games',
  found: analyses,
  foundOf: (count: number, all: number) => `${count} of ${analyses(all)}`,
};
