// What all boards share: keys, the list of moves, the board in words, notices, and why a move can’t be played.
import type { Texts } from '../textsType';
import { capital, lowered, theSide, toPlay, toSide } from './numbers';
import { the } from './pieces';

export const texts: Texts<'table'> = {
  sentence: (text) => `${text}.`,

  back: 'Retour',
  actions: 'Actions',
  howItIsPlayed: 'Comment on joue',
  describeBoard: 'Décrire le plateau',
  keys: 'Touches',
  settings: 'Réglages',
  meetPieces: 'Découvrir les pièces',
  typeMove: 'Saisir un coup',
  typeMoveHint:
    'Écris un coup comme dans la liste des coups, ou donne deux cases : départ, puis arrivée.',
  play: 'Jouer',
  closeField: 'Fermer le champ',

  board: (title, lies) => `Plateau ${title}, ${lies}`,
  atBottom: (side) => `${theSide(side)} en bas`,
  edge: 'Bord du plateau.',
  nothingAnnounced: 'Rien n’a encore été annoncé.',

  theBoard: 'Le plateau',
  theGame: 'La partie',

  keyNames: {
    arrows: 'Flèches',
    enter: 'Entrée ou Espace',
    escape: 'Échap',
    letter: 'Lettre d’une pièce',
    ArrowLeft: 'Flèche gauche',
    ArrowRight: 'Flèche droite',
    Home: 'Début',
    End: 'Fin',
    Delete: 'Suppr',
  },
  keyMeanings: {
    arrows: 'aller à la case suivante dans cette direction',
    enter: 'choisir une pièce, puis sa destination',
    escape: 'reposer la pièce',
    letter: 'aller à la prochaine pièce de ce type ; avec Maj, à la précédente',
    type: lowered,
    help: 'sur une pièce, comment elle se déplace ; ailleurs, cette liste',
    targets: 'entendre où la pièce peut aller',
    lastMove: 'entendre le dernier coup',
    turn: 'entendre à qui de jouer',
    wholeBoard: 'entendre tout le plateau',
    attacks: 'entendre ce qui attaque cette case et ce que sa pièce attaque',
    repeat: 'réentendre la dernière annonce',
  },

  moves: 'Coups',
  noMoves: 'Aucun coup joué',
  previousMove: 'Coup précédent',
  nextMove: 'Coup suivant',
  backToGame: 'Retour à la partie',

  tryAgain: 'Réessayer',
  paused: 'Pause. Les pendules sont arrêtées.',
  resume: 'Continuer',
  storage: {
    device: 'Des parties ont été effacées',
    waiting: 'Pas encore enregistré',
    memory: 'Les parties ne sont pas enregistrées',
    closed: 'Les parties ne sont pas enregistrées',
  },
  playOn: 'Tu peux continuer à jouer. Une sauvegarde conserve toutes les parties de cette page.',

  notItsTurn: (here) => `${here} : ce n’est pas son tour.`,
  nowhere: (here) => `${here} : aucun coup.`,
  goals: (here, cells) => `${here} : ${cells.join(', ')}.`,
  takes: (cell) => `prise en ${cell}`,

  gameOver: 'La partie est finie.',
  toMove: (side) => `${toPlay(side)}.`,
  inCheck: (side, king) => `${toPlay(side)}, ${the(king)} est en échec.`,
  noMoveYet: 'Aucun coup joué.',
  lastMove: (move) => `Dernier coup : ${move}.`,

  chooseBelow: 'Choisis avec les boutons du bas.',
  otherSideMoves: (mover, other) => `C’est ${toSide(mover)} de jouer, pas ${toSide(other)}.`,
  stuck: (piece) =>
    `${capital(the(piece))} ne peut aller nulle part. Garde le doigt dessus pour voir ses mouvements.`,

  tip: {
    touch: {
      text: 'Garde le doigt sur une pièce pour voir ses mouvements.',
      spoken: 'Garde le doigt sur une pièce pour entendre ses mouvements.',
    },
    mouse: {
      text: 'Fais un clic droit sur une pièce, ou place-toi dessus et appuie sur ?, pour voir ses mouvements.',
      spoken: 'Appuie sur ? sur une pièce pour entendre ses mouvements.',
    },
  },
};
