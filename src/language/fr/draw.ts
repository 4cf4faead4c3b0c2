// Drawing lanes: what is said while squares are joined, and how fair the board is.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const places = (count: number): string => `${count} places`;
const asInvented = 'autant que sur le plateau de l’inventeur';

export const texts: Texts<'draw'> = {
  title: 'Dessiner les voies',
  how: 'Glisse sur des cases pour les réunir, ou touche deux coins. Touche deux fois une case pour la libérer.',
  own: 'Tes propres voies',
  enter: 'choisir un coin d’une voie, puis le coin opposé',
  typing: {
    label: 'Saisir une voie',
    hint: 'Écris une voie par deux coins opposés, comme b4-b5. Une case seule reste à part.',
    does: 'Réunir',
  },
  places,
  placesAsInvented: (count) => `${places(count)}, ${asInvented}`,
  howAsInvented: (count, how) => `${places(count)} : ${asInvented}. ${how}`,
  inLane: (lane) => `dans ${lane}`,
  joined: (from, to, count) => `Cases réunies de ${from} à ${to}. ${places(count)}.`,
  standsAlone: (square, count) => `${square} est seule. ${places(count)}.`,
  notJoined: (reason) => `Cases non réunies : ${reason}.`,
  unusableLink: (reason) => `Le plateau de ce lien n’est pas utilisable : ${reason}.`,
  more: 'Plus',
  undo: 'Annuler',
  clear: 'Vider',
  mirror: 'Miroir',
  isFair: 'Équitable ?',
  tryIt: 'Essayer',
  hearPlaces: 'entendre combien il y a de places',
  undoKey: 'annuler',

  menu: 'Ton propre plateau',
  startFromAnother: 'Partir d’un autre',
  playOnIt: 'Jouer dessus',
  howFair: 'Est-il équitable ?',
  saveNamed: 'Enregistrer sous un nom',
  rename: (name) => `Renommer « ${name} »`,
  delete: (name) => `Supprimer « ${name} »`,
  deleted: (name) => `« ${name} » est supprimé. Ton dessin reste.`,
  share: 'Partager',
  setUp: 'Y placer les pièces',
  named: 'Voies avec un nom',
  saveBoard: 'Enregistrer ce plateau',
  renameBoard: 'Renommer ce plateau',
  name: 'Nom',
  nameHint: 'Tu le trouveras dans « Nouvelle partie », sous « Règles ».',
  saved: (name) => `Enregistré sous « ${name} ». Tu le trouveras dans « Nouvelle partie ».`,

  fairIntroduction: 'L’ordinateur joue des parties rapides contre lui-même sur ce plateau.',
  gameOf: (number, wanted) => `Partie ${number} sur ${wanted}`,
  playing: 'En train de jouer',
  cancel: 'Annuler',
  playMore: (games) => `Encore ${counted(games, 'partie', 'parties')}`,
  done: 'Terminé',
  notPlayed: 'Aucune partie n’est allée à son terme.',
  engineStopped: 'Le moteur s’est arrêté.',
  results: (games, wins, losses, draws) =>
    `${counted(games, 'partie', 'parties')} : ${counted(wins, 'gagnée', 'gagnées')} par les Blancs, ${losses} par les Noirs, ${counted(draws, 'nulle', 'nulles')}.`,
  average: (moves) => `${moves} coups par joueur en moyenne.`,
  playForMore: 'Avec plus de parties, ce sera plus sûr.',
};
