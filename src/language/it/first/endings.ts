// Why games end, and results in words. Sides come by their names or colours; null is the reader, who is "tu".
import type { Ends } from '../../en/first/endings';
import type { Texts } from '../../textsType';
import { capital, ofSide, theSide, toSide } from '../numbers';

const won = ({ winner, loser }: Ends): string => {
  if (winner === null) return 'Hai vinto';
  return loser === null ? 'Hai perso' : `${capital(theSide(winner))} ha vinto`;
};

/** "hai", "il Nero ha". */
const has = (side: string | null): string => (side === null ? 'hai' : `${theSide(side)} ha`);

/** "non hai", "il Nero non ha". */
const hasNot = (side: string | null): string =>
  side === null ? 'non hai' : `${theSide(side)} non ha`;

/** "il tuo angolo", "l’angolo del Nero". */
const cornerOf = (side: string | null): string =>
  side === null ? 'il tuo angolo' : `l’angolo ${ofSide(side)}`;

/** "ti resta", "al Nero resta". */
const isLeft = (side: string | null): string =>
  side === null ? 'ti resta' : `${toSide(side)} resta`;

/** "il tuo tempo", "il tempo del Nero". */
const timeOf = (side: string | null): string =>
  side === null ? 'il tuo tempo' : `il tempo ${ofSide(side)}`;

/** What the winner did, who is named once: "Il Bianco ha vinto raggiungendo …", "Hai perso: il Bianco ha raggiunto …". */
const deed = (ends: Ends, doing: string, done: string): string =>
  ends.loser === null ? `${won(ends)}: ${has(ends.winner)} ${done}` : `${won(ends)} ${doing}`;

export const texts: Texts<'endings'> = {
  notFinished: 'Non finita',
  otherDraw: (code) => `Patta: ${code}`,
  otherWin: (ends, code) => `${won(ends)}: ${code}`,
  reasons: {
    checkmate: {
      name: 'Scacco matto',
      draw: null,
      win: (ends) => `${won(ends)} per scacco matto`,
      ahead: 'Matto',
    },
    stalemate: {
      name: 'Un lato senza mosse legali',
      draw: (mover) => `Patta: ${theSide(mover)} non ha mosse legali`,
      win: (ends) => `${won(ends)}: ${hasNot(ends.mover)} mosse legali`,
      ahead: 'Stallo',
    },
    repetition: {
      name: 'Tre volte la stessa posizione',
      draw: () => 'Patta: la stessa posizione si è presentata tre volte',
      win: null,
      ahead: 'Vince',
    },
    'quiet-limit': {
      name: 'Troppe mosse senza progressi',
      draw: () => 'Patta: troppe mosse senza progressi',
      win: null,
      ahead: 'Vince',
    },
    'dead-position': {
      name: 'Troppo pochi pezzi per il matto',
      draw: () => 'Patta: con i pezzi rimasti nessuno può dare matto',
      win: null,
      ahead: 'Vince',
    },
    'perpetual-check': {
      name: 'Scacco perpetuo',
      draw: null,
      win: (ends) => deed(ends, 'per scacco perpetuo', 'dato scacco perpetuo'),
      ahead: 'Vince',
    },
    'bare-king': {
      name: 'Resta solo un re',
      draw: () => 'Patta: a nessuno resta altro che il re',
      win: (ends) => `${won(ends)}: ${isLeft(ends.loser)} solo il re`,
      ahead: 'Re solo',
    },
    corner: {
      name: 'Angolo opposto raggiunto',
      draw: null,
      win: (ends) =>
        deed(ends, `raggiungendo ${cornerOf(ends.loser)}`, `raggiunto ${cornerOf(ends.loser)}`),
      ahead: 'Angolo',
    },
    goal: {
      name: 'Traguardo raggiunto',
      draw: null,
      win: (ends) => deed(ends, 'raggiungendo il traguardo', 'raggiunto il traguardo'),
      ahead: 'Traguardo',
    },
    annihilation: {
      name: 'Nessun pezzo rimasto',
      draw: null,
      win: (ends) => `${won(ends)}: ${hasNot(ends.loser)} più pezzi`,
      ahead: 'Ultimo pezzo',
    },
    blocked: {
      name: 'Nessuno può muovere',
      draw: () => 'Patta: nessuno può muovere',
      win: null,
      ahead: 'Vince',
    },
    resignation: {
      name: 'Abbandono',
      draw: null,
      win: (ends) =>
        ends.loser === null
          ? 'Hai perso per abbandono'
          : `${won(ends)}: ${has(ends.loser)} abbandonato`,
      ahead: 'Vince',
    },
    agreement: {
      name: 'Patta d’accordo',
      draw: () => 'Patta d’accordo',
      win: null,
      ahead: 'Vince',
    },
    time: {
      name: 'Tempo scaduto',
      draw: () => 'Patta: tempo scaduto',
      win: (ends) => `${won(ends)}: ${timeOf(ends.loser)} è scaduto`,
      ahead: 'Vince',
    },
  },
};
