// Opening a game from elsewhere: the ways to open one, what came, and what to do with it.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const games = (count: number): string => counted(count, 'Partie', 'Partien');

export const texts: Texts<'open'> = {
  title: 'Partie öffnen',
  paste: 'Einfügen und öffnen',
  pasteHint: 'Ein Link oder ein Text, den du kopiert hast.',
  scan: 'Code scannen',
  scanHint: 'Von einem anderen Gerät oder von einem Bild.',
  chooseFile: 'Datei wählen',
  chooseFileHint: 'Partien als Text oder eine Sicherung. Du kannst sie auch hierher ziehen.',
  file: 'Datei mit Partien',
  field: 'Ein Link oder der Text von Partien oder einer Stellung',
  open: 'Öffnen',
  nothingSaved: 'Nichts wird gespeichert, bevor du es sagst.',
  reading: (done, count) => `Liest Partie ${done} von ${count}`,
  notOpened: (reason) => `Das lässt sich nicht öffnen: ${reason}.`,
  pasteRefused:
    'dein Browser lässt die App nicht einfügen. Halte das Feld gedrückt und füge dort ein',
  badLink: 'Dieser Link lässt sich nicht öffnen',
  problem: (reason) => `Das Problem: ${reason}.`,
  askAgain:
    'Auf diesem Gerät hat sich nichts geändert. Bitte noch einmal um den Link und kopiere ihn ganz, oder bitte um die Partie als Text oder Datei.',
  pasteInstead: 'Stattdessen hier einfügen',
  home: 'Startseite',

  gamesInText: 'Partien in diesem Text',
  readable: (read, here, unreadable) =>
    `Lesbar: ${games(read)}${here > 0 ? `, davon ${here} schon hier` : ''}${unreadable > 0 ? `; nicht lesbar: ${unreadable}` : ''}.`,
  annotated: (count) =>
    `${games(count)} mit Varianten oder Kommentaren: Nur die Hauptvariante wird übernommen. Öffne die Analyse, um alles zu behalten.`,
  unreadable: (problem) => `${problem}.`,
  keepGames: (count) => `${games(count)} behalten`,
  kept: (count) => `${games(count)} behalten.`,
  keptThen: (count, all, reason) => `${count} von ${games(all)} behalten; dann: ${reason}.`,
  history: 'Verlauf',
  finished: (moves, score) => `${moves}, ${score}`,
  unfinished: (moves) => `${moves}, nicht beendet`,
  analyse: 'Analysieren',
  analyseGame: (game, players) => `${game}, ${players}: analysieren`,

  twoPlayers: 'Zu zweit',
  player: 'Spieler',
  players: (white, whitePlayer, black, blackPlayer) =>
    `${white}: ${whitePlayer} – ${black}: ${blackPlayer}`,
  sharedNote:
    'Partien aus Links und Texten stehen im Verlauf als „Mit dir geteilt“. Sie zählen weder in deiner Statistik noch für deine Stufe.',
  outcome: (outcome) => `${outcome}.`,
  toMove: (side) => `${side} am Zug.`,
  afterMove: (mover, number, side) => `Nach Zug ${number} von ${mover}, ${side} am Zug.`,
  rules: (rules) => `Regeln: ${rules}`,
  aPosition: (game) => `${game}: eine Stellung`,
  analysisOf: (game) => `Analyse: ${game}`,
  board: (game, side) => `${game}, Brett, ${side} unten`,
  invitation: (friend, side) =>
    `${friend} spielt per Nachricht gegen dich. Du spielst ${side} und schickst deine Züge als Links.`,
  mainLine: 'Das ist die Hauptvariante. Varianten und Kommentare findest du in der Analyse.',
  keepGame: 'Diese Partie behalten',
  playAs: (side) => `Mit ${side} spielen`,
  playOn: 'Ab hier weiterspielen',
  openAnalysis: 'Analyse öffnen',
  keepAndReview: 'Behalten und auswerten',
  unsavedAnalysis:
    'Auf diesem Gerät wird nichts gespeichert, außer du öffnest die Analyse oder spielst weiter.',
  unsavedGame:
    'Auf diesem Gerät wird nichts gespeichert, außer du behältst die Partie, spielst weiter oder analysierst sie.',
  existing: {
    differs: 'Du hast diese Partie schon. Die geteilte hat andere Züge.',
    same: 'Du hast diese Partie schon. Beide haben dieselben Züge.',
    longerThere: 'Du hast diese Partie schon. Die geteilte hat mehr Züge.',
    longerHere: 'Du hast diese Partie schon. Deine hat mehr Züge.',
  },
  openYours: 'Deine Partie öffnen',

  decidesForYou:
    'Dieser Link entscheidet auch etwas für dich, das du hier nicht getan hast. Übernimm ihn nur, wenn du es warst.',
  addToMine: 'In meine Partie übernehmen',
  older: (friend) =>
    `Dieser Link ist älter als deine Partie. Schick den neueren an ${friend}, dann geht es weiter.`,
  onlyOlder: 'Dieser Link ist älter als deine Partie.',
  sendNewer: 'Den neueren Link senden',
  differs: (move, friend) =>
    `Dieser Link und deine Partie unterscheiden sich ab Zug ${move}. Frag ${friend}, welche gilt. Du kannst beide behalten.`,
  onBoard: 'Auf dem Brett',
  fromLink: 'Aus dem Link',
  yours: 'Deine',
  keepBoth: 'Beide behalten, diese spielen',
};
