// Why stored games and analyses, texts of games, backups and other files are refused. Names in straight quotes or brackets stand
// so in the file.
import type { Texts } from '../textsType';

const newer = (version: number, what: string, most: number): string =>
  `version è ${version}: ${what} una versione più nuova dell’app, e questa legge fino a ${most}`;

export const recordRefusals = {
  newerGame: (version, most) => newer(version, 'questa partita l’ha salvata', most),
  newerAnalysis: (version, most) => newer(version, 'questa analisi l’ha salvata', most),
  newerReview: (version, most) => newer(version, 'questa revisione l’ha salvata', most),
  newerAttempt: (version, most) => newer(version, 'questo tentativo l’ha salvato', most),
  newerBackup: (version, most) => newer(version, 'questo backup l’ha scritto', most),

  unknownGame: (game) => `game è «${game}», che questa versione non conosce`,
  moveAtAfterEnd: (number, text) =>
    `la mossa ${number} («${text}») viene dopo la fine della partita`,
  wrongResult: (stated, actual) =>
    `result è ${stated}, ma secondo le regole ${actual === null ? 'la partita non è finita' : `il risultato è ${actual}`}`,
  messagePlayers: () =>
    'message non va con i giocatori: via messaggio giocano una persona e un amico',
  trialPlayers: () => 'trial non va con i giocatori: una prova la giocano due computer',
  tooManyIn: (name, most) => `${name} ne ha più di ${most}`,
  notTenths: (name, level) => `${name} è ${level}, e non in decimi`,
  notYesOrMissing: (name) => `${name} dovrebbe essere sì, o mancare`,
  timesSpent: (count, due) => `spent ha ${count} tempi, invece di ${due}`,
  hasSpace: (name) => `${name} ha uno spazio`,
  badDay: (text) => `day è «${text}», e non un giorno come 2026-11-22`,
  tooManyLessons: (count) => `begun ha ${count} lezioni`,
  noTheme: (name, text) => `${name} è «${text}», che non è un tema di problemi`,
  badPath: () => 'path non porta a nessun punto dell’albero',
  treeTooLong: (most) => `mosse e commenti hanno più di ${most} caratteri`,

  badPlayer: (tag, text, characters) =>
    `${tag} è «${text}», invece di «Person», «Person, NAME» o «Computer, level N» (o ${characters.join(', ')})`,
  badClock: (text) =>
    `Clock è «${text}», invece di qualcosa come «300+3 300+3»: secondi per il Bianco e per il Nero`,
  badStrict: (text, yes) => `Strict è «${text}», invece di «${yes}» o di mancare`,
  badResult: (text) => `Result è «${text}», e non un punteggio e un motivo`,
  badDate: (text) => `Date è «${text}», e non una data e un’ora`,
  badOption: (text) => `Options ha «${text}», e non nome=valore`,
  textTooLong: (most) => `il testo ha più di ${most} caratteri`,
  tagUnknown: (tag) => `il tag [${tag}] è sconosciuto`,
  tagTwice: (tag) => `il tag [${tag}] c’è due volte`,
  tagMissing: (tag) => `il tag [${tag} "..."] manca`,
  notGameText: () => 'questo non è il testo di una partita: non comincia con un tag',
  notAnalysisText: () => 'questo non è il testo di un’analisi: non comincia con un tag',
  wrongEnd: (last, score) => `le mosse finiscono con «${last}», e non con il risultato ${score}`,

  tooManyTreeMoves: (most) => `un’analisi ha al massimo ${most} mosse`,
  tooManyMoves: (most) => `ci sono più di ${most} mosse`,
  tooManyVariations: (most) => `più di ${most} varianti cominciano nello stesso punto`,
  notMove: (text) => `«${text}» non è una mossa`,
  halfMove: (text) => `«${text}» è senza il resto della sua mossa`,
  closesNoVariation: () => 'una «)» non chiude nessuna variante',
  emptyVariation: () => 'una variante non ha mosse: «()»',
  openVariation: () => 'una variante non è chiusa: manca una «)»',
  earlyVariation: () => 'una variante sta prima della mossa che dovrebbe sostituire',
  closesNoComment: () => 'una «}» non chiude nessun commento',
  openComment: (text) => `il commento «${text}» non è chiuso: manca una «}»`,
  earlyComment: (text) => `il commento «${text}» sta prima della mossa di cui parla`,
  longComment: (beginning, length, most) =>
    `il commento «${beginning}…» ha ${length} caratteri, più di ${most}`,
  commentCharacter: () => 'un commento ha un carattere di controllo o un carattere a metà',

  textLength: (length, most) => `il testo ha ${length} caratteri, più di ${most}`,
  emptyText: () => 'il testo è vuoto',
  noTags: (line, beginning) =>
    `la riga ${line} comincia con «${beginning}», mentre il testo di una partita comincia con tag come [Game "..."]`,
  tooManyGames: (count, most) => `il testo contiene ${count} partite, più di ${most}`,
  gameFromLine: (line, why) => `La partita dalla riga ${line} in poi: ${why}`,
  likeBackup: () =>
    'sembra un backup o un altro file di dati, non il testo di partite. I backup si ripristinano nelle Impostazioni',
  likePosition: () =>
    'sembra una posizione, ma non va con le regole standard di nessun gioco. Per usare altre regole, inizia da lì una nuova partita',
  largeTextFile: (file, megabytes) => `${file} ha ${megabytes} MB, troppi per un testo di partite`,
  notTextFile: (file) => `${file} non è un file di testo`,

  notBackup: () => 'il file non è un backup di questa app: il suo campo «fortyone» non è «backup»',
  largeBackup: (megabytes, most) =>
    `il file ha ${megabytes} MB, più dei ${most} MB che si possono leggere se non l’ha scritto l’app`,
  emptyFile: () => 'il file è vuoto',
  notJson: (why) => `il file non è JSON: ${why}`,
  cutBackup: () => 'il file non è un backup, o è tagliato: non finisce con «}»',
  nestedFile: (most) => `nel file i valori sono annidati per più di ${most} livelli`,
  wrongChecksum: (stated, actual) =>
    `checksum è «${stated}», ma il contenuto ha «${actual}»: il file è cambiato o si è danneggiato lungo la strada`,
  wrongCount: (name, stated, actual) => `${name} è ${stated}, ma il file ne ha ${actual}`,
  isNotText: (name) => `${name} non è un testo`,
} satisfies Partial<Texts<'refusals'>>;
