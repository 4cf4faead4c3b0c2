// Backing up, from settings and wherever something could not be saved.
import type { Texts } from '../textsType';

export const texts: Texts<'backup'> = {
  backUp: 'Fai un backup',
  backingUp: 'Backup in corso…',
  cancel: 'Annulla',
  made: (file) => `${file} è nei tuoi download: tienilo in un posto sicuro.`,
  madeWithoutReviews: (file) =>
    `${file} è nei tuoi download: tienilo in un posto sicuro. Le revisioni mancano: puoi rifarle.`,
  mayLackGames: 'Possono mancare partite di questo dispositivo: ora non si possono leggere.',
  cancelled: 'Il backup è stato annullato.',
  notMade: (reason) => `Impossibile fare il backup: ${reason}`,
};
