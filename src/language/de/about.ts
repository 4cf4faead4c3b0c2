// Credits and licences, what the app promises, and diagnostics.
import type { Texts } from '../textsType';

export const texts: Texts<'about'> = {
  title: 'Mitwirkende und Lizenzen',
  games: 'Die Spiele',
  app: 'Die App',
  version: (version, date, commit) =>
    `Fortyone ${version}${date === null ? '' : `, vom ${date}`}${commit === null ? '' : ` (${commit})`}`,
  privacy:
    'Code, Figuren, Bretter und Töne wurden für diese App gemacht und stehen unter der MIT-Lizenz. Es gibt keine Konten und kein Tracking, und die App spricht nur mit dem Server, von dem sie kam. Was du spielst, bleibt auf diesem Gerät, bis du es teilst, in einen Ordner kopierst oder auf ein anderes Gerät überträgst. Ein Link oder Code, den du sendest, enthält die ganze Partie und die Namen der Spieler. Die Kamera ist nur an, solange du einen Code scannst, und ihre Bilder werden nicht aufbewahrt.',
  nearby:
    'Wenn du alles überträgst oder in der Nähe spielst, teilen zwei Codes den Geräten ihre Adressen in deinem Netz mit. Alle Partien, Namen und Einstellungen, oder nur die laufende Partie, gehen dann direkt ans andere Gerät. Das geschieht verschlüsselt und ohne Server dazwischen.',
  worst:
    'Das Schlimmste, was passieren kann: Dein Browser löscht die Daten dieser Seite, oder das Gerät geht kaputt. Dann sind alle Partien seit deiner letzten Sicherung weg. Davon abgesehen wird jeder Zug gespeichert, bevor eine Antwort kommt, und die App sagt dir, wenn das nicht geht.',
  others: 'Code von anderen',
  diagnosticsIntroduction:
    'Ist etwas schiefgegangen? Kopiere die Diagnose in deine Meldung: Version, Browser, Speicher und letzte Fehler. Sie enthält nichts, was du getippt hast.',
  copyDiagnostics: 'Diagnose kopieren',
  diagnostics: 'Diagnose',
  copied: 'Diagnose kopiert.',
  notCopied: 'Dieser Browser lässt die App nicht kopieren. Bitte kopiere von Hand.',
};
