// Why something from outside is refused: a text, link, backup, stored record, code, message, position or move.
import type { Texts } from '../textsType';
import { linkRefusals } from './refusedLinks';
import { positionRefusals } from './refusedPositions';
import { recordRefusals } from './refusedRecords';

export const texts: Texts<'refusals'> = {
  ...positionRefusals,
  ...recordRefusals,
  ...linkRefusals,

  inPart: (part, why) => `${part} : ${why}`,
  asSaid: (text) => text,

  theAnalysis: () => 'l’analyse',
  theAttempt: () => 'l’essai',
  theFile: () => 'le fichier',
  theMessage: () => 'le message',
  theRecord: () => 'l’enregistrement',
  theReview: () => 'le bilan',
  theOption: (name) => `option ${name}`,
  aNameIn: (name) => `un nom dans ${name}`,
  atMove: (number) => `coup ${number}`,

  missing: () => 'rien',
  aList: () => 'une liste',
  anObject: () => 'un objet',

  unknownField: (name, field) => `${name} contient un champ inconnu « ${field} »`,
  notObject: (name, found) => `${name} : ${found} au lieu d’un objet`,
  notText: (name, found) => `${name} : ${found} au lieu d’un texte`,
  empty: (name) => `${name} ne contient rien`,
  tooManyCharacters: (name, length, most) =>
    `${name} contient ${length} caractères, plus que ${most}`,
  controlCharacter: (name) => `${name} contient un caractère de contrôle`,
  halfCharacter: (name) => `${name} contient une moitié de caractère`,
  notWholeNumber: (name, found, least, most) =>
    `${name} : ${found} au lieu d’un nombre entier de ${least} à ${most}`,
  notNumber: (name, found, least, most) =>
    `${name} : ${found} au lieu d’un nombre de ${least} à ${most}`,
  notYesOrNo: (name, found) => `${name} : ${found} au lieu de oui ou non`,
  notOneOf: (name, found, choices) =>
    `${name} : ${found} au lieu d’un de ces choix : ${choices.join(', ')}`,
  notList: (name, found) => `${name} : ${found} au lieu d’une liste`,
  tooManyItems: (name, count, most) => `${name} contient ${count} éléments, plus que ${most}`,
  nestedTooDeep: (name) => `${name} contient trop de niveaux imbriqués`,
};
