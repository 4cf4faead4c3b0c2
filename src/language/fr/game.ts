// A game being played: its buttons, the players’ cards, the menu, questions before something is done, and the result.
import type { Texts } from '../textsType';
import { capital, ofFriend, sideDoes, theFriend, theSide, toFriend, toSide } from './numbers';
import { nameOf } from './pieces';

const asks = (asked: string, asker: string, what: string): string =>
  `${asked} : ${sideDoes(asker, 'demande', 'demandent')} à ${what}`;

export const texts: Texts<'game'> = {
  more: 'Plus',
  flip: 'Retourner',
  hint: 'Indice',
  takeBack: 'Reprendre',
  redo: 'Rétablir',
  sendAgain: 'Renvoyer',
  moveNow: 'Abréger',
  start: 'Lancer',
  pause: 'Pause',
  step: 'Un coup',
  resume: 'Continuer',

  far: {
    more: 'Plus, en face',
    resign: 'Abandonner, en face',
    draw: 'Proposer nulle, en face',
    takeBack: 'Reprendre, en face',
    pause: 'Pause, en face',
    resume: 'Continuer, en face',
  },

  keys: {
    taken: 'entendre les pièces prises',
    clocks: 'entendre les pendules',
  },

  cardComputer: 'Ordinateur, ',
  cardSide: (side) => `, ${side}`,
  cardToMove: ', au trait',
  level: (level) => `Niveau ${level}`,
  connected: 'Connecté',
  waiting: 'En attente…',
  thinking: 'Réfléchit…',
  depth: (moves) => `Prof. ${moves}`,
  thinkingDepth: (moves) => `Réfléchit · profondeur ${moves}`,
  takenPieces: (pieces) => `Pièces prises : ${pieces.map(nameOf).join(', ')}`,
  aheadBy: (points) => `, avance de ${points}`,
  quoted: (words) => `« ${words} »`,
  clock: (side, time, isLow) => `${side} : ${time}${isLow ? ', il reste peu de temps' : ''}`,

  menu: 'Partie',
  offerDraw: 'Proposer nulle',
  askForMove: 'Demander à reprendre',
  resign: 'Abandonner',
  changeSides: 'Changer de couleur',
  flipBoard: 'Retourner le plateau',
  review: 'Bilan',
  rematchSwapped: 'Revanche, couleurs inversées',
  playOnFromHere: 'Jouer à partir d’ici',
  analyse: 'Analyser',
  setUpFromHere: 'Modifier cette position',
  share: 'Partager',
  disconnect: 'Déconnecter',
  playNearby: 'Jouer à proximité',
  codeFor: (friend) => `Code pour ${theFriend(friend)}`,
  newGame: 'Nouvelle partie',
  rules: (name) => `Règles : ${name}`,
  askWhenSent:
    'Une fois ton coup envoyé, tu pourras demander à le reprendre tant que ton adversaire n’a pas joué.',
  playFirst: 'Joue d’abord ton coup, puis propose nulle.',
  resignLater: (friend) => `Attends le coup ${ofFriend(friend)}. Ensuite, tu pourras abandonner.`,
  computerPlaysOn: 'Pas de nulle : l’ordinateur veut continuer.',

  resignQuestion: (side) =>
    side === null ? 'Abandonner cette partie ?' : `${side} : abandonner cette partie ?`,
  drawQuestion: (asked, asker) => `${asked} : ${sideDoes(asker, 'propose', 'proposent')} nulle`,
  takeBackQuestion: (asked, asker) => asks(asked, asker, 'reprendre un coup'),
  playOnQuestion: (asked, asker) => asks(asked, asker, 'continuer la partie'),
  noDraw: (side) => `Pas de nulle : ${sideDoes(side, 'veut', 'veulent')} continuer.`,
  moveStands: (side) => `${capital(sideDoes(side, 'ne rend', 'ne rendent'))} pas le coup.`,
  resultStands: (side) => `${capital(sideDoes(side, 'maintient', 'maintiennent'))} le résultat.`,
  playOn: 'Continuer',
  draw: 'Nulle',
  decline: 'Refuser',
  accept: 'Accepter',
  allow: 'Autoriser',

  passTo: (name) => `Passe l’appareil ${toSide(name)}`,
  isReady: (name) => `${name} : c’est parti`,

  playAnyway: (objection) => `${objection} Jouer ce coup quand même ?`,
  play: 'Jouer',
  playMove: (move) => `Jouer ${move}`,
  cancel: 'Annuler',
  playHere: 'Jouer ici',

  result: 'Résultat',
  lookAtBoard: 'Regarder le plateau',
  wonTwice: (level) => `Deux victoires de suite au niveau ${level}.`,
  lookAtGameOf: (friend) => `Voir la partie ${ofFriend(friend)}`,
  sendResult: 'Envoyer le résultat',
  rematch: 'Revanche',
  rematchAs: (colour) => ` avec ${theSide(colour)}`,
  tryLevel: (level) => `Essayer le niveau ${level}`,
  moreWays: 'Plus…',

  showAsCode: 'Afficher en code',
  send: 'Envoyer',
  sendResultTo: (friend) => `Envoie le résultat ${toFriend(friend)}.`,
  sendOfferTo: (friend) => `Envoie ta proposition de nulle ${toFriend(friend)}.`,
  sendRequestTo: (friend) => `Envoie ceci pour demander ${toFriend(friend)} de te rendre ton coup.`,
  sendGrantTo: (friend) =>
    `Tu as laissé ${theFriend(friend)} reprendre son coup. Maintenant, envoie-lui la partie.`,
  sendGameTo: (friend) => `${capital(theFriend(friend))} commence. Envoie la partie pour débuter.`,
  sendMoveTo: (friend) => `Maintenant, envoie ton coup ${toFriend(friend)}.`,
};
