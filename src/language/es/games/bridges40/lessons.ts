// The lessons of 40 Bridges: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Lessons'> = {
  first: {
    title: '40 Bridges en tres minutos',
    about: 'Da pasos, salta, rodea y llega a la esquina.',
    tasks: {
      steps: {
        ask: 'Juegas con blancas. Una ficha en un cuadrado pasa por un puente al cuadrado siguiente: arriba, abajo o hacia un lado. Lleva la ficha de c3 a e5 en dos pasos.',
        success: 'De cuadrado en cuadrado. En los octógonos se pasa de octógono en octógono.',
        wrong: { c3a3: 'Eso se aleja. Ve hacia arriba o a la derecha.' },
        otherwise: 'Da un paso de c3 a e3 o a c5, y desde ahí a e5.',
      },
      jumps: {
        ask: 'Una ficha también puede saltar por encima de una compañera vecina, en cualquier dirección, a la casilla de detrás. Lleva la ficha de c3 a e5 de un salto.',
        success:
          'Las compañeras te hacen avanzar deprisa. Sobre las fichas rivales no se puede saltar.',
        wrong: { c3e3: 'Eso ha sido un paso. Salta por encima de tu ficha de d4.' },
        otherwise: 'Salta de c3 por encima de d4 a e5.',
      },
      surrounds: {
        ask: 'Tres fichas tuyas alrededor de una rival la retiran. Dos ya tocan la de e5. Lleva la tercera.',
        success: 'Bastan tres vecinas, en cuadrados o en octógonos.',
        otherwise: 'La ficha de e1 puede dar un paso y quedar junto a e5.',
      },
      corner: {
        ask: 'Una ficha en la esquina opuesta gana al instante. Tu esquina es a1, así que necesitas i9. Gana.',
        success: 'También ganas si retiras todas las fichas de tu rival.',
        otherwise: 'Un paso desde g9 lleva a i9.',
      },
      safely: {
        ask: 'Cuidado: si tu ficha se para junto a tres rivales, la pierdes. Lleva la ficha de c3 a e5 sin peligro.',
        success: 'Has esquivado la trampa. Ya sabes lo suficiente para jugar.',
        wrong: { c3c5: 'En c5 toca tres rivales: b6, d6 y c7. La has perdido.' },
        otherwise: 'Dos caminos llevan de c3 a e5. Ve por e3.',
      },
    },
  },
  places: {
    title: 'Cuadrados y octógonos',
    about: 'Adónde puede ir cada ficha.',
    tasks: {
      octagons: {
        ask: 'Desde un octógono se pasa al octógono siguiente. Lleva la ficha de b2 a d4 en dos pasos.',
        success: 'Un paso nunca lleva de un octógono a un cuadrado, ni al revés.',
        otherwise:
          'Desde b2, da un paso hacia arriba o a la derecha, y luego en la otra dirección.',
      },
      tiles: {
        ask: 'Un salto también acaba en el mismo tipo de casilla. Las esquinas son cuadrados, así que solo llega una ficha que esté en un cuadrado. Gana con la tuya.',
        success:
          'Por encima del octógono, a la esquina. Las fichas de los octógonos pueden ayudar.',
        wrong: { g7g9: 'Así tardarías más. Salta por encima de tu ficha de h8.' },
        otherwise: 'Salta desde g7 por encima de tu ficha de h8.',
      },
    },
  },
  jumps: {
    title: 'Saltar',
    about: 'Por encima de tus propias fichas, un salto por turno.',
    tasks: {
      turns: {
        ask: 'Dos fichas pueden turnarse para saltar una sobre la otra. Lleva una a e5 y otra a f6 en dos saltos.',
        success: 'Cada una ha saltado por encima de la otra.',
        otherwise:
          'Primero salta de c3 por encima de d4 a e5. Luego salta desde d4 por encima de e5.',
      },
      friendsOnly: {
        ask: 'No se puede saltar por encima de una rival. Lleva una ficha a e1 en una jugada.',
        success: 'Con un salto sobre c1 o con un paso: de las dos maneras se llega a e1.',
        otherwise: '¿Cuál de tus fichas está a un puente de e1?',
      },
      twice: {
        ask: 'Lleva la ficha de a1 a e5 en dos saltos.',
        success: 'Unas fichas en fila, con huecos, son un camino rápido.',
        otherwise: 'Salta desde a1 por encima de b2, y luego por encima de d4.',
      },
    },
  },
  surround: {
    title: 'Rodear',
    about: 'Tres tuyas alrededor de una rival la retiran.',
    tasks: {
      removeTwo: {
        ask: 'Una sola jugada puede retirar varias fichas. Retira dos.',
        success: 'Tu ficha era la tercera vecina de ambas.',
        otherwise: '¿Qué casilla toca a la vez c3 y d6?',
      },
      third: {
        ask: 'Dos de tus fichas tocan la rival de c5. Lleva una tercera en dos jugadas.',
        success: 'Rodeada.',
        otherwise: 'Desde e1, da dos pasos hasta c3 o e5. Las dos tocan c5.',
      },
      safely: {
        ask: 'Retira una ficha sin perder a cambio una de las tuyas.',
        success: 'Has ganado una ficha a cambio de nada.',
        otherwise: 'Mira cada una de tus fichas: ¿pueden las negras ponerle tres alrededor?',
      },
    },
  },
  care: {
    title: 'Tener cuidado',
    about: 'No te acerques a tres rivales.',
    tasks: {
      danger: {
        ask: 'Dos rivales tocan tu ficha de c5, y una tercera está cerca. Mueve de modo que las negras no puedan retirar nada.',
        success: 'Dos rivales al lado no hacen daño. La tercera sí.',
        otherwise: 'Mueve la ficha de c5 adonde tres rivales no puedan alcanzarla.',
      },
      path: {
        ask: 'Si tu ficha se para junto a tres rivales, la pierdes. Llévala sin peligro de c5 a e9 en tres pasos.',
        success: 'En e7 solo la tocaban dos rivales. Dos no hacen daño.',
        wrong: { c5c7: 'En c7 toca tres rivales: b8, d8 y d6. La has perdido.' },
        otherwise: 'Da un rodeo por e5 y e7.',
      },
      protectedCapture: {
        ask: 'Puedes pararte junto a tres rivales si retiras una: la captura protege tu ficha en este turno. Retira una.',
        success: 'Las capturas cuentan primero, y por eso tu ficha se ha quedado.',
        otherwise: 'Busca una rival que toquen dos de tus fichas y lleva una tercera.',
      },
    },
  },
  pass: {
    title: 'Sin salida',
    about: 'Pasar, y la última ficha.',
    tasks: {
      noMove: {
        ask: 'La única ficha de las negras está en a9. Quien no puede mover debe pasar. Deja a las negras sin jugadas.',
        success:
          'Las negras deben pasar y vuelves a mover tú. Si ningún bando puede mover, la partida es tablas.',
        wrong: { c9e9: 'Eso abre el camino a c9. No muevas esta ficha.' },
        otherwise: 'Desde a9, las negras solo pueden dar un paso a a7. Ve ahí desde c7.',
      },
      lastDisc: {
        ask: 'Tu última ficha está en c5. Si pierdes todas tus fichas, pierdes la partida. Muévela adonde las negras no puedan rodearla.',
        success: 'Ahí la pueden tocar dos rivales como mucho.',
        wrong: {
          c5c7: 'Ahí la tocan dos rivales, y las negras llevan la tercera a d6.',
          c5e5: 'Ahí la tocan dos rivales, y las negras llevan la tercera a d6.',
        },
        otherwise: 'Cuenta las rivales que pueden tocarla tras la próxima jugada de las negras.',
      },
    },
  },
  corner: {
    title: 'A la esquina',
    about: 'El camino más corto para ganar.',
    tasks: {
      twoMoves: {
        ask: 'Las negras están demasiado lejos para pararte. Gana en dos jugadas.',
        success: 'Por el borde, a la esquina.',
        wrong: { e9e7: 'Hacia abajo te alejas de la esquina.' },
        otherwise: 'Eso da tiempo a las negras. Ve por el borde.',
      },
      onlyWay: {
        ask: 'Puedes ganar en tres jugadas, pero solo de una manera. Encuentra la primera jugada.',
        success: 'Es más rápido que todo lo que puedan hacer las negras.',
        otherwise: 'Las negras llegan antes o te paran. Piensa en el octógono f8.',
      },
    },
  },
  stop: {
    title: 'Defender tu esquina',
    about: 'Mira adónde va tu rival.',
    tasks: {
      block: {
        ask: 'Las negras amenazan con entrar en a1, tu esquina, y ganar. Impídelo.',
        success: 'Las negras no pueden entrar en una esquina ocupada.',
        otherwise: 'Las negras van de a3 a a1 y ganan.',
      },
      hold: {
        ask: 'Las negras están a dos jugadas de tu esquina. Aguanta dos jugadas.',
        success: 'Justo a tiempo. Una ficha en tu esquina puede salvar la partida.',
        otherwise: 'Las negras llegan. Lleva una ficha de vuelta a tu esquina.',
      },
    },
  },
  ahead: {
    title: 'Pensar con antelación',
    about: 'Amenaza algo que tu rival no pueda parar.',
    tasks: {
      threaten: {
        ask: 'Tus fichas tocan dos negras. Amenaza con rodear las dos y retira una con tu segunda jugada.',
        success: 'Las negras podían salvar una, pero no las dos.',
        otherwise: 'Las negras escapan o capturan antes. ¿Qué casilla toca a la vez c5 y e3?',
      },
      helper: {
        ask: 'Tu ficha de h8 puede ayudar: salta por encima de ella a la esquina, i9. Gana en dos jugadas.',
        success: 'Has saltado por encima de h8, a la esquina.',
        wrong: { g5i5: 'Así estás más cerca, pero ahí h8 no puede ayudarte. Ponte junto a h8.' },
        otherwise: 'Pon la ficha de g5 en línea con h8 e i9.',
      },
    },
  },
  wins: {
    title: 'Lo que da la victoria',
    about: 'Más fichas, y el camino más rápido.',
    tasks: {
      extraDisc: {
        ask: 'Hacia el final de la partida, una ficha de más suele ganar. Gana una en dos jugadas como mucho y no pierdas ninguna.',
        success: 'No tenía adónde ir.',
        otherwise: 'Las negras escapan o capturan antes.',
      },
      race: {
        ask: 'Vas por delante en la carrera a la esquina. Gana en tres jugadas.',
        success:
          'La esquina vale más que cualquier número de fichas. Cuenta las jugadas de ambos bandos antes de correr.',
        otherwise: 'Eso pierde tiempo, y las negras ganan la carrera.',
      },
    },
  },
  finish: {
    about: 'Usa tus fichas de más para vencer al ordenador.',
    playOn: 'Tienes el doble de fichas. Vence al ordenador. Puedes deshacer jugadas.',
    tasks: {
      oneMove: {
        ask: 'Gana en una jugada.',
        success: 'Busca siempre primero una jugada que gane.',
        otherwise: 'Busca una ficha que pueda saltar por encima de una compañera a la esquina.',
      },
    },
  },
};
