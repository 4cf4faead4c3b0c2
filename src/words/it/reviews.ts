// What Italian says of marked moves, of whole games, before a bad move, and of a puzzle's solution. A predicate is in the third
// person, "attacca la torre in d4", and stands after a colon, "che", "questa mossa" or the move.
import { capital, fromTo, movesText, numeral, toPercent } from '../../language/it/numbers';
import { listText, the } from '../../language/it/pieces';
import { chancesOf, does, doneBy, forWhom, toWhom, whom, whose } from '../../language/it/who';
import type { Who } from '../../language/sentence';
import type { Severity } from '../../review/marks';
import type { Grammar } from '../en';

const SEVERITIES: Readonly<Record<Severity, { readonly one: string; readonly many: string }>> = {
  blunder: { one: 'un errore grave', many: 'errori gravi' },
  mistake: { one: 'un errore', many: 'errori' },
  inaccuracy: { one: 'un’imprecisione', many: 'imprecisioni' },
};

const LABELS = {
  blunder: 'Errore grave',
  mistake: 'Errore',
  inaccuracy: 'Imprecisione',
  only: 'Unica mossa',
} as const;

/** "hai commesso un errore grave e due errori", "il Nero non ha commesso errori". */
function countsText(who: Who, counts: readonly (readonly [Severity, number])[]): string {
  if (counts.length === 0) return does(who, 'non hai commesso errori', 'non ha commesso errori');
  const made = counts.map(([severity, count]) => {
    const { one, many } = SEVERITIES[severity];
    return count === 1 ? one : `${numeral(count)} ${many}`;
  });
  return `${does(who, 'hai commesso', 'ha commesso')} ${listText(made)}`;
}

const fellText = (who: Who, before: string, after: string): string =>
  `${chancesOf(who)} sono scese ${fromTo(before, after)}`;

const repliesOf = (who: Who, count: number): string =>
  whose(who, `delle tue ${numeral(count)} risposte`, `delle ${numeral(count)} risposte`);

const stoodBetter = (who: Who): string => capital(does(who, 'stavi meglio', 'stava meglio'));
/** Until who played a move. */
const untilPlayed = (who: Who): string =>
  `finché ${does(who, 'non hai giocato', 'non ha giocato')}`;

export const marks: Grammar['marks'] = {
  label: ({ kind, missedWin }) => `${LABELS[kind]}${missedWin ? ', vittoria mancata' : ''}`,
  mistakeKinds: {
    missedWin: 'vittoria sfuggita',
    allowedWin: 'vittoria forzata concessa',
    lostPiece: 'pezzo perso',
    missedPiece: 'pezzo sfuggito',
    letDraw: 'patta concessa',
    position: 'posizione peggiorata',
  },
  phases: { opening: 'Apertura', middle: 'Mediogioco', endgame: 'Finale' },
  percent: (percent) => `${percent}%`,
  onlyGood: (predicate) => `L’unica mossa buona qui${predicate === null ? '' : `: ${predicate}`}.`,
  everyOtherLoses: (others: number): string =>
    others === 1 ? 'L’altra mossa perde.' : 'Ogni altra mossa perde.',
  othersWouldHaveCut: (who, percent) =>
    `Ogni altra mossa avrebbe ridotto ${chancesOf(who)} ${toPercent(percent)} o meno.`,
  fell: (who, before, after) => `${capital(fellText(who, before, after))}.`,
  didAndFell: (predicate, who, before, after) =>
    `${capital(predicate)}: ${fellText(who, before, after)}.`,
};

/** A move is "la mossa 23, Rxc4"; what it does follows as a relative clause. */
export const summary: Grammar['summary'] = {
  letWinSlip: 'ha lasciato sfuggire una vittoria forzata',
  cutChances: (who, before, after) => `ha ridotto ${chancesOf(who)} ${fromTo(before, after)}`,
  evenUntil: (who, move, predicate, again) =>
    `La partita è stata ${again ? 'di nuovo ' : ''}in equilibrio ${untilPlayed(who)} ${move}, che ${predicate}.`,
  heldUntil: (who, move, predicate) =>
    `La patta è rimasta possibile ${untilPlayed(who)} ${move}, che ${predicate}.`,
  betterUntil: (who, move, predicate, again, isWon) =>
    `${isWon ? capital(does(who, 'stavi vincendo', 'stava vincendo')) : stoodBetter(who)} ${again ? 'di nuovo ' : ''}${who === 'you' ? untilPlayed(who) : 'finché non ha giocato'} ${move}, che ${predicate}.`,
  betterAnd: (leader, who, move, predicate) =>
    `${stoodBetter(leader)}, e la partita si è decisa quando ${does(who, 'hai giocato', 'ha giocato')} ${move}, che ${predicate}.`,
  lostWithChance: (who, isResigned, inTen) =>
    `${capital(isResigned ? does(who, 'hai abbandonato', 'ha abbandonato') : does(who, 'hai perso', 'ha perso'))} con ${numeral(inTen)} probabilità su dieci di vincere.`,
  wonBitByBit: (who) =>
    `${capital(does(who, 'hai vinto', 'ha vinto'))} a poco a poco: nessuna mossa da sola ha deciso la partita.`,
  neverClose: 'Nessuno dei due è mai stato vicino alla vittoria.',
  noMistakes: 'La revisione non ha trovato errori, né da una parte né dall’altra.',
  counts: (first, ofFirst, second, ofSecond) =>
    `${capital(countsText(first, ofFirst))}; ${countsText(second, ofSecond)}.`,
  accuracy: (parts) =>
    `Precisione: ${parts.map(([who, percent]) => `${percent}% ${forWhom(who)}`).join(', ')}.`,
};

export const warning: Grammar['warning'] = {
  does: (predicate) => `Questa mossa ${predicate}.`,
  letsWinSlip: 'Qui stai vincendo, e questa mossa si lascia sfuggire la vittoria.',
  missesPiece: 'Qui potresti vincere qualcosa.',
  cutsChances: (before, after) =>
    `Questa mossa riduce le tue probabilità ${fromTo(before, after)}.`,
};

export const solution: Grammar['solution'] = {
  othersGainLess: 'Ogni altra mossa guadagna nettamente di meno.',
  othersAreWorse: 'Con ogni altra mossa stai nettamente peggio.',
  othersLose: (stage) => `Ogni altra mossa perde la ${stage}.`,
  move: (notation, predicate) => `${notation} ${predicate}.`,
  mates: (notation, predicate, other) =>
    `${notation} ${predicate}: nessuna risposta ${whom(other, 'toglie')} dallo scacco.`,
  thenEnds: (notation, predicate) => `${notation} ${predicate}`,
  thenWins: (moves) => `vinci in altre ${movesText(moves)}`,
  whatever: (notation, rest, other) =>
    `Dopo ${notation} ${rest}, qualunque cosa ${doneBy(other, 'tu giochi', 'giochi')}.`,
  sacrifice: (piece, reply, rest) => `Sacrifichi ${the(piece)}: dopo ${reply}, ${rest}.`,
  onlyReply: (notation, other, reply, rest) =>
    `${notation} ${toWhom(other, 'lascia')} solo ${reply}, e poi ${rest}.`,
  checks: (notation, other, replies) =>
    `${notation} dà scacco, e vinci dopo ciascuna ${repliesOf(other, replies)}.`,
  threatens: (notation, threat, other, replies) =>
    `${notation} minaccia ${threat}, e nessuna ${repliesOf(other, replies)} ti ferma.`,
  winsAgainst: (notation, other, replies) =>
    `Dopo ${notation} vinci contro ciascuna ${repliesOf(other, replies)}.`,
};

export const unpassable: Grammar['unpassable'] = {
  inCheck: (own, other) =>
    `${capital(does(own, 'sei sotto scacco e devi', 'è sotto scacco e deve'))} rispondere prima che ${doneBy(other, 'tu muova', 'muova')}.`,
  mustChoose: (own) =>
    `Prima ${doneBy(own, 'devi scegliere', 'deve scegliere')}. Fino ad allora nessun pezzo si muove.`,
  gameWouldEnd: (_, other) =>
    `Se ${doneBy(other, 'tu muovessi', 'muovesse')}, la partita sarebbe già finita.`,
};
