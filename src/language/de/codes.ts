// Codes that a camera reads: shown, and scanned.
import type { Texts } from '../textsType';

export const texts: Texts<'codes'> = {
  pointCamera:
    'Richte die Kamera des anderen Geräts darauf. Oder öffne dort Fortyone und wähle „Partie öffnen“, dann „Code scannen“.',
  holdCamera:
    'Öffne auf dem anderen Gerät Fortyone, wähle „Partie öffnen“, dann „Code scannen“. Halte es still, bis es alle Codes gesehen hat.',
  codeOf: (number, count) => `Code ${number} von ${count}`,
  pause: 'Pause',
  resume: 'Weiter',
  next: 'Nächster',

  scan: 'Code scannen',
  holdCode: 'Halte den Code vor die Kamera.',
  codesRead: (read, count) => `${read} von ${count} Codes gelesen.`,
  unusableCode: (reason) => `Dieser Code lässt sich nicht öffnen: ${reason}.`,
  noCodeInPhoto: 'Auf diesem Foto ist kein Code zu finden. Versuch es mit einem schärferen.',
  noPhoto: 'Diese Datei ist kein lesbares Bild.',
  choosePhoto: 'Foto wählen',
  photo: 'Foto eines Codes',
  nothingKept: 'Bilder bleiben auf diesem Gerät; keines wird aufbewahrt.',
  whatCameraSees: 'Was die Kamera sieht',
  cameraNotAllowed:
    'Die Kamera ist hier nicht erlaubt. Erlaube sie in den Einstellungen des Browsers oder wähle ein Foto des Codes.',
  noCamera: 'Hier gibt es keine Kamera. Wähle stattdessen ein Foto des Codes.',
  cameraNotStarted: 'Die Kamera ließ sich nicht starten. Wähle stattdessen ein Foto des Codes.',
};
