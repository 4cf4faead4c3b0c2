// Why links, codes and what comes from another device are refused. “Il” is the link or the code, unless something else is named.
import type { linkRefusals as english } from '../en/refusedLinks';
import { counted } from './numbers';

export const linkRefusals: typeof english = {
  longGame: () => 'la partie est trop longue pour un lien',
  longPosition: () => 'la position est trop longue pour un lien',
  longMainLine: () => 'la ligne principale est trop longue pour un lien',
  noLinkForOption: (option) => `aucun lien ne peut encore contenir l’option ${option}`,
  noLinkForGame: (game) => `aucun lien ne peut contenir une partie de ${game}`,
  notLegalAt: (number, move) => `coup ${number} : « ${move} » n’est pas un coup légal`,

  linkLength: (length) => `il a ${length} caractères, plus que tout lien de cette app`,
  emptyLink: () => 'rien ne suit son adresse',
  foreignCharacter: (place, character) =>
    `le caractère ${place}, « ${character} », n’apparaît jamais dans un lien de cette app`,
  cutLink: (length, due) => `il est coupé : ${length} de ses ${due} caractères sont là`,
  moreAtEnd: (more) => `« ${more} » à la fin n’en fait pas partie`,
  changedLink: () =>
    'il a changé en route : sa somme de contrôle ne correspond pas à ses caractères',
  newerLink: (character) =>
    `son premier caractère est « ${character} » : une version plus récente de l’app l’a fait, ou il y a une faute de frappe`,
  noLink: (character) =>
    `son premier caractère est « ${character} », et aucun lien de cette app ne commence ainsi`,

  connectsDevices: () => 'il relie deux appareils, et ne contient pas de partie',
  newerContent: () =>
    'il contient quelque chose que seule une version plus récente de l’app connaît',
  newerRequest: () => 'il demande quelque chose que seule une version plus récente connaît',
  newerGameNumber: (number) =>
    `il contient le jeu numéro ${number}, que cette version ne connaît pas`,
  newerOption: (game) =>
    `il contient une option de règles de ${game} que cette version ne connaît pas`,
  newerOpponent: () => 'il contient un adversaire que cette version ne connaît pas',
  newerReason: (number) => `il finit pour la raison numéro ${number}, inconnue ici`,
  newerCoach: () => 'il règle le coach sur quelque chose d’inconnu ici',
  noOrigin: () => 'il ne dit pas à quelle partie par message il appartient',
  messageWithComputer: () => 'c’est une partie par message, mais un ordinateur y joue',
  messageWithoutClock: () => 'c’est une partie par message perdue au temps, mais sans pendule',
  lateDrawOffer: () => 'il propose nulle dans une partie qui est finie ou n’a pas commencé',
  lateTakeBack: () =>
    'il demande à reprendre un coup dans une partie qui est finie ou n’a pas commencé',
  otherRules: (game) =>
    `ses coups mènent ailleurs, d’après les règles de ${game} que connaît cette version`,
  tooManyPlies: () => 'il contient plus de coups que tout autre lien',
  tooManyPliesOf: (count) => `il contient ${count} coups, plus que tout autre lien`,
  itsMoveAfterEnd: (number) => `son coup ${number} vient après la fin de la partie`,
  someMoveAfterEnd: () => 'un de ses coups vient après la fin de la partie',
  variationsOfLine: (variations, moves) =>
    `il contient ${counted(variations, 'variante', 'variantes')} d’une ligne de ${counted(moves, 'coup', 'coups')}`,
  commentsOnMoves: (comments, moves) =>
    `il contient ${counted(comments, 'commentaire', 'commentaires')} sur ${counted(moves, 'coup', 'coups')}`,
  moveTwice: (move) => `il contient deux fois le coup « ${move} » au même endroit`,
  badPlace: () => 'il montre un endroit qu’il n’a pas',
  moreFollows: () => 'il contient plus qu’il ne devrait',

  longForCodes: () => 'il est trop long pour des codes',
  noSuchCodeOf: (number, of) => `c’est le code ${number} sur ${of}, et il n’existe pas`,
  codesDoNotFit: () => 'les codes ne vont pas ensemble',

  holdsGame: () => 'il contient une partie, et ne relie pas d’appareils',
  newerWay: () => 'seule une version plus récente de l’app peut se connecter ainsi',
  codeToMove: () => 'c’est un code pour tout transférer, pas pour jouer',
  codeToPlay: () => 'c’est un code pour jouer à proximité, pas pour tout transférer',
  isAnswer: () => 'c’est une réponse. Scanne-la avec l’appareil qui a montré le premier code',
  isFirstCode: () => 'c’est un premier code, pas la réponse que montre l’autre appareil',
  otherAnswer: () => 'il répond à un autre code que celui d’ici. Scanne de nouveau celui-ci',
  noAddress: () => 'il n’a pas l’adresse de l’autre appareil',
  addressKind: (number) => `son adresse ${number} est d’un genre inconnu`,
  addressOutside: (number) => `son adresse ${number} est hors du réseau local`,
  addressPort: (number) => `son adresse ${number} n’a pas de port`,
  shortUserName: (length, least) =>
    `son nom d’utilisateur a ${counted(length, 'caractère', 'caractères')}, moins que ${least}`,
  shortPassword: (length, least) =>
    `son mot de passe a ${counted(length, 'caractère', 'caractères')}, moins que ${least}`,

  bytesNotGame: () => 'des octets sont arrivés au lieu d’une partie',
  bytesNotMessage: () => 'des octets sont arrivés au lieu d’un message',
  otherMessage: (came, due) => `le message « ${came} » est arrivé au lieu de « ${due} »`,
  messageLength: (length, most) => `un message a ${length} caractères, plus que ${most}`,
  messageNotJson: () => 'un message n’est pas du JSON',
  tooManyBytes: (size, most) =>
    `il annonçait ${size} octets, plus que les ${most} qui peuvent être reçus`,
  endedEarly: (done, size) => `il s’est arrêté après ${done} des ${size} octets annoncés`,
  wrongPart: (length, missing) =>
    `une partie de l’envoi a ${counted(length, 'octet', 'octets')}, et il en manque ${missing}`,
  damagedOnTheWay: () => 'sa somme de contrôle ne correspond pas : il a été abîmé en route',
  noGameByMessage: () => 'ce n’est pas une partie par message',
};
