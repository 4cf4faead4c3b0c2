// Names that players give to games, analyses and rules; pinning and deleting what is listed.
import type { Texts } from '../textsType';

export const texts: Texts<'naming'> = {
  review: 'Revisar',
  rename: 'Renombrar',
  unpin: 'Desfijar',
  pin: 'Fijar arriba',
  delete: 'Eliminar',
  title: 'Título',
  titleHint: 'Déjalo vacío para usar el nombre del juego.',
  deleted: (title) => `Eliminado: ${title}.`,
  severalDeleted: {
    games: (count) => `${count} partidas eliminadas.`,
    analyses: (count) => `${count} análisis eliminados.`,
  },
  undo: 'Deshacer',
  ok: 'OK',

  enterName: 'Escribe un nombre.',
  nameTaken: 'Ese nombre ya existe.',
  tooManyNames: (most) =>
    `Tienes ${most} combinaciones, y no se pueden guardar más. Elimina una primero.`,
};
