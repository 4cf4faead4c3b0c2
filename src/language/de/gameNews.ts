// What is said of a game being played: what changed, the time left, hints, and why a move can’t be played.
// A friend without a name is "dein Gegenüber".
import type { Texts } from '../textsType';
import { counted } from './numbers';

const friendOr = (friend: string | null): string => friend ?? 'dein Gegenüber';
const friendOf = (friend: string | null): string => friend ?? 'deinem Gegenüber';
const capitalFriend = (friend: string | null): string => friend ?? 'Dein Gegenüber';
const sideHas = (side: string, time: string): string => `${side} hat ${time}`;

export const texts: Texts<'gameNews'> = {
  sentence: (text) => `${text}.`,

  changes: {
    takenBack: (moves) => `Zurückgenommen: ${moves}`,
    gameGoesOn: 'Die Partie geht weiter',
    backAtGame: 'Zurück in der Partie',
    gameHasGoneOn: 'Die Partie ist weitergegangen',
    beforeFirstMove: 'Stellung vor dem ersten Zug',
    positionAfter: (side, number, move) => `Stellung nach Zug ${number} von ${side}: ${move}`,
    youOfferDraw: 'Du bietest Remis an',
    youAskForMove: 'Du bittest um Rücknahme',
    youDeclinedDraw: 'Du hast das Remis abgelehnt',
    youLetMoveStand: 'Du lässt den Zug gelten',
    noDraw: (friend) => `Kein Remis: ${friendOr(friend)} möchte weiterspielen`,
    friendLetMoveStand: (friend) => `${capitalFriend(friend)} lässt deinen Zug gelten`,
    resumed: 'Es geht weiter',
    paused: 'Pause',
    pausedAt: (clocks) => `Pause. ${clocks}`,
    toMove: (side) => `${side} am Zug`,
    yourMove: 'Du bist am Zug',
    waitingFor: (friend) => `Warten auf ${friendOr(friend)}`,
    computerThinks: 'Der Computer denkt nach',
  },

  time: (hours, minutes, seconds) =>
    [
      hours > 0 && counted(hours, 'Stunde', 'Stunden'),
      minutes > 0 && counted(minutes, 'Minute', 'Minuten'),
      seconds > 0 && counted(seconds, 'Sekunde', 'Sekunden'),
    ]
      .filter(Boolean)
      .join(' ') || 'keine Zeit',
  clocks: (white, whiteTime, black, blackTime) =>
    `${sideHas(white, whiteTime)}, ${sideHas(black, blackTime)}`,
  noClock: 'Diese Partie hat keine Uhr.',
  youHaveLeft: (time) => `Du hast noch ${time}.`,
  sideHasLeft: (side, time) => `${side} hat noch ${time}.`,

  sideLost: (side, pieces) => `Verluste von ${side}: ${pieces}.`,
  sideLostNothing: (side) => `${side} hat nichts verloren.`,

  hintAsked: 'Ein guter Zug wird gesucht …',
  hintFailed: 'Die Engine ist stehen geblieben, bevor sie einen Tipp fand. Frag noch einmal.',

  earlierPosition: 'Das ist eine frühere Stellung. Geh zurück zur Partie, um zu ziehen.',
  isPaused: 'Die Partie pausiert.',
  otherTab: 'Diese Partie läuft in einem anderen Tab.',
  waitForMove: (friend) => `Warte auf den Zug von ${friendOf(friend)}.`,
  computersTurn: 'Der Computer ist am Zug.',

  sentStands: 'Ein gesendeter Zug gilt. Im Menü kannst du um Rücknahme bitten.',
  askedAlready: 'Dein Gegenüber hat noch nicht geantwortet.',
  friendGaveBack: (friend) =>
    `${capitalFriend(friend)} hat dir den Zug zurückgegeben. Du bist am Zug.`,
  friendPassed: (friend) => `${capitalFriend(friend)} hat gepasst. Du bist am Zug.`,
  friendChose: (friend, choice) =>
    `${capitalFriend(friend)} hat gewählt: ${choice}. Du bist am Zug.`,
  friendPlayed: (friend, move) => `${capitalFriend(friend)} hat ${move} gespielt. Du bist am Zug.`,
};
