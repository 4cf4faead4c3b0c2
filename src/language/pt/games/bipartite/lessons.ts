// The lessons of Bipartite Chess: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bipartiteLessons'> = {
  first: {
    title: 'Bipartite em três minutos',
    about: 'Primeiro uma corrida, depois uma escolha, depois uma batalha.',
    tasks: {
      messenger: {
        ask: 'O jogo começa com uma corrida. Você joga de brancas, de baixo para cima. Um Mensageiro anda uma casa para a frente, reto ou na diagonal. Leve o de D2 até B3.',
        success:
          'As fileiras A e B são a base das pretas. Todos os seus Mensageiros precisam chegar lá.',
        wrong: { D2C1: 'Por aí você se afasta de B3.' },
        otherwise: 'Mova o Mensageiro de D2 para a frente, primeiro para C2 ou C3.',
      },
      race: {
        ask: 'Ganha a corrida quem levar primeiro todos os Mensageiros ao outro lado: nove numa partida, três aqui. Falta um dos seus. Ganhe a corrida.',
        success: 'Você ganhou a corrida. Agora você escolhe uma Peça de Poder para a batalha.',
        otherwise: 'O Mensageiro de B2 já chegou à base. Mova o de C3.',
      },
      powerPiece: {
        ask: 'A batalha tem exércitos novos. Você joga de pretas, de baixo para cima. A Peça de Poder diagonal anda até três casas na diagonal. Leve a de G3 até D4 em dois lances.',
        success: 'A Peça de Poder reta anda até três casas em linha reta.',
        otherwise: 'De G3, ande uma casa para cima à esquerda, depois duas para cima à direita.',
      },
      checkmate: {
        ask: 'Ataque o rei de modo que ele não possa escapar. Isso é xeque-mate, e você vence. Sua Peça de Poder em D2 consegue.',
        success: 'Xeque-mate. Seu rei e seu espadachim cobriam as casas em volta.',
        otherwise: 'O rei branco ainda pode escapar. Ataque-o pela fileira dele.',
      },
      takeAll: {
        ask: 'Você também vence se capturar tudo menos o rei. Aqui, capture o soldado em D1 ou a Peça de Poder, em até dois lances.',
        success: 'Mais uma captura e o rei fica sozinho. Agora você já sabe o bastante para jogar.',
        otherwise: 'O capitão em A4 salta duas casas num sentido e uma para o lado.',
      },
    },
  },
  racing: {
    title: 'A corrida',
    about: 'Contorne os outros e ocupe a base na ordem certa.',
    tasks: {
      around: {
        ask: 'Na corrida não se captura nada, então contorne. Leve o Mensageiro de F3 até C3 em três lances.',
        success: 'Um passo diagonal para o lado, depois um de volta.',
        wrong: { H1G1: 'Esse Mensageiro pode esperar. Contorne E3 com o de F3.' },
        otherwise: 'E3 está ocupada. Passe ao lado: E2 ou E4, depois D3.',
      },
      fromTheBack: {
        ask: 'Ocupe a base a partir do fundo, ou os últimos Mensageiros ficam sem lugar. Leve seus Mensageiros a A4 e B4 em dois lances.',
        success: 'A fileira do fundo se enche primeiro.',
        wrong: { B4A5: 'Isso também abre espaço. Mas aqui, vá para A4.' },
        otherwise: 'Primeiro suba reto de B4 para A4. Depois o outro Mensageiro pode subir.',
      },
      lastOne: {
        ask: 'Três dos seus quatro Mensageiros já chegaram à base. As pretas precisam de mais tempo. Leve o último a B2 em dois lances e ganhe a corrida.',
        success: 'Todos chegaram: você ganhou a corrida.',
        wrong: { B4A4: 'Esse Mensageiro já está na base. Numa corrida, cada lance conta.' },
        otherwise: 'Mova o Mensageiro de D3 para C2 ou C3, depois para B2.',
      },
    },
  },
  block: {
    title: 'O bloqueio',
    about: 'Quem fica sem lances tem que passar a vez.',
    tasks: {
      blocked: {
        ask: 'Seu Mensageiro em C2 está bloqueado: as três casas à frente estão ocupadas. Então leve o de H5 até F4 em dois lances.',
        success: 'Você só pode passar a vez quando nenhum Mensageiro pode se mover.',
        wrong: { H1G1: 'Esse também pode se mover. Mas aqui, mova o de H5.' },
        otherwise: 'De H5, vá para G4 ou G5, depois para F4.',
      },
      pass: {
        ask: 'O único Mensageiro das pretas, em D1, anda para baixo. Quem fica sem lances tem que passar a vez. Bloqueie: ocupe a última casa livre à frente dele.',
        success: 'Agora as pretas têm que passar, e você joga de novo.',
        wrong: { E2D2: 'Isso abre E2. Deixe este Mensageiro onde está.' },
        otherwise: 'De D1, as pretas podem ir para E1 ou E2. E2 já é sua, então vá para E1.',
      },
      winTime: {
        ask: 'Um bloqueio ganha tempo. Sem ele, as pretas escapam para E1. Leve um Mensageiro a B4 em dois lances sem deixar as pretas jogarem.',
        success: 'As pretas tiveram que passar, e você fez dois lances seguidos.',
        wrong: { C4B4: 'Agora as pretas vão para E1. Primeiro bloqueie, depois corra.' },
        otherwise: 'Primeiro bloqueie E1 com o Mensageiro de F1. Depois vá para B4.',
      },
      count: {
        ask: 'Conte os passos até a base: você precisa de sete, as pretas de seis. Você só ganha a corrida se as pretas tiverem que passar. Ache o lance.',
        success:
          'As pretas passam enquanto seu último Mensageiro corre até a base. Só então abra o caminho.',
        wrong: {
          F5E5: 'Agora as pretas escapam para C1 e chegam primeiro. Bloqueie antes de correr.',
        },
        otherwise: 'Ocupe a última casa livre à frente do Mensageiro de B1.',
      },
    },
  },
  choice: {
    title: 'A escolha do exército',
    about: 'Quem ganha a corrida escolhe uma Peça de Poder.',
    tasks: {
      winRace: {
        ask: 'Quem ganha a corrida escolhe uma Peça de Poder. Primeiro, ganhe a corrida com o Mensageiro de C3.',
        success: 'Você ganhou a corrida, então a vez é sua de novo: agora escolha.',
        otherwise: 'Os Mensageiros em A1 e B2 já chegaram. Leve o de C3 à base também.',
      },
      straight: {
        ask: 'A batalha começa com exércitos novos, e as brancas passam para cima. Uma Peça de Poder anda reto, a outra na diagonal. Escolha a reta.',
        success: 'As pretas ficam com a diagonal.',
        wrong: {
          diagonal: 'Isso também vale. Mas aqui, escolha a reta.',
        },
        otherwise: 'Escolha a reta.',
      },
      diagonal: {
        ask: 'Desta vez você joga de pretas e ganhou a corrida. As pretas também começam a batalha. Escolha a Peça de Poder diagonal.',
        success: 'Todo o resto é igual para os dois lados. Cada um tem um rei e mais nove peças.',
        wrong: { orthogonal: 'Isso também vale. Mas aqui, escolha a diagonal.' },
        otherwise: 'Escolha a diagonal.',
      },
    },
  },
  power: {
    title: 'As Peças de Poder',
    about: 'Até três casas, na diagonal ou em linha reta.',
    tasks: {
      straight: {
        ask: 'A Peça de Poder reta anda de uma a três casas em linha reta. Capture o Mensageiro em C2.',
        success: 'Três casas é o máximo que ela alcança.',
        wrong: { F2D2: 'Parou uma casa antes.' },
        otherwise: 'Suba reto a partir de F2.',
      },
      diagonal: {
        ask: 'A Peça de Poder diagonal anda de uma a três casas na diagonal. Capture o Mensageiro em C5.',
        success: 'Ela fica sempre nas casas de uma cor.',
        wrong: { F2D4: 'Parou uma casa antes.' },
        otherwise: 'Suba para a direita a partir de F2.',
      },
      safely: {
        ask: 'Capture uma peça, de modo que nada possa capturar a sua Peça de Poder.',
        success: 'Nada protegia o capitão. Confira sempre antes de capturar.',
        wrong: { F3C3: 'O soldado em B2 protege esse Mensageiro e recaptura.' },
        otherwise: 'Nada protege o capitão em F5.',
      },
    },
  },
  captain: {
    title: 'O capitão',
    about: 'Um salto, ou um passo reto.',
    tasks: {
      leaps: {
        ask: 'O capitão salta duas casas num sentido e uma para o lado. Capture o Mensageiro em D4.',
        success: 'O salto passa por cima de tudo.',
        wrong: { F3D2: 'Esse salto vai para a esquerda. Salte para a direita.' },
        otherwise: 'De F3, salte duas casas para cima e uma para a direita.',
      },
      steps: {
        ask: 'Ele também anda uma casa reto para a frente ou para trás, mas só para casas vazias. Leve-o a G3, depois a F5.',
        success: 'Com um passo e um salto, ele chega aonde só o salto não chega.',
        otherwise: 'Primeiro recue um passo até G3. De lá, salte para F5.',
      },
      safely: {
        ask: 'Duas peças estão a um salto. Capture uma e fique onde nada possa capturar o capitão.',
        success: 'Você ganhou um capitão sem perder nada.',
        wrong: { F3D2: 'O guarda em C2 protege esse Mensageiro e recaptura.' },
        otherwise: 'Que peça branca protege D2? E qual protege G5?',
      },
    },
  },
  swordsman: {
    title: 'O espadachim',
    about: 'Anda reto e captura à distância da espada.',
    tasks: {
      walks: {
        ask: 'O espadachim anda uma ou duas casas em linha reta. Leve-o a D5 em dois lances. E5 está bloqueada na batalha.',
        success: 'Ele contornou a casa bloqueada.',
        wrong: { F3F5: 'De F5 ele não pode subir: E5 está bloqueada.' },
        otherwise: 'Suba duas casas até D3, depois duas para a direita.',
      },
      captures: {
        ask: 'Ele só captura o que está a duas casas, e só se a casa do meio estiver vazia. Capture o que puder.',
        success: 'O Mensageiro ao lado estava perto demais.',
        wrong: { F3F4: 'Agora o de F5 também está perto demais.' },
        otherwise: 'Ele não pode capturar o Mensageiro ao lado. Olhe duas casas à direita.',
      },
      stepBack: {
        ask: 'O soldado bem à frente está perto demais para ser capturado. Primeiro recue, depois capture.',
        success: 'À distância da espada, deu para capturar o soldado.',
        otherwise: 'Recue reto até G3. Aí E3 fica a duas casas.',
      },
    },
  },
  guard: {
    title: 'O guarda',
    about: 'Anda para qualquer lado, mas não captura nada atrás.',
    tasks: {
      steps: {
        ask: 'O guarda anda para qualquer casa vizinha. Leve-o a C3 em dois lances.',
        success: 'Uma casa de cada vez, em qualquer direção.',
        wrong: { E3F3: 'Ele também pode recuar, mas C3 fica à frente.' },
        otherwise: 'Suba duas vezes, reto ou na diagonal.',
      },
      captures: {
        ask: 'Ele captura para a frente, na diagonal à frente e para os lados, mas nunca para trás. Capture o que puder.',
        success: 'Para você, a frente é para cima. O Mensageiro de trás estava a salvo.',
        wrong: { E3E4: 'Esse passo vale, mas você pode capturar algo.' },
        otherwise: 'A frente é para cima: olhe as casas acima do guarda.',
      },
      safely: {
        ask: 'Duas peças estão ao alcance. Capture uma e fique onde nada possa capturar o guarda.',
        success: 'Você ganhou um capitão sem perder nada.',
        wrong: { E3D4: 'O soldado em C5 protege esse Mensageiro e recaptura.' },
        otherwise: 'Que peça branca protege D4? E qual protege E2?',
      },
    },
  },
  soldier: {
    title: 'Soldado e Mensageiro',
    about: 'Suas menores peças, e como um Mensageiro vira soldado.',
    tasks: {
      captures: {
        ask: 'O soldado anda para qualquer casa vizinha, mas só captura na diagonal. Capture o que puder.',
        success: 'Ele anda reto para a frente, mas nunca captura ali.',
        wrong: { E3D2: 'A diagonal está certa, mas o Mensageiro está do outro lado.' },
        otherwise: 'Capture na diagonal para cima à direita, em D4.',
      },
      messengerMoves: {
        ask: 'Na batalha, um Mensageiro anda uma casa reto para a frente. Da casa inicial, pode andar duas. Leve o de H3 até E3 em dois lances.',
        success: 'Duas casas, depois uma.',
        wrong: { H3G3: 'Ele só pode andar duas casas a partir da inicial. Faça isso agora.' },
        otherwise: 'Suba duas casas de H3 a F3, depois mais uma.',
      },
      messengerTakes: {
        ask: 'Um Mensageiro captura na diagonal à frente. Uma peça bem à frente o bloqueia. Capture o que puder.',
        success: 'Ele nunca captura reto para a frente.',
        otherwise: 'Capture na diagonal para cima à direita, em D4.',
      },
      promotes: {
        ask: 'Na base do adversário, um Mensageiro vira soldado. Promova o seu.',
        success: 'Ele virou soldado na hora. Não há outra escolha.',
        otherwise: 'Suba reto de C2 para B2.',
      },
    },
  },
  mate: {
    tasks: {
      powerPiece: {
        ask: 'Mate em um lance com a Peça de Poder reta. Ela anda até três casas em linha reta.',
        success: 'Xeque-mate na última fileira.',
        otherwise: 'O rei branco ainda pode escapar. Ataque pela última fileira.',
      },
      soldier: {
        ask: 'Mate em um lance. O soldado captura na diagonal.',
        success: 'De B3, o soldado ataca A2.',
        otherwise: 'Mova o soldado para que o rei fique ao lado dele na diagonal.',
      },
      cutOff: {
        ask: 'Mate em dois lances. Primeiro tire as casas do rei, depois dê mate.',
        success: 'Um rei e uma Peça de Poder bastam para o mate.',
        otherwise: 'O rei branco escapa. Aproxime o seu próprio rei.',
      },
    },
  },
  forks: {
    tasks: {
      captain: {
        ask: 'Ataque duas peças de uma vez com o capitão e capture a Peça de Poder em até dois lances.',
        success: 'As brancas tiveram que responder ao xeque, e você capturou a Peça de Poder.',
        otherwise: 'Assim as brancas a salvam. Dê xeque com o capitão.',
      },
      swordsman: {
        ask: 'O espadachim captura a duas casas, tanto para cima como para baixo. Ataque rei e capitão de uma vez e capture o capitão.',
        success: 'O rei teve que sair, e você capturou o capitão.',
        otherwise: 'Rei e capitão estão na mesma coluna. Fique entre os dois.',
      },
      threeAtOnce: {
        ask: 'Um salto do seu capitão ataca três peças de uma vez. Capture a Peça de Poder ou o guarda.',
        success: 'Um xeque, e mais duas peças atacadas.',
        otherwise: 'Dê xeque com o capitão, do meio do tabuleiro.',
      },
    },
  },
  bare: {
    title: 'O rei sozinho',
    about: 'A outra forma de vencer.',
    tasks: {
      takeMessenger: {
        ask: 'Um rei sozinho está perdido. Vença em até dois lances capturando o Mensageiro.',
        success: 'Seu rei manteve o rei branco longe do Mensageiro.',
        otherwise:
          'Assim as brancas escapam. Ponha seu rei ao lado do Mensageiro, de frente para o rei branco.',
      },
      takenBack: {
        ask: 'O rei branco protege o Mensageiro em C4. Se ele puder recapturar sua última peça, é empate. Vença em dois lances.',
        success: 'Seu rei protegia a Peça de Poder, e as brancas não puderam recapturar.',
        wrong: { C1C4: 'O rei branco recaptura. Agora os dois reis estão sozinhos: empate.' },
        otherwise: 'Primeiro ponha o seu rei bem à frente do Mensageiro.',
      },
    },
  },
  wins: (worthOf) => ({
    title: 'O que vence aqui',
    about: 'Quanto vale cada peça.',
    tasks: {
      dearest: {
        ask: `A Peça de Poder reta vale ${worthOf('R')} Mensageiros, um espadachim ${worthOf('D')}. Capture o que vale mais.`,
        success: `Um guarda vale ${worthOf('G')} Mensageiros, um capitão ${worthOf('C')}, a Peça de Poder diagonal ${worthOf('B')}.`,
        wrong: { F3G5: `Um espadachim vale ${worthOf('D')}. Dá para capturar algo melhor.` },
        otherwise: 'O capitão pode capturar duas peças. Capture a de D2.',
      },
      exchange: {
        ask: 'Agora um soldado protege a Peça de Poder: ela custaria o seu capitão. Conte de novo e capture o que rende mais.',
        success: `Você ganhou um espadachim, que vale ${worthOf('D')} Mensageiros, sem perder nada. Trocar o capitão pela Peça de Poder rende menos.`,
        wrong: {
          F3D2: `Você ganha a Peça de Poder reta, que vale ${worthOf('R')}, mas perde um capitão, que vale ${worthOf('C')}. Outra captura não custa nada.`,
        },
        otherwise: 'O capitão pode capturar duas peças. Uma delas não tem proteção.',
      },
    },
  }),
  finish: {
    playOn:
      'Você está muito à frente. Vença o computador, com mate ou capturando tudo menos o rei. Pode voltar lances.',
    tasks: {
      takeAll: {
        ask: 'Capture o Mensageiro em D1. Quem está à frente pode vencer capturando tudo.',
        success: 'Mais uma captura e o rei fica sozinho.',
        otherwise: 'De A4, a diagonal leva a D1.',
      },
    },
  },
};
