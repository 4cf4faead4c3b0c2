// Messages on Home about the app itself: installing it, keeping its games, new versions, and what of the storage cannot be read.
import type { Texts } from '../../textsType';

export const texts: Texts<'messages'> = {
  install: 'Installa Fortyone',
  installWhy: 'Si apre dalla schermata Home del telefono, a schermo intero.',
  tapShare: 'Tocca Condividi nella barra del browser.',
  addToHomeScreen: 'Scegli Aggiungi alla schermata Home, poi Aggiungi.',
  safariDeletes:
    'Safari può eliminare i dati di un sito dopo sette giorni senza visite. Un’app installata tiene le sue partite.',
  bringGames:
    'L’app installata comincia senza partite. Per portarle con te, prima fai un backup in Impostazioni e poi ripristinalo lì.',
  installNow: 'Installa',
  notNow: 'Non ora',
  installLater: 'Puoi installare l’app anche più tardi, dalle Impostazioni.',

  keepGames: 'Tieni le tue partite',
  areKept: 'Ora il browser tiene le tue partite, anche quando c’è poco spazio.',
  noPromise: 'Il browser non l’ha promesso. Con un backup le tue partite sono al sicuro.',
  mayDelete:
    'Se c’è poco spazio, il browser può eliminare le tue partite. Una finestra privata le elimina quando si chiude.',
  protect: 'Proteggi le partite',
  keepLater: 'Puoi farlo anche più tardi, nelle Impostazioni.',
  ok: 'OK',

  // The news is in English, so it is left out.
  newVersion: (news) =>
    news === '' ? 'È pronta una nuova versione.' : `È pronta una nuova versione. ${news}`,
  later: 'Più tardi',
  update: 'Aggiorna',
  offlineReady: 'Ora funziona anche offline.',

  setAside: (what) => `Impossibile leggere ${what}. Tutto resta da parte: non va perso niente.`,
  fromNewer: (what) =>
    `Da una versione più recente: ${what}. Resta tutto com’è; per aprire, aggiorna l’app.`,
  exportToFile: 'Esporta in un file',
  clear: 'Togli dal dispositivo',
};
