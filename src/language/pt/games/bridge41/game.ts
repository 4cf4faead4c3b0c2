// What TheBridge41 says of itself: options, presets, cells, themes of puzzles, places of the bridge.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridge41Game'> = {
  credits:
    'O leão de Murray é de John William Brown, inspirado em H. J. R. Murray. O bispo torto é de Ralph Betza.',

  options: {
    bridge: {
      label: 'Ponte',
      values: {
        fixed: { label: 'Fixa', does: 'Uma só casa, no meio do rio.' },
        moving: {
          label: 'Móvel',
          fullLabel: 'Ponte móvel',
          does: 'Você pode mover a ponte para o lado.',
          slide: 'Deslizar a ponte é o seu lance inteiro: uma coluna, e só com a ponte vazia.',
        },
        big: {
          label: 'Grande',
          fullLabel: 'Ponte grande',
          does: 'A ponte é uma só célula, da largura do rio.',
        },
      },
    },
    noKnightOnBridge: {
      label: 'Sem cavalo na ponte',
      does: {
        N: 'Os cavalos não podem parar na ponte.',
        C: 'Os camelos não podem parar na ponte.',
        D: 'Os dopefish não podem parar na ponte.',
      },
    },
    bishopPalace: {
      label: 'Palácio do bispo',
      does: {
        B: 'Bispos e torres trocam de lugar. Os bispos não saem do seu lado do rio.',
        Z: 'Bispos tortos e leões de Murray trocam de lugar. Os bispos tortos não saem do seu lado do rio.',
      },
      straightStepOnly: 'Eles só podem entrar na ponte com o passo reto.',
      offBridge: 'Eles não podem entrar na ponte nem atravessá-la.',
    },
    kings: {
      label: 'Reis',
      values: {
        free: { label: 'Livres', does: 'Os reis podem ir aonde quiserem.' },
        palace: {
          label: 'Palácio do rei',
          does: 'Um rei não pode atravessar a ponte.',
          onBridge: 'Mas pode ficar nela.',
        },
        tinyPalace: {
          label: 'Palácio pequeno',
          does: 'O rei fica nas colunas l, m e r, e nunca na fileira à beira do rio.',
          offBridge: 'Por isso nunca chega à ponte.',
        },
      },
    },
    sidePawnMove: {
      label: 'Passo lateral do peão',
      does: 'Um peão em qualquer ponta da margem do rio pode andar para o lado.',
      noCapture: 'Assim ele nunca captura.',
    },
    changingColorBishop: {
      label: 'Bispo que muda de cor',
      does: {
        B: 'Os bispos também podem entrar na ponte e sair dela com um passo reto.',
        Z: 'Os bispos tortos também podem entrar na ponte e sair dela com um passo reto.',
      },
      capture: 'Também podem capturar assim.',
    },
    queen: {
      label: 'Dama',
      replaces: {
        R: 'Uma dama entra no lugar de uma torre.',
        L: 'Uma dama entra no lugar de um leão de Murray.',
        B: 'Uma dama entra no lugar de um bispo.',
        Z: 'Uma dama entra no lugar de um bispo torto.',
        N: 'Uma dama entra no lugar de um cavalo.',
        C: 'Uma dama entra no lugar de um camelo.',
        D: 'Uma dama entra no lugar de um dopefish.',
      },
      place: 'De cada lado, sai a peça desse tipo mais próxima da coluna L.',
      values: {
        none: { label: 'Nenhuma', does: 'Sem damas.' },
        rook: { label: 'Por uma torre', fullLabel: 'Dama por uma torre' },
        bishop: { label: 'Por um bispo', fullLabel: 'Dama por um bispo' },
        knight: { label: 'Por um cavalo', fullLabel: 'Dama por um cavalo' },
      },
    },
    pawnCapture: {
      label: 'Captura do peão',
      values: {
        diagonal: { label: 'Diagonal', does: 'Os peões capturam na diagonal à frente.' },
        sideways: {
          label: 'Lateral',
          fullLabel: 'Captura lateral do peão',
          does: 'Os peões capturam à esquerda ou à direita.',
          instead: 'Não capturam mais na diagonal.',
        },
      },
    },
    stalemate: {
      label: 'Afogamento',
      values: {
        draw: { label: 'Empate', does: 'Afogamento é empate.' },
        win: { label: 'Vence', fullLabel: 'Afogado vence', does: 'O lado afogado vence.' },
        loss: { label: 'Perde', fullLabel: 'Afogado perde', does: 'O lado afogado perde.' },
      },
    },
    perpetualCheck: {
      label: 'Xeque perpétuo',
      values: {
        draw: { label: 'Empate', does: 'Xeque perpétuo é empate.' },
        win: {
          label: 'Vence',
          fullLabel: 'Xeque perpétuo vence',
          does: 'Você vence se der xeque perpétuo.',
          meaning: 'Isso é dar xeque em todos os lances até uma posição surgir pela terceira vez.',
        },
      },
    },
    army: {
      label: 'Exército',
      values: {
        standard: { label: 'Padrão', does: 'Torres, bispos e cavalos.' },
        allYourBase: {
          label: 'All your base',
          does: 'Bispos tortos, camelos e leões de Murray entram no lugar de bispos, cavalos e torres.',
        },
        dopefish: {
          label: 'Dopefish',
          does: 'Os cavalos viram dopefish: capturam como a dama e só se movem para capturar.',
        },
      },
    },
  },

  presets: {
    openRiver: {
      name: 'Rio aberto',
      summary: 'Dá para atravessar em todas as colunas: mais tático, com menos empates.',
    },
    ferry: { name: 'Balsa', summary: 'Mova a ponte e escolha onde se luta.' },
    queens: { name: 'Damas', summary: 'O rio aberto, com uma dama de cada lado.' },
    palaces: { name: 'Palácios', summary: 'Reis e bispos não saem do seu lado do rio.' },
    menagerie: {
      name: 'Bicharada',
      summary: 'Zigue-zagues, saltos longos e leões em vez das peças de xadrez.',
    },
    fishPond: {
      name: 'Lago dos peixes',
      summary: 'Os dopefish esperam a presa enquanto a ponte vai e vem.',
    },
  },

  themes: {
    stalemate: 'Vencer por afogamento',
    'perpetual-check': 'Vencer por xeque perpétuo',
    surround: 'Capturar de longe',
    terrain: 'Deslizar a ponte',
  },

  // Names are spelled where letters stand alone, so none of them has an article.
  cells: {
    on: {
      outerLeft: (rank) => `ponta esquerda ${rank}`,
      left: (rank) => `esquerda ${rank}`,
      middle: (rank) => `centro ${rank}`,
      right: (rank) => `direita ${rank}`,
      outerRight: (rank) => `ponta direita ${rank}`,
    },
    bridge: 'ponte',
    withBridge: (cell) => `${cell}, ponte`,
    water: 'água',
  },

  place: { label: 'Ponte', big: 'Grande' },
};
