// What the device’s storage does and does not do, from the first moment on.
import type { Texts } from '../../textsType';

const keptWhileOpen = 'Le partite restano solo finché questa pagina è aperta.';

export const texts: Texts<'storage'> = {
  keptWhileOpen,
  blocked: `In un’altra scheda è aperta una versione più vecchia dell’app: chiudila e ricarica questa pagina. ${keptWhileOpen}`,
  deleted:
    'Le tue partite sono state eliminate fuori dall’app, dal browser o in un’altra scheda. Ciò che questa pagina aveva ancora è di nuovo salvato. Per sicurezza fai un backup.',
  deletedUnsaved:
    'Le tue partite sono state eliminate fuori dall’app, dal browser o in un’altra scheda. Ora non si può salvare di nuovo ciò che questa pagina ha ancora. Tienila aperta e fai un backup.',
  waiting:
    'La memoria di questo dispositivo non risponde. Le partite restano in questa pagina, e si salvano appena risponde.',
  notSavedYet:
    'La memoria di questo dispositivo non risponde. Ciò che giochi si salva appena risponde: tieni aperta questa pagina.',
  newer: `Le partite su questo dispositivo sono di una versione più recente dell’app: ricarica per aggiornare. ${keptWhileOpen}`,
  takenOver:
    'In un’altra scheda è aperta una versione più recente dell’app. Ricarica questa pagina per continuare a salvare.',
  notAllowed: (reason) => `Il browser non permette all’app di salvare: ${reason}. ${keptWhileOpen}`,

  isFull: 'la memoria di questo dispositivo è piena',
  doesNotAnswer: 'la memoria di questo dispositivo non risponde',
  openElsewhere: 'l’app è aperta in un’altra scheda: chiudila e riprova',
  losesWrites: 'la memoria non conserva ciò che vi si scrive',

  wasDeleted: {
    game: 'Questa partita è stata eliminata in un’altra scheda.',
    analysis: 'Questa analisi è stata eliminata in un’altra scheda.',
  },
  wentOn: {
    game: 'Questa partita è andata avanti in un’altra scheda.',
    analysis: 'Questa analisi è andata avanti in un’altra scheda.',
  },
  notDeleted: {
    game: 'Questa partita è andata avanti in un’altra scheda, e non è stata eliminata.',
    analysis: 'Questa analisi è andata avanti in un’altra scheda, e non è stata eliminata.',
  },
  notRestored:
    'Intanto una partita o un’analisi è andata avanti in un’altra scheda. Non è stato ripristinato niente.',

  folder: {
    notAllowed: 'Il browser vuole di nuovo il tuo permesso.',
    isGone: 'La cartella non c’è più.',
    inUse: 'Un altro programma sta usando il file.',
    isFull: 'Non c’è abbastanza spazio.',
  },
};
