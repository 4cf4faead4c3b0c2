// Names that players give to games, analyses and rules; pinning and deleting what is listed.
import type { Texts } from '../textsType';

export const texts: Texts<'naming'> = {
  review: 'Auswerten',
  rename: 'Umbenennen',
  unpin: 'Nicht mehr anheften',
  pin: 'Oben anheften',
  delete: 'Löschen',
  title: 'Titel',
  titleHint: 'Leer lassen für den Namen des Spiels.',
  deleted: (title) => `${title} gelöscht.`,
  severalDeleted: {
    games: (count) => `${count} Partien gelöscht.`,
    analyses: (count) => `${count} Analysen gelöscht.`,
  },
  undo: 'Rückgängig',
  ok: 'OK',

  enterName: 'Gib einen Namen ein.',
  nameTaken: 'Diesen Namen gibt es schon.',
  tooManyNames: (most) =>
    `Du hast ${most} Mixe, mehr lassen sich nicht speichern. Lösche erst einen.`,
};
