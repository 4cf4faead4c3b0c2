// The lessons of 40 Bridges: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridges40Lessons'> = {
  first: {
    title: '40 Bridges in tre minuti',
    about: 'Cammina, salta, circonda, e raggiungi l’angolo.',
    tasks: {
      steps: {
        ask: 'Giochi con il Bianco, dal basso. Una pedina su un quadrato passa un ponte fino al quadrato vicino: in su, in giù o di lato. Porta la pedina da c3 a e5 con due passi.',
        success: 'Un quadrato dopo l’altro. Sugli ottagoni vai da ottagono a ottagono.',
        wrong: { c3a3: 'Così ti allontani. Vai in su o a destra.' },
        otherwise: 'Vai da c3 in e3 o in c5, e da lì in e5.',
      },
      jumps: {
        ask: 'Una pedina può anche scavalcare un’amica vicina, in ogni direzione, fino alla cella subito dietro. Porta la pedina da c3 a e5 con un salto.',
        success: 'Le amiche ti rendono veloce. Le nemiche non si scavalcano.',
        wrong: { c3e3: 'Quello era un passo. Scavalca la tua pedina in d4.' },
        otherwise: 'Salta da c3 sopra d4 fino a e5.',
      },
      surrounds: {
        ask: 'Tre tue pedine intorno a una nemica la tolgono dal gioco. Due toccano già quella in e5. Porta la terza.',
        success: 'Bastano tre vicine, su quadrati o ottagoni.',
        otherwise: 'La pedina in e1 può arrivare accanto a e5.',
      },
      corner: {
        ask: 'Una pedina nell’angolo opposto vince subito. Il tuo angolo è a1, quindi devi arrivare in i9. Vinci.',
        success: 'Vinci anche se togli tutte le pedine dell’avversario.',
        otherwise: 'Da g9 basta un passo per arrivare in i9.',
      },
      safely: {
        ask: 'Attenzione: se la tua pedina si ferma accanto a tre nemiche, la perdi. Porta la pedina da c3 a e5 senza perderla.',
        success: 'Hai girato intorno alla trappola. Ora sai abbastanza per giocare.',
        wrong: { c3c5: 'In c5 tocca tre nemiche: b6, d6 e c7. L’hai persa.' },
        otherwise: 'Due strade portano da c3 a e5. Passa da e3.',
      },
    },
  },
  places: {
    title: 'Quadrati e ottagoni',
    about: 'Dove può andare ogni pedina.',
    tasks: {
      octagons: {
        ask: 'Da un ottagono fai un passo fino all’ottagono vicino. Porta la pedina da b2 a d4 con due passi.',
        success: 'Un passo non porta mai da un ottagono a un quadrato, né al contrario.',
        otherwise: 'Da b2 vai in su o a destra, poi nell’altra direzione.',
      },
      tiles: {
        ask: 'Anche un salto resta sullo stesso tipo di cella. Gli angoli sono quadrati, quindi ci arriva solo una pedina su un quadrato. Vinci con la tua.',
        success: 'Sopra l’ottagono, nell’angolo. Le pedine sugli ottagoni possono aiutare.',
        wrong: { g7g9: 'Così ci vuole di più. Scavalca la tua pedina in h8.' },
        otherwise: 'Salta da g7 sopra la tua pedina in h8.',
      },
    },
  },
  jumps: {
    title: 'I salti',
    about: 'Sopra le tue pedine, un salto per turno.',
    tasks: {
      turns: {
        ask: 'Due pedine possono scavalcarsi a turno. Portane una in e5 e una in f6 con due salti.',
        success: 'Ognuna ha scavalcato l’altra.',
        otherwise: 'Prima salta da c3 sopra d4 fino a e5. Poi salta da d4 sopra e5.',
      },
      friendsOnly: {
        ask: 'Non puoi scavalcare una nemica. Porta una pedina in e1 con una mossa.',
        success: 'Con un salto sopra c1 o con un passo: in e1 si arriva in entrambi i modi.',
        otherwise: 'Quale delle tue pedine è a un ponte da e1?',
      },
      twice: {
        ask: 'Porta la pedina da a1 a e5 con due salti.',
        success: 'Pedine in fila con spazi vuoti fanno una strada veloce.',
        otherwise: 'Salta da a1 sopra b2, poi sopra d4.',
      },
    },
  },
  surround: {
    title: 'Circondare',
    about: 'Tre delle tue intorno a una nemica la tolgono.',
    tasks: {
      removeTwo: {
        ask: 'Una mossa può togliere più pedine. Togline due.',
        success: 'La tua pedina era la terza vicina di entrambe.',
        otherwise: 'Quale cella tocca sia c3 sia d6?',
      },
      third: {
        ask: 'Due tue pedine toccano la nemica in c5. Porta la terza con due mosse.',
        success: 'Circondata.',
        otherwise: 'Da e1 fai due passi fino a c3 o a e5. Entrambe toccano c5.',
      },
      safely: {
        ask: 'Togli una pedina senza perderne una tua in cambio.',
        success: 'Hai vinto una pedina senza perdere niente.',
        otherwise: 'Controlla ogni tua pedina: il Nero può portarne tre intorno?',
      },
    },
  },
  care: {
    title: 'Attenzione',
    about: 'Stai alla larga da tre nemiche.',
    tasks: {
      danger: {
        ask: 'Due nemiche toccano la tua pedina in c5, e una terza è vicina. Muovi in modo che il Nero non possa togliere niente.',
        success: 'Due nemiche accanto non fanno danni. La terza sì.',
        otherwise: 'Porta la pedina in c5 dove tre nemiche non possono raggiungerla.',
      },
      path: {
        ask: 'Se la tua pedina si ferma accanto a tre nemiche, la perdi. Portala da c5 a e9 con tre passi, senza perderla.',
        success: 'In e7 la toccavano solo due nemiche. Due non fanno danni.',
        wrong: { c5c7: 'In c7 tocca tre nemiche: b8, d8 e d6. L’hai persa.' },
        otherwise: 'Gira intorno, per e5 ed e7.',
      },
      protectedCapture: {
        ask: 'Puoi fermarti accanto a tre nemiche se ne togli una: per questo turno la cattura protegge la tua pedina. Togline una.',
        success: 'Le catture contano per prime, così la tua pedina è rimasta.',
        otherwise: 'Trova una nemica già toccata da due tue pedine, e porta la terza.',
      },
    },
  },
  pass: {
    title: 'Senza mosse',
    about: 'Passare, e l’ultima pedina.',
    tasks: {
      noMove: {
        ask: 'L’unica pedina del Nero è in a9. Chi non può muovere deve passare. Non lasciare mosse al Nero.',
        success:
          'Il Nero deve passare, e muovi di nuovo tu. Se nessuno può muovere, la partita è patta.',
        wrong: { c9e9: 'Così si apre la via per c9. Lascia questa pedina dov’è.' },
        otherwise: 'Da a9 il Nero può andare solo in a7. Vacci tu da c7.',
      },
      lastDisc: {
        ask: 'La tua ultima pedina è in c5. Se perdi tutte le pedine, perdi la partita. Portala dove il Nero non può circondarla.',
        success: 'Lì la possono toccare al massimo due nemiche.',
        wrong: {
          c5c7: 'Lì la toccano due nemiche, e il Nero porta la terza in d6.',
          c5e5: 'Lì la toccano due nemiche, e il Nero porta la terza in d6.',
        },
        otherwise: 'Conta le nemiche che possono toccarla dopo la prossima mossa del Nero.',
      },
    },
  },
  corner: {
    title: 'Verso l’angolo',
    about: 'La via più breve per vincere.',
    tasks: {
      twoMoves: {
        ask: 'Il Nero è troppo lontano per fermarti. Vinci in due mosse.',
        success: 'Lungo il bordo, fin nell’angolo.',
        wrong: { e9e7: 'Scendendo ti allontani dall’angolo.' },
        otherwise: 'Così dai tempo al Nero. Vai lungo il bordo.',
      },
      onlyWay: {
        ask: 'Puoi vincere in tre mosse, ma solo in un modo. Trova la prima mossa.',
        success: 'Più veloce di tutto quello che può fare il Nero.',
        otherwise: 'Il Nero arriva prima, o ti ferma. Pensa all’ottagono f8.',
      },
    },
  },
  stop: {
    title: 'Difendi il tuo angolo',
    about: 'Guarda dove va l’avversario.',
    tasks: {
      block: {
        ask: 'Il Nero minaccia di andare in a1, il tuo angolo, e di vincere. Fermalo.',
        success: 'Il Nero non può entrare in un angolo occupato.',
        otherwise: 'Il Nero va da a3 in a1 e vince.',
      },
      hold: {
        ask: 'Il Nero è a due mosse dal tuo angolo. Difendilo per due mosse.',
        success: 'Appena in tempo. Una pedina nel tuo angolo può salvare la partita.',
        otherwise: 'Il Nero passa. Riporta una pedina nel tuo angolo.',
      },
    },
  },
  ahead: {
    title: 'Guardare avanti',
    about: 'Crea una minaccia che l’avversario non può fermare.',
    tasks: {
      threaten: {
        ask: 'Le tue pedine ne toccano due nere. Minaccia di circondarle entrambe, poi togline una con la seconda mossa.',
        success: 'Il Nero poteva salvarne una, ma non entrambe.',
        otherwise: 'Il Nero scappa, o cattura per primo. Quale cella tocca sia c5 sia e3?',
      },
      helper: {
        ask: 'La tua pedina in h8 può aiutare: scavalcala fin nell’angolo, i9. Vinci in due mosse.',
        success: 'Hai scavalcato h8, fin nell’angolo.',
        wrong: { g5i5: 'Sei più vicino, ma lì h8 non può aiutarti. Vai accanto a h8.' },
        otherwise: 'Porta la pedina in g5 in linea con h8 e i9.',
      },
    },
  },
  wins: {
    title: 'Che cosa fa vincere',
    about: 'Più pedine, e la via più veloce.',
    tasks: {
      extraDisc: {
        ask: 'Verso la fine, di solito una pedina in più vince. Vincine una in due mosse al massimo, e non perderne nessuna.',
        success: 'Non aveva dove andare.',
        otherwise: 'Il Nero scappa, o cattura per primo.',
      },
      race: {
        ask: 'Nella corsa all’angolo sei in vantaggio. Vinci in tre mosse.',
        success:
          'L’angolo batte qualsiasi numero di pedine. Conta le mosse di entrambi prima di correre.',
        otherwise: 'Così perdi tempo, e il Nero vince la corsa.',
      },
    },
  },
  finish: {
    about: 'Usa le pedine in più per battere il computer.',
    playOn: 'Hai il doppio delle pedine. Batti il computer. Puoi ritirare le mosse.',
    tasks: {
      oneMove: {
        ask: 'Vinci in una mossa.',
        success: 'Cerca sempre per prima cosa una mossa che vince.',
        otherwise: 'Cerca una pedina che può scavalcare un’amica e finire nell’angolo.',
      },
    },
  },
};
