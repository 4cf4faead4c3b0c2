// Why games end, and results in words. Sides come by their names or colours; null is the reader, who is "tú".
import type { Ends } from '../../en/first/endings';
import type { Texts } from '../../textsType';
import { doesSide, ofSide, sideDoes } from '../numbers';

const won = ({ winner, loser }: Ends): string => {
  if (winner === null) return 'Has ganado';
  return loser === null ? 'Has perdido' : doesSide(winner, 'Gana', 'Ganan');
};

/** What the winner did: "Has ganado al llegar a la meta", "Has perdido: las blancas han llegado a la meta". */
const arrives = (ends: Ends, where: string): string => {
  const { winner, loser } = ends;
  return loser === null && winner !== null
    ? `${won(ends)}: ${sideDoes(winner, 'ha llegado', 'han llegado')} a ${where}`
    : `${won(ends)} al llegar a ${where}`;
};

/** "solo te", "a Ben solo le", "a las negras solo les". */
const toLoser = ({ loser }: Ends, you: string, one: string, many: string): string =>
  loser === null ? you : `a ${sideDoes(loser, one, many)}`;

export const texts: Texts<'endings'> = {
  notFinished: 'Sin terminar',
  otherDraw: (code) => `Tablas: ${code}`,
  otherWin: (ends, code) => `${won(ends)}: ${code}`,
  reasons: {
    checkmate: {
      name: 'Jaque mate',
      draw: null,
      win: (ends) => `${won(ends)} por jaque mate`,
      ahead: 'Mate',
    },
    stalemate: {
      name: 'Un bando sin jugadas legales',
      draw: (mover) => `Tablas: ${sideDoes(mover, 'no tiene', 'no tienen')} jugadas legales`,
      win: (ends) =>
        `${won(ends)}: ${ends.mover === null ? 'no tienes' : sideDoes(ends.mover, 'no tiene', 'no tienen')} jugadas legales`,
      ahead: 'Sin jugadas',
    },
    repetition: {
      name: 'La misma posición tres veces',
      draw: () => 'Tablas: la misma posición tres veces',
      win: null,
      ahead: 'Victoria',
    },
    'quiet-limit': {
      name: 'Demasiadas jugadas sin progreso',
      draw: () => 'Tablas: demasiadas jugadas sin progreso',
      win: null,
      ahead: 'Victoria',
    },
    'dead-position': {
      name: 'Nada con que dar mate',
      draw: () => 'Tablas: ningún bando puede dar mate con lo que queda',
      win: null,
      ahead: 'Victoria',
    },
    'perpetual-check': {
      name: 'Jaque perpetuo',
      draw: null,
      win: (ends) => `${won(ends)} por jaque perpetuo`,
      ahead: 'Victoria',
    },
    'bare-king': {
      name: 'Solo queda el rey',
      draw: () => 'Tablas: ningún bando conserva más que el rey',
      win: (ends) =>
        `${won(ends)}: ${toLoser(ends, 'solo te', 'solo le', 'solo les')} queda el rey`,
      ahead: 'Rey solo',
    },
    corner: {
      name: 'La esquina opuesta',
      draw: null,
      win: (ends) =>
        arrives(ends, ends.loser === null ? 'tu esquina' : `la esquina ${ofSide(ends.loser)}`),
      ahead: 'La esquina',
    },
    goal: {
      name: 'La meta',
      draw: null,
      win: (ends) => arrives(ends, 'la meta'),
      ahead: 'La meta',
    },
    annihilation: {
      name: 'Sin piezas',
      draw: null,
      win: (ends) => `${won(ends)}: ${toLoser(ends, 'no te', 'no le', 'no les')} quedan piezas`,
      ahead: 'Última captura',
    },
    blocked: {
      name: 'Ningún bando puede mover',
      draw: () => 'Tablas: ningún bando puede mover',
      win: null,
      ahead: 'Victoria',
    },
    resignation: {
      name: 'Abandono',
      draw: null,
      win: (ends) =>
        ends.loser === null
          ? 'Has perdido por abandono'
          : `${won(ends)} por abandono ${ofSide(ends.loser)}`,
      ahead: 'Victoria',
    },
    agreement: {
      name: 'Tablas de mutuo acuerdo',
      draw: () => 'Tablas de mutuo acuerdo',
      win: null,
      ahead: 'Victoria',
    },
    time: {
      name: 'Tiempo agotado',
      draw: () => 'Tablas: se ha agotado el tiempo',
      win: (ends) => `${won(ends)} por tiempo`,
      ahead: 'Victoria',
    },
  },
};
