// Why stored games and analyses, texts of games, backups and other files are refused. Field names stand as in the file.
import type { Texts } from '../textsType';

const newer = (version: number, what: string, most: number): string =>
  `version ist ${version}: Eine neuere Version der App hat ${what}, und diese liest bis ${most}`;

export const recordRefusals = {
  newerGame: (version, most) => newer(version, 'diese Partie gespeichert', most),
  newerAnalysis: (version, most) => newer(version, 'diese Analyse gespeichert', most),
  newerReview: (version, most) => newer(version, 'diese Auswertung gespeichert', most),
  newerAttempt: (version, most) => newer(version, 'diesen Versuch gespeichert', most),
  newerBackup: (version, most) => newer(version, 'diese Sicherung geschrieben', most),

  unknownGame: (game) => `game ist „${game}“, das diese Version nicht kennt`,
  moveAtAfterEnd: (number, text) => `Zug ${number} („${text}“) kommt nach dem Ende der Partie`,
  wrongResult: (stated, actual) =>
    `result ist ${stated}, aber nach den Regeln ist die Partie ${actual ?? 'nicht zu Ende'}`,
  messagePlayers: () =>
    'message passt nicht zu den Spielern: Per Nachricht spielen ein Mensch und ein Gegenüber',
  trialPlayers: () => 'trial passt nicht zu den Spielern: Darin spielen zwei Computer',
  tooManyIn: (name, most) => `${name} hat mehr als ${most}`,
  notTenths: (name, level) => `${name} ist ${level}, nicht in Zehnteln`,
  notYesOrMissing: (name) => `${name} ist weder ja noch weggelassen`,
  timesSpent: (count, due) => `spent hat ${count} Zeiten statt ${due}`,
  hasSpace: (name) => `${name} hat ein Leerzeichen`,
  badDay: (text) => `day ist „${text}“, kein Tag wie 2026-11-22`,
  tooManyLessons: (count) => `begun hat ${count} Lektionen`,
  noTheme: (name, text) => `${name} ist „${text}“, kein Motiv von Aufgaben`,
  badPath: () => 'path führt an keine Stelle des Baums',
  treeTooLong: (most) => `Züge und Kommentare haben mehr als ${most} Zeichen`,

  badPlayer: (tag, text, characters) =>
    `${tag} ist „${text}“, nicht „Person“, „Person, NAME“ oder „Computer, level N“ (oder ${characters.join(', ')})`,
  badClock: (text) => `Clock ist „${text}“, nicht wie „300+3 300+3“: Sekunden für Weiß und Schwarz`,
  badStrict: (text, yes) => `Strict ist „${text}“, nicht „${yes}“ oder weggelassen`,
  badResult: (text) => `Result ist „${text}“, kein Ergebnis mit Grund`,
  badDate: (text) => `Date ist „${text}“, kein Datum mit Uhrzeit`,
  badOption: (text) => `Options hat „${text}“, nicht name=value`,
  textTooLong: (most) => `der Text hat mehr als ${most} Zeichen`,
  tagUnknown: (tag) => `das Tag [${tag}] ist unbekannt`,
  tagTwice: (tag) => `das Tag [${tag}] kommt zweimal vor`,
  tagMissing: (tag) => `das Tag [${tag} "..."] fehlt`,
  notGameText: () => 'das ist nicht der Text einer Partie: Er beginnt mit keinem Tag',
  notAnalysisText: () => 'das ist nicht der Text einer Analyse: Er beginnt mit keinem Tag',
  wrongEnd: (last, score) => `die Züge enden mit „${last}“, nicht mit dem Ergebnis ${score}`,

  tooManyTreeMoves: (most) => `eine Analyse hat höchstens ${most} Züge`,
  tooManyMoves: (most) => `es sind mehr als ${most} Züge`,
  tooManyVariations: (most) => `an einer Stelle beginnen mehr als ${most} Varianten`,
  notMove: (text) => `„${text}“ ist kein Zug`,
  halfMove: (text) => `„${text}“ steht ohne den Rest des Zugs da`,
  closesNoVariation: () => 'ein „)“ schließt keine Variante',
  emptyVariation: () => 'eine Variante hat keine Züge: „()“',
  openVariation: () => 'eine Variante ist nicht geschlossen: Ein „)“ fehlt',
  earlyVariation: () => 'eine Variante steht vor dem Zug, an dessen Stelle sie beginnt',
  closesNoComment: () => 'ein „}“ schließt keinen Kommentar',
  openComment: (text) => `der Kommentar „${text}“ ist nicht geschlossen: Ein „}“ fehlt`,
  earlyComment: (text) => `der Kommentar „${text}“ steht vor dem Zug, zu dem er gehört`,
  longComment: (beginning, length, most) =>
    `der Kommentar „${beginning}…“ hat ${length} Zeichen, mehr als ${most}`,
  commentCharacter: () => 'ein Kommentar hat ein Steuerzeichen oder ein halbes Zeichen',

  textLength: (length, most) => `der Text hat ${length} Zeichen, mehr als ${most}`,
  emptyText: () => 'der Text ist leer',
  noTags: (line, beginning) =>
    `Zeile ${line} beginnt mit „${beginning}“, der Text einer Partie aber mit Tags wie [Game "..."]`,
  tooManyGames: (count, most) => `der Text enthält ${count} Partien, mehr als ${most}`,
  gameFromLine: (line, why) => `Die Partie ab Zeile ${line}: ${why}`,
  likeBackup: () =>
    'das sieht nach einer Sicherung oder einer anderen Datendatei aus, nicht nach dem Text von Partien. Sicherungen stellst du in den Einstellungen wieder her',
  likePosition: () =>
    'das sieht nach einer Stellung aus, passt aber zu den Standardregeln keines Spiels. Für andere Regeln beginne damit eine neue Partie',
  largeTextFile: (file, megabytes) =>
    `${file} hat ${megabytes} MB, zu viel für einen Text von Partien`,
  notTextFile: (file) => `${file} ist keine Textdatei`,

  notBackup: () =>
    'die Datei ist keine Sicherung dieser App: Ihr Feld „fortyone“ ist nicht „backup“',
  largeBackup: (megabytes, most) =>
    `die Datei hat ${megabytes} MB, mehr als die ${most} MB, die lesbar sind, wenn die App sie nicht geschrieben hat`,
  emptyFile: () => 'die Datei ist leer',
  notJson: (why) => `die Datei ist kein JSON: ${why}`,
  cutBackup: () =>
    'die Datei ist keine Sicherung oder wurde abgeschnitten: Sie endet nicht mit „}“',
  nestedFile: (most) => `die Datei verschachtelt Werte tiefer als ${most}`,
  wrongChecksum: (stated, actual) =>
    `checksum ist „${stated}“, der Inhalt hat aber „${actual}“: Die Datei wurde verändert oder unterwegs beschädigt`,
  wrongCount: (name, stated, actual) => `${name} ist ${stated}, die Datei hat aber ${actual}`,
  isNotText: (name) => `${name} ist kein Text`,
} satisfies Partial<Texts<'refusals'>>;
