// The lessons of TheBridge41: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridge41Lessons'> = {
  first: {
    title: 'TheBridge41 em três minutos',
    about: 'Duas margens, um rio, uma ponte e um rei para pegar.',
    tasks: {
      rook: {
        ask: 'Você joga de brancas, de baixo para cima. A torre anda quantas casas quiser em linha reta, mas não sobre a água. Leve-a pela ponte até mx.',
        success:
          'As linhas de baixo para cima se chamam colunas. A torre só atravessa na coluna da ponte.',
        wrong: { mbmk: 'Essa é a própria ponte. Siga até mx.' },
        otherwise: 'A torre está na coluna da ponte. Suba reto até mx.',
      },
      bishop: {
        ask: 'O bispo anda quantas casas quiser na diagonal. Ele atravessa onde a diagonal dele passa pela ponte. Leve-o a rw.',
        success: 'O bispo atravessa de ld para rw, ou de rd para lw.',
        otherwise: 'De ld, a diagonal passa pela ponte, mk, até rw.',
      },
      knight: {
        ask: 'O cavalo salta duas casas num sentido e uma para o lado, mesmo sobre a água. Leve-o para o outro lado e capture o peão em lx.',
        success: 'Cavalos não precisam da ponte, mas ela é um bom lugar para parar.',
        wrong: { lcrd: 'De lá, lx fica longe demais para um salto. Salte para a ponte.' },
        otherwise: 'Salte de lc para a ponte, mk. De lá, lx fica a um salto.',
      },
      pawn: {
        ask: 'O peão anda uma casa reto para a frente e captura na diagonal. Suba na ponte e depois capture o peão em lw.',
        success: 'Na última fileira, a do outro lado, o peão vira torre, bispo ou cavalo.',
        otherwise: 'Primeiro leve o peão reto até a ponte, mk. Depois capture na diagonal.',
      },
      king: {
        ask: 'O rei anda uma casa em qualquer direção, mas nunca para onde possa ser capturado. Capture o peão em dois lances.',
        success: 'Por lc ou rc não dava: ali o peão ataca.',
        otherwise: 'Vá reto: primeiro para mc, depois capture o peão em md.',
      },
      checkmate: {
        ask: 'Ataque o rei de modo que ele não possa escapar. Isso é xeque-mate, e você vence. Faça isso em um lance.',
        success: 'Xeque-mate. Agora você já sabe o bastante para jogar.',
        otherwise:
          'O rei preto ainda pode escapar. Seu rei cobre a fileira abaixo dele, então ataque pela fileira do rei preto.',
      },
    },
  },
  king: {
    title: 'O rei',
    about: 'Um passo, nunca para o perigo.',
    tasks: {
      crosses: {
        ask: 'O rei anda uma casa em qualquer direção. Leve-o pela ponte até rw.',
        success: 'Um passo para subir na ponte, um para descer.',
        otherwise: 'A ponte, mk, fica a um passo diagonal de ld.',
      },
      check: {
        ask: 'A torre em my ataca seu rei pela ponte. Isso é xeque, e você tem que responder. Saia de lado para rb, junto do peão.',
        wrong: { mblb: 'Isso também responde ao xeque, mas o peão em ra fica só. Vá para rb.' },
        success:
          'Você respondeu ao xeque. Também dá para capturar quem ataca ou pôr uma peça no meio.',
        otherwise: 'Isso também responde ao xeque. Mas vá para rb, junto do peão.',
      },
    },
  },
  rook: {
    title: 'A torre',
    about: 'Forte na coluna da ponte.',
    tasks: {
      file: {
        ask: 'Capture o cavalo em dois lances. A torre precisa usar a coluna da ponte.',
        success: 'Primeiro para a coluna do meio, depois para o outro lado.',
        wrong: { rbrd: 'Agora só há água à frente. Vá para a coluna da ponte.' },
        otherwise: 'Ponha primeiro a torre na coluna da ponte.',
      },
      safely: {
        ask: 'Capture uma peça, de modo que nada possa capturar a sua torre.',
        success: 'As pretas não podiam recapturar.',
        wrong: { mcmk: 'Na ponte, a torre não captura nada, e as pretas podem capturá-la.' },
        otherwise: 'A torre pode capturar o cavalo em mx, pela coluna do meio.',
      },
    },
  },
  bishop: {
    title: 'O bispo',
    about: 'Duas das diagonais dele passam pela ponte.',
    tasks: {
      wrongDiagonal: {
        ask: 'O bispo em lb está na diagonal errada para a ponte. Leve-o até lw em dois lances.',
        success: 'Primeiro para a diagonal da ponte, depois para o outro lado.',
        otherwise: 'Só as diagonais que passam por mk atravessam.',
      },
      overBridge: {
        ask: 'Capture o cavalo em lw com o seu bispo, pela ponte.',
        wrong: { rdmk: 'Assim você para na ponte. Siga até lw.' },
        success: 'O bispo atravessou em um lance.',
        otherwise: 'De rd, a diagonal passa por mk até lw.',
      },
    },
  },
  knight: {
    title: 'O cavalo',
    about: 'Salta sobre a água.',
    tasks: {
      leaps: {
        ask: 'Leve o cavalo de Ld sobre a água até lw, em um salto.',
        success: 'Direto por cima do rio.',
        wrong: { Ldmk: 'Esse salto para na ponte. Vá para lw.' },
        otherwise: 'Salte duas casas para cima a partir de Ld e uma para a direita.',
      },
      fork: {
        ask: 'Um salto ataca duas peças. Ganhe a torre ou o bispo, façam o que fizerem as pretas.',
        success: 'Isso é um garfo: ataca duas peças, e as pretas só podem salvar uma.',
        otherwise: 'Assim as pretas salvam as duas. Ataque o rei e outra peça de uma vez.',
      },
    },
  },
  pawn: {
    title: 'O peão',
    about: 'Anda reto, captura na diagonal e é promovido no fim.',
    tasks: {
      blocked: {
        ask: 'Seu peão está bloqueado, mas captura na diagonal. Capture um peão.',
        success: 'Um peão nunca captura reto para a frente.',
        otherwise: 'O peão em mb captura em rc.',
      },
      promotes: {
        ask: 'Na última fileira, o peão vira torre, bispo ou cavalo. Faça do seu uma torre em dois lances.',
        success: 'A torre é a escolha mais forte.',
        otherwise: 'Avance reto duas vezes e escolha a torre.',
      },
      bridge: {
        ask: 'Só um peão da coluna do meio pode andar até a ponte. Os outros só chegam lá capturando. Avance um passo com o peão de rc.',
        success: 'Ele fica parado diante da água até poder capturar uma peça em mk.',
        otherwise: 'Mova o peão de rc para rd.',
      },
    },
  },
  bridge: {
    title: 'A ponte',
    about: 'Atravesse, feche, fique nela.',
    tasks: {
      takeFirst: {
        ask: 'Duas torres se atacam pela ponte. Capture primeiro.',
        success: 'Na coluna da ponte, ganha quem captura primeiro.',
        wrong: { mbmk: 'Agora a torre preta captura primeiro. Siga até my.' },
        otherwise: 'Sua torre em mb alcança my pela ponte.',
      },
      close: {
        ask: 'A torre em mz dá xeque pela coluna da ponte. Feche a ponte: ponha uma peça nela.',
        success: 'Uma peça na ponte a fecha para os dois lados.',
        otherwise:
          'Isso também responde ao xeque, mas a coluna fica aberta. Seu cavalo em lc pode saltar para mk.',
      },
      noKnight: {
        ask: 'Com a opção “Sem cavalo na ponte”, cavalos podem saltar sobre a ponte, mas não parar nela. Leve o cavalo de lc até mw em dois lances.',
        success: 'Pela margem, depois sobre a água.',
        otherwise: 'Que casa à beira do rio fica a um salto de mw?',
      },
      palace: {
        ask: 'Com a opção “Palácio do rei”, um rei pode ir até a ponte. Leve o seu até lá.',
        success: 'Mais longe ele não pode ir.',
        otherwise: 'A ponte, mk, fica a um passo diagonal de ld.',
      },
    },
  },
  moving: {
    title: 'A ponte móvel',
    about: 'Uma opção: a ponte desliza ao longo do rio.',
    tasks: {
      slide: {
        ask: 'Com esta opção, em vez de mover uma peça você pode deslizar a ponte vazia uma coluna. Toque na ponte, mk, depois em lk. Então capture o cavalo em lx.',
        success: 'Muitas vezes é mais rápido levar a ponte até a torre.',
        wrong: {
          lbmb: 'Agora a torre está na coluna da ponte, mas o cavalo não.',
          mkrk: 'A ponte se afastou da sua torre. Deslize-a para a esquerda.',
        },
        otherwise: 'Deslize a ponte de mk para lk, abaixo do cavalo.',
      },
      slideAway: {
        ask: 'A torre em my dá xeque pela ponte. Deslize a ponte para longe.',
        success: 'Sem ponte, sem xeque: agora só há água entre eles.',
        otherwise: 'Isso também responde ao xeque. Mas aqui, deslize a ponte de mk para lk ou rk.',
      },
      slideCheck: {
        ask: 'Deslizar a ponte também pode dar xeque. Ataque o rei em ly com a sua torre.',
        success: 'A ponte ligou torre e rei. Ela só desliza enquanto está vazia.',
        wrong: { lama: 'Agora a torre está na coluna da ponte, mas o rei não.' },
        otherwise: 'Deslize a ponte de mk para lk, entre a torre e o rei.',
      },
    },
  },
  big: {
    title: 'A ponte grande',
    about: 'Uma opção: uma só célula, larga como o rio.',
    tasks: {
      crosses: {
        ask: 'Com esta opção, a ponte cobre o rio inteiro. Enquanto está vazia, as peças atravessam em qualquer coluna. Capture o cavalo em lx.',
        success: 'Reto pela coluna l, por cima da ponte.',
        wrong: { lbmk: 'Assim você para na ponte. Siga até lx.' },
        otherwise: 'Suba reto com a torre de lb até lx.',
      },
      leaps: {
        ask: 'A ponte é uma só célula. Uma peça nela está nas cinco casas do rio ao mesmo tempo. Capture a torre com o seu cavalo, pela ponte.',
        success: 'Ele entrou na ponte por uma coluna e saiu por outra.',
        otherwise: 'Salte de mc para a ponte. De lk, o cavalo alcança Lx.',
      },
      onBridge: {
        ask: 'Você pode capturar uma peça na ponte em qualquer casa dela. Capture o bispo preto que está lá.',
        success: 'O peão capturou na diagonal em rk. Foi o bastante.',
        otherwise: 'O peão em Rd captura a um passo na diagonal à frente.',
      },
      safely: {
        ask: 'Cuidado: uma peça na ponte pode ser atacada por todas as colunas. Capture uma peça de modo que nada possa capturar a sua torre.',
        success: 'O peão ainda bloqueia a ponte para a torre preta.',
        wrong: { lbmk: 'Sua torre agora está também em Rk, e a torre preta em Ry a captura.' },
        otherwise: 'Você pode capturar o peão em mk ou o cavalo em Rb. Qual captura é segura?',
      },
    },
  },
  armies: {
    title: 'Outros exércitos',
    about: 'Opções: damas, zigue-zagues, saltos longos e um peixe.',
    tasks: {
      queen: {
        ask: 'Com a opção “Dama”, cada lado tem uma. A dama anda quantas casas quiser, reto ou na diagonal. Capture o cavalo em mw, depois o bispo em lx.',
        success: 'A dama é torre e bispo numa só peça.',
        otherwise: 'Primeiro reto pela ponte até mw, depois na diagonal.',
      },
      crookedBishop: {
        ask: 'No exército “All your base”, um bispo torto anda em passos diagonais, à esquerda e à direita, em zigue-zague. Leve o seu de ma e capture o camelo em mx.',
        success:
          'Cada passo virou para o outro lado, e assim ele seguiu a coluna por cima da ponte.',
        otherwise: 'Vá de ma por rb, mc e rd até a ponte, e siga do mesmo modo.',
      },
      camel: {
        ask: 'O camelo salta três casas num sentido e uma para o lado, mesmo sobre a água. Capture o bispo torto que está em lw.',
        success: 'O camelo salta sobre a água como um cavalo, só que mais longe.',
        wrong: { mcrw: 'Esse salto vai para a direita. Salte para a esquerda.' },
        otherwise: 'Salte três casas para cima a partir de mc e uma para a esquerda.',
      },
      lion: {
        ask: 'O leão de Murray salta duas casas, reto ou na diagonal. Também pode capturar uma peça bem ao lado. Capture o peão e o camelo.',
        success: 'Ele captura ao seu lado ou a duas casas de distância. Sem capturar, só salta.',
        otherwise: 'O peão em rc está ao lado do leão. O camelo está duas casas à frente dele.',
      },
      dopefish: {
        ask: 'No exército “Dopefish”, um dopefish captura como a dama, mas não pode se mover sem capturar. Capture o peão, depois o bispo.',
        success: 'Ele espera até uma peça entrar nas linhas dele.',
        otherwise: 'O peão em rc está a um passo de mb. De lá, olhe ao longo da fileira.',
      },
    },
  },
  mate: {
    tasks: {
      rook: {
        ask: 'Rei e torre podem dar mate na borda. Mate em dois lances.',
        success: 'Seu rei tirou as casas, e sua torre deu mate.',
        otherwise: 'O rei preto escapa. Só dê xeque quando o rei não tiver mais casas.',
      },
      again: {
        ask: 'Mate em dois lances, mais uma vez.',
        success: 'Primeiro à coluna da ponte, depois pela ponte até o mate.',
        otherwise: 'Lento demais. Em que coluna sua torre pode atravessar?',
      },
      knight: {
        ask: 'Mate em dois lances. Comece com o cavalo.',
        success: 'Todas as suas peças trabalharam juntas.',
        otherwise: 'As pretas escapam. Capture algo com o cavalo.',
      },
      stalemate: {
        ask: 'Se um lado não tem lances e não está em xeque, é empate: afogamento. Mate em dois lances, deixando um lance para as pretas até lá.',
        success: 'O rei ainda tinha uma casa, e você deu mate nela.',
        wrong: {
          rwry: 'Agora as pretas não têm lance nem estão em xeque: empate. Deixe uma casa para o rei.',
        },
        otherwise: 'Primeiro aproxime o seu rei. Deixe a torre na coluna dela.',
      },
    },
  },
  forks: {
    tasks: {
      pawn: {
        ask: 'Uma torre e um cavalo estão depois da ponte. Ataque os dois com o seu peão e capture um.',
        success: 'Isso é um garfo. Da ponte, um peão ataca para os dois lados.',
        wrong: { Lalb: 'Deixe o rei. Avance o peão.' },
        otherwise: 'Leve o peão à ponte. De lá ele ataca lw e rw.',
      },
      bishop: {
        ask: 'Dê xeque com o bispo e, no mesmo lance, ataque a torre. Depois capture a torre.',
        success: 'Rei e torre estavam na mesma diagonal, e seu bispo ficou entre os dois.',
        wrong: { lyLx: 'Agora o bispo só ataca a torre, e a torre escapa.' },
        otherwise: 'Rei e torre estão na mesma diagonal. Fique entre os dois.',
      },
    },
  },
  wins: {
    title: 'O que vence aqui',
    about: 'Como vencer apesar da ponte única.',
    tasks: {
      knight: {
        ask: 'Com uma só ponte, jogadores cuidadosos empatam muito. Um cavalo a mais raramente basta, então ganhe tudo o que puder. Capture o cavalo em até dois lances.',
        success: 'O cavalo não podia se mover: o rei dele ficaria em xeque.',
        otherwise: 'As pretas o salvam. Ataque pela coluna do cavalo e do rei.',
      },
      rook: {
        ask: 'Até uma torre a mais muitas vezes não basta, então continue ganhando peças. Ataque duas de uma vez e capture uma.',
        success: 'As pretas não podiam salvar as duas.',
        otherwise: 'Assim as pretas salvam as duas. Leve a torre aonde ela ataque ambas.',
      },
    },
  },
  finish: {
    about: 'Vença o computador com duas torres a mais.',
    tasks: {
      edge: {
        ask: 'O rei preto está na borda. Mate em um lance.',
        success: 'Seu rei cobria a fileira de baixo, e sua torre, a última fileira.',
        otherwise: 'Seu rei em mx cobre a fileira abaixo do rei preto. Ataque pela última fileira.',
      },
    },
  },
};
