// Counts and times.
import type { Texts } from '../../textsType';
import { counted, listed } from '../numbers';

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

export const texts: Texts<'quantities'> = {
  counts: {
    game: (count) => counted(count, 'partida', 'partidas'),
    analysis: (count) => `${count} análisis`,
    attempt: (count) => counted(count, 'intento de problema', 'intentos de problemas'),
  },
  list: listed,
  moves: (count) => counted(count, 'jugada', 'jugadas'),

  firstDay: '1',
  day: (day, month, year) => `${day} de ${MONTHS[month - 1]} de ${year}`,
  month: (month, year) => `${MONTHS[month - 1]} de ${year}`,
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
