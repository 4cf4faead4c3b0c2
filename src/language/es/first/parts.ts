// Parts that any screen may have: sheets, lists with a menu for each item, choices; and what stands in place of code that is missing.
import type { Texts } from '../../textsType';

export const texts: Texts<'parts'> = {
  close: 'Cerrar',
  save: 'Guardar',
  ok: 'OK',
  unavailable: (choice, reason) => `${choice}, no disponible. ${reason}.`,

  pinned: ', siempre arriba',
  manage: (title, detail) => `Renombrar, fijar o eliminar ${title}, ${detail}`,

  missing: 'En este dispositivo falta una parte de la aplicación.',
  notLoaded: 'No se pudo cargar esta pantalla',
  onceOnline:
    'En este dispositivo falta una parte de la aplicación. Conéctate una vez a internet para descargarla. Tus partidas están a salvo.',
  tryAgain: 'Reintentar',
  home: 'Inicio',
  newVersion: 'Hay una versión nueva',
  saveFirst: 'Vuelve primero a la partida que aún no se ha guardado.',
  updateToContinue: 'Actualiza para continuar. Tus partidas están a salvo.',
  update: 'Actualizar',
};
