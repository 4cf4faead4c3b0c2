// Two devices that are connected: moving everything from one to the other, and playing side by side.
import type { Texts } from '../textsType';

export const texts: Texts<'twoDevices'> = {
  backToCode: 'Zurück zum Code',
  scanAnswer: 'Antwort scannen',
  linkCopied: 'Link kopiert.',
  copyByHand: 'Bitte kopiere den Link von Hand.',
  copyLink: 'Als Link kopieren',
  link: 'Link',
  sameNetwork:
    'Beide Geräte müssen im selben WLAN sein, oder eines im Hotspot des anderen. Nichts geht über einen Server.',
  orPaste: 'Oder seinen Link einfügen',
  useLink: 'Diesen Link benutzen',
  unusableLink: (reason) => `Damit geht es nicht: ${reason}.`,
  scanShownNow: 'Scanne den Code, den das andere Gerät jetzt zeigt.',
  preparing: 'Bereitet vor …',
  connecting: 'Verbindet …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  done: 'Fertig',
  tryAgain: 'Noch einmal',

  cannotConnect: 'Dieser Browser kann zwei Geräte nicht direkt verbinden.',
  noNetwork:
    'Dieses Gerät ist in keinem Netz. Bring beide Geräte ins selbe WLAN, oder eines in den Hotspot des anderen.',
  notConnected:
    'Die Geräte konnten sich nicht verbinden. Manche Netze, etwa Gäste-WLANs, trennen Geräte voneinander. Bring ein Gerät in den Hotspot des anderen und versuch es noch einmal.',
  unusable: (reason) => `Was das andere Gerät geschickt hat, ist nicht zu gebrauchen: ${reason}.`,
  wentWrong: (reason) => `Etwas ist schiefgegangen: ${reason}.`,

  moveAway: 'Alles auf ein anderes Gerät übertragen',
  sent: 'Gesendet',
  notMoved: 'Nicht übertragen',
  sending: 'Sendet …',
  thisSends:
    'Dieses Gerät sendet. Wähle auf dem anderen „Einstellungen“, dann „Alles hierher übertragen“, und scanne diesen Code.',
  otherHasAll:
    'Das andere Gerät hat alles. Schau dort nach: Es fragt, bevor es etwas ändert. Dieses Gerät behält seine Partien.',
  restoreInstead:
    'Du kannst jederzeit hier sichern und die Datei auf dem anderen Gerät wiederherstellen.',
  sendingBroke:
    'Die Verbindung riss ab, bevor das andere Gerät alles bestätigt hatte. Es ändert nichts, ohne zu fragen.',
  sendingCancelled: 'Abgebrochen. Auf dem anderen Gerät wurde nichts geändert.',
  tooLarge: (size, most) =>
    `Alles zusammen ist ${size} groß, mehr als die ${most}, die sich direkt übertragen lassen.`,

  moveHere: 'Alles hierher übertragen',
  receiving: 'Empfängt …',
  thisReceives:
    'Dieses Gerät empfängt. Wähle auf dem anderen „Einstellungen“, dann „Alles auf ein anderes Gerät übertragen“, und scanne hier seinen Code.',
  scanThisToReceive:
    'Dieses Gerät empfängt. Scanne nun diesen Code mit dem anderen Gerät. Wenn das andere meldet, dass die Verbindung nicht klappte, brich hier ab und beginne auf beiden neu.',
  unchangedHere: 'Auf diesem Gerät wurde nichts geändert.',
  beginAgain:
    'Beginne auf beiden Geräten neu. Oder sichere auf dem anderen Gerät und stelle die Datei hier wieder her, in den Einstellungen.',
  scanAgain: 'Neu scannen',
  receivingBroke: 'Die Verbindung riss ab, bevor alles angekommen war.',
  receivingCancelled: 'Abgebrochen.',
  receivedFile: 'Was das andere Gerät geschickt hat',

  playNearby: 'In der Nähe spielen',
  notPlaying: 'Nicht verbunden',
  chooseScan: 'Wähle auf dem anderen Gerät „Partie öffnen“, dann „Code scannen“.',
  scanShown: 'Scanne den Code, den das andere Gerät zeigt.',
  scanThisToPlay:
    'Scanne nun diesen Code mit dem anderen Gerät. Wenn das andere meldet, dass die Verbindung nicht klappte, beginne auf beiden neu.',
  waitingForGame: 'Verbunden. Wartet auf die Partie …',
  playOtherwise: 'Ihr könnt per Nachricht oder mit Codes weiterspielen. Nichts geht verloren.',
  scanItsCode: 'Stattdessen seinen Code scannen',
  playBroke: 'Die Verbindung riss ab.',
};
