// Counts and times.
import type { Texts } from '../../textsType';
import { counted, inList } from '../numbers';

const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

export const texts: Texts<'quantities'> = {
  counts: {
    game: (count) => counted(count, 'partie', 'parties'),
    analysis: (count) => counted(count, 'analyse', 'analyses'),
    attempt: (count) => counted(count, 'essai de problème', 'essais de problèmes'),
  },
  list: inList,
  moves: (count) => counted(count, 'coup', 'coups'),

  firstDay: '1er',
  day: (day, month, year) => `${day} ${MONTHS[month - 1]} ${year}`,
  month: (month, year) => `${MONTHS[month - 1]} ${year}`,
  justNow: 'à l’instant',
  secondsLeft: (seconds) => `Encore ${seconds} secondes environ.`,
  minutesLeft: (minutes) =>
    minutes === 1 ? 'Encore une minute environ.' : `Encore ${minutes} minutes environ.`,

  learnt: 'C’est appris.',
  againIn: (days) => (days === 1 ? 'À revoir demain.' : `À revoir dans ${days} jours.`),

  bytes: (count) => counted(count, 'octet', 'octets'),
  kilobytes: (count) => `${count} ko`,
  megabytes: (count) => `${count} Mo`,
};
