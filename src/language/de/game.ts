// A game being played: its buttons, the players’ cards, the menu, questions before something is done, and the result.
// A friend without a name is "dein Gegenüber", the same as a subject and an object.
import type { Texts } from '../textsType';
import { nounText } from './pieces';

const friendTo = (friend: string | null): string => friend ?? 'dein Gegenüber';
const friendOf = (friend: string | null): string => friend ?? 'deinem Gegenüber';

export const texts: Texts<'game'> = {
  more: 'Mehr',
  flip: 'Drehen',
  hint: 'Tipp',
  takeBack: 'Zug zurück',
  redo: 'Erneut',
  sendAgain: 'Neu senden',
  moveNow: 'Zieh jetzt',
  start: 'Start',
  pause: 'Pause',
  step: 'Schritt',
  resume: 'Weiter',

  far: {
    more: 'Mehr, andere Seite',
    resign: 'Aufgeben, andere Seite',
    draw: 'Remis anbieten, andere Seite',
    takeBack: 'Zug zurück, andere Seite',
    pause: 'Pause, andere Seite',
    resume: 'Weiter, andere Seite',
  },

  keys: {
    taken: 'die geschlagenen Figuren hören',
    clocks: 'die Uhren hören',
  },

  cardComputer: 'Computer, ',
  cardSide: (side) => `, ${side}`,
  cardToMove: ', am Zug',
  level: (level) => `Stufe ${level}`,
  connected: 'Verbunden',
  waiting: 'Wartet …',
  thinking: 'Denkt nach …',
  depth: (moves) => `Tiefe ${moves}`,
  thinkingDepth: (moves) => `Denkt nach · Tiefe ${moves}`,
  takenPieces: (pieces) => `Geschlagen: ${pieces.map((piece) => nounText(piece)).join(', ')}`,
  aheadBy: (points) => `, Vorsprung ${points}`,
  quoted: (words) => `„${words}“`,
  clock: (side, time, isLow) => `${side} hat ${time}${isLow ? ', wenig Zeit' : ''}`,

  menu: 'Partie',
  offerDraw: 'Remis anbieten',
  askForMove: 'Um Rücknahme bitten',
  resign: 'Aufgeben',
  changeSides: 'Seiten wechseln',
  flipBoard: 'Brett drehen',
  review: 'Auswerten',
  rematchSwapped: 'Revanche, Seiten getauscht',
  playOnFromHere: 'Ab hier weiterspielen',
  analyse: 'Analysieren',
  setUpFromHere: 'Stellung bearbeiten',
  share: 'Teilen',
  disconnect: 'Verbindung trennen',
  playNearby: 'In der Nähe spielen',
  codeFor: (friend) => `Code für ${friendTo(friend)}`,
  newGame: 'Neue Partie',
  rules: (name) => `Regeln: ${name}`,
  askWhenSent: 'Nach dem Senden kannst du um Rücknahme bitten, bis dein Gegenüber gezogen hat.',
  playFirst: 'Mach erst deinen Zug, dann biete Remis an.',
  resignLater: (friend) => `Warte auf den Zug von ${friendOf(friend)}. Dann kannst du aufgeben.`,
  computerPlaysOn: 'Kein Remis: Der Computer möchte weiterspielen.',

  resignQuestion: (side) =>
    side === null ? 'Diese Partie aufgeben?' : `${side}: diese Partie aufgeben?`,
  drawQuestion: (asked, asker) => `${asked}: ${asker} bietet Remis an`,
  takeBackQuestion: (asked, asker) => `${asked}: ${asker} möchte einen Zug zurücknehmen`,
  playOnQuestion: (asked, asker) => `${asked}: ${asker} möchte weiterspielen`,
  noDraw: (side) => `Kein Remis: ${side} möchte weiterspielen.`,
  moveStands: (side) => `${side} lässt den Zug gelten.`,
  resultStands: (side) => `${side} lässt das Ergebnis gelten.`,
  playOn: 'Weiterspielen',
  draw: 'Remis',
  decline: 'Ablehnen',
  accept: 'Annehmen',
  allow: 'Erlauben',

  passTo: (name) => `Gib das Gerät an ${name} weiter`,
  isReady: (name) => `${name} ist bereit`,

  playAnyway: (objection) => `${objection} Trotzdem ziehen?`,
  play: 'Ziehen',
  playMove: (move) => `${move} ziehen`,
  cancel: 'Abbrechen',
  playHere: 'Hier spielen',

  result: 'Ergebnis',
  lookAtBoard: 'Brett ansehen',
  wonTwice: (level) => `Zwei Siege in Folge auf Stufe ${level}.`,
  lookAtGameOf: (friend) => `Partie von ${friendOf(friend)} ansehen`,
  sendResult: 'Ergebnis senden',
  rematch: 'Revanche',
  rematchAs: (colour) => ` mit ${colour}`,
  tryLevel: (level) => `Stufe ${level} versuchen`,
  moreWays: 'Mehr …',

  showAsCode: 'Als Code zeigen',
  send: 'Senden',
  sendResultTo: (friend) => `Sende das Ergebnis an ${friendTo(friend)}.`,
  sendOfferTo: (friend) => `Sende dein Remisangebot an ${friendTo(friend)}.`,
  sendRequestTo: (friend) => `Sende deine Bitte um Rücknahme an ${friendTo(friend)}.`,
  sendGrantTo: (friend) =>
    `Du hast den Zug von ${friendOf(friend)} zurückgenommen. Sende das jetzt.`,
  sendGameTo: (friend) =>
    `${friend ?? 'Dein Gegenüber'} beginnt. Sende die Partie, dann geht es los.`,
  sendMoveTo: (friend) => `Sende deinen Zug jetzt an ${friendTo(friend)}.`,
};
