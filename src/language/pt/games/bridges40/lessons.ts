// The lessons of 40 Bridges: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Lessons'> = {
  first: {
    title: '40 Bridges em três minutos',
    about: 'Andar, pular, cercar e chegar ao canto.',
    tasks: {
      steps: {
        ask: 'Você joga de brancas. Um disco num quadrado anda por uma ponte até o quadrado ao lado: para cima, para baixo ou para os lados. Leve o disco de c3 até e5 em dois passos.',
        success: 'De quadrado em quadrado. Nos octógonos, você anda de octógono em octógono.',
        wrong: { c3a3: 'Por aí você se afasta. Vá para cima ou para a direita.' },
        otherwise: 'Ande de c3 para e3 ou c5, e de lá para e5.',
      },
      jumps: {
        ask: 'Um disco também pode pular sobre um disco seu ao lado, em qualquer direção, para a casa seguinte. Leve o disco de c3 até e5 em um pulo.',
        success: 'Discos seus por perto deixam você mais rápido. Não dá para pular sobre inimigos.',
        wrong: { c3e3: 'Isso foi um passo. Pule sobre o seu disco em d4.' },
        otherwise: 'Pule de c3 sobre d4 para e5.',
      },
      surrounds: {
        ask: 'Três discos seus em volta de um inimigo o tiram do tabuleiro. Dois já encostam no de e5. Traga o terceiro.',
        success: 'Três vizinhos bastam, em quadrados ou octógonos.',
        otherwise: 'O disco em e1 pode ir para junto de e5.',
      },
      corner: {
        ask: 'Um disco no canto oposto vence na hora. O seu canto é a1, então você precisa de i9. Vença.',
        success: 'Você também vence se tirar todos os discos do adversário.',
        otherwise: 'Um passo leva de g9 a i9.',
      },
      safely: {
        ask: 'Cuidado: se o seu disco parar ao lado de três inimigos, você o perde. Leve o disco de c3 em segurança até e5.',
        success: 'Você contornou a armadilha. Agora já sabe o bastante para jogar.',
        wrong: { c3c5: 'Em c5 ele encosta em três inimigos: b6, d6 e c7. Você o perdeu.' },
        otherwise: 'Há dois caminhos de c3 a e5. Vá por e3.',
      },
    },
  },
  places: {
    title: 'Quadrados e octógonos',
    about: 'Aonde cada disco pode ir.',
    tasks: {
      octagons: {
        ask: 'De um octógono, você anda para o octógono seguinte. Leve o disco de b2 até d4 em dois passos.',
        success: 'Um passo nunca leva de um octógono a um quadrado, nem de volta.',
        otherwise: 'De b2, vá para cima ou para a direita, depois para o outro lado.',
      },
      tiles: {
        ask: 'Um pulo também fica no mesmo tipo de casa. Os cantos são quadrados, então só um disco num quadrado pode chegar lá. Vença com o seu.',
        success: 'Por cima do octógono, até o canto. Discos em octógonos podem ajudar.',
        wrong: { g7g9: 'Assim demora mais. Pule sobre o seu disco em h8.' },
        otherwise: 'Pule de g7 sobre o seu disco em h8.',
      },
    },
  },
  jumps: {
    title: 'Pular',
    about: 'Sobre os seus discos, um pulo por vez.',
    tasks: {
      turns: {
        ask: 'Dois discos podem se revezar, pulando um sobre o outro. Leve um a e5 e um a f6 em dois pulos.',
        success: 'Cada um pulou sobre o outro.',
        otherwise: 'Primeiro pule de c3 sobre d4 para e5. Depois pule de d4 sobre e5.',
      },
      friendsOnly: {
        ask: 'Não dá para pular sobre um inimigo. Leve um disco a e1 em um lance.',
        success: 'Pular sobre c1 ou andar: os dois caminhos chegam a e1.',
        otherwise: 'Qual dos seus discos está a uma ponte de e1?',
      },
      twice: {
        ask: 'Leve o disco de a1 até e5 em dois pulos.',
        success: 'Discos em linha, com espaços entre eles, formam uma estrada rápida.',
        otherwise: 'Pule de a1 sobre b2, depois sobre d4.',
      },
    },
  },
  surround: {
    title: 'Cercar',
    about: 'Três discos seus em volta de um inimigo o tiram.',
    tasks: {
      removeTwo: {
        ask: 'Um lance pode tirar vários discos. Tire dois.',
        success: 'O seu disco foi o terceiro vizinho dos dois.',
        otherwise: 'Que casa encosta em c3 e também em d6?',
      },
      third: {
        ask: 'Dois discos seus encostam no inimigo em c5. Traga um terceiro em dois lances.',
        success: 'Cercado.',
        otherwise: 'De e1, ande duas vezes até c3 ou e5. As duas encostam em c5.',
      },
      safely: {
        ask: 'Tire um disco sem perder um dos seus em troca.',
        success: 'Você ganhou um disco sem perder nada.',
        otherwise: 'Confira cada disco seu: as pretas conseguem pôr três em volta dele?',
      },
    },
  },
  care: {
    title: 'Ter cuidado',
    about: 'Fique longe de três inimigos.',
    tasks: {
      danger: {
        ask: 'Dois inimigos encostam no seu disco em c5, e um terceiro está perto. Jogue de modo que as pretas não possam tirar nada.',
        success: 'Dois inimigos ao lado não fazem mal. O terceiro faz.',
        otherwise: 'Leve o disco de c5 para onde três inimigos não cheguem.',
      },
      path: {
        ask: 'Se o seu disco parar ao lado de três inimigos, você o perde. Leve-o em segurança de c5 até e9 em três passos.',
        success: 'Em e7, só dois inimigos encostavam nele. Dois não fazem mal.',
        wrong: { c5c7: 'Em c7 ele encosta em três inimigos: b8, d8 e d6. Você o perdeu.' },
        otherwise: 'Contorne, por e5 e e7.',
      },
      protectedCapture: {
        ask: 'Você pode parar ao lado de três inimigos se tirar um deles: a captura protege o seu disco nesse lance. Tire um.',
        success: 'As capturas contam primeiro, por isso o seu disco ficou.',
        otherwise: 'Ache um inimigo em que dois discos seus encostam e traga um terceiro.',
      },
    },
  },
  pass: {
    title: 'Sem saída',
    about: 'Passar a vez, e o último disco.',
    tasks: {
      noMove: {
        ask: 'O único disco das pretas está em a9. Quem fica sem lances tem que passar a vez. Deixe as pretas sem lance.',
        success:
          'As pretas têm que passar, e você joga de novo. Se nenhum lado tem lances, é empate.',
        wrong: { c9e9: 'Isso abre o caminho para c9. Deixe este disco onde está.' },
        otherwise: 'De a9 as pretas só podem ir para a7. Vá para lá a partir de c7.',
      },
      lastDisc: {
        ask: 'O seu último disco está em c5. Quem perde todos os discos perde a partida. Leve-o para onde as pretas não possam cercá-lo.',
        success: 'Ali, no máximo dois inimigos podem encostar nele.',
        wrong: {
          c5c7: 'Ali dois inimigos encostam nele, e as pretas trazem o terceiro para d6.',
          c5e5: 'Ali dois inimigos encostam nele, e as pretas trazem o terceiro para d6.',
        },
        otherwise: 'Conte os inimigos que podem encostar nele depois do próximo lance das pretas.',
      },
    },
  },
  corner: {
    title: 'Rumo ao canto',
    about: 'O caminho mais curto para vencer.',
    tasks: {
      twoMoves: {
        ask: 'As pretas estão longe demais para impedir. Vença em dois lances.',
        success: 'Pela borda, até o canto.',
        wrong: { e9e7: 'Para baixo você se afasta do canto.' },
        otherwise: 'Isso dá tempo às pretas. Vá pela borda.',
      },
      onlyWay: {
        ask: 'Você pode vencer em três lances, mas só por um caminho. Ache o primeiro lance.',
        success: 'Isso é mais rápido que tudo o que as pretas podem fazer.',
        otherwise: 'As pretas chegam antes ou param você. Pense no octógono f8.',
      },
    },
  },
  stop: {
    title: 'Guardar o seu canto',
    about: 'Observe aonde o adversário vai.',
    tasks: {
      block: {
        ask: 'As pretas ameaçam ir para a1, o seu canto, e vencer. Impeça.',
        success: 'As pretas não podem entrar num canto ocupado.',
        otherwise: 'As pretas vão de a3 para a1 e vencem.',
      },
      hold: {
        ask: 'As pretas estão a dois lances do seu canto. Guarde-o por dois lances.',
        success: 'Bem na hora. Um disco no seu canto pode salvar a partida.',
        otherwise: 'As pretas conseguem chegar. Traga um disco de volta ao seu canto.',
      },
    },
  },
  ahead: {
    title: 'Pensar adiante',
    about: 'Faça uma ameaça que o adversário não possa parar.',
    tasks: {
      threaten: {
        ask: 'Seus discos encostam em dois pretos. Ameace cercar os dois e tire um com o segundo lance.',
        success: 'As pretas podiam salvar um, mas não os dois.',
        otherwise: 'As pretas escapam ou capturam antes. Que casa encosta em c5 e também em e3?',
      },
      helper: {
        ask: 'O seu disco em h8 pode ajudar: pule sobre ele até o canto, i9. Vença em dois lances.',
        success: 'Você pulou sobre h8, até o canto.',
        wrong: { g5i5: 'Fica mais perto, mas ali h8 não pode ajudar. Vá para junto de h8.' },
        otherwise: 'Ponha o disco de g5 em linha com h8 e i9.',
      },
    },
  },
  wins: {
    title: 'O que vence aqui',
    about: 'Mais discos, e o caminho mais rápido.',
    tasks: {
      extraDisc: {
        ask: 'No fim da partida, um disco a mais costuma vencer. Ganhe um em até dois lances, sem perder nenhum.',
        success: 'Ele não tinha para onde ir.',
        otherwise: 'As pretas escapam ou capturam antes.',
      },
      race: {
        ask: 'Você está à frente na corrida para o canto. Vença em três lances.',
        success:
          'O canto vale mais que qualquer número de discos. Conte os lances dos dois lados antes de correr.',
        otherwise: 'Isso perde tempo, e as pretas ganham a corrida.',
      },
    },
  },
  finish: {
    about: 'Use os seus discos a mais para vencer o computador.',
    playOn: 'Você tem o dobro de discos. Vença o computador. Pode voltar lances.',
    tasks: {
      oneMove: {
        ask: 'Vença em um lance.',
        success: 'Procure sempre primeiro um lance que vence.',
        otherwise: 'Procure um disco que possa pular sobre outro seu até o canto.',
      },
    },
  },
};
