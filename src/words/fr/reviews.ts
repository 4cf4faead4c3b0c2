// What French says of marked moves, of whole games, before a bad move, and of a puzzle's solution. A predicate has the move as
// its subject, in the third person: "attaque la tour en d4"; `percent` is how chances are written.
import { capital, counted, inWords, movesText } from '../../language/fr/numbers';
import { listText, of, the } from '../../language/fr/pieces';
import {
  does,
  forWhom,
  itDoes,
  leavesOnly,
  manyOf,
  theColour,
  thisMove,
} from '../../language/fr/who';
import type { Who } from '../../language/sentence';
import type { Severity } from '../../review/marks';
import type { Grammar } from '../en';

const SEVERITIES: Readonly<Record<Severity, { readonly one: string; readonly many: string }>> = {
  blunder: { one: 'gaffe', many: 'gaffes' },
  mistake: { one: 'erreur', many: 'erreurs' },
  inaccuracy: { one: 'imprécision', many: 'imprécisions' },
};

/** "tu as fait une gaffe et deux erreurs", "les Noirs n’ont fait aucune erreur". */
function madeText(who: Who, counts: readonly (readonly [Severity, number])[]): string {
  if (counts.length === 0) return `${does(who, 'n’as fait', 'n’ont fait')} aucune erreur`;
  const named = counts.map(([severity, count]) => {
    const { one, many } = SEVERITIES[severity];
    return count === 1 ? `une ${one}` : `${inWords(count)} ${many}`;
  });
  return `${does(who, 'as fait', 'ont fait')} ${listText(named)}`;
}

const fellText = (who: Who, before: string, after: string): string =>
  `${manyOf(who, 'chances')} sont tombées de ${before} à ${after}`;

/** "les Noirs avaient l’avantage". */
const ledText = (who: Who): string => does(who, 'avais l’avantage', 'avaient l’avantage');

/** "de tes trois réponses", "des trois réponses des Noirs". */
const ofReplies = (other: Who, replies: number): string =>
  of(manyOf(other, `${inWords(replies)} réponses`));

export const marks: Grammar['marks'] = {
  label({ kind, missedWin }) {
    const name = kind === 'only' ? 'Seul bon coup' : capital(SEVERITIES[kind].one);
    return missedWin ? `${name}, gain manqué` : name;
  },
  mistakeKinds: {
    missedWin: 'gain manqué',
    allowedWin: 'gain forcé pour l’adversaire',
    lostPiece: 'pièce perdue',
    missedPiece: 'gain de pièce manqué',
    letDraw: 'nulle concédée',
    position: 'position gâchée',
  },
  phases: { opening: 'Ouverture', middle: 'Milieu de partie', endgame: 'Finale' },
  percent: (percent) => `${percent} %`,
  onlyGood: (predicate) =>
    `Le seul bon coup ici${predicate === null ? '' : ` : ${itDoes(predicate)}`}.`,
  everyOtherLoses: (others: number): string =>
    others === 1 ? 'L’autre coup perd.' : 'Tous les autres coups perdent.',
  othersWouldHaveCut: (who, percent) =>
    `Tout autre coup aurait fait tomber ${manyOf(who, 'chances')} à ${percent} ou moins.`,
  fell: (who, before, after) => `${capital(fellText(who, before, after))}.`,
  didAndFell: (predicate, who, before, after) =>
    `${thisMove(predicate)} : ${fellText(who, before, after)}.`,
};

/** A move is "coup 23, Rxc4". */
const untilMove = (who: Who, move: string): string =>
  `jusqu’à ${who === 'you' ? `ton ${move}` : `ce que ${theColour(who)} jouent le ${move}`}`;

export const summary: Grammar['summary'] = {
  letWinSlip: 'a laissé échapper un gain forcé',
  cutChances: (who, before, after) =>
    `a fait tomber ${manyOf(who, 'chances')} de ${before} à ${after}`,
  evenUntil: (who, move, predicate, again) =>
    `La partie était ${again ? 'de nouveau ' : ''}égale ${untilMove(who, move)}, qui ${predicate}.`,
  heldUntil: (who, move, predicate) =>
    `La nulle tenait encore ${untilMove(who, move)}, qui ${predicate}.`,
  betterUntil: (who, move, predicate, again, isWon) => {
    const stood = isWon
      ? does(who, 'étais en train de gagner', 'étaient en train de gagner')
      : ledText(who);
    return `${capital(again ? `de nouveau, ${stood}` : stood)} jusqu’au ${move}, qui ${predicate}.`;
  },
  betterAnd: (leader, who, move, predicate) =>
    `${capital(ledText(leader))} quand ${does(who, 'as joué', 'ont joué')} le ${move}, qui a décidé de la partie : ${itDoes(predicate)}.`,
  lostWithChance: (who, isResigned, inTen) => {
    const lost = isResigned
      ? does(who, 'as abandonné', 'ont abandonné')
      : does(who, 'as perdu', 'ont perdu');
    return `${capital(lost)} avec ${counted(inTen, 'chance', 'chances')} sur 10 de gagner.`;
  },
  wonBitByBit: (who) =>
    `${capital(does(who, 'as gagné', 'ont gagné'))} petit à petit : aucun coup n’a décidé de la partie à lui seul.`,
  neverClose: 'Aucun des deux joueurs n’a jamais été près de gagner.',
  noMistakes: 'Le bilan n’a trouvé d’erreur chez aucun des deux joueurs.',
  counts: (first, ofFirst, second, ofSecond) =>
    `${capital(madeText(first, ofFirst))} ; ${madeText(second, ofSecond)}.`,
  accuracy: (parts) =>
    `Précision : ${parts.map(([who, percent]) => `${percent} % ${forWhom(who)}`).join(', ')}.`,
};

export const warning: Grammar['warning'] = {
  does: (predicate) => `${thisMove(predicate)}.`,
  letsWinSlip: 'Tu gagnes ici, et ce coup laisse filer le gain.',
  missesPiece: 'Tu pourrais gagner quelque chose ici.',
  cutsChances: (before, after) => `Ce coup fait tomber tes chances de ${before} à ${after}.`,
};

export const solution: Grammar['solution'] = {
  othersGainLess: 'Tous les autres coups gagnent nettement moins.',
  othersAreWorse: 'Après tout autre coup, tu es nettement moins bien.',
  othersLose: (stage) => `Tous les autres coups perdent ${stage}.`,
  move: (notation, predicate) => `${notation} ${predicate}.`,
  mates: (notation, predicate, other) => {
    const saves = other === 'you' ? 'ne te sort' : `ne sort ${theColour(other)}`;
    return `${notation} ${predicate} : aucune réponse ${saves} de l’échec.`;
  },
  thenEnds: (notation, predicate) => `${notation} ${predicate}`,
  thenWins: (moves) => `tu gagnes en ${movesText(moves)} de plus`,
  whatever: (notation, rest, other) =>
    `Après ${notation}, ${rest}, quoi que ${other === 'you' ? 'tu joues' : `jouent ${theColour(other)}`}.`,
  sacrifice: (piece, reply, rest) => `Tu donnes ${the(piece)} : après ${reply}, ${rest}.`,
  onlyReply: (notation, other, reply, rest) =>
    `${notation} ${leavesOnly(other, `que ${reply}`)}, et ensuite ${rest}.`,
  checks: (notation, other, replies) =>
    `${notation} donne échec, et tu gagnes après chacune ${ofReplies(other, replies)}.`,
  threatens: (notation, threat, other, replies) =>
    `${notation} menace ${threat}, et aucune ${ofReplies(other, replies)} ne t’arrête.`,
  winsAgainst: (notation, other, replies) =>
    `Après ${notation}, tu gagnes contre chacune ${ofReplies(other, replies)}.`,
};

export const unpassable: Grammar['unpassable'] = {
  inCheck: (own, other) =>
    `${capital(does(own, 'es en échec et dois', 'sont en échec et doivent'))} y répondre avant que ${does(other, 'joues', 'jouent')}.`,
  mustChoose: (own) =>
    `${capital(does(own, 'choisis', 'choisissent'))} d’abord. Aucune pièce ne bouge avant.`,
  gameWouldEnd: (_, other) => `${capital(does(other, 'n’as', 'n’ont'))} rien à faire ici.`,
};
