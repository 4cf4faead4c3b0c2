// Credits and licences, what the app promises, and diagnostics.
import type { Texts } from '../textsType';

export const texts: Texts<'about'> = {
  title: 'Créditos y licencias',
  games: 'Los juegos',
  app: 'La aplicación',
  version: (version, date, commit) =>
    `Fortyone ${version}${date === null ? '' : `, del ${date}`}${commit === null ? '' : ` (${commit})`}`,
  privacy:
    'El código, las piezas, los tableros y los sonidos se hicieron para esta aplicación y tienen la licencia MIT. No hay cuentas ni seguimiento, y la aplicación solo contacta con el servidor del que vino. Lo que juegas se queda en este dispositivo hasta que lo compartas, guardes una copia en una carpeta o pases todo a otro dispositivo. Un enlace o código que envías contiene la partida entera y los nombres de quienes juegan. La cámara solo está encendida mientras escaneas un código, y sus imágenes no se guardan.',
  nearby:
    'Cuando pasas todo a otro dispositivo o juegas con alguien cerca, dos códigos comunican a cada dispositivo la dirección del otro en tu red. Todas las partidas, los nombres y los ajustes, o solo la partida que juegas, van entonces directamente al otro dispositivo. Todo va cifrado y sin servidor de por medio.',
  worst:
    'Lo peor que puede pasar: el navegador borra este sitio o el dispositivo se estropea. Entonces se pierden todas las partidas desde tu última copia de seguridad. Salvo en ese caso, cada jugada se guarda antes de responderla, y la aplicación avisa cuando no puede guardar.',
  others: 'Código de otros autores',
  diagnosticsIntroduction:
    '¿Algo ha ido mal? Copia el diagnóstico en tu informe: versión, navegador, almacenamiento y fallos recientes. No contiene nada que hayas escrito.',
  copyDiagnostics: 'Copiar el diagnóstico',
  diagnostics: 'Diagnóstico',
  copied: 'Diagnóstico copiado.',
  notCopied: 'Este navegador no deja que la aplicación copie. Cópialo a mano, por favor.',
};
