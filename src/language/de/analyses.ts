// Analyses in lists, on Home and in History.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const analyses = (count: number): string => counted(count, 'Analyse', 'Analysen');

export const texts: Texts<'analyses'> = {
  analysis: 'Analyse',
  untitled: 'Analyse ohne Titel',
  analyse: 'Analysieren',
  new: 'Neue Analyse',
  first: 'Eine Stellung analysieren',
  what: 'Versuche Züge für beide Seiten, mit Hilfe der Engine.',
  all: 'Alle Analysen',

  list: 'Analysen',
  begin: 'Neue Analyse …',
  none: 'Noch keine Analysen. Analysiere eine Partie über ihr Menü, oder beginne mit einer beliebigen Stellung.',
  unreadable: (reason) => `Die Analysen ließen sich nicht lesen: ${reason}`,
  game: 'Spiel',
  allGames: 'Alle Spiele',
  found: analyses,
  foundOf: (count, all) => `${count} von ${analyses(all)}`,
};
