// Opening a game from elsewhere: the ways to open one, what came, and what to do with it.
import type { Texts } from '../textsType';
import { counted, lowered, ofName, within } from './numbers';

const games = (count: number): string => counted(count, 'partida', 'partidas');

export const texts: Texts<'open'> = {
  title: 'Abrir uma partida',
  paste: 'Colar e abrir',
  pasteHint: 'Um link ou texto que você copiou.',
  scan: 'Ler um código',
  scanHint: 'De outro aparelho ou de uma imagem.',
  chooseFile: 'Escolher um arquivo',
  chooseFileHint: 'Partidas em texto ou um backup. Também dá para soltá-lo aqui.',
  file: 'Arquivo com partidas',
  field: 'Um link, ou o texto de partidas ou de uma posição',
  open: 'Abrir',
  nothingSaved: 'Nada é salvo até você mandar.',
  reading: (done, count) => `Lendo a partida ${done} de ${count}`,
  notOpened: (reason) => `Não dá para abrir: ${reason}.`,
  pasteRefused: 'o navegador não deixou o aplicativo colar. Toque e segure o campo e cole ali',
  badLink: 'Não dá para abrir este link',
  problem: (reason) => `O motivo: ${reason}.`,
  askAgain:
    'Nada mudou neste aparelho. Peça o link de novo e copie tudo, ou peça a partida como texto ou arquivo.',
  pasteInstead: 'Colar aqui',
  home: 'Início',

  gamesInText: 'Partidas neste texto',
  readable: (read, here, unreadable) =>
    `Dá para ler ${games(read)}${here > 0 ? `; ${here} já ${here === 1 ? 'está' : 'estão'} aqui` : ''}${unreadable > 0 ? `; sem leitura: ${games(unreadable)}` : ''}.`,
  annotated: (count) =>
    `${games(count)} com variantes ou comentários: só a linha principal fica. Abra a análise para ficar com tudo.`,
  unreadable: (problem) => `${problem}.`,
  keepGames: (count) => `Guardar ${games(count)}`,
  kept: (count) => `${counted(count, 'partida guardada', 'partidas guardadas')}.`,
  keptThen: (count, all, reason) => `Guardadas ${count} de ${games(all)}; depois ${reason}.`,
  history: 'Histórico',
  finished: (moves, score) => `${moves}, ${score}`,
  unfinished: (moves) => `${moves}, não terminada`,
  analyse: 'Analisar',
  analyseGame: (game, players) => `Analisar ${game}, ${players}`,

  twoPlayers: 'Dois jogadores',
  player: 'Jogador',
  players: (white, whitePlayer, black, blackPlayer) =>
    `${white}: ${whitePlayer} – ${black}: ${blackPlayer}`,
  sharedNote:
    'O Histórico marca partidas de links e textos como “Compartilhada com você”. Elas não contam nas suas estatísticas nem no seu nível.',
  outcome: (outcome) => `${outcome}.`,
  toMove: (side) => `${side} jogam.`,
  afterMove: (mover, number, side) =>
    `Após o lance ${number} ${ofName(mover)}, ${within(side)} jogam.`,
  rules: (rules) => `Regras: ${rules}`,
  aPosition: (game) => `${game}: uma posição`,
  analysisOf: (game) => `Análise: ${game}`,
  board: (game, side) => `Tabuleiro: ${game}, ${side} embaixo`,
  invitation: (friend, side) =>
    `${friend} joga com você por mensagem. Você joga de ${lowered(side)} e envia seus lances como links.`,
  mainLine: 'Esta é a linha principal. Abra a análise para ver variantes e comentários.',
  keepGame: 'Guardar esta partida',
  playAs: (side) => `Jogar de ${lowered(side)}`,
  playOn: 'Continuar daqui',
  openAnalysis: 'Abrir a análise',
  keepAndReview: 'Guardar e revisar',
  unsavedAnalysis: 'Nada é salvo neste aparelho, a menos que você abra a análise ou jogue daqui.',
  unsavedGame:
    'Nada é salvo neste aparelho, a menos que você guarde a partida, jogue daqui ou a analise.',
  existing: {
    differs: 'Você já tem esta partida. A compartilhada tem outros lances.',
    same: 'Você já tem esta partida. As duas têm os mesmos lances.',
    longerThere: 'Você já tem esta partida. A compartilhada tem mais lances.',
    longerHere: 'Você já tem esta partida. A sua tem mais lances.',
  },
  openYours: 'Abrir a sua partida',

  decidesForYou:
    'Este link também decide por você algo que não foi feito aqui. Só acrescente se foi você.',
  addToMine: 'Acrescentar à minha',
  older: (friend) =>
    `Este link é mais antigo que a sua partida. Para seguir, envie o mais novo para ${friend}.`,
  onlyOlder: 'Este link é mais antigo que a sua partida.',
  sendNewer: 'Enviar o link mais novo',
  differs: (move, friend) =>
    `Este link e a sua partida são diferentes a partir do lance ${move}. Combine com ${friend} qual vale. Você pode ficar com as duas.`,
  onBoard: 'No tabuleiro',
  fromLink: 'Do link',
  yours: 'Sua',
  keepBoth: 'Guardar as duas, jogar esta',
};
