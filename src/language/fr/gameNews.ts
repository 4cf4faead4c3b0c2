// What is said of a game being played: what changed, the time left, hints, and why a move can’t be played.
import type { Texts } from '../textsType';
import { capital, counted, ofFriend, ofSide, sideDoes, theFriend, toPlay, toSide } from './numbers';

const sideHas = (side: string, time: string): string => `${side} : ${time}`;

export const texts: Texts<'gameNews'> = {
  sentence: (text) => `${text}.`,

  changes: {
    takenBack: (moves) => `Repris : ${moves}`,
    gameGoesOn: 'La partie continue',
    backAtGame: 'Retour à la partie',
    gameHasGoneOn: 'La partie a avancé',
    beforeFirstMove: 'Position avant le premier coup',
    positionAfter: (side, number, move) =>
      `Position après le coup ${number} ${ofSide(side)} : ${move}`,
    youOfferDraw: 'Tu proposes nulle',
    youAskForMove: 'Tu demandes à reprendre ton coup',
    youDeclinedDraw: 'Tu as refusé la nulle',
    youLetMoveStand: 'Tu n’as pas rendu le coup',
    noDraw: (friend) => `Pas de nulle : ${theFriend(friend)} veut continuer`,
    friendLetMoveStand: (friend) => `${capital(theFriend(friend))} n’a pas rendu ton coup`,
    resumed: 'La partie reprend',
    paused: 'Pause',
    pausedAt: (clocks) => `Pause. ${clocks}`,
    toMove: toPlay,
    yourMove: 'À toi de jouer',
    waitingFor: (friend) => `En attente ${ofFriend(friend)}`,
    computerThinks: 'L’ordinateur réfléchit',
  },

  time: (hours, minutes, seconds) =>
    [
      hours > 0 && counted(hours, 'heure', 'heures'),
      minutes > 0 && counted(minutes, 'minute', 'minutes'),
      seconds > 0 && counted(seconds, 'seconde', 'secondes'),
    ]
      .filter(Boolean)
      .join(' ') || 'zéro seconde',
  clocks: (white, whiteTime, black, blackTime) =>
    `${sideHas(white, whiteTime)}, ${sideHas(black, blackTime)}`,
  noClock: 'Cette partie se joue sans pendule.',
  youHaveLeft: (time) => `Il te reste ${time}.`,
  sideHasLeft: (side, time) => `Il reste ${time} ${toSide(side)}.`,

  sideLost: (side, pieces) => `${capital(sideDoes(side, 'a', 'ont'))} perdu ${pieces}.`,
  sideLostNothing: (side) => `${capital(sideDoes(side, 'n’a', 'n’ont'))} rien perdu.`,

  hintAsked: 'Je cherche un bon coup…',
  hintFailed: 'Le moteur s’est arrêté avant de trouver un indice. Redemande-le.',

  earlierPosition: 'C’est une position passée. Pour jouer, reviens à la partie.',
  isPaused: 'La partie est en pause.',
  otherTab: 'Cette partie est en cours dans un autre onglet.',
  waitForMove: (friend) => `Attends le coup ${ofFriend(friend)}.`,
  computersTurn: 'C’est à l’ordinateur de jouer.',

  sentStands: 'Ton coup est déjà envoyé. Dans le menu, tu peux demander à le reprendre.',
  askedAlready: 'Ton adversaire n’a pas encore répondu.',
  friendGaveBack: (friend) => `${capital(theFriend(friend))} t’a rendu ton coup. À toi de jouer.`,
  friendPassed: (friend) => `${capital(theFriend(friend))} a passé. À toi de jouer.`,
  friendChose: (friend, choice) =>
    `${capital(theFriend(friend))} a choisi : ${choice}. À toi de jouer.`,
  friendPlayed: (friend, move) => `${capital(theFriend(friend))} a joué ${move}. À toi de jouer.`,
};
