// Names that players give to games, analyses and rules; pinning and deleting what is listed.
import type { Texts } from '../textsType';

export const texts: Texts<'naming'> = {
  review: 'Revisione',
  rename: 'Rinomina',
  unpin: 'Non fissare più',
  pin: 'Fissa in alto',
  delete: 'Elimina',
  title: 'Titolo',
  titleHint: 'Lascia vuoto per usare il nome del gioco.',
  deleted: (title) => `Hai eliminato ${title}.`,
  severalDeleted: {
    games: (count) => `${count} partite eliminate.`,
    analyses: (count) => `${count} analisi eliminate.`,
  },
  undo: 'Annulla',
  ok: 'OK',

  enterName: 'Scrivi un nome.',
  nameTaken: 'Questo nome è già usato.',
  tooManyNames: (most) => `Hai ${most} mix, il massimo che puoi salvare. Prima eliminane uno.`,
};
