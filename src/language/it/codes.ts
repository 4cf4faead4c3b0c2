// Codes that a camera reads: shown, and scanned.
import type { Texts } from '../textsType';

export const texts: Texts<'codes'> = {
  pointCamera:
    'Inquadralo con la fotocamera dell’altro dispositivo. Oppure apri lì Fortyone e scegli Apri una partita, poi Scansiona un codice.',
  holdCamera:
    'Sull’altro dispositivo apri Fortyone, scegli Apri una partita, poi Scansiona un codice. Tienilo fermo finché non li ha visti tutti.',
  codeOf: (number, count) => `Codice ${number} di ${count}`,
  pause: 'Pausa',
  resume: 'Riprendi',
  next: 'Avanti',

  scan: 'Scansiona un codice',
  holdCode: 'Tieni il codice davanti alla fotocamera.',
  codesRead: (read, count) => `Codici letti: ${read} di ${count}.`,
  unusableCode: (reason) => `Questo codice non si può aprire: ${reason}.`,
  noCodeInPhoto: 'In questa foto non c’è nessun codice. Provane una più nitida.',
  noPhoto: 'Questo file non è un’immagine che si possa leggere.',
  choosePhoto: 'Scegli una foto',
  photo: 'Foto di un codice',
  nothingKept: 'Le immagini restano su questo dispositivo, e nessuna viene conservata.',
  whatCameraSees: 'Ciò che vede la fotocamera',
  cameraNotAllowed:
    'Qui la fotocamera non è permessa. Consentila nelle impostazioni del browser, o scegli una foto del codice.',
  noCamera: 'Qui non c’è una fotocamera. Scegli invece una foto del codice.',
  cameraNotStarted: 'Impossibile avviare la fotocamera. Scegli invece una foto del codice.',
};
