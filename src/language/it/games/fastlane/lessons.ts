// The lessons of Chess in the Fast Lane: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'fastlaneLessons'> = {
  first: {
    title: 'Fast Lane in tre minuti',
    about: 'Una corsia di più case è una sola cella, e un pezzo la riempie.',
    tasks: {
      knight: {
        ask: 'Giochi con il Bianco, dal basso. Il tuo cavallo sta in una corsia, in a2 e a3 insieme. Salta di due case in una direzione e di una di lato. Portalo nella corsia b4-b5.',
        success: 'Da a3 in b5, e ora riempie b4 e b5.',
        otherwise: 'Può saltare da a2 o da a3. Da a3 arriva in b5, una casa della corsia b4-b5.',
      },
      roundabout: {
        ask: 'Le case centrali d4, e4, d5 ed e5 sono una sola cella, la rotonda. Un pezzo lì si può catturare su ognuna di queste case. Cattura il cavallo.',
        success: 'La tua torre lo ha catturato in e4, e ora riempie tutta la rotonda.',
        wrong: {
          h4h5: 'La torre può catturare subito il cavallo, da h4 lungo la riga 4.',
        },
        otherwise: 'Da h4 la torre arriva in e4, e anche lì c’è il cavallo.',
      },
      rook: {
        ask: 'I tuoi pezzi nelle corsie cedono il passo. Una torre va dritta, quindi la tua può passare sopra il pedone in a2-a3. Cattura la torre in a8.',
        success: 'Così una torre può uscire subito da dietro il suo pedone.',
        wrong: {
          a1a4: 'Così passa sopra il pedone, ma si ferma troppo presto. Prosegui fino ad a8.',
        },
        otherwise: 'Sali dritto da a1, sopra il pedone, fino ad a8.',
      },
      pawn: {
        ask: 'Un pedone avanza di una casa, partendo dalla più avanzata della sua corsia. Cattura di una casa in diagonale in avanti, da qualsiasi casa della sua corsia. Cattura il cavallo.',
        success: 'Da b3 in c4. Sull’ultima riga un pedone diventa cavallo o alfiere.',
        wrong: { b2b4: 'Un pedone si muove così, ma cattura in diagonale.' },
        otherwise: 'Il pedone sta in b2 e in b3. Da b3, c4 è in diagonale in avanti.',
      },
      bishopAndKing: {
        ask: 'Un alfiere va in diagonale quanto vuole. Un re si muove di una casa in ogni direzione. Cattura il pedone in a6 con l’alfiere.',
        success: 'Il tuo alfiere è passato per corsie vuote senza riempirle.',
        wrong: { f1c4: 'La strada è giusta. Prosegui fino ad a6.' },
        otherwise: 'Da f1 la diagonale sale fino ad a6.',
      },
      checkmate: {
        ask: 'Attacca il re in modo che non possa scappare: è lo scacco matto, e vinci. Una donna va in linea retta o in diagonale. Scacco matto in una mossa.',
        success:
          'Scacco matto. I pedoni del Nero chiudevano il loro re. Ora sai abbastanza per giocare.',
        otherwise: 'Non è ancora scacco matto. Attacca lungo l’ultima riga.',
      },
    },
  },
  lanes: {
    title: 'Le corsie',
    about: 'Un pezzo riempie più case.',
    tasks: {
      rook: {
        ask: 'Il pedone nero riempie la corsia c6-c7. Una torre va in linea retta quanto vuole. Cattura il pedone.',
        success: 'È bastato arrivare in c6.',
        wrong: { c1c4: 'Così si ferma troppo presto. Prosegui fino a c6.' },
        otherwise: 'Porta la torre dritto in su da c1.',
      },
      bishop: {
        ask: 'Un alfiere va in diagonale quanto vuole. Il tuo è nella corsia b4-b5 e può partire da una casa o dall’altra. Portalo in f8.',
        wrong: { b4e8: 'Quella diagonale comincia in b5. Da b4 arrivi in f8.' },
        success: 'È partito da b4.',
        otherwise: 'Da b4 la diagonale sale fino a f8.',
      },
      knight: {
        ask: 'Un pezzo che si ferma su una casa di una corsia la riempie tutta. Un cavallo salta di due case in una direzione e di una di lato. Porta il tuo in e6 con due salti.',
        success: 'Ora riempie e6 ed e7.',
        otherwise: 'Prima salta nella rotonda. Da d4 il cavallo arriva in e6.',
      },
    },
  },
  giving: {
    title: 'Cedere il passo',
    about: 'Passa sopra gli amici nelle corsie, ma non sulle case singole.',
    tasks: {
      queen: {
        ask: 'Una donna va in linea retta o in diagonale. La tua può passare sopra il pedone in e2-e3. Cattura il cavallo in h5.',
        success: 'Sopra il tuo pedone, in una mossa.',
        otherwise: 'Da d1 la diagonale passa da e2 e porta in h5.',
      },
      single: {
        ask: 'Il tuo cavallo in a4 sta su una casa singola, quindi non cede il passo. Cattura il cavallo in c1 con la torre.',
        success: 'La strada lungo la riga 1 era libera.',
        otherwise: 'Da a1 muovi la torre lungo la riga 1.',
      },
      check: {
        ask: 'Dai subito scacco con la torre in a1. Il tuo pedone cede il passo.',
        success: 'I tuoi pedoni nelle corsie non fermano la tua torre.',
        otherwise: 'Da a8 la torre attacca il re lungo l’ultima riga.',
      },
    },
  },
  attack: {
    title: 'Sotto attacco su ogni casa',
    about: 'Una cella grande è facile da attaccare.',
    tasks: {
      check: {
        ask: 'Il re nero sta in c6 e in c7. Puoi attaccarlo su una o sull’altra. Dai scacco con la torre.',
        success: 'È bastata una casa della sua corsia.',
        wrong: { h4h5: 'La riga 5 non arriva al re. Vai avanti di una corsia.' },
        otherwise: 'Dalla corsia h6-h7 la torre attacca lungo le righe 6 e 7.',
      },
      safely: {
        ask: 'Cattura un pezzo in modo che il Nero non possa catturare il tuo alfiere.',
        success: 'Il cavallo non era difeso.',
        wrong: { b4f8: 'Il re in g8 difende la torre, e cattura il tuo alfiere.' },
        otherwise: 'Il cavallo in e1 non è difeso.',
      },
      roundabout: {
        ask: 'Il tuo cavallo riempie la rotonda. La torre in a5 lo attacca in d5, l’alfiere in h8 lo attacca in e5. Mettilo al sicuro.',
        success: 'In una cella più piccola è più difficile attaccarlo.',
        otherwise: 'Controlla righe, colonne e diagonali verso ogni casa della sua nuova cella.',
      },
    },
  },
  rook: {
    title: 'La torre',
    about: 'In linea retta da qualsiasi casa della sua corsia.',
    tasks: {
      moves: {
        ask: 'Una torre va in linea retta quanto vuole. La tua sta in b4 e b5 e può partire da una casa o dall’altra. Portala in h5, poi in h1.',
        success: 'Lungo la riga 5, poi dritto in giù.',
        wrong: { b4h4: 'Quella è la riga 4. Vai lungo la riga 5, da b5.' },
        otherwise: 'Vai da b5 lungo la riga 5 fino a h5, poi dritto in giù fino a h1.',
      },
      takesTwo: {
        ask: 'Puoi catturare tre pezzi. Catturane due in due mosse.',
        success: 'Dritto in su, poi lungo la riga 6.',
        wrong: { c4h4: 'Da h4 non raggiungi altro. Comincia con un altro pezzo.' },
        otherwise: 'Comincia con il pedone in c6. Da lì guarda lungo le sue righe.',
      },
      safely: {
        ask: 'Puoi catturare due cavalli. Catturane uno in modo che il Nero non possa catturare la tua torre.',
        success: 'L’alfiere in d8 difendeva l’altro.',
        wrong: { b4a5: 'L’alfiere in d8 difende quel cavallo, e cattura la tua torre.' },
        otherwise: 'Quale dei due cavalli non è difeso?',
      },
    },
  },
  bishop: {
    title: 'L’alfiere',
    about: 'In diagonale, su entrambi i colori.',
    tasks: {
      moves: {
        ask: 'Un alfiere va in diagonale quanto vuole. Cattura il pedone in h6.',
        success: 'È passato per corsie vuote senza riempirle.',
        wrong: { c1f4: 'La strada è giusta. Prosegui fino a h6.' },
        otherwise: 'Da c1 la diagonale sale fino a h6.',
      },
      colours: {
        ask: 'In una corsia un alfiere sta su entrambi i colori e può partire dall’uno o dall’altro. Cattura la torre in a4 in due mosse.',
        success: 'È arrivato in b2 e ripartito da b3.',
        otherwise: 'Vai nella corsia b2-b3. Da b3 la diagonale porta in a4.',
      },
      safely: {
        ask: 'Puoi catturare due cavalli. Catturane uno in modo che il Nero non possa catturare il tuo alfiere.',
        success: 'La torre difendeva l’altro.',
        wrong: { e1a5: 'La torre in a8 difende quel cavallo, e cattura il tuo alfiere.' },
        otherwise: 'Quale dei due cavalli non è difeso?',
      },
    },
  },
  queen: {
    title: 'La donna',
    about: 'In linea retta o in diagonale, il pezzo più forte.',
    tasks: {
      moves: {
        ask: 'La donna va quanto vuole, in linea retta o in diagonale. Cattura il cavallo, poi l’alfiere.',
        success: 'Una donna è torre e alfiere insieme.',
        otherwise: 'Sali dritto fino a d8. Da lì la diagonale scende fino a h4.',
      },
      safely: {
        ask: 'Puoi catturare due cavalli. Catturane uno in modo che il Nero non possa catturare la tua donna.',
        success: 'Abbi molta cura del tuo pezzo più forte.',
        wrong: { d1a4: 'L’alfiere in d7 difende quel cavallo, e cattura la tua donna.' },
        otherwise: 'Quale dei due cavalli non è difeso?',
      },
    },
  },
  knight: {
    title: 'Il cavallo',
    about: 'Salta da qualsiasi casa della sua cella.',
    tasks: {
      leaps: {
        ask: 'Un cavallo salta di due case in una direzione e di una di lato, da qualsiasi casa della sua cella. Il tuo riempie la rotonda. Portalo in b4 e in c6 con due salti.',
        success: 'Più grande è la sua cella, più lontano può saltare un cavallo.',
        otherwise: 'Salta da d4, e4, d5 o e5: due case in una direzione e una di lato.',
      },
      fork: {
        ask: 'Attacca re e donna insieme, poi vinci la donna o la torre.',
        success: 'È un attacco doppio: hai colpito due pezzi, e il Nero poteva salvarne uno solo.',
        otherwise: 'Il Nero li salva entrambi. Dai scacco con il cavallo.',
      },
    },
  },
  pawn: {
    title: 'Il pedone',
    about: 'Una casa in avanti, partendo dalla più avanzata della sua corsia.',
    tasks: {
      moves: {
        ask: 'Un pedone avanza di una casa, partendo dalla più avanzata della sua corsia. Porta il tuo nella corsia b6-b7 con due mosse.',
        success: 'Corsia dopo corsia, un pedone si avvicina in fretta all’ultima riga.',
        otherwise: 'Avanza dritto due volte.',
      },
      captures: {
        ask: 'Un pedone cattura di una casa in diagonale in avanti, da qualsiasi casa della sua corsia. Cattura il cavallo.',
        success: 'Da d3 in c4.',
        otherwise: 'Il cavallo sta in c4 e in c5. Da d3, c4 è in diagonale in avanti.',
      },
      promotes: {
        ask: 'Sull’ultima riga un pedone diventa cavallo o alfiere. Fallo diventare alfiere.',
        success: 'Il pedone stava in a6 e in a7, quindi è bastato un passo.',
        otherwise: 'Vai in a8, e scegli l’alfiere.',
      },
    },
  },
  king: {
    title: 'Il re',
    about: 'Un passo, e l’arrocco una volta per partita.',
    tasks: {
      castles: {
        ask: 'Un re si muove di una casa. Una volta per partita puoi arroccare: il re va di due case verso una torre, che lo scavalca. Arrocca.',
        success:
          'Re e torre non devono essersi mossi. Tutte le case in mezzo devono essere vuote, e nessun nemico può attaccare il cammino del re.',
        otherwise: 'Muovi il re da e1 in g1. La torre lo segue.',
      },
      steps: {
        ask: 'Il tuo re riempie la rotonda, e la torre in a5 lo attacca in d5. Portalo nella corsia f2-f3, dove è al sicuro.',
        success: 'Da e4 in f3. Per un re una cella grande è pericolosa.',
        otherwise: 'Anche lì è al sicuro. Ma vai nella corsia f2-f3.',
      },
    },
  },
  mate: {
    tasks: {
      queen: {
        ask: 'Scacco matto in una mossa con la donna.',
        success: 'I pedoni del re lo chiudevano.',
        otherwise: 'Attacca lungo l’ultima riga.',
      },
      roundabout: {
        ask: 'Un alfiere nella rotonda attacca lungo molte diagonali. Scacco matto in una mossa.',
        success: 'Attacca h8 da e5, g8 da d5 e h7 da e4.',
        otherwise: 'Porta l’alfiere nella rotonda.',
      },
      stalemate: {
        ask: 'Se l’avversario non ha mosse ma non è sotto scacco, è stallo: patta. Evitalo, e dai scacco matto in una mossa.',
        success: 'Scacco da d5 lungo la diagonale, e al re non resta nessuna casa.',
        wrong: { a2d6: 'Ora il Nero non ha mosse ma non è sotto scacco: stallo, patta.' },
        otherwise: 'Dalla rotonda la donna attacca a8 e tutte le case accanto.',
      },
    },
  },
  forks: {
    tasks: {
      rook: {
        ask: 'La tua torre è attaccata. Salvala con uno scacco, poi vinci l’alfiere o il cavallo.',
        success: 'Il Nero ha dovuto rispondere allo scacco, e non poteva salvare il pezzo.',
        otherwise: 'Il Nero li salva entrambi. Comincia con uno scacco.',
      },
      lastRow: {
        ask: 'Guarda lungo l’ultima riga. Vinci un pezzo in due mosse al massimo.',
        success: 'Un re e un pezzo sulla stessa linea sono bersagli facili.',
        otherwise: 'Dai scacco dove il re non può catturare.',
      },
    },
  },
  wins: (worthOf) => ({
    title: 'Che cosa fa vincere',
    about: 'Quanto valgono i pezzi sulle corsie.',
    tasks: {
      dearest: {
        ask: 'Sulle corsie un alfiere vale più di una torre. Cattura ciò che vale di più.',
        success: `In pedoni, una donna vale ${worthOf('Q')}, un alfiere ${worthOf('B')}, una torre ${worthOf('R')} e un cavallo ${worthOf('N')}.`,
        wrong: { a5c6: 'Qui una torre vale un po’ meno di un alfiere.' },
        otherwise: 'Il tuo cavallo può catturare due pezzi. Cattura l’alfiere in b2.',
      },
      exchange: {
        ask: 'Ora il pedone in c4 difende l’alfiere, quindi in cambio perderesti il cavallo. Scegli la cattura che rende di più.',
        success: 'Hai vinto una torre senza perdere niente. Un alfiere per un cavallo rende meno.',
        wrong: { a5b2: 'Il pedone riprende in b3. Un’altra cattura non ti costa niente.' },
        otherwise: 'Il tuo cavallo può catturare due pezzi. Uno dei due non è difeso.',
      },
    },
  }),
  finish: {
    tasks: {
      oneMove: {
        ask: 'Sei in netto vantaggio. Scacco matto in una mossa.',
        success: 'La torre stava in e6 ed e7: a una casa dall’ultima riga.',
        otherwise: 'Non è scacco matto. Può darlo la tua torre.',
      },
    },
  },
};
