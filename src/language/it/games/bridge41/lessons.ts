// The lessons of TheBridge41: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridge41Lessons'> = {
  first: {
    title: 'TheBridge41 in tre minuti',
    about: 'Due rive, un fiume, un solo ponte e un re da catturare.',
    tasks: {
      rook: {
        ask: 'Giochi con il Bianco, dal basso. Una torre si muove in linea retta quanto vuole, ma non sull’acqua. Portala oltre il ponte in mx.',
        success:
          'Una fila verticale si chiama colonna. Una torre può passare solo sulla colonna del ponte.',
        wrong: { mbmk: 'Quello è proprio il ponte. Prosegui fino a mx.' },
        otherwise: 'La torre sta sulla colonna del ponte. Sali dritto fino a mx.',
      },
      bishop: {
        ask: 'Un alfiere si muove in diagonale quanto vuole. Può passare dove la sua diagonale incontra il ponte. Portalo in rw.',
        success: 'Un alfiere passa da ld a rw, o da rd a lw.',
        otherwise: 'Da ld la diagonale passa sul ponte, mk, e porta in rw.',
      },
      knight: {
        ask: 'Un cavallo salta di due case in una direzione e di una di lato, anche sopra l’acqua. Portalo dall’altra parte e cattura il pedone in lx.',
        success: 'Ai cavalli il ponte non serve, ma è un buon posto per fermarsi.',
        wrong: { lcrd: 'Da lì lx è troppo lontana per un salto solo. Salta sul ponte.' },
        otherwise: 'Salta da lc sul ponte, mk. Da lì lx è a un salto.',
      },
      pawn: {
        ask: 'Un pedone avanza dritto di una casa, e cattura in diagonale. Vai sul ponte, poi cattura il pedone in lw.',
        success:
          'Sull’ultima traversa, la riga più lontana, un pedone diventa torre, alfiere o cavallo.',
        otherwise: 'Prima porta il pedone dritto sul ponte, mk. Poi cattura in diagonale.',
      },
      king: {
        ask: 'Un re si muove di una casa in ogni direzione, ma mai dove lo si potrebbe catturare. Cattura il pedone in due mosse.',
        success: 'Non potevi passare da lc o da rc: lì attacca il pedone.',
        otherwise: 'Vai dritto: prima in mc, poi cattura il pedone in md.',
      },
      checkmate: {
        ask: 'Attacca il re in modo che non possa scappare. È lo scacco matto, e vinci. Fallo in una mossa.',
        success: 'Scacco matto. Ora sai abbastanza per giocare.',
        otherwise:
          'Il re nero può ancora scappare. Il tuo re controlla la riga sotto di lui, quindi attaccalo lungo la riga su cui sta.',
      },
    },
  },
  king: {
    title: 'Il re',
    about: 'Un passo, mai verso il pericolo.',
    tasks: {
      crosses: {
        ask: 'Il re fa un passo in ogni direzione. Portalo oltre il ponte in rw.',
        success: 'Un passo per salire sul ponte, uno per scendere.',
        otherwise: 'Il ponte, mk, è a un passo in diagonale da ld.',
      },
      check: {
        ask: 'La torre in my attacca il tuo re attraverso il ponte. È scacco, e devi rispondere. Spostati in rb, accanto al pedone.',
        wrong: {
          mblb: 'Anche così rispondi allo scacco, ma il pedone in ra resta solo. Vai in rb.',
        },
        success:
          'Hai risposto allo scacco. Si può anche catturare chi attacca, o mettere un pezzo in mezzo.',
        otherwise: 'Anche così rispondi allo scacco. Ma vai in rb, accanto al pedone.',
      },
    },
  },
  rook: {
    title: 'La torre',
    about: 'Forte sulla colonna del ponte.',
    tasks: {
      file: {
        ask: 'Cattura il cavallo in due mosse. La torre deve usare la colonna del ponte.',
        success: 'Prima sulla colonna centrale, poi dall’altra parte.',
        wrong: { rbrd: 'Ora davanti c’è solo acqua. Vai sulla colonna del ponte.' },
        otherwise: 'Prima metti la torre sulla colonna del ponte.',
      },
      safely: {
        ask: 'Cattura un pezzo, e fai in modo che niente possa catturare la tua torre.',
        success: 'Il Nero non poteva riprendere.',
        wrong: { mcmk: 'Sul ponte la torre non cattura niente, e il Nero può catturarla.' },
        otherwise: 'La torre può catturare il cavallo in mx, lungo la colonna centrale.',
      },
    },
  },
  bishop: {
    title: 'L’alfiere',
    about: 'Due delle sue diagonali passano sul ponte.',
    tasks: {
      wrongDiagonal: {
        ask: 'L’alfiere in lb è sulla diagonale sbagliata per il ponte. Portalo dall’altra parte, in lw, con due mosse.',
        success: 'Prima sulla diagonale del ponte, poi dall’altra parte.',
        otherwise: 'Solo le diagonali che passano da mk portano dall’altra parte.',
      },
      overBridge: {
        ask: 'Cattura il cavallo in lw con il tuo alfiere, attraverso il ponte.',
        wrong: { rdmk: 'Così si ferma sul ponte. Prosegui fino a lw.' },
        success: 'L’alfiere è passato in una mossa.',
        otherwise: 'Da rd la diagonale passa da mk e porta in lw.',
      },
    },
  },
  knight: {
    title: 'Il cavallo',
    about: 'Salta sopra l’acqua.',
    tasks: {
      leaps: {
        ask: 'Porta il cavallo da Ld a lw, oltre l’acqua, con un salto.',
        success: 'Dritto oltre il fiume.',
        wrong: { Ldmk: 'Quel salto si ferma sul ponte. Vai in lw.' },
        otherwise: 'Da Ld salta di due case in su e di una a destra.',
      },
      fork: {
        ask: 'Un salto attacca due pezzi. Vinci la torre o l’alfiere, qualunque cosa faccia il Nero.',
        success: 'È un attacco doppio: colpisce due pezzi, e il Nero ne può salvare uno solo.',
        otherwise: 'Così il Nero li salva entrambi. Attacca il re e un altro pezzo insieme.',
      },
    },
  },
  pawn: {
    title: 'Il pedone',
    about: 'Va dritto, cattura in diagonale e in fondo promuove.',
    tasks: {
      blocked: {
        ask: 'Il tuo pedone è bloccato, ma cattura in diagonale. Cattura un pedone.',
        success: 'Un pedone non cattura mai dritto davanti a sé.',
        otherwise: 'Il pedone in mb cattura in rc.',
      },
      promotes: {
        ask: 'Sull’ultima traversa un pedone diventa torre, alfiere o cavallo. Fallo diventare torre in due mosse.',
        success: 'La torre è la scelta più forte.',
        otherwise: 'Avanza dritto due volte, e scegli la torre.',
      },
      bridge: {
        ask: 'Solo un pedone sulla colonna centrale può camminare fin sul ponte. Gli altri ci arrivano solo catturando. Fai avanzare di un passo il pedone in rc.',
        success: 'È fermo davanti all’acqua finché non può catturare un pezzo in mk.',
        otherwise: 'Muovi il pedone da rc in rd.',
      },
    },
  },
  bridge: {
    title: 'Il ponte',
    about: 'Passaci, chiudilo, fermati sopra.',
    tasks: {
      takeFirst: {
        ask: 'Due torri si attaccano attraverso il ponte. Cattura prima tu.',
        success: 'Sulla colonna del ponte vince chi cattura per primo.',
        wrong: { mbmk: 'Ora cattura prima la torre nera. Prosegui fino a my.' },
        otherwise: 'La tua torre in mb può arrivare in my attraverso il ponte.',
      },
      close: {
        ask: 'La torre in mz dà scacco lungo la colonna del ponte. Chiudi il ponte: mettici sopra un pezzo.',
        success: 'Un pezzo sul ponte lo chiude per entrambi.',
        otherwise:
          'Così rispondi allo scacco, ma la colonna resta aperta. Il tuo cavallo in lc può saltare in mk.',
      },
      noKnight: {
        ask: 'Con l’opzione «Niente cavalli sul ponte» i cavalli possono saltare oltre il ponte, ma non fermarsi sopra. Porta il cavallo da lc a mw con due mosse.',
        success: 'Lungo la riva, poi oltre l’acqua.',
        otherwise: 'Quale casa in riva al fiume è a un salto da mw?',
      },
      palace: {
        ask: 'Con l’opzione «Palazzo del re» un re può andare al massimo fino al ponte. Porta lì il tuo re.',
        success: 'Oltre non può andare.',
        otherwise: 'Il ponte, mk, è a un passo in diagonale da ld.',
      },
    },
  },
  moving: {
    title: 'Il ponte mobile',
    about: 'Un’opzione: il ponte scorre lungo il fiume.',
    tasks: {
      slide: {
        ask: 'Con questa opzione puoi spostare il ponte vuoto di una colonna invece di muovere un pezzo. Tocca il ponte, mk, poi lk. Poi cattura il cavallo in lx.',
        success: 'Spesso si fa prima a portare il ponte alla torre.',
        wrong: {
          lbmb: 'Ora la torre è sulla colonna del ponte, ma il cavallo no.',
          mkrk: 'Il ponte si è allontanato dalla tua torre. Spostalo a sinistra.',
        },
        otherwise: 'Sposta il ponte da mk in lk, sotto il cavallo.',
      },
      slideAway: {
        ask: 'La torre in my dà scacco attraverso il ponte. Sposta via il ponte.',
        success: 'Niente ponte, niente scacco: ora in mezzo c’è solo acqua.',
        otherwise: 'Anche così rispondi allo scacco. Ma qui sposta il ponte da mk in lk o in rk.',
      },
      slideCheck: {
        ask: 'Anche spostando il ponte si può dare scacco. Attacca il re in ly con la tua torre.',
        success: 'Il ponte ha unito torre e re. Scorre solo finché è vuoto.',
        wrong: { lama: 'Ora la torre è sulla colonna del ponte, ma il re no.' },
        otherwise: 'Sposta il ponte da mk in lk, tra la torre e il re.',
      },
    },
  },
  big: {
    title: 'Il ponte grande',
    about: 'Un’opzione: una sola cella larga quanto il fiume.',
    tasks: {
      crosses: {
        ask: 'Con questa opzione il ponte copre tutto il fiume. Finché è vuoto, i pezzi lo attraversano su ogni colonna. Cattura il cavallo in lx.',
        success: 'Dritto lungo la colonna l, attraverso il ponte.',
        wrong: { lbmk: 'Così si ferma sul ponte. Prosegui fino a lx.' },
        otherwise: 'Porta la torre in lb dritto in su, fino a lx.',
      },
      leaps: {
        ask: 'Il ponte è una sola cella. Un pezzo sul ponte sta insieme su tutte e cinque le case del fiume. Cattura la torre con il cavallo, passando dal ponte.',
        success: 'È salito sul ponte da una colonna, ed è sceso da un’altra.',
        otherwise: 'Salta da mc sul ponte. Da lk il cavallo arriva in Lx.',
      },
      onBridge: {
        ask: 'Un pezzo sul ponte si può catturare su una qualsiasi delle sue case. Cattura l’alfiere nero che sta lì.',
        success: 'Il pedone ha catturato in diagonale in rk. È bastato.',
        otherwise: 'Il pedone in Rd cattura di una casa in diagonale in avanti.',
      },
      safely: {
        ask: 'Attenzione: un pezzo sul ponte si può attaccare da ogni colonna. Cattura un pezzo in modo che niente possa catturare la tua torre.',
        success: 'Il pedone chiude ancora il ponte alla torre nera.',
        wrong: { lbmk: 'Ora la tua torre sta anche in Rk, e la torre nera in Ry la cattura.' },
        otherwise:
          'Puoi catturare il pedone in mk o il cavallo in Rb. Quale dei due si cattura senza rischi?',
      },
    },
  },
  armies: {
    title: 'Altri eserciti',
    about: 'Opzioni: donne, zigzag, lunghi salti e pesci.',
    tasks: {
      queen: {
        ask: 'Con l’opzione «Donna» ognuno ha una donna. Una donna si muove quanto vuole, in linea retta o in diagonale. Cattura il cavallo in mw, poi l’alfiere in lx.',
        success: 'Una donna è torre e alfiere insieme.',
        otherwise: 'Prima dritto oltre il ponte in mw, poi in diagonale.',
      },
      crookedBishop: {
        ask: 'Nell’esercito «All your base» un alfiere storto si muove a passi diagonali, a sinistra e poi a destra, come uno zigzag. Porta il tuo dalla casa ma a catturare il cammello in mx.',
        success: 'Ogni passo girava dall’altra parte, così ha seguito la colonna oltre il ponte.',
        otherwise: 'Dalla casa ma vai per rb, mc e rd fino al ponte, e prosegui allo stesso modo.',
      },
      camel: {
        ask: 'Un cammello salta di tre case in una direzione e di una di lato, anche sopra l’acqua. Cattura l’alfiere storto che sta in lw.',
        success: 'Un cammello salta sopra l’acqua come un cavallo, ma più lontano.',
        wrong: { mcrw: 'Quel salto va a destra. Salta a sinistra.' },
        otherwise: 'Da mc salta di tre case in su e di una a sinistra.',
      },
      lion: {
        ask: 'Un leone di Murray salta di due case, in linea retta o in diagonale. Può anche catturare un pezzo proprio accanto. Cattura il pedone e il cammello.',
        success:
          'Cattura accanto a sé o a due case di distanza. Quando non cattura, salta soltanto.',
        otherwise: 'Il pedone in rc sta accanto al leone. Il cammello è due case più avanti.',
      },
      dopefish: {
        ask: 'Nell’esercito «Dopefish» un dopefish cattura come una donna, ma non può muoversi senza catturare. Cattura il pedone, poi l’alfiere.',
        success: 'Aspetta finché un pezzo entra nelle sue linee.',
        otherwise: 'Cattura il pedone in rc, a un passo da mb. Da lì guarda lungo la traversa.',
      },
    },
  },
  mate: {
    tasks: {
      rook: {
        ask: 'Re e torre possono dare matto sul bordo. Matto in due mosse.',
        success: 'Il tuo re ha tolto le case, e la tua torre ha dato matto.',
        otherwise: 'Il re nero scappa. Aspetta a dare scacco finché il re non ha più nessuna casa.',
      },
      again: {
        ask: 'Di nuovo matto in due mosse.',
        success: 'Prima sulla colonna del ponte, poi oltre il ponte per il matto.',
        otherwise: 'Troppo lento. Su quale colonna può passare la tua torre?',
      },
      knight: {
        ask: 'Matto in due mosse. Comincia con il cavallo.',
        success: 'Tutti i tuoi pezzi hanno lavorato insieme.',
        otherwise: 'Il Nero scappa. Cattura qualcosa con il cavallo.',
      },
      stalemate: {
        ask: 'Se chi deve muovere non può e non è sotto scacco, la partita è patta: è lo stallo. Matto in due mosse, e fino ad allora lascia una mossa al Nero.',
        success: 'Al re restava una casa, e lì gli hai dato matto.',
        wrong: {
          rwry: 'Ora il Nero non ha mosse e non è sotto scacco: patta. Lascia una casa al re.',
        },
        otherwise: 'Prima avvicina il tuo re. Lascia la torre sulla sua colonna.',
      },
    },
  },
  forks: {
    tasks: {
      pawn: {
        ask: 'Oltre il ponte ci sono una torre e un cavallo. Attaccali entrambi con il pedone, poi catturane uno.',
        success: 'È un attacco doppio. Dal ponte un pedone attacca su tutti e due i lati.',
        wrong: { Lalb: 'Lascia stare il re. Fai avanzare il pedone.' },
        otherwise: 'Porta il pedone sul ponte. Da lì attacca lw e rw.',
      },
      bishop: {
        ask: 'Dai scacco con l’alfiere, e attacca la torre con la stessa mossa. Poi cattura la torre.',
        success: 'Re e torre erano sulla stessa diagonale, e il tuo alfiere si è messo in mezzo.',
        wrong: { lyLx: 'Ora l’alfiere attacca solo la torre, e la torre scappa.' },
        otherwise: 'Re e torre sono sulla stessa diagonale. Mettiti in mezzo.',
      },
    },
  },
  wins: {
    title: 'Che cosa fa vincere',
    about: 'Come vincere anche se il ponte è uno solo.',
    tasks: {
      knight: {
        ask: 'Con un solo ponte, chi gioca con prudenza spesso pareggia. Un cavallo in più basta di rado, quindi vinci tutto quello che puoi. Cattura il cavallo in due mosse al massimo.',
        success: 'Il cavallo non poteva muoversi: il suo re sarebbe finito sotto scacco.',
        otherwise: 'Il Nero lo salva. Attacca lungo la colonna del cavallo e del re.',
      },
      rook: {
        ask: 'Spesso non basta nemmeno una torre in più, quindi continua a vincere pezzi. Attaccane due insieme, e catturane uno.',
        success: 'Il Nero non poteva salvarli entrambi.',
        otherwise: 'Così il Nero li salva entrambi. Porta la torre dove li attacca tutti e due.',
      },
    },
  },
  finish: {
    about: 'Batti il computer con due torri in più.',
    tasks: {
      edge: {
        ask: 'Il re nero è sul bordo. Matto in una mossa.',
        success: 'Il tuo re controllava la traversa sotto, e la torre l’ultima.',
        otherwise:
          'Il tuo re in mx controlla la traversa sotto il re nero. Attacca lungo l’ultima traversa.',
      },
    },
  },
};
