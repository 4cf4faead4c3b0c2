// The frame of a screen, and what takes the place of one that failed.
import type { Texts } from '../textsType';

export const texts: Texts<'screen'> = {
  back: 'Volver',

  notShown: 'No se pudo mostrar esta pantalla',
  wentWrong: (reason, isUnsaved) =>
    `Algo ha fallado en la aplicación: ${reason}. ${
      isUnsaved
        ? 'Haz una copia de seguridad antes de recargar: aquí hay una partida sin guardar.'
        : 'Tus partidas siguen en este dispositivo.'
    }`,
  home: 'Inicio',
  reload: 'Recargar la página',
  backUp: 'Hacer copia de todo',
};
