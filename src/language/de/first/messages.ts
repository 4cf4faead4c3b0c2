// Messages on Home about the app itself: installing it, keeping its games, new versions, and what of the storage cannot be read.
import type { Texts } from '../../textsType';

export const texts: Texts<'messages'> = {
  install: 'Fortyone installieren',
  installWhy: 'Öffnet sich vom Startbildschirm und füllt das ganze Display.',
  tapShare: 'Tippe in der Leiste des Browsers auf „Teilen“.',
  addToHomeScreen: 'Wähle „Zum Home-Bildschirm“, dann „Hinzufügen“.',
  safariDeletes:
    'Safari löscht Daten einer Website manchmal, wenn du sie sieben Tage lang nicht besuchst. Die installierte App behält ihre Partien.',
  bringGames:
    'Die installierte App beginnt ohne Partien. Um deine mitzunehmen, sichere erst hier in den Einstellungen und stelle sie dann dort wieder her.',
  installNow: 'Installieren',
  notNow: 'Nicht jetzt',
  installLater: 'Du kannst das auch später in den Einstellungen tun.',

  keepGames: 'Behalte deine Partien',
  areKept: 'Dein Browser behält deine Partien jetzt auch, wenn der Platz knapp wird.',
  noPromise: 'Dein Browser hat nichts zugesagt. Mit einer Sicherung behältst du deine Partien.',
  mayDelete:
    'Dein Browser kann deine Partien löschen, wenn der Platz knapp wird. Ein privates Fenster löscht sie beim Schließen.',
  protect: 'Meine Partien schützen',
  keepLater: 'Du kannst das auch später in den Einstellungen tun.',
  ok: 'OK',

  newVersion: (news) =>
    news === '' ? 'Eine neue Version ist bereit.' : `Eine neue Version ist bereit. ${news}`,
  later: 'Später',
  update: 'Aktualisieren',
  offlineReady: 'Jetzt auch offline nutzbar.',

  setAside: (what, count) =>
    count === 1
      ? `${what} ließ sich nicht lesen und wurde beiseitegelegt. Nichts ist verloren.`
      : `${what} ließen sich nicht lesen und wurden beiseitegelegt. Nichts ist verloren.`,
  fromNewer: (what, count) =>
    count === 1
      ? `${what} aus einer neueren Version bleibt unverändert. Aktualisiere die App, um weiterzumachen.`
      : `${what} aus einer neueren Version bleiben unverändert. Aktualisiere die App, um weiterzumachen.`,
  exportToFile: 'In eine Datei exportieren',
  clear: 'Von diesem Gerät löschen',
};
