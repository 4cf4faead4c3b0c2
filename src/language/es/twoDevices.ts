// Two devices that are connected: moving everything from one to the other, and playing side by side.
import type { Texts } from '../textsType';

export const texts: Texts<'twoDevices'> = {
  backToCode: 'Volver al código',
  scanAnswer: 'Escanear su respuesta',
  linkCopied: 'Enlace copiado.',
  copyByHand: 'Copia el enlace a mano, por favor.',
  copyLink: 'Copiar como enlace',
  link: 'Enlace',
  sameNetwork:
    'Los dos dispositivos deben estar en la misma wifi, o uno conectado al punto de acceso del otro. Nada pasa por un servidor.',
  orPaste: 'O pega su enlace',
  useLink: 'Usar este enlace',
  unusableLink: (reason) => `Esto no se puede usar: ${reason}.`,
  scanShownNow: 'Escanea el código que muestra ahora el otro dispositivo.',
  preparing: 'Preparando…',
  connecting: 'Conectando…',
  cancel: 'Cancelar',
  close: 'Cerrar',
  done: 'Listo',
  tryAgain: 'Reintentar',

  cannotConnect: 'Este navegador no puede conectar dos dispositivos directamente.',
  noNetwork:
    'Este dispositivo no está en ninguna red. Pon los dos dispositivos en la misma wifi, o conecta uno al punto de acceso del otro.',
  notConnected:
    'Los dispositivos no han podido conectarse. Algunas redes, como las wifi para invitados, los separan. Conecta un dispositivo al punto de acceso del otro e inténtalo de nuevo.',
  unusable: (reason) => `Lo que envió el otro dispositivo no se puede usar: ${reason}.`,
  wentWrong: (reason) => `Algo ha ido mal: ${reason}.`,

  moveAway: 'Pasar todo a otro dispositivo',
  sent: 'Enviado',
  notMoved: 'No se ha pasado',
  sending: 'Enviando…',
  thisSends:
    'Este dispositivo envía. En el otro, elige Ajustes y luego Traer todo aquí, y escanea este código.',
  otherHasAll:
    'El otro dispositivo ya lo tiene todo. Mira allí: pregunta antes de cambiar nada. Este dispositivo conserva sus partidas.',
  restoreInstead:
    'Siempre puedes hacer una copia de seguridad aquí y restaurar ese archivo en el otro dispositivo.',
  sendingBroke:
    'La conexión se cortó antes de que el otro dispositivo confirmara todo. Ese dispositivo no cambia nada sin preguntar.',
  sendingCancelled: 'Cancelado. En el otro dispositivo no se ha cambiado nada.',
  tooLarge: (size, most) =>
    `En total son ${size}, más de los ${most} que se pueden pasar directamente.`,

  moveHere: 'Traer todo aquí',
  receiving: 'Recibiendo…',
  thisReceives:
    'Este dispositivo recibe. En el otro, elige Ajustes y luego Pasar todo a otro dispositivo, y escanea aquí su código.',
  scanThisToReceive:
    'Este dispositivo recibe. Ahora escanea este código con el otro. Si aquel dice que no pudo conectar, cancela aquí y empieza de nuevo en los dos.',
  unchangedHere: 'En este dispositivo no se ha cambiado nada.',
  beginAgain:
    'Empieza de nuevo en los dos dispositivos. O haz una copia de seguridad en el otro y restaura ese archivo aquí, en Ajustes.',
  scanAgain: 'Escanear de nuevo',
  receivingBroke: 'La conexión se cortó antes de que llegara todo.',
  receivingCancelled: 'Cancelado.',
  receivedFile: 'Lo que envió el otro dispositivo',

  playNearby: 'Dispositivo cercano',
  notPlaying: 'Sin conexión',
  chooseScan: 'En el otro dispositivo, elige Abrir una partida y luego Escanear un código.',
  scanShown: 'Escanea el código que muestra el otro dispositivo.',
  scanThisToPlay:
    'Ahora escanea este código con el otro dispositivo. Si aquel dice que no pudo conectar, empieza de nuevo en los dos.',
  waitingForGame: 'Ya hay conexión. Esperando la partida…',
  playOtherwise: 'Puedes seguir jugando por mensaje o con códigos. No se pierde nada.',
  scanItsCode: 'Mejor escanear su código',
  playBroke: 'La conexión se cortó.',
};
