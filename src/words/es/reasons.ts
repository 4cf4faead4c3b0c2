// The one table of words for reasons, complete by type. Each entry is a predicate in the third person that reads on from the
// move: "ataca a la torre de d4". One that begins with "es" loses it where it stands as a sentence: "Jaque mate."

import { capital, listed, movesText } from '../../language/es/numbers';
import { isFeminine, leftText, texts as pieceTexts } from '../../language/es/pieces';
import type { MoveReason, MoveRef, PieceRef, Threat } from '../../reasons/reason';
import type { MistakeExplanation } from '../../review/moveAnalysis';
import type { Reason as EndReason } from '../../rules/types';
import { type Speaker, saysOrigin } from '../speaker';
import { exchangeText, exposureText, gainText, lossText } from './material';
import { does, doesTo, type Phrases, phrasesOf } from './phrases';

type Words = {
  readonly [Kind in MoveReason['kind']]: (
    reason: Extract<MoveReason, { readonly kind: Kind }>,
    phrases: Phrases,
  ) => string;
};

const WORDS: Words = {
  onlyLegalMove: () => 'es la única jugada legal',
  win: ({ by, moves, plies }, { words }) => {
    const own = by === null ? undefined : words.wins?.[by];
    if (plies === 1) return own?.now ?? (by && WINS_NOW[by]) ?? 'gana al instante';
    if (plies === 2) return 'solo deja jugadas que pierden al instante';
    if (by === 'checkmate') return `fuerza el mate${soonText(moves)}`;
    return own?.later?.(moves) ?? `fuerza la victoria${soonText(moves)}`;
  },
  winsWith: ({ first }, phrases) =>
    `${doing(first, phrases)}; con juego perfecto ${does(phrases.mover, 'ganas', 'ganan')}`,
  alike: ({ first }, phrases) => `${doing(first, phrases)}${OTHERS.alike}`,
  longestResistance: ({ moves }) =>
    moves <= 1
      ? 'pierde al instante, como cualquier otra jugada'
      : `opone la mayor resistencia${moves <= MAX_SEEN_MOVES ? ` y aguanta otras ${movesText(moves)}` : ''}`,
  repetitionWin: () => 'sigue dando jaque, y aquí repetirlo gana',
  draw: ({ by, otherwise }) => {
    if (otherwise === 'alike') return 'solo da tablas: queda demasiado poco para ganar';
    if (otherwise === 'same') return 'da tablas, como cualquier otra jugada';
    const comesTo = (by && DRAWS[by]) ?? 'conserva las tablas';
    if (otherwise === null) return comesTo;
    return `${comesTo}: todo lo demás ${otherwise === 'loses' ? 'pierde' : 'es peor'}`;
  },
  onlySave: ({ inCheck }) =>
    inCheck ? 'es la única respuesta al jaque que no pierde' : 'es la única jugada que no pierde',
  stopsWin: ({ by, moves, isOnly, move, hasOthers }, phrases) => {
    const now = hasOthers ? 'en la próxima jugada' : `con ${moveText(move, phrases)}`;
    const how = moves > 1 ? `en ${movesText(moves)} a partir de ${moveText(move, phrases)}` : now;
    const stops = `${doesTo(phrases.opponent, 'impide')} ${winning(by, phrases) ?? 'ganar'} ${how}`;
    return `${isOnly ? 'es la única jugada que ' : ''}${stops}`;
  },
  gain: gainText,
  exchange: exchangeText,
  promotion: ({ letter, cell }, phrases) =>
    `promociona a ${leftText([phrases.kind(letter)])}${phrases.place('en', cell)}`,
  saves: ({ piece, isMover }, phrases) =>
    isMover && phrases.isSaid(piece)
      ? 'se pone a salvo'
      : phrases.direct(isMover ? 'pone a salvo' : 'mantiene a salvo', piece),
  concedes: ({ piece, isForced }, phrases) =>
    `entrega ${phrases.piece(piece)}${isForced ? ', que no se puede salvar' : ''}`,
  misses: ({ piece, isRecapture }, phrases) => {
    const takes = phrases.words.capture?.does ?? (isRecapture ? 'recaptura' : 'captura');
    return `no ${takes} ${phrases.piece(piece)}`;
  },
  answersCheck: ({ how, piece }, phrases) => {
    if (how === 'moves')
      return phrases.isSaid(piece) ? 'sale del jaque' : phrases.toward('saca del jaque', piece);
    return phrases.isSaid(piece)
      ? 'responde al jaque'
      : `responde al jaque con ${phrases.piece(piece)}`;
  },
  check: () => 'da jaque',
  threat: ({ threat, helper }, phrases) =>
    `${threatText('amenaza', threat, phrases)}${helper ? ` con ${phrases.piece(helper)}` : ''}`,
  castles: () => 'enroca',
  passes: () => 'pasa',
  choice: ({ lead }) =>
    lead === null ? 'vale más o menos lo mismo que la otra opción' : 'vale más que la otra opción',
  attacks: ({ piece, isCaught }, { toward }) =>
    `${toward('ataca', piece)}${isCaught ? ', que no tiene jugadas seguras' : ''}`,
  forks: ({ pieces }, phrases) => `ataca a la vez ${phrases.toPieces(pieces)}`,
  offers: ({ piece, given }, phrases) =>
    `ofrece ${given ? phrases.pieceName(given) : 'el cambio'} por ${phrases.piece(piece)}`,
  declines: ({ piece }, phrases) => `evita el cambio por ${phrases.piece(piece)}`,
  guards: ({ piece }, { toward }) => toward('defiende', piece),
  protects: ({ piece }, { toward }) => toward('protege', piece),
  supports: ({ piece }, { indirect }) => indirect('añade un defensor', piece),
  keepsOff: ({ piece, cell, prey }, phrases) =>
    `${phrases.indirect('impide', piece)} ir a ${phrases.cell(cell)}, donde ${phrases.toward('atacaría', prey)}`,
  secures: ({ piece, guard }, phrases) =>
    `${phrases.toward('lleva', piece)} adonde ${pronoun(piece, phrases)} protege ${phrases.piece(guard)}`,
  dodges: ({ piece, by }, phrases) =>
    `${phrases.toward('aparta', piece)} antes de que ${pronoun(piece, phrases)} ataque ${phrases.piece(by)}`,
  stopsCheck: ({ piece, cell }, phrases) =>
    `${phrases.indirect('impide', piece)} dar jaque en ${phrases.cell(cell)}`,
  bars: ({ piece, cell }, phrases) =>
    `${phrases.indirect('impide', piece)} ir a ${phrases.cell(cell)}`,
  traps: ({ piece }, { toward }) => `${toward('deja', piece)} sin jugadas seguras`,
  denies: ({ piece, cell }, phrases) => phrases.indirect(`quita ${phrases.cell(cell)}`, piece),
  spares: ({ piece, taker }, phrases) =>
    `no captura ${phrases.piece(piece)}, porque ${phrases.piece(taker)} recapturaría`,
  forces: ({ move }, phrases) => `fuerza ${moveText(move, phrases.reversed())}`,
  drives: ({ piece }, { toward }) => `${toward('obliga', piece)} a moverse`,
  confines: ({ piece, cells }, phrases) => phrases.indirect(`quita ${phrases.cells(cells)}`, piece),
  corners: ({ piece, cells }, phrases) =>
    `${phrases.toward('deja', piece)} ${cellsLeft(cells, phrases)} adonde ir`,
  shelters: (_, { opponent }) => `${doesTo(opponent, 'deja')} sin jaques`,
  blocks: ({ piece }, { toward }) => toward('bloquea', piece),
  opensWay: ({ piece, prey }, phrases) =>
    prey ? exposureText('opened', prey, piece, phrases) : phrases.indirect('abre paso', piece),
  makesRoom: ({ piece }, { indirect }) => indirect('hace sitio', piece),
  vacates: ({ piece, cell }, phrases) =>
    `deja ${phrases.cell(cell)} libre para ${phrases.piece(piece)}`,
  mobility: ({ piece, cells }, phrases) =>
    `abre ${phrases.cells(cells)} más para ${phrases.pieceName(piece)}`,
  plan: ({ plan }, phrases) =>
    phrases.words.plans[plan.name]?.(plan, phrases) ?? 'forma parte de un plan',
  prepares: ({ move, reason, isEnabled }, phrases) =>
    `${isEnabled ? 'prepara' : 'es una jugada tranquila antes de'} ${moveText(move, phrases)}${thatText(reason, phrases, move)}`,
  heads: ({ piece, cell }, phrases) => `acerca ${phrases.pieceName(piece)} a ${phrases.cell(cell)}`,
  waits: ({ others }, { mover }) =>
    `es una jugada tranquila: ${SAFE_PIECES[mover]} está en peligro${others ? OTHERS[others] : ''}`,
  none: () => 'es una jugada tranquila',
  allows: ({ reply, reason }, phrases) => {
    const other = phrases.reversed();
    return `${doesTo(other.mover, 'permite')} jugar ${moveText(reply, other)}${thatText(reason, other, reply)}`;
  },
  allowsWin: ({ by, moves, isThreatened, last }, phrases) => {
    if (last) {
      const when = moves === 1 ? '' : soonText(moves);
      return `pierde ${phrases.piece(last)}, la última pieza aparte del rey${when && `,${when}`}`;
    }
    const wins = winning(by, phrases);
    const lets = isThreatened
      ? `no ${doesTo(phrases.opponent, 'impide')}`
      : doesTo(phrases.opponent, 'permite');
    const isSoon = moves === 1;
    if (wins) return `${lets} ${wins}${isSoon ? ' en la próxima jugada' : soonText(moves)}`;
    return isSoon ? `${lets} ganar al instante` : `pierde a la fuerza${soonText(moves)}`;
  },
  loses: lossText,
  avoids: () => 'lo evita',
  both: ({ reasons }, phrases) => {
    const parts = reasons.map((one) => doing(one, phrases));
    const [first] = reasons;
    // "La única jugada que no pierde y gana un peón" would be the only one of these.
    if (first && isOnlyOne(first)) return parts.join(', y además ');
    // What has an "and" of its own, or a comma, needs no more of the same; what a prepared move does is beside the point.
    const [own = ''] = (parts.at(-1) ?? '').split(', que ');
    const hasAnd = / y (?:luego|gana|empieza|cambia|promociona) /.test(own);
    // "Impide dar mate con guardia a d3 y gana el peón" could be what the guard does.
    const stops = first?.kind === 'stopsWin';
    if (hasAnd && !stops) return parts.join(', ');
    return stops || parts[0]?.includes(', ') ? parts.join(', y ') : listed(parts);
  },
  text: ({ text }) => text,
};

/** Whether a reason calls the move the only one of its kind. */
const isOnlyOne = (reason: MoveReason): boolean =>
  reason.kind === 'onlySave' || (reason.kind === 'stopsWin' && reason.isOnly);

/** "lo" or "la". */
const pronoun = ({ letter }: PieceRef, { kind }: Phrases): string =>
  isFeminine(kind(letter)) ? 'la' : 'lo';

const SAFE_PIECES = {
  you: 'ninguna de tus piezas',
  white: 'ninguna pieza blanca',
  black: 'ninguna pieza negra',
} as const;

/** What other moves come to where a quiet one is best. */
const OTHERS = {
  worse: ', y todas las demás jugadas son peores',
  alike: ', y otras jugadas son más o menos igual de buenas',
} as const;

/** How few cells a cornered piece has left: "sin casillas", "con solo una casilla". */
const cellsLeft = (cells: number, phrases: Phrases): string =>
  cells === 0 ? `sin ${phrases.cellsWord}` : `con solo ${phrases.cells(cells)}`;
const freedomText = (cells: number, phrases: Phrases): string =>
  `desde donde alcanza ${phrases.cells(cells)} más`;

/** Moves beyond which their number says nothing to a player. */
const MAX_SEEN_MOVES = 5;

const soonText = (moves: number): string =>
  moves <= MAX_SEEN_MOVES ? ` en ${movesText(moves)}` : '';

/** A win by this reason that is stopped or allowed: "dar mate". */
const winning = (by: EndReason | null, { words }: Phrases): string | undefined =>
  by === 'checkmate' ? 'dar mate' : by === null ? undefined : words.wins?.[by]?.infinitive;

/** What a win by this reason is, done at once; none where no move wins so, or only a game's own words say it. */
const WINS_NOW: Readonly<Partial<Record<EndReason, string>>> = {
  checkmate: 'es jaque mate',
  stalemate: 'no deja ninguna jugada legal, y aquí eso gana',
  'perpetual-check': 'repite la posición con jaque, y aquí eso gana',
  'bare-king': 'deja al rey solo y gana',
  goal: 'llega a la meta y gana',
};

/** What a line that ends drawn comes to; none where no move does that. */
const DRAWS: Readonly<Partial<Record<EndReason, string>>> = {
  stalemate: 'lleva a tablas por ahogado',
  repetition: 'lleva a tablas por repetición',
  'dead-position': 'lleva a tablas, sin piezas suficientes para ganar',
  'bare-king': 'lleva a tablas: ningún bando conserva más que el rey',
  'quiet-limit': 'lleva a tablas por demasiadas jugadas sin progreso',
  blocked: 'lleva a tablas, sin jugadas posibles',
};

/** With the verb that goes with who threatens: "amenaza", "amenazan". */
function threatText(threatens: string, threat: Threat, phrases: Phrases): string {
  if (threat.kind === 'takes') {
    const { capture } = phrases.words;
    return capture
      ? `${threatens} con ${capture.infinitive} ${phrases.pieces(threat.taken)}`
      : `${threatens} ${phrases.toPieces(threat.taken)}`;
  }
  const { by, moves, move } = threat;
  const when = moves > 1 ? ' en dos jugadas' : '';
  if (by === 'checkmate')
    return `${threatens} mate${when || (move.to === null ? '' : ` en ${phrases.cell(move.to)}`)}`;
  const wins = winning(by, phrases);
  return `${threatens} con ${wins ? `${wins}${when}` : `ganar${when || ' al instante'}`}`;
}

/** What a move that has just been named does: ", que ataca a la torre de d4"; nothing is named twice. */
function thatText(reason: MoveReason | null, phrases: Phrases, move: MoveRef | null): string {
  if (reason === null || ['none', 'waits', 'castles', 'passes'].includes(reason.kind)) return '';
  if (reason.kind === 'saves' && reason.isMover) return ', fuera de peligro';
  if (reason.kind === 'answersCheck' && reason.how === 'moves') return ', fuera del jaque';
  if (reason.kind === 'prepares') {
    // A later move to the same cell would read as a repetition.
    if (reason.move.to === move?.to) return '';
    return `, y luego ${moveText(reason.move, phrases)}${thatText(reason.reason, phrases, reason.move)}`;
  }
  if (reason.kind === 'mobility') return `, ${freedomText(reason.cells, phrases)}`;
  if (reason.kind === 'heads') return `, camino de ${phrases.cell(reason.cell)}`;
  return `, que ${doing(reason, move ? phrases.after(move) : phrases)}`;
}

/**
 * A move in the middle of a sentence: "guardia a e4", with the cell it leaves where the game's notation has that or another
 * piece of the kind could go there; as the game writes it where no piece simply goes.
 */
function moveText(move: MoveRef, phrases: Phrases): string {
  const { piece, to, notation } = move;
  if (!piece || to === null) return phrases.written(notation);
  const isFromSaid = saysOrigin(move, phrases.cellName(piece.cell));
  const origin = isFromSaid ? ` de ${phrases.cell(piece.cell)}` : '';
  return `${pieceTexts.names[phrases.kind(piece.letter)]}${origin} a ${phrases.cell(to)}`;
}

/** What a reason says of a move, to read on from it: "ataca a la torre de d4". */
function doing(reason: MoveReason, phrases: Phrases): string {
  const words = WORDS[reason.kind] as (one: MoveReason, by: Phrases) => string;
  return words(reason, phrases);
}

/** The same for other sentences, of which the move is the subject. */
export const predicate = (reason: MoveReason, speaker: Speaker): string =>
  doing(reason, phrasesOf(speaker));

/** A reason as a sentence: "Ataca a la torre de d4.", "Jaque mate."; of several, "es" stays for the verbs that follow. */
export function reasonSentence(reason: MoveReason, speaker: Speaker): string {
  const said = predicate(reason, speaker);
  return `${capital(reason.kind === 'both' ? said : said.replace(/^es /, ''))}.`;
}

/** A threat as a sentence; the mover of the speaker is who threatens: "Las negras amenazan a tu caballo de Rb." */
export function threatSentence(threat: Threat, speaker: Speaker): string {
  const phrases = phrasesOf(speaker);
  return `${capital(threatText(does(phrases.mover, 'amenazas', 'amenazan'), threat, phrases))}.`;
}

/** "Mejor: rana a c6, que ataca a la torre de d4." */
export function betterSentence(
  { better, betterIdea }: MistakeExplanation,
  speaker: Speaker,
): string {
  const phrases = phrasesOf(speaker);
  if (better.notation === null)
    return `Mejor: ${better.text}${thatText(betterIdea, phrases, null)}.`;
  return `Mejor: ${moveText(better, phrases)}${thatText(betterIdea, phrases, better)}.`;
}
