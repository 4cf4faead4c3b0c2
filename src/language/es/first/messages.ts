// Messages on Home about the app itself: installing it, keeping its games, new versions, and what of the storage cannot be read.
import type { Texts } from '../../textsType';

export const texts: Texts<'messages'> = {
  install: 'Instalar Fortyone',
  installWhy: 'Se abre desde tu pantalla de inicio y ocupa toda la pantalla.',
  tapShare: 'Toca Compartir en la barra del navegador.',
  addToHomeScreen: 'Elige Añadir a pantalla de inicio y luego Añadir.',
  safariDeletes:
    'Safari puede borrar los datos de una web tras siete días sin visitarla. Una aplicación instalada conserva sus partidas.',
  bringGames:
    'La aplicación instalada empieza sin partidas. Para llevarte estas, haz antes una copia en Ajustes y restáurala allí.',
  installNow: 'Instalar',
  notNow: 'Ahora no',
  installLater: 'También puedes instalarla más tarde, desde Ajustes.',

  keepGames: 'Conserva tus partidas',
  areKept: 'Ahora tu navegador conserva tus partidas, aunque falte espacio.',
  noPromise: 'Tu navegador no garantiza nada. Una copia de seguridad conserva tus partidas.',
  mayDelete:
    'Tu navegador puede borrar tus partidas si falta espacio, y una ventana privada las borra al cerrarse.',
  protect: 'Proteger mis partidas',
  keepLater: 'También puedes hacerlo más tarde, en Ajustes.',
  ok: 'OK',

  newVersion: (news) => (news === '' ? 'Hay una versión nueva.' : `Hay una versión nueva. ${news}`),
  later: 'Luego',
  update: 'Actualizar',
  offlineReady: 'Ya puedes jugar sin conexión.',

  setAside: (what, count) =>
    count === 1
      ? `No se pudo leer ${what}. Queda aparte; no se pierde nada.`
      : `No se pudieron leer ${what}. Quedan aparte; no se pierde nada.`,
  fromNewer: (what, count) =>
    `${what} de una versión más nueva ${count === 1 ? 'se queda' : 'se quedan'} como ${count === 1 ? 'está' : 'están'}. Actualiza la aplicación para abrirlo todo.`,
  exportToFile: 'Exportar a un archivo',
  clear: 'Quitar de este dispositivo',
};
