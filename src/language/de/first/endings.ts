// Why games end, and results in words. Sides come by their names or colours; null is the reader, who is "du".
import type { Ends, ReasonTexts } from '../../en/first/endings';
import type { Texts } from '../../textsType';

/** Any language may name the sides in any of them. */
const reason = (texts: ReasonTexts): ReasonTexts => texts;

const won = ({ winner, loser }: Ends): string => {
  if (winner === null) return 'Du hast gewonnen';
  return loser === null ? 'Du hast verloren' : `${winner} hat gewonnen`;
};

/** "Du hast durch Schachmatt gewonnen". */
const wonBy = (ends: Ends, how: string): string =>
  won(ends).replace(/ (gewonnen|verloren)$/, ` ${how} $1`);

/** After a colon, where a sentence begins. */
const has = (side: string | null): string => (side === null ? 'Du hast' : `${side} hat`);

/** What the winner did, who is named once: "Weiß hat das Ziel erreicht und gewonnen", "Du hast verloren: Weiß hat das Ziel erreicht". */
const deed = (ends: Ends, done: string): string =>
  ends.loser === null
    ? `${won(ends)}: ${has(ends.winner)} ${done}`
    : `${has(ends.winner)} ${done} und gewonnen`;

export const texts: Texts<'endings'> = {
  notFinished: 'Nicht beendet',
  otherDraw: (code) => `Remis: ${code}`,
  otherWin: (ends, code) => `${won(ends)}: ${code}`,
  reasons: {
    checkmate: reason({
      name: 'Schachmatt',
      draw: null,
      win: (ends) => wonBy(ends, 'durch Schachmatt'),
      ahead: 'Matt',
    }),
    stalemate: reason({
      name: 'Eine Seite hat keinen Zug mehr',
      draw: (mover) => `Remis: ${mover} hat keinen Zug mehr`,
      win: (ends) => `${won(ends)}: ${has(ends.mover)} keinen Zug mehr`,
      ahead: 'Patt',
    }),
    repetition: reason({
      name: 'Dreimal dieselbe Stellung',
      draw: () => 'Remis: dreimal dieselbe Stellung',
      win: null,
      ahead: 'Gewinn',
    }),
    'quiet-limit': reason({
      name: 'Zu viele Züge ohne Fortschritt',
      draw: () => 'Remis: zu viele Züge ohne Fortschritt',
      win: null,
      ahead: 'Gewinn',
    }),
    'dead-position': reason({
      name: 'Zu wenige Figuren zum Mattsetzen',
      draw: () => 'Remis: Keine Seite kann noch mattsetzen',
      win: null,
      ahead: 'Gewinn',
    }),
    'perpetual-check': reason({
      name: 'Dauerschach',
      draw: null,
      win: (ends) => wonBy(ends, 'durch Dauerschach'),
      ahead: 'Gewinn',
    }),
    'bare-king': reason({
      name: 'Nur noch der König',
      draw: () => 'Remis: Keine Seite behält mehr als den König',
      win: (ends) => `${won(ends)}: ${has(ends.loser)} nur noch den König`,
      ahead: 'König allein',
    }),
    corner: reason({
      name: 'Ecke des Gegners erreicht',
      draw: null,
      win: (ends) =>
        deed(
          ends,
          ends.loser === null ? 'deine Ecke erreicht' : `die Ecke von ${ends.loser} erreicht`,
        ),
      ahead: 'Ecke',
    }),
    goal: reason({
      name: 'Ziel erreicht',
      draw: null,
      win: (ends) => deed(ends, 'das Ziel erreicht'),
      ahead: 'Ziel',
    }),
    annihilation: reason({
      name: 'Keine Steine mehr',
      draw: null,
      win: (ends) => `${won(ends)}: ${has(ends.loser)} keine Steine mehr`,
      ahead: 'Letzter Stein',
    }),
    blocked: reason({
      name: 'Keine Seite kann ziehen',
      draw: () => 'Remis: Keine Seite kann ziehen',
      win: null,
      ahead: 'Gewinn',
    }),
    resignation: reason({
      name: 'Eine Seite hat aufgegeben',
      draw: null,
      win: (ends) =>
        ends.loser === null
          ? wonBy(ends, 'durch Aufgabe')
          : `${won(ends)}: ${ends.loser} hat aufgegeben`,
      ahead: 'Gewinn',
    }),
    agreement: reason({
      name: 'Remis durch Vereinbarung',
      draw: () => 'Remis durch Vereinbarung',
      win: null,
      ahead: 'Gewinn',
    }),
    time: reason({
      name: 'Zeit abgelaufen',
      draw: () => 'Remis: Zeit abgelaufen',
      win: (ends) => wonBy(ends, 'auf Zeit'),
      ahead: 'Gewinn',
    }),
  },
};
