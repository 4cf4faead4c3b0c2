// Why links, codes and what comes from another device are refused. "Er" is the link or the code.
import type { Texts } from '../textsType';

export const linkRefusals = {
  longGame: () => 'die Partie ist zu lang für einen Link',
  longPosition: () => 'die Stellung ist zu lang für einen Link',
  longMainLine: () => 'die Hauptvariante ist zu lang für einen Link',
  noLinkForOption: (option) => `noch kann kein Link die Option ${option} aufnehmen`,
  noLinkForGame: (game) => `kein Link kann eine Partie ${game} aufnehmen`,
  notLegalAt: (number, move) => `Zug ${number}: „${move}“ ist regelwidrig`,

  linkLength: (length) => `er hat ${length} Zeichen, mehr als jeder Link dieser App`,
  emptyLink: () => 'nach der Adresse folgt nichts',
  foreignCharacter: (place, character) =>
    `Zeichen ${place}, „${character}“, steht nie in einem Link dieser App`,
  cutLink: (length, due) => `er ist abgeschnitten: ${length} von ${due} Zeichen sind da`,
  moreAtEnd: (more) => `„${more}“ am Ende gehört nicht dazu`,
  changedLink: () => 'er wurde unterwegs verändert: Die Prüfsumme passt nicht zu den Zeichen',
  newerLink: (character) =>
    `das erste Zeichen ist „${character}“: Er stammt von einer neueren Version der App, oder es ist ein Tippfehler`,
  noLink: (character) =>
    `das erste Zeichen ist „${character}“, und so beginnt kein Link dieser App`,

  connectsDevices: () => 'er verbindet zwei Geräte und enthält keine Partie',
  newerContent: () => 'er enthält etwas, das erst eine neuere Version der App kennt',
  newerRequest: () => 'er bittet um etwas, das erst eine neuere Version kennt',
  newerGameNumber: (number) => `er enthält Spiel Nummer ${number}, das diese Version nicht kennt`,
  newerOption: (game) => `er enthält eine Regeloption von ${game}, die diese Version nicht kennt`,
  newerOpponent: () => 'er enthält einen Gegner, den diese Version nicht kennt',
  newerReason: (number) => `die Partie endet aus Grund Nummer ${number}, der hier unbekannt ist`,
  newerCoach: () => 'er stellt den Coach auf etwas, das hier unbekannt ist',
  noOrigin: () => 'er sagt nicht, zu welcher Partie per Nachricht er gehört',
  messageWithComputer: () => 'er ist eine Partie per Nachricht, aber ein Computer spielt mit',
  messageWithoutClock: () =>
    'er ist eine Partie per Nachricht, die auf Zeit verloren ging, aber keine Uhr hat',
  lateDrawOffer: () =>
    'er bietet Remis in einer Partie an, die zu Ende ist oder nicht begonnen hat',
  lateTakeBack: () =>
    'er bittet um Rücknahme in einer Partie, die zu Ende ist oder nicht begonnen hat',
  otherRules: (game) =>
    `seine Züge führen nach den Regeln von ${game}, die diese Version kennt, woandershin`,
  tooManyPlies: () => 'er enthält mehr Züge als jeder Link',
  tooManyPliesOf: (count) => `er enthält ${count} Züge, mehr als jeder Link`,
  itsMoveAfterEnd: (number) => `sein Zug ${number} kommt nach dem Ende der Partie`,
  someMoveAfterEnd: () => 'einer seiner Züge kommt nach dem Ende der Partie',
  variationsOfLine: (variations, moves) =>
    `er enthält ${variations} Varianten zu einer Zugfolge von ${moves} Zügen`,
  commentsOnMoves: (comments, moves) => `er enthält ${comments} Kommentare zu ${moves} Zügen`,
  moveTwice: (move) => `er enthält den Zug „${move}“ zweimal an einer Stelle`,
  badPlace: () => 'er zeigt eine Stelle, die er nicht hat',
  moreFollows: () => 'es folgt mehr, als er enthalten soll',

  longForCodes: () => 'es ist zu lang für Codes',
  noSuchCodeOf: (number, of) => `er ist Code ${number} von ${of}, und den gibt es nicht`,
  codesDoNotFit: () => 'die Codes passen nicht zusammen',

  holdsGame: () => 'er enthält eine Partie und verbindet keine Geräte',
  newerWay: () => 'so verbinden kann erst eine neuere Version der App',
  codeToMove: () => 'es ist ein Code zum Übertragen, nicht zum Spielen',
  codeToPlay: () => 'es ist ein Code zum Spielen in der Nähe, nicht zum Übertragen',
  isAnswer: () => 'er ist eine Antwort. Scanne sie mit dem Gerät, das den ersten Code gezeigt hat',
  isFirstCode: () => 'er ist ein erster Code, nicht die Antwort, die das andere Gerät zeigt',
  otherAnswer: () =>
    'er antwortet auf einen anderen Code als den hier gezeigten. Scanne diesen noch einmal',
  noAddress: () => 'er hat keine Adresse des anderen Geräts',
  addressKind: (number) => `seine Adresse ${number} ist von unbekannter Art`,
  addressOutside: (number) => `seine Adresse ${number} liegt außerhalb des lokalen Netzes`,
  addressPort: (number) => `seine Adresse ${number} hat keinen Port`,
  shortUserName: (length, least) => `sein Benutzername hat ${length} Zeichen, weniger als ${least}`,
  shortPassword: (length, least) => `sein Passwort hat ${length} Zeichen, weniger als ${least}`,

  bytesNotGame: () => 'statt einer Partie kamen Bytes',
  bytesNotMessage: () => 'statt einer Nachricht kamen Bytes',
  otherMessage: (came, due) => `statt der Nachricht „${due}“ kam „${came}“`,
  messageLength: (length, most) => `eine Nachricht hat ${length} Zeichen, mehr als ${most}`,
  messageNotJson: () => 'eine Nachricht ist kein JSON',
  tooManyBytes: (size, most) =>
    `es wurden ${size} Bytes angekündigt, mehr als die ${most}, die sich empfangen lassen`,
  endedEarly: (done, size) => `es endete nach ${done} von ${size} angekündigten Bytes`,
  wrongPart: (length, missing) => `ein Teil hat ${length} Bytes, und ${missing} fehlen`,
  damagedOnTheWay: () => 'die Prüfsumme passt nicht: Es wurde unterwegs beschädigt',
  noGameByMessage: () => 'es ist keine Partie per Nachricht',
} satisfies Partial<Texts<'refusals'>>;
