// Drawing lanes: what is said while squares are joined, and how fair the board is.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const places = (count: number): string => counted(count, 'cella', 'celle');
const asInvented = 'tante quante sulla scacchiera dell’inventore';

export const texts: Texts<'draw'> = {
  title: 'Disegna le corsie',
  how: 'Trascina sulle case per unirle, o tocca due angoli. Tocca una casa due volte per liberarla.',
  own: 'Le tue corsie',
  enter: 'scegli un angolo di una corsia, poi quello opposto',
  typing: {
    label: 'Scrivi una corsia',
    hint: 'Scrivi una corsia con due angoli opposti, per esempio b4-b5. Una casa da sola resta singola.',
    does: 'Unisci',
  },
  places,
  placesAsInvented: (count) => `${places(count)}, ${asInvented}`,
  howAsInvented: (count, how) => `${places(count)}: ${asInvented}. ${how}`,
  inLane: (lane) => `in ${lane}`,
  joined: (from, to, count) => `Unite le case da ${from} a ${to}. ${places(count)}.`,
  standsAlone: (square, count) => `${square} è da sola. ${places(count)}.`,
  notJoined: (reason) => `Non unite: ${reason}.`,
  unusableLink: (reason) => `La scacchiera di questo link non si può usare: ${reason}.`,
  more: 'Altro',
  undo: 'Annulla',
  clear: 'Svuota',
  mirror: 'Specchia',
  isFair: 'Equa?',
  tryIt: 'Provala',
  hearPlaces: 'ascolta quante celle ci sono',
  undoKey: 'annulla',

  menu: 'La tua scacchiera',
  startFromAnother: 'Parti da un’altra',
  playOnIt: 'Gioca qui',
  howFair: 'Quanto è equa?',
  saveNamed: 'Salva con un nome',
  rename: (name) => `Rinomina «${name}»`,
  delete: (name) => `Elimina «${name}»`,
  deleted: (name) => `Hai eliminato «${name}». Il tuo disegno resta.`,
  share: 'Condividi',
  setUp: 'Componi qui una posizione',
  named: 'Corsie con un nome',
  saveBoard: 'Salva questa scacchiera',
  renameBoard: 'Rinomina questa scacchiera',
  name: 'Nome',
  nameHint: 'La trovi in Nuova partita, sotto Regole.',
  saved: (name) => `Salvata come «${name}». La trovi in Nuova partita.`,

  fairIntroduction: 'Il computer gioca partite veloci contro sé stesso su questa scacchiera.',
  gameOf: (number, wanted) => `Partita ${number} di ${wanted}`,
  playing: 'Partite in corso',
  cancel: 'Annulla',
  playMore: (games) => `Giocane altre ${games}`,
  done: 'Fatto',
  notPlayed: 'Nessuna partita è finita.',
  engineStopped: 'Il motore ha smesso di funzionare.',
  results: (games, wins, losses, draws) =>
    `${counted(games, 'partita', 'partite')}. Vittorie del Bianco: ${wins}, del Nero: ${losses}, patte: ${draws}.`,
  average: (moves) => `In media ${moves} mosse a testa.`,
  playForMore: 'Con più partite il risultato sarà più sicuro.',
};
