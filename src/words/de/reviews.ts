// What German says of marked moves, of whole games, before a bad move, and of a puzzle's solution. A predicate reads on from
// "er", the move, or "das": "greift den Turm auf d4 an"; `percent` is how chances are written.
import { listText, numberText, percent } from '../../language/de/numbers';
import { der } from '../../language/de/pieces';
import { capital, type Who } from '../../language/sentence';
import type { Severity } from '../../review/marks';
import type { Grammar } from '../en';
import { chancesOf, verbFor, whoText } from './phrases';

const NAMES: Readonly<Record<Severity | 'only', string>> = {
  blunder: 'Patzer',
  mistake: 'Fehler',
  inaccuracy: 'Ungenauigkeit',
  only: 'Einziger Zug',
};

/** In the accusative. */
const SEVERITIES: Readonly<Record<Severity, { readonly one: string; readonly many: string }>> = {
  blunder: { one: 'einen Patzer', many: 'Patzer' },
  mistake: { one: 'einen Fehler', many: 'Fehler' },
  inaccuracy: { one: 'eine Ungenauigkeit', many: 'Ungenauigkeiten' },
};

/** "einen Patzer und zwei Fehler". */
const countsText = (counts: readonly (readonly [Severity, number])[]): string =>
  counts.length === 0
    ? 'keine Fehler'
    : listText(
        counts.map(([severity, count]) => {
          const { one, many } = SEVERITIES[severity];
          return count === 1 ? one : `${numberText(count)} ${many}`;
        }),
      );

const fellText = (who: Who, before: string, after: string): string =>
  `${capital(chancesOf(who))} fielen von ${before} auf ${after}`;

/** "Du hast", "Weiß hat". */
const has = (who: Who): string => capital(`${whoText(who)} ${verbFor(who, 'hast', 'hat')}`);
const stood = (who: Who, again = false, how = 'besser'): string =>
  capital(`${whoText(who)} ${verbFor(who, 'standest', 'stand')} ${again ? 'wieder ' : ''}${how}`);
/** "du im 23. Zug Rxc4 gespielt hast". */
const played = (who: Who, move: string): string =>
  `${whoText(who)} ${move} ${verbFor(who, 'gespielt hast', 'spielte')}`;

/** In the dative or genitive: "deiner drei Antworten", "der drei Antworten von Weiß". */
const repliesText = (other: Who, replies: number): string =>
  other === 'you'
    ? `deiner ${numberText(replies)} Antworten`
    : `der ${numberText(replies)} Antworten von ${whoText(other)}`;

export const marks: Grammar['marks'] = {
  label: ({ kind, missedWin }) => `${NAMES[kind]}${missedWin ? ', Gewinn verpasst' : ''}`,
  mistakeKinds: {
    missedWin: 'Gewinn aus der Hand gegeben',
    allowedWin: 'erzwungenen Gewinn zugelassen',
    lostPiece: 'Figur verloren',
    missedPiece: 'Figurengewinn verpasst',
    letDraw: 'Remis zugelassen',
    position: 'Stellung verschlechtert',
  },
  phases: { opening: 'Eröffnung', middle: 'Mittelspiel', endgame: 'Endspiel' },
  percent,
  onlyGood: (predicate) =>
    `Der einzige gute Zug hier${predicate === null ? '' : `: Er ${predicate}`}.`,
  everyOtherLoses: (others: number): string =>
    others === 1 ? 'Der andere Zug verliert.' : 'Jeder andere Zug verliert.',
  othersWouldHaveCut: (who, value) =>
    `Jeder andere hätte ${chancesOf(who)} auf ${value} oder weniger gesenkt.`,
  fell: (who, before, after) => `${fellText(who, before, after)}.`,
  didAndFell: (predicate, who, before, after) =>
    `${capital(predicate)}: ${fellText(who, before, after)}.`,
};

export const summary: Grammar['summary'] = {
  letWinSlip: 'vergab einen erzwungenen Gewinn',
  cutChances: (who, before, after) => `senkte ${chancesOf(who)} von ${before} auf ${after}`,
  // `move` is "im 23. Zug Rxc4".
  evenUntil: (who, move, predicate, again) =>
    `Die Partie war ${again ? 'wieder ' : ''}ausgeglichen, bis ${played(who, move)}: Das ${predicate}.`,
  heldUntil: (who, move, predicate) =>
    `Ein Remis war noch zu halten, bis ${played(who, move)}: Das ${predicate}.`,
  betterUntil: (who, move, predicate, again, isWon) =>
    `${stood(who, again, isWon ? 'auf Gewinn' : 'besser')}, bis ${move} kam: Das ${predicate}.`,
  betterAnd: (leader, who, move, predicate) =>
    `${stood(leader)}. Die Entscheidung fiel, als ${played(who, move)}: Das ${predicate}.`,
  lostWithChance: (who, isResigned, inTen) =>
    `${has(who)} mit einer Gewinnchance von ${percent(10 * inTen)} ${isResigned ? 'aufgegeben' : 'verloren'}.`,
  wonBitByBit: (who) =>
    `${has(who)} nach und nach gewonnen: Kein einzelner Zug hat die Partie entschieden.`,
  neverClose: 'Keine Seite war je nah am Gewinn.',
  noMistakes: 'Die Auswertung hat bei keiner Seite einen Fehler gefunden.',
  counts: (first, ofFirst, second, ofSecond) =>
    `${has(first)} ${countsText(ofFirst)} gemacht, ${whoText(second)} ${countsText(ofSecond)}.`,
  accuracy: (parts) =>
    `Genauigkeit: ${parts.map(([who, value]) => `${percent(value)} für ${whoText(who, 'acc')}`).join(', ')}.`,
};

export const warning: Grammar['warning'] = {
  does: (predicate) => `Das ${predicate}.`,
  letsWinSlip: 'Du stehst auf Gewinn, und dieser Zug gibt ihn aus der Hand.',
  missesPiece: 'Hier könntest du etwas gewinnen.',
  cutsChances: (before, after) => `Das senkt deine Chancen von ${before} auf ${after}.`,
};

export const solution: Grammar['solution'] = {
  othersGainLess: 'Jeder andere Zug bringt klar weniger.',
  othersAreWorse: 'Nach jedem anderen Zug stehst du klar schlechter.',
  othersLose: (stage) => `Jeder andere Zug verliert ${stage}.`,
  move: (notation, predicate) => `${notation} ${predicate}.`,
  mates: (notation, predicate, other) =>
    `${notation} ${predicate}: Keine Antwort bringt ${whoText(other, 'acc')} aus dem Schach.`,
  // Both begin with the verb, since the sentences that they are put into name something else before.
  thenEnds: (notation, predicate) => predicate.replace(/^\S+/, (verb) => `${verb} ${notation}`),
  thenWins: (moves) => `gewinnst du in ${numberText(moves)} weiteren Zügen`,
  whatever: (notation, rest, other) =>
    `Nach ${notation} ${rest}, was ${whoText(other)} auch ${verbFor(other, 'spielst', 'spielt')}.`,
  sacrifice: (piece, reply, rest) => `Du opferst ${der(piece, 'acc')}: Nach ${reply} ${rest}.`,
  onlyReply: (notation, other, reply, rest) =>
    `${notation} lässt ${whoText(other, 'dat')} nur ${reply}, und dann ${rest}.`,
  checks: (notation, other, replies) =>
    `${notation} gibt Schach, und du gewinnst nach jeder ${repliesText(other, replies)}.`,
  threatens: (notation, threat, other, replies) =>
    `${notation} droht ${threat}, und keine ${repliesText(other, replies)} hält dich auf.`,
  winsAgainst: (notation, other, replies) =>
    `Nach ${notation} gewinnst du gegen jede ${repliesText(other, replies)}.`,
};

export const unpassable: Grammar['unpassable'] = {
  inCheck: (own, other) =>
    `${capital(whoText(own))} ${verbFor(own, 'stehst', 'steht')} im Schach und ${verbFor(own, 'musst', 'muss')} es abwehren, bevor ${whoText(other)} ${verbFor(other, 'ziehst', 'zieht')}.`,
  mustChoose: (own) =>
    `${capital(whoText(own))} ${verbFor(own, 'wählst', 'wählt')} zuerst. Vorher zieht keine Figur.`,
  gameWouldEnd: (_, other) =>
    `${capital(whoText(other))} ${verbFor(other, 'hast', 'hat')} hier nichts zu tun.`,
};
