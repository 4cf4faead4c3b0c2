// New game: who plays against whom, the rules, the clock, a position to start from.
import type { Texts } from '../textsType';
import { capital, sideDoes, toSide } from './numbers';

export const texts: Texts<'newGame'> = {
  start: 'Commencer',
  howItIsPlayed: 'Comment on joue',
  learnFirst: 'Apprendre d’abord (3 min)',
  strict: 'Partie stricte',
  strictHint: 'Un coup joué reste joué : on ne reprend rien.',

  opponent: 'Adversaire',
  opponents: {
    computer: 'Ordinateur',
    person: 'Chacun son tour',
    friend: 'Un ami, par message',
    nearby: 'Un ami, à proximité',
    watch: 'Regarder',
  },
  opponentHints: {
    person: 'Vous jouez à deux sur cet appareil.',
    friend:
      'Vous vous envoyez vos coups sous forme de liens, par la messagerie de votre choix. Sans pendule.',
    nearby:
      'Les deux appareils sont sur le même Wi-Fi ou le même partage de connexion. Les coups passent tout seuls.',
    watch: 'Deux ordinateurs jouent, tu regardes.',
  },
  whitesName: 'Nom des Blancs',
  blacksName: 'Nom des Noirs',
  yourName: 'Ton nom',
  friendsName: 'Nom de ton adversaire',
  matches: 'À ta mesure',
  level: (level) => `Niveau ${level}`,
  levelOf: (side, level) => `${side} : niveau ${level}`,
  levelNamed: (level, name) => `${level}, ${name}`,
  character: 'Personnage',
  plain: 'Aucun',
  plainHint: 'Joue le meilleur coup qu’il trouve.',
  youPlay: 'Ta couleur',
  random: 'Au hasard',
  movesFirst: (side) => `${capital(sideDoes(side, 'commence', 'commencent'))}.`,
  isToMove: (side) => `C’est ${toSide(side)} de jouer.`,

  rules: 'Règles',
  mix: 'Formule',
  ownMix: 'Ta propre formule.',
  deleteMix: (name) => `Supprimer « ${name} »`,
  nameOfMix: 'Nom de cette formule',
  nameForMix: 'Nom de la formule',
  save: 'Enregistrer',
  rename: 'Renommer',
  saved: (name) => `Enregistrée sous « ${name} ».`,
  inventors: 'Le jeu de l’inventeur.',
  rulesToBegin: 'Règles pour débuter',
  inventorsDrawn:
    'Le jeu de l’inventeur. Quand on joue avec prudence, il finit souvent par une nulle.',

  clock: 'Pendule',
  timeForEach: 'Temps pour chaque joueur',
  noClock: 'Aucune',
  custom: 'Sur mesure',
  clockHint:
    'Des minutes par joueur, plus des secondes à chaque coup. Le premier coup lance les pendules.',
  noClockHint: 'Prends ton temps.',
  uneven: 'Un autre temps pour les Noirs',
  minutes: 'Minutes',
  seconds: 'Secondes par coup',
  unevenClocks: (white, whiteTime, black, blackTime) =>
    `${white} ${whiteTime}, ${black} ${blackTime}`,

  startFrom: 'Partir d’une position',
  yourOwn: 'La tienne',
  positionText: 'Texte de la position',
  setUp: 'Placer les pièces',
  analyse: 'Analyser cette position',
  alreadyOver: 'Dans cette position, la partie est déjà terminée.',
  unplayable: (reason) => `Cette position n’est pas jouable : ${reason}.`,
};
