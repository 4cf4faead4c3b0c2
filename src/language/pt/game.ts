// A game being played: its buttons, the players’ cards, the menu, questions before something is done, and the result.
import type { Texts } from '../textsType';
import { verbOf, within } from './numbers';
import { nameOf } from './pieces';

const friendOr = (friend: string | null): string => friend ?? 'o seu amigo';
const ofFriend = (friend: string | null): string =>
  friend === null ? 'do seu amigo' : `de ${friend}`;

export const texts: Texts<'game'> = {
  more: 'Mais',
  flip: 'Girar',
  hint: 'Dica',
  takeBack: 'Voltar lance',
  redo: 'Refazer',
  sendAgain: 'Reenviar',
  moveNow: 'Jogar já',
  start: 'Começar',
  pause: 'Pausar',
  step: 'Um lance',
  resume: 'Continuar',

  far: {
    more: 'Mais, lado de lá',
    resign: 'Desistir, lado de lá',
    draw: 'Propor empate, lado de lá',
    takeBack: 'Voltar lance, lado de lá',
    pause: 'Pausar, lado de lá',
    resume: 'Continuar, lado de lá',
  },

  keys: {
    taken: 'ouvir as peças capturadas',
    clocks: 'ouvir os relógios',
  },

  cardComputer: 'Computador, ',
  cardSide: (side) => `, ${side}`,
  cardToMove: ', com a vez',
  level: (level) => `Nível ${level}`,
  connected: 'Conectado',
  waiting: 'Esperando…',
  thinking: 'Pensando…',
  depth: (moves) => `Prof. ${moves}`,
  thinkingDepth: (moves) => `Pensando · profundidade ${moves}`,
  takenPieces: (pieces) => `Capturas: ${pieces.map(nameOf).join(', ')}`,
  aheadBy: (points) => `, vantagem de ${points}`,
  quoted: (words) => `“${words}”`,
  clock: (side, time, isLow) => `${side}: ${time}${isLow ? ', pouco tempo' : ''}`,

  menu: 'Partida',
  offerDraw: 'Propor empate',
  askForMove: 'Pedir para voltar o lance',
  resign: 'Desistir',
  changeSides: 'Trocar de lado',
  flipBoard: 'Girar o tabuleiro',
  review: 'Revisar',
  rematchSwapped: 'Revanche, lados trocados',
  playOnFromHere: 'Continuar daqui',
  analyse: 'Analisar',
  setUpFromHere: 'Montar a partir daqui',
  share: 'Compartilhar',
  disconnect: 'Desconectar',
  playNearby: 'Jogar aqui perto',
  codeFor: (friend) => `Código para ${friendOr(friend)}`,
  newGame: 'Nova partida',
  rules: (name) => `Regras: ${name}`,
  askWhenSent: 'Depois de enviar um lance, você pode pedir para voltá-lo, até o seu amigo jogar.',
  playFirst: 'Faça primeiro o seu lance e depois proponha empate.',
  resignLater: (friend) => `Espere o lance ${ofFriend(friend)}. Depois você pode desistir.`,
  computerPlaysOn: 'Sem empate: o computador quer continuar.',

  resignQuestion: (side) =>
    side === null ? 'Desistir desta partida?' : `${side}: desistir desta partida?`,
  drawQuestion: (asked, asker) =>
    `${asked}: ${within(asker)} ${verbOf(asker, 'propõe', 'propõem')} empate`,
  takeBackQuestion: (asked, asker) =>
    `${asked}: ${within(asker)} ${verbOf(asker, 'pede', 'pedem')} para voltar um lance`,
  playOnQuestion: (asked, asker) =>
    `${asked}: ${within(asker)} ${verbOf(asker, 'quer', 'querem')} continuar a partida`,
  noDraw: (side) => `Sem empate: ${within(side)} ${verbOf(side, 'quer', 'querem')} continuar.`,
  moveStands: (side) => `O lance fica: ${within(side)} ${verbOf(side, 'recusou', 'recusaram')}.`,
  resultStands: (side) =>
    `O resultado fica: ${within(side)} ${verbOf(side, 'recusou', 'recusaram')}.`,
  playOn: 'Continuar',
  draw: 'Empate',
  decline: 'Recusar',
  accept: 'Aceitar',
  allow: 'Permitir',

  passTo: (name) => `Passe o aparelho para ${within(name)}`,
  isReady: (name) => `${name}: tudo pronto`,

  playAnyway: (objection) => `${objection} Jogar mesmo assim?`,
  play: 'Jogar',
  playMove: (move) => `Jogar ${move}`,
  cancel: 'Cancelar',
  playHere: 'Jogar aqui',

  result: 'Resultado',
  lookAtBoard: 'Ver o tabuleiro',
  wonTwice: (level) => `Duas vitórias seguidas no nível ${level}.`,
  lookAtGameOf: (friend) => `Ver a partida ${ofFriend(friend)}`,
  sendResult: 'Enviar o resultado',
  rematch: 'Revanche',
  rematchAs: (colour) => ` de ${colour.toLowerCase()}`,
  tryLevel: (level) => `Tentar o nível ${level}`,
  moreWays: 'Mais…',

  showAsCode: 'Mostrar como código',
  send: 'Enviar',
  sendResultTo: (friend) => `Envie o resultado para ${friendOr(friend)}.`,
  sendOfferTo: (friend) => `Envie a proposta de empate para ${friendOr(friend)}.`,
  sendRequestTo: (friend) =>
    `Envie isto para pedir que ${friendOr(friend)} deixe você voltar o lance.`,
  sendGrantTo: (friend) =>
    `Você deixou ${friendOr(friend)} voltar o lance. Agora envie a resposta.`,
  sendGameTo: (friend) => `${friend ?? 'Seu amigo'} começa. Envie a partida para iniciar.`,
  sendMoveTo: (friend) => `Agora envie o seu lance para ${friendOr(friend)}.`,
};
