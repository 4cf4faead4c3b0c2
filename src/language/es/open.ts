// Opening a game from elsewhere: the ways to open one, what came, and what to do with it.
import type { Texts } from '../textsType';
import { capital, counted, lowered, ofSide, toPlay, withSide } from './numbers';

const games = (count: number): string => counted(count, 'partida', 'partidas');

export const texts: Texts<'open'> = {
  title: 'Abrir una partida',
  paste: 'Pegar y abrir',
  pasteHint: 'Un enlace o un texto que hayas copiado.',
  scan: 'Escanear un código',
  scanHint: 'De otro dispositivo o de una imagen.',
  chooseFile: 'Elegir un archivo',
  chooseFileHint: 'Partidas como texto, o una copia de seguridad. También puedes soltarlo aquí.',
  file: 'Archivo con partidas',
  field: 'Un enlace, o el texto de partidas o de una posición',
  open: 'Abrir',
  nothingSaved: 'No se guarda nada hasta que tú lo digas.',
  reading: (done, count) => `Leyendo la partida ${done} de ${count}`,
  notOpened: (reason) => `Esto no se puede abrir: ${reason}.`,
  pasteRefused:
    'tu navegador no ha dejado pegar a la aplicación. Mantén pulsado el campo y pega ahí',
  badLink: 'Este enlace no se puede abrir',
  problem: (reason) => `El problema: ${reason}.`,
  askAgain:
    'En este dispositivo no ha cambiado nada. Pide de nuevo el enlace y cópialo entero, o pide la partida como texto o archivo.',
  pasteInstead: 'Pegarlo aquí',
  home: 'Inicio',

  gamesInText: 'Partidas de este texto',
  readable: (read, here, unreadable) =>
    `Se ${read === 1 ? 'puede' : 'pueden'} leer ${games(read)}${here > 0 ? `, ${here} ya ${here === 1 ? 'está' : 'están'} aquí` : ''}${unreadable > 0 ? `; ${games(unreadable)} no` : ''}.`,
  annotated: (count) =>
    `${games(count)} con variantes o comentarios: solo se guarda la línea principal. Abre el análisis para conservarlo todo.`,
  unreadable: (problem) => `${problem}.`,
  keepGames: (count) => `Guardar ${games(count)}`,
  kept: (count) => `${counted(count, 'partida guardada', 'partidas guardadas')}.`,
  keptThen: (count, all, reason) =>
    `${counted(count, 'partida guardada', 'partidas guardadas')} de ${all}; después, ${reason}.`,
  history: 'Historial',
  finished: (moves, score) => `${moves}, ${score}`,
  unfinished: (moves) => `${moves}, sin terminar`,
  analyse: 'Analizar',
  analyseGame: (game, players) => `Analizar ${game}, ${players}`,

  twoPlayers: 'Dos personas',
  player: 'Persona',
  players: (white, whitePlayer, black, blackPlayer) =>
    `${white}: ${whitePlayer} – ${black}: ${blackPlayer}`,
  sharedNote:
    'El Historial marca las partidas de enlaces y textos como «Compartida contigo». No cuentan para tus estadísticas ni para tu nivel.',
  outcome: (outcome) => `${outcome}.`,
  toMove: (side) => `${toPlay(side)}.`,
  afterMove: (mover, number, side) => `Tras la jugada ${number} ${ofSide(mover)}. ${toPlay(side)}.`,
  rules: (rules) => `Reglas: ${rules}`,
  aPosition: (game) => `${game}: una posición`,
  analysisOf: (game) => `Análisis: ${game}`,
  board: (game, side) => `Tablero de ${game}, ${lowered(side)} abajo`,
  invitation: (friend, side) =>
    `${capital(friend)} juega contigo por mensaje. Tú juegas ${withSide(side)} y envías tus jugadas como enlaces.`,
  mainLine: 'Esta es la línea principal. Abre el análisis para ver sus variantes y comentarios.',
  keepGame: 'Guardar esta partida',
  playAs: (side) => `Jugar ${withSide(side)}`,
  playOn: 'Seguir desde aquí',
  openAnalysis: 'Abrir el análisis',
  keepAndReview: 'Guardar y revisar',
  unsavedAnalysis:
    'En este dispositivo no se guarda nada, salvo que abras el análisis o sigas jugando.',
  unsavedGame:
    'En este dispositivo no se guarda nada, salvo que guardes la partida, sigas jugando o la analices.',
  existing: {
    differs: 'Ya tienes esta partida. La compartida tiene otras jugadas.',
    same: 'Ya tienes esta partida. Las dos tienen las mismas jugadas.',
    longerThere: 'Ya tienes esta partida. La compartida tiene más jugadas.',
    longerHere: 'Ya tienes esta partida. La tuya tiene más jugadas.',
  },
  openYours: 'Abrir tu partida',

  decidesForYou:
    'Este enlace también decide por ti algo que no hiciste aquí. Añádelo solo si lo hiciste tú.',
  addToMine: 'Añadir a mi partida',
  older: (friend) =>
    `Este enlace es más antiguo que tu partida. Envía el más reciente a ${friend} para seguir.`,
  onlyOlder: 'Este enlace es más antiguo que tu partida.',
  sendNewer: 'Enviar el enlace más reciente',
  differs: (move, friend) =>
    `Este enlace y tu partida difieren desde la jugada ${move}. Pregunta a ${friend} cuál vale. Puedes conservar las dos.`,
  onBoard: 'En el tablero',
  fromLink: 'Del enlace',
  yours: 'La tuya',
  keepBoth: 'Conservar las dos, jugar esta',
};
