// Home: the games to go on with, the games to begin, how far the player is; and what stands in place of a list or a screen with
// nothing in it.
import type { Texts } from '../../textsType';
import { counted, theSide } from '../numbers';

export const texts: Texts<'home'> = {
  more: 'Altro',
  learn: 'Impara',
  history: 'Archivio',
  settings: 'Impostazioni',
  play: 'Gioca',
  start: 'Scegli un gioco, poi l’avversario. In Impara vedi come si gioca.',
  openGame: 'Apri una partita…',
  pasteLink: 'Incolla un link',

  continue: 'Continua',
  showAll: (count) => `Mostra tutte le ${count} partite`,
  toMove: (side) => `Muove ${theSide(side)}`,
  computerToMove: 'Tocca al computer',
  notStarted: 'Da iniziare',
  moveNumber: (number) => `Mossa ${number}`,
  listing: (games, percent) =>
    `Questa versione elenca le partite in un modo nuovo, e per questo le scorre una volta: ${games} in tutto.${
      percent === null ? '' : ` Fatto: ${percent}%.`
    } Intanto puoi giocare.`,
  listingGames: 'Preparo l’elenco delle partite',

  lessonsDone: (count) => counted(count, 'lezione fatta', 'lezioni fatte'),
  solvedOf: (solved, tried) => `Risolti al primo tentativo: ${solved} su ${tried}`,
  wonAt: (levels) =>
    levels.length === 1
      ? `Vittoria al livello ${levels[0]}`
      : `Vittorie ai livelli ${levels.slice(0, -1).join(', ')} e ${levels.at(-1)}`,

  noSuch: {
    game: 'Partita non trovata',
    analysis: 'Analisi non trovata',
    board: 'Scacchiera non trovata',
  },
  nothingThere: {
    game: 'Su questo dispositivo non c’è una partita con questo indirizzo. Forse è stata eliminata, o il link è incompleto.',
    analysis:
      'Su questo dispositivo non c’è un’analisi con questo indirizzo. Forse è stata eliminata, o il link è incompleto.',
    board:
      'Su questo dispositivo non c’è una scacchiera con questo indirizzo. Forse è stata eliminata, o il link è incompleto.',
  },
  notOpened: {
    game: 'Impossibile aprire la partita',
    analysis: 'Impossibile aprire l’analisi',
    board: 'Impossibile aprire la scacchiera',
  },
  onceOnline: 'Non va perso niente. Se succede ancora, vai online una volta.',
  exportFromHome: 'Non va perso niente: dalla Home puoi esportare in un file.',
  tryAgain: 'Riprova',
  home: 'Home',
};
