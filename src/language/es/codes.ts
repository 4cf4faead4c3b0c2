// Codes that a camera reads: shown, and scanned.
import type { Texts } from '../textsType';

export const texts: Texts<'codes'> = {
  pointCamera:
    'Apunta hacia él con la cámara del otro dispositivo. O abre Fortyone allí y elige Abrir una partida y luego Escanear un código.',
  holdCamera:
    'En el otro dispositivo, abre Fortyone y elige Abrir una partida y luego Escanear un código. Mantenlo delante hasta que los haya visto todos.',
  codeOf: (number, count) => `Código ${number} de ${count}`,
  pause: 'Pausa',
  resume: 'Seguir',
  next: 'Siguiente',

  scan: 'Escanear un código',
  holdCode: 'Pon el código delante de la cámara.',
  codesRead: (read, count) => `${read} de ${count} códigos leídos.`,
  unusableCode: (reason) => `Ese código no se puede abrir: ${reason}.`,
  noCodeInPhoto: 'No hay ningún código en esta foto. Prueba con una más nítida.',
  noPhoto: 'Este archivo no es una imagen que se pueda leer.',
  choosePhoto: 'Elegir una foto',
  photo: 'Foto de un código',
  nothingKept: 'Las imágenes se quedan en este dispositivo; no se guarda ninguna.',
  whatCameraSees: 'Lo que ve la cámara',
  cameraNotAllowed:
    'Aquí no hay permiso para la cámara. Dalo en los ajustes del navegador, o elige una foto del código.',
  noCamera: 'Aquí no hay cámara. Elige una foto del código.',
  cameraNotStarted: 'No se pudo encender la cámara. Elige una foto del código.',
};
