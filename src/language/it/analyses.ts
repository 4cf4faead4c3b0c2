// Analyses in lists, on Home and in History.
import type { Texts } from '../textsType';

const analyses = (count: number): string => `${count} analisi`;

export const texts: Texts<'analyses'> = {
  analysis: 'Analisi',
  untitled: 'Analisi senza titolo',
  analyse: 'Analizza',
  new: 'Nuova analisi',
  first: 'Analizza una posizione',
  what: 'Prova mosse per entrambi con l’aiuto del motore.',
  all: 'Tutte le analisi',

  list: 'Analisi',
  begin: 'Nuova analisi…',
  none: 'Ancora nessuna analisi. Analizza una partita dal suo menu, o parti da una posizione qualsiasi.',
  unreadable: (reason) => `Impossibile leggere le analisi: ${reason}`,
  game: 'Gioco',
  allGames: 'Tutti i giochi',
  found: analyses,
  foundOf: (count, all) => `${count} di ${analyses(all)}`,
};
