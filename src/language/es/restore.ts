// Restoring a backup.
import type { Texts } from '../textsType';
import { counted } from './numbers';

export const texts: Texts<'restore'> = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  done: 'Listo',
  restore: 'Restaurar',
  title: 'Restaurar una copia',
  notRestored: 'Sin restaurar',
  restored: 'Copia restaurada',
  reading: 'Leyendo…',
  restoring: 'Restaurando…',
  cancelled: 'Cancelado. No se ha cambiado nada.',
  nothingChanged: 'No se ha cambiado nada.',
  noGames: 'Esta copia no tiene partidas.',
  fates: {
    new: 'que aún no tienes aquí',
    newerInFile: 'con más jugadas en la copia: se usa la copia',
    newerHere: 'con más jugadas aquí: sin cambios',
    both: 'con diferencias entre lo de aquí y la copia: se conserva todo',
    identical: 'sin diferencias con la copia',
    unreadable: 'con contenido ilegible: queda aparte, con el motivo',
  },
  lessons: (count) => counted(count, 'lección hecha', 'lecciones hechas'),
  lessonsFate: 'solo en la copia',
  tries: (count) => counted(count, 'intento', 'intentos'),
  triesFate: 'de problemas y ejercicios, solo en la copia',
  asideFate: 'ya aparte en la copia, con contenido ilegible',
};
