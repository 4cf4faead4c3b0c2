// The lessons of Cuarenta: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'cuarentaLessons'> = {
  first: {
    title: 'Cuarenta em três minutos',
    about: 'Como vencer, e as peças que são novas para você.',
    tasks: {
      frogSteps: {
        ask: 'Você joga de brancas, de baixo para cima. Seu sapo em d3 anda para cima, para baixo ou para os lados até o losango seguinte, ponta com ponta. Leve-o a d7 em dois passos.',
        success: 'É assim que um sapo anda.',
        wrong: {
          d3b3: 'O sapo anda assim, mas por aí se afasta. Suba duas vezes.',
          d3f3: 'O sapo anda assim, mas por aí se afasta. Suba duas vezes.',
          d3d1: 'Isso é um passo para trás. Suba duas vezes.',
        },
        otherwise: 'Suba com o sapo de d3 para d5, depois para d7.',
      },
      frogJumps: {
        ask: 'O sapo também pula sobre peças suas em linha, até a primeira casa depois delas. Pule e capture o bispo.',
        success: 'Sobre as duas peças num só pulo. O sapo nunca pula sobre inimigos.',
        wrong: { d3d5: 'Isso foi um passo. Agora tente o pulo: sobre e4 e f5.' },
        otherwise: 'O sapo em d3 pula sobre e4 e f5 e cai em g6.',
      },
      vao: {
        ask: 'Seu vao em b3 é um canhão diagonal: anda na diagonal, mas só captura pulando exatamente uma peça. Capture o bispo.',
        success: 'Você pulou o seu peão, o trampolim. Qualquer peça serve, até um inimigo.',
        wrong: { b3c4: 'O vao anda assim, mas só captura pulando. Pule o peão.' },
        otherwise: 'Pule com o vao de b3 sobre o peão em d5 para f7.',
      },
      pawn: {
        ask: 'O peão anda na diagonal à frente, ou para o lado até o losango seguinte, ponta com ponta. Captura do mesmo modo, mas nunca um peão. Capture o que puder.',
        success: 'Você capturou o camelo. Seu peão não podia capturar o peão preto.',
        wrong: { d3b3: 'Um peão pode andar para o lado, mas aqui você pode capturar algo.' },
        otherwise: 'Capture o camelo em e4: está na diagonal à frente do peão em d3.',
      },
      guardAndCamel: {
        ask: 'O guarda anda uma ou duas casas na diagonal, por cima de tudo. O camelo salta três casas num sentido e uma para o lado. Capture o sapo e o vao.',
        success:
          'Seu guarda andou duas casas sobre uma vazia. Sobre uma peça ele vai do mesmo jeito.',
        wrong: {
          d3e6: 'Seu camelo pode capturar o sapo. Mas aí seu guarda não alcança o vao.',
        },
        otherwise: 'O guarda alcança o sapo em e6, e o camelo, o vao em g4.',
      },
      king: {
        ask: 'Seu rei anda uma casa na diagonal, ou dá uma passada para a frente ou para trás até o losango seguinte. Só captura na diagonal. Capture o sapo em dois lances.',
        success: 'Você não podia ir para d3: ali o sapo ataca.',
        otherwise: 'Dê uma passada de c2 para c4. De lá, o sapo está a um passo diagonal.',
      },
      checkmate: {
        ask: 'Ataque o rei de modo que ele não possa escapar: isso é xeque-mate, e você vence. O bispo anda quantas casas quiser na diagonal. Dê mate em um lance.',
        success:
          'Xeque-mate. Agora você já sabe o bastante para jogar. As outras lições mostram cada peça.',
        wrong: { e8g6: 'De lá, o bispo não ataca o rei.' },
        otherwise: 'Ainda não é mate. Procure a diagonal que acaba no canto do rei.',
      },
    },
  },
  king: {
    title: 'O rei',
    about: 'Anda na diagonal e dá passadas para a frente ou para trás.',
    tasks: {
      strides: {
        ask: 'O rei anda uma casa na diagonal. Também dá uma passada para a frente ou para trás até o losango seguinte, ponta com ponta. Leve-o a c6 em dois lances.',
        success: 'Duas passadas valeram por quatro passos.',
        wrong: {
          c2d3: 'Esse passo é curto demais. Dê uma passada reto para a frente.',
        },
        otherwise: 'Dê uma passada de c2 para c4, depois para c6.',
      },
      captures: {
        ask: 'O rei só dá passadas para casas vazias. Captura só na diagonal. Capture o que o seu rei pode capturar.',
        success: 'Seu rei não podia capturar o camelo bem à frente.',
        otherwise: 'O sapo em d5 está a um passo diagonal. Capture-o.',
      },
      check: {
        ask: 'O guarda em d5 ataca o seu rei: você está em xeque. Capture o guarda.',
        success: 'Você capturou quem atacava, e o xeque acabou. Também podia ter saído dali.',
        otherwise: 'Isso tira o rei do xeque, mas o seu bispo pode capturar o guarda.',
      },
      castling: {
        ask: 'Com a opção “Roque”, rei e camelo podem trocar de lugar uma vez por partida. Faça o roque: mova o rei de e2 até o camelo em h1.',
        success:
          'Rei e camelo não podem ter se movido, e o rei não pode estar em xeque. Peças entre eles não importam.',
        otherwise: 'Mova o rei de e2 para h1, até o camelo.',
      },
    },
  },
  bishop: {
    title: 'O bispo',
    about: 'Anda quantas casas quiser numa diagonal.',
    tasks: {
      reaches: {
        ask: 'O bispo anda quantas casas quiser na diagonal, até algo barrar o caminho. Leve-o a b5, depois a e8.',
        success: 'O bispo alcança todas as casas deste tabuleiro. É a peça mais forte aqui.',
        wrong: { d3g6: 'O bispo anda assim, mas b5 é para o outro lado.' },
        otherwise: 'Primeiro suba à esquerda até b5, depois suba à direita até e8.',
      },
      unprotected: {
        ask: 'Capture uma peça sem proteção, para que as pretas não possam capturar o seu bispo.',
        success:
          'Você ganhou uma peça sem perder nada. Veja sempre o que protege a peça que você captura.',
        wrong: { d3b5: 'O camelo em c8 protege o guarda e captura o seu bispo.' },
        otherwise: 'Você pode capturar duas peças. Qual delas não tem proteção?',
      },
    },
  },
  guard: {
    title: 'O guarda',
    about: 'Uma ou duas casas na diagonal, por cima de tudo.',
    tasks: {
      twice: {
        ask: 'O guarda anda uma ou duas casas numa diagonal. Leve-o a f5 em dois lances.',
        success: 'Duas casas, depois mais duas.',
        wrong: { b1c2: 'Uma casa é pouco. Ande duas.' },
        otherwise: 'Ande duas casas de b1 a d3, depois duas até f5.',
      },
      leaps: {
        ask: 'Quando anda duas casas, o guarda salta sobre o que houver no meio. Capture o sapo.',
        success: 'Você saltou sobre o seu próprio peão.',
        otherwise: 'Salte de c4 sobre d5 para e6.',
      },
      safely: {
        ask: 'Algumas peças estão protegidas. Capture uma de modo que as pretas não possam capturar o seu guarda.',
        success: 'Você ganhou uma peça, e as pretas não podem recapturar.',
        otherwise: 'Não é esse o lance. Que peça você pode capturar em segurança?',
      },
    },
  },
  camel: {
    title: 'O camelo',
    about: 'Um salto longo: três casas num sentido, uma para o lado.',
    tasks: {
      leaps: {
        ask: 'O camelo salta três casas num sentido e uma para o lado. Leve-o a e6, depois a f9.',
        success: 'O camelo salta sobre tudo o que houver no meio.',
        wrong: { d3c6: 'O camelo salta assim, mas até c6. Vá para o outro lado.' },
        otherwise: 'Salte três casas para cima e uma para a direita, duas vezes.',
      },
      takesTwo: {
        ask: 'Capture o guarda e o peão com o seu camelo em dois lances.',
        success: 'Você capturou os dois.',
        wrong: { d3g4: 'Assim você captura o vao. Capture primeiro o guarda.' },
        otherwise: 'Comece pelo guarda em e6. De lá, o peão está a um salto.',
      },
      shortWay: {
        ask: 'Mesmo para um caminho curto, o camelo precisa de dois saltos. Leve-o de b1 a d1.',
        success: 'Para cima, depois de volta para baixo.',
        otherwise: 'Salte para cima até c4, depois para baixo até d1.',
      },
    },
  },
  frog: {
    title: 'O sapo',
    about: 'Anda reto e pula sobre peças suas.',
    tasks: {
      jumps: {
        ask: 'O sapo anda reto até o losango seguinte, ou pula sobre peças suas. Andando, precisa de três passos até d5. Leve-o lá em dois lances.',
        success: 'Sobre o peão até b5, depois para o lado. Peças amigas deixam o sapo rápido.',
        wrong: { b1d1: 'Por aí são três passos. Pule sobre o seu peão.' },
        otherwise: 'Primeiro pule de b1 sobre o peão em b3. Onde você cai?',
      },
      line: {
        ask: 'O sapo pode pular uma linha de peças suas de qualquer tamanho, sem espaços vazios. Capture o camelo num só pulo.',
        success: 'Sobre três peças suas num só pulo.',
        otherwise: 'Pule de e2 sobre f3, g4 e h5 para i6.',
      },
      safely: {
        ask: 'Capture uma peça de modo que as pretas não possam capturar o seu sapo.',
        success: 'Você ganhou uma peça, e seu sapo está a salvo.',
        wrong: { c4e6: 'O bispo em h9 protege o camelo e captura o seu sapo.' },
        otherwise: 'Seu sapo pode andar até c6 ou pular para e6. O que as pretas protegem?',
      },
    },
  },
  vao: {
    title: 'O vao',
    about: 'Só captura pulando um trampolim.',
    tasks: {
      enemyScreen: {
        ask: 'A peça que você pula é o trampolim. Também pode ser um inimigo. Capture o sapo.',
        success: 'Você pulou o peão, e ele fica no tabuleiro.',
        wrong: { b1c2: 'O vao anda assim. Para capturar, precisa pular o peão.' },
        otherwise: 'Pule de b1 sobre o peão em d3 para f5.',
      },
      ownScreen: {
        ask: 'Ainda não há trampolim entre o seu vao e o bispo. Ponha um ali e depois capture o bispo.',
        success: 'Qualquer peça sua pode ser trampolim.',
        otherwise: 'Qual das suas peças pode ir para a diagonal de b1 a g6?',
      },
      check: {
        ask: 'O vao também ataca um rei por cima de um trampolim. Dê xeque com o seu.',
        success: 'Xeque, por cima do seu peão.',
        otherwise: 'Ache uma diagonal até o rei com exatamente uma peça no meio.',
      },
    },
  },
  pawn: {
    title: 'O peão',
    about: 'Na diagonal à frente, ou para o lado. Nunca captura um peão.',
    tasks: {
      moves: {
        ask: 'O peão anda uma casa na diagonal à frente, ou para o lado até o losango seguinte, ponta com ponta. Leve-o a f5 em dois lances.',
        success: 'Peões nunca andam para trás.',
        wrong: { d3b3: 'Isso vale, mas f5 fica do outro lado.' },
        otherwise: 'Suba à direita, duas vezes.',
      },
      neverPawns: {
        ask: 'O peão captura como anda, mas nunca um peão. Aqui ele alcança dois peões e um guarda. Capture o que puder.',
        success: 'Peões não podem capturar uns aos outros.',
        wrong: { d5b5: 'O peão anda assim, mas aqui você pode capturar algo.' },
        otherwise: 'Capture o guarda em e6: está na diagonal à frente do seu peão.',
      },
    },
  },
  promotion: {
    title: 'Promoção',
    about: 'Peões podem ser promovidos nas três últimas fileiras, ou esperar.',
    tasks: {
      camel: {
        ask: 'Nas três últimas fileiras, um peão pode virar camelo. Faça do seu um camelo em dois lances.',
        success: 'Nas fileiras 7 e 8, um peão vira camelo ou continua peão.',
        otherwise: 'Vá de d5 à fileira 6, depois à 7, e escolha o camelo.',
      },
      waits: {
        ask: 'Na última fileira, um peão também pode virar bispo, a peça mais forte. Deixe o seu esperar e faça dele um bispo em dois lances.',
        success: 'Você esperou, e seu peão virou bispo.',
        wrong: {
          d7e8c:
            'Agora você ganha um camelo, mas um lance depois seria um bispo. Deixe-o continuar peão.',
        },
        otherwise: 'Vá à fileira 8 e continue peão. Depois vá à fileira 9 e vire bispo.',
      },
      safely: {
        ask: 'Às vezes você quer o camelo já. Promova de modo que as pretas não possam capturá-lo.',
        success: 'Você tem um camelo novo, e ele está a salvo.',
        otherwise: 'Olhe aonde podem ir o guarda e o camelo das pretas.',
      },
    },
  },
  mate: {
    tasks: {
      protectedPiece: {
        ask: 'Mate em um lance: dê xeque de modo que o rei não escape e nada possa capturar a sua peça.',
        success: 'Seu guarda protege o bispo, e o rei não pode capturá-lo.',
        otherwise: 'As pretas ainda têm saída. Que casas do rei o seu guarda já cobre?',
      },
      frog: {
        ask: 'Seu rei tira casas do rei preto. Dê mate com o seu sapo em um lance.',
        success: 'Rei e sapo juntos bastam.',
        otherwise: 'Ataque o rei em h9 com o sapo, em linha reta, bem ao lado dele.',
      },
      screen: {
        ask: 'Para atacar o rei, seu vao precisa de um trampolim, e tem um. Mate em um lance.',
        success: 'Seu vao ataca o rei por cima do seu peão.',
        otherwise: 'Ache a diagonal que passa pela sua própria peça até o canto.',
      },
      twoMoves: {
        ask: 'Mate em dois lances. Comece capturando algo.',
        success: 'Primeiro você capturou o guarda que protegia o rei. Depois deu mate.',
        otherwise: 'As pretas escapam. Capture a peça que protege o rei.',
      },
    },
  },
  draws: {
    title: 'Empates',
    about: 'Como uma partida acaba sem vencedor.',
    tasks: {
      stalemate: {
        ask: 'Se o adversário não tem lance, mas não está em xeque, isso é afogamento: empate. Dê mate em dois lances e, até lá, deixe um lance para o rei.',
        success: 'Você deixou uma casa para o rei e deu mate nela.',
        wrong: { i2c8: 'Agora as pretas não têm lance nem estão em xeque: afogamento, empate.' },
        otherwise: 'Primeiro aproxime o seu guarda.',
      },
      bareKing: {
        ask: 'As pretas estão à frente. Mas um rei não pode dar mate sozinho, nem com um vao. Capture a última peça das pretas, e a partida empata na hora.',
        success:
          'O rei foi o seu trampolim. Também é empate quando uma posição ocorre pela terceira vez. E com 40 lances de cada lado sem captura nem promoção.',
        wrong: { b1d3: 'O vao anda assim. Para capturar, pule o rei preto.' },
        otherwise: 'Pule de b1 sobre o rei em e4 e capture em g6.',
      },
    },
  },
  forks: {
    tasks: {
      camel: {
        ask: 'Ataque o rei e o guarda com um salto do seu camelo. O rei tem que sair, e você captura o guarda.',
        success: 'Isso é um garfo: você atacou duas peças, e as pretas só podiam salvar uma.',
        otherwise: 'Ache uma casa de onde o seu camelo ataca o rei e também o guarda.',
      },
      frog: {
        ask: 'Seu sapo também pode atacar duas peças de uma vez. Ganhe o vao ou o camelo.',
        success: 'Seu sapo atacou os dois de uma vez, e as pretas só podiam salvar um.',
        otherwise: 'As pretas salvam os dois. Ataque o rei e outra peça com um só passo.',
      },
    },
  },
  worth: (worthOf) => ({
    title: 'O que vence aqui',
    about: 'Quanto valem as peças, e o que buscar.',
    tasks: {
      dearest: {
        ask: `Um bispo vale cerca de ${worthOf('B')} peões, um guarda ${worthOf('G')} e um sapo ${worthOf('F')}. Capture o que vale mais.`,
        success: 'Cuide também do seu bispo: é a sua peça mais forte.',
        wrong: { d5b7: `Um sapo vale ${worthOf('F')} peões. Dá para capturar algo melhor.` },
        otherwise: 'Capture o bispo.',
      },
      exchange: {
        ask: 'Agora um peão protege o bispo: ele custaria o seu guarda. Capture o que rende mais.',
        success: `Um sapo sem perder nada rende ${worthOf('F')} peões. Um bispo por um guarda rende menos.`,
        wrong: {
          g4h5: `Você ganha um bispo, que vale ${worthOf('B')} peões, mas perde um guarda, que vale ${worthOf('G')}. Outra captura não custa nada.`,
        },
        otherwise: 'Você pode capturar duas peças. Uma delas não tem proteção.',
      },
    },
  }),
  finish: {
    about: 'Vença com um bispo e um guarda a mais.',
    tasks: {
      corner: {
        ask: 'Rei e bispo podem dar mate. O rei preto já está no canto. Mate em um lance.',
        success: 'Uma peça a mais pode bastar para vencer.',
        otherwise: 'Seu rei cobre g8 e i8. Que diagonal acaba em h9?',
      },
    },
  },
};
