// Counts and times.
import type { Texts } from '../../textsType';
import { counted, listed } from '../numbers';

export const texts: Texts<'quantities'> = {
  counts: {
    game: (count) => counted(count, 'partida', 'partidas'),
    analysis: (count) => `${count} análisis`,
    attempt: (count) => counted(count, 'intento de problema', 'intentos de problemas'),
  },
  list: listed,
  moves: (count) => counted(count, 'jugada', 'jugadas'),

  firstDay: '1',
  justNow: 'hace un momento',
  secondsLeft: (seconds) => `Quedan unos ${seconds} segundos.`,
  minutesLeft: (minutes) =>
    minutes === 1 ? 'Queda cerca de un minuto.' : `Quedan unos ${minutes} minutos.`,

  learnt: 'Este ya lo dominas.',
  againIn: (days) =>
    days === 1 ? 'Lo verás de nuevo mañana.' : `Lo verás de nuevo dentro de ${days} días.`,

  bytes: (count) => `${count} bytes`,
  kilobytes: (count) => `${count} kB`,
  megabytes: (count) => `${count} MB`,
};
