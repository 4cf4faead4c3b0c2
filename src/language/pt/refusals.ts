// Why something from outside is refused: a text, link, backup, stored record, code, message, position or move.
import type { Texts } from '../textsType';
import { linkRefusals } from './refusedLinks';
import { positionRefusals } from './refusedPositions';
import { recordRefusals } from './refusedRecords';

export const texts: Texts<'refusals'> = {
  ...positionRefusals,
  ...recordRefusals,
  ...linkRefusals,

  inPart: (part, why) => `${part}: ${why}`,
  asSaid: (text) => text,

  theAnalysis: () => 'a análise',
  theAttempt: () => 'a tentativa',
  theFile: () => 'o arquivo',
  theMessage: () => 'a mensagem',
  theRecord: () => 'o registro',
  theReview: () => 'a revisão',
  theOption: (name) => `a opção ${name}`,
  aNameIn: (name) => `um nome em ${name}`,
  atMove: (number) => `lance ${number}`,

  missing: () => 'nada',
  aList: () => 'uma lista',
  anObject: () => 'um objeto',

  unknownField: (name, field) => `${name} tem um campo desconhecido “${field}”`,
  notObject: (name, found) => `${name} deveria ser um objeto (encontrado: ${found})`,
  notText: (name, found) => `${name} deveria ser um texto (encontrado: ${found})`,
  empty: (name) => `${name} não tem conteúdo`,
  tooManyCharacters: (name, length, most) => `${name} tem ${length} caracteres, mais que ${most}`,
  controlCharacter: (name) => `${name} tem um caractere de controle`,
  halfCharacter: (name) => `${name} tem meio caractere`,
  notWholeNumber: (name, found, least, most) =>
    `${name} deveria ser um número inteiro de ${least} a ${most} (encontrado: ${found})`,
  notNumber: (name, found, least, most) =>
    `${name} deveria ser um número de ${least} a ${most} (encontrado: ${found})`,
  notYesOrNo: (name, found) => `${name} deveria ser sim ou não (encontrado: ${found})`,
  notOneOf: (name, found, choices) =>
    `${name} deveria ser um destes: ${choices.join(', ')} (encontrado: ${found})`,
  notList: (name, found) => `${name} deveria ser uma lista (encontrado: ${found})`,
  tooManyItems: (name, count, most) => `${name} tem ${count} itens, mais que ${most}`,
  nestedTooDeep: (name) => `${name} tem níveis demais`,
};
