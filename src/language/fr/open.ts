// Opening a game from elsewhere: the ways to open one, what came, and what to do with it.
import type { Texts } from '../textsType';
import { capital, counted, ofSide, theSide, toPlay, toSide } from './numbers';

const games = (count: number): string => counted(count, 'partie', 'parties');

export const texts: Texts<'open'> = {
  title: 'Ouvrir une partie',
  paste: 'Coller et ouvrir',
  pasteHint: 'Un lien ou un texte que tu as copié.',
  scan: 'Scanner un code',
  scanHint: 'Depuis un autre appareil, ou depuis une image.',
  chooseFile: 'Choisir un fichier',
  chooseFileHint: 'Des parties en texte, ou une sauvegarde. Tu peux aussi le déposer ici.',
  file: 'Fichier de parties',
  field: 'Un lien, ou le texte de parties ou d’une position',
  open: 'Ouvrir',
  nothingSaved: 'Rien n’est enregistré sans ton accord.',
  reading: (done, count) => `Lecture de la partie ${done} sur ${count}`,
  notOpened: (reason) => `Impossible d’ouvrir cela : ${reason}.`,
  pasteRefused:
    'ton navigateur n’a pas laissé l’app coller. Garde le doigt sur le champ et colle à cet endroit',
  badLink: 'Ce lien ne peut pas être ouvert',
  problem: (reason) => `Le problème : ${reason}.`,
  askAgain:
    'Rien n’a changé sur cet appareil. Redemande le lien et copie-le en entier, ou demande la partie en texte ou en fichier.',
  pasteInstead: 'Le coller plutôt ici',
  home: 'Accueil',

  gamesInText: 'Parties dans ce texte',
  readable: (read, here, unreadable) =>
    `${counted(read, 'partie lisible', 'parties lisibles')}${here > 0 ? `, dont ${here} déjà ici` : ''}${unreadable > 0 ? ` ; ${counted(unreadable, 'partie illisible', 'parties illisibles')}` : ''}.`,
  annotated: (count) =>
    `${games(count)} avec des variantes ou des commentaires : seule la ligne principale est gardée. Ouvre l’analyse pour tout garder.`,
  unreadable: (problem) => `${problem}.`,
  keepGames: (count) => `Garder ${games(count)}`,
  kept: (count) => `${counted(count, 'partie gardée', 'parties gardées')}.`,
  keptThen: (count, all, reason) =>
    `${counted(count, 'partie gardée', 'parties gardées')} sur ${all} ; puis ${reason}.`,
  history: 'Historique',
  finished: (moves, score) => `${moves}, ${score}`,
  unfinished: (moves) => `${moves}, non terminée`,
  analyse: 'Analyser',
  analyseGame: (game, players) => `Analyser ${game}, ${players}`,

  twoPlayers: 'Deux joueurs',
  player: 'Joueur',
  players: (white, whitePlayer, black, blackPlayer) =>
    `${white} : ${whitePlayer} – ${black} : ${blackPlayer}`,
  sharedNote:
    'L’Historique marque « Partagée avec toi » les parties venues de liens et de textes. Elles ne comptent ni dans tes statistiques ni pour ton niveau.',
  outcome: (outcome) => `${outcome}.`,
  toMove: (side) => `${toPlay(side)}.`,
  afterMove: (mover, number, side) =>
    `Après le coup ${number} ${ofSide(mover)}, c’est ${toSide(side)} de jouer.`,
  rules: (rules) => `Règles : ${rules}`,
  aPosition: (game) => `${game} : une position`,
  analysisOf: (game) => `Analyse : ${game}`,
  board: (game, side) => `Plateau ${game}, ${theSide(side)} en bas`,
  invitation: (friend, side) =>
    `${capital(friend)} joue avec toi par message. Tu as ${theSide(side)}, et tu envoies tes coups sous forme de liens.`,
  mainLine: 'Voici la ligne principale. Ouvre l’analyse pour ses variantes et ses commentaires.',
  keepGame: 'Garder cette partie',
  playAs: (side) => `Jouer avec ${theSide(side)}`,
  playOn: 'Jouer à partir d’ici',
  openAnalysis: 'Ouvrir l’analyse',
  keepAndReview: 'Garder et faire le bilan',
  unsavedAnalysis:
    'Rien n’est enregistré sur cet appareil, sauf si tu ouvres l’analyse ou joues la suite.',
  unsavedGame:
    'Rien n’est enregistré sur cet appareil, sauf si tu gardes la partie, joues la suite ou l’analyses.',
  existing: {
    differs: 'Tu as déjà cette partie. Celle du lien a d’autres coups.',
    same: 'Tu as déjà cette partie. Les deux ont les mêmes coups.',
    longerThere: 'Tu as déjà cette partie. Celle du lien a plus de coups.',
    longerHere: 'Tu as déjà cette partie. La tienne a plus de coups.',
  },
  openYours: 'Ouvrir ta partie',

  decidesForYou:
    'Ce lien décide aussi pour toi quelque chose que tu n’as pas fait ici. Ne l’ajoute que si c’était bien toi.',
  addToMine: 'Ajouter à ma partie',
  older: (friend) =>
    `Ce lien est plus ancien que ta partie. Pour continuer, envoie le plus récent ${toSide(friend)}.`,
  onlyOlder: 'Ce lien est plus ancien que ta partie.',
  sendNewer: 'Envoyer le lien plus récent',
  differs: (move, friend) =>
    `Ce lien et ta partie diffèrent à partir du coup ${move}. Demande ${toSide(friend)} laquelle compte. Tu peux garder les deux.`,
  onBoard: 'Sur le plateau',
  fromLink: 'Celle du lien',
  yours: 'La tienne',
  keepBoth: 'Garder les deux, jouer celle-ci',
};
