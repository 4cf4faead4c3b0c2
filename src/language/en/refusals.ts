// Why something from outside is refused: a text, link, backup, stored record, code, message, position or move. All of them are
// functions, and most stand within a sentence, as in "This can’t be opened: the text is empty.": they begin small and have no full
// stop. A parameter that is a name (`name`, `part`) is a field as the file has it, or one of the names here.
import { linkRefusals } from './refusedLinks';
import { positionRefusals } from './refusedPositions';
import { recordRefusals } from './refusedRecords';

export const texts = {
  ...positionRefusals,
  ...recordRefusals,
  ...linkRefusals,

  /** A refusal within another: "start: placement has 7 rows, the board has 8". */
  inPart: (part: string, why: string) => `${part}: ${why}`,
  /** What was put into words elsewhere. */
  asSaid: (text: string) => text,

  /** Names of what is read. */
  theAnalysis: () => 'the analysis',
  theAttempt: () => 'the attempt',
  theFile: () => 'the file',
  theMessage: () => 'the message',
  theRecord: () => 'the record',
  theReview: () => 'the review',
  theOption: (name: string) => `option ${name}`,
  aNameIn: (name: string) => `a name in ${name}`,
  atMove: (number: number) => `move ${number}`,

  /** What was found instead of what is due; anything else is quoted as it stands. */
  missing: () => 'missing',
  aList: () => 'a list',
  anObject: () => 'an object',

  unknownField: (name: string, field: string) => `${name} has an unknown field "${field}"`,
  notObject: (name: string, found: string) => `${name} is ${found}, not an object`,
  notText: (name: string, found: string) => `${name} is ${found}, not text`,
  empty: (name: string) => `${name} is empty`,
  tooManyCharacters: (name: string, length: number, most: number) =>
    `${name} has ${length} characters, more than ${most}`,
  controlCharacter: (name: string) => `${name} has a control character`,
  halfCharacter: (name: string) => `${name} has half a character`,
  notWholeNumber: (name: string, found: string, least: number, most: number) =>
    `${name} is ${found}, not a whole number from ${least} to ${most}`,
  notNumber: (name: string, found: string, least: number, most: number) =>
    `${name} is ${found}, not a number from ${least} to ${most}`,
  notYesOrNo: (name: string, found: string) => `${name} is ${found}, not yes or no`,
  notOneOf: (name: string, found: string, choices: readonly string[]) =>
    `${name} is ${found}, not one of ${choices.join(', ')}`,
  notList: (name: string, found: string) => `${name} is ${found}, not a list`,
  tooManyItems: (name: string, count: number, most: number) =>
    `${name} has ${count} items, more than ${most}`,
  nestedTooDeep: (name: string) => `${name} is nested too deeply`,
};
