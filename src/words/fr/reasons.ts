// The one table of words for reasons, complete by type. Each entry is a predicate in the third person that has the move as its
// subject: "attaque la tour en d4". One that begins with "est" stands after "c’", or loses it after a comma.
import { movesText } from '../../language/fr/numbers';
import { agreeing, nameOf, of, sided, the, to } from '../../language/fr/pieces';
import { does, leavesOnly, lets, prevents, preventsNot, thisMove } from '../../language/fr/who';
import { capital } from '../../language/sentence';
import type { MoveReason, MoveRef, PieceRef, Threat } from '../../reasons/reason';
import type { MistakeExplanation } from '../../review/moveAnalysis';
import type { Reason as EndReason } from '../../rules/types';
import { type Speaker, saysOrigin } from '../speaker';
import { exchangeText, exposureText, gainText, lossText } from './material';
import { type Phrases, phrasesOf, toDo } from './phrases';

type Words = {
  readonly [Kind in MoveReason['kind']]: (
    reason: Extract<MoveReason, { readonly kind: Kind }>,
    phrases: Phrases,
  ) => string;
};

const WORDS: Words = {
  onlyLegalMove: () => 'est le seul coup légal',
  win: ({ by, moves, plies }, { words }) => {
    const own = by === null ? undefined : words.wins?.[by];
    if (plies === 1) return own?.now ?? (by && WINS_NOW[by]) ?? 'gagne tout de suite';
    if (plies === 2) return 'ne laisse que des coups qui perdent tout de suite';
    if (by === 'checkmate') return `force le mat${soonText(moves)}`;
    return own?.later?.(moves) ?? `mène à un gain forcé${soonText(moves)}`;
  },
  winsWith: ({ first }, phrases) =>
    `${doing(first, phrases)} ; au meilleur jeu, ${does(phrases.mover, 'gagnes', 'gagnent')}`,
  alike: ({ first }, phrases) => `${doing(first, phrases)}${OTHERS.alike}`,
  longestResistance: ({ moves }) =>
    moves <= 1
      ? 'perd tout de suite, comme tous les autres coups'
      : `résiste le plus longtemps${moves <= MAX_SEEN_MOVES ? `, soit encore ${movesText(moves)}` : ''}`,
  repetitionWin: () => 'continue à donner échec, et répéter cela gagne ici',
  draw: ({ by, otherwise }) => {
    if (otherwise === 'alike') return 'ne donne que la nulle : il reste trop peu pour gagner';
    if (otherwise === 'same') return 'donne la nulle, comme tous les autres coups';
    const comesTo = (by && DRAWS[by]) ?? 'garde la nulle';
    if (otherwise === null) return comesTo;
    return `${comesTo} : tout le reste ${otherwise === 'loses' ? 'perd' : 'est moins bon'}`;
  },
  onlySave: ({ inCheck }) =>
    inCheck ? 'est la seule réponse à l’échec qui ne perd pas' : 'est le seul coup qui ne perd pas',
  stopsWin: ({ by, moves, isOnly, move, hasOthers }, phrases) => {
    const first = moveText(move, phrases);
    const now = hasOthers ? ' au coup suivant' : ` par ${first}`;
    const how = moves > 1 ? ` en ${movesText(moves)}, dont le premier serait ${first}` : now;
    const stops = `${prevents(phrases.opponent, toDo(winning(by, phrases) ?? 'gagner'))}${how}`;
    return `${isOnly ? 'est le seul coup qui ' : ''}${stops}`;
  },
  gain: gainText,
  exchange: exchangeText,
  promotion: ({ letter, cell }, phrases) =>
    `obtient ${phrases.kinds([letter])} par promotion${phrases.place(cell)}`,
  saves: ({ piece, isMover }, phrases) =>
    isMover ? phrases.leavesDanger(piece) : phrases.object('sauve', piece),
  concedes: ({ piece, isForced }, phrases) =>
    `abandonne ${phrases.piece(piece)}${isForced ? ', qu’on ne peut pas sauver' : ''}`,
  misses: ({ piece, isRecapture }, phrases) => {
    const take = phrases.words.capture?.to ?? (isRecapture ? 'reprendre' : 'prendre');
    return `renonce à ${take} ${phrases.piece(piece)}`;
  },
  answersCheck: ({ how, piece }, phrases) => {
    if (how === 'moves')
      return phrases.isSaid(piece)
        ? 'sort de l’échec'
        : `sort ${phrases.pieceName(piece)} de l’échec`;
    return phrases.isSaid(piece) ? 'pare l’échec' : `pare l’échec avec ${phrases.piece(piece)}`;
  },
  check: () => 'donne échec',
  threat: ({ threat, helper }, phrases) =>
    `menace ${threatened(threat, phrases)}${helper ? ` avec ${phrases.piece(helper)}` : ''}`,
  castles: () => 'fait le roque',
  passes: () => 'laisse passer le tour',
  choice: ({ lead }) =>
    lead === null ? 'vaut à peu près autant que l’autre' : 'vaut mieux que l’autre',
  attacks: ({ piece, isCaught }, { object }) =>
    `${object('attaque', piece)}${isCaught ? ', qui n’a aucun coup sûr' : ''}`,
  forks: ({ pieces }, phrases) => `attaque à la fois ${phrases.pieces(pieces)}`,
  offers: ({ piece, given }, phrases) =>
    `${given ? `offre ${phrases.pieceName(given)}` : 'propose l’échange'} contre ${phrases.piece(piece)}`,
  declines: ({ piece }, phrases) => `évite l’échange contre ${phrases.piece(piece)}`,
  guards: ({ piece }, { object }) => object('défend', piece),
  protects: ({ piece }, { object }) => object('protège', piece),
  supports: ({ piece }, phrases) => `donne un défenseur de plus ${to(phrases.piece(piece))}`,
  keepsOff: ({ piece, cell, prey }, phrases) => {
    const would = phrases.object('attaquerait', prey);
    return `empêche ${phrases.piece(piece)} d’aller en ${phrases.cell(cell)}, d’où ${pronoun(piece, phrases)} ${would}`;
  },
  secures: ({ piece, guard }, phrases) => {
    const protects = `${phrases.piece(guard)} ${agreeing(phrases.kind(piece.letter), 'le', 'la')} protège`;
    return `met ${phrases.pieceName(piece)} là où ${protects}`;
  },
  dodges: ({ piece, by }, phrases) =>
    `éloigne ${phrases.pieceName(piece)} avant que ${phrases.piece(by)} puisse l’attaquer`,
  stopsCheck: ({ piece, cell }, phrases) =>
    `empêche ${phrases.piece(piece)} de donner échec en ${phrases.cell(cell)}`,
  bars: ({ piece, cell }, phrases) =>
    `empêche ${phrases.piece(piece)} d’aller en ${phrases.cell(cell)}`,
  traps: ({ piece }, phrases) => `ne laisse aucun coup sûr ${to(phrases.piece(piece))}`,
  denies: ({ piece, cell }, phrases) => `prive ${phrases.piece(piece)} de ${phrases.cell(cell)}`,
  spares: ({ piece, taker }, phrases) =>
    `laisse ${phrases.piece(piece)}, car ${phrases.piece(taker)} reprendrait`,
  forces: ({ move }, phrases) => `force ${arrivalText(move, phrases.reversed())}`,
  drives: ({ piece }, phrases) => `oblige ${phrases.piece(piece)} à bouger`,
  confines: ({ piece, cells }, phrases) =>
    `laisse ${to(phrases.piece(piece))} ${phrases.cells(cells)} de moins où aller`,
  corners: ({ piece, cells }, phrases) => {
    const left = cells === 0 ? phrases.cells(0) : only(phrases.cells(cells));
    return `ne laisse ${left} ${to(phrases.piece(piece))}`;
  },
  shelters: (_, { opponent }) => leavesOnly(opponent, 'aucun échec'),
  blocks: ({ piece }, { object }) => object('bloque', piece),
  opensWay: ({ piece, prey }, phrases) =>
    prey
      ? exposureText('opened', prey, piece, phrases)
      : `ouvre le chemin ${to(phrases.piece(piece))}`,
  makesRoom: ({ piece }, phrases) => `donne de l’espace ${to(phrases.piece(piece))}`,
  vacates: ({ piece, cell }, phrases) =>
    `libère ${phrases.cell(cell)} pour ${phrases.piece(piece)}`,
  mobility: ({ piece, cells }, phrases) =>
    `offre ${phrases.cells(cells)} de plus ${to(phrases.pieceName(piece))}`,
  plan: ({ plan }, phrases) =>
    phrases.words.plans[plan.name]?.(plan, phrases) ?? 'fait partie d’un plan',
  prepares: ({ move, reason, isEnabled }, phrases) =>
    `${isEnabled ? 'prépare' : 'est un coup tranquille avant'} ${arrivalText(move, phrases)}${thatText(reason, phrases, move, arrivalText)}`,
  heads: ({ piece, cell }, phrases) =>
    `rapproche ${phrases.pieceName(piece)} de ${phrases.cell(cell)}`,
  waits: ({ others }, { mover }) => {
    const pieces =
      mover === 'you' ? 'aucune de tes pièces' : `aucune ${sided({ side: mover, kind: 'piece' })}`;
    return `est un coup tranquille : ${pieces} n’est en danger${others ? OTHERS[others] : ''}`;
  },
  none: () => 'est un coup tranquille',
  allows: ({ reply, reason }, phrases) => {
    const other = phrases.reversed();
    const plays = `de jouer ${playedText(reply, other)}${thatText(reason, other, reply, playedText)}`;
    return lets(other.mover, plays);
  },
  allowsWin: ({ by, moves, isThreatened, last }, phrases) => {
    if (last) {
      const when = moves === 1 ? '' : soonText(moves);
      return `perd ${phrases.piece(last)}, la dernière pièce autre que le roi${when && `,${when}`}`;
    }
    const named = winning(by, phrases);
    const isSoon = moves === 1;
    if (isThreatened && (named || isSoon)) {
      const when = isSoon ? ' au coup suivant' : soonText(moves);
      return `${preventsNot(phrases.opponent, toDo(named ?? 'gagner'))}${when}`;
    }
    if (named)
      return lets(
        phrases.opponent,
        `${toDo(named)}${isSoon ? ' au coup suivant' : soonText(moves)}`,
      );
    if (isSoon) return lets(phrases.opponent, 'de gagner tout de suite');
    return `mène à une défaite forcée${soonText(moves)}`;
  },
  loses: lossText,
  avoids: () => 'évite cela',
  both: ({ reasons }, phrases) => joined(reasons, phrases, 'il'),
  text: ({ text }) => text,
};

/** What other moves come to where a quiet one is best. */
const OTHERS = {
  worse: ', et tous les autres coups sont moins bons',
  alike: ', et d’autres coups sont à peu près aussi bons',
} as const;

/** Moves beyond which their number says nothing to a player. */
const MAX_SEEN_MOVES = 5;

const soonText = (moves: number): string =>
  moves <= MAX_SEEN_MOVES ? ` en ${movesText(moves)}` : '';

const only = (what: string): string => (/^[aeéou]/.test(what) ? `qu’${what}` : `que ${what}`);

/** The pronoun of a piece: "il", "elle". */
const pronoun = ({ letter }: PieceRef, { kind }: Phrases): string =>
  agreeing(kind(letter), 'il', 'elle');

/** What a side does that wins by this reason, in the infinitive. */
const winning = (by: EndReason | null, { words }: Phrases): string | undefined =>
  by === 'checkmate' ? 'mater' : by === null ? undefined : words.wins?.[by]?.to;

const MATES = 'fait échec et mat';

/** What a win by this reason is, done at once; none where no move wins so, or only a game's own words say it. */
const WINS_NOW: Readonly<Partial<Record<EndReason, string>>> = {
  checkmate: MATES,
  stalemate: 'ne laisse aucun coup légal, ce qui gagne ici',
  'perpetual-check': 'répète la position en donnant échec, ce qui gagne ici',
  'bare-king': 'ne laisse que le roi et gagne',
  goal: 'atteint le but et gagne',
};

/** What a line that ends drawn comes to; none where no move does that. */
const DRAWS: Readonly<Partial<Record<EndReason, string>>> = {
  stalemate: 'mène au pat, donc à la nulle',
  repetition: 'mène à la nulle par répétition',
  'dead-position': 'mène à la nulle, car il ne reste pas de quoi gagner',
  'bare-king': 'mène à la nulle : aucun camp ne garde autre chose que son roi',
  'quiet-limit': 'mène à la nulle, après trop de coups sans progrès',
  blocked: 'mène à la nulle, car plus personne ne peut jouer',
};

/** Several reasons in one predicate; the second part of one that begins with "est" needs a subject of its own. */
function joined(reasons: readonly MoveReason[], phrases: Phrases, subject: 'il' | 'qui'): string {
  const [first = '', ...rest] = reasons.map((one) => doing(one, phrases));
  if (rest.length === 0) return first;
  // What a reply does in a clause of its own has its own "et".
  const [own = ''] = (rest.at(-1) ?? '').split(', qui ');
  const hasAnd = / et (?:gagne|commence|échange|donne|perd|(?:te )?rapporte) /.test(own);
  const [lead] = reasons;
  const isAnswer = lead?.kind === 'onlySave' && lead.inCheck;
  if (first.startsWith('est '))
    return `${first}, et ${isAnswer && subject === 'il' ? 'elle' : subject} ${rest.join(hasAnd ? ', ' : ' et ')}`;
  const parts = [first, ...rest];
  if (hasAnd) return parts.join(', ');
  return parts.join(first.includes(', ') ? ', et ' : ' et ');
}

/** What is threatened, after "menace". */
function threatened(threat: Threat, phrases: Phrases): string {
  const { capture } = phrases.words;
  if (threat.kind === 'takes') {
    const taken = phrases.pieces(threat.taken);
    return capture ? `${toDo(capture.to)} ${taken}` : taken;
  }
  const { by, moves, move } = threat;
  const when = moves > 1 ? ' en deux coups' : '';
  if (by === 'checkmate' && move.to !== null && moves === 1)
    return `de mater en ${phrases.cell(move.to)}`;
  const named = winning(by, phrases);
  return named ? `${toDo(named)}${when}` : `de gagner${when || ' tout de suite'}`;
}

/** What a move that has just been named does: ", qui attaque la tour en d4"; nothing is named twice. */
function thatText(
  reason: MoveReason | null,
  phrases: Phrases,
  move: MoveRef | null,
  called = moveText,
): string {
  if (reason === null || ['none', 'waits', 'castles', 'passes'].includes(reason.kind)) return '';
  if (reason.kind === 'saves' && reason.isMover) return ', hors de danger';
  if (reason.kind === 'answersCheck' && reason.how === 'moves') return ', hors d’échec';
  // A later move to the same cell would read as a repetition.
  if (reason.kind === 'prepares' && reason.move.to === move?.to) return '';
  if (reason.kind === 'prepares')
    return `, puis ${called(reason.move, phrases)}${thatText(reason.reason, phrases, reason.move, called)}`;
  if (reason.kind === 'mobility') return `, ${freedomText(reason.piece, reason.cells, phrases)}`;
  if (reason.kind === 'heads') return `, en route vers ${phrases.cell(reason.cell)}`;
  const named = move ? phrases.after(move) : phrases;
  const text = reason.kind === 'both' ? joined(reason.reasons, named, 'qui') : doing(reason, named);
  if (text === MATES) return ', échec et mat';
  return text.startsWith('est ') ? `, ${text.slice('est '.length)}` : `, qui ${text}`;
}

const freedomText = (piece: PieceRef, cells: number, phrases: Phrases): string =>
  `d’où ${pronoun(piece, phrases)} atteint ${phrases.cells(cells)} de plus`;

/**
 * A move in the middle of a sentence: "garde en e4", with the cell it leaves where the game's notation has that or another
 * piece of the kind could go there; as the game writes it where no piece simply goes.
 */
function moveText(move: MoveRef, phrases: Phrases): string {
  const { piece, notation } = move;
  const way = wayText(move, phrases);
  return piece && way ? `${nameOf(phrases.kind(piece.letter))}${way}` : phrases.written(notation);
}

/** The same as what is played: "le garde en e4". */
function playedText(move: MoveRef, phrases: Phrases): string {
  const { piece, notation } = move;
  const way = wayText(move, phrases);
  return piece && way ? `${the(phrases.kind(piece.letter))}${way}` : phrases.written(notation);
}

/** The same as what is prepared: "l’arrivée du garde en e4". */
function arrivalText(move: MoveRef, phrases: Phrases): string {
  const { piece, notation } = move;
  const way = wayText(move, phrases);
  return piece && way
    ? `l’arrivée ${of(the(phrases.kind(piece.letter)))}${way}`
    : phrases.written(notation);
}

/** " de d2 en e4"; empty where no piece simply goes. */
function wayText(move: MoveRef, phrases: Phrases): string {
  const { piece, to: goal } = move;
  if (!piece || goal === null) return '';
  const from = phrases.cell(piece.cell);
  const origin = saysOrigin(move, from) ? ` de ${from}` : '';
  return `${origin} en ${phrases.cell(goal)}`;
}

/** What a reason says of a move, to read on from it: "attaque la tour en d4". */
function doing(reason: MoveReason, phrases: Phrases): string {
  const words = WORDS[reason.kind] as (one: MoveReason, by: Phrases) => string;
  return words(reason, phrases);
}

/** The same for other sentences, of which the move is the subject. */
export const predicate = (reason: MoveReason, speaker: Speaker): string =>
  doing(reason, phrasesOf(speaker));

/** A reason as a sentence: "Ce coup attaque la tour en d4.", "Échec et mat." */
export function reasonSentence(reason: MoveReason, speaker: Speaker): string {
  const said = predicate(reason, speaker);
  if (reason.kind === 'choice') return `Ce choix ${said}.`;
  if (reason.kind === 'text') return `${capital(said)}.`;
  return said === MATES ? 'Échec et mat.' : `${thisMove(said)}.`;
}

/** A threat as a sentence; the mover of the speaker is who threatens: "Les Noirs menacent ton cavalier en Rb." */
export function threatSentence(threat: Threat, speaker: Speaker): string {
  const phrases = phrasesOf(speaker);
  const threatens = does(phrases.mover, 'menaces', 'menacent');
  return `${capital(threatens)} ${threatened(threat, phrases)}.`;
}

/** "Mieux : grenouille en c6, qui attaque la tour en d4." */
export function betterSentence(
  { better, betterIdea }: MistakeExplanation,
  speaker: Speaker,
): string {
  const phrases = phrasesOf(speaker);
  if (better.notation === null)
    return `Mieux : ${better.text}${thatText(betterIdea, phrases, null)}.`;
  return `Mieux : ${moveText(better, phrases)}${thatText(betterIdea, phrases, better)}.`;
}
