// Counts and times.
import type { Texts } from '../../textsType';
import { counted, listText } from '../numbers';

const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

export const texts: Texts<'quantities'> = {
  counts: {
    game: (count) => counted(count, 'Partie', 'Partien'),
    analysis: (count) => counted(count, 'Analyse', 'Analysen'),
    attempt: (count) => counted(count, 'Aufgabenversuch', 'Aufgabenversuche'),
  },
  list: listText,
  moves: (count) => counted(count, 'Zug', 'Züge'),

  firstDay: '1',
  day: (day, month, year) => `${day}. ${MONTHS[month - 1]} ${year}`,
  month: (month, year) => `${MONTHS[month - 1]} ${year}`,
  justNow: 'gerade eben',
  secondsLeft: (seconds) => `Noch etwa ${seconds} Sekunden.`,
  minutesLeft: (minutes) =>
    minutes === 1 ? 'Noch etwa eine Minute.' : `Noch etwa ${minutes} Minuten.`,

  learnt: 'Das sitzt jetzt.',
  againIn: (days) =>
    days === 1 ? 'Das kommt morgen wieder.' : `Das kommt in ${days} Tagen wieder.`,

  bytes: (count) => `${count} Bytes`,
  kilobytes: (count) => `${count} kB`,
  megabytes: (count) => `${count} MB`,
};
