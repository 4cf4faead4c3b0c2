// Backing up, from settings and wherever something could not be saved.
import type { Texts } from '../textsType';

export const texts: Texts<'backup'> = {
  backUp: 'Hacer copia',
  backingUp: 'Haciendo la copia…',
  cancel: 'Cancelar',
  made: (file) => `${file} está en tus descargas: guárdalo en un lugar seguro.`,
  madeWithoutReviews: (file) =>
    `${file} está en tus descargas: guárdalo en un lugar seguro. No incluye las revisiones: puedes hacerlas de nuevo.`,
  mayLackGames: 'Pueden faltar partidas de este dispositivo: ahora no se pueden leer.',
  cancelled: 'Se canceló la copia de seguridad.',
  notMade: (reason) => `No se pudo hacer la copia de seguridad: ${reason}`,
};
