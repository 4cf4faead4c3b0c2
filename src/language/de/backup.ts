// Backing up, from settings and wherever something could not be saved.
import type { Texts } from '../textsType';

export const texts: Texts<'backup'> = {
  backUp: 'Sichern',
  backingUp: 'Sichert …',
  cancel: 'Abbrechen',
  made: (file) => `${file} liegt in deinen Downloads: Bewahre die Datei gut auf.`,
  madeWithoutReviews: (file) =>
    `${file} liegt in deinen Downloads: Bewahre die Datei gut auf. Auswertungen sind nicht dabei: Du kannst sie neu erstellen.`,
  mayLackGames:
    'Es können Partien fehlen, die auf diesem Gerät liegen: Sie lassen sich gerade nicht lesen.',
  cancelled: 'Die Sicherung wurde abgebrochen.',
  notMade: (reason) => `Die Sicherung war nicht möglich: ${reason}`,
};
