// The lessons of Cuarenta: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'cuarentaLessons'> = {
  first: {
    title: 'Cuarenta in tre minuti',
    about: 'Come si vince, e i pezzi che per te sono nuovi.',
    tasks: {
      frogSteps: {
        ask: 'Giochi con il Bianco, dal basso. La tua rana in d3 fa un passo in su, in giù o di lato fino al rombo successivo, da punta a punta. Portala in d7 con due passi.',
        success: 'Ecco il passo della rana.',
        wrong: {
          d3b3: 'È un passo da rana, ma così ti allontani. Sali due volte.',
          d3f3: 'È un passo da rana, ma così ti allontani. Sali due volte.',
          d3d1: 'È un passo indietro. Sali due volte.',
        },
        otherwise: 'Fai salire la rana da d3 in d5, poi in d7.',
      },
      frogJumps: {
        ask: 'Una rana scavalca anche i tuoi pezzi in fila, fino alla prima casa dietro di loro. Salta e cattura l’alfiere.',
        success: 'Ha scavalcato due amici con un salto. Una rana non scavalca mai i nemici.',
        wrong: { d3d5: 'Quello era un passo. Ora prova il salto: sopra e4 e f5.' },
        otherwise: 'La rana in d3 scavalca e4 e f5 e atterra in g6.',
      },
      vao: {
        ask: 'Il tuo vao in b3 è un cannone diagonale: si muove in diagonale, ma cattura solo scavalcando esattamente un pezzo. Cattura l’alfiere.',
        success:
          'Hai scavalcato il tuo pedone, lo schermo. Può fare da schermo qualsiasi pezzo, anche nemico.',
        wrong: {
          b3c4: 'Un vao si muove così, ma cattura solo con un salto. Scavalca il pedone.',
        },
        otherwise: 'Salta con il vao da b3 sopra il pedone in d5 fino a f7.',
      },
      pawn: {
        ask: 'Un pedone va in diagonale in avanti, o di lato fino al rombo successivo, da punta a punta. Cattura allo stesso modo, ma mai un pedone. Cattura quello che puoi.',
        success: 'Hai catturato il cammello. Il tuo pedone non poteva catturare il pedone nero.',
        wrong: { d3b3: 'Un pedone può andare di lato, ma qui puoi catturare.' },
        otherwise: 'Cattura il cammello in e4: è in diagonale davanti al pedone in d3.',
      },
      guardAndCamel: {
        ask: 'Una guardia va di una o due case in diagonale, sopra a qualsiasi cosa. Un cammello salta di tre case in una direzione e di una di lato. Cattura la rana e il vao.',
        success:
          'La tua guardia ha fatto due case passando su una vuota. Sopra un pezzo passa altrettanto bene.',
        wrong: {
          d3e6: 'Il tuo cammello può catturare la rana. Ma poi la guardia non può catturare il vao.',
        },
        otherwise: 'La guardia arriva alla rana in e6, e il cammello al vao in g4.',
      },
      king: {
        ask: 'Il tuo re fa un passo in diagonale, o un passo lungo avanti o indietro fino al rombo successivo. Cattura solo in diagonale. Cattura la rana in due mosse.',
        success: 'Non potevi andare in d3: lì attacca la rana.',
        otherwise: 'Fai un passo lungo da c2 in c4. Da lì la rana è a un passo in diagonale.',
      },
      checkmate: {
        ask: 'Attacca il re in modo che non possa scappare: è lo scacco matto, e vinci. Un alfiere va in diagonale quanto vuole. Scacco matto in una mossa.',
        success:
          'Scacco matto. Ora sai abbastanza per giocare. Le altre lezioni mostrano i pezzi uno per uno.',
        wrong: { e8g6: 'Da lì l’alfiere non attacca il re.' },
        otherwise: 'Non è ancora scacco matto. Cerca la diagonale che finisce nell’angolo del re.',
      },
    },
  },
  king: {
    title: 'Il re',
    about: 'Passi in diagonale, e passi lunghi avanti o indietro.',
    tasks: {
      strides: {
        ask: 'Il re fa un passo in diagonale. Fa anche un passo lungo avanti o indietro fino al rombo successivo, da punta a punta. Portalo in c6 con due mosse.',
        success: 'Due passi lunghi ti hanno portato lontano come quattro passi.',
        wrong: {
          c2d3: 'Quel passo è troppo corto. Fai un passo lungo in avanti.',
        },
        otherwise: 'Fai un passo lungo da c2 in c4, poi uno in c6.',
      },
      captures: {
        ask: 'Il re fa passi lunghi solo su case vuote. Cattura solo in diagonale. Cattura quello che il tuo re può catturare.',
        success: 'Il tuo re non poteva catturare il cammello davanti a sé.',
        otherwise: 'La rana in d5 è a un passo in diagonale. Catturala.',
      },
      check: {
        ask: 'La guardia in d5 attacca il tuo re: sei sotto scacco. Cattura la guardia.',
        success: 'Hai catturato chi attaccava, e lo scacco è finito. Potevi anche spostarti.',
        otherwise: 'Così esci dallo scacco, ma il tuo alfiere può catturare la guardia.',
      },
      castling: {
        ask: 'Con l’opzione «Arrocco» re e cammello possono scambiarsi di posto una volta per partita. Arrocca: muovi il re da e2 sul cammello in h1.',
        success:
          'Re e cammello non devono essersi mossi, e il re non dev’essere sotto scacco. I pezzi in mezzo non contano.',
        otherwise: 'Muovi il re da e2 in h1, sul cammello.',
      },
    },
  },
  bishop: {
    title: 'L’alfiere',
    about: 'Va lungo una diagonale quanto vuole.',
    tasks: {
      reaches: {
        ask: 'L’alfiere va in diagonale quanto vuole, finché qualcosa lo ferma. Portalo in b5, poi in e8.',
        success:
          'Un alfiere può arrivare in ogni casa di questa scacchiera. Qui è il pezzo più forte.',
        wrong: { d3g6: 'È una mossa da alfiere, ma b5 è dall’altra parte.' },
        otherwise: 'Prima sali a sinistra in b5, poi a destra in e8.',
      },
      unprotected: {
        ask: 'Cattura un pezzo non difeso, così che il Nero non possa catturare il tuo alfiere.',
        success:
          'Hai vinto un pezzo senza perdere niente. Controlla sempre che cosa difende il pezzo che catturi.',
        wrong: { d3b5: 'Il cammello in c8 difende la guardia, e cattura il tuo alfiere.' },
        otherwise: 'Puoi catturare due pezzi. Quale non è difeso?',
      },
    },
  },
  guard: {
    title: 'La guardia',
    about: 'Una o due case in diagonale, sopra a qualsiasi cosa.',
    tasks: {
      twice: {
        ask: 'La guardia va di una o due case lungo una diagonale. Portala in f5 con due mosse.',
        success: 'Due case, poi altre due.',
        wrong: { b1c2: 'Una casa è troppo poco. Fanne due.' },
        otherwise: 'Vai di due case da b1 in d3, poi di due in f5.',
      },
      leaps: {
        ask: 'Quando una guardia va di due case, salta sopra a ciò che sta in mezzo. Cattura la rana.',
        success: 'Hai saltato sopra il tuo pedone.',
        otherwise: 'Salta da c4 sopra d5 fino a e6.',
      },
      safely: {
        ask: 'Alcuni pezzi sono difesi. Catturane uno in modo che il Nero non possa catturare la tua guardia.',
        success: 'Hai vinto un pezzo, e il Nero non può riprendere.',
        otherwise: 'Non è la mossa giusta. Quale pezzo puoi catturare senza rischi?',
      },
    },
  },
  camel: {
    title: 'Il cammello',
    about: 'Un salto lungo: tre case in una direzione, una di lato.',
    tasks: {
      leaps: {
        ask: 'Il cammello salta di tre case in una direzione e di una di lato. Portalo in e6, poi in f9.',
        success: 'Un cammello salta sopra a tutto ciò che sta in mezzo.',
        wrong: { d3c6: 'È un salto da cammello, ma va in c6. Salta dall’altra parte.' },
        otherwise: 'Salta di tre case in su e di una a destra, due volte.',
      },
      takesTwo: {
        ask: 'Cattura la guardia e il pedone con il tuo cammello, in due mosse.',
        success: 'Li hai catturati entrambi.',
        wrong: { d3g4: 'Così catturi il vao. Prima cattura la guardia.' },
        otherwise: 'Comincia con la guardia in e6. Da lì il pedone è a un salto.',
      },
      shortWay: {
        ask: 'A un cammello servono due salti anche per un tratto breve. Portalo da b1 a d1.',
        success: 'Su, e poi di nuovo giù.',
        otherwise: 'Salta su in c4, poi giù in d1.',
      },
    },
  },
  frog: {
    title: 'La rana',
    about: 'Fa passi dritti, e scavalca gli amici.',
    tasks: {
      jumps: {
        ask: 'Una rana fa un passo dritto fino al rombo successivo, o scavalca gli amici. Per arrivare in d5 le servono tre passi. Portala lì con due mosse.',
        success: 'Sopra il pedone fino a b5, poi di lato. Gli amici rendono veloce una rana.',
        wrong: { b1d1: 'Per di là servono tre passi. Scavalca il tuo pedone.' },
        otherwise: 'Prima salta da b1 sopra il pedone in b3. Dove atterri?',
      },
      line: {
        ask: 'Una rana può scavalcare una fila di amici di qualsiasi lunghezza, senza buchi. Cattura il cammello con un salto.',
        success: 'Tre amici scavalcati con un salto.',
        otherwise: 'Salta da e2 sopra f3, g4 e h5 fino a i6.',
      },
      safely: {
        ask: 'Cattura un pezzo in modo che il Nero non possa catturare la tua rana.',
        success: 'Hai vinto un pezzo, e la tua rana è al sicuro.',
        wrong: { c4e6: 'L’alfiere in h9 difende il cammello, e cattura la tua rana.' },
        otherwise: 'La tua rana può fare un passo in c6 o saltare in e6. Che cosa difende il Nero?',
      },
    },
  },
  vao: {
    title: 'Il vao',
    about: 'Cattura solo scavalcando uno schermo.',
    tasks: {
      enemyScreen: {
        ask: 'Il pezzo che scavalchi è lo schermo. Può essere anche un nemico. Cattura la rana.',
        success: 'Hai scavalcato il pedone, che resta sulla scacchiera.',
        wrong: { b1c2: 'Un vao si muove così. Per catturare deve scavalcare il pedone.' },
        otherwise: 'Salta da b1 sopra il pedone in d3 fino a f5.',
      },
      ownScreen: {
        ask: 'Tra il tuo vao e l’alfiere non c’è ancora uno schermo. Mettine uno, poi cattura l’alfiere.',
        success: 'Qualsiasi tuo pezzo può fare da schermo.',
        otherwise: 'Quale dei tuoi pezzi può andare sulla diagonale da b1 a g6?',
      },
      check: {
        ask: 'Un vao attacca anche un re, da dietro uno schermo. Dai scacco con il tuo.',
        success: 'Scacco, sopra il tuo pedone.',
        otherwise: 'Trova una diagonale verso il re con esattamente un pezzo in mezzo.',
      },
    },
  },
  pawn: {
    title: 'Il pedone',
    about: 'In diagonale in avanti, o di lato. Non cattura mai un pedone.',
    tasks: {
      moves: {
        ask: 'Un pedone va di una casa in diagonale in avanti, o di lato fino al rombo successivo, da punta a punta. Portalo in f5 con due mosse.',
        success: 'I pedoni non tornano mai indietro.',
        wrong: { d3b3: 'Si può fare, ma f5 è dall’altra parte.' },
        otherwise: 'Sali verso destra, due volte.',
      },
      neverPawns: {
        ask: 'Un pedone cattura come si muove, ma mai un pedone. Qui può raggiungere due pedoni e una guardia. Cattura quello che puoi.',
        success: 'I pedoni non possono catturarsi tra loro.',
        wrong: { d5b5: 'È una mossa da pedone, ma qui puoi catturare.' },
        otherwise: 'Cattura la guardia in e6: è in diagonale davanti al tuo pedone.',
      },
    },
  },
  promotion: {
    title: 'La promozione',
    about: 'Sulle ultime tre righe i pedoni possono promuovere, o aspettare.',
    tasks: {
      camel: {
        ask: 'Sulle ultime tre righe un pedone può diventare un cammello. Fai diventare cammello il tuo in due mosse.',
        success: 'Sulle righe 7 e 8 un pedone diventa cammello o resta pedone.',
        otherwise: 'Vai da d5 alla riga 6, poi alla riga 7, e scegli il cammello.',
      },
      waits: {
        ask: 'Sull’ultima riga un pedone può diventare anche un alfiere, il pezzo più forte. Fai aspettare il tuo, e fallo diventare alfiere in due mosse.',
        success: 'Hai aspettato, e il tuo pedone è diventato un alfiere.',
        wrong: {
          d7e8c: 'Ora hai un cammello, ma una mossa dopo avresti un alfiere. Lascialo pedone.',
        },
        otherwise: 'Vai alla riga 8 e resta pedone. Poi vai alla riga 9 e diventa alfiere.',
      },
      safely: {
        ask: 'A volte il cammello conviene subito. Promuovi in modo che il Nero non possa catturarlo.',
        success: 'Hai un nuovo cammello, ed è al sicuro.',
        otherwise: 'Guarda dove possono andare la guardia e il cammello del Nero.',
      },
    },
  },
  mate: {
    tasks: {
      protectedPiece: {
        ask: 'Scacco matto in una mossa: dai scacco in modo che il re non possa scappare e niente possa catturare il tuo pezzo.',
        success: 'La tua guardia difende l’alfiere, così il re non può catturarlo.',
        otherwise:
          'Il Nero ha ancora una via d’uscita. Quali case del re controlla già la tua guardia?',
      },
      frog: {
        ask: 'Il tuo re toglie case al re nero. Dai scacco matto con la rana in una mossa.',
        success: 'Re e rana insieme bastano.',
        otherwise: 'Attacca il re in h9 con la rana, in linea retta accanto a lui.',
      },
      screen: {
        ask: 'Al tuo vao serve uno schermo per attaccare il re, e ce l’ha. Scacco matto in una mossa.',
        success: 'Il tuo vao attacca il re sopra il tuo pedone.',
        otherwise: 'Trova la diagonale che passa sopra un tuo pezzo e arriva nell’angolo.',
      },
      twoMoves: {
        ask: 'Scacco matto in due mosse. Comincia con una cattura.',
        success: 'Prima hai catturato la guardia che difendeva il re. Poi hai dato scacco matto.',
        otherwise: 'Il Nero se la cava. Cattura il pezzo che difende il re.',
      },
    },
  },
  draws: {
    title: 'La patta',
    about: 'Come finisce una partita senza vincitore.',
    tasks: {
      stalemate: {
        ask: 'Se l’avversario non ha mosse ma non è sotto scacco, è stallo: patta. Scacco matto in due mosse, e fino ad allora lascia una mossa al re.',
        success: 'Hai lasciato una casa al re, e lì gli hai dato scacco matto.',
        wrong: { i2c8: 'Ora il Nero non ha mosse ma non è sotto scacco: stallo, patta.' },
        otherwise: 'Prima avvicina la guardia.',
      },
      bareKing: {
        ask: 'Il Nero è in vantaggio. Ma un re non può dare scacco matto, né da solo né con un vao. Cattura l’ultimo pezzo del Nero, e la partita è subito patta.',
        success:
          'Il re era il tuo schermo. È patta anche quando una posizione si presenta per la terza volta. E anche dopo 40 mosse a testa senza catture né promozioni.',
        wrong: { b1d3: 'Un vao si muove così. Per catturare, scavalca il re nero.' },
        otherwise: 'Salta da b1 sopra il re in e4, e cattura in g6.',
      },
    },
  },
  forks: {
    tasks: {
      camel: {
        ask: 'Attacca il re e la guardia con un solo salto del tuo cammello. Il re deve muoversi, e tu catturi la guardia.',
        success: 'È un attacco doppio: hai colpito due pezzi, e il Nero poteva salvarne uno solo.',
        otherwise: 'Trova una casa da cui il tuo cammello attacca sia il re sia la guardia.',
      },
      frog: {
        ask: 'Anche la tua rana può attaccare due pezzi insieme. Vinci il vao o il cammello.',
        success: 'La tua rana li attaccava entrambi, e il Nero poteva salvarne uno solo.',
        otherwise: 'Il Nero li salva entrambi. Attacca il re e un altro pezzo con un solo passo.',
      },
    },
  },
  worth: (worthOf) => ({
    title: 'Che cosa fa vincere',
    about: 'Quanto valgono i pezzi, e a che cosa puntare.',
    tasks: {
      dearest: {
        ask: `Un alfiere vale circa ${worthOf('B')} pedoni, una guardia ${worthOf('G')} e una rana ${worthOf('F')}. Cattura ciò che vale di più.`,
        success: 'Abbi cura anche del tuo alfiere: è il tuo pezzo più forte.',
        wrong: { d5b7: `Una rana vale ${worthOf('F')} pedoni. Puoi catturare di più.` },
        otherwise: 'Cattura l’alfiere.',
      },
      exchange: {
        ask: 'Ora un pedone difende l’alfiere, quindi in cambio perderesti la guardia. Scegli la cattura che rende di più.',
        success: `Una rana senza perdere niente rende ${worthOf('F')} pedoni. Un alfiere per una guardia rende meno.`,
        wrong: {
          g4h5: `Vinci un alfiere, che vale ${worthOf('B')} pedoni, ma perdi una guardia, che ne vale ${worthOf('G')}. Un’altra cattura non ti costa niente.`,
        },
        otherwise: 'Puoi catturare due pezzi. Uno dei due non è difeso.',
      },
    },
  }),
  finish: {
    about: 'Vinci con un alfiere e una guardia in più.',
    tasks: {
      corner: {
        ask: 'Re e alfiere possono dare scacco matto. Il re nero è già nell’angolo. Scacco matto in una mossa.',
        success: 'Un pezzo in più può bastare per vincere.',
        otherwise: 'Il tuo re controlla g8 e i8. Quale diagonale finisce in h9?',
      },
    },
  },
};
