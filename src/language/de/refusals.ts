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

  theAnalysis: () => 'die Analyse',
  theAttempt: () => 'der Versuch',
  theFile: () => 'die Datei',
  theMessage: () => 'die Nachricht',
  theRecord: () => 'der Eintrag',
  theReview: () => 'die Auswertung',
  theOption: (name) => `Option ${name}`,
  aNameIn: (name) => `ein Name in ${name}`,
  atMove: (number) => `Zug ${number}`,

  missing: () => 'nicht da',
  aList: () => 'eine Liste',
  anObject: () => 'ein Objekt',

  unknownField: (name, field) => `${name} hat ein unbekanntes Feld „${field}“`,
  notObject: (name, found) => `${name} ist ${found}, kein Objekt`,
  notText: (name, found) => `${name} ist ${found}, kein Text`,
  empty: (name) => `${name} ist leer`,
  tooManyCharacters: (name, length, most) => `${name} hat ${length} Zeichen, mehr als ${most}`,
  controlCharacter: (name) => `${name} hat ein Steuerzeichen`,
  halfCharacter: (name) => `${name} hat ein halbes Zeichen`,
  notWholeNumber: (name, found, least, most) =>
    `${name} ist ${found}, keine ganze Zahl von ${least} bis ${most}`,
  notNumber: (name, found, least, most) =>
    `${name} ist ${found}, keine Zahl von ${least} bis ${most}`,
  notYesOrNo: (name, found) => `${name} ist ${found}, nicht ja oder nein`,
  notOneOf: (name, found, choices) => `${name} ist ${found}, nicht eins von ${choices.join(', ')}`,
  notList: (name, found) => `${name} ist ${found}, keine Liste`,
  tooManyItems: (name, count, most) => `${name} hat ${count} Einträge, mehr als ${most}`,
  nestedTooDeep: (name) => `${name} ist zu tief verschachtelt`,
};
