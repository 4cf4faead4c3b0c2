// Restoring a backup.
import type { Texts } from '../textsType';
import { counted } from './numbers';

export const texts: Texts<'restore'> = {
  cancel: 'Annulla',
  close: 'Chiudi',
  done: 'Fatto',
  restore: 'Ripristina',
  title: 'Ripristina un backup',
  notRestored: 'Non ripristinato',
  restored: 'Ripristinato',
  reading: 'Leggo…',
  restoring: 'Ripristino…',
  cancelled: 'Annullato. Non è cambiato niente.',
  nothingChanged: 'Non è cambiato niente.',
  noGames: 'In questo backup non ci sono partite.',
  fates: {
    new: 'solo nel backup, da aggiungere qui',
    newerInFile: 'con più mosse nel backup: vale la versione del backup',
    newerHere: 'con più mosse qui: vale la versione che hai',
    both: 'con differenze tra qui e il backup: restano entrambe le versioni',
    identical: 'senza differenze',
    unreadable: 'da mettere da parte con il motivo: lettura impossibile',
  },
  lessons: (count) => counted(count, 'lezione', 'lezioni'),
  lessonsFate: 'con esercizi fatti solo nel backup',
  tries: (count) => counted(count, 'tentativo', 'tentativi'),
  triesFate: 'in problemi ed esercizi, solo nel backup',
  asideFate: 'già da parte nel backup: lettura impossibile',
};
