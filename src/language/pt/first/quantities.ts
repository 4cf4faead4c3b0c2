// Counts and times.
import type { Texts } from '../../textsType';
import { counted } from '../numbers';

const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );

export const texts: Texts<'quantities'> = {
  counts: {
    game: (count) => counted(count, 'partida', 'partidas'),
    analysis: (count) => counted(count, 'análise', 'análises'),
    attempt: (count) => counted(count, 'tentativa de problema', 'tentativas de problemas'),
  },
  list: (counts) =>
    counts.length === 1 ? `${counts[0]}` : `${counts.slice(0, -1).join(', ')} e ${counts.at(-1)}`,
  moves: (count) => counted(count, 'lance', 'lances'),

  firstDay: '1º',
  day: (day, month, year) => `${day} de ${MONTHS[month - 1]} de ${year}`,
  month: (month, year) => `${MONTHS[month - 1]} de ${year}`,
  justNow: 'agora mesmo',
  secondsLeft: (seconds) => `Faltam cerca de ${seconds} segundos.`,
  minutesLeft: (minutes) =>
    minutes === 1 ? 'Falta cerca de um minuto.' : `Faltam cerca de ${minutes} minutos.`,

  learnt: 'Isso você já aprendeu.',
  againIn: (days) => (days === 1 ? 'Volta amanhã.' : `Volta em ${days} dias.`),

  bytes: (count) => counted(count, 'byte', 'bytes'),
  kilobytes: (count) => `${count} kB`,
  megabytes: (count) => `${count} MB`,
};
