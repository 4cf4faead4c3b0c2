// Credits and licences, what the app promises, and diagnostics.
import type { Texts } from '../textsType';

export const texts: Texts<'about'> = {
  title: 'Riconoscimenti e licenze',
  games: 'I giochi',
  app: 'L’app',
  version: (version, date, commit) =>
    `Fortyone ${version}${date === null ? '' : `, ${date}`}${commit === null ? '' : ` (${commit})`}`,
  privacy:
    'Codice, pezzi, scacchiere e suoni sono stati fatti per questa app e hanno la licenza MIT. L’app non ha account né tracciamento, e contatta solo il server da cui è arrivata. Ciò che giochi resta su questo dispositivo finché non lo condividi, non ne tieni una copia in una cartella o non sposti tutto su un altro dispositivo. Un link o un codice che invii contiene tutta la partita e i nomi di chi gioca. La fotocamera è accesa solo mentre scansioni un codice, e le sue immagini non vengono conservate.',
  nearby:
    'Quando sposti tutto o giochi qui vicino, due codici dicono ai dispositivi i rispettivi indirizzi nella tua rete. Tutte le partite, i nomi e le impostazioni, o solo la partita che giochi, vanno allora direttamente all’altro dispositivo. Tutto è cifrato, senza server in mezzo.',
  worst:
    'Il peggio che può succedere: il browser cancella i dati di questo sito, o il dispositivo si rompe. Allora tutte le partite dopo il tuo ultimo backup sono perse. A parte questo, ogni mossa viene salvata prima della risposta, e l’app avverte quando non può salvare.',
  others: 'Codice di altri',
  diagnosticsIntroduction:
    'Qualcosa è andato storto? Copia la diagnostica nella tua segnalazione: versione, browser, memoria ed errori recenti. Non contiene niente di ciò che hai scritto.',
  copyDiagnostics: 'Copia la diagnostica',
  diagnostics: 'Diagnostica',
  copied: 'Diagnostica copiata.',
  notCopied: 'Questo browser non permette all’app di copiare. Copia a mano.',
};
