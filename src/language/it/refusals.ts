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

  theAnalysis: () => 'l’analisi',
  theAttempt: () => 'il tentativo',
  theFile: () => 'il file',
  theMessage: () => 'il messaggio',
  theRecord: () => 'il record',
  theReview: () => 'la revisione',
  theOption: (name) => `l’opzione ${name}`,
  aNameIn: (name) => `un nome in ${name}`,
  atMove: (number) => `mossa ${number}`,

  missing: () => 'niente',
  aList: () => 'un elenco',
  anObject: () => 'un oggetto',

  unknownField: (name, field) => `${name} ha un campo sconosciuto «${field}»`,
  notObject: (name, found) => `${name}: ${found} invece di un oggetto`,
  notText: (name, found) => `${name}: ${found} invece di un testo`,
  empty: (name) => `${name} non contiene niente`,
  tooManyCharacters: (name, length, most) => `${name} ha ${length} caratteri, più di ${most}`,
  controlCharacter: (name) => `${name} ha un carattere di controllo`,
  halfCharacter: (name) => `${name} ha un carattere a metà`,
  notWholeNumber: (name, found, least, most) =>
    `${name}: ${found} invece di un numero intero da ${least} a ${most}`,
  notNumber: (name, found, least, most) =>
    `${name}: ${found} invece di un numero da ${least} a ${most}`,
  notYesOrNo: (name, found) => `${name}: ${found} invece di sì o no`,
  notOneOf: (name, found, choices) => `${name}: ${found} invece di uno tra ${choices.join(', ')}`,
  notList: (name, found) => `${name}: ${found} invece di un elenco`,
  tooManyItems: (name, count, most) => `${name} ha ${count} elementi, più di ${most}`,
  nestedTooDeep: (name) => `${name} ha troppi livelli annidati`,
};
