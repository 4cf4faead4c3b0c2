// Why links, codes and what comes from another device are refused. What is not named is the link or the code.
import type { Texts } from '../textsType';

export const linkRefusals = {
  longGame: () => 'a partida é longa demais para um link',
  longPosition: () => 'a posição é longa demais para um link',
  longMainLine: () => 'a linha principal é longa demais para um link',
  noLinkForOption: (option) => `nenhum link comporta ainda a opção ${option}`,
  noLinkForGame: (game) => `nenhum link comporta uma partida de ${game}`,
  notLegalAt: (number, move) => `lance ${number}: “${move}” não é um lance legal`,

  linkLength: (length) => `tem ${length} caracteres, mais que qualquer link deste aplicativo`,
  emptyLink: () => 'não há nada depois do endereço',
  foreignCharacter: (place, character) =>
    `o caractere ${place}, “${character}”, nunca aparece num link deste aplicativo`,
  cutLink: (length, due) => `está cortado: só há ${length} dos ${due} caracteres`,
  moreAtEnd: (more) => `“${more}” no fim não faz parte dele`,
  changedLink: () => 'mudou no caminho: a soma de verificação não combina com os caracteres',
  newerLink: (character) =>
    `o primeiro caractere é “${character}”: vem de uma versão mais nova do aplicativo, ou há um erro de digitação`,
  noLink: (character) =>
    `o primeiro caractere é “${character}”, e nenhum link deste aplicativo começa assim`,

  connectsDevices: () => 'serve para conectar dois aparelhos e não contém partida',
  newerContent: () => 'contém algo que só uma versão mais nova do aplicativo conhece',
  newerRequest: () => 'pede algo que só uma versão mais nova conhece',
  newerGameNumber: (number) => `contém o jogo número ${number}, que esta versão não conhece`,
  newerOption: (game) => `contém uma opção das regras de ${game} que esta versão não conhece`,
  newerOpponent: () => 'contém um adversário que esta versão não conhece',
  newerReason: (number) => `acaba pelo motivo número ${number}, desconhecido aqui`,
  newerCoach: () => 'põe o treinador num valor desconhecido aqui',
  noOrigin: () => 'não diz a que partida por mensagem pertence',
  messageWithComputer: () => 'é uma partida por mensagem, mas um computador joga nela',
  messageWithoutClock: () => 'é uma partida por mensagem que acabou por tempo, mas não tem relógio',
  lateDrawOffer: () => 'propõe empate numa partida que acabou ou não começou',
  lateTakeBack: () => 'pede para voltar um lance numa partida que acabou ou não começou',
  otherRules: (game) =>
    `os lances levam a outro ponto pelas regras de ${game} que esta versão conhece`,
  tooManyPlies: () => 'contém mais lances do que cabe num link',
  tooManyPliesOf: (count) => `contém ${count} lances, mais do que cabe num link`,
  itsMoveAfterEnd: (number) => `o lance ${number} vem depois do fim da partida`,
  someMoveAfterEnd: () => 'um lance vem depois do fim da partida',
  variationsOfLine: (variations, moves) =>
    `contém ${variations} variantes de uma linha de ${moves} lances`,
  commentsOnMoves: (comments, moves) => `contém ${comments} comentários sobre ${moves} lances`,
  moveTwice: (move) => `contém o lance “${move}” duas vezes no mesmo ponto`,
  badPlace: () => 'mostra um ponto que não tem',
  moreFollows: () => 'tem mais conteúdo do que deveria',

  longForCodes: () => 'é longo demais para códigos',
  noSuchCodeOf: (number, of) => `é o código ${number} de ${of}, e esse código não existe`,
  codesDoNotFit: () => 'os códigos não combinam entre si',

  holdsGame: () => 'contém uma partida e não conecta aparelhos',
  newerWay: () => 'só uma versão mais nova do aplicativo consegue conectar assim',
  codeToMove: () => 'é um código para levar tudo, não para jogar',
  codeToPlay: () => 'é um código para jogar aqui perto, não para levar tudo',
  isAnswer: () => 'é uma resposta. Leia-a com o aparelho que mostrou o primeiro código',
  isFirstCode: () => 'é um primeiro código, não a resposta que o outro aparelho mostra',
  otherAnswer: () => 'responde a outro código, não ao mostrado aqui. Leia este de novo',
  noAddress: () => 'não tem endereço do outro aparelho',
  addressKind: (number) => `o endereço ${number} é de tipo desconhecido`,
  addressOutside: (number) => `o endereço ${number} fica fora da rede local`,
  addressPort: (number) => `o endereço ${number} não tem porta`,
  shortUserName: (length, least) =>
    `o nome de usuário tem ${length} caracteres, menos que ${least}`,
  shortPassword: (length, least) => `a senha tem ${length} caracteres, menos que ${least}`,

  bytesNotGame: () => 'vieram bytes onde devia vir uma partida',
  bytesNotMessage: () => 'vieram bytes onde devia vir uma mensagem',
  otherMessage: (came, due) => `veio a mensagem “${came}” onde devia vir “${due}”`,
  messageLength: (length, most) => `uma mensagem tem ${length} caracteres, mais que ${most}`,
  messageNotJson: () => 'uma mensagem não é JSON',
  tooManyBytes: (size, most) =>
    `foram anunciados ${size} bytes, mais que os ${most} que dá para receber`,
  endedEarly: (done, size) => `acabou após ${done} dos ${size} bytes anunciados`,
  wrongPart: (length, missing) => `uma parte tem ${length} bytes, e faltam ${missing}`,
  damagedOnTheWay: () => 'a soma de verificação não combina: houve dano no caminho',
  noGameByMessage: () => 'não é uma partida por mensagem',
} satisfies Partial<Texts<'refusals'>>;
