// Counts and times.
import type { Texts } from '../../textsType';
import { counted } from '../numbers';

const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  );

export const texts: Texts<'quantities'> = {
  counts: {
    game: (count) => counted(count, 'partita', 'partite'),
    analysis: (count) => counted(count, 'analisi', 'analisi'),
    attempt: (count) => counted(count, 'problema provato', 'problemi provati'),
  },
  list: (counts) =>
    counts.length === 1 ? `${counts[0]}` : `${counts.slice(0, -1).join(', ')} e ${counts.at(-1)}`,
  moves: (count) => counted(count, 'mossa', 'mosse'),

  firstDay: '1',
  day: (day, month, year) => `${day} ${MONTHS[month - 1]} ${year}`,
  month: (month, year) => `${MONTHS[month - 1]} ${year}`,
  justNow: 'poco fa',
  secondsLeft: (seconds) => `Ancora ${seconds} secondi circa.`,
  minutesLeft: (minutes) =>
    minutes === 1 ? 'Ancora un minuto circa.' : `Ancora ${minutes} minuti circa.`,

  learnt: 'Questo l’hai imparato.',
  againIn: (days) => (days === 1 ? 'Lo rivedrai domani.' : `Lo rivedrai tra ${days} giorni.`),

  bytes: (count) => `${count} byte`,
  kilobytes: (count) => `${count} kB`,
  megabytes: (count) => `${count} MB`,
};
