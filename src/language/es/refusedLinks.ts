// Why links, codes and what comes from another device are refused. What is not named is the link or the code.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const characters = (count: number): string => counted(count, 'carácter', 'caracteres');
const moves = (count: number): string => counted(count, 'jugada', 'jugadas');

export const linkRefusals = {
  longGame: () => 'la partida es demasiado larga para un enlace',
  longPosition: () => 'la posición es demasiado larga para un enlace',
  longMainLine: () => 'la línea principal es demasiado larga para un enlace',
  noLinkForOption: (option) => `ningún enlace admite todavía la opción ${option}`,
  noLinkForGame: (game) => `ningún enlace admite una partida de ${game}`,
  notLegalAt: (number, move) => `jugada ${number}: «${move}» no es una jugada legal`,

  linkLength: (length) =>
    `tiene ${characters(length)}, más que cualquier enlace de esta aplicación`,
  emptyLink: () => 'después de la dirección no hay nada',
  foreignCharacter: (place, character) =>
    `el carácter ${place}, «${character}», nunca aparece en un enlace de esta aplicación`,
  cutLink: (length, due) => `está cortado: aquí hay ${length} de sus ${characters(due)}`,
  moreAtEnd: (more) => `«${more}», al final, no forma parte de él`,
  changedLink: () =>
    'se modificó por el camino: su suma de comprobación no coincide con sus caracteres',
  newerLink: (character) =>
    `su primer carácter es «${character}»: lo creó una versión más nueva de la aplicación, o se tecleó mal`,
  noLink: (character) =>
    `su primer carácter es «${character}», y ningún enlace de esta aplicación empieza así`,

  connectsDevices: () => 'conecta dos dispositivos y no contiene ninguna partida',
  newerContent: () => 'contiene algo que solo conoce una versión más nueva de la aplicación',
  newerRequest: () => 'pide algo que solo conoce una versión más nueva',
  newerGameNumber: (number) => `contiene el juego número ${number}, que esta versión no conoce`,
  newerOption: (game) => `contiene una opción de las reglas de ${game} que esta versión no conoce`,
  newerOpponent: () => 'contiene un rival que esta versión no conoce',
  newerReason: (number) => `termina por el motivo número ${number}, desconocido aquí`,
  newerCoach: () => 'pone el entrenador en un modo desconocido aquí',
  noOrigin: () => 'no dice a qué partida por mensaje pertenece',
  messageWithComputer: () => 'es una partida por mensaje, pero en ella juega un ordenador',
  messageWithoutClock: () =>
    'es una partida por mensaje que terminó por tiempo, pero no tiene reloj',
  lateDrawOffer: () => 'ofrece tablas en una partida que ha terminado o no ha empezado',
  lateTakeBack: () => 'pide deshacer una jugada en una partida que ha terminado o no ha empezado',
  otherRules: (game) =>
    `sus jugadas llevan a otra posición con las reglas de ${game} que conoce esta versión`,
  tooManyPlies: () => 'contiene más jugadas que ningún enlace',
  tooManyPliesOf: (count) => `contiene ${moves(count)}, más que ningún enlace`,
  itsMoveAfterEnd: (number) => `su jugada ${number} viene después del final de la partida`,
  someMoveAfterEnd: () => 'una de sus jugadas viene después del final de la partida',
  variationsOfLine: (variations, count) =>
    `contiene ${counted(variations, 'variante', 'variantes')} de una línea de ${moves(count)}`,
  commentsOnMoves: (comments, count) =>
    `contiene ${counted(comments, 'comentario', 'comentarios')} sobre ${moves(count)}`,
  moveTwice: (move) => `contiene dos veces la jugada «${move}» en un mismo lugar`,
  badPlace: () => 'muestra un lugar que no tiene',
  moreFollows: () => 'contiene más de lo que debería',

  longForCodes: () => 'es demasiado largo para códigos',
  noSuchCodeOf: (number, of) => `es el código ${number} de ${of}, y no existe tal código`,
  codesDoNotFit: () => 'los códigos no encajan entre sí',

  holdsGame: () => 'contiene una partida y no conecta dispositivos',
  newerWay: () => 'solo una versión más nueva de la aplicación puede conectar así',
  codeToMove: () => 'es un código para pasar todo, no para jugar',
  codeToPlay: () => 'es un código para jugar con un dispositivo cercano, no para pasar todo',
  isAnswer: () => 'es una respuesta. Escanéalo con el dispositivo que mostró el primer código',
  isFirstCode: () => 'es un primer código, no la respuesta que muestra el otro dispositivo',
  otherAnswer: () =>
    'responde a otro código que el que se muestra aquí. Escanea de nuevo el de aquí',
  noAddress: () => 'no tiene ninguna dirección del otro dispositivo',
  addressKind: (number) => `su dirección ${number} es de un tipo desconocido`,
  addressOutside: (number) => `su dirección ${number} está fuera de la red local`,
  addressPort: (number) => `su dirección ${number} no tiene puerto`,
  shortUserName: (length, least) =>
    `su nombre de usuario tiene ${characters(length)}, menos de ${least}`,
  shortPassword: (length, least) => `su contraseña tiene ${characters(length)}, menos de ${least}`,

  bytesNotGame: () => 'llegaron bytes donde se esperaba una partida',
  bytesNotMessage: () => 'llegaron bytes donde se esperaba un mensaje',
  otherMessage: (came, due) => `llegó el mensaje «${came}» donde se esperaba «${due}»`,
  messageLength: (length, most) => `un mensaje tiene ${characters(length)}, más de ${most}`,
  messageNotJson: () => 'un mensaje no es JSON',
  tooManyBytes: (size, most) => `anunció ${size} bytes, más de los ${most} que se pueden recibir`,
  endedEarly: (done, size) => `terminó tras ${done} de los ${size} bytes que anunció`,
  wrongPart: (length, missing) => `una parte tiene ${length} bytes, y faltan ${missing}`,
  damagedOnTheWay: () => 'su suma de comprobación no coincide: se dañó por el camino',
  noGameByMessage: () => 'no es una partida por mensaje',
} satisfies Partial<Texts<'refusals'>>;
