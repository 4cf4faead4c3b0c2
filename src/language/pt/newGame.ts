// New game: who plays against whom, the rules, the clock, a position to start from.
import type { Texts } from '../textsType';

export const texts: Texts<'newGame'> = {
  start: 'Começar',
  howItIsPlayed: 'Como se joga',
  learnFirst: 'Aprender antes (3 min)',
  strict: 'Modo rigoroso',
  strictHint: 'Sem voltar lances: jogou, valeu.',

  opponent: 'Adversário',
  opponents: {
    computer: 'Computador',
    person: 'No mesmo aparelho',
    friend: 'Um amigo, por mensagem',
    nearby: 'Um amigo, aqui perto',
    watch: 'Assistir',
  },
  opponentHints: {
    person: 'Duas pessoas usam este aparelho.',
    friend:
      'Vocês enviam os lances um ao outro em links, por qualquer aplicativo de mensagens. Sem relógio.',
    nearby:
      'Os dois aparelhos estão no mesmo Wi-Fi ou ponto de acesso. Os lances são enviados automaticamente.',
    watch: 'Dois computadores jogam, e você assiste.',
  },
  whitesName: 'Nome das brancas',
  blacksName: 'Nome das pretas',
  yourName: 'Seu nome',
  friendsName: 'Nome do seu amigo',
  matches: 'Do seu nível',
  level: (level) => `Nível ${level}`,
  levelOf: (side, level) => `${side}: nível ${level}`,
  levelNamed: (level, name) => `${level}, ${name}`,
  character: 'Personagem',
  plain: 'Nenhum',
  plainHint: 'Joga o melhor lance que encontra.',
  youPlay: 'Você joga de',
  random: 'Sorteio',
  movesFirst: (side) => `${side} começam.`,
  isToMove: (side) => `${side} jogam agora.`,

  rules: 'Regras',
  mix: 'Combinação',
  ownMix: 'Sua própria combinação.',
  deleteMix: (name) => `Excluir “${name}”`,
  nameOfMix: 'Nome desta combinação',
  nameForMix: 'Nome para esta combinação',
  save: 'Salvar',
  rename: 'Renomear',
  saved: (name) => `Salva como “${name}”.`,
  inventors: 'O jogo do inventor.',
  rulesToBegin: 'Regras para começar',
  inventorsDrawn: 'O jogo do inventor. Entre jogadores cuidadosos, muitas vezes dá empate.',

  clock: 'Relógio',
  timeForEach: 'Tempo de cada lado',
  noClock: 'Nenhum',
  custom: 'Outro',
  clockHint:
    'Minutos por lado, mais segundos a cada lance. Os relógios começam com o primeiro lance.',
  noClockHint: 'Jogue sem pressa.',
  uneven: 'Outro tempo para as pretas',
  minutes: 'Minutos',
  seconds: 'Segundos por lance',
  unevenClocks: (white, whiteTime, black, blackTime) =>
    `${white} ${whiteTime}, ${black} ${blackTime}`,

  startFrom: 'Começar de uma posição',
  yourOwn: 'A sua',
  positionText: 'Texto da posição',
  setUp: 'Montar no tabuleiro',
  analyse: 'Analisar esta posição',
  alreadyOver: 'Nesta posição, a partida já acabou.',
  unplayable: (reason) => `Não dá para jogar esta posição: ${reason}.`,
};
