// What Portuguese says of marked moves, of whole games, before a bad move, and of a puzzle's solution. A predicate has the move
// as its subject: "ataca a torre em d4"; `percent` is how chances are written.
import { after, movesText, numberText } from '../../language/pt/articles';
import { capital, listed } from '../../language/pt/numbers';
import { withThe } from '../../language/pt/pieces';
import { agreeing, owned, subject, subjectWith } from '../../language/pt/sides';
import type { Who } from '../../language/sentence';
import type { Severity } from '../../review/marks';
import type { Grammar } from '../en';

interface SeverityWords {
  readonly label: string;
  readonly one: string;
  readonly many: string;
  readonly gender: 'm' | 'f';
}

const SEVERITIES: Readonly<Record<Severity, SeverityWords>> = {
  blunder: { label: 'Erro grave', one: 'erro grave', many: 'erros graves', gender: 'm' },
  mistake: { label: 'Erro', one: 'erro', many: 'erros', gender: 'm' },
  inaccuracy: { label: 'Imprecisão', one: 'imprecisão', many: 'imprecisões', gender: 'f' },
};

/** "você cometeu um erro grave e dois erros". */
function madeText(who: Who, counts: readonly (readonly [Severity, number])[]): string {
  if (counts.length === 0) return subjectWith(who, 'não cometeu erros', 'não cometeram erros');
  const made = counts.map(([severity, count]) => {
    const { one, many, gender } = SEVERITIES[severity];
    return `${numberText(count, gender)} ${count === 1 ? one : many}`;
  });
  return `${subjectWith(who, 'cometeu', 'cometeram')} ${listed(made)}`;
}

/** Without an article, beside a number. */
const sideName = (who: Who): string => subject(who).replace(/^as /, '');

const chances = (who: Who): string => owned('as chances', who);

const fellText = (who: Who, before: string, now: string): string =>
  `${chances(who)} caíram de ${before} para ${now}`;

/** "cada uma das três respostas das pretas", "nenhuma das suas 12 respostas". */
const repliesText = (each: string, replies: number, who: Who): string =>
  `${each} ${after('de', owned(`as ${numberText(replies, 'f')} respostas`, who))}`;

export const marks: Grammar['marks'] = {
  label({ kind, missedWin }) {
    const name = kind === 'only' ? 'Único lance bom' : SEVERITIES[kind].label;
    return missedWin ? `${name}, vitória desperdiçada` : name;
  },
  mistakeKinds: {
    missedWin: 'deixou escapar a vitória',
    allowedWin: 'permitiu uma vitória forçada',
    lostPiece: 'perdeu uma peça',
    missedPiece: 'não viu uma peça que dava para ganhar',
    letDraw: 'deixou a partida ir para o empate',
    position: 'entregou uma boa posição',
  },
  phases: { opening: 'Abertura', middle: 'Meio-jogo', endgame: 'Final' },
  percent: (percent) => `${percent}%`,
  onlyGood: (predicate) => `O único lance bom aqui${predicate === null ? '' : `: ${predicate}`}.`,
  everyOtherLoses: (others: number): string =>
    others === 1 ? 'O outro lance perde.' : 'Qualquer outro lance perde.',
  othersWouldHaveCut: (who, percent) =>
    `Qualquer outro teria baixado ${chances(who)} para ${percent} ou menos.`,
  fell: (who, before, now) => `${capital(fellText(who, before, now))}.`,
  didAndFell: (predicate, who, before, now) =>
    `${capital(predicate)}: ${fellText(who, before, now)}.`,
};

export const summary: Grammar['summary'] = {
  letWinSlip: 'deixou escapar uma vitória forçada',
  cutChances: (who, before, now) => `baixou ${chances(who)} de ${before} para ${now}`,
  evenUntil: (who, move, predicate, again) =>
    `A partida estava ${again ? 'de novo ' : ''}equilibrada até ${subjectWith(who, 'jogar', 'jogarem')} o ${move}, que ${predicate}.`,
  heldUntil: (who, move, predicate) =>
    `O empate ainda era possível até ${subjectWith(who, 'jogar', 'jogarem')} o ${move}, que ${predicate}.`,
  betterUntil: (who, move, predicate, again, isWon) =>
    `${capital(subjectWith(who, 'estava', 'estavam'))} ${again ? 'de novo ' : ''}${isWon ? 'ganhando' : 'melhor'} até o ${move}, que ${predicate}.`,
  betterAnd: (leader, who, move, predicate) =>
    `${capital(subjectWith(leader, 'estava', 'estavam'))} melhor, e a partida se decidiu quando ${subjectWith(who, 'jogou', 'jogaram')} o ${move}, que ${predicate}.`,
  lostWithChance: (who, isResigned, inTen) => {
    const lost = isResigned
      ? subjectWith(who, 'desistiu', 'desistiram')
      : subjectWith(who, 'perdeu', 'perderam');
    return `${capital(lost)} com ${inTen} chances em 10 de vencer.`;
  },
  wonBitByBit: (who) =>
    `${capital(subjectWith(who, 'venceu', 'venceram'))} pouco a pouco: nenhum lance sozinho decidiu a partida.`,
  neverClose: 'Nenhum dos lados chegou perto de vencer.',
  noMistakes: 'A revisão não encontrou erros de nenhum dos lados.',
  counts: (first, ofFirst, second, ofSecond) =>
    `${capital(madeText(first, ofFirst))}; ${madeText(second, ofSecond)}.`,
  accuracy: (parts) =>
    `Precisão: ${parts.map(([who, percent]) => `${sideName(who)} ${percent}%`).join(', ')}.`,
};

export const warning: Grammar['warning'] = {
  does: (predicate) => `Este lance ${predicate}.`,
  letsWinSlip: 'Você está vencendo, e este lance deixa a vitória escapar.',
  missesPiece: 'Aqui você poderia ganhar algo.',
  cutsChances: (before, now) => `Este lance baixa as suas chances de ${before} para ${now}.`,
};

export const solution: Grammar['solution'] = {
  othersGainLess: 'Qualquer outro lance ganha claramente menos.',
  othersAreWorse: 'Qualquer outro lance deixa você claramente pior.',
  othersLose: (stage) => `Qualquer outro lance perde a ${stage}.`,
  move: (notation, predicate) => `${notation} ${predicate}.`,
  mates: (notation, predicate, other) =>
    `${notation} ${predicate}: nenhuma resposta tira ${subject(other)} do xeque.`,
  thenEnds: (notation, predicate) => `${notation} ${predicate}`,
  thenWins: (moves) => `você vence em mais ${movesText(moves)}`,
  whatever: (notation, rest, other) =>
    `Depois de ${notation}, ${rest}, seja qual for ${owned('a resposta', other)}.`,
  sacrifice: (piece, reply, rest) => `Você entrega ${withThe(piece)}: depois de ${reply}, ${rest}.`,
  onlyReply: (notation, other, reply, rest) =>
    `${notation} só deixa ${reply} ${after('a', subject(other))}, e depois ${rest}.`,
  checks: (notation, other, replies) =>
    `${notation} dá xeque, e você vence depois de ${repliesText('cada uma', replies, other)}.`,
  threatens: (notation, threat, other, replies) =>
    `${notation} ameaça ${threat}, e ${repliesText('nenhuma', replies, other)} impede isso.`,
  winsAgainst: (notation, other, replies) =>
    `Depois de ${notation}, você vence contra ${repliesText('cada uma', replies, other)}.`,
};

export const unpassable: Grammar['unpassable'] = {
  inCheck: (own, other) =>
    `${capital(subjectWith(own, 'está', 'estão'))} em xeque e ${agreeing(own, 'precisa', 'precisam')} responder antes que ${subjectWith(other, 'jogue', 'joguem')}.`,
  mustChoose: (own) =>
    `${capital(subjectWith(own, 'escolhe', 'escolhem'))} primeiro. Antes disso, nenhuma peça se move.`,
  gameWouldEnd: (_, other) =>
    `Se ${subjectWith(other, 'jogasse', 'jogassem')}, a partida já teria acabado.`,
};
