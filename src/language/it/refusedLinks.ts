// Why links, codes and what comes from another device are refused.
import type { Texts } from '../textsType';

export const linkRefusals = {
  longGame: () => 'la partita è troppo lunga per un link',
  longPosition: () => 'la posizione è troppo lunga per un link',
  longMainLine: () => 'la linea principale è troppo lunga per un link',
  noLinkForOption: (option) => `nessun link può ancora contenere l’opzione ${option}`,
  noLinkForGame: (game) => `nessun link può contenere una partita di ${game}`,
  notLegalAt: (number, move) => `mossa ${number}: «${move}» non è una mossa legale`,

  linkLength: (length) => `ha ${length} caratteri, più di qualsiasi link di questa app`,
  emptyLink: () => 'dopo il suo indirizzo non c’è niente',
  foreignCharacter: (place, character) =>
    `il carattere ${place}, «${character}», non c’è mai in un link di questa app`,
  cutLink: (length, due) => `è tagliato: ci sono ${length} dei suoi ${due} caratteri`,
  moreAtEnd: (more) => `«${more}» alla fine non ne fa parte`,
  changedLink: () =>
    'è cambiato lungo la strada: la somma di controllo non corrisponde ai suoi caratteri',
  newerLink: (character) =>
    `il suo primo carattere è «${character}»: l’ha fatto una versione più nuova dell’app, o c’è un errore di battitura`,
  noLink: (character) =>
    `il suo primo carattere è «${character}», e nessun link di questa app comincia così`,

  connectsDevices: () => 'collega due dispositivi, e non contiene una partita',
  newerContent: () => 'contiene qualcosa che conosce solo una versione più nuova dell’app',
  newerRequest: () => 'chiede qualcosa che conosce solo una versione più nuova',
  newerGameNumber: (number) =>
    `contiene il gioco numero ${number}, che questa versione non conosce`,
  newerOption: (game) =>
    `contiene un’opzione delle regole di ${game} che questa versione non conosce`,
  newerOpponent: () => 'contiene un avversario che questa versione non conosce',
  newerReason: (number) => `finisce per il motivo numero ${number}, qui sconosciuto`,
  newerCoach: () => 'imposta il coach su qualcosa che qui è sconosciuto',
  noOrigin: () => 'non dice a quale partita via messaggio appartiene',
  messageWithComputer: () => 'è una partita via messaggio, ma ci gioca un computer',
  messageWithoutClock: () => 'è una partita via messaggio finita per il tempo, ma non ha orologio',
  lateDrawOffer: () => 'propone patta in una partita finita o non cominciata',
  lateTakeBack: () => 'chiede di ritirare una mossa in una partita finita o non cominciata',
  otherRules: (game) =>
    `secondo le regole di ${game} che questa versione conosce, le sue mosse portano altrove`,
  tooManyPlies: () => 'contiene più mosse di qualsiasi link',
  tooManyPliesOf: (count) => `contiene ${count} mosse, più di qualsiasi link`,
  itsMoveAfterEnd: (number) => `la sua mossa ${number} viene dopo la fine della partita`,
  someMoveAfterEnd: () => 'una delle sue mosse viene dopo la fine della partita',
  variationsOfLine: (variations, moves) =>
    `contiene ${variations} varianti di una linea di ${moves} mosse`,
  commentsOnMoves: (comments, moves) => `contiene ${comments} commenti a ${moves} mosse`,
  moveTwice: (move) => `contiene la mossa «${move}» due volte nello stesso punto`,
  badPlace: () => 'mostra un punto che non ha',
  moreFollows: () => 'contiene più di quanto dovrebbe',

  longForCodes: () => 'è troppo lungo per i codici',
  noSuchCodeOf: (number, of) => `è il codice ${number} di ${of}, e un codice così non esiste`,
  codesDoNotFit: () => 'i codici non vanno insieme',

  holdsGame: () => 'contiene una partita, e non collega dispositivi',
  newerWay: () => 'solo una versione più nuova dell’app può collegarsi così',
  codeToMove: () => 'è un codice per spostare tutto, non per giocare',
  codeToPlay: () => 'è un codice per giocare qui vicino, non per spostare tutto',
  isAnswer: () => 'è una risposta. Scansionala con il dispositivo che ha mostrato il primo codice',
  isFirstCode: () => 'è un primo codice, non la risposta che mostra l’altro dispositivo',
  otherAnswer: () =>
    'risponde a un codice diverso da quello mostrato qui. Scansiona di nuovo quello mostrato',
  noAddress: () => 'non ha l’indirizzo dell’altro dispositivo',
  addressKind: (number) => `il suo indirizzo ${number} è di un tipo sconosciuto`,
  addressOutside: (number) => `il suo indirizzo ${number} è fuori dalla rete locale`,
  addressPort: (number) => `il suo indirizzo ${number} non ha una porta`,
  shortUserName: (length, least) => `il suo nome utente ha ${length} caratteri, meno di ${least}`,
  shortPassword: (length, least) => `la sua password ha ${length} caratteri, meno di ${least}`,

  bytesNotGame: () => 'sono arrivati dei byte invece di una partita',
  bytesNotMessage: () => 'sono arrivati dei byte invece di un messaggio',
  otherMessage: (came, due) => `è arrivato il messaggio «${came}» invece di «${due}»`,
  messageLength: (length, most) => `un messaggio ha ${length} caratteri, più di ${most}`,
  messageNotJson: () => 'un messaggio non è JSON',
  tooManyBytes: (size, most) =>
    `ha annunciato ${size} byte, più dei ${most} che si possono ricevere`,
  endedEarly: (done, size) => `è finito dopo ${done} dei ${size} byte che aveva annunciato`,
  wrongPart: (length, missing) => `una parte ha ${length} byte, e ne mancano ${missing}`,
  damagedOnTheWay: () =>
    'la sua somma di controllo non corrisponde: si è danneggiato lungo la strada',
  noGameByMessage: () => 'non è una partita via messaggio',
} satisfies Partial<Texts<'refusals'>>;
