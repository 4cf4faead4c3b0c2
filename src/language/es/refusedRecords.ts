// Why stored games and analyses, texts of games, backups and other files are refused. Names in straight quotes or brackets stand
// so in the file.
import type { Texts } from '../textsType';
import { counted, either } from './numbers';

const newer = (version: number, what: string, most: number): string =>
  `version es ${version}: una versión más nueva de la aplicación ${what}, y esta lee hasta la ${most}`;
const characters = (count: number): string => counted(count, 'carácter', 'caracteres');

export const recordRefusals = {
  newerGame: (version, most) => newer(version, 'guardó esta partida', most),
  newerAnalysis: (version, most) => newer(version, 'guardó este análisis', most),
  newerReview: (version, most) => newer(version, 'guardó esta revisión', most),
  newerAttempt: (version, most) => newer(version, 'guardó este intento', most),
  newerBackup: (version, most) => newer(version, 'creó esta copia de seguridad', most),

  unknownGame: (game) => `game es «${game}», que esta versión no conoce`,
  moveAtAfterEnd: (number, text) =>
    `la jugada ${number} («${text}») viene después del final de la partida`,
  wrongResult: (stated, actual) =>
    `result es ${stated}, pero según las reglas la partida ${actual === null ? 'no ha terminado' : `es ${actual}`}`,
  messagePlayers: () =>
    'message no encaja con los jugadores: por mensaje juegan una persona y un rival en otro dispositivo',
  trialPlayers: () => 'trial no encaja con los jugadores: en una prueba juegan dos ordenadores',
  tooManyIn: (name, most) => `${name} tiene más de ${most}`,
  notTenths: (name, level) => `${name} es ${level}, no en décimas`,
  notYesOrMissing: (name) => `${name} debería ser sí o faltar`,
  timesSpent: (count, due) =>
    `spent tiene ${counted(count, 'tiempo', 'tiempos')} donde se esperan ${due}`,
  hasSpace: (name) => `${name} tiene un espacio`,
  badDay: (text) => `day es «${text}», no un día como 2026-11-22`,
  tooManyLessons: (count) => `begun tiene ${counted(count, 'lección', 'lecciones')}`,
  noTheme: (name, text) => `${name} es «${text}», que no es un tema de problemas`,
  badPath: () => 'path no lleva a ningún lugar del árbol',
  treeTooLong: (most) => `las jugadas y los comentarios tienen más de ${characters(most)}`,

  badPlayer: (tag, text, names) =>
    `${tag} es «${text}», no «Person», «Person, NAME» ni «Computer, level N» (o ${either(names)})`,
  badClock: (text) =>
    `Clock es «${text}», no como «300+3 300+3»: segundos para las blancas y las negras`,
  badStrict: (text, yes) => `Strict es «${text}»; debe ser «${yes}» o faltar`,
  badResult: (text) => `Result es «${text}», no una puntuación y un motivo`,
  badDate: (text) => `Date es «${text}», no una fecha con hora`,
  badOption: (text) => `Options tiene «${text}», no nombre=valor`,
  textTooLong: (most) => `el texto tiene más de ${characters(most)}`,
  tagUnknown: (tag) => `la etiqueta [${tag}] es desconocida`,
  tagTwice: (tag) => `la etiqueta [${tag}] está dos veces`,
  tagMissing: (tag) => `falta la etiqueta [${tag} "..."]`,
  notGameText: () => 'no es el texto de una partida: no empieza con una etiqueta',
  notAnalysisText: () => 'no es el texto de un análisis: no empieza con una etiqueta',
  wrongEnd: (last, score) => `las jugadas acaban con «${last}», no con el resultado ${score}`,

  tooManyTreeMoves: (most) => `un análisis tiene ${counted(most, 'jugada', 'jugadas')} como mucho`,
  tooManyMoves: (most) => `hay más de ${counted(most, 'jugada', 'jugadas')}`,
  tooManyVariations: (most) =>
    `más de ${counted(most, 'variante', 'variantes')} empiezan en un mismo lugar`,
  notMove: (text) => `«${text}» no es una jugada`,
  halfMove: (text) => `a «${text}» le falta el resto de la jugada`,
  closesNoVariation: () => 'un «)» no cierra ninguna variante',
  emptyVariation: () => 'una variante no tiene jugadas: «()»',
  openVariation: () => 'una variante no está cerrada: falta un «)»',
  earlyVariation: () => 'una variante está antes de la jugada a la que sustituye',
  closesNoComment: () => 'una «}» no cierra ningún comentario',
  openComment: (text) => `el comentario «${text}» no está cerrado: falta una «}»`,
  earlyComment: (text) => `el comentario «${text}» está antes de la jugada que comenta`,
  longComment: (beginning, length, most) =>
    `el comentario «${beginning}…» tiene ${characters(length)}, más de ${most}`,
  commentCharacter: () => 'un comentario tiene un carácter de control o medio carácter',

  textLength: (length, most) => `el texto tiene ${characters(length)}, más de ${most}`,
  emptyText: () => 'el texto está vacío',
  noTags: (line, beginning) =>
    `la línea ${line} empieza con «${beginning}», y el texto de una partida empieza con etiquetas como [Game "..."]`,
  tooManyGames: (count, most) =>
    `el texto contiene ${counted(count, 'partida', 'partidas')}, más de ${most}`,
  gameFromLine: (line, why) => `La partida desde la línea ${line}: ${why}`,
  likeBackup: () =>
    'parece una copia de seguridad u otro archivo de datos, no un texto de partidas. Las copias se restauran en Ajustes',
  likePosition: () =>
    'parece una posición, pero no encaja con las reglas estándar de ningún juego. Para usar otras reglas, empieza una partida nueva desde ella',
  largeTextFile: (file, megabytes) =>
    `${file} tiene ${megabytes} MB, demasiado para un texto de partidas`,
  notTextFile: (file) => `${file} no es un archivo de texto`,

  notBackup: () =>
    'el archivo no es una copia de seguridad de esta aplicación: su campo «fortyone» no es «backup»',
  largeBackup: (megabytes, most) =>
    `el archivo tiene ${megabytes} MB, más de los ${most} MB que se pueden leer si no lo creó la aplicación`,
  emptyFile: () => 'el archivo está vacío',
  notJson: (why) => `el archivo no es JSON: ${why}`,
  cutBackup: () => 'el archivo no es una copia de seguridad, o está cortado: no termina con «}»',
  nestedFile: (most) => `el archivo tiene más de ${most} niveles de valores`,
  wrongChecksum: (stated, actual) =>
    `checksum es «${stated}», pero el contenido da «${actual}»: el archivo se modificó o se dañó por el camino`,
  wrongCount: (name, stated, actual) => `${name} es ${stated}, pero el archivo tiene ${actual}`,
  isNotText: (name) => `${name} no es un texto`,
} satisfies Partial<Texts<'refusals'>>;
