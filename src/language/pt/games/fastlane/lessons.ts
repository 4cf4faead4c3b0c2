// The lessons of Chess in the Fast Lane: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'fastlaneLessons'> = {
  first: {
    title: 'Fast Lane em três minutos',
    about: 'Uma pista de várias casas é uma só célula, e uma peça a ocupa inteira.',
    tasks: {
      knight: {
        ask: 'Você joga de brancas, de baixo para cima. Seu cavalo está numa pista, em a2 e a3 ao mesmo tempo. Ele salta duas casas num sentido e uma para o lado. Leve-o à pista b4-b5.',
        success: 'De a3 para b5, e agora ele ocupa b4 e b5.',
        otherwise: 'Ele pode saltar de a2 ou a3. De a3, alcança b5, uma casa da pista b4-b5.',
      },
      roundabout: {
        ask: 'As casas do meio, d4, e4, d5 e e5, são uma só célula, a rotatória. Você pode capturar uma peça ali em qualquer uma delas. Capture o cavalo.',
        success: 'Sua torre o capturou em e4 e agora ocupa a rotatória inteira.',
        wrong: { h4h5: 'A torre pode capturar o cavalo já, de h4 pela fileira 4.' },
        otherwise: 'De h4, a torre alcança e4, e o cavalo está ali também.',
      },
      rook: {
        ask: 'Suas peças em pistas dão passagem. A torre anda reto, e a sua pode passar pelo peão em a2-a3. Capture a torre em a8.',
        success: 'Assim a torre pode sair de imediato de trás do seu próprio peão.',
        wrong: { a1a4: 'Assim você passa pelo peão, mas para cedo demais. Siga até a8.' },
        otherwise: 'Suba reto de a1, passando pelo peão, até a8.',
      },
      pawn: {
        ask: 'O peão anda uma casa para a frente, a partir da frente da pista. Captura a um passo na diagonal à frente, de qualquer casa da pista. Capture o cavalo.',
        success: 'De b3 para c4. Na última fileira, o peão vira cavalo ou bispo.',
        wrong: { b2b4: 'O peão anda assim, mas captura na diagonal.' },
        otherwise: 'O peão está em b2 e b3. De b3, c4 fica na diagonal à frente.',
      },
      bishopAndKing: {
        ask: 'O bispo anda quantas casas quiser na diagonal. O rei anda uma casa em qualquer direção. Capture o peão em a6 com o seu bispo.',
        success: 'Seu bispo passou por pistas vazias sem ocupá-las.',
        wrong: { f1c4: 'O caminho é esse. Siga até a6.' },
        otherwise: 'De f1, a diagonal sobe até a6.',
      },
      checkmate: {
        ask: 'Ataque o rei de modo que ele não possa escapar: isso é xeque-mate, e você vence. A dama anda reto ou na diagonal. Dê mate em um lance.',
        success:
          'Xeque-mate. Os peões das pretas prenderam o próprio rei. Agora você já sabe o bastante para jogar.',
        otherwise: 'Ainda não é mate. Ataque pela última fileira.',
      },
    },
  },
  lanes: {
    title: 'Pistas',
    about: 'Uma peça ocupa várias casas.',
    tasks: {
      rook: {
        ask: 'O peão preto ocupa a pista c6-c7. A torre anda quantas casas quiser em linha reta. Capture o peão.',
        success: 'Chegar a c6 foi o bastante.',
        wrong: { c1c4: 'Parou cedo demais. Siga até c6.' },
        otherwise: 'Suba reto com a torre a partir de c1.',
      },
      bishop: {
        ask: 'O bispo anda quantas casas quiser na diagonal. O seu está na pista b4-b5 e pode sair de qualquer uma das duas casas. Leve-o a f8.',
        wrong: { b4e8: 'Essa diagonal começa em b5. De b4, você alcança f8.' },
        success: 'Ele saiu de b4.',
        otherwise: 'De b4, a diagonal sobe até f8.',
      },
      knight: {
        ask: 'Uma peça que para numa casa de uma pista a ocupa inteira. O cavalo salta duas casas num sentido e uma para o lado. Leve o seu a e6 em dois saltos.',
        success: 'Agora ele ocupa e6 e e7.',
        otherwise: 'Salte primeiro para a rotatória. De d4, o cavalo alcança e6.',
      },
    },
  },
  giving: {
    title: 'Dar passagem',
    about: 'Passe por peças suas em pistas, mas não em casas isoladas.',
    tasks: {
      queen: {
        ask: 'A dama anda reto ou na diagonal. A sua pode passar pelo peão em e2-e3. Capture o cavalo em h5.',
        success: 'Por cima do seu próprio peão, em um lance.',
        otherwise: 'De d1, a diagonal passa por e2 até h5.',
      },
      single: {
        ask: 'Seu cavalo em a4 está numa casa isolada, então não dá passagem. Capture o cavalo em c1 com a sua torre.',
        success: 'O caminho pela fileira 1 estava livre.',
        otherwise: 'De a1, mova a torre pela fileira 1.',
      },
      check: {
        ask: 'Dê xeque já com a torre em a1. Seu peão dá passagem.',
        success: 'Seus próprios peões em pistas não param a sua torre.',
        otherwise: 'De a8, a torre ataca o rei pela última fileira.',
      },
    },
  },
  attack: {
    title: 'Atacada em qualquer casa',
    about: 'Uma célula grande é fácil de atacar.',
    tasks: {
      check: {
        ask: 'O rei preto está em c6 e c7. Você pode atacá-lo em qualquer uma. Dê xeque com a torre.',
        success: 'Uma casa da pista dele bastou.',
        wrong: { h4h5: 'A fileira 5 não chega ao rei. Vá uma pista adiante.' },
        otherwise: 'Da pista h6-h7, a torre ataca pelas fileiras 6 e 7.',
      },
      safely: {
        ask: 'Capture uma peça de modo que as pretas não possam capturar o seu bispo.',
        success: 'Nada protegia o cavalo.',
        wrong: { b4f8: 'O rei em g8 protege a torre e captura o seu bispo.' },
        otherwise: 'Nada protege o cavalo em e1.',
      },
      roundabout: {
        ask: 'Seu cavalo ocupa a rotatória. A torre em a5 o ataca em d5, e o bispo em h8, em e5. Leve-o para um lugar seguro.',
        success: 'Numa célula menor, ele é mais difícil de atacar.',
        otherwise: 'Confira as fileiras, colunas e diagonais até cada casa da nova célula dele.',
      },
    },
  },
  rook: {
    title: 'A torre',
    about: 'Reto, de qualquer casa da pista.',
    tasks: {
      moves: {
        ask: 'A torre anda quantas casas quiser em linha reta. A sua está em b4 e b5 e pode sair de qualquer uma. Leve-a a h5, depois a h1.',
        success: 'Pela fileira 5, depois reto para baixo.',
        wrong: { b4h4: 'Essa é a fileira 4. Vá pela fileira 5, de b5.' },
        otherwise: 'Vá de b5 pela fileira 5 até h5, depois reto para baixo até h1.',
      },
      takesTwo: {
        ask: 'Você pode capturar três peças. Capture duas delas em dois lances.',
        success: 'Reto para cima, depois pela fileira 6.',
        wrong: { c4h4: 'De h4, você não alcança mais nada. Comece por outra peça.' },
        otherwise: 'Comece pelo peão em c6. De lá, olhe ao longo das fileiras dele.',
      },
      safely: {
        ask: 'Você pode capturar dois cavalos. Capture um de modo que as pretas não possam capturar a sua torre.',
        success: 'O bispo em d8 protegia o outro.',
        wrong: { b4a5: 'O bispo em d8 protege esse cavalo e captura a sua torre.' },
        otherwise: 'Qual dos dois cavalos não tem proteção?',
      },
    },
  },
  bishop: {
    title: 'O bispo',
    about: 'Na diagonal, nas duas cores.',
    tasks: {
      moves: {
        ask: 'O bispo anda quantas casas quiser na diagonal. Capture o peão em h6.',
        success: 'Ele passou por pistas vazias sem ocupá-las.',
        wrong: { c1f4: 'O caminho é esse. Siga até h6.' },
        otherwise: 'De c1, a diagonal sobe até h6.',
      },
      colours: {
        ask: 'Numa pista, o bispo está nas duas cores e pode sair de qualquer uma. Capture a torre em a4 em dois lances.',
        success: 'Ele chegou por b2 e saiu por b3.',
        otherwise: 'Vá para a pista b2-b3. De b3, a diagonal leva a a4.',
      },
      safely: {
        ask: 'Você pode capturar dois cavalos. Capture um de modo que as pretas não possam capturar o seu bispo.',
        success: 'A torre protegia o outro.',
        wrong: { e1a5: 'A torre em a8 protege esse cavalo e captura o seu bispo.' },
        otherwise: 'Qual dos dois cavalos não tem proteção?',
      },
    },
  },
  queen: {
    title: 'A dama',
    about: 'Reto ou na diagonal, a peça mais forte.',
    tasks: {
      moves: {
        ask: 'A dama anda quantas casas quiser, reto ou na diagonal. Capture o cavalo, depois o bispo.',
        success: 'A dama é torre e bispo numa só peça.',
        otherwise: 'Suba reto até d8. De lá, a diagonal desce até h4.',
      },
      safely: {
        ask: 'Você pode capturar dois cavalos. Capture um de modo que as pretas não possam capturar a sua dama.',
        success: 'Cuide bem da sua peça mais forte.',
        wrong: { d1a4: 'O bispo em d7 protege esse cavalo e captura a sua dama.' },
        otherwise: 'Qual dos dois cavalos não tem proteção?',
      },
    },
  },
  knight: {
    title: 'O cavalo',
    about: 'Salta de qualquer casa da sua célula.',
    tasks: {
      leaps: {
        ask: 'O cavalo salta duas casas num sentido e uma para o lado, de qualquer casa da sua célula. O seu ocupa a rotatória. Leve-o a b4 e a c6 em dois saltos.',
        success: 'Quanto maior a célula, mais longe o cavalo salta.',
        otherwise: 'Salte de d4, e4, d5 ou e5: duas casas num sentido e uma para o lado.',
      },
      fork: {
        ask: 'Ataque o rei e a dama de uma vez, depois ganhe a dama ou a torre.',
        success: 'Isso é um garfo: você atacou duas peças, e as pretas só podiam salvar uma.',
        otherwise: 'As pretas salvam as duas. Dê xeque com o cavalo.',
      },
    },
  },
  pawn: {
    title: 'O peão',
    about: 'Uma casa para a frente, a partir da frente da pista.',
    tasks: {
      moves: {
        ask: 'O peão anda uma casa para a frente, a partir da frente da pista. Leve o seu à pista b6-b7 em dois lances.',
        success: 'De pista em pista, o peão se aproxima rápido da última fileira.',
        otherwise: 'Avance reto duas vezes.',
      },
      captures: {
        ask: 'O peão captura a um passo na diagonal à frente, de qualquer casa da pista. Capture o cavalo.',
        success: 'De d3 para c4.',
        otherwise: 'O cavalo está em c4 e c5. De d3, c4 fica na diagonal à frente.',
      },
      promotes: {
        ask: 'Na última fileira, o peão vira cavalo ou bispo. Faça do seu um bispo.',
        success: 'O peão estava em a6 e a7, e um passo bastou.',
        otherwise: 'Ande até a8 e escolha o bispo.',
      },
    },
  },
  king: {
    title: 'O rei',
    about: 'Um passo, e o roque uma vez por partida.',
    tasks: {
      castles: {
        ask: 'O rei anda uma casa. Uma vez por partida, você pode rocar: o rei anda duas casas na direção de uma torre, que salta sobre ele. Faça o roque.',
        success:
          'Rei e torre não podem ter se movido. As casas entre eles precisam estar vazias, e nenhum inimigo pode atacar o caminho do rei.',
        otherwise: 'Mova o rei de e1 para g1. A torre vai junto.',
      },
      steps: {
        ask: 'Seu rei ocupa a rotatória, e a torre em a5 o ataca em d5. Leve-o à pista f2-f3, onde está a salvo.',
        success: 'De e4 para f3. Uma célula grande é perigosa para o rei.',
        otherwise: 'Ali também está a salvo. Mas vá para a pista f2-f3.',
      },
    },
  },
  mate: {
    tasks: {
      queen: {
        ask: 'Mate em um lance com a sua dama.',
        success: 'Os próprios peões prenderam o rei.',
        otherwise: 'Ataque pela última fileira.',
      },
      roundabout: {
        ask: 'Na rotatória, um bispo ataca por muitas diagonais. Mate em um lance.',
        success: 'Ele ataca h8 de e5, g8 de d5 e h7 de e4.',
        otherwise: 'Leve o bispo à rotatória.',
      },
      stalemate: {
        ask: 'Se o adversário não tem lance, mas não está em xeque, isso é afogamento: empate. Evite isso e dê mate em um lance.',
        success: 'Xeque de d5 pela diagonal, e o rei não tem mais casas.',
        wrong: { a2d6: 'Agora as pretas não têm lance nem estão em xeque: afogamento, empate.' },
        otherwise: 'Da rotatória, a dama ataca a8 e todas as casas ao lado.',
      },
    },
  },
  forks: {
    tasks: {
      rook: {
        ask: 'Sua torre está atacada. Salve-a com um xeque e depois ganhe o bispo ou o cavalo.',
        success: 'As pretas tiveram que responder ao xeque e não puderam salvar a peça.',
        otherwise: 'As pretas salvam os dois. Comece com um xeque.',
      },
      lastRow: {
        ask: 'Olhe ao longo da última fileira. Ganhe uma peça em até dois lances.',
        success: 'Rei e peça na mesma linha são alvos fáceis.',
        otherwise: 'Dê xeque onde o rei não possa capturar.',
      },
    },
  },
  wins: (worthOf) => ({
    title: 'O que vence aqui',
    about: 'Quanto valem as peças nas pistas.',
    tasks: {
      dearest: {
        ask: 'Nas pistas, um bispo vale mais que uma torre. Capture o que vale mais.',
        success: `Em peões, uma dama vale ${worthOf('Q')}, um bispo ${worthOf('B')}, uma torre ${worthOf('R')} e um cavalo ${worthOf('N')}.`,
        wrong: { a5c6: 'Aqui uma torre vale um pouco menos que um bispo.' },
        otherwise: 'Seu cavalo pode capturar duas peças. Capture o bispo em b2.',
      },
      exchange: {
        ask: 'Agora o peão em c4 protege o bispo: ele custaria o seu cavalo. Capture o que rende mais.',
        success: 'Você ganhou uma torre sem perder nada. Um bispo por um cavalo rende menos.',
        wrong: { a5b2: 'O peão recaptura em b3. Outra captura não custa nada.' },
        otherwise: 'Seu cavalo pode capturar duas peças. Uma delas não tem proteção.',
      },
    },
  }),
  finish: {
    tasks: {
      oneMove: {
        ask: 'Você está muito à frente. Mate em um lance.',
        success: 'A torre estava em e6 e e7: a uma casa da última fileira.',
        otherwise: 'Não é mate. A sua torre consegue.',
      },
    },
  },
};
