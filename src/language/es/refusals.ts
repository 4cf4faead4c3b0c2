// Why something from outside is refused: a text, link, backup, stored record, code, message, position or move.
import type { Texts } from '../textsType';
import { either } from './numbers';
import { linkRefusals } from './refusedLinks';
import { positionRefusals } from './refusedPositions';
import { recordRefusals } from './refusedRecords';

export const texts: Texts<'refusals'> = {
  ...positionRefusals,
  ...recordRefusals,
  ...linkRefusals,

  inPart: (part, why) => `${part}: ${why}`,
  asSaid: (text) => text,

  theAnalysis: () => 'el análisis',
  theAttempt: () => 'el intento',
  theFile: () => 'el archivo',
  theMessage: () => 'el mensaje',
  theRecord: () => 'el registro',
  theReview: () => 'la revisión',
  theOption: (name) => `la opción ${name}`,
  aNameIn: (name) => `un nombre en ${name}`,
  atMove: (number) => `jugada ${number}`,

  missing: () => 'un valor ausente',
  aList: () => 'una lista',
  anObject: () => 'un objeto',

  unknownField: (name, field) => `${name} tiene un campo desconocido, «${field}»`,
  notObject: (name, found) => `${name} es ${found}, no un objeto`,
  notText: (name, found) => `${name} es ${found}, no un texto`,
  empty: (name) => `${name} no tiene contenido`,
  tooManyCharacters: (name, length, most) => `${name} tiene ${length} caracteres, más de ${most}`,
  controlCharacter: (name) => `${name} tiene un carácter de control`,
  halfCharacter: (name) => `${name} tiene medio carácter`,
  notWholeNumber: (name, found, least, most) =>
    `${name} es ${found}, no un número entero de ${least} a ${most}`,
  notNumber: (name, found, least, most) =>
    `${name} es ${found}, no un número de ${least} a ${most}`,
  notYesOrNo: (name, found) => `${name} es ${found}, no sí o no`,
  notOneOf: (name, found, choices) => `${name} es ${found}, no ${either(choices)}`,
  notList: (name, found) => `${name} es ${found}, no una lista`,
  tooManyItems: (name, count, most) => `${name} tiene ${count} elementos, más de ${most}`,
  nestedTooDeep: (name) => `${name} tiene demasiados niveles`,
};
