// Analyses in lists, on Home and in History.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const analyses = (count: number): string => counted(count, 'analyse', 'analyses');

export const texts: Texts<'analyses'> = {
  analysis: 'Analyse',
  untitled: 'Analyse sans titre',
  analyse: 'Analyser',
  new: 'Nouvelle analyse',
  first: 'Analyser une position',
  what: 'Essaie des coups des deux côtés, avec l’aide du moteur.',
  all: 'Toutes les analyses',

  list: 'Analyses',
  begin: 'Nouvelle analyse…',
  none: 'Aucune analyse pour l’instant. Analyse une partie depuis son menu, ou pars de n’importe quelle position.',
  unreadable: (reason) => `Impossible de lire les analyses : ${reason}`,
  game: 'Jeu',
  allGames: 'Tous les jeux',
  found: analyses,
  foundOf: (count, all) => `${count} sur ${analyses(all)}`,
};
