// The one table of words for reasons, complete by type. Each entry is a predicate in the third person that reads on from the
// move, after "che" as well: "attacca la torre in d4". One that begins with "è" loses it where it stands as a sentence.
import { capital, movesText, numeral } from '../../language/it/numbers';
import { does, toWhom, whose } from '../../language/it/who';
import type { MoveReason, MoveRef, Threat } from '../../reasons/reason';
import type { MistakeExplanation } from '../../review/moveAnalysis';
import type { Reason as EndReason } from '../../rules/types';
import { type Speaker, saysOrigin } from '../speaker';
import { exchangeText, exposureText, gainText, lossText } from './material';
import { joined, type Phrases, phrasesOf } from './phrases';

type Words = {
  readonly [Kind in MoveReason['kind']]: (
    reason: Extract<MoveReason, { readonly kind: Kind }>,
    phrases: Phrases,
  ) => string;
};

const NEXT_MOVE = 'alla prossima mossa';

const WORDS: Words = {
  onlyLegalMove: () => 'è l’unica mossa legale',
  win: ({ by, moves, plies }, { words }) => {
    const own = by === null ? undefined : words.wins?.[by];
    if (plies === 1) return own?.now ?? (by && WINS_NOW[by]) ?? 'vince subito';
    if (plies === 2) return 'lascia solo mosse che perdono subito';
    if (by === 'checkmate') return `forza lo scacco matto${soonText(moves)}`;
    return own?.later?.(moves) ?? `forza la vittoria${soonText(moves)}`;
  },
  winsWith: ({ first }, phrases) =>
    `${doing(first, phrases)}; con il gioco migliore ${does(phrases.mover, 'vinci', 'vince')}`,
  alike: ({ first }, phrases) => `${doing(first, phrases)}${OTHERS.alike}`,
  longestResistance: ({ moves }) =>
    moves <= 1
      ? 'perde subito, come ogni altra mossa'
      : `resiste il più a lungo possibile${moves <= MAX_SEEN_MOVES ? `, per altre ${movesText(moves)}` : ''}`,
  repetitionWin: () => 'continua a dare scacco, e qui ripeterlo fa vincere',
  draw: ({ by, otherwise }) => {
    if (otherwise === 'alike') return 'porta solo alla patta: resta troppo poco per vincere';
    if (otherwise === 'same') return 'porta alla patta, come ogni altra mossa';
    const comes = (by && DRAWS[by]) ?? 'mantiene la patta';
    if (otherwise === null) return comes;
    return `${comes}: ogni altra mossa ${otherwise === 'loses' ? 'perde' : 'è peggiore'}`;
  },
  onlySave: ({ inCheck }) =>
    inCheck ? 'è l’unica risposta allo scacco che non perde' : 'è l’unica mossa che non perde',
  stopsWin: ({ by, moves, isOnly, move, hasOthers }, phrases) => {
    const named = winName(by, phrases);
    const first = moveText(move, phrases);
    const only = isOnly ? 'è l’unica mossa che ' : '';
    if (named) {
      const now = `${named.startsWith('la ') ? 'minacciata' : 'minacciato'} con ${first}`;
      const next = hasOthers ? NEXT_MOVE : now;
      const how = moves > 1 ? `in ${movesText(moves)} che comincia con ${first}` : next;
      return `${only}evita ${named} ${how}`;
    }
    const next = hasOthers ? NEXT_MOVE : `con ${first}`;
    const how = moves > 1 ? `in ${movesText(moves)}, cominciando con ${first}` : next;
    return `${only}${toWhom(phrases.opponent, 'impedisce')} di vincere ${how}`;
  },
  gain: gainText,
  exchange: exchangeText,
  promotion: ({ letter, cell }, phrases) =>
    `promuove ${joined('a', phrases.name(letter))}${phrases.place('in', cell)}`,
  saves: ({ piece, isMover }, phrases) =>
    phrases.isIt(piece)
      ? 'sfugge al pericolo'
      : phrases.acts(isMover ? 'toglie dal pericolo' : 'tiene al sicuro', piece),
  concedes: ({ piece, isForced }, phrases) =>
    `cede ${phrases.piece(piece)}${isForced ? ', che non si può salvare' : ''}`,
  misses: ({ piece, isRecapture }, phrases) => {
    const takes = phrases.words.capture?.does ?? `cattura${isRecapture ? ' a sua volta' : ''}`;
    return `non ${takes} ${phrases.piece(piece)}`;
  },
  answersCheck: ({ how, piece }, phrases) => {
    const isIt = phrases.isIt(piece);
    if (how === 'moves')
      return isIt ? 'esce dallo scacco' : phrases.acts('toglie dallo scacco', piece);
    return isIt ? 'para lo scacco' : `para lo scacco con ${phrases.piece(piece)}`;
  },
  check: () => 'dà scacco',
  threat: ({ threat, helper }, phrases) =>
    `minaccia ${threatened(threat, phrases)}${helper ? ` con ${phrases.piece(helper)}` : ''}`,
  castles: () => 'arrocca',
  passes: () => 'passa',
  choice: ({ lead }) =>
    lead === null ? 'vale più o meno quanto l’altra scelta' : 'vale più dell’altra scelta',
  attacks: ({ piece, isCaught }, phrases) =>
    `${phrases.acts('attacca', piece)}${isCaught ? ', che non ha mosse sicure' : ''}`,
  forks: ({ pieces }, phrases) => `attacca nello stesso tempo ${phrases.pieces(pieces)}`,
  offers: ({ piece, given }, phrases) =>
    `offre ${given ? `${phrases.pieceName(given)} per` : 'il cambio con'} ${phrases.piece(piece)}`,
  declines: ({ piece }, phrases) => `evita il cambio con ${phrases.piece(piece)}`,
  guards: ({ piece }, phrases) => phrases.acts('difende', piece),
  protects: ({ piece }, phrases) => phrases.acts('protegge', piece),
  supports: ({ piece }, phrases) => phrases.gives('dà un altro difensore', piece),
  keepsOff: ({ piece, cell, prey }, phrases) => {
    const away = phrases.isFeminine(piece) ? 'lontana' : 'lontano';
    const prevented = phrases.acts('attaccherebbe', prey);
    return phrases.acts('tiene', piece, ` ${away} da ${phrases.cell(cell)}, da dove ${prevented}`);
  },
  secures: ({ piece, guard }, phrases) => {
    const it = phrases.isFeminine(piece) ? 'la' : 'lo';
    return `porta ${phrases.pieceName(piece)} dove ${phrases.piece(guard)} ${it} protegge`;
  },
  dodges: ({ piece, by }, phrases) => {
    const attack = phrases.isFeminine(piece) ? 'attaccarla' : 'attaccarlo';
    return phrases.acts('allontana', piece, ` prima che ${phrases.piece(by)} possa ${attack}`);
  },
  stopsCheck: ({ piece, cell }, phrases) =>
    `${phrases.gives('impedisce', piece)} di dare scacco in ${phrases.cell(cell)}`,
  bars: ({ piece, cell }, phrases) => {
    const away = phrases.isFeminine(piece) ? 'lontana' : 'lontano';
    return phrases.acts('tiene', piece, ` ${away} da ${phrases.cell(cell)}`);
  },
  traps: ({ piece }, phrases) => phrases.gives('non lascia mosse sicure', piece),
  denies: ({ piece, cell }, phrases) => phrases.gives('toglie', piece, ` ${phrases.cell(cell)}`),
  spares: ({ piece, taker }, phrases) =>
    `lascia stare ${phrases.piece(piece)}, perché ${phrases.piece(taker)} riprenderebbe`,
  forces: ({ move }, phrases) => `forza ${moveText(move, phrases.reversed())}`,
  drives: ({ piece }, phrases) => phrases.acts('costringe', piece, ' a muoversi'),
  confines: ({ piece, cells }, phrases) =>
    phrases.gives('toglie', piece, ` ${cellsText(cells, phrases)}`),
  corners: ({ piece, cells }, phrases) => {
    if (cells === 0) return phrases.gives('non lascia vie di fuga', piece);
    return phrases.gives('lascia solo', piece, ` ${cellsText(cells, phrases)}`);
  },
  shelters: (_, { opponent }) => `${toWhom(opponent, 'toglie')} ogni possibilità di dare scacco`,
  blocks: ({ piece }, phrases) => phrases.acts('blocca', piece),
  opensWay: ({ piece, prey }, phrases) =>
    prey ? exposureText('opened', prey, piece, phrases) : phrases.gives('apre la strada', piece),
  makesRoom: ({ piece }, phrases) => phrases.gives('dà più spazio', piece),
  vacates: ({ piece, cell }, phrases) => `libera ${phrases.cell(cell)} per ${phrases.piece(piece)}`,
  mobility: ({ piece, cells }, phrases) =>
    phrases.isIt(piece)
      ? `raggiunge ${moreText(cells, phrases)}`
      : `offre ${moreText(cells, phrases)} ${joined('a', phrases.pieceName(piece))}`,
  plan: ({ plan }, phrases) =>
    phrases.words.plans[plan.name]?.(plan, phrases) ?? 'fa parte di un piano',
  prepares: ({ move, reason, isEnabled }, phrases) =>
    `${isEnabled ? 'prepara' : 'è una mossa tranquilla prima di giocare'} ${moveText(move, phrases)}${thatText(reason, phrases, move)}`,
  heads: ({ piece, cell }, phrases) =>
    phrases.isIt(piece)
      ? `si avvicina ${joined('a', phrases.cell(cell))}`
      : `avvicina ${phrases.pieceName(piece)} ${joined('a', phrases.cell(cell))}`,
  waits: ({ others }, { mover }) =>
    `è una mossa tranquilla: ${whose(mover, 'nessuno dei tuoi pezzi', 'nessun pezzo')} è in pericolo${others ? OTHERS[others] : ''}`,
  none: () => 'è una mossa tranquilla',
  allows: ({ reply, reason }, phrases) => {
    const other = phrases.reversed();
    return `${toWhom(other.mover, 'permette')} di giocare ${moveText(reply, other)}${thatText(reason, other, reply)}`;
  },
  allowsWin: ({ by, moves, isThreatened, last }, phrases) => {
    if (last) {
      const when = moves === 1 ? '' : soonText(moves);
      return `perde ${phrases.piece(last)}, l’ultimo pezzo oltre al re${when && `,${when}`}`;
    }
    const named = winName(by, phrases);
    const isSoon = moves === 1;
    if (isThreatened && isSoon && !named)
      return `non ${toWhom(phrases.opponent, 'impedisce')} di vincere subito`;
    if (named)
      return `${isThreatened ? 'non evita' : 'permette'} ${named}${isSoon ? ` ${NEXT_MOVE}` : soonText(moves)}`;
    if (isSoon) return `${toWhom(phrases.opponent, 'permette')} di vincere subito`;
    return `porta a una sconfitta forzata${soonText(moves)}`;
  },
  loses: lossText,
  avoids: () => 'evita questo',
  both: ({ reasons }, phrases) => {
    const parts = reasons.map((one) => doing(one, phrases));
    // After "che" the next verb would read on from that.
    if (/, |^è l’unica| che /.test(parts[0] ?? '')) return parts.join(', e ');
    const isList = /^[^,]* e (?:vince|alla fine|inizia|scambia) /.test(parts.at(-1) ?? '');
    return isList
      ? parts.join(', ')
      : parts.join(' e ').replace(/^([^,]* e [^,]*) e poi /, '$1, poi ');
  },
  text: ({ text }) => text,
};

/** What other moves come to where a quiet one is best. */
const OTHERS = {
  worse: ', e ogni altra mossa è peggiore',
  alike: ', e altre mosse valgono più o meno lo stesso',
} as const;

/** Moves beyond which their number says nothing to a player. */
const MAX_SEEN_MOVES = 5;

const soonText = (moves: number): string =>
  moves <= MAX_SEEN_MOVES ? ` in ${movesText(moves)}` : '';

/** What a win by this reason is called when it is stopped or allowed. */
const winName = (by: EndReason | null, { words }: Phrases): string | undefined =>
  by === 'checkmate' ? 'lo scacco matto' : by === null ? undefined : words.wins?.[by]?.threat;

/** What a win by this reason is, done at once; none where no move wins so, or only a game's own words say it. */
const WINS_NOW: Readonly<Partial<Record<EndReason, string>>> = {
  checkmate: 'è scacco matto',
  stalemate: 'non lascia mosse legali, e qui questo vince',
  'perpetual-check': 'ripete la posizione con scacco, e qui questo vince',
  'bare-king': 'lascia solo il re e vince',
  goal: 'raggiunge il traguardo e vince',
};

/** What a line that ends drawn comes to; none where no move does that. */
const DRAWS: Readonly<Partial<Record<EndReason, string>>> = {
  stalemate: 'porta allo stallo, cioè alla patta',
  repetition: 'porta alla patta per ripetizione',
  'dead-position': 'porta alla patta, perché resta troppo poco per vincere',
  'bare-king': 'porta alla patta, perché a nessuno resta altro che il re',
  'quiet-limit': 'porta alla patta per troppe mosse senza progressi',
  blocked: 'porta alla patta, perché non restano mosse',
};

/** What stands after "minaccia" and "minacci". */
function threatened(threat: Threat, phrases: Phrases): string {
  if (threat.kind === 'takes') {
    const { capture } = phrases.words;
    return `${capture ? `di ${capture.to} ` : ''}${phrases.pieces(threat.taken)}`;
  }
  const { by, moves, move } = threat;
  const when = moves > 1 ? ' in due mosse' : '';
  if (by === 'checkmate')
    return move.to !== null && moves === 1
      ? `scacco matto in ${phrases.cell(move.to)}`
      : `scacco matto${when}`;
  const named = by === null ? undefined : phrases.words.wins?.[by]?.threat;
  return named ? `${named}${when}` : `di vincere${when || ' subito'}`;
}

/** What a move that has just been named does: ", che attacca la torre in d4"; nothing is named twice. */
function thatText(reason: MoveReason | null, phrases: Phrases, move: MoveRef | null): string {
  if (reason === null || ['none', 'waits', 'castles', 'passes'].includes(reason.kind)) return '';
  if (reason.kind === 'saves' && reason.isMover) return ', al sicuro';
  if (reason.kind === 'answersCheck' && reason.how === 'moves') return ', fuori dallo scacco';
  if (reason.kind === 'win' && reason.by === 'checkmate' && reason.plies === 1)
    return ', scacco matto';
  // A later move to the same cell would read as a repetition.
  if (reason.kind === 'prepares' && reason.move.to === move?.to) return '';
  if (reason.kind === 'prepares')
    return `, poi ${moveText(reason.move, phrases)}${thatText(reason.reason, phrases, reason.move)}`;
  if (reason.kind === 'mobility') return `, ${freedomText(reason.cells, phrases)}`;
  if (reason.kind === 'heads') return `, verso ${phrases.cell(reason.cell)}`;
  return `, che ${doing(reason, move ? phrases.after(move) : phrases)}`;
}

const CELLS = { one: 'una casa', many: 'case' };

/** "una casa", "due case". */
function cellsText(count: number, { words }: Phrases): string {
  const { one, many } = words.cells ?? CELLS;
  return count === 1 ? one : `${numeral(count)} ${many}`;
}

const moreText = (cells: number, phrases: Phrases): string => `${cellsText(cells, phrases)} in più`;
const freedomText = (cells: number, phrases: Phrases): string =>
  `da dove raggiunge ${moreText(cells, phrases)}`;

/**
 * A move in the middle of a sentence: "guardia in e4", with the cell it leaves where the game's notation has that or another
 * piece of the kind could go there; as the game writes it where no piece simply goes.
 */
function moveText(move: MoveRef, phrases: Phrases): string {
  const { piece, to, notation } = move;
  if (!piece || to === null) return phrases.written(notation);
  const from = phrases.cell(piece.cell);
  const origin = saysOrigin(move, from) ? ` da ${from}` : '';
  return `${phrases.name(piece.letter)}${origin} in ${phrases.cell(to)}`;
}

/** What a reason says of a move, to read on from it: "attacca la torre in d4". */
function doing(reason: MoveReason, phrases: Phrases): string {
  const words = WORDS[reason.kind] as (one: MoveReason, by: Phrases) => string;
  return words(reason, phrases);
}

/** The same for other sentences, of which the move is the subject. */
export const predicate = (reason: MoveReason, speaker: Speaker): string =>
  doing(reason, phrasesOf(speaker));

/** A reason as a sentence: "Attacca la torre in d4." */
export const reasonSentence = (reason: MoveReason, speaker: Speaker): string =>
  `${capital(predicate(reason, speaker).replace(/^è /, ''))}.`;

/** A threat as a sentence; the mover of the speaker is who threatens: "Il Nero minaccia il tuo cavallo in Rb." */
export function threatSentence(threat: Threat, speaker: Speaker): string {
  const phrases = phrasesOf(speaker);
  const threatens = does(phrases.mover, 'minacci', 'minaccia');
  return `${capital(threatens)} ${threatened(threat, phrases)}.`;
}

/** "Meglio: rana in c6, che attacca la torre in d4." */
export function betterSentence(
  { better, betterIdea }: MistakeExplanation,
  speaker: Speaker,
): string {
  const phrases = phrasesOf(speaker);
  if (better.notation === null)
    return `Meglio: ${better.text.replace(/^the /, '')}${thatText(betterIdea, phrases, null)}.`;
  return `Meglio: ${moveText(better, phrases)}${thatText(betterIdea, phrases, better)}.`;
}
