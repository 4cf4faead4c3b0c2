// What the device’s storage does and does not do, from the first moment on.
import type { Texts } from '../../textsType';

const keptWhileOpen = 'Las partidas se conservan solo mientras esta página esté abierta.';

export const texts: Texts<'storage'> = {
  keptWhileOpen,
  blocked: `Otra pestaña usa una versión anterior de la aplicación: ciérrala y recarga esta página. ${keptWhileOpen}`,
  deleted:
    'Tus partidas se borraron fuera de la aplicación: lo hizo el navegador u otra pestaña. Lo que quedaba en esta página se ha guardado de nuevo. Haz una copia de seguridad.',
  deletedUnsaved:
    'Tus partidas se borraron fuera de la aplicación: lo hizo el navegador u otra pestaña. Lo que queda en esta página no se puede guardar ahora. Déjala abierta y haz una copia de seguridad.',
  waiting:
    'El almacenamiento de este dispositivo no responde. Las partidas siguen en esta página y se guardarán en cuanto responda.',
  notSavedYet:
    'El almacenamiento de este dispositivo no responde. Lo que juegues se guardará en cuanto responda: deja esta página abierta.',
  newer: `Una versión más nueva de la aplicación guardó las partidas de este dispositivo: recarga para actualizar. ${keptWhileOpen}`,
  takenOver:
    'En otra pestaña hay una versión más nueva de la aplicación. Recarga esta página para que se siga guardando.',
  notAllowed: (reason) =>
    `El navegador no deja que la aplicación guarde nada: ${reason}. ${keptWhileOpen}`,

  isFull: 'el almacenamiento de este dispositivo está lleno',
  doesNotAnswer: 'el almacenamiento de este dispositivo no responde',
  openElsewhere: 'la aplicación está abierta en otra pestaña; ciérrala e inténtalo de nuevo',
  losesWrites: 'el almacenamiento no conserva lo que se guarda en él',

  wasDeleted: {
    game: 'Esta partida se eliminó en otra pestaña.',
    analysis: 'Este análisis se eliminó en otra pestaña.',
  },
  wentOn: {
    game: 'Esta partida siguió en otra pestaña.',
    analysis: 'Este análisis siguió en otra pestaña.',
  },
  notDeleted: {
    game: 'Esta partida siguió en otra pestaña y no se ha eliminado.',
    analysis: 'Este análisis siguió en otra pestaña y no se ha eliminado.',
  },
  notRestored:
    'Mientras tanto, una partida o un análisis siguió en otra pestaña. No se ha restaurado nada.',

  folder: {
    notAllowed: 'Tu navegador necesita que vuelvas a dar permiso.',
    isGone: 'La carpeta ya no está.',
    inUse: 'Otro programa está usando el archivo.',
    isFull: 'No queda espacio suficiente.',
  },
};
