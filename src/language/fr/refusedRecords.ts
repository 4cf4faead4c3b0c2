// Why stored games and analyses, texts of games, backups and other files are refused.
import type { recordRefusals as english } from '../en/refusedRecords';
import { counted } from './numbers';

const newer = (version: number, what: string, most: number): string =>
  `version ${version} : une version plus récente de l’app ${what}, et celle-ci lit jusqu’à ${most}`;

export const recordRefusals: typeof english = {
  newerGame: (version, most) => newer(version, 'a enregistré cette partie', most),
  newerAnalysis: (version, most) => newer(version, 'a enregistré cette analyse', most),
  newerReview: (version, most) => newer(version, 'a enregistré ce bilan', most),
  newerAttempt: (version, most) => newer(version, 'a enregistré cet essai', most),
  newerBackup: (version, most) => newer(version, 'a écrit cette sauvegarde', most),

  unknownGame: (game) => `le jeu est « ${game} », que cette version ne connaît pas`,
  moveAtAfterEnd: (number, text) =>
    `le coup ${number} (« ${text} ») vient après la fin de la partie`,
  wrongResult: (stated, actual) =>
    actual === null
      ? `le résultat est ${stated}, mais d’après les règles la partie n’est pas finie`
      : `le résultat est ${stated}, mais d’après les règles c’est ${actual}`,
  messagePlayers: () =>
    'message ne va pas avec les joueurs : une personne et un ami jouent par message',
  trialPlayers: () => 'trial ne va pas avec les joueurs : deux ordinateurs y jouent',
  tooManyIn: (name, most) => `${name} contient plus de ${most} éléments`,
  notTenths: (name, level) => `${name} contient ${level}, pas des dixièmes`,
  notYesOrMissing: (name) => `${name} doit contenir oui, ou être absent`,
  timesSpent: (count, due) =>
    `spent contient ${counted(count, 'temps', 'temps')} au lieu de ${due}`,
  hasSpace: (name) => `${name} contient un espace`,
  badDay: (text) => `day contient « ${text} », pas un jour comme 2026-11-22`,
  tooManyLessons: (count) => `begun contient ${counted(count, 'leçon', 'leçons')}`,
  noTheme: (name, text) => `${name} contient « ${text} », qui n’est pas un thème de problèmes`,
  badPath: () => 'path ne mène à aucun endroit de l’arbre',
  treeTooLong: (most) => `les coups et les commentaires ont plus de ${most} caractères`,

  badPlayer: (tag, text, characters) =>
    `${tag} contient « ${text} », et non « Person », « Person, NAME » ou « Computer, level N » (ou ${characters.join(', ')})`,
  badClock: (text) =>
    `Clock contient « ${text} », et non par exemple « 300+3 300+3 » : des secondes pour les Blancs et les Noirs`,
  badStrict: (text, yes) => `Strict contient « ${text} » : écris « ${yes} » ou rien`,
  badResult: (text) => `Result contient « ${text} », pas un score et une raison`,
  badDate: (text) => `Date contient « ${text} », pas une date et une heure`,
  badOption: (text) => `Options contient « ${text} », pas name=value`,
  textTooLong: (most) => `le texte a plus de ${most} caractères`,
  tagUnknown: (tag) => `la balise [${tag}] est inconnue`,
  tagTwice: (tag) => `la balise [${tag}] apparaît deux fois`,
  tagMissing: (tag) => `il manque la balise [${tag} "..."]`,
  notGameText: () => 'ce n’est pas le texte d’une partie : il ne commence par aucune balise',
  notAnalysisText: () => 'ce n’est pas le texte d’une analyse : il ne commence par aucune balise',
  wrongEnd: (last, score) => `les coups finissent par « ${last} », pas par le résultat ${score}`,

  tooManyTreeMoves: (most) => `une analyse a au plus ${most} coups`,
  tooManyMoves: (most) => `il y a plus de ${most} coups`,
  tooManyVariations: (most) => `plus de ${most} variantes commencent au même endroit`,
  notMove: (text) => `« ${text} » n’est pas un coup`,
  halfMove: (text) => `« ${text} » est là sans le reste de son coup`,
  closesNoVariation: () => 'une « ) » ne ferme aucune variante',
  emptyVariation: () => 'une variante n’a pas de coups : « () »',
  openVariation: () => 'une variante n’est pas fermée : il manque une « ) »',
  earlyVariation: () => 'une variante se trouve avant le coup qu’elle remplace',
  closesNoComment: () => 'une « } » ne ferme aucun commentaire',
  openComment: (text) => `le commentaire « ${text} » n’est pas fermé : il manque une « } »`,
  earlyComment: (text) => `le commentaire « ${text} » se trouve avant le coup dont il parle`,
  longComment: (beginning, length, most) =>
    `le commentaire « ${beginning}… » a ${length} caractères, plus que ${most}`,
  commentCharacter: () =>
    'un commentaire contient un caractère de contrôle ou une moitié de caractère',

  textLength: (length, most) => `le texte a ${length} caractères, plus que ${most}`,
  emptyText: () => 'le texte est vide',
  noTags: (line, beginning) =>
    `la ligne ${line} commence par « ${beginning} », et le texte d’une partie commence par des balises comme [Game "..."]`,
  tooManyGames: (count, most) => `le texte contient ${count} parties, plus que ${most}`,
  gameFromLine: (line, why) => `La partie à partir de la ligne ${line} : ${why}`,
  likeBackup: () =>
    'cela ressemble à une sauvegarde ou à un autre fichier de données, pas à un texte de parties. Les sauvegardes se restaurent dans les Réglages',
  likePosition: () =>
    'cela ressemble à une position, mais ne correspond aux règles standard d’aucun jeu. Pour d’autres règles, commence une nouvelle partie avec elle',
  largeTextFile: (file, megabytes) =>
    `${file} fait ${megabytes} Mo, c’est trop pour un texte de parties`,
  notTextFile: (file) => `${file} n’est pas un fichier texte`,

  notBackup: () =>
    'le fichier n’est pas une sauvegarde de cette app : son champ « fortyone » n’est pas « backup »',
  largeBackup: (megabytes, most) =>
    `le fichier fait ${megabytes} Mo, plus que les ${most} Mo lisibles quand l’app ne l’a pas écrit`,
  emptyFile: () => 'le fichier est vide',
  notJson: (why) => `le fichier n’est pas du JSON : ${why}`,
  cutBackup: () =>
    'le fichier n’est pas une sauvegarde, ou a été coupé : il ne finit pas par « } »',
  nestedFile: (most) => `le fichier imbrique des valeurs sur plus de ${most} niveaux`,
  wrongChecksum: (stated, actual) =>
    `checksum contient « ${stated} », mais le contenu donne « ${actual} » : le fichier a été changé ou abîmé en route`,
  wrongCount: (name, stated, actual) => `${name} annonce ${stated}, mais le fichier en a ${actual}`,
  isNotText: (name) => `${name} ne contient pas de texte`,
};
