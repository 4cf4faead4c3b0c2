// Restoring a backup.
import type { Texts } from '../textsType';
import { counted } from './numbers';

export const texts: Texts<'restore'> = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  done: 'Fertig',
  restore: 'Wiederherstellen',
  title: 'Sicherung wiederherstellen',
  notRestored: 'Nicht wiederhergestellt',
  restored: 'Wiederhergestellt',
  reading: 'Liest …',
  restoring: 'Stellt wieder her …',
  cancelled: 'Abgebrochen. Nichts wurde geändert.',
  nothingChanged: 'Nichts wurde geändert.',
  noGames: 'Diese Sicherung enthält keine Partien.',
  fates: {
    new: 'neu hier',
    newerInFile: 'in der Sicherung länger: Stand hier wird ersetzt',
    newerHere: 'hier länger: hier ändert sich nichts',
    both: 'hier und in der Sicherung verschieden: beides bleibt',
    identical: 'in beiden gleich',
    unreadable: 'unlesbar: beiseitegelegt, mit dem Grund',
  },
  lessons: (count) => counted(count, 'Lektion', 'Lektionen'),
  lessonsFate: 'nur in der Sicherung geschafft',
  tries: (count) => counted(count, 'Versuch', 'Versuche'),
  triesFate: 'bei Aufgaben und Übungen, nur in der Sicherung',
  asideFate: 'schon in der Sicherung als unlesbar beiseitegelegt',
};
