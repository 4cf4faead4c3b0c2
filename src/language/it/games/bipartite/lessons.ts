// The lessons of Bipartite Chess: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bipartiteLessons'> = {
  first: {
    title: 'Bipartite in tre minuti',
    about: 'Prima una corsa, poi una scelta, poi una battaglia.',
    tasks: {
      messenger: {
        ask: 'La partita comincia con una corsa. Giochi con il Bianco, dal basso. Un Messaggero avanza di una casa, dritto o in diagonale. Portane uno da D2 a B3.',
        success:
          'Le righe A e B sono le righe di base del Nero. Tutti i tuoi Messaggeri devono arrivarci.',
        wrong: { D2C1: 'Così ti allontani da B3.' },
        otherwise: 'Fai avanzare il Messaggero in D2, prima in C2 o in C3.',
      },
      race: {
        ask: 'Vince la corsa chi porta per primo tutti i suoi Messaggeri dall’altra parte: nove in una partita, qui tre. Te ne manca uno. Vinci la corsa.',
        success: 'Hai vinto la corsa. Ora scegli un Pezzo Forte per la battaglia.',
        otherwise: 'Il Messaggero in B2 è già arrivato. Muovi quello in C3.',
      },
      powerPiece: {
        ask: 'La battaglia ha eserciti nuovi. Ora giochi con il Nero, dal basso. Il Pezzo Forte diagonale si muove fino a tre case in diagonale. Porta il tuo da G3 a D4 con due mosse.',
        success: 'Il Pezzo Forte dritto si muove fino a tre case in linea retta.',
        otherwise: 'Da G3 sali di una casa a sinistra, poi di due a destra, in diagonale.',
      },
      checkmate: {
        ask: 'Attacca il re in modo che non possa scappare. È lo scacco matto, e vinci. Può darlo il tuo Pezzo Forte in D2.',
        success: 'Scacco matto. Il tuo re e lo spadaccino controllavano le case intorno.',
        otherwise: 'Il re bianco può ancora scappare. Attaccalo lungo la sua riga.',
      },
      takeAll: {
        ask: 'Vinci anche se catturi tutto tranne il re. Qui cattura il soldato in D1 o il Pezzo Forte, in due mosse al massimo.',
        success: 'Un’altra cattura, e il re resta solo. Ora sai abbastanza per giocare.',
        otherwise: 'Il capitano in A4 salta di due case in una direzione e di una nell’altra.',
      },
    },
  },
  racing: {
    title: 'La corsa',
    about: 'Gira intorno agli altri, e riempi le righe di base in ordine.',
    tasks: {
      around: {
        ask: 'Nella corsa non si cattura, quindi gira intorno. Porta il Messaggero da F3 a C3 con tre mosse.',
        success: 'Un passo in diagonale di lato, poi uno per tornare.',
        wrong: { H1G1: 'Quel Messaggero può aspettare. Gira intorno a E3 con quello in F3.' },
        otherwise: 'E3 è occupata. Passale accanto: E2 o E4, poi D3.',
      },
      fromTheBack: {
        ask: 'Riempi le righe di base dal fondo, o gli ultimi Messaggeri non trovano posto. Porta i tuoi Messaggeri in A4 e B4 con due mosse.',
        success: 'La riga di fondo si riempie per prima.',
        wrong: { B4A5: 'Anche così fai posto. Ma qui vai in A4.' },
        otherwise: 'Prima sali dritto da B4 in A4. Poi può salire l’altro Messaggero.',
      },
      lastOne: {
        ask: 'Tre dei tuoi quattro Messaggeri sono arrivati. Al Nero serve più tempo. Porta l’ultimo in B2 con due mosse, e vinci la corsa.',
        success: 'Sono arrivati tutti: hai vinto la corsa.',
        wrong: { B4A4: 'Quel Messaggero è già arrivato. In una corsa ogni mossa conta.' },
        otherwise: 'Muovi il Messaggero da D3 a C2 o a C3, poi a B2.',
      },
    },
  },
  block: {
    title: 'Il blocco',
    about: 'Chi non può muovere deve passare.',
    tasks: {
      blocked: {
        ask: 'Il tuo Messaggero in C2 è bloccato: le tre case davanti sono occupate. Porta invece quello in H5 fino a F4, con due mosse.',
        success: 'Puoi passare solo quando nessun Messaggero può muoversi.',
        wrong: { H1G1: 'Anche quello può muoversi. Ma qui muovi quello in H5.' },
        otherwise: 'Da H5 vai in G4 o in G5, poi in F4.',
      },
      pass: {
        ask: 'L’unico Messaggero del Nero, in D1, si muove verso il basso. Chi non può muovere deve passare. Bloccalo: riempi l’ultima casa libera davanti a lui.',
        success: 'Ora il Nero deve passare, e muovi di nuovo tu.',
        wrong: { E2D2: 'Così si apre E2. Lascia questo Messaggero dov’è.' },
        otherwise: 'Da D1 il Nero può andare in E1 o in E2. In E2 ci sei già, quindi vai in E1.',
      },
      winTime: {
        ask: 'Un blocco fa guadagnare tempo. Altrimenti il Nero scappa in E1. Porta un Messaggero in B4 con due mosse, senza lasciar muovere il Nero.',
        success: 'Il Nero ha dovuto passare, così hai fatto due mosse di fila.',
        wrong: { C4B4: 'Ora il Nero va in E1. Prima blocca, poi corri.' },
        otherwise: 'Prima blocca E1 con il Messaggero in F1. Poi vai in B4.',
      },
      count: {
        ask: 'Conta i passi fino all’arrivo: a te ne servono sette, al Nero sei. Vinci la corsa solo se il Nero deve passare. Trova la mossa.',
        success:
          'Il Nero passa mentre il tuo ultimo Messaggero corre all’arrivo. Apri la strada solo allora.',
        wrong: { F5E5: 'Ora il Nero scappa in C1 e arriva per primo. Blocca prima di correre.' },
        otherwise: 'Riempi l’ultima casa libera davanti al Messaggero in B1.',
      },
    },
  },
  choice: {
    title: 'Scegli il tuo esercito',
    about: 'Chi vince la corsa sceglie un Pezzo Forte.',
    tasks: {
      winRace: {
        ask: 'Chi vince la corsa sceglie un Pezzo Forte. Prima vinci la corsa con il Messaggero in C3.',
        success: 'Hai vinto la corsa, quindi tocca ancora a te: ora scegli.',
        otherwise: 'I Messaggeri in A1 e B2 sono arrivati. Porta all’arrivo anche quello in C3.',
      },
      straight: {
        ask: 'La battaglia comincia con eserciti nuovi, e il Bianco passa in alto. Un Pezzo Forte si muove dritto, l’altro in diagonale. Scegli quello dritto.',
        success: 'Al Nero va quello diagonale.',
        wrong: {
          diagonal: 'Si può fare anche così. Ma qui scegli quello dritto.',
        },
        otherwise: 'Scegli quello dritto.',
      },
      diagonal: {
        ask: 'Stavolta giochi con il Nero e hai vinto la corsa. Il Nero comincia anche la battaglia. Scegli il Pezzo Forte diagonale.',
        success: 'Tutto il resto è uguale per entrambi. Ognuno ha un re e altri nove pezzi.',
        wrong: { orthogonal: 'Si può fare anche così. Ma qui scegli quello diagonale.' },
        otherwise: 'Scegli quello diagonale.',
      },
    },
  },
  power: {
    title: 'I Pezzi Forti',
    about: 'Fino a tre case, in diagonale o in linea retta.',
    tasks: {
      straight: {
        ask: 'Il Pezzo Forte dritto si muove da una a tre case in linea retta. Cattura il Messaggero in C2.',
        success: 'Più di tre case non può fare.',
        wrong: { F2D2: 'Così si ferma una casa troppo presto.' },
        otherwise: 'Sali dritto da F2.',
      },
      diagonal: {
        ask: 'Il Pezzo Forte diagonale si muove da una a tre case in diagonale. Cattura il Messaggero in C5.',
        success: 'Resta sempre sulle case di un solo colore.',
        wrong: { F2D4: 'Così si ferma una casa troppo presto.' },
        otherwise: 'Da F2 sali verso destra.',
      },
      safely: {
        ask: 'Cattura un pezzo, e fai in modo che niente possa catturare il tuo Pezzo Forte.',
        success: 'Niente difendeva il capitano. Controlla sempre prima di catturare.',
        wrong: { F3C3: 'Il soldato in B2 difende quel Messaggero, e riprende.' },
        otherwise: 'Niente difende il capitano in F5.',
      },
    },
  },
  captain: {
    title: 'Il capitano',
    about: 'Un salto, o un passo dritto.',
    tasks: {
      leaps: {
        ask: 'Il capitano salta di due case in una direzione e di una di lato. Cattura il Messaggero in D4.',
        success: 'Un salto passa sopra a tutto ciò che sta in mezzo.',
        wrong: { F3D2: 'Quel salto va a sinistra. Salta a destra.' },
        otherwise: 'Da F3 salta di due case in su e di una a destra.',
      },
      steps: {
        ask: 'Fa anche un passo dritto avanti o indietro, ma solo su case vuote. Portalo in G3, poi in F5.',
        success: 'Con un passo e un salto arriva dove un salto da solo non arriva.',
        otherwise: 'Prima fai un passo indietro in G3. Da lì salta in F5.',
      },
      safely: {
        ask: 'Due pezzi sono a un salto da te. Catturane uno, e resta dove niente può catturare il capitano.',
        success: 'Hai vinto un capitano senza perdere niente.',
        wrong: { F3D2: 'La guardia in C2 difende quel Messaggero, e riprende.' },
        otherwise: 'Quale pezzo bianco difende D2? Quale difende G5?',
      },
    },
  },
  swordsman: {
    title: 'Lo spadaccino',
    about: 'Cammina dritto, e cattura a distanza di spada.',
    tasks: {
      walks: {
        ask: 'Lo spadaccino cammina di una o due case in linea retta. Portalo in D5 con due mosse. In battaglia E5 è bloccata.',
        success: 'Ha girato intorno alla casa bloccata.',
        wrong: { F3F5: 'Da F5 non può salire: E5 è bloccata.' },
        otherwise: 'Sali di due case in D3, poi vai di due a destra.',
      },
      captures: {
        ask: 'Cattura solo ciò che è a due case di distanza, e solo se la casa in mezzo è vuota. Cattura quello che puoi.',
        success: 'Il Messaggero accanto era troppo vicino.',
        wrong: { F3F4: 'Ora anche quello in F5 è troppo vicino.' },
        otherwise: 'Non può catturare il Messaggero accanto. Guarda due case a destra.',
      },
      stepBack: {
        ask: 'Il soldato proprio davanti è troppo vicino per catturarlo. Prima fai un passo indietro, poi catturalo.',
        success: 'A distanza di spada, il soldato si poteva catturare.',
        otherwise: 'Fai un passo indietro in G3. Così E3 è a due case.',
      },
    },
  },
  guard: {
    title: 'La guardia',
    about: 'Va ovunque di un passo, ma non cattura alle sue spalle.',
    tasks: {
      steps: {
        ask: 'La guardia va in qualsiasi casa vicina. Portala in C3 con due mosse.',
        success: 'Una casa per volta, in ogni direzione.',
        wrong: { E3F3: 'Può anche tornare indietro, ma C3 è davanti.' },
        otherwise: 'Sali due volte, dritto o in diagonale.',
      },
      captures: {
        ask: 'Cattura in avanti, in diagonale in avanti e di lato, ma mai alle sue spalle. Cattura quello che puoi.',
        success: 'Per te avanti vuol dire in su. Il Messaggero alle spalle era al sicuro.',
        wrong: { E3E4: 'Quel passo si può fare, ma qui puoi catturare.' },
        otherwise: 'Avanti vuol dire in su: guarda le case sopra la guardia.',
      },
      safely: {
        ask: 'Due pezzi sono a portata. Catturane uno, e resta dove niente può catturare la guardia.',
        success: 'Hai vinto un capitano senza perdere niente.',
        wrong: { E3D4: 'Il soldato in C5 difende quel Messaggero, e riprende.' },
        otherwise: 'Quale pezzo bianco difende D4? Quale difende E2?',
      },
    },
  },
  soldier: {
    title: 'Soldato e Messaggero',
    about: 'I tuoi pezzi più piccoli, e come un Messaggero diventa soldato.',
    tasks: {
      captures: {
        ask: 'Il soldato va in qualsiasi casa vicina, ma cattura solo in diagonale. Cattura quello che puoi.',
        success: 'Avanza anche dritto, ma lì non cattura mai.',
        wrong: { E3D2: 'In diagonale è giusto, ma il Messaggero è dall’altra parte.' },
        otherwise: 'Cattura in diagonale in alto a destra, in D4.',
      },
      messengerMoves: {
        ask: 'In battaglia un Messaggero avanza dritto di una casa. Dalla sua prima casa può fare due passi. Porta il Messaggero da H3 a E3 con due mosse.',
        success: 'Due case, poi una.',
        wrong: { H3G3: 'Può fare due passi solo dalla sua prima casa. Approfittane ora.' },
        otherwise: 'Sali di due case da H3 in F3, poi di una.',
      },
      messengerTakes: {
        ask: 'Un Messaggero cattura in diagonale in avanti. Un pezzo proprio davanti lo blocca. Cattura quello che puoi.',
        success: 'Dritto davanti a sé non cattura mai.',
        otherwise: 'Cattura in diagonale in alto a destra, in D4.',
      },
      promotes: {
        ask: 'Sulle due righe di base nemiche un Messaggero diventa soldato. Fallo diventare soldato.',
        success: 'È diventato subito un soldato. Non c’è altra scelta.',
        otherwise: 'Sali dritto da C2 in B2.',
      },
    },
  },
  mate: {
    tasks: {
      powerPiece: {
        ask: 'Matto in una mossa con il Pezzo Forte dritto. Si muove fino a tre case in linea retta.',
        success: 'Scacco matto lungo l’ultima riga.',
        otherwise: 'Il re bianco può ancora scappare. Attacca lungo l’ultima riga.',
      },
      soldier: {
        ask: 'Matto in una mossa. Il soldato cattura in diagonale.',
        success: 'Da B3 il soldato attacca A2.',
        otherwise: 'Muovi il soldato in modo che il re sia accanto a lui in diagonale.',
      },
      cutOff: {
        ask: 'Matto in due mosse. Prima togli le case al re, poi dai matto.',
        success: 'Un re e un Pezzo Forte bastano per dare matto.',
        otherwise: 'Il re bianco scappa. Avvicina il tuo re.',
      },
    },
  },
  forks: {
    tasks: {
      captain: {
        ask: 'Attacca due pezzi insieme con il capitano, e cattura il Pezzo Forte in due mosse al massimo.',
        success: 'Il Bianco ha dovuto rispondere allo scacco, così hai catturato il Pezzo Forte.',
        otherwise: 'Così il Bianco lo salva. Dai scacco con il capitano.',
      },
      swordsman: {
        ask: 'Lo spadaccino cattura a due case, in su come in giù. Attacca re e capitano insieme, e cattura il capitano.',
        success: 'Il re ha dovuto muoversi, così hai catturato il capitano.',
        otherwise: 'Re e capitano sono nella stessa colonna. Mettiti in mezzo.',
      },
      threeAtOnce: {
        ask: 'Un salto del tuo capitano attacca tre pezzi insieme. Cattura il Pezzo Forte o la guardia.',
        success: 'Uno scacco, e altri due pezzi attaccati.',
        otherwise: 'Dai scacco con il capitano, dal centro della scacchiera.',
      },
    },
  },
  bare: {
    title: 'Il re solo',
    about: 'L’altro modo di vincere.',
    tasks: {
      takeMessenger: {
        ask: 'Un re rimasto solo ha perso. Vinci in due mosse al massimo catturando il Messaggero.',
        success: 'Il tuo re ha tenuto il re bianco lontano dal Messaggero.',
        otherwise:
          'Così il Bianco se la cava. Porta il tuo re accanto al Messaggero, di fronte al re bianco.',
      },
      takenBack: {
        ask: 'Il re bianco difende il Messaggero in C4. Se può riprendere il tuo ultimo pezzo, la partita è patta. Vinci in due mosse.',
        success: 'Il tuo re difendeva il Pezzo Forte, così il Bianco non poteva riprendere.',
        wrong: { C1C4: 'Il re bianco riprende. Ora sono rimasti soli i due re: patta.' },
        otherwise: 'Prima porta il tuo re proprio davanti al Messaggero.',
      },
    },
  },
  wins: (worthOf) => ({
    title: 'Che cosa fa vincere',
    about: 'Quanto vale ogni pezzo.',
    tasks: {
      dearest: {
        ask: `Il Pezzo Forte dritto vale ${worthOf('R')} Messaggeri, uno spadaccino ${worthOf('D')}. Cattura ciò che vale di più.`,
        success: `Una guardia vale ${worthOf('G')} Messaggeri, un capitano ${worthOf('C')}, il Pezzo Forte diagonale ${worthOf('B')}.`,
        wrong: { F3G5: `Uno spadaccino vale ${worthOf('D')}. Puoi catturare di più.` },
        otherwise: 'Il capitano può catturare due pezzi. Cattura quello in D2.',
      },
      exchange: {
        ask: 'Ora un soldato difende il Pezzo Forte: in cambio perderesti il capitano. Conta di nuovo, e scegli la cattura che rende di più.',
        success: `Hai vinto uno spadaccino, che vale ${worthOf('D')} Messaggeri, senza perdere niente. Cambiare il capitano con il Pezzo Forte rende meno.`,
        wrong: {
          F3D2: `Vinci il Pezzo Forte dritto, che vale ${worthOf('R')}, ma perdi un capitano, che vale ${worthOf('C')}. Un’altra cattura non costa niente.`,
        },
        otherwise: 'Il capitano può catturare due pezzi. Uno dei due non è difeso.',
      },
    },
  }),
  finish: {
    playOn:
      'Sei in netto vantaggio. Batti il computer, con il matto o catturando tutto tranne il re. Puoi ritirare le mosse.',
    tasks: {
      takeAll: {
        ask: 'Cattura il Messaggero in D1. Se sei in vantaggio, puoi vincere catturando tutto.',
        success: 'Un’altra cattura, e il re resta solo.',
        otherwise: 'Da A4 la diagonale porta in D1.',
      },
    },
  },
};
