// Two devices that are connected: moving everything from one to the other, and playing side by side.
import type { Texts } from '../textsType';

export const texts: Texts<'twoDevices'> = {
  backToCode: 'Torna al codice',
  scanAnswer: 'Scansiona la risposta',
  linkCopied: 'Link copiato.',
  copyByHand: 'Copia il link a mano.',
  copyLink: 'Copia come link',
  link: 'Link',
  sameNetwork:
    'I due dispositivi devono essere sullo stesso Wi-Fi, o uno sull’hotspot dell’altro. Niente passa da un server.',
  orPaste: 'Oppure incolla il suo link',
  useLink: 'Usa questo link',
  unusableLink: (reason) => `Questo non si può usare: ${reason}.`,
  scanShownNow: 'Scansiona il codice che l’altro dispositivo mostra adesso.',
  preparing: 'Preparo…',
  connecting: 'Collegamento…',
  cancel: 'Annulla',
  close: 'Chiudi',
  done: 'Fatto',
  tryAgain: 'Riprova',

  cannotConnect: 'Questo browser non può collegare direttamente due dispositivi.',
  noNetwork:
    'Questo dispositivo non è in nessuna rete. Metti i due dispositivi sullo stesso Wi-Fi, o uno sull’hotspot dell’altro.',
  notConnected:
    'I dispositivi non sono riusciti a collegarsi. Alcune reti, come i Wi-Fi per ospiti, tengono separati i dispositivi. Mettine uno sull’hotspot dell’altro e riprova.',
  unusable: (reason) => `Ciò che ha inviato l’altro dispositivo non si può usare: ${reason}.`,
  wentWrong: (reason) => `Qualcosa è andato storto: ${reason}.`,

  moveAway: 'Sposta tutto su un altro dispositivo',
  sent: 'Inviato',
  notMoved: 'Non spostato',
  sending: 'Invio…',
  thisSends:
    'Questo dispositivo invia. Sull’altro scegli Impostazioni, poi Sposta tutto qui, e scansiona questo codice.',
  otherHasAll:
    'L’altro dispositivo ha tutto. Guarda lì: chiede prima di cambiare qualcosa. Questo dispositivo conserva le sue partite.',
  restoreInstead: 'Puoi sempre fare un backup qui e ripristinare quel file sull’altro dispositivo.',
  sendingBroke:
    'Il collegamento si è interrotto prima che l’altro dispositivo confermasse tutto. Quel dispositivo non cambia niente senza chiedere.',
  sendingCancelled: 'Annullato. Sull’altro dispositivo non è cambiato niente.',
  tooLarge: (size, most) =>
    `In tutto sono ${size}, più di quanto si può spostare direttamente (${most}).`,

  moveHere: 'Sposta tutto qui',
  receiving: 'Ricezione…',
  thisReceives:
    'Questo dispositivo riceve. Sull’altro scegli Impostazioni, poi Sposta tutto su un altro dispositivo, e scansiona qui il suo codice.',
  scanThisToReceive:
    'Questo dispositivo riceve. Ora scansiona questo codice con l’altro dispositivo. Se l’altro dice che non è riuscito a collegarsi, annulla qui e ricomincia su entrambi.',
  unchangedHere: 'Su questo dispositivo non è cambiato niente.',
  beginAgain:
    'Ricomincia su entrambi i dispositivi. Oppure fai un backup sull’altro e ripristina qui quel file, nelle Impostazioni.',
  scanAgain: 'Scansiona di nuovo',
  receivingBroke: 'Il collegamento si è interrotto prima che arrivasse tutto.',
  receivingCancelled: 'Annullato.',
  receivedFile: 'Ciò che ha inviato l’altro dispositivo',

  playNearby: 'Gioca qui vicino',
  notPlaying: 'Non collegato',
  chooseScan: 'Sull’altro dispositivo scegli Apri una partita, poi Scansiona un codice.',
  scanShown: 'Scansiona il codice che mostra l’altro dispositivo.',
  scanThisToPlay:
    'Ora scansiona questo codice con l’altro dispositivo. Se l’altro dice che non è riuscito a collegarsi, ricominciate su entrambi.',
  waitingForGame: 'Collegato. Aspetto la partita…',
  playOtherwise: 'Potete continuare via messaggio o con i codici. Non va perso niente.',
  scanItsCode: 'Scansiona invece il suo codice',
  playBroke: 'Il collegamento si è interrotto.',
};
